# Lauf rauf!: was der gezeichnete Tisch von sich sagt. Plätze sind Namen, Figuren werden ab 1 gezählt.

prompt-lot = Wer beginnt? Das Los entscheidet.
prompt-roll = Wirf die Würfel.
prompt-card = Decke eine Karte auf.
prompt-choose = { $left ->
    [one] Handle oder würfle noch einmal: Ein Wurf ist übrig.
   *[other] Handle oder würfle noch einmal: { $left } Würfe sind übrig.
}
prompt-last = Das war der letzte Wurf: Handle oder nutze eine Karte.
prompt-compelled = Zugzwang: Kein Wurf ist übrig, und eine Aktion ist möglich (L12).
prompt-ring = Eine schwarze 6! Der Berggeist legt einer Figur seinen Ring auf: Wähle eine.
prompt-release = Eine schwarze 6! Der Ring muss zurück zum Berggeist.
prompt-overlook = Eine schwarze 6! Gib den Ring zurück, oder tu so, als hättest du sie nicht gesehen.
prompt-ask = { $seat } übersieht eine schwarze 6. Rufst du „Bannring!“?
prompt-draw = Noch eine Karte?
prompt-over = Das Spiel ist zu Ende.

table-dice = Würfel
table-die = { $die ->
    [A] Weißer Würfel A
    [B] Weißer Würfel B
   *[black] Schwarzer Würfel
}: { $face ->
    [0] noch nicht geworfen
   *[other] { $face }
}
table-die-again = { $die ->
    [A] Weißer Würfel A
    [B] Weißer Würfel B
   *[black] Schwarzer Würfel
}: { $face }, wird noch einmal geworfen
table-take-dice = Tippe an, was du noch einmal würfelst
table-roll-again = { $many ->
    [1] Einen Würfel noch einmal
    [2] Zwei Würfel noch einmal
   *[other] Alle Würfel noch einmal
}
table-rolls = { $left ->
    [one] { $rolls } × gewürfelt, noch { $left } Wurf
   *[other] { $rolls } × gewürfelt, noch { $left } Würfe
}
table-odds = Würfelst du diese noch einmal, gelingt ein Start in { NUMBER($start, style: "percent") } der Fälle, ein Aufstieg in { NUMBER($ascend, style: "percent") }.
table-odds-start = Würfelst du diese noch einmal, gelingt ein Start in { NUMBER($start, style: "percent") } der Fälle.
table-odds-ascend = Würfelst du diese noch einmal, gelingt ein Aufstieg in { NUMBER($ascend, style: "percent") } der Fälle.
table-odds-none = Würfelst du diese noch einmal, gelingt weder ein Start noch ein Aufstieg.
table-draw-lot = Losen
table-climbers = Figuren zur Wahl
table-climber = Figur { $pawn } von { $seat }
table-targets = Wohin
table-choose-target = Was tut Figur { $pawn } von { $seat }?
table-choose-climber = „{ $card }“: Welche Figur?
table-pile = { $pile ->
    [one] { $pile } verdeckte Karte, { $discards } abgelegt
   *[other] { $pile } verdeckte Karten, { $discards } abgelegt
}
table-hands = Karten
table-card = { $card }, eine Karte von { $seat }
table-may-draw = Stattdessen darf eine Karte gezogen werden.
table-may-steal = Stattdessen darf jemandem eine Karte weggenommen werden: Tippe sie an.
table-may-play = Eine Karte darf ausgespielt werden: Tippe sie an.
table-may-trade = Eine Karte darf abgeworfen werden, um einen Würfel noch einmal zu werfen: Tippe sie an.
table-play-card = Ausspielen
table-steal-card = { $seat } wegnehmen
table-trade-card = Abwerfen und noch einmal würfeln:
table-close = Schließen
table-actions = Mit den Würfeln
table-again = Noch einmal würfeln
table-take-cards = Karten nehmen
table-play-cards = Eine Karte ausspielen
table-trade-cards = Eine Karte abwerfen
table-spirit = Der Berggeist
table-other = Nichts mehr
table-positions = Wer wo steht
table-place = { $seat }: { $places }
table-camp = Basislager
table-lower = untere Ebene, Feld { $square }
table-middle = mittlere Ebene, Feld { $square }
table-summit = Gipfellager
table-run-up = im Anlauf, { $ahead } vor dem Aufstiegsfeld
table-ringed = mit dem Ring
table-ring-rests = Der Berggeist hat den Ring.

seat-cards = Karten

stat-face = Seite
stat-expected = Erwartet
stat-all = Alle
stat-white = Weiße Würfel, erste Würfe der Züge: { $thrown } Augenzahlen
stat-black = Schwarzer Würfel, erste Würfe der Züge: { $thrown } Augenzahlen
stat-cards = Aufgedeckte Karten
