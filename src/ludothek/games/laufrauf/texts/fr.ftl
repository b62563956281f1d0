# Lauf rauf!: ce qui se dit des coups et des événements. Les champs sont les arguments; `$seat`, `$other` et `$by` sont des
# noms, les grimpeurs (`$pawn`) comptent à partir de 1.

game-title = Lauf rauf!
game-subtitle = Trois grimpeurs, trois dés et un esprit grincheux
game-about = Lancez les dés jusqu’à trois fois, gardez ce qui vous sert et gravissez la montagne niveau après niveau : à côté des autres, par-dessus les autres, et sur la pointe des pieds devant l’esprit et son anneau.
game-credits = De Rüdiger Koltze, Ravensburger 2014. Cette version n’a aucun lien avec l’auteur ni avec l’éditeur.

drawing-legend = 1b est le grimpeur 2 du siège 1 · ° avec l’anneau · ^1 case d’ascension, '1 élan du siège 1, - de personne · *6 le dé noir, ? est relancé · joker 3+1 : cartes dans la pioche et dans la défausse
notation-legend = run 2 +9 : le grimpeur 2 court de 9 cases · ascend 1, capture 3 : le grimpeur 1 monte, le 3 capture · again A black : relancer ces dés (A et B sont blancs) · ring 4.2 : l’anneau au grimpeur 2 du siège 4 · back 1 -7, joker back 1 -7 : une carte pour son effet · trade foreign B : se défaire de cette carte, relancer le dé B · roll 5 3 *6 : ce que montrent les dés, le noir en dernier

board-ours = La montagne
board-hill = La colline
board-example = Un plateau de votre cru

option-first = Qui commence
    .about = Le premier joueur : tiré au sort ou choisi par vous.
option-first-lot = Tiré au sort
option-cards = Avec les cartes
    .about = Le jeu plus long : paires, brelans et suites rapportent des cartes qui en permettent davantage ou donnent un lancer de plus (L60 à L67). La première fois, jouez sans elles.
option-overlook = L’esprit peut passer inaperçu
    .about = Qui obtient un 6 noir peut faire comme s’il n’avait rien vu, tant que personne d’autre ne crie « L’anneau ! » (L46).
option-corners = À deux, on s’assied
    .about = Les deux coins de la montagne qui servent à deux joueurs. À trois ou à quatre, cela ne change rien (L4).
option-corners-opposite = face à face
option-corners-beside = côte à côte

phase-lot = Qui commence ?
phase-roll = Lancer les dés
phase-card = Retourner une carte
phase-choose = Agir ou relancer
phase-ring = L’anneau
phase-ask = Crier « L’anneau ! » ?
phase-draw = Encore une carte ?
phase-over = La partie est finie

seat-camp = Camp de base
seat-score = Sommet
seat-place = Place

card-direct = Départ direct
    .about = Avec une somme de 15 ou plus, un grimpeur va du camp de base tout droit sur votre case d’ascension du haut.
card-back = Marche arrière
    .about = Un grimpeur recule de la somme de deux dés. Il pousse en arrière, ne monte pas, ne capture pas et ne peut pas dépasser l’anneau.
card-foreign = Voie d’autrui
    .about = Un grimpeur du niveau inférieur monte par l’élan et la case d’ascension d’une autre couleur et arrive sur la case d’ascension du haut de cette couleur.
card-backcapture = Capture arrière
    .about = Un grimpeur capture en reculant avec le dé noir : au premier lancer, si aucun dé ne montre moins.
card-joker = Joker
    .about = Fait ce que fait l’une quelconque des quatre autres cartes.

move-start = Faire partir un grimpeur
move-run = Le grimpeur { $pawn } court de { $steps } cases
move-ascend = Le grimpeur { $pawn } monte
move-capture = Le grimpeur { $pawn } capture
move-ring = { $other } : passer l’anneau au grimpeur { $pawn }
move-release = Rendre l’anneau à l’esprit
move-overlook = Ne pas voir le 6 noir
move-call = Crier « L’anneau ! »
move-silent = Ne rien dire
move-again = Relancer { $dice ->
    [A] le dé blanc A
    [B] le dé blanc B
    [A-B] les deux dés blancs
    [black] le dé noir
    [A-black] le dé blanc A et le noir
    [B-black] le dé blanc B et le noir
   *[all] les trois dés
}
move-draw = Tirer une carte
move-enough = Ne plus tirer de carte
move-steal = { $other } : prendre « { $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
} »
move-direct = { $joker ->
    [true] Joker comme « Départ direct » : un grimpeur tout droit au niveau du milieu
   *[other] « Départ direct » : un grimpeur tout droit au niveau du milieu
}
move-back = { $joker ->
    [true] Joker comme « Marche arrière » : le grimpeur { $pawn } recule de { $steps } cases
   *[other] « Marche arrière » : le grimpeur { $pawn } recule de { $steps } cases
}
move-foreign = { $joker ->
    [true] Joker comme « Voie d’autrui » : le grimpeur { $pawn } monte
   *[other] « Voie d’autrui » : le grimpeur { $pawn } monte
}
move-backcapture = { $joker ->
    [true] Joker comme « Capture arrière » : le grimpeur { $pawn } capture
   *[other] « Capture arrière » : le grimpeur { $pawn } capture
}
move-trade = Se défaire de « { $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
} » et relancer { $die ->
    [A] le dé blanc A
    [B] le dé blanc B
   *[black] le dé noir
}
move-pass = Passer les dés
move-roll = { $a } · { $b } · noir { $black }
move-turned = { $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}
move-lot = { $seat } commence

fact-begins = { $seat } commence.
fact-rolls = { $seat }, lancer { $roll } : { $a }, { $b } et noir { $black }.
fact-rerolls = { $seat } relance { $dice ->
    [A] le dé blanc A
    [B] le dé blanc B
    [A-B] les deux dés blancs
    [black] le dé noir
    [A-black] le dé blanc A et le noir
    [B-black] le dé blanc B et le noir
   *[all] les trois dés
}.
fact-starts = { $seat } : le grimpeur { $pawn } part, case { $to }.
fact-runs = { $ring ->
    [lower] { $seat } : le grimpeur { $pawn } court de { $steps } cases au niveau inférieur, de { $start } à { $to }.
   *[middle] { $seat } : le grimpeur { $pawn } court de { $steps } cases au niveau du milieu, de { $start } à { $to }.
}
fact-ascends = { $seat } : le grimpeur { $pawn } monte de { $start } par { $over } au niveau du milieu, case { $to }.
fact-summits = { $seat } : le grimpeur { $pawn } monte de { $start } par { $over } et atteint le sommet, { $count } sur 3.
fact-captures = { $steps ->
    [one] { $seat } : le grimpeur { $pawn } capture un grimpeur ({ $other }) sur { $to }, à { $steps } case de là.
   *[other] { $seat } : le grimpeur { $pawn } capture un grimpeur ({ $other }) sur { $to }, à { $steps } cases de là.
}
fact-returns = { $seat } : le grimpeur { $pawn } dégringole de { $start } jusqu’au camp de base.
fact-pushes = { $seat } : le grimpeur { $pawn } est poussé de { $start } à { $to }.
fact-laps = { $seat } : le grimpeur { $pawn } a été poussé sur sa case d’ascension et doit faire encore un tour.
fact-haunts = Un 6 noir réveille l’esprit de la montagne : à { $seat } de déplacer l’anneau.
fact-rings = { $seat } passe l’anneau au grimpeur { $pawn } ({ $other }).
fact-frees = { $reason ->
    [captured] { $seat } : le grimpeur { $pawn } est capturé, et l’anneau retourne à l’esprit.
   *[released] { $seat } : le grimpeur { $pawn } est délivré de l’anneau, qui retourne à l’esprit.
}
fact-overlooks = { $seat } n’a pas vu le 6 noir, ou fait comme si.
fact-calls = { $by } crie « L’anneau ! » : { $seat } doit le déplacer.
fact-silent = { $seat } ne dit rien.
fact-compels = { $seat } doit agir : après le dernier lancer, une action est possible.
fact-passes = { $seat } passe les dés.
fact-draws = { $seat } tire « { $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
} »{ $kept ->
    [0] , mais possède déjà cette sorte : à la défausse.
   *[1] .
}
fact-reshuffles = La pioche est épuisée ; on mélange la défausse, qui devient la nouvelle pioche.
fact-stops = { $reason ->
    [none] Il ne reste plus de carte ; { $seat } a fini de tirer.
   *[choice] { $seat } ne tire plus de carte.
}
fact-steals = { $seat } prend « { $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
} » à { $other }{ $kept ->
    [0] , mais possède déjà cette sorte : à la défausse.
   *[1] .
}
fact-plays = { $card ->
    [joker] { $seat } joue le joker comme « { $effect ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
} ».
   *[other] { $seat } joue « { $effect ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
} ».
}
fact-directs = { $seat } : le grimpeur { $pawn } va du camp de base tout droit à { $to } au niveau du milieu.
fact-backs = { $ring ->
    [lower] { $seat } : le grimpeur { $pawn } recule de { $steps } cases au niveau inférieur, de { $start } à { $to }.
   *[middle] { $seat } : le grimpeur { $pawn } recule de { $steps } cases au niveau du milieu, de { $start } à { $to }.
}
fact-trades = { $seat } se défait de « { $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
} » pour relancer { $die ->
    [A] le dé blanc A
    [B] le dé blanc B
   *[black] le dé noir
}.
fact-ends = { $seat } a ses trois grimpeurs au sommet et gagne !
fact-scores = { $points ->
    [one] { $seat } a { $points } grimpeur au sommet, place { $place }.
   *[other] { $seat } a { $points } grimpeurs au sommet, place { $place }.
}
