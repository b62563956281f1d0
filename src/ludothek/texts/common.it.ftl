# Ciò che condividono tutti i giochi e tutti i volti di Ludothek: livelli, esclamazioni, ragioni dei consigli, rifiuti e la
# riga di comando.

level-novice = Principiante
    .about = Gioca volentieri e lascia spesso sfuggire le occasioni.
level-player = Giocatore
    .about = Vede ciò che è a portata di mano e gioca discretamente.
level-expert = Esperto
    .about = Pensa in anticipo e perdona poco.
level-master = Maestro
    .about = Pensa fin dove il tempo lo permette.

emote-ole = ¡Olé!
emote-bravo = Bravo!
emote-oops = Ops!
emote-hurry = Dai!
emote-laugh = Haha!
emote-thanks = Grazie!

reason-forced = Non c’è scelta. Così si vince il { NUMBER($chance, style: "percent") } delle partite, con un punteggio atteso di { $points }.
reason-lone = Nettamente la migliore: nient’altro merita un pensiero. Così si vince il { NUMBER($chance, style: "percent") } delle partite, con un punteggio atteso di { $points }.
reason-clear = Nettamente la migliore: così si vince il { NUMBER($chance, style: "percent") } delle partite, con la seconda il { NUMBER($next, style: "percent") }. Punteggio atteso: { $points }.
reason-close = Di poco: così si vince il { NUMBER($chance, style: "percent") } delle partite, con la seconda il { NUMBER($next, style: "percent") }. Punteggio atteso: { $points }.

error-illegal-move = Questa mossa ora non è possibile.
error-not-your-turn = Non tocca a te.
error-not-your-seat = Questo non è il tuo posto.
error-not-creator = Può farlo solo chi ha aperto il tavolo.
error-bot-plays = A questo posto sta giocando un bot. Prima riprendilo.
error-not-held-by-bot = A questo posto non gioca nessun bot.
error-already-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata.
error-game-over = La partita è finita.
error-not-over = La partita non è ancora finita.
error-seat-taken = Lì siede già qualcuno.
error-seats-open = Ci sono ancora posti liberi. Invita qualcuno o affidali ai bot.
error-table-full = A questo tavolo tutti i posti sono occupati.
error-ole-called = Qualcuno ha gridato ¡Olé! prima di te.
error-chance-speaks = Prima tocca ai dadi o a una carta.
error-turn-complete = Il turno è completo. Confermalo o riprendi una mossa.
error-turn-incomplete = Il turno non è ancora completo.
error-nothing-to-undo = Non c’è nulla da riprendere.
error-nothing-to-roll = Ora non c’è nulla da tirare o da voltare.
error-link-missing = Il tuo dispositivo deve ancora la sua parte ai dadi. Ricarica la pagina.
error-link-wrong = La parte del tuo dispositivo nei dadi non combacia. Ricarica la pagina.
error-board = Questo tabellone non esiste.
error-busy = Troppe richieste insieme. Riprova tra un momento.
error-carry-expired = Questo link è già stato usato o è scaduto. Creane uno nuovo sull’altro dispositivo.
error-command = Il comando ha bisogno di un nome proprio.
error-empty = Un messaggio vuoto non dice nulla.
error-hello-first = La connessione deve cominciare con un saluto.
error-internal = Qualcosa è andato storto da parte nostra. Della tua partita non è perso nulla.
error-message = Il server non ha potuto leggere questo messaggio.
error-no-guest = Il tuo browser qui non è ancora conosciuto. Consenti i cookie e ricarica la pagina.
error-no-such-table = Questo tavolo non esiste.
error-no-token = Serve un gettone valido per un posto.
error-options = Il gioco non conosce queste varianti.
error-order = Il tavolo non si può preparare così.
error-origin = Questa richiesta veniva da un’altra pagina e non è stata ammessa.
error-pace = Questo ritmo non esiste.
error-record = Questa non è una partita salvata che si possa rigiocare.
error-seats = Il gioco non prevede questo numero di posti.
error-stale = Nel frattempo la partita è andata avanti.
error-too-fast = Troppo in fretta. Aspetta un momento.
error-unavailable = La casa sta chiudendo. Riprova tra poco.
error-unreadable = Questo tavolo è stato giocato con altre regole e non si può più aprire.
error-not-found = Qui non c’è nulla.
error-too-large = È troppo in una volta.

check-rules = Le mosse rispettano le regole
check-fairness = I dadi si possono verificare
check-commitment = Il seme è quello promesso prima della partita
check-draws = Ogni estrazione ne discende
check-own-dice = Estrazioni a cui hanno contribuito i dispositivi dei giocatori

list-and = { $first } e { $last }
list-comma = { $first }, { $last }

cli-guest = Ospite
cli-seat = Posto { $number }
cli-intro = Scegli con il numero o con la notazione. ? mostra che altro si può fare.
cli-confirm = { $name }: Invio conferma, u riprende la mossa
cli-turn = Turno di { $name }
cli-thinking = { $name } sta pensando…
cli-hint = Consiglio: { $move }. { $reason }
cli-undone = Mossa ripresa.
cli-undo-none = In questo turno non c’è nulla da riprendere.
cli-unclear = «{ $input }» qui non è possibile. Serve un numero da 1 a { $count } o una notazione della lista; ? aiuta.
cli-saved = Partita salvata: { $file }
cli-left = La partita non è stata finita.
cli-won = { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
}
cli-command-number = una mossa, con il suo numero
cli-command-notation = una mossa, con la sua notazione
cli-command-hint = un consiglio del Maestro
cli-command-undo = riprendere l’ultima scelta di questo turno
cli-command-board = mostrare di nuovo il tabellone
cli-command-rule = mostrare questa regola
cli-command-save = salvare la partita fin qui
cli-command-help = questa lista
cli-command-quit = lasciare la partita

cli-column-place = Posizione
cli-column-player = Giocatore
cli-column-points = Punti
cli-column-seat = Posto
cli-column-bot = Gioca
cli-column-rating = Punteggio
cli-column-wins = Vittorie
cli-column-interval = Intervallo al 95 %
cli-column-mean = Media
cli-column-spread = ±
cli-column-quantiles = Minimo · ¼ · ½ · ¾ · massimo
cli-column-game = Gioco
cli-column-seats = Posti
cli-column-boards = Tabelloni
cli-column-options = Varianti
cli-column-depth = Profondità
cli-column-leaves = Posizioni
cli-column-move = Mossa
cli-column-played = Giocato
cli-column-before = Prima
cli-column-after = Dopo
cli-column-cost = Costo
cli-column-better = Meglio
cli-column-luck = Fortuna
cli-column-play = Gioco
cli-column-lost = Regalato
cli-column-marks = Segni
cli-column-games = Partite
cli-column-adjusted = Senza fortuna
cli-column-coefficient = Peso della fortuna
cli-column-fewer = Meno partite

cli-simulated = { $games ->
    [one] { $games } partita in { $seconds } s: { $rate } al secondo.
   *[other] { $games } partite in { $seconds } s: { $rate } al secondo.
}
cli-recorded = { $games ->
    [one] { $games } partita salvata in { $file }.
   *[other] { $games } partite salvate in { $file }.
}
cli-arena-equal = Posti uguali sarebbero così distanti nel { $likely } di tali serie.
cli-arena-paired = Stessi dadi: una partita vale quanto { $worth } con dadi propri (da { $low } a { $high }).
cli-arena-high = { $bot } vince piuttosto { $high } che { $low }: è chiaro dopo { $rounds } giri.
cli-arena-low = { $bot } vince piuttosto { $low } che { $high }: è chiaro dopo { $rounds } giri.
cli-arena-open = Dopo { $rounds } giri non si sa se { $bot } vince piuttosto { $low } o { $high }.
cli-arena-page = Il resoconto è in { $file }.
cli-simulating = Si gioca
cli-trained = Imparato: { $file }, { $size } kB
cli-trained-so-far = { $games } partite: errore { $error }, vince il { $wins } % contro il bot che conosce solo il gioco
cli-training = Si impara; errore { $error }
cli-training-other = { $file } viene da un altro allenamento: cancellalo o indica un altro file
cli-training-ready = Si compila e si guarda
cli-analysing = Analisi in corso
cli-compiling = Preparazione di { $game }
cli-compiling-all = Preparazione dei giochi; la prima volta richiede circa un minuto
cli-serving = Ludothek è aperta all’indirizzo { $address }
cli-serving-stop = Ctrl+C la chiude; i tavoli si conservano.
cli-bench-missing = Le misure fanno parte dei sorgenti, non del pacchetto installato: clona il repository e lancia script/bench.
cli-rule-unknown = La regola { $rule } non esiste.
