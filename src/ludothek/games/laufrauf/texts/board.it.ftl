# Lauf rauf!: che cosa dice di sé il tavolo disegnato. I posti sono nomi, gli scalatori si contano da 1.

prompt-lot = Chi comincia? Decida la sorte.
prompt-roll = Tira i dadi.
prompt-card = Scopri una carta.
prompt-choose = { $left ->
    [one] Agisci o ritira: resta un tiro.
   *[other] Agisci o ritira: restano { $left } tiri.
}
prompt-last = Era l’ultimo tiro: agisci, o usa una carta.
prompt-compelled = Devi agire: non resta alcun tiro e un’azione è possibile (L12).
prompt-ring = Un 6 nero! Lo spirito mette il suo anello a uno scalatore: scegli quale.
prompt-release = Un 6 nero! L’anello deve tornare allo spirito.
prompt-overlook = Un 6 nero! Restituisci l’anello, o fa’ come se non l’avessi visto.
prompt-ask = A { $seat } sfugge un 6 nero. Gridi «L’anello!»?
prompt-draw = Un’altra carta?
prompt-over = La partita è finita.

table-dice = Dadi
table-die = { $die ->
    [A] Dado bianco A
    [B] Dado bianco B
   *[black] Dado nero
}: { $face ->
    [0] non ancora tirato
   *[other] { $face }
}
table-die-again = { $die ->
    [A] Dado bianco A
    [B] Dado bianco B
   *[black] Dado nero
}: { $face }, da ritirare
table-take-dice = Tocca i dadi da ritirare
table-roll-again = { $many ->
    [1] Ritira un dado
    [2] Ritira due dadi
   *[other] Ritira tutti i dadi
}
table-rolls = { $left ->
    [one] Tiri fatti: { $rolls }, ne resta { $left }
   *[other] Tiri fatti: { $rolls }, ne restano { $left }
}
table-odds = Ritirando questi dadi riesce ancora una partenza nel { NUMBER($start, style: "percent") } dei casi, una salita nel { NUMBER($ascend, style: "percent") }.
table-odds-start = Ritirando questi dadi riesce ancora una partenza nel { NUMBER($start, style: "percent") } dei casi.
table-odds-ascend = Ritirando questi dadi riesce ancora una salita nel { NUMBER($ascend, style: "percent") } dei casi.
table-odds-none = Ritirando questi dadi non riesce né una partenza né una salita.
table-draw-lot = Tira a sorte
table-climbers = Scalatori tra cui scegliere
table-climber = Scalatore { $pawn } di { $seat }
table-targets = Dove
table-choose-target = Che cosa fa lo scalatore { $pawn } di { $seat }?
table-choose-climber = «{ $card }»: quale scalatore?
table-pile = { $pile ->
    [one] { $pile } carta coperta, { $discards } tra gli scarti
   *[other] { $pile } carte coperte, { $discards } tra gli scarti
}
table-hands = Carte
table-card = { $card }, una carta di { $seat }
table-may-draw = Invece puoi pescare una carta.
table-may-steal = Invece puoi prendere una carta a qualcuno: toccala.
table-may-play = Puoi giocare una carta: toccala.
table-may-trade = Puoi scartare una carta per ritirare un dado: toccala.
table-play-card = Giocala
table-steal-card = Prendila a { $seat }
table-trade-card = Scartala e ritira:
table-close = Chiudi
table-actions = Con i dadi
table-again = Ritirare
table-take-cards = Prendere carte
table-play-cards = Giocare una carta
table-trade-cards = Scartare una carta
table-spirit = Lo spirito della montagna
table-other = Nient’altro
table-positions = Chi è dove
table-place = { $seat }: { $places }
table-camp = campo base
table-lower = livello inferiore, casella { $square }
table-middle = livello di mezzo, casella { $square }
table-summit = campo in vetta
table-run-up = nella rincorsa, a { $ahead } dalla casella di salita
table-ringed = con l’anello
table-ring-rests = L’anello ce l’ha lo spirito.

seat-cards = Carte

stat-face = Faccia
stat-expected = Atteso
stat-all = Tutti
stat-white = Dadi bianchi, primi tiri dei turni: { $thrown } facce
stat-black = Dado nero, primi tiri dei turni: { $thrown } facce
stat-cards = Carte scoperte
