# Taurus: was zu Zügen und Ereignissen gesagt wird. Die Felder sind die Argumente; `$seat` ist ein Name, ein Loch heißt nach
# seinem Feld und einem Buchstaben, in einem Ring stehen drei oder mehr Stiere.

game-title = Taurus
game-subtitle = Pfosten, Drähte und jede Menge Stiere
game-about = Zäune die Stiere ein, gleich mit wessen Zaun: Schließt ein grauer Draht den Ring, bekommt jeder etwas ab, dessen Draht darin steckt.
game-credits = Von Peter Wichmann, LudoArt 2008. Diese Fassung steht mit Autor und Verlag in keiner Verbindung.

drawing-legend = k schwarzer, r roter, b brauner, g grauer Stier · . freies Loch · 1 bis 4 Pfosten, nach dem Platz, der den Zaun begonnen hat · links das erste Feld der Zeile · darunter die Drähte jedes Platzes: 12a-13c
notation-legend = plant 12a, wire 13c: einen Pfosten in Loch a von Feld 12 setzen und mit 13c verbinden · from 12a, grey 13c: ein grauer Draht zwischen zwei Pfosten

board-ours = Die große Weide
board-small = Der Corral
board-example = Die Hazienda

option-first = Wer beginnt
    .about = Wer zuerst spielt: durch das Los oder von euch bestimmt (T4).
option-first-lot = Das Los

phase-lot = Wer beginnt?
phase-deal = Die Herde auf die Weide treiben
phase-opening = Den ersten Pfosten setzen
phase-beside = Den zweiten Pfosten danebensetzen
phase-turn = Einen Pfosten setzen oder einen wählen
phase-join = Den neuen Pfosten verbinden
phase-hold = Den Draht spannen
phase-side = Auf welcher Seite steht der Stier?
phase-close = Auch einen Ring schließen?
phase-circuit = Welcher Ring zählt?
phase-share = Einen Stier nehmen
phase-over = Das Spiel ist zu Ende

seat-wires = Drähte
seat-bulls = Stiere
seat-score = Ergebnis
seat-place = Platz

move-plant = Pfosten in { $hole } setzen
move-from = Vom Pfosten in { $hole } aus
move-wire = Eigener Draht nach { $hole }
move-grey = Grauer Draht nach { $hole }
move-side = { $side ->
    [left] Der Stier steht links vom Draht
   *[right] Der Stier steht rechts vom Draht
}
move-close = { $circuit ->
    [outline] Der Umriss des ganzen Zauns zählt
   *[pen] Das Gehege selbst zählt
}
move-done = Kein grauer Draht
move-take = { $colour ->
    [black] Einen schwarzen Stier nehmen
    [red] Einen roten Stier nehmen
    [brown] Einen braunen Stier nehmen
   *[grey] Einen grauen Stier nehmen
}
move-bull = { $colour ->
    [black] Ein schwarzer Stier
    [red] Ein roter Stier
    [brown] Ein brauner Stier
   *[grey] Ein grauer Stier
}
move-lot = { $seat } beginnt

fact-begins = { $seat } beginnt.
fact-grazes = { $bulls } Stiere stehen auf der Weide.
fact-plants = { $seat } setzt einen Pfosten in { $hole }.
fact-stretches = { $seat } spannt einen Draht von { $start } nach { $end }.
fact-greys = { $seat } spannt einen grauen Draht von { $start } nach { $end }.
fact-unites = { $seat } macht aus zwei Zäunen einen.
fact-crosses = { $wires ->
    [one] { $seat }: Der Draht kreuzt { $wires } Draht eines anderen Zauns, ohne mit ihm verbunden zu sein.
   *[other] { $seat }: Der Draht kreuzt { $wires } Drähte anderer Zäune, ohne mit ihnen verbunden zu sein.
}
fact-stands = { $side ->
    [left] { $seat }: Der { $colour ->
        [black] schwarze
        [red] rote
        [brown] braune
       *[grey] graue
    } Stier auf Feld { $field } steht links vom Draht.
   *[right] { $seat }: Der { $colour ->
        [black] schwarze
        [red] rote
        [brown] braune
       *[grey] graue
    } Stier auf Feld { $field } steht rechts vom Draht.
}
fact-pens = { $circuit ->
    [outline] { $seat }: Im Umriss des ganzen Zauns stehen { $bulls } Stiere.
   *[pen] { $seat }: Im neuen Gehege stehen { $bulls } Stiere.
}
fact-closes = { $circuit ->
    [outline] { $seat } schließt ein Gehege mit { $bulls } Stieren; es zählt der Umriss des ganzen Zauns.
   *[pen] { $seat } schließt ein Gehege mit { $bulls } Stieren.
}
fact-takes = { $colour ->
    [black] { $seat } nimmt einen schwarzen Stier für den Draht von { $start } nach { $end }.
    [red] { $seat } nimmt einen roten Stier für den Draht von { $start } nach { $end }.
    [brown] { $seat } nimmt einen braunen Stier für den Draht von { $start } nach { $end }.
   *[grey] { $seat } nimmt einen grauen Stier für den Draht von { $start } nach { $end }.
}
fact-passes = { $seat } kann nichts tun und setzt aus.
fact-ends = { $reason ->
    [bulls] Es stehen keine drei Stiere mehr auf der Weide: Das Spiel ist zu Ende.
    [grey] Der letzte graue Draht ist gespannt: Das Spiel ist zu Ende.
   *[stuck] Niemand kann mehr etwas tun: Das Spiel ist zu Ende.
}
fact-scores = { $points ->
    [one] { $seat } hat { $points } Punkt, die größte Herde zählt { $herd }, Platz { $place }.
   *[other] { $seat } hat { $points } Punkte, die größte Herde zählt { $herd }, Platz { $place }.
}
