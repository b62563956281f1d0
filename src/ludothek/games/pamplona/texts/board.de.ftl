# Viva Pamplona!: was der gezeichnete Tisch von sich sagt. Plätze sind Namen, Läufer werden ab 1 gezählt.

prompt-lot = Wer beginnt? Das Los entscheidet.
prompt-throw = Wirf die Würfel.
prompt-run = Wähle Würfel und Läufer.
prompt-scuffle = Du bist in der Überzahl: eine Rangelei?
prompt-push = Schubsen oder stehen lassen?
prompt-card = Decke Torros Karte auf.
prompt-over = Das Spiel ist zu Ende.

table-dice = Würfel
table-die = Würfel { $die }: { $face }
table-face = { $face ->
    [0] nichts
    [1] Pfeil
   *[other] { $face }
}
table-runners = Läufer zur Wahl
table-runner = Läufer { $runner } von { $seat }
table-targets = Wohin
table-draw-lot = Losen
table-choose-runner = Würfel { $die }, { $face }: welcher Läufer?
table-choose-target = Würfel { $die }, { $face }: Wohin läuft Läufer { $runner }?
table-choose-push = Was geschieht mit Läufer { $runner } von { $seat }?
table-takes = { $points ->
    [one] nimmt { $seat } { $points } Punkt ab
   *[other] nimmt { $seat } { $points } Punkte ab
}
table-attack = Torro greift an!
table-comes = Torro kommt: { $comes }
table-cards-left = { $left ->
    [one] { $left } verdeckte Karte
   *[other] { $left } verdeckte Karten
}
table-purses = Mutpunkte
table-purse = { $seat }: Mut { $points }, Ränge { $ranks }, Felder hinter Torro { $behind }, Zehnerkredite { $credits }, zusammen { $score }
table-place = { $seat }: { $squares }
table-square = Feld { $square }
table-arena = Arena, Feld { $square }
table-rank = Rang { $rank }
table-torro = Torro: Feld { $square }
table-positions = Wer wo steht

stat-face = Seite
stat-expected = Erwartet
stat-all = Alle
stat-throws = Würfel { $die }: { $throws } × geworfen
stat-cards = Karten
