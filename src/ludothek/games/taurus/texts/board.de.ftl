# Taurus: was der gezeichnete Tisch von sich sagt. Plätze sind Namen, Löcher heißen nach Feld und Buchstabe.

prompt-lot = Wer beginnt? Das Los entscheidet.
prompt-deal = Treib die Herde auf die Weide.
prompt-opening = Wähle ein Loch für deinen ersten Pfosten.
prompt-beside = Wähle das Loch daneben für den zweiten Pfosten.
prompt-turn = Setz einen neuen Pfosten oder tippe auf einen Pfosten, von dem aus du Draht spannst.
prompt-join = Mit welchem Pfosten wird der neue verbunden?
prompt-hold = Wohin soll der Draht?
prompt-side = Der Draht läuft zwischen den Hörnern durch: Auf welcher Seite steht der Stier?
prompt-close = Gleich noch einen Ring mit grauem Draht schließen?
prompt-circuit = Zwei Ringe schließen sich: Welcher zählt?
prompt-share = Nimm einen Stier deiner Wahl.
prompt-over = Das Spiel ist zu Ende.

group-plant = Ein neuer Pfosten
group-from = Von einem stehenden Pfosten
group-wire = Eigener Draht
group-grey = Grauer Draht

table-board = Löcher, Pfosten und Stiere zur Wahl
table-draw-lot = Losen
table-let-go = Pfosten in { $hole } wieder loslassen
table-nearer = Näher heran
table-farther = Weiter weg
table-herds = Herden
table-herd = { $seat }: schwarz { $black }, rot { $red }, braun { $brown }, grau { $grey }; noch { $wires } Drähte; Punkte { $score }
table-share = { $seat } { $bulls }
table-pen = { $bulls ->
    [one] zäunt { $bulls } Stier ein: { $shares }
   *[other] zäunt { $bulls } Stiere ein: { $shares }
}
table-closes = { $bulls ->
    [one] { $bulls } Stier darin
   *[other] { $bulls } Stiere darin
}
table-again = Tippe noch einmal, um den grauen Draht zu spannen.
table-posts-left = { $posts ->
    [one] noch { $posts } Pfosten
   *[other] noch { $posts } Pfosten
}
table-greys-left = { $wires ->
    [one] noch { $wires } grauer Draht
   *[other] noch { $wires } graue Drähte
}
table-positions = Wo alles steht
table-bulls = { $colour }: Felder { $fields }
table-wires = Drähte von { $seat }: { $wires }
table-grey-wires = Graue Drähte: { $wires }

stat-herd = Stiere, die auf die Weide kamen
stat-black = Schwarz
stat-red = Rot
stat-brown = Braun
stat-grey = Grau
