# Viva Pamplona! : ce que la table dessinée dit d’elle-même. Les places sont des noms, les coureurs se comptent à partir de 1.

prompt-lot = Qui commence ? Le sort en décide.
prompt-throw = Lancez les dés.
prompt-run = Choisissez un dé et un coureur.
prompt-scuffle = Vous êtes en surnombre : une bousculade ?
prompt-push = Pousser ou laisser tranquille ?
prompt-card = Retournez la carte de Torro.
prompt-over = La partie est finie.

table-dice = Dés
table-die = Dé { $die } : { $face }
table-face = { $face ->
    [0] rien
    [1] flèche
   *[other] { $face }
}
table-runners = Coureurs au choix
table-runner = Coureur { $runner } de { $seat }
table-targets = Où aller
table-draw-lot = Tirer au sort
table-choose-runner = Dé { $die }, { $face } : quel coureur ?
table-choose-target = Dé { $die }, { $face } : où court le coureur { $runner } ?
table-choose-push = Que devient le coureur { $runner } de { $seat } ?
table-takes = { $points ->
    [one] prend { $points } point à { $seat }
   *[other] prend { $points } points à { $seat }
}
table-attack = Torro attaque !
table-comes = Torro arrive : { $comes }
table-cards-left = { $left ->
    [one] { $left } carte face cachée
   *[other] { $left } cartes face cachée
}
table-purses = Points de courage
table-purse = { $seat } : courage { $points }, gradins { $ranks }, cases derrière Torro { $behind }, crédits de dix { $credits }, en tout { $score }
table-place = { $seat } : { $squares }
table-square = case { $square }
table-arena = arène, case { $square }
table-rank = gradin { $rank }
table-torro = Torro : case { $square }
table-positions = Où chacun se trouve

stat-face = Face
stat-expected = Attendu
stat-all = Tous
stat-throws = Dé { $die } : lancé { $throws } ×
stat-cards = Cartes
