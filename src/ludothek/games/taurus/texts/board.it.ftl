# Taurus: ciò che il tavolo disegnato dice di sé. I posti sono nomi, i fori prendono il nome dal campo e da una lettera.

prompt-lot = Chi comincia? Decide la sorte.
prompt-deal = Porta la mandria al pascolo.
prompt-opening = Scegli un foro per il tuo primo paletto.
prompt-beside = Scegli il foro accanto per il secondo paletto.
prompt-turn = Pianta un paletto nuovo, oppure tocca un paletto per tirare un filo da lì.
prompt-join = A quale paletto si lega quello nuovo?
prompt-hold = Dove va il filo?
prompt-side = Il filo passa tra le corna: da che parte sta il toro?
prompt-close = Chiudere anche un anello con un filo grigio?
prompt-circuit = Si chiudono due anelli: quale conta?
prompt-share = Prendi un toro a tua scelta.
prompt-over = La partita è finita.

group-plant = Un paletto nuovo
group-from = Da un paletto già piantato
group-wire = Il tuo filo
group-grey = Un filo grigio

table-board = Fori, paletti e tori tra cui scegliere
table-draw-lot = Tira a sorte
table-let-go = Lascia il paletto in { $hole }
table-nearer = Più vicino
table-farther = Più lontano
table-herds = Mandrie
table-herd = { $seat }: neri { $black }, rossi { $red }, marroni { $brown }, grigi { $grey }; fili rimasti { $wires }; punti { $score }
table-share = { $seat } { $bulls }
table-pen = { $bulls ->
    [one] rinchiude { $bulls } toro: { $shares }
   *[other] rinchiude { $bulls } tori: { $shares }
}
table-closes = { $bulls ->
    [one] { $bulls } toro dentro
   *[other] { $bulls } tori dentro
}
table-again = Tocca ancora una volta per tendere il filo grigio.
table-posts-left = { $posts ->
    [one] resta { $posts } paletto
   *[other] restano { $posts } paletti
}
table-greys-left = { $wires ->
    [one] resta { $wires } filo grigio
   *[other] restano { $wires } fili grigi
}
table-positions = Dove sta tutto
table-bulls = { $colour }: campi { $fields }
table-wires = Fili di { $seat }: { $wires }
table-grey-wires = Fili grigi: { $wires }

stat-herd = Tori arrivati al pascolo
stat-black = Neri
stat-red = Rossi
stat-brown = Marroni
stat-grey = Grigi
