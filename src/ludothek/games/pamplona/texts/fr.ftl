# Viva Pamplona!: ce qui se dit des coups et des événements. Les champs sont les arguments; `$seat`, `$other` et `$by` sont
# des noms, les coureurs comptent à partir de 1, et un dé montre 1 pour une flèche.

game-title = Viva Pamplona!
game-subtitle = Des taureaux, du courage et des nerfs d’acier
game-about = Courez devant le taureau dans les ruelles de Pampelune : assez près pour l’honneur, assez vite pour l’arène, et en jouant des coudes entre-temps.
game-credits = De Wolfgang Kramer, F.X. Schmid 1992. Cette version n’a aucun lien avec l’auteur ni avec l’éditeur.

drawing-legend = 1a est le coureur 1 du siège 1, 2c le coureur 3 du siège 2 · T Torro · ! peur · ~ tomates · | arène
notation-legend = A1+3 → 4 : le dé A fait courir le coureur 1 de 3 cases, jusqu’à la 4 · push 2.1 + : pousser en avant le coureur 1 du siège 2 (- en arrière, = laisser)

board-ours = À travers la vieille ville
board-short = La ruelle courte
board-example = La rue sinueuse

option-first = Qui commence
    .about = Le premier joueur : tiré au sort ou choisi par vous.
option-first-lot = Tiré au sort
option-rotate_start = Le départ avance à chaque tour
    .about = Dans la boîte, chaque tour commence par le même joueur, et celui qui joue en dernier a un net avantage : à quatre, il gagne environ 36 à 41 % des parties. Avec cette option, le départ passe au joueur suivant à chaque tour (P7).
option-first_attack = Une attaque comme première carte
    .about = Ce qu’il advient de « Torro attaque ! » avant qu’une autre carte ait été retournée (P43).
option-first_attack-redraw = Remélanger et tirer une autre carte (règles allemande et italienne)
option-first_attack-discard = Mettre de côté (règle française)

phase-lot = Qui commence ?
phase-throw = Lancer les dés
phase-run = Courir
phase-scuffle = Une bousculade ?
phase-push = Pousser
phase-card = Retourner la carte de Torro
phase-over = La partie est finie

seat-points = Courage
seat-credits = Crédits
seat-ranks = Gradins
seat-behind = Derrière Torro
seat-score = Score
seat-place = Place

move-run = { $steps ->
    [0] Dé { $die } : le coureur { $runner } reste sur place
    [1] Dé { $die } : le coureur { $runner } court 1 case
   *[other] Dé { $die } : le coureur { $runner } court { $steps } cases
}
move-scuffle = Bousculer
move-peace = Pas de bousculade
move-shove = { $push ->
    [stay] { $seat } : laisser le coureur { $runner }
    [back] { $seat } : pousser le coureur { $runner } en arrière
   *[forward] { $seat } : pousser le coureur { $runner } en avant
}
move-throw = A { $a ->
    [1] →
   *[other] { $a }
} · B { $b ->
    [1] →
   *[other] { $b }
}
move-card = { $comes ->
    [0] Torro attaque !
   *[other] Torro arrive : { $comes }
}
move-lot = { $seat } commence

fact-begins = { $seat } commence.
fact-throws = { $seat } lance { $a ->
    [1] une flèche
   *[other] { $a }
} et { $b ->
    [1] une flèche
   *[other] { $b }
}.
fact-runs = { $steps ->
    [0] { $seat } : le coureur { $runner } reste sur la case { $to } (dé { $die }).
    [1] { $seat } : le coureur { $runner } court 1 case jusqu’à la { $to } (dé { $die }).
   *[other] { $seat } : le coureur { $runner } court { $steps } cases jusqu’à la { $to } (dé { $die }).
}
fact-slips = { $seat } : le coureur { $runner } glisse sur les tomates de la case { $at } et recule sur la { $to }.
fact-fears = { $points ->
    [one] { $seat } : le coureur { $runner } prend peur sur la case { $square } et coûte { $points } point de courage.
   *[other] { $seat } : le coureur { $runner } prend peur sur la case { $square } et coûte { $points } points de courage.
}
fact-borrows = { $credits ->
    [one] { $seat } prend un crédit de 10.
   *[other] { $seat } prend { $credits } crédits de 10.
}
fact-arrives = { $seat } : le coureur { $runner } est dans l’arène, sur la case { $square }.
fact-scuffles = { $points ->
    [one] { $seat } bouscule sur la case { $square } et prend { $points } point de courage à { $other }.
   *[other] { $seat } bouscule sur la case { $square } et prend { $points } points de courage à { $other }.
}
fact-peace = { $seat } renonce à la bousculade.
fact-shoves = { $by } pousse le coureur { $runner } ({ $seat }) de la case { $start } à la { $to }.
fact-spares = { $by } laisse le coureur { $runner } ({ $seat }) en paix.
fact-passes = { $seat } n’a plus de coureur en jeu et passe son tour.
fact-ranks = { $seat } : le coureur { $runner } monte sur le gradin { $rank }.
fact-comes = { $steps ->
    [one] Torro arrive : { $steps } case, de la { $start } à la { $to }.
   *[other] Torro arrive : { $steps } cases, de la { $start } à la { $to }.
}
fact-torroslips = Torro glisse sur les tomates de la case { $at } et recule sur la { $to }.
fact-attacks = Torro attaque sur la case { $square } !
fact-braves = { $points ->
    [3] { $seat } : coureur { $runner } à côté de Torro, 3 points.
    [2] { $seat } : coureur { $runner } une case devant, 2 points.
    [1] { $seat } : coureur { $runner } deux cases devant, 1 point.
    [0] { $seat } : coureur { $runner } trop loin devant, aucun point.
    [-1] { $seat } : coureur { $runner } derrière Torro, { $points } point.
   *[other] { $seat } : coureur { $runner } derrière Torro, { $points } points.
}
fact-settles = { $points ->
    [0] Attaque, total pour { $seat } : ni gain ni perte.
    [1] Attaque, total pour { $seat } : { $points } point de courage.
    [-1] Attaque, total pour { $seat } : { $points } point de courage.
   *[other] Attaque, total pour { $seat } : { $points } points de courage.
}
fact-setaside = Torro attaque trop tôt : la carte est mise de côté.
fact-reshuffles = Le paquet est épuisé ; les cartes jouées sont mélangées et forment le nouveau.
fact-rounds = Le tour { $round } commence ; { $seat } joue en premier.
fact-ends = { $reason ->
    [ranked] Tous les coureurs sont sur les gradins : la partie est finie.
   *[torro] Torro est dans l’arène : la partie est finie.
}
fact-behind = { $squares ->
    [one] { $seat } : le coureur { $runner } est { $squares } case derrière Torro et coûte autant.
   *[other] { $seat } : le coureur { $runner } est { $squares } cases derrière Torro et coûte autant de points.
}
fact-scores = { $points ->
    [0] { $seat } a { $points } point, place { $place }.
    [1] { $seat } a { $points } point, place { $place }.
    [-1] { $seat } a { $points } point, place { $place }.
   *[other] { $seat } a { $points } points, place { $place }.
}
