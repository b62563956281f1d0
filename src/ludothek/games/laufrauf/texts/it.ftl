# Lauf rauf!: ciò che si dice di mosse ed eventi. I campi sono gli argomenti; `$seat`, `$other` e `$by` sono nomi, gli
# scalatori (`$pawn`) si contano da 1.

game-title = Lauf rauf!
game-subtitle = Tre scalatori, tre dadi e uno spirito scorbutico
game-about = Tira fino a tre volte, tieni quello che ti serve e scala la montagna un livello dopo l’altro: accanto agli altri, sopra gli altri, e in punta di piedi davanti allo spirito con il suo anello.
game-credits = Di Rüdiger Koltze, Ravensburger 2014. Questa versione non ha alcun legame con l’autore né con l’editore.

drawing-legend = 1b è lo scalatore 2 del posto 1 · ° con l’anello · ^1 casella di salita, '1 rincorsa del posto 1, - di nessuno · *6 il dado nero, ? si ritira · joker 3+1: carte nel mazzo e fra gli scarti
notation-legend = run 2 +9: lo scalatore 2 corre di 9 caselle · ascend 1, capture 3: lo scalatore 1 sale, il 3 cattura · again A black: ritirare questi dadi (A e B sono bianchi) · ring 4.2: l’anello allo scalatore 2 del posto 4 · back 1 -7, joker back 1 -7: una carta per il suo effetto · trade foreign B: scartare questa carta, ritirare il dado B · roll 5 3 *6: che cosa mostrano i dadi, il nero per ultimo

board-ours = La montagna
board-hill = La collina
board-example = Un tabellone tuo

option-first = Chi comincia
    .about = Il primo giocatore: tirato a sorte o scelto da voi.
option-first-lot = A sorte
option-cards = Con le carte
    .about = La partita più lunga: coppie, tris e scale portano carte con cui si può fare di più, o ritirare un dado (L60–L67). La prima volta giocate senza.
option-overlook = Lo spirito può passare inosservato
    .about = Chi tira un 6 nero può fare come se non l’avesse visto, finché nessun altro grida «L’anello!» (L46).
option-corners = In due ci si siede
    .about = I due angoli della montagna usati quando si gioca in due. In tre o in quattro non fa differenza (L4).
option-corners-opposite = uno di fronte all’altro
option-corners-beside = uno accanto all’altro

phase-lot = Chi comincia?
phase-roll = Tirare i dadi
phase-card = Voltare una carta
phase-choose = Agire o ritirare
phase-ring = L’anello
phase-ask = Gridare «L’anello!»?
phase-draw = Un’altra carta?
phase-over = La partita è finita

seat-camp = Campo base
seat-score = Vetta
seat-place = Posizione

card-direct = Partenza diretta
    .about = Con una somma di 15 o più, uno scalatore va dal campo base direttamente sulla tua casella di salita in alto.
card-back = Retromarcia
    .about = Uno scalatore corre all’indietro della somma di due dadi. Spinge all’indietro, non sale, non cattura e non può superare l’anello.
card-foreign = Salita altrui
    .about = Uno scalatore del livello inferiore sale per la rincorsa e la casella di salita di un altro colore e arriva sulla casella di salita in alto di quel colore.
card-backcapture = Cattura all’indietro
    .about = Uno scalatore cattura all’indietro con il dado nero: al primo tiro, se nessun dado mostra di meno.
card-joker = Jolly
    .about = Fa quello che fa una qualsiasi delle altre quattro carte.

move-start = Far partire uno scalatore
move-run = Lo scalatore { $pawn } corre di { $steps } caselle
move-ascend = Lo scalatore { $pawn } sale
move-capture = Lo scalatore { $pawn } cattura
move-ring = Infilare l’anello allo scalatore { $pawn } di { $other }
move-release = Restituire l’anello allo spirito
move-overlook = Far finta di non vedere il 6 nero
move-call = Gridare «L’anello!»
move-silent = Non dire niente
move-again = Ritirare { $dice ->
    [A] il dado bianco A
    [B] il dado bianco B
    [A-B] entrambi i dadi bianchi
    [black] il dado nero
    [A-black] il dado bianco A e il nero
    [B-black] il dado bianco B e il nero
   *[all] tutti e tre i dadi
}
move-draw = Pescare una carta
move-enough = Non pescare altre carte
move-steal = Prendere «{ $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}» a { $other }
move-direct = { $joker ->
    [true] Jolly come «Partenza diretta»: uno scalatore direttamente al livello di mezzo
   *[other] «Partenza diretta»: uno scalatore direttamente al livello di mezzo
}
move-back = { $joker ->
    [true] Jolly come «Retromarcia»: lo scalatore { $pawn } corre indietro di { $steps } caselle
   *[other] «Retromarcia»: lo scalatore { $pawn } corre indietro di { $steps } caselle
}
move-foreign = { $joker ->
    [true] Jolly come «Salita altrui»: lo scalatore { $pawn } sale
   *[other] «Salita altrui»: lo scalatore { $pawn } sale
}
move-backcapture = { $joker ->
    [true] Jolly come «Cattura all’indietro»: lo scalatore { $pawn } cattura
   *[other] «Cattura all’indietro»: lo scalatore { $pawn } cattura
}
move-trade = Scartare «{ $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}» e ritirare { $die ->
    [A] il dado bianco A
    [B] il dado bianco B
   *[black] il dado nero
}
move-pass = Passare i dadi
move-roll = { $a } · { $b } · nero { $black }
move-turned = { $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}
move-lot = { $seat } comincia

fact-begins = { $seat } comincia.
fact-rolls = { $seat }, tiro { $roll }: { $a }, { $b } e nero { $black }.
fact-rerolls = { $seat } ritira { $dice ->
    [A] il dado bianco A
    [B] il dado bianco B
    [A-B] entrambi i dadi bianchi
    [black] il dado nero
    [A-black] il dado bianco A e il nero
    [B-black] il dado bianco B e il nero
   *[all] tutti e tre i dadi
}.
fact-starts = { $seat }: lo scalatore { $pawn } parte, casella { $to }.
fact-runs = { $ring ->
    [lower] { $seat }: lo scalatore { $pawn } corre di { $steps } caselle al livello inferiore, da { $start } a { $to }.
   *[middle] { $seat }: lo scalatore { $pawn } corre di { $steps } caselle al livello di mezzo, da { $start } a { $to }.
}
fact-ascends = { $seat }: lo scalatore { $pawn } sale da { $start } per { $over } al livello di mezzo, casella { $to }.
fact-summits = { $seat }: lo scalatore { $pawn } sale da { $start } per { $over } e raggiunge la vetta, { $count } di 3.
fact-captures = { $steps ->
    [one] { $seat }: lo scalatore { $pawn } cattura uno scalatore di { $other } su { $to }, a { $steps } casella di distanza.
   *[other] { $seat }: lo scalatore { $pawn } cattura uno scalatore di { $other } su { $to }, a { $steps } caselle di distanza.
}
fact-returns = { $seat }: lo scalatore { $pawn } ruzzola da { $start } fino al campo base.
fact-pushes = { $seat }: lo scalatore { $pawn } viene spinto da { $start } a { $to }.
fact-laps = { $seat }: lo scalatore { $pawn } è stato spinto sulla sua casella di salita e deve fare ancora un giro.
fact-haunts = Un 6 nero sveglia lo spirito della montagna: tocca a { $seat } spostare l’anello.
fact-rings = { $seat } infila l’anello allo scalatore { $pawn } di { $other }.
fact-frees = { $reason ->
    [captured] { $seat }: lo scalatore { $pawn } è catturato, e l’anello torna allo spirito.
   *[released] { $seat }: lo scalatore { $pawn } è libero dall’anello, che torna allo spirito.
}
fact-overlooks = { $seat } non ha visto il 6 nero, o fa finta di niente.
fact-calls = { $by } grida «L’anello!»: { $seat } deve spostarlo.
fact-silent = { $seat } non dice niente.
fact-compels = { $seat } deve agire: dopo l’ultimo tiro un’azione è possibile.
fact-passes = { $seat } passa i dadi.
fact-draws = { $seat } pesca «{ $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}»{ $kept ->
    [0] , ma ne possiede già il tipo: va negli scarti.
   *[1] .
}
fact-reshuffles = Il mazzo è finito; gli scarti si mescolano e formano il nuovo mazzo.
fact-stops = { $reason ->
    [none] Non ci sono più carte: { $seat } ha finito di pescare.
   *[choice] { $seat } non pesca altre carte.
}
fact-steals = { $seat } prende «{ $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}» a { $other }{ $kept ->
    [0] , ma ne possiede già il tipo: va negli scarti.
   *[1] .
}
fact-plays = { $card ->
    [joker] { $seat } gioca il jolly come «{ $effect ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}».
   *[other] { $seat } gioca «{ $effect ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}».
}
fact-directs = { $seat }: lo scalatore { $pawn } va dal campo base direttamente a { $to } al livello di mezzo.
fact-backs = { $ring ->
    [lower] { $seat }: lo scalatore { $pawn } corre indietro di { $steps } caselle al livello inferiore, da { $start } a { $to }.
   *[middle] { $seat }: lo scalatore { $pawn } corre indietro di { $steps } caselle al livello di mezzo, da { $start } a { $to }.
}
fact-trades = { $seat } scarta «{ $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}» per ritirare { $die ->
    [A] il dado bianco A
    [B] il dado bianco B
   *[black] il dado nero
}.
fact-ends = { $seat } ha tutti e tre gli scalatori in vetta e vince!
fact-scores = { $points ->
    [one] { $seat } ha { $points } scalatore in vetta, posizione { $place }.
   *[other] { $seat } ha { $points } scalatori in vetta, posizione { $place }.
}
