# Die Seite: alles, was sie sagt und was zu keinem Spiel gehört.

page-home = Ludothek, zum Regal
page-navigation = Seite
page-skip = Zum Inhalt
page-loading = Einen Augenblick …
page-close = Schließen
page-language = Sprache
page-settings = Einstellungen
page-try-again = Nochmals versuchen
page-reload = Neu laden
page-new-version = Es gibt eine neuere Ludothek.
page-footer = Die Ludothek bringt vergriffene Familienspiele zurück auf den Tisch. Kostenlos, ohne Werbung, ohne Konto.
page-fair-dice = Faire Würfel
page-open-record = Spielbericht öffnen
page-for-programs = Für Programme
page-yes = ja
page-no = nein
page-news = etwas Neues

page-error-offline = Der Server ist gerade nicht zu erreichen.
page-error-unknown = Etwas ist schiefgegangen. Bitte versuche es nochmals.
page-error-lost = Hier ist nichts mehr.

page-lost = Dieser Weg führt nirgendwohin
page-lost-about = Diese Seite gibt es nicht. Vielleicht ist der Link abgeschnitten, oder der Tisch ist längst abgeräumt.
page-to-shelf = Zum Regal

# Das Regal
page-shelf = Die Spiele
page-welcome = Spiele vom Dachboden, wieder auf dem Tisch
page-welcome-about = Familienspiele, die man nirgends mehr kaufen kann. Spiel sie mit Freunden per Link, gemeinsam an einem Bildschirm oder gegen den Computer.
page-seats-range = Für { $low } bis { $high }
page-set-up = Spiel vorbereiten
page-quick-game = Gegen den Computer
page-rules = Regeln
page-my-tables = Meine Tische
page-my-tables-none = Du sitzt noch an keinem Tisch.
page-public-tables = Offene Tische
page-public-tables-none = Gerade ist kein Tisch offen.
page-table-over = zu Ende
page-table-lobby = wartet auf Mitspieler
page-table-yours = du bist dran
page-table-others = läuft
page-table-watch = zuschauen
page-code-label = Hat dir jemand einen Code gesagt?
page-code-go = Dazusetzen

# Vorbereiten
page-new-title = { $game } – ein Spiel vorbereiten
page-who = Wer spielt mit?
page-your-name = Dein Name
page-name-about = So heißt du für die anderen am Tisch.
page-saved = Gespeichert.
page-party = Eine Runde
page-party-bots = gegen den Computer
page-party-friends = mit Freunden per Link
page-party-here = an diesem Bildschirm
page-how-many = Wie viele Plätze?
page-seat = Platz { $n }
page-seat-me = Ich
page-seat-invite = Auf Einladung
page-seat-bot = Computer
page-seat-here = Hier am Bildschirm
page-seat-me-about = Das bist du.
page-seat-invite-about = Du bekommst einen Link.
page-seat-level = Spielstärke des Computers auf Platz { $n }
page-seat-name = Name auf Platz { $n }
page-seat-name-hint = Name
page-invite-later = Link und Kurzcode bekommst du, sobald der Tisch offen ist.
page-needs-person = Mindestens ein Mensch sollte mitspielen.
page-board = Spielplan
page-own-board = Auf einem eigenen Plan spielen
page-own-board-about = Eine Plandatei (.toml), zum Beispiel von deiner eigenen Schachtel abgeschaut.
page-own-board-chosen = Dein Plan ist gewählt.
page-options = Feinheiten
page-when = Wann und mit wem
page-pace = Tempo
page-pace-none = Ohne Uhr
page-pace-none-about = Alle nehmen sich die Zeit, die sie brauchen.
page-pace-relaxed = Über Tage
page-pace-relaxed-about = Ihr spielt, wann ihr Zeit findet. Läuft die Zeit eines Zuges ab, hütet der Computer den Platz, bis sein Besitzer zurück ist.
page-pace-live = Mit Uhr
page-pace-live-about = Jeder Platz hat eine Uhr. Läuft sie ab, hütet der Computer den Platz; er lässt sich jederzeit zurückholen.
page-pace-days = Für jeden Zug
page-pace-minutes = Jeder Platz
page-pace-increment = und je Zug
page-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
page-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
page-seconds = { $n ->
    [one] { $n } Sekunde dazu
   *[other] { $n } Sekunden dazu
}
page-public = Offener Tisch
page-public-about = Er steht für alle im Regal: Wer mag, setzt sich dazu oder schaut zu.
page-create = Losspielen
page-create-invite = Tisch öffnen und einladen

# Einladung und Vorraum
page-invite = Einladen
page-invite-about = Verschick den Link. Wer ihn öffnet, kann sich gleich dazusetzen, ganz ohne Konto.
page-invite-link = Link
page-invite-code = Oder sag den Code:
page-invite-text = Komm, spiel mit mir { $game }
page-copy = Link kopieren
page-copied = Kopiert.
page-copy-failed = Bitte von Hand kopieren.
page-share = Teilen …
page-join-title = Einladung zu { $game }
page-join-with = Am Tisch: { $names }
page-join-full = Alle Plätze sind besetzt. Zuschauen darfst du gern.
page-sit-down = Dazusetzen
page-stand-up = Aufstehen
page-stand-up-about = Diesen Platz wieder hergeben: er ist dann für andere frei
page-just-watch = Nur zuschauen
page-lobby-waiting = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
page-lobby-full = Alle sind da.
page-lobby-creator-starts = Es geht los, sobald es sagt, wer den Tisch eröffnet hat.
page-fill-with = Freie Plätze an Computer:
page-start = Losspielen
page-start-filled = Mit Computern losspielen
page-you = du
page-ole = ¡Olé!
page-ole-about = Wer zuerst ruft, beginnt das Spiel. Ruft niemand, entscheidet das Los.
page-ole-called = { $name } hat zuerst ¡Olé! gerufen und beginnt.
page-ole-starts = ¡Olé! Beginnt

# Der Tisch
page-guest-name = Gast { $n }
page-seat-open = Freier Platz
page-bot = Computer, Stufe { $level }
page-held-by-bot = Der Computer hütet diesen Platz
page-online = da
page-offline = abwesend
page-score = Punkte
page-link-connecting = Verbinde …
page-link-waiting = Verbindung verloren
page-link-closed = Getrennt
page-your-turn = { $name }, du bist dran. { $prompt }
page-turn-complete = Fertig? Bestätige, oder nimm etwas zurück.
page-waiting-for = Warten auf { $name }
page-happening = { $name } ist am Zug …
page-pending = Wird übermittelt
page-game-over = Das Spiel ist zu Ende.
page-hint = Rat des Meisters
page-thinking = Der Meister denkt nach …
page-undo = Zurücknehmen
page-undone = Zurückgenommen.
page-confirm = Fertig
page-log = Verlauf
page-log-earlier = Was vorher geschah
page-log-empty = Noch ist nichts geschehen.
page-moves = Züge
page-no-moves = Gerade hast du nichts zu wählen.
page-rule = Regel { $rule }
page-rule-before = die Regel davor
page-rule-after = die nächste Regel
page-rule-missing = Es gibt keine Regel { $rule }.
page-rules-whole = Das ganze Regelheft öffnen
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-line = Sag etwas
page-chat-send = Abschicken
page-emotes = Kurze Zurufe
page-mute = Von { $name } nichts mehr hören
page-unmute = Wieder alle hören
page-table-menu = Dieser Tisch
page-my-seats = Meine Plätze
page-seat-leave = Dem Computer überlassen
page-seat-return = Wieder übernehmen
page-seat-leave-about = Der Computer spielt weiter, bis du den Platz wieder übernimmst. Das geht jederzeit.
page-carry-title = Auf einem anderen Gerät weiterspielen
page-carry-about = Der Link bringt deine Plätze dorthin. Er gilt einmal und zehn Minuten lang. Gib ihn nicht weiter.
page-carry-make = Link machen
page-carry-arrive = Deine Plätze an einem Tisch kommen auf dieses Gerät. Auf dem anderen bleiben sie auch.
page-carry-take = Plätze hierher holen
page-statistics = Wie die Würfel fielen
page-fair-about = Die Würfel dieses Tisches sind vor dem Spiel versprochen und lassen sich danach nachprüfen. Das Versprechen:
page-watch-invite = Zuschauer einladen
page-won = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
page-place = Platz
page-player = Spieler
page-rematch = Noch einmal spielen
page-rematch-join = Zum neuen Spiel
page-replay = Rückblick
page-verify = Würfel nachprüfen
page-record-save = Spielbericht sichern

# Rückblick
page-replay-of = { $game } – Rückblick
page-replay-step = { $step } von { $steps }
page-replay-start = Der Anfang
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-on = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-scrub = Stelle im Spiel
page-replay-share = Link zu diesem Moment
page-analysis = Analyse
page-analysis-working = Die Analyse wird ausgerechnet …
page-analysis-graph = Siegchancen von Zug zu Zug
page-analysis-at = Zug { $step }: { $chances }
page-analysis-luck = Glück
page-analysis-lost = Verschenkt
page-analysis-better = Was besser gewesen wäre
page-analysis-none = Nichts wäre sicher besser gewesen.
page-analysis-table = Die Siegchancen als Tabelle
page-analysis-move = Zug
page-analysis-about = Glück ist, was Würfel und Karten über das Erwartbare hinaus gebracht haben. Verschenkt ist, was bessere Entscheidungen gebracht hätten.
page-record-about = Hier lässt sich ein gesichertes Spiel nochmals ansehen, auf jedem Gerät. Die Datei wird nur gelesen, nicht behalten.
page-record-choose = Wähle einen Spielbericht (.json) oder zieh ihn hierher
page-record-other = Ein anderer Spielbericht

# Regelheft
page-rules-of = { $game } – die Regeln
page-rules-contents = Inhalt

# Einstellungen
page-settings-you = Du
page-settings-turn = Dein Zug
page-settings-show = Was man sieht und hört
page-theme = Licht
page-theme-auto = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-confirm-turns = Jeden Zug bestätigen
page-confirm-turns-about = Bis du „Fertig“ drückst, lässt sich alles zurücknehmen. Sonst gilt ein Zug, sobald er vollständig ist.
page-auto-roll = Von selbst würfeln
page-auto-roll-about = Deine Würfel fallen und deine Karten drehen sich ohne Tippen um.
page-speed = Tempo
page-speed-05 = gemächlich
page-speed-1 = normal
page-speed-2 = flott
page-speed-0 = sofort
page-motion = Bewegung
page-motion-auto = wie das Gerät
page-motion-full = alles bewegt sich
page-motion-reduced = so wenig wie möglich
page-sound = Ton
page-sound-about = Würfel, Hufe und ein wenig Beifall.

# Würfel nachprüfen
page-verify-title = Waren die Würfel fair?
page-verify-about = Diese Seite nimmt den Bericht eines Spiels und rechnet jeden Wurf und jede Karte nach, ohne den Server zu fragen.
page-verify-how = Wie das möglich ist
page-verify-how-seed = Bevor sich jemand setzt, legt der Server eine geheime Zahl fest und zeigt ihren Fingerabdruck. Danach kann er die Zahl nicht mehr austauschen.
page-verify-how-chains = Jedes Gerät am Tisch steuert eigene Geheimnisse bei, die es auf dieselbe Art versprochen hat. So kann niemand allein einen Wurf bestimmen, auch der Server nicht.
page-verify-how-draws = Jeder Wurf und jede Karte folgt aus beidem, nach einer offen aufgeschriebenen Vorschrift. Was gefallen ist, lässt sich nicht noch einmal würfeln.
page-verify-how-end = Nach dem Spiel zeigt der Server seine Zahl. Dann können alle nachrechnen, ob es so war wie versprochen.
page-verify-sound = Alles fair
page-verify-unsound = Hier stimmt etwas nicht
page-verify-promised = Die geheime Zahl ist die versprochene.
page-verify-not-promised = Die geheime Zahl ist nicht die versprochene.
page-verify-draws = { $right } von { $all } Würfen und Karten sind genau so, wie sie sein mussten.
page-verify-own = { $n ->
    [one] In einem steckt ein Geheimnis vom Gerät des Spielers.
   *[other] In { $n } davon steckt ein Geheimnis vom Gerät des Spielers.
}
page-verify-each = Jeder einzelne Wurf
page-verify-move = Zug
page-verify-outcome = Ergebnis
page-verify-link = Geheimnis
page-verify-right = Stimmt
page-verify-no-record = Das ist kein Spielbericht, der sich hier lesen lässt.
page-verify-no-proof = Dieser Spielbericht sagt nichts über seine Würfel.
