# Viva Pamplona!: ciò che si dice di mosse ed eventi. I campi sono gli argomenti; `$seat`, `$other` e `$by` sono nomi, i
# corridori si contano da 1, e un dado mostra 1 per una freccia.

game-title = Viva Pamplona!
game-subtitle = Tori, coraggio e nervi d’acciaio
game-about = Corri davanti al toro per i vicoli di Pamplona: abbastanza vicino per l’onore, abbastanza veloce per l’arena, e nel frattempo a gomitate.
game-credits = Di Wolfgang Kramer, F.X. Schmid 1992. Questa versione non ha alcun legame con l’autore né con l’editore.

drawing-legend = 1a è il corridore 1 del posto 1, 2c il corridore 3 del posto 2 · T Torro · ! paura · ~ pomodori · | arena
notation-legend = A1+3 → 4: il dado A fa correre il corridore 1 di 3 caselle, fino alla 4 · push 2.1 +: spingere avanti il corridore 1 del posto 2 (- indietro, = lasciare)

board-ours = Attraverso la città vecchia
board-short = Il vicolo corto
board-example = La via tortuosa

option-first = Chi comincia
    .about = Il primo giocatore: tirato a sorte o scelto da voi.
option-first-lot = A sorte
option-rotate_start = L’inizio si sposta a ogni giro
    .about = Nella scatola ogni giro comincia dallo stesso giocatore, e chi gioca per ultimo ha un netto vantaggio: in quattro vince circa il 36–41 % delle partite. Con questa opzione l’inizio passa al giocatore seguente a ogni giro (P7).
option-first_attack = Un attacco come prima carta
    .about = Che cosa succede di «Torro attacca!» prima che sia stata voltata un’altra carta (P43).
option-first_attack-redraw = Rimescolare e voltarne un’altra (regolamenti tedesco e italiano)
option-first_attack-discard = Mettere da parte (regolamento francese)

phase-lot = Chi comincia?
phase-throw = Tirare i dadi
phase-run = Correre
phase-scuffle = Una spinta?
phase-push = Spingere
phase-card = Voltare la carta di Torro
phase-over = La partita è finita

seat-points = Coraggio
seat-credits = Prestiti
seat-ranks = Posti
seat-behind = Dietro Torro
seat-score = Punteggio
seat-place = Posizione

move-run = { $steps ->
    [0] Dado { $die }: il corridore { $runner } resta fermo
    [1] Dado { $die }: il corridore { $runner } corre 1 casella
   *[other] Dado { $die }: il corridore { $runner } corre { $steps } caselle
}
move-scuffle = Dare la spinta
move-peace = Nessuna spinta
move-shove = { $push ->
    [stay] Lasciare il corridore { $runner } di { $seat }
    [back] Spingere indietro il corridore { $runner } di { $seat }
   *[forward] Spingere avanti il corridore { $runner } di { $seat }
}
move-throw = A { $a ->
    [1] →
   *[other] { $a }
} · B { $b ->
    [1] →
   *[other] { $b }
}
move-card = { $comes ->
    [0] Torro attacca!
   *[other] Torro arriva: { $comes }
}
move-lot = Comincia { $seat }

fact-begins = Comincia { $seat }.
fact-throws = { $seat } tira { $a ->
    [1] una freccia
   *[other] { $a }
} e { $b ->
    [1] una freccia
   *[other] { $b }
}.
fact-runs = { $steps ->
    [0] { $seat }: il corridore { $runner } resta fermo sulla casella { $to } (dado { $die }).
    [1] { $seat }: il corridore { $runner } corre 1 casella fino alla { $to } (dado { $die }).
   *[other] { $seat }: il corridore { $runner } corre { $steps } caselle fino alla { $to } (dado { $die }).
}
fact-slips = { $seat }: il corridore { $runner } scivola sui pomodori della casella { $at } e torna sulla { $to }.
fact-fears = { $points ->
    [one] { $seat }: il corridore { $runner } prende paura sulla casella { $square } e costa { $points } punto coraggio.
   *[other] { $seat }: il corridore { $runner } prende paura sulla casella { $square } e costa { $points } punti coraggio.
}
fact-borrows = { $credits ->
    [one] { $seat } prende un prestito di 10.
   *[other] { $seat } prende { $credits } prestiti di 10.
}
fact-arrives = { $seat }: il corridore { $runner } è nell’arena, sulla casella { $square }.
fact-scuffles = { $points ->
    [one] { $seat } dà la spinta sulla casella { $square } e prende { $points } punto coraggio da { $other }.
   *[other] { $seat } dà la spinta sulla casella { $square } e prende { $points } punti coraggio da { $other }.
}
fact-peace = { $seat } rinuncia alla spinta.
fact-shoves = { $by } spinge il corridore { $runner } di { $seat } dalla casella { $start } alla { $to }.
fact-spares = { $by } lascia stare il corridore { $runner } di { $seat }.
fact-passes = { $seat } non ha più corridori in gioco e salta il turno.
fact-ranks = { $seat }: il corridore { $runner } va al posto { $rank }.
fact-comes = { $steps ->
    [one] Torro arriva: { $steps } casella, dalla { $start } alla { $to }.
   *[other] Torro arriva: { $steps } caselle, dalla { $start } alla { $to }.
}
fact-torroslips = Torro scivola sui pomodori della casella { $at } e torna sulla { $to }.
fact-attacks = Torro attacca sulla casella { $square }!
fact-braves = { $points ->
    [3] { $seat }: corridore { $runner } accanto a Torro, 3 punti.
    [2] { $seat }: corridore { $runner } una casella davanti, 2 punti.
    [1] { $seat }: corridore { $runner } due caselle davanti, 1 punto.
    [0] { $seat }: corridore { $runner } troppo avanti, nessun punto.
    [-1] { $seat }: corridore { $runner } dietro Torro, { $points } punto.
   *[other] { $seat }: corridore { $runner } dietro Torro, { $points } punti.
}
fact-settles = { $points ->
    [0] Attacco, totale per { $seat }: niente vinto, niente perso.
    [1] Attacco, totale per { $seat }: { $points } punto coraggio.
    [-1] Attacco, totale per { $seat }: { $points } punto coraggio.
   *[other] Attacco, totale per { $seat }: { $points } punti coraggio.
}
fact-setaside = Torro attacca troppo presto: la carta è messa da parte.
fact-reshuffles = Il mazzo è finito; le carte giocate si mescolano e formano il nuovo.
fact-rounds = Comincia il giro { $round }: il primo turno è di { $seat }.
fact-ends = { $reason ->
    [ranked] Ogni corridore ha il suo posto: la partita è finita.
   *[torro] Torro è nell’arena: la partita è finita.
}
fact-behind = { $squares ->
    [one] { $seat }: il corridore { $runner } è { $squares } casella dietro Torro e costa altrettanto.
   *[other] { $seat }: il corridore { $runner } è { $squares } caselle dietro Torro e costa altrettanti punti.
}
fact-scores = { $points ->
    [1] { $seat } ha { $points } punto, posizione { $place }.
    [-1] { $seat } ha { $points } punto, posizione { $place }.
   *[other] { $seat } ha { $points } punti, posizione { $place }.
}
