# Il regolamento di Lauf rauf! con parole nostre. L'ordine dei messaggi è quello del libro: `chapter-…` apre un capitolo
# (`.intro`: il suo primo paragrafo), seguono `rule-…` e `case-…` con il loro `.title`. Le regole conservano il loro numero.

chapter-aim = Di che si tratta
    .intro = Tre scalatori, una montagna e, proprio in cima, qualcuno che vorrebbe essere lasciato in pace. Ogni giocatore guida tre scalatori dal campo base: un giro ai piedi della montagna, poi un altro al livello di mezzo, e infine la vetta. Tre dadi, fino a tre tiri: tieni quello che ti serve e tenta la sorte con il resto. Per strada ci si spinge, ogni tanto si rimanda qualcuno all’inizio, e quando il dado nero lo vuole, lo spirito della montagna infila a uno scalatore il suo anello. Vince chi per primo ha tutti e tre gli scalatori al campo in vetta. Da 2 a 4 giocatori, dagli 8 anni in su. La prima volta, e con bambini più piccoli, giocate senza carte; con le carte si decide di più, ma ci sono più regole da ricordare.

chapter-material = Con che cosa si gioca
    .intro = Una montagna con due livelli e una vetta, tre scalatori per ognuno, lo spirito della montagna con il suo anello e tre dadi.
rule-L1 = Si gioca da due a quattro, ognuno con tre scalatori dello stesso colore: rosso, verde, giallo o blu. Lo spirito della montagna (Berggeist nella scatola tedesca) ha un anello stregato (Bannring). Ci sono due dadi bianchi e uno nero, ciascuno da 1 a 6. Per la partita con le carte si aggiungono 20 carte di cinque tipi, quattro per tipo.
    .title = Scalatori, spirito, dadi e carte
rule-L2 = Due percorsi chiusi girano in senso orario attorno alla montagna: il livello inferiore (sul nostro tabellone 40 caselle) e il livello di mezzo (28 caselle). Su ciascuno ogni colore ha una casella di salita, a un quarto di giro dalla successiva. Quella in basso è anche la casella di partenza del colore, e accanto c’è il suo campo base. Sopra quella in alto c’è il suo campo in vetta, con tre posti. Un tabellone vostro deve rispettare questo: su ogni livello il numero delle caselle è divisibile per quattro e almeno 28.
    .title = La montagna
rule-L3 = Su entrambi i livelli le sei caselle prima della casella di salita di un colore sono bordate di quel colore: sono la sua rincorsa.
    .title = La rincorsa

chapter-setup = Prima della partita
    .intro = Tutti gli scalatori aspettano nei loro campi base, e l’anello è presso lo spirito, in vetta.
rule-L4 = I quattro angoli della montagna sono numerati da 0 a 3 in senso orario, e i giocatori siedono nello stesso ordine. In due si prendono gli angoli 0 e 2, in tre 0, 1 e 2, in quattro tutti. (Se volete, scegliete altri angoli prima della partita.) Le caselle di un angolo senza giocatore restano parte del percorso.
    .title = Chi siede dove
rule-L5 = Tutti gli scalatori cominciano nei loro campi base. Chi comincia è tirato a sorte; si gioca in senso orario.
    .title = L’inizio

chapter-turn = Tirare i dadi
    .intro = Si tirano i dadi fino a tre volte e, non appena il risultato piace, si compie un’azione.
rule-L10 = Puoi tirare fino a tre volte. Il primo tiro è con tutti e tre i dadi. Per il secondo e il terzo scegli uno, due o tre dadi e li tiri di nuovo; un dado che prima avevi tenuto ora si può ritirare, e viceversa.
    .title = Fino a tre tiri
rule-L11 = Dopo ogni tiro puoi fermarti e compiere un’azione permessa dai dadi. Prima del terzo tiro ti puoi fermare soltanto se compi davvero un’azione.
    .title = Fermarsi prima
rule-L12 = Dopo il terzo tiro devi compiere un’azione se una è possibile, che ti piaccia o no; se sono più d’una, scegli tu. Solo se nessuna è possibile passi i dadi. Nella partita con le carte anche prendere carte (L61–L63) è un’azione, obbligatoria se non si può fare altro. Giocare una carta per il suo effetto o scartarla (L66, L67) non è mai obbligatorio.
    .title = Chi può deve

chapter-actions = Le azioni
    .intro = Partire, correre, salire o catturare: uno dei tuoi scalatori compie l’azione, poi tocca al prossimo.
rule-L20 = Se i tre dadi insieme danno 15 o più, puoi mettere uno dei tuoi scalatori dal campo base sulla tua casella di partenza.
    .title = Partire
case-C1 = I dadi mostrano 6, 5 e 5. Fa 16: Anna mette uno scalatore sulla sua casella di partenza.
    .title = Esempio: una partenza
rule-L21 = Uno dei tuoi scalatori corre in avanti sul suo livello, di tante caselle quante ne dà la somma di esattamente due dadi a tua scelta. Il terzo dado non conta. Non si può correre con un dado solo, né dividere i dadi fra due scalatori. Le caselle occupate si saltano e si contano.
    .title = Correre
case-C2 = I dadi mostrano 3, 5 e 6. Uno scalatore può correre di 8, 9 o 11 caselle.
    .title = Esempio: tre modi di correre
rule-L22 = Uno scalatore sulla sua rincorsa può salire quando un dado mostra esattamente il numero di caselle fino alla sua casella di salita e un altro dado mostra 1: il primo lo porta sulla casella di salita, l’1 un livello più su. Dal livello inferiore arriva sulla sua casella di salita in alto, dal livello di mezzo nel suo campo in vetta. Se sta subito prima della casella di salita, gli servono due 1.
    .title = Salire
case-C3 = Lo scalatore di Anna sta quattro caselle prima della sua casella di salita in basso, e i dadi mostrano 1, 2 e 4. Con il 4 e l’1 sale sulla sua casella di salita in alto.
    .title = Esempio: una salita
rule-L23 = Uno scalatore che sta sulla sua casella di salita, comunque ci sia arrivato, non può salire da lì: gli manca la rincorsa. Deve fare ancora un giro.
    .title = Non si sale da fermi
rule-L24 = Finché uno dei tuoi scalatori è al campo base, nessuno dei tuoi può salire in vetta.
    .title = Prima si lascia il campo base
rule-L25 = Si cattura solo con il dado nero, subito dopo il primo tiro e senza ritirare, e soltanto se nessun altro dado mostra di meno; un numero uguale va bene. Uno dei tuoi scalatori avanza esattamente di tante caselle quante ne mostra il dado nero e finisce su uno scalatore altrui, che torna al suo campo base. Vale su entrambi i livelli. I propri scalatori non si possono catturare.
    .title = Catturare
case-C4 = Al primo tiro il dado nero mostra 2, i bianchi 2 e 6. Lo scalatore di Ben sta due caselle davanti a quello di Anna. Anna può catturarlo: il suo corre di due caselle, e quello di Ben torna al campo base.
    .title = Esempio: una cattura
rule-L26 = Che uno scalatore possa salire dipende soltanto da dove sta. Nessuno tiene il conto della strada fatta. (Fa differenza solo se degli scalatori sono tornati indietro o sono stati spinti all’indietro per via delle carte.)
    .title = Conta solo il posto

chapter-landing = Su caselle occupate
    .intro = Su ogni casella c’è posto per uno solo. Chi arriva per ultimo spinge.
rule-L30 = Uno scalatore che finisce su una casella occupata senza catturare, che corra, parta o salga, spinge di una casella in avanti lo scalatore che vi sta, altrui o tuo. Se davanti a questo ce ne sono altri senza intervallo, tutta la fila viene spinta. Una spinta non cattura mai nessuno.
    .title = Spingere
rule-L31 = Uno scalatore spinto sulla sua casella di salita o oltre deve fare ancora un giro.
    .title = Spinti oltre la salita
case-C5 = Lo scalatore di Anna corre su una casella dove ne sta uno di Ben. Sulla casella seguente ne sta uno di Clea, su quella dopo un altro di Anna. Tutti e tre avanzano di una casella. Quello di Clea stava subito prima della sua casella di salita: ora ci sta sopra e deve fare ancora un giro.
    .title = Esempio: una fila spinta
rule-L32 = Chi sale passa soltanto per la casella di salita del livello che lascia. Chi vi sta non viene disturbato.
    .title = Solo di passaggio

chapter-spirit = Lo spirito e l’anello
    .intro = Allo spirito della montagna le visite non piacciono. Un 6 nero al primo tiro lo sveglia, non appena qualcuno ha raggiunto il livello di mezzo.
rule-L40 = Se al tuo primo tiro il dado nero mostra 6 e almeno uno scalatore, di chiunque sia, sta al livello di mezzo (le caselle di salita ne fanno parte, la vetta no), devi spostare l’anello. È tutto il tuo turno: non ritiri e non fai altro.
    .title = Un 6 nero
rule-L41 = Se l’anello è presso lo spirito, lo infili a uno scalatore al livello di mezzo: a uno dei tuoi, se lì ne hai, altrimenti a uno qualsiasi; scegli tu. Se uno scalatore porta l’anello, questo torna allo spirito e in questo turno non viene infilato a nessun altro.
    .title = Spostare l’anello
rule-L42 = Se al livello di mezzo non c’è nessuno scalatore, un 6 nero è un numero come gli altri.
    .title = Quando lo spirito dorme
rule-L43 = Uno scalatore con l’anello può fare tutto tranne che salire.
    .title = Che cosa vieta l’anello
rule-L44 = Nessuno può superare lo scalatore con l’anello, nemmeno quelli del suo colore: una corsa, una cattura o una rincorsa che porterebbe oltre di lui è vietata. Finire esattamente su di lui è permesso, per spingere come per catturare. È permessa anche una rincorsa fino alla casella di salita su cui sta. Una fila di cui fa parte si spinge come al solito.
    .title = Vietato superare
case-C6 = Cinque caselle davanti allo scalatore di Anna, al livello di mezzo, ne sta uno con l’anello. I dadi mostrano 2, 3 e 6. Correre di 5 è possibile e spinge quello con l’anello. Correre di 8 o di 9 porterebbe oltre di lui e non è possibile.
    .title = Esempio: dietro l’anello
rule-L45 = Se uno scalatore con l’anello viene catturato, l’anello torna allo spirito.
    .title = Catturato con l’anello
rule-L46 = Se vi accordate per giocare con la «distrazione», chi ha il 6 nero al primo tiro può fare come se non l’avesse visto. Allora si chiede agli altri, in senso orario, prima che si ritiri o si compia un’azione. Il primo che grida «L’anello!» decide: l’anello va spostato. Se nessuno grida, il turno continua senza l’anello.
    .title = Far finta di niente

chapter-end = La fine
    .intro = Lassù bisogna arrivare in tre.
rule-L50 = Chi per primo ha tutti e tre gli scalatori nel suo campo in vetta vince subito. Gli altri si classificano secondo quanti dei loro sono in vetta; chi ne ha altrettanti condivide il posto.
    .title = Chi vince

chapter-cards = La partita con le carte
    .intro = Tutte le regole viste finora restano come sono. In più ci sono le carte, che si guadagnano con certi tiri e si usano quando servono. Mescolatele e posatele coperte accanto alla montagna.
rule-L60 = Le carte stanno scoperte davanti a chi le possiede. Di ogni tipo se ne ha al massimo una. Prendere carte sostituisce l’azione di quel turno. L’anello (L40) viene prima di tutto.
    .title = Carte scoperte
rule-L61 = Con almeno due dadi uguali puoi pescare la prima carta. Se ne possiedi già il tipo, va negli scarti. (Chi possiede tutti e cinque i tipi può dunque pescare solo per aver fatto qualcosa.)
    .title = Una coppia
rule-L62 = Con tre dadi uguali puoi pescare una carta dopo l’altra, finché ne viene una di cui possiedi già il tipo; quella va negli scarti. Puoi smettere prima, e devi smettere quando non ci sono più carte.
    .title = Un tris
case-C8 = Anna possiede «Partenza diretta» e «Jolly» e tira 4, 4 e 4. Pesca «Retromarcia» e la tiene, pesca «Salita altrui» e la tiene, poi pesca un secondo «Jolly»: va negli scarti, e non si pesca più.
    .title = Esempio: pescare con un tris
rule-L63 = Con tre numeri di seguito, per esempio 3, 4 e 5, puoi prendere a un altro giocatore una carta a tua scelta. Se ne possiedi già il tipo, va negli scarti. Se nessun altro possiede carte, una scala non dà niente di speciale.
    .title = Una scala
rule-L64 = Per coppia, tris e scala valgono i dadi come stanno quando agisci, dadi tenuti compresi, dopo uno qualsiasi dei tuoi tiri, anche quelli per le carte scartate (L67). Prendere carte è un’azione ai sensi di L11 e L12.
    .title = Quando contano
rule-L65 = Se si deve pescare una carta e il mazzo è finito, gli scarti si mescolano e formano il nuovo mazzo. Se non ci sono nemmeno scarti, non si può pescare, o si è finito di pescare.
    .title = Quando il mazzo è finito
rule-L66 = Dopo un tiro, nel tuo turno puoi giocare una carta per il suo effetto. Va negli scarti, il suo effetto vale per uno dei tuoi scalatori, ed è la tua azione. «Partenza diretta»: con una somma di 15 o più, uno scalatore va dal campo base direttamente sulla tua casella di salita in alto. «Retromarcia»: uno scalatore corre all’indietro della somma di due dadi; spinge all’indietro, non sale e non cattura, e non può superare uno scalatore con l’anello, ma può finire su di lui e spingerlo indietro. «Salita altrui»: uno scalatore del livello inferiore sale per la rincorsa e la casella di salita di un altro colore e arriva sulla casella di salita in alto di quel colore, dove spinge come al solito; servono i dadi di L22, va bene anche un angolo senza giocatore, e in vetta così non si sale mai. «Cattura all’indietro»: uno scalatore cattura all’indietro, alle condizioni di L25 e L44. «Jolly»: una qualsiasi delle altre quattro; è un tipo a sé.
    .title = Che cosa fanno le carte
rule-L67 = Dopo il terzo tiro puoi scartare carte senza usarne l’effetto. Per ognuna ritiri una volta un dado a tua scelta. Puoi scartarne quante vuoi, ma non puoi più catturare. Giocare poi una carta per il suo effetto resta permesso.
    .title = Ancora un tiro
case-C7 = Tutti gli scalatori di Anna sono al campo base, e lei possiede una carta. Dopo il terzo tiro i dadi mostrano 5, 5 e 4. Nessuno può correre e 14 non basta per partire, ma con la coppia può pescare, dunque deve (L12), a meno che non scarti la sua carta e ritiri il 4: con un 5 o un 6 parte.
    .title = Esempio: una carta per un tiro

chapter-rulings = Le nostre decisioni
    .intro = Il regolamento stampato tace su alcuni punti e altri si possono leggere in due modi. Ecco come abbiamo deciso; le regole qui sopra dicono lo stesso.
rule-L70 = Anche salendo in vetta uno scalatore passa soltanto per la sua casella di salita; il regolamento stampato non ne parla. Chi vi sta, anche se ha l’anello, non viene disturbato (L32, L44).
    .title = Per la casella di salita in alto
rule-L71 = Dopo il terzo tiro puoi scartare una carta anche se un’azione è possibile. Le carte si scartano a una a una: una carta, un dado, poi decidi di nuovo. Che cosa devi fare (L12) dipende dai dadi come stanno allora; se non permettono più nulla, li passi.
    .title = Scartare una alla volta
rule-L72 = Gli scarti non si mescolano nel momento in cui il mazzo finisce, ma quando serve la carta seguente (L65). Le carte giocate o scartate stanno subito fra gli scarti. Una carta che hai appena scartato può dunque tornarti in mano.
    .title = Quando si mescolano gli scarti
rule-L73 = Un tris è anche una coppia. Se vuoi una sola carta, pescane una e smetti (L61, L62).
    .title = Un tris è anche una coppia
rule-L74 = Quando qualcuno chiama l’anello, a scegliere lo scalatore è comunque chi è di turno (L41). Se nessuno lo chiama, il tiro è come ogni altro: con tre 6 si può perfino catturare a 6 caselle (L46, L25).
    .title = Chiamato o no
rule-L75 = Altrui sono soltanto gli angoli degli altri colori: dal proprio si sale con i soli dadi (L66). Da dove è arrivato, lo scalatore prosegue verso la propria rincorsa.
    .title = Che cosa è altrui
rule-L76 = Un jolly prende l’effetto di un’altra carta solo quando lo si gioca. Davanti a te e fra gli scarti è un jolly (L60, L66).
    .title = Un jolly resta un jolly

chapter-credits = Ringraziamenti
    .intro = Lauf rauf! è un gioco di Rüdiger Koltze, pubblicato da Ravensburger nel 2014 con illustrazioni di Claus Stephan, Martin Hoffmann e Mirko Suzuki, ed esaurito da tempo. Questa versione in rete è opera di ammiratori. Non ha alcun legame con l’autore né con l’editore; testo e disegni sono nostri.
