# Taurus: ciò che si dice di mosse ed eventi. I campi sono gli argomenti; `$seat` è un nome, un foro prende il nome dal suo
# campo e da una lettera, un anello racchiude tre tori o più.

game-title = Taurus
game-subtitle = Paletti, fili e una gran quantità di tori
game-about = Rinchiudi i tori, non importa nella recinzione di chi: quando un filo grigio chiude l’anello, se li spartiscono tutti quelli che vi hanno un filo.
game-credits = Di Peter Wichmann, LudoArt 2008. Questa versione non ha alcun legame con l’autore né con l’editore.

drawing-legend = k toro nero, r rosso, b marrone, g grigio · . foro libero · da 1 a 4 paletto, secondo il posto che ha cominciato la recinzione · a sinistra il primo campo della riga · sotto, i fili di ogni posto: 12a-13c
notation-legend = plant 12a, wire 13c: piantare un paletto nel foro a del campo 12 e unirlo al 13c · from 12a, grey 13c: un filo grigio fra due paletti

board-ours = Il grande pascolo
board-small = Il corral
board-example = L’hacienda

option-first = Chi comincia
    .about = Il primo giocatore: tirato a sorte o scelto da voi (T4).
option-first-lot = A sorte

phase-lot = Chi comincia?
phase-deal = Portare la mandria al pascolo
phase-opening = Piantare il primo paletto
phase-beside = Piantare il secondo paletto accanto
phase-turn = Piantare un paletto o sceglierne uno
phase-join = Unire il nuovo paletto
phase-hold = Tendere il filo
phase-side = Da quale lato sta il toro?
phase-close = Chiudere anche un anello?
phase-circuit = Quale anello conta?
phase-share = Prendere un toro
phase-over = La partita è finita

seat-wires = Fili
seat-bulls = Tori
seat-score = Punteggio
seat-place = Posizione

move-plant = Piantare un paletto in { $hole }
move-from = Dal paletto { $hole }
move-wire = Filo proprio verso { $hole }
move-grey = Filo grigio verso { $hole }
move-side = { $side ->
    [left] Il toro sta a sinistra del filo
   *[right] Il toro sta a destra del filo
}
move-close = { $circuit ->
    [outline] Conta il contorno dell’intera recinzione
   *[pen] Conta il recinto stesso
}
move-done = Nessun filo grigio
move-take = { $colour ->
    [black] Prendere un toro nero
    [red] Prendere un toro rosso
    [brown] Prendere un toro marrone
   *[grey] Prendere un toro grigio
}
move-bull = { $colour ->
    [black] Un toro nero
    [red] Un toro rosso
    [brown] Un toro marrone
   *[grey] Un toro grigio
}
move-lot = Comincia { $seat }

fact-begins = Comincia { $seat }.
fact-grazes = { $bulls } tori sono al pascolo.
fact-plants = { $seat } pianta un paletto in { $hole }.
fact-stretches = { $seat } tende un filo da { $start } a { $end }.
fact-greys = { $seat } tende un filo grigio da { $start } a { $end }.
fact-unites = { $seat } unisce due recinzioni in una.
fact-crosses = { $wires ->
    [one] { $seat }: il filo incrocia { $wires } filo di un’altra recinzione, senza esservi unito.
   *[other] { $seat }: il filo incrocia { $wires } fili di altre recinzioni, senza esservi unito.
}
fact-stands = { $side ->
    [left] { $seat }: il toro { $colour ->
        [black] nero
        [red] rosso
        [brown] marrone
       *[grey] grigio
    } del campo { $field } sta a sinistra del filo.
   *[right] { $seat }: il toro { $colour ->
        [black] nero
        [red] rosso
        [brown] marrone
       *[grey] grigio
    } del campo { $field } sta a destra del filo.
}
fact-pens = { $circuit ->
    [outline] { $seat }: il contorno dell’intera recinzione racchiude { $bulls } tori.
   *[pen] { $seat }: il nuovo recinto racchiude { $bulls } tori.
}
fact-closes = { $circuit ->
    [outline] { $seat } chiude un recinto con { $bulls } tori; conta il contorno dell’intera recinzione.
   *[pen] { $seat } chiude un recinto con { $bulls } tori.
}
fact-takes = { $colour ->
    [black] { $seat } prende un toro nero per il filo da { $start } a { $end }.
    [red] { $seat } prende un toro rosso per il filo da { $start } a { $end }.
    [brown] { $seat } prende un toro marrone per il filo da { $start } a { $end }.
   *[grey] { $seat } prende un toro grigio per il filo da { $start } a { $end }.
}
fact-passes = { $seat } non può fare nulla e passa.
fact-ends = { $reason ->
    [bulls] Al pascolo restano meno di tre tori: la partita è finita.
    [grey] L’ultimo filo grigio è teso: la partita è finita.
   *[stuck] Nessuno può più fare nulla: la partita è finita.
}
fact-scores = { $points ->
    [one] { $seat } ha { $points } punto, la mandria più grande conta { $herd }, posizione { $place }.
   *[other] { $seat } ha { $points } punti, la mandria più grande conta { $herd }, posizione { $place }.
}
