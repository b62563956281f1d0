# Taurus: ce que la table dessinée dit d’elle-même. Les sièges sont des noms, les trous portent le numéro du champ et une lettre.

prompt-lot = Qui commence ? Le sort en décide.
prompt-deal = Menez le troupeau au pâturage.
prompt-opening = Choisissez un trou pour votre premier piquet.
prompt-beside = Choisissez le trou voisin pour le second piquet.
prompt-turn = Plantez un piquet, ou touchez un piquet pour en tirer un fil.
prompt-join = À quel piquet relier le nouveau ?
prompt-hold = Où mener le fil ?
prompt-side = Le fil passe entre les cornes : de quel côté se tient le taureau ?
prompt-close = Fermer aussi un anneau avec un fil gris ?
prompt-circuit = Deux anneaux se ferment : lequel compte ?
prompt-share = Prenez le taureau de votre choix.
prompt-over = La partie est finie.

group-plant = Un nouveau piquet
group-from = Depuis un piquet planté
group-wire = Votre fil
group-grey = Un fil gris

table-board = Trous, piquets et taureaux au choix
table-draw-lot = Tirer au sort
table-let-go = Lâcher le piquet en { $hole }
table-nearer = Plus près
table-farther = Plus loin
table-herds = Troupeaux
table-herd = { $seat } : noirs { $black }, rouges { $red }, bruns { $brown }, gris { $grey } ; fils restants { $wires } ; points { $score }
table-share = { $seat } { $bulls }
table-pen = { $bulls ->
    [one] enferme { $bulls } taureau : { $shares }
   *[other] enferme { $bulls } taureaux : { $shares }
}
table-closes = { $bulls ->
    [one] { $bulls } taureau à l’intérieur
   *[other] { $bulls } taureaux à l’intérieur
}
table-again = Touchez encore une fois pour tendre le fil gris.
table-posts-left = { $posts ->
    [one] reste { $posts } piquet
   *[other] restent { $posts } piquets
}
table-greys-left = { $wires ->
    [one] reste { $wires } fil gris
   *[other] restent { $wires } fils gris
}
table-positions = Où tout se trouve
table-bulls = { $colour } : champs { $fields }
table-wires = Fils de { $seat } : { $wires }
table-grey-wires = Fils gris : { $wires }

stat-herd = Taureaux venus au pâturage
stat-black = Noirs
stat-red = Rouges
stat-brown = Bruns
stat-grey = Gris
