# L’analyse d’une partie : ses phrases sont les mêmes sur la page et dans le terminal.

analysis-inaccuracy = { $name } laisse échapper { NUMBER($cost, style: "percent") } de la victoire : une imprécision. Mieux : { $best }
analysis-mistake = { $name } laisse échapper { NUMBER($cost, style: "percent") } de la victoire : une erreur. Mieux : { $best }
analysis-blunder = { $name } laisse échapper { NUMBER($cost, style: "percent") } de la victoire : une gaffe. Mieux : { $best }
analysis-mark-inaccuracy = Imprécisions : dès 2 %
analysis-mark-mistake = Erreurs : dès 5 %
analysis-mark-blunder = Gaffes : dès 10 %
analysis-basis = { $games ->
    [0] Chaque chiffre est ce qu’un robot a appris en jouant contre lui-même.
   *[other] Derrière chaque chiffre, il y a { $games } parties que des robots ont jouées à partir de là.
}
