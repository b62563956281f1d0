# Die Analyse einer Partie: Ihre Sätze sind auf der Seite und im Terminal dieselben.

analysis-inaccuracy = { $name } verschenkt { NUMBER($cost, style: "percent") } vom Sieg: eine Ungenauigkeit. Besser: { $best }
analysis-mistake = { $name } verschenkt { NUMBER($cost, style: "percent") } vom Sieg: ein Fehler. Besser: { $best }
analysis-blunder = { $name } verschenkt { NUMBER($cost, style: "percent") } vom Sieg: ein grober Fehler. Besser: { $best }
analysis-mark-inaccuracy = Ungenauigkeiten: ab 2 %
analysis-mark-mistake = Fehler: ab 5 %
analysis-mark-blunder = Grobe Fehler: ab 10 %
analysis-basis = { $games ->
    [0] Jede Zahl ist das, was ein Bot aus Partien gegen sich selbst gelernt hat.
   *[other] Hinter jeder Zahl stehen { $games } Partien, die Bots von dort zu Ende gespielt haben.
}
