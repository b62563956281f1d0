# Viva Pamplona!: was zu Zügen und Ereignissen gesagt wird. Die Felder sind die Argumente; `$seat`, `$other` und `$by` sind
# Namen, Läufer zählen ab 1, und ein Würfel zeigt 1 für einen Pfeil.

game-title = Viva Pamplona!
game-subtitle = Stiere, Mut und starke Nerven
game-about = Lauf vor dem Stier durch die Gassen von Pamplona: nah genug für die Ehre, schnell genug für die Arena und zwischendurch mit spitzen Ellbogen.
game-credits = Von Wolfgang Kramer, F.X. Schmid 1992. Diese Fassung steht mit Autor und Verlag in keiner Verbindung.

drawing-legend = 1a ist Läufer 1 von Platz 1, 2c Läufer 3 von Platz 2 · T Torro · ! Angst · ~ Tomaten · | Arena
notation-legend = A1+3 → 4: Würfel A lässt Läufer 1 drei Felder laufen, auf Feld 4 · push 2.1 +: Läufer 1 von Platz 2 vorwärtsschubsen (- zurück, = stehen lassen)

board-ours = Durch die Altstadt
board-short = Die kurze Gasse
board-example = Die gewundene Gasse

option-first = Wer beginnt
    .about = Wer zuerst spielt: durch das Los oder von euch bestimmt.
option-first-lot = Das Los
option-rotate_start = Der Anfang wandert jede Runde weiter
    .about = In der Schachtel beginnt jede Runde mit demselben Spieler, und wer zuletzt spielt, hat einen deutlichen Vorteil: Zu viert gewinnt er etwa 36 bis 41 % der Spiele. Mit dieser Wahl wandert der Anfang jede Runde zum nächsten Spieler weiter (P7).
option-first_attack = Ein Angriff als erste Karte
    .about = Was mit „Torro greift an!“ geschieht, bevor eine andere Karte aufgedeckt wurde (P43).
option-first_attack-redraw = Untermischen, eine andere aufdecken (deutsche und italienische Anleitung)
option-first_attack-discard = Beiseitelegen (französische Anleitung)

phase-lot = Wer beginnt?
phase-throw = Würfeln
phase-run = Laufen
phase-scuffle = Eine Rangelei?
phase-push = Schubsen
phase-card = Torro-Karte aufdecken
phase-over = Das Spiel ist zu Ende

seat-points = Mut
seat-credits = Kredite
seat-ranks = Ränge
seat-behind = Hinter Torro
seat-score = Ergebnis
seat-place = Platz

move-run = { $steps ->
    [0] Würfel { $die }: Läufer { $runner } bleibt stehen
    [1] Würfel { $die }: Läufer { $runner } läuft 1 Feld
   *[other] Würfel { $die }: Läufer { $runner } läuft { $steps } Felder
}
move-scuffle = Rangeln
move-peace = Keine Rangelei
move-shove = { $push ->
    [stay] Läufer { $runner } von { $seat } stehen lassen
    [back] Läufer { $runner } von { $seat } zurückschubsen
   *[forward] Läufer { $runner } von { $seat } vorwärtsschubsen
}
move-throw = A { $a ->
    [1] →
   *[other] { $a }
} · B { $b ->
    [1] →
   *[other] { $b }
}
move-card = { $comes ->
    [0] Torro greift an!
   *[other] Torro kommt: { $comes }
}
move-lot = { $seat } beginnt

fact-begins = { $seat } beginnt.
fact-throws = { $seat } würfelt { $a ->
    [1] einen Pfeil
   *[other] { $a }
} und { $b ->
    [1] einen Pfeil
   *[other] { $b }
}.
fact-runs = { $steps ->
    [0] { $seat }: Läufer { $runner } bleibt auf { $to } stehen (Würfel { $die }).
    [1] { $seat }: Läufer { $runner } läuft 1 Feld auf { $to } (Würfel { $die }).
   *[other] { $seat }: Läufer { $runner } läuft { $steps } Felder auf { $to } (Würfel { $die }).
}
fact-slips = { $seat }: Läufer { $runner } rutscht auf den Tomaten auf { $at } aus und kommt auf { $to }.
fact-fears = { $points ->
    [one] { $seat }: Läufer { $runner } bekommt auf { $square } Angst und kostet { $points } Mutpunkt.
   *[other] { $seat }: Läufer { $runner } bekommt auf { $square } Angst und kostet { $points } Mutpunkte.
}
fact-borrows = { $credits ->
    [one] { $seat } nimmt einen Kredit von 10.
   *[other] { $seat } nimmt { $credits } Kredite von je 10.
}
fact-arrives = { $seat }: Läufer { $runner } ist in der Arena, auf Feld { $square }.
fact-scuffles = { $points ->
    [one] { $seat } rangelt auf { $square } und nimmt { $other } { $points } Mutpunkt ab.
   *[other] { $seat } rangelt auf { $square } und nimmt { $other } { $points } Mutpunkte ab.
}
fact-peace = { $seat } hält Frieden.
fact-shoves = { $by } schubst Läufer { $runner } von { $seat } von { $start } auf { $to }.
fact-spares = { $by } lässt Läufer { $runner } von { $seat } stehen.
fact-passes = { $seat } hat keinen Läufer mehr im Spiel und wird übergangen.
fact-ranks = { $seat }: Läufer { $runner } bekommt Rang { $rank }.
fact-comes = { $steps ->
    [one] Torro kommt: { $steps } Feld, von { $start } auf { $to }.
   *[other] Torro kommt: { $steps } Felder, von { $start } auf { $to }.
}
fact-torroslips = Torro rutscht auf den Tomaten auf { $at } aus und kommt auf { $to }.
fact-attacks = Torro greift auf { $square } an!
fact-braves = { $points ->
    [3] { $seat }: Läufer { $runner } direkt bei Torro, 3 Punkte.
    [2] { $seat }: Läufer { $runner } ein Feld davor, 2 Punkte.
    [1] { $seat }: Läufer { $runner } zwei Felder davor, 1 Punkt.
    [0] { $seat }: Läufer { $runner } zu weit davor, keine Punkte.
    [-1] { $seat }: Läufer { $runner } hinter Torro, { $points } Punkt.
   *[other] { $seat }: Läufer { $runner } hinter Torro, { $points } Punkte.
}
fact-settles = { $points ->
    [0] Angriff, Summe für { $seat }: nichts gewonnen, nichts verloren.
    [1] Angriff, Summe für { $seat }: { $points } Mutpunkt.
    [-1] Angriff, Summe für { $seat }: { $points } Mutpunkt.
   *[other] Angriff, Summe für { $seat }: { $points } Mutpunkte.
}
fact-setaside = Torro greift zu früh an: Die Karte wird beiseitegelegt.
fact-reshuffles = Der Stapel ist aufgebraucht; die gespielten Karten werden gemischt und bilden den neuen.
fact-rounds = Runde { $round } beginnt, zuerst { $seat }.
fact-ends = { $reason ->
    [ranked] Alle Läufer haben einen Rang: Das Spiel ist zu Ende.
   *[torro] Torro ist in der Arena: Das Spiel ist zu Ende.
}
fact-behind = { $squares ->
    [one] { $seat }: Läufer { $runner } steht { $squares } Feld hinter Torro und kostet ebenso viel.
   *[other] { $seat }: Läufer { $runner } steht { $squares } Felder hinter Torro und kostet ebenso viele Punkte.
}
fact-scores = { $points ->
    [1] { $seat } hat { $points } Punkt, Platz { $place }.
    [-1] { $seat } hat { $points } Punkt, Platz { $place }.
   *[other] { $seat } hat { $points } Punkte, Platz { $place }.
}
