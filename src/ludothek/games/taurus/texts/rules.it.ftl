# Il regolamento di Taurus con parole nostre. L'ordine dei messaggi è quello del libro: `chapter-…` apre un capitolo
# (`.intro`: il suo primo paragrafo), seguono `rule-…` e `case-…` con il loro `.title`. Le regole conservano il loro numero.

chapter-aim = Di che si tratta
    .intro = Un vasto pascolo, quarantotto tori, e chi sa recintare con astuzia se li porta a casa. Turno dopo turno piantate paletti e tendete fra l’uno e l’altro fili del vostro colore. Quando un filo grigio chiude un anello attorno a tre o più tori, li si spartisce fra tutti quelli i cui fili fanno parte dell’anello: cercate dunque di avere un filo in ogni recinzione, soprattutto in quelle degli altri. E radunate tori di uno stesso colore, perché ognuno vale più del precedente. Da 2 a 4 giocatori.

chapter-material = Con che cosa si gioca
    .intro = Un tabellone pieno di campi e di fori, paletti, fili di cinque colori e una mandria di tori.
rule-T1 = Si gioca da due a quattro, ognuno con 20 fili dello stesso colore. Per tutti insieme ci sono 48 paletti e 20 fili grigi, che non sono di nessuno. La mandria conta 48 tori, 12 per ciascuno di quattro colori: neri, rossi, marroni e grigi.
    .title = Giocatori, paletti, fili, tori
rule-T2 = Il nostro tabellone è una scacchiera di sette campi per sette senza quello di mezzo: 48 campi, ora chiari ora scuri (marroni e neri nella scatola). Ogni campo ha quattro fori disposti a quadrato e al centro il posto per un toro. Un campo è largo quattro passi e i suoi fori distano un passo dai bordi; così due fori affiancati distano due passi l’uno dall’altro, dentro un campo come attraverso il confine con il successivo. Se un filo tocca un foro o gli passa accanto lo si calcola con esattezza, mai a occhio.
    .title = Il tabellone
rule-T3 = Due campi sono adiacenti quando hanno un lato in comune. Toccarsi in un angolo non basta.
    .title = Campi adiacenti
rule-T7 = Chi possiede un altro tabellone può descriverlo: da 4 a 48 campi quadrati della stessa grandezza su una griglia in cui dei posti possono restare vuoti; il loro numero è divisibile per quattro, così che ogni colore abbia un quarto dei tori. Ogni campo ha un posto per un toro e da uno a quattro fori, tutti al suo interno. Il tabellone dice a che distanza stanno due fori di una riga o di una colonna che valgono come affiancati (T20); fra loro non c’è nessun altro foro. Almeno 7 di queste coppie non devono avere fori in comune, così che nel primo giro ci sia posto per tutti. Nessun filo che si potrebbe tendere deve passare sopra due tori. Con il tabellone ci sono da 8 a 48 paletti, da 1 a 20 fili per giocatore e da 1 a 20 fili grigi.
    .title = Tabelloni vostri

chapter-setup = Prima della partita
    .intro = Preparate tutto e portate la mandria al pascolo.
rule-T4 = Su ogni posto sta un toro, con i colori ben mescolati. Chi comincia è tirato a sorte, se non lo decidete fra voi. Si gioca in senso orario.
    .title = La partenza

chapter-fences = Paletti, fili, recinzioni
    .intro = Ecco come si costruiscono le recinzioni, chiunque le costruisca e in qualunque momento.
rule-T5 = Due paletti sono vicini quando stanno nello stesso campo o in due campi adiacenti.
    .title = Paletti vicini
rule-T6 = La lunghezza di un filo non conta: ogni filo arriva da un paletto a un qualsiasi paletto vicino. Conta solo quanti ne restano.
    .title = Non si misura
rule-T10 = Un filo si tende in linea retta fra due paletti vicini che nessun filo unisce ancora direttamente.
    .title = Tendere un filo
rule-T11 = Nessun filo può passare sopra un foro in cui c’è un paletto, e nessun paletto può essere piantato in un foro sopra il quale passa un filo. Non importa di chi sia il filo né di quale recinzione faccia parte.
    .title = Non sopra i paletti
rule-T12 = I paletti uniti da fili, direttamente o attraverso altri paletti, formano con quei fili una recinzione. Fili di recinzioni diverse possono incrociarsi, e incrociarsi non li unisce. Ma nessuna recinzione può incrociare sé stessa: un filo non deve incrociare alcun filo di una recinzione a cui lo si attacca, e non deve unire due recinzioni che si incrociano.
    .title = Che cos’è una recinzione
rule-T13 = Un filo può passare sopra i tori. Un toro appartiene al lato dove ha le corna. Sul nostro tabellone il dubbio resta solo quando un filo segue la diagonale di un campo, perché passa fra le corna: chi lo tende dice subito da quale lato sta il toro, e per quel filo vale per sempre. Un filo di un’altra recinzione lungo l’altra diagonale ripropone la domanda, per i suoi due lati. Non si chiede nulla quando il toro non c’è più. Per un filo grigio si può indicare solo un lato con cui esso chiude un anello che conta (T30); se ne resta uno solo, non occorre dirlo.
    .title = Fra le corna
rule-T14 = Solo un filo grigio può chiudere un anello. Un filo del colore di un giocatore fra due paletti della stessa recinzione è vietato, per quanto pochi siano i tori che rinchiuderebbe.
    .title = Niente anello senza grigio
rule-T15 = Un filo grigio deve chiudere un anello che conta (T30). Non può servire ad altro.
    .title = Niente grigio senza anello
case-C5 = Un filo di Anna ne incrocia uno di Ben; i due fanno parte di recinzioni diverse. È permesso. Ma da quel momento in nessun punto del tabellone un filo può unire queste due recinzioni: l’unica recinzione che ne nascerebbe incrocerebbe sé stessa.
    .title = Esempio: recinzioni che si incrociano

chapter-turn = Il tuo turno
    .intro = Nel primo giro ognuno comincia una recinzione. Da lì in poi le recinzioni crescono, si incontrano e si chiudono.
rule-T20 = Ognuno a sua volta pianta due paletti in due fori liberi affiancati e li unisce con un filo proprio. Affiancati vuol dire a due passi l’uno dall’altro in una riga o in una colonna, anche attraverso il confine fra due campi, ma non attraverso il vuoto in mezzo al tabellone. Un foro che non ne ha accanto uno libero non può ricevere il primo dei due paletti.
    .title = Il primo giro
rule-T21 = Dal secondo giro in poi fai esattamente una di quattro cose. (1) Pianti un paletto e lo unisci con un filo tuo a un paletto vicino. Il foro dev’essere libero e trovarsi in un campo in cui c’è un paletto o in un campo adiacente a uno di questi; il vicino può far parte della recinzione di chiunque. Un foro da cui non parte alcun filo permesso non si può scegliere. (2) Unisci due paletti vicini con un filo tuo. (3) Pianti un paletto e lo unisci a due paletti vicini, prima con un filo tuo, poi con un filo grigio che chiude un anello. Quale dei due fili sia il grigio lo decidi tu; se rinunci al grigio, era la possibilità 1. (4) Unisci due paletti vicini con un filo grigio che chiude un anello.
    .title = Una cosa su quattro
rule-T22 = A chi non ha più fili propri resta solo la possibilità 4. Chi non può fare proprio nulla passa. Nessuno può passare di sua volontà.
    .title = Niente da fare
rule-T23 = Chi chiude un anello non ha bisogno di averci nemmeno un filo.
    .title = Chiudere le recinzioni altrui

chapter-closing = Chiudere e spartire
    .intro = Un anello chiuso è ciò che tutti aspettano, e non solo chi lo chiude.
rule-T30 = Un anello è una linea chiusa di fili che passa per il nuovo filo grigio e non tocca sé stessa in alcun punto. Conta quando dentro stanno almeno 3 tori e almeno uno dei suoi fili ha il colore di un giocatore. Un filo grigio con cui non nasce alcun anello che conta non è permesso.
    .title = L’anello
rule-T31 = Si considerano al massimo due anelli, quelli che seguono più da vicino il nuovo filo grigio. Se il filo ha un recinto da ciascun lato, sono gli anelli attorno ai due recinti. Altrimenti sono il recinto stesso, cioè l’anello più piccolo che passa per il filo, e il contorno dell’intera recinzione, cioè il più grande, se sono diversi. Se contano entrambi, chi chiude dice quale vale; l’altro non porta nulla. Se ne conta uno solo, vale quello. (I recinti chiusi prima sono sempre vuoti, perciò i due anelli racchiudono gli stessi tori: la scelta decide i fili di chi partecipano.)
    .title = Due anelli insieme
rule-T32 = Tutti i tori all’interno si spartiscono subito. Si percorre l’anello in senso orario, come lo si vede sul tabellone, cominciando dal primo filo dopo il nuovo filo grigio: il proprietario di ogni filo colorato prende un toro a scelta, i fili grigi si saltano. Si continua, giro dopo giro, finché non resta alcun toro. Chi ha più fili nell’anello riceve un toro per ciascuno.
    .title = La spartizione
rule-T33 = I fili che non fanno parte dell’anello non portano nulla. Paletti e fili restano dove sono e possono far parte di anelli futuri. I tori presi lasciano il tabellone.
    .title = Che cosa resta
rule-T34 = Quando restano da spartire solo tori di un colore, non c’è nulla da scegliere: si distribuiscono senza chiedere.
    .title = Più nulla da scegliere
case-C2 = In senso orario, dopo il filo grigio, i fili dell’anello sono, nell’ordine, di Anna, di Anna, di Ben e di Clea. Con 6 tori all’interno l’ordine è Anna, Anna, Ben, Clea, Anna, Anna: Anna riceve quattro tori, Ben e Clea uno ciascuno. Con 3 tori è Anna, Anna, Ben, e Clea resta a mani vuote.
    .title = Esempio: una volta attorno all’anello
case-C3 = Due paletti vicini fanno parte della stessa recinzione. Nessun filo colorato può unirli, soltanto uno grigio, e solo se rinchiude 3 tori o più.
    .title = Esempio: i due capi di una recinzione
case-C4 = Un recinto è stato chiuso in precedenza e svuotato. Ora un filo grigio ne chiude accanto un secondo, con 3 tori; il filo fra i due recinti è di Anna. In senso orario, dopo il nuovo filo grigio, i fili dell’anello attorno al nuovo recinto sono di Ben, di Anna e di Ben. Il contorno dei due recinti esclude il filo di Anna e gira invece attorno a quello vecchio: Ben, Clea, il vecchio filo grigio, Clea, Ben. In entrambi i casi si spartiscono gli stessi 3 tori. Con l’anello attorno al nuovo recinto Ben ne riceve due e Anna uno, con il contorno Ben uno e Clea due; decide chi chiude.
    .title = Esempio: un recinto accanto all’altro

chapter-end = La fine
    .intro = Prima o poi il pascolo è vuoto, o non c’è più nulla da recintare.
rule-T40 = La partita finisce non appena sul tabellone stanno meno di 3 tori, o non ci sono più fili grigi, o tutti i giocatori uno dopo l’altro hanno dovuto passare. Una spartizione in corso si porta sempre prima a termine.
    .title = Quando finisce la partita
rule-T41 = Ogni colore si conta da solo. Da uno a dodici tori di un colore valgono 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 e 78 punti: il secondo ne porta altri due, il terzo tre, e così via. La somma di tutti i colori è il tuo punteggio.
    .title = Contare le mandrie
rule-T42 = Vince il punteggio più alto. A parità vince chi ha la mandria più grande di un solo colore, poi la seconda più grande, e così via; se non c’è ancora differenza, si vince insieme. I tori rimasti sul tabellone non sono di nessuno.
    .title = Chi vince
case-C1 = Sette tori neri valgono 28 punti. Quattro tori dello stesso colore valgono 10 punti, uno per ciascuno dei quattro colori soltanto 4.
    .title = Esempio: ogni simile ama il suo simile

chapter-rulings = Le nostre decisioni
    .intro = Il regolamento breve che ci è giunto lascia aperti alcuni punti e su altri si può leggere in due modi. Ecco come abbiamo deciso; le regole qui sopra dicono lo stesso.
rule-T60 = Il regolamento fa prendere i paletti una volta dalla riserva e una volta dalla propria. I paletti sono tutti uguali, perciò tutti prendono dagli stessi 48 (T1).
    .title = Di chi sono i paletti
rule-T61 = Per il primo giro il regolamento chiede un filo corto. Poiché non misuriamo i fili (T6), questo dice dove stanno i due paletti: vicini quanto possono esserlo due fori (T20).
    .title = Il filo corto
rule-T62 = Il regolamento permette di unire paletti vicini non ancora uniti fra loro. Lo intendiamo così: non direttamente, con un solo filo (T10). I paletti uniti attraverso altri restano comunque vietati ai fili colorati, perché solo un filo grigio può chiudere un anello (T14). Abbiamo provato altrimenti: le partite si allungavano e non si chiudevano più anelli di prima.
    .title = Non ancora uniti
rule-T63 = Nella spartizione il regolamento fa prendere il giocatore successivo. È il proprietario del prossimo filo colorato dell’anello (T32), ovunque sieda; con due fili di seguito prende due volte di seguito.
    .title = Attorno all’anello, non al tavolo
rule-T64 = Il regolamento fa finire la partita quando non si possono più rinchiudere tre tori. Non guardiamo così lontano: si gioca finché uno dei tre segni di T40 lo mostra.
    .title = Senza sfera di cristallo
rule-T65 = Il regolamento parla di due recinzioni che un filo grigio chiude insieme. Sono i due anelli di T31, e non se ne considerano altri: se non conta nessuno dei due, il filo grigio non è permesso.
    .title = Mai più di due anelli

chapter-credits = Ringraziamenti
    .intro = Taurus è un gioco di Peter Wichmann, pubblicato da LudoArt nel 2008 e oggi difficile da trovare. Questa versione in rete è opera di ammiratori. Non ha alcun legame con l’autore né con l’editore; testo e disegni sono nostri.
