# Lauf rauf!: was zu Zügen und Ereignissen gesagt wird. Die Felder sind die Argumente; `$seat`, `$other` und `$by` sind
# Namen, Figuren (`$pawn`) zählen ab 1.

game-title = Lauf rauf!
game-subtitle = Drei Figuren, drei Würfel und ein mürrischer Geist
game-about = Würfle bis zu dreimal, behalte, was du brauchen kannst, und erklimme den Berg Ebene um Ebene: vorbei an den anderen, über die anderen hinweg und auf Zehenspitzen am Geist mit seinem Ring vorüber.
game-credits = Von Rüdiger Koltze, Ravensburger 2014. Diese Fassung steht mit Autor und Verlag in keiner Verbindung.

drawing-legend = 1b ist Figur 2 von Platz 1 · ° mit dem Ring · ^1 Aufstiegsfeld, '1 Anlauf von Platz 1, - von niemandem · *6 der schwarze Würfel, ? wird noch einmal gewürfelt · joker 3+1: Karten im Vorratsstapel und auf dem Ablagestapel
notation-legend = run 2 +9: Figur 2 läuft 9 Felder · ascend 1, capture 3: Figur 1 steigt auf, Figur 3 schlägt · again A black: diese Würfel noch einmal (A und B sind weiß) · ring 4.2: der Ring auf Figur 2 von Platz 4 · back 1 -7, joker back 1 -7: eine Karte für ihre Wirkung · trade foreign B: diese Karte weg, Würfel B noch einmal · roll 5 3 *6: was die Würfel zeigen, der schwarze zuletzt

board-ours = Der Berg
board-hill = Der Hügel
board-example = Ein eigener Plan

option-first = Wer beginnt
    .about = Wer zuerst spielt: durch das Los oder von euch bestimmt.
option-first-lot = Das Los
option-cards = Mit Karten
    .about = Das längere Spiel: Pasch, Drilling und Straße bringen Karten, mit denen man mehr darf oder noch einmal würfelt (L60 bis L67). Lasst sie beim ersten Mal weg.
option-overlook = Der Geist darf übersehen werden
    .about = Wer eine schwarze 6 würfelt, darf so tun, als hätte er sie nicht bemerkt, solange kein anderer „Bannring!“ ruft (L46).
option-corners = Sitzordnung zu zweit
    .about = Welche zwei Ecken des Berges zu zweit benutzt werden. Zu dritt und zu viert macht es keinen Unterschied (L4).
option-corners-opposite = einander gegenüber
option-corners-beside = nebeneinander

phase-lot = Wer beginnt?
phase-roll = Würfeln
phase-card = Karte aufdecken
phase-choose = Handeln oder noch einmal würfeln
phase-ring = Der Bannring
phase-ask = „Bannring!“ rufen?
phase-draw = Noch eine Karte?
phase-over = Das Spiel ist zu Ende

seat-camp = Basislager
seat-score = Gipfel
seat-place = Platz

card-direct = Direktstart
    .about = Mit einer Summe von 15 oder mehr kommt eine Figur aus dem Basislager geradewegs auf dein oberes Aufstiegsfeld.
card-back = Rückwärtslauf
    .about = Eine Figur läuft um die Summe zweier Würfel rückwärts. Sie schiebt rückwärts, steigt nicht auf, schlägt nicht und darf nicht am Ring vorbei.
card-foreign = Fremder Aufstieg
    .about = Eine Figur auf der unteren Ebene steigt über Anlauf und Aufstiegsfeld einer anderen Farbe auf und landet auf deren oberem Aufstiegsfeld.
card-backcapture = Rückwärtsschlag
    .about = Eine Figur schlägt rückwärts mit dem schwarzen Würfel: im ersten Wurf, wenn kein Würfel weniger zeigt.
card-joker = Joker
    .about = Bewirkt, was eine beliebige der vier anderen Karten bewirkt.

move-start = Mit einer Figur starten
move-run = Figur { $pawn } läuft { $steps } Felder
move-ascend = Figur { $pawn } steigt auf
move-capture = Figur { $pawn } schlägt
move-ring = Figur { $pawn } von { $other } den Ring aufsetzen
move-release = Dem Geist den Ring zurückgeben
move-overlook = Die schwarze 6 übersehen
move-call = „Bannring!“ rufen
move-silent = Nichts sagen
move-again = Noch einmal würfeln: { $dice ->
    [A] weißer Würfel A
    [B] weißer Würfel B
    [A-B] beide weißen Würfel
    [black] schwarzer Würfel
    [A-black] weißer Würfel A und der schwarze
    [B-black] weißer Würfel B und der schwarze
   *[all] alle drei Würfel
}
move-draw = Eine Karte ziehen
move-enough = Keine Karte mehr ziehen
move-steal = { $other } „{ $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}“ wegnehmen
move-direct = { $joker ->
    [true] Joker als „Direktstart“: eine Figur geradewegs auf die mittlere Ebene
   *[other] „Direktstart“: eine Figur geradewegs auf die mittlere Ebene
}
move-back = { $joker ->
    [true] Joker als „Rückwärtslauf“: Figur { $pawn } läuft { $steps } Felder zurück
   *[other] „Rückwärtslauf“: Figur { $pawn } läuft { $steps } Felder zurück
}
move-foreign = { $joker ->
    [true] Joker als „Fremder Aufstieg“: Figur { $pawn } steigt auf
   *[other] „Fremder Aufstieg“: Figur { $pawn } steigt auf
}
move-backcapture = { $joker ->
    [true] Joker als „Rückwärtsschlag“: Figur { $pawn } schlägt
   *[other] „Rückwärtsschlag“: Figur { $pawn } schlägt
}
move-trade = „{ $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}“ abwerfen und noch einmal würfeln: { $die ->
    [A] weißer Würfel A
    [B] weißer Würfel B
   *[black] schwarzer Würfel
}
move-pass = Die Würfel weitergeben
move-roll = { $a } · { $b } · schwarz { $black }
move-turned = { $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}
move-lot = { $seat } beginnt

fact-begins = { $seat } beginnt.
fact-rolls = { $seat }, Wurf { $roll }: { $a }, { $b } und schwarz { $black }.
fact-rerolls = { $seat } würfelt noch einmal: { $dice ->
    [A] weißer Würfel A
    [B] weißer Würfel B
    [A-B] beide weißen Würfel
    [black] schwarzer Würfel
    [A-black] weißer Würfel A und der schwarze
    [B-black] weißer Würfel B und der schwarze
   *[all] alle drei Würfel
}.
fact-starts = { $seat }: Figur { $pawn } startet auf { $to }.
fact-runs = { $ring ->
    [lower] { $seat }: Figur { $pawn } läuft { $steps } Felder auf der unteren Ebene, von { $start } auf { $to }.
   *[middle] { $seat }: Figur { $pawn } läuft { $steps } Felder auf der mittleren Ebene, von { $start } auf { $to }.
}
fact-ascends = { $seat }: Figur { $pawn } steigt von { $start } über { $over } auf die mittlere Ebene auf, auf { $to }.
fact-summits = { $seat }: Figur { $pawn } steigt von { $start } über { $over } auf und ist auf dem Gipfel, { $count } von 3.
fact-captures = { $steps ->
    [one] { $seat }: Figur { $pawn } schlägt auf { $to } eine Figur von { $other }, { $steps } Feld entfernt.
   *[other] { $seat }: Figur { $pawn } schlägt auf { $to } eine Figur von { $other }, { $steps } Felder entfernt.
}
fact-returns = { $seat }: Figur { $pawn } purzelt von { $start } zurück ins Basislager.
fact-pushes = { $seat }: Figur { $pawn } wird von { $start } auf { $to } geschoben.
fact-laps = { $seat }: Figur { $pawn } ist auf ihr Aufstiegsfeld geschoben worden und muss noch eine Runde laufen.
fact-haunts = Eine schwarze 6 weckt den Berggeist: { $seat } ist mit dem Ring an der Reihe.
fact-rings = { $seat } setzt Figur { $pawn } von { $other } den Ring auf.
fact-frees = { $reason ->
    [captured] { $seat }: Figur { $pawn } ist geschlagen, und der Ring kommt zum Geist zurück.
   *[released] { $seat }: Figur { $pawn } ist den Ring los; er kommt zum Geist zurück.
}
fact-overlooks = { $seat } hat die schwarze 6 nicht bemerkt, oder tut jedenfalls so.
fact-calls = { $by } ruft „Bannring!“, also muss { $seat } den Ring versetzen.
fact-silent = { $seat } sagt nichts.
fact-compels = { $seat } muss handeln: Nach dem letzten Wurf ist eine Aktion möglich.
fact-passes = { $seat } gibt die Würfel weiter.
fact-draws = { $seat } zieht „{ $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}“{ $kept ->
    [0] , hat aber schon eine solche Karte: Sie kommt auf den Ablagestapel.
   *[1] .
}
fact-reshuffles = Der Vorratsstapel ist aufgebraucht; der Ablagestapel wird gemischt und zum neuen.
fact-stops = { $reason ->
    [none] Es ist keine Karte mehr da; { $seat } ist mit dem Ziehen fertig.
   *[choice] { $seat } zieht keine Karte mehr.
}
fact-steals = { $seat } nimmt { $other } „{ $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}“ weg{ $kept ->
    [0] , hat aber schon eine solche Karte: Sie kommt auf den Ablagestapel.
   *[1] .
}
fact-plays = { $card ->
    [joker] { $seat } spielt den Joker als „{ $effect ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}“ aus.
   *[other] { $seat } spielt „{ $effect ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}“ aus.
}
fact-directs = { $seat }: Figur { $pawn } kommt aus dem Basislager geradewegs auf { $to } der mittleren Ebene.
fact-backs = { $ring ->
    [lower] { $seat }: Figur { $pawn } läuft { $steps } Felder auf der unteren Ebene zurück, von { $start } auf { $to }.
   *[middle] { $seat }: Figur { $pawn } läuft { $steps } Felder auf der mittleren Ebene zurück, von { $start } auf { $to }.
}
fact-trades = { $seat } wirft „{ $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}“ ab und würfelt noch einmal: { $die ->
    [A] weißer Würfel A
    [B] weißer Würfel B
   *[black] schwarzer Würfel
}.
fact-ends = { $seat } hat alle drei Figuren auf dem Gipfel und gewinnt!
fact-scores = { $points ->
    [one] { $seat } hat { $points } Figur auf dem Gipfel, Platz { $place }.
   *[other] { $seat } hat { $points } Figuren auf dem Gipfel, Platz { $place }.
}
