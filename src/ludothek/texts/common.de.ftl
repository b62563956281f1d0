# Was alle Spiele und alle Seiten von Ludothek teilen: Stufen, Rufe, Gründe für Tipps, Ablehnungen und die Kommandozeile.

level-novice = Anfänger
    .about = Spielt mit und lässt oft Gelegenheiten liegen.
level-player = Spieler
    .about = Sieht, was naheliegt, und spielt ordentlich.
level-expert = Könner
    .about = Denkt voraus und verzeiht wenig.
level-master = Meister
    .about = Denkt so weit, wie die Zeit reicht.

emote-ole = ¡Olé!
emote-bravo = Bravo!
emote-oops = Hoppla!
emote-hurry = Na los!
emote-laugh = Haha!
emote-thanks = Danke!

reason-forced = Es gibt keine Wahl. So werden { NUMBER($chance, style: "percent") } der Spiele gewonnen, zu erwarten sind { $points } Punkte.
reason-lone = Klar am besten: Nichts anderes ist einen Gedanken wert. So werden { NUMBER($chance, style: "percent") } der Spiele gewonnen, zu erwarten sind { $points } Punkte.
reason-clear = Klar am besten: So werden { NUMBER($chance, style: "percent") } der Spiele gewonnen, mit dem nächstbesten Zug { NUMBER($next, style: "percent") }. Zu erwarten sind { $points } Punkte.
reason-close = Knapp: So werden { NUMBER($chance, style: "percent") } der Spiele gewonnen, mit dem nächstbesten Zug { NUMBER($next, style: "percent") }. Zu erwarten sind { $points } Punkte.

error-illegal-move = Dieser Zug ist jetzt nicht möglich.
error-not-your-turn = Du bist nicht an der Reihe.
error-not-your-seat = Das ist nicht dein Platz.
error-not-creator = Das kann nur, wer den Tisch eröffnet hat.
error-bot-plays = Auf diesem Platz spielt gerade der Computer. Übernimm ihn erst wieder.
error-not-held-by-bot = Auf diesem Platz spielt kein Computer.
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-game-over = Das Spiel ist zu Ende.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-seat-taken = Dort sitzt schon jemand.
error-seats-open = Es sind noch Plätze frei. Lade jemanden ein oder besetze sie mit Computergegnern.
error-table-full = An diesem Tisch sind alle Plätze besetzt.
error-ole-called = Jemand hat vor dir ¡Olé! gerufen.
error-chance-speaks = Erst sind Würfel oder Karte dran.
error-turn-complete = Der Zug ist fertig. Bestätige ihn oder nimm etwas zurück.
error-turn-incomplete = Der Zug ist noch nicht fertig.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-nothing-to-roll = Jetzt gibt es nichts zu würfeln oder aufzudecken.
error-link-missing = Dein Gerät schuldet den Würfeln noch seinen Anteil. Lade die Seite neu.
error-link-wrong = Der Anteil deines Geräts an den Würfeln passt nicht. Lade die Seite neu.
error-board = Einen solchen Spielplan gibt es nicht.
error-busy = Es fragen gerade zu viele. Versuch es gleich noch einmal.
error-carry-expired = Dieser Link wurde schon benutzt oder ist abgelaufen. Erzeuge auf dem anderen Gerät einen neuen.
error-command = Der Befehl braucht einen eigenen Namen.
error-empty = Eine leere Nachricht sagt nichts.
error-hello-first = Die Verbindung muss mit einer Begrüßung beginnen.
error-internal = Bei uns ist etwas schiefgegangen. Von deinem Spiel ist nichts verloren.
error-message = Der Server konnte diese Nachricht nicht lesen.
error-no-guest = Dein Browser ist hier noch nicht bekannt. Erlaube Cookies und lade die Seite neu.
error-no-such-table = Einen solchen Tisch gibt es nicht.
error-no-token = Dafür braucht es einen gültigen Schlüssel für einen Platz.
error-options = Diese Varianten kennt das Spiel nicht.
error-order = So lässt sich der Tisch nicht einrichten.
error-origin = Diese Anfrage kam von einer anderen Seite und wurde nicht eingelassen.
error-pace = Ein solches Tempo gibt es nicht.
error-record = Das ist keine Mitschrift, die sich nachspielen lässt.
error-seats = So viele Plätze hat das Spiel nicht.
error-stale = Das Spiel ist inzwischen weitergegangen.
error-too-fast = Das ging zu schnell. Warte einen Augenblick.
error-unavailable = Das Haus schließt gerade. Versuch es in Kürze wieder.
error-unreadable = Dieser Tisch wurde nach anderen Regeln gespielt und lässt sich nicht mehr öffnen.
error-not-found = Hier ist nichts.
error-too-large = Das ist zu viel auf einmal.

check-rules = Die Züge folgen den Regeln
check-fairness = Die Würfel lassen sich nachprüfen
check-commitment = Der Startwert ist der vor dem Spiel versprochene
check-draws = Jedes Zufallsergebnis folgt aus ihm
check-own-dice = Zufallsergebnisse, an denen die Geräte der Spieler beteiligt waren

list-and = { $first } und { $last }
list-comma = { $first }, { $last }

cli-guest = Gast
cli-seat = Platz { $number }
cli-intro = Wähle mit der Nummer oder der Kurzschrift. ? zeigt, was sonst noch geht.
cli-confirm = { $name }: Enter bestätigt, u nimmt zurück
cli-turn = { $name } ist an der Reihe
cli-thinking = { $name } überlegt …
cli-hint = Tipp: { $move }. { $reason }
cli-undone = Zurückgenommen.
cli-undo-none = In diesem Zug gibt es nichts zurückzunehmen.
cli-unclear = „{ $input }“ geht hier nicht. Möglich ist eine Nummer von 1 bis { $count } oder eine Kurzschrift aus der Liste; ? hilft.
cli-saved = Mitschrift gespeichert: { $file }
cli-left = Das Spiel wurde nicht zu Ende gespielt.
cli-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
cli-command-number = ein Zug, mit seiner Nummer
cli-command-notation = ein Zug, mit seiner Kurzschrift
cli-command-hint = ein Tipp vom Meister
cli-command-undo = die letzte Wahl in diesem Zug zurücknehmen
cli-command-board = den Spielplan noch einmal zeigen
cli-command-rule = diese Regel zeigen
cli-command-save = die Mitschrift des Spiels bis hierher speichern
cli-command-help = diese Liste
cli-command-quit = das Spiel verlassen

cli-column-place = Rang
cli-column-player = Spieler
cli-column-points = Punkte
cli-column-seat = Platz
cli-column-bot = Spielt
cli-column-rating = Wertung
cli-column-wins = Siege
cli-column-interval = 95-%-Bereich
cli-column-mean = Mittel
cli-column-spread = ±
cli-column-quantiles = Kleinstes · ¼ · ½ · ¾ · größtes
cli-column-game = Spiel
cli-column-seats = Plätze
cli-column-boards = Pläne
cli-column-options = Varianten
cli-column-depth = Tiefe
cli-column-leaves = Stellungen
cli-column-move = Zug
cli-column-played = Gespielt
cli-column-before = Vorher
cli-column-after = Nachher
cli-column-cost = Kosten
cli-column-better = Besser
cli-column-luck = Glück
cli-column-play = Spiel
cli-column-lost = Verschenkt
cli-column-marks = Zeichen
cli-column-games = Partien
cli-column-adjusted = Ohne Glück
cli-column-coefficient = Glück zählt
cli-column-fewer = Weniger Partien

cli-simulated = { $games ->
    [one] { $games } Spiel in { $seconds } s: { $rate } je Sekunde.
   *[other] { $games } Spiele in { $seconds } s: { $rate } je Sekunde.
}
cli-recorded = { $games ->
    [one] { $games } Mitschrift in { $file }.
   *[other] { $games } Mitschriften in { $file }.
}
cli-arena-equal = Gleiche Plätze lägen in { $likely } solcher Läufe so weit auseinander.
cli-arena-paired = Gleiche Würfel: eine Partie zählt so viel wie { $worth } mit eigenen ({ $low } bis { $high }).
cli-arena-high = { $bot } gewinnt eher { $high } als { $low }: nach { $rounds } Runden klar.
cli-arena-low = { $bot } gewinnt eher { $low } als { $high }: nach { $rounds } Runden klar.
cli-arena-open = Ob { $bot } eher { $low } oder { $high } gewinnt, ist nach { $rounds } Runden offen.
cli-arena-page = Der Bericht steht in { $file }.
cli-simulating = Es wird gespielt
cli-trained = Gelernt: { $file }, { $size } kB
cli-trained-so-far = { $games } Partien: Fehler { $error }, gewinnt { $wins } % gegen den Bot, der nur das Spiel kennt
cli-training = Es wird gelernt; Fehler { $error }
cli-training-other = { $file } gehört zu einem anderen Training: löschen oder eine andere Datei angeben
cli-training-ready = Es wird übersetzt und geschaut
cli-analysing = Wird analysiert
cli-compiling = { $game } wird vorbereitet
cli-compiling-all = Die Spiele werden vorbereitet; beim ersten Mal dauert das etwa eine Minute
cli-serving = Ludothek ist geöffnet: { $address }
cli-serving-stop = Strg+C schließt; die Tische bleiben erhalten.
cli-bench-missing = Die Messungen gehören zum Quelltext, nicht zum installierten Paket: Klone das Repository und starte script/bench.
cli-rule-unknown = Eine Regel { $rule } gibt es nicht.
