# Il regolamento di Viva Pamplona! con parole nostre. L'ordine dei messaggi è quello del libro: `chapter-…` apre un capitolo
# (`.intro`: il suo primo paragrafo), seguono `rule-…` e `case-…` con il loro `.title`. Le regole conservano il loro numero.

chapter-aim = Di che si tratta
    .intro = Pamplona, a luglio. I tori si precipitano attraverso la città vecchia verso l’arena, e i più audaci corrono davanti alle loro corna. Ogni giocatore guida tre corridori. Chi corre appena davanti a Torro, il toro, quando attacca guadagna punti coraggio; chi resta indietro o si nasconde ne perde. E davanti all’arena l’arte sta nell’entrare il più tardi possibile, ma prima di Torro. Vince chi ha più punti coraggio. Da 2 a 6 giocatori, dagli 8 anni in su.

chapter-material = Con che cosa si gioca
    .intro = Una strada attraverso la città, tre corridori per ognuno, un toro, due dadi insoliti e un mazzo di carte.
rule-P1 = Si gioca da due a sei, ognuno con tre corridori dello stesso colore. C’è un solo toro: Torro.
    .title = Giocatori, corridori, Torro
rule-P2 = Il dado A porta 2, 3, 4 e tre frecce. Il dado B porta 2, 3, 4, 5 e due frecce.
    .title = I due dadi
rule-P3 = Il mazzo ha 22 carte: 6 volte «Torro attacca!» (Torro greift an!) e 16 volte «Torro arriva…» (Torro kommt…), cioè due cinque, tre quattro, cinque tre, tre due e tre uno.
    .title = Le carte di Torro
rule-P4 = Il percorso comincia dal recinto, casella 0, dove sta soltanto Torro. La casella 1 è la partenza; da lì prosegue la strada, sul nostro tabellone fino alla casella 32. Oltre la linea rossa d’arrivo ci sono le caselle dell’arena e accanto a esse i posti numerati da 1 a 12.
    .title = Il percorso
rule-P5 = Due caselle vicine della strada sono coperte di pomodori (sul nostro tabellone 21 e 22), e alcune caselle sono nascondigli, le caselle della paura (sul nostro tabellone 6, 11, 16, 26 e 30). Un tabellone vostro deve rispettare questo: almeno due caselle prima dei pomodori e almeno una casella di strada dopo; una casella della paura è una qualsiasi casella di strada dopo la partenza, tranne i pomodori e la casella subito prima; e l’arena ha almeno sei caselle.
    .title = Pomodori e paura

chapter-setup = Prima della partita
    .intro = Mettete Torro nel recinto e tutti i corridori sulla partenza, e mescolate il mazzo.
rule-P6 = Ognuno comincia con 30 punti coraggio e i suoi tre corridori sulla casella di partenza. La banca non si esaurisce mai.
    .title = La partenza
rule-P7 = Chi comincia è tirato a sorte, oppure comincia chi grida per primo «¡Olé!». Si gioca in senso orario, e ogni giro comincia dallo stesso giocatore. (Giocare per ultimi è un netto vantaggio. Se volete, passate l’inizio al giocatore seguente a ogni giro, anche se non ha più corridori in gioco.)
    .title = Chi comincia

chapter-round = Il turno dei corridori
    .intro = Un giro ha due parti: prima ognuno a sua volta tira i dadi e corre, poi agisce Torro. Questa è la prima.
rule-P10 = Ognuno a sua volta tira entrambi i dadi e poi muove in avanti i suoi corridori.
    .title = Tirare e correre
rule-P11 = Un corridore è in gioco finché sta sulla strada. Con due o tre corridori in gioco dai ogni dado a un corridore diverso e devi usare entrambi i dadi, nell’ordine che vuoi; l’ordine non cambia nulla. Conta quanti erano in gioco al momento del tiro: se il primo dado porta un corridore nell’arena, un altro deve comunque usare il secondo.
    .title = Un dado, un corridore
rule-P12 = Un numero lo corre per intero un solo corridore. Non si può né dividere né lasciare inutilizzato.
    .title = I numeri
rule-P13 = Una freccia vale da 0 a 6 passi, a piacere. Anche restare fermi usa il dado e conta come mossa.
    .title = Le frecce
rule-P14 = Con un solo corridore in gioco tiri entrambi i dadi, ne scegli uno e lo usi per quel corridore. L’altro dado non conta.
    .title = L’ultimo corridore
rule-P15 = Chi non ha corridori in gioco salta il turno e non tira, anche se il suo ultimo corridore è stato spinto nell’arena proprio in questo giro.
    .title = Più nessuno per strada
rule-P16 = Su una casella può stare un numero qualsiasi di corridori. Nessuno sbarra mai la via, né i corridori né Torro.
    .title = C’è posto per tutti
rule-P17 = Quando un corridore finisce su una casella della paura, di corsa o spinto, in avanti o all’indietro, il suo giocatore paga 1 punto coraggio alla banca. Restarci non costa altro; andarsene e tornare costa di nuovo. Torro non conosce paura.
    .title = Caselle della paura
rule-P18 = Chi finisce su una delle due caselle dei pomodori, Torro compreso, scivola e torna subito sulla casella appena prima. Da lì servono almeno tre passi per superarle. Passare sopra i pomodori senza fermarcisi non fa danno.
    .title = Caselle dei pomodori
rule-P19 = Una scivolata finisce sempre sulla casella prima dei pomodori, anche per un corridore che vi è spinto all’indietro dall’altra parte. E un corridore sulla casella appena prima, spinto in avanti sui pomodori, resta dov’è: quella spinta non cambierebbe nulla e non viene proposta.
    .title = Spinti sui pomodori

chapter-scuffle = La spinta
    .intro = Dove corridori di più colori stanno sulla stessa casella, ci si può spingere per il posto migliore. La spinta porta punti e permette di spostare i corridori altrui dove meno vorrebbero andare.
rule-P20 = Finita la tua mossa, e solo allora, puoi dare la spinta su una casella della strada dove hai più corridori di un altro colore: 2 contro 1, 3 contro 1 o 3 contro 2. Ogni altro colore si confronta da solo con il tuo. Non importa se i tuoi corridori su quella casella si sono mossi in questo turno. Con tre corridori non c’è mai più di una casella così.
    .title = Quando si può spingere
rule-P21 = Puoi anche lasciar stare, benché i punti siano gratis. Se spingi, ogni colore in inferiorità ti dà tanti punti coraggio quanti corridori hai in più di lui sulla casella: 1 o 2.
    .title = Prendere punti
rule-P22 = Poi, corridore per corridore, lasci ogni corridore in inferiorità dov’è oppure lo spingi esattamente di quella differenza, in avanti o all’indietro. Scegli per ciascuno separatamente. La differenza è fissata quando la spinta comincia, e chi finisce altrove non provoca niente di nuovo.
    .title = Spingere
rule-P23 = Una spinta che finirebbe prima della casella di partenza non è possibile, e nemmeno una più corta al suo posto.
    .title = Non dietro la partenza
rule-P24 = Un corridore può essere spinto oltre la linea rossa. Allora aspetta nell’arena come ogni altro.
    .title = Spinti nell’arena
rule-P25 = Le caselle della paura e i pomodori valgono anche per i corridori spinti; la paura la paga il giocatore a cui il corridore appartiene.
    .title = Ancora paura e pomodori
rule-P26 = Nell’arena non ci si spinge. Sulla casella di partenza sì.
    .title = Dove ci si spinge
case-C3 = Anna ha tre corridori su una casella, Ben due e Clea uno. Anna spinge: prende 1 punto da Ben e 2 da Clea. Ora può spingere ciascuno dei due corridori di Ben di 1 casella e quello di Clea di 2. Se il corridore di Clea finisce su una casella della paura, Clea paga 1 altro punto, alla banca.
    .title = Esempio: tre contro due e uno

chapter-points = I punti coraggio
    .intro = Tutti vedono quanti ne ha ciascuno.
rule-P27 = Chi deve pagare più di quanto possiede prende dalla banca prestiti di 10 punti, quanti ne servono, senza che gli sia chiesto. I prestiti si sottraggono alla fine.
    .title = Prestiti

chapter-arena = Nell’arena
    .intro = Tardi, ma non troppo: più tardi entra un corridore, più alto è il suo posto e più vale.
rule-P30 = Un corridore che passa la linea rossa finisce i suoi passi sulle caselle dell’arena e lì aspetta. È fuori gioco: non si muove più e non partecipa a nessuna spinta.
    .title = Oltre la linea rossa
rule-P31 = Finito il turno dei corridori, quelli in attesa vanno ai posti numerati, prima la casella più avanzata. Ogni casella dell’arena occupata riceve il prossimo posto libero, e tutti i corridori che vi stanno lo condividono. Si comincia dal posto 1; quando il posto 12 è occupato, ci va anche chiunque arrivi dopo.
    .title = Assegnare i posti
rule-P32 = Alla fine un posto vale tanti punti coraggio quanto il suo numero, per ciascun corridore che vi sta. I corridori ai posti numerati non si muovono più e non contano quando Torro attacca.
    .title = Quanto vale un posto
case-C4 = Dopo un giro il corridore di Anna sta da solo davanti a tutti, poi quello di Ben da solo, poi quelli di Clea e di Dario sulla stessa casella, poi quello di Eva. Ricevono i posti 1, 2, 3 e 3, 4. Il prossimo che arriva riceverà il posto 5.
    .title = Esempio: arrivano cinque corridori

chapter-torro = Torro
    .intro = Quando tutti hanno giocato e gli arrivati sono ai loro posti, agisce Torro.
rule-P40 = Chi ha mosso per ultimo volta la prima carta. «Torro arriva» con un numero: Torro corre di tante caselle; quando esce dal recinto, la casella di partenza è la prima.
    .title = Torro arriva
rule-P41 = «Torro attacca!»: Torro resta dov’è e si giudica ogni corridore in gioco. Sulla casella di Torro guadagna 3 punti, una casella davanti a lui 2, due caselle davanti 1, tre o più caselle davanti niente. Dietro di lui costa 1 punto per ogni casella. Per la distanza contano tutte le caselle, anche i pomodori.
    .title = Torro attacca
rule-P42 = Prima si fa la somma dei corridori di un giocatore; poi egli riceve, o paga, una volta sola.
    .title = Una somma per giocatore
rule-P43 = Se la primissima carta della partita è un attacco, la si rimescola nel mazzo e se ne volta un’altra, finché non è un attacco. (Se preferite: questi attacchi si mettono da parte fino alla prima carta diversa.)
    .title = Nessun attacco all’inizio
rule-P44 = Se si deve voltare una carta e il mazzo è finito, le carte già giocate si mescolano e formano il nuovo mazzo.
    .title = Un nuovo mazzo
case-C1 = Torro attacca. I corridori di Anna stanno sulla sua casella, una davanti e due dietro: 3 + 2 − 2, riceve 3 punti. Quelli di Ben stanno una casella davanti e due volte una dietro: 2 − 1 − 1, non riceve nulla. Quelli di Clea stanno due caselle davanti, cinque davanti e due dietro: 1 + 0 − 2, paga 1 punto.
    .title = Esempio: un attacco, tre giocatori
case-C2 = Due corridori di un giocatore stanno tre e sei caselle dietro Torro, il terzo ha già un posto. Il giocatore paga 9 punti.
    .title = Esempio: molto indietro

chapter-end = La fine
    .intro = O Torro mette fine alla partita, o sono arrivati tutti.
rule-P50 = La partita finisce subito quando Torro entra nell’arena; la sua mossa si esegue per intero. Finisce anche quando ogni corridore ha un posto numerato, subito dopo l’assegnazione e prima di voltare un’altra carta.
    .title = Quando finisce la partita
rule-P51 = Il tuo punteggio: i punti coraggio che possiedi, più i posti dei tuoi corridori, meno 1 punto per ogni casella di cui ciascun corridore senza posto è dietro Torro, meno i tuoi prestiti di 10.
    .title = Il conteggio
rule-P52 = Vince il punteggio più alto; a parità si vince insieme. Un punteggio può essere sotto zero.
    .title = Chi vince

chapter-rulings = Le nostre decisioni
    .intro = I regolamenti stampati nei diversi paesi tacciono su alcuni punti e su altri si contraddicono. Ecco come abbiamo deciso; le regole qui sopra dicono lo stesso.
rule-P60 = I regolamenti non concordano se chi è senza punti possa o debba prendere un prestito. Poiché un prestito non fa né guadagnare né perdere punti, ne prendiamo uno esattamente quando c’è da pagare ciò che non si possiede (P27).
    .title = Quando si prende un prestito
rule-P61 = Un regolamento si legge come se le caselle occupate da corridori contassero in modo speciale per la corsa di Torro. Gli altri dicono solo che la partenza dei corridori conta quando esce dal recinto. Perciò ogni casella conta una volta, chiunque vi stia (P40).
    .title = Caselle occupate
rule-P62 = Con un solo corridore in gioco puoi scegliere quale dado usare, ma non puoi non usarne nessuno: sarebbe rinunciare a un numero, cosa che P12 vieta. Solo una freccia permette all’ultimo corridore di restare fermo (P14).
    .title = L’ultimo corridore deve correre
rule-P63 = Gli attacchi messi da parte prima della prima carta diversa fanno parte delle carte già giocate e tornano con esse in un nuovo mazzo (P43, P44).
    .title = Attacchi messi da parte
rule-P64 = La carta di Torro la volta chi ha mosso per ultimo nel giro; chi salta il turno non fa nulla (P15, P40).
    .title = Chi volta la carta

chapter-credits = Ringraziamenti
    .intro = Viva Pamplona! è un gioco di Wolfgang Kramer, pubblicato da F.X. Schmid nel 1992 ed esaurito da tempo. Questa versione in rete è opera di ammiratori. Non ha alcun legame con l’autore né con l’editore; testo e disegni sono nostri.
