# Taurus: ce qui se dit des coups et des événements. Les champs sont les arguments; `$seat` est un nom, un trou porte le
# numéro de son champ et une lettre, un anneau contient trois taureaux ou plus.

game-title = Taurus
game-subtitle = Des piquets, des fils et quantité de taureaux
game-about = Enfermez les taureaux, peu importe dans la clôture de qui : quand un fil gris ferme l’anneau, tous ceux qui y ont un fil se les partagent.
game-credits = De Peter Wichmann, LudoArt 2008. Cette version n’a aucun lien avec l’auteur ni avec l’éditeur.

drawing-legend = k taureau noir, r rouge, b brun, g gris · . trou libre · 1 à 4 piquet, selon le siège qui a commencé la clôture · à gauche le premier champ de la ligne · dessous, les fils de chaque siège : 12a-13c
notation-legend = plant 12a, wire 13c : planter un piquet dans le trou a du champ 12 et le relier au 13c · from 12a, grey 13c : un fil gris entre deux piquets

board-ours = Le grand pâturage
board-small = Le corral
board-example = L’hacienda

option-first = Qui commence
    .about = Le premier joueur : tiré au sort ou choisi par vous (T4).
option-first-lot = Tiré au sort

phase-lot = Qui commence ?
phase-deal = Mener le troupeau au pâturage
phase-opening = Planter le premier piquet
phase-beside = Planter le second piquet à côté
phase-turn = Planter un piquet ou en choisir un
phase-join = Relier le nouveau piquet
phase-hold = Tendre le fil
phase-side = De quel côté se tient le taureau ?
phase-close = Fermer aussi un anneau ?
phase-circuit = Quel anneau compte ?
phase-share = Prendre un taureau
phase-over = La partie est finie

seat-wires = Fils
seat-bulls = Taureaux
seat-score = Score
seat-place = Place

move-plant = Planter un piquet en { $hole }
move-from = Depuis le piquet { $hole }
move-wire = Fil à soi vers { $hole }
move-grey = Fil gris vers { $hole }
move-side = { $side ->
    [left] Le taureau se tient à gauche du fil
   *[right] Le taureau se tient à droite du fil
}
move-close = { $circuit ->
    [outline] C’est le contour de toute la clôture qui compte
   *[pen] C’est l’enclos lui-même qui compte
}
move-done = Pas de fil gris
move-take = { $colour ->
    [black] Prendre un taureau noir
    [red] Prendre un taureau rouge
    [brown] Prendre un taureau brun
   *[grey] Prendre un taureau gris
}
move-bull = { $colour ->
    [black] Un taureau noir
    [red] Un taureau rouge
    [brown] Un taureau brun
   *[grey] Un taureau gris
}
move-lot = { $seat } commence

fact-begins = { $seat } commence.
fact-grazes = { $bulls } taureaux sont au pâturage.
fact-plants = { $seat } plante un piquet en { $hole }.
fact-stretches = { $seat } tend un fil de { $start } à { $end }.
fact-greys = { $seat } tend un fil gris de { $start } à { $end }.
fact-unites = { $seat } réunit deux clôtures en une.
fact-crosses = { $wires ->
    [one] { $seat } : le fil croise { $wires } fil d’une autre clôture, sans y être relié.
   *[other] { $seat } : le fil croise { $wires } fils d’autres clôtures, sans y être relié.
}
fact-stands = { $side ->
    [left] { $seat } : le taureau { $colour ->
        [black] noir
        [red] rouge
        [brown] brun
       *[grey] gris
    } du champ { $field } se tient à gauche du fil.
   *[right] { $seat } : le taureau { $colour ->
        [black] noir
        [red] rouge
        [brown] brun
       *[grey] gris
    } du champ { $field } se tient à droite du fil.
}
fact-pens = { $circuit ->
    [outline] { $seat } : le contour de toute la clôture contient { $bulls } taureaux.
   *[pen] { $seat } : le nouvel enclos contient { $bulls } taureaux.
}
fact-closes = { $circuit ->
    [outline] { $seat } ferme un enclos de { $bulls } taureaux ; c’est le contour de toute la clôture qui compte.
   *[pen] { $seat } ferme un enclos de { $bulls } taureaux.
}
fact-takes = { $colour ->
    [black] { $seat } prend un taureau noir pour le fil de { $start } à { $end }.
    [red] { $seat } prend un taureau rouge pour le fil de { $start } à { $end }.
    [brown] { $seat } prend un taureau brun pour le fil de { $start } à { $end }.
   *[grey] { $seat } prend un taureau gris pour le fil de { $start } à { $end }.
}
fact-passes = { $seat } ne peut rien faire et passe son tour.
fact-ends = { $reason ->
    [bulls] Il reste moins de trois taureaux au pâturage : la partie est finie.
    [grey] Le dernier fil gris est tendu : la partie est finie.
   *[stuck] Personne ne peut plus rien faire : la partie est finie.
}
fact-scores = { $points ->
    [one] { $seat } a { $points } point, le plus grand troupeau compte { $herd }, place { $place }.
   *[other] { $seat } a { $points } points, le plus grand troupeau compte { $herd }, place { $place }.
}
