# Lauf rauf ! : ce que la table dessinée dit d’elle-même. Les places sont des noms, les grimpeurs se comptent à partir de 1.

prompt-lot = Qui commence ? Tirez au sort.
prompt-roll = Lancez les dés.
prompt-card = Retournez une carte.
prompt-choose = { $left ->
    [one] Agissez ou relancez : il reste un lancer.
   *[other] Agissez ou relancez : il reste { $left } lancers.
}
prompt-last = C’était le dernier lancer : agissez, ou servez-vous d’une carte.
prompt-compelled = Il faut agir : plus aucun lancer, et une action est possible (L12).
prompt-ring = Un 6 noir ! L’esprit passe son anneau à un grimpeur : choisissez lequel.
prompt-release = Un 6 noir ! L’anneau doit retourner à l’esprit.
prompt-overlook = Un 6 noir ! Rendez l’anneau, ou faites comme si vous n’aviez rien vu.
prompt-ask = { $seat } ne voit pas un 6 noir. Criez-vous « L’anneau ! » ?
prompt-draw = Encore une carte ?
prompt-over = La partie est terminée.

table-dice = Dés
table-die = { $die ->
    [A] Dé blanc A
    [B] Dé blanc B
   *[black] Dé noir
} : { $face ->
    [0] pas encore lancé
   *[other] { $face }
}
table-die-again = { $die ->
    [A] Dé blanc A
    [B] Dé blanc B
   *[black] Dé noir
} : { $face }, à relancer
table-take-dice = Touchez les dés à relancer
table-roll-again = { $many ->
    [1] Relancer un dé
    [2] Relancer deux dés
   *[other] Relancer tous les dés
}
table-rolls = Lancers faits : { $rolls }, il en reste { $left }
table-odds = En relançant ces dés, un départ vient encore dans { NUMBER($start, style: "percent") } des cas, une montée dans { NUMBER($ascend, style: "percent") }.
table-odds-start = En relançant ces dés, un départ vient encore dans { NUMBER($start, style: "percent") } des cas.
table-odds-ascend = En relançant ces dés, une montée vient encore dans { NUMBER($ascend, style: "percent") } des cas.
table-odds-none = En relançant ces dés, ni départ ni montée n’est possible.
table-draw-lot = Tirer au sort
table-climbers = Grimpeurs au choix
table-climber = Grimpeur { $pawn } ({ $seat })
table-targets = Où aller
table-choose-target = Que fait le grimpeur { $pawn } ({ $seat }) ?
table-choose-climber = « { $card } » : quel grimpeur ?
table-pile = { $pile ->
    [one] { $pile } carte face cachée, { $discards } à la défausse
   *[other] { $pile } cartes face cachée, { $discards } à la défausse
}
table-hands = Cartes
table-card = { $card } ({ $seat })
table-may-draw = Vous pouvez piocher une carte à la place.
table-may-steal = Vous pouvez prendre une carte à quelqu’un à la place : touchez-la.
table-may-play = Vous pouvez jouer une carte : touchez-la.
table-may-trade = Vous pouvez vous défausser d’une carte pour relancer un dé : touchez-la.
table-play-card = La jouer
table-steal-card = La prendre à { $seat }
table-trade-card = S’en défausser et relancer :
table-close = Fermer
table-actions = Avec les dés
table-again = Relancer
table-take-cards = Prendre des cartes
table-play-cards = Jouer une carte
table-trade-cards = Se défausser d’une carte
table-spirit = L’esprit de la montagne
table-other = Rien de plus
table-positions = Qui est où
table-place = { $seat } : { $places }
table-camp = camp de base
table-lower = niveau inférieur, case { $square }
table-middle = niveau du milieu, case { $square }
table-summit = camp du sommet
table-run-up = dans son élan, à { $ahead } de sa case d’ascension
table-ringed = avec l’anneau
table-ring-rests = L’esprit a l’anneau.

seat-cards = Cartes

stat-face = Face
stat-expected = Attendu
stat-all = Tous
stat-white = Dés blancs, premiers lancers des tours : { $thrown } faces
stat-black = Dé noir, premiers lancers des tours : { $thrown } faces
stat-cards = Cartes retournées
