# La pagina: tutto ciò che dice e che non appartiene a nessun gioco.

page-home = Ludothek, allo scaffale
page-navigation = Pagina
page-skip = Vai al contenuto
page-loading = Un attimo…
page-close = Chiudi
page-language = Lingua
page-settings = Impostazioni
page-try-again = Riprova
page-reload = Ricarica
page-new-version = C’è una Ludothek più nuova.
page-footer = Ludothek riporta in tavola giochi di famiglia ormai introvabili. Gratis, senza pubblicità, senza account.
page-fair-dice = Dadi leali
page-open-record = Apri una partita salvata
page-for-programs = Per i programmi
page-yes = sì
page-no = no
page-news = qualcosa di nuovo

page-error-offline = In questo momento il server non è raggiungibile.
page-error-unknown = Qualcosa è andato storto. Riprova, per favore.
page-error-lost = Qui non c’è più nulla.

page-lost = Questa strada non porta da nessuna parte
page-lost-about = Questa pagina non esiste. Forse il link è incompleto, o il tavolo è stato sparecchiato da un pezzo.
page-to-shelf = Allo scaffale

# Lo scaffale
page-shelf = I giochi
page-welcome = I giochi della soffitta, di nuovo in tavola
page-welcome-about = Giochi di famiglia che non si trovano più nei negozi. Giocaci con gli amici tramite un link, attorno a uno schermo o contro i bot.
page-seats-range = Da { $low } a { $high } giocatori
page-set-up = Prepara una partita
page-quick-game = Gioca contro i bot
page-rules = Regole
page-my-tables = I miei tavoli
page-my-tables-none = Non siedi ancora a nessun tavolo.
page-public-tables = Tavoli aperti
page-public-tables-none = In questo momento non c’è nessun tavolo aperto.
page-table-over = finita
page-table-lobby = aspetta giocatori
page-table-yours = tocca a te
page-table-others = in corso
page-table-watch = guarda
page-code-label = Qualcuno ti ha dato un codice?
page-code-go = Unisciti

# Preparazione
page-new-title = { $game } – prepara una partita
page-who = Chi gioca?
page-your-name = Il tuo nome
page-name-about = Così ti vedono gli altri al tavolo.
page-saved = Salvato.
page-party = Una partita
page-party-bots = contro i bot
page-party-friends = con gli amici, tramite link
page-party-here = attorno a questo schermo
page-how-many = Quanti posti?
page-seat = Posto { $n }
page-seat-me = Io
page-seat-invite = Su invito
page-seat-bot = Un bot
page-seat-here = Qui, a questo schermo
page-seat-me-about = Sei tu.
page-seat-invite-about = Riceverai un link.
page-seat-level = Livello del bot al posto { $n }
page-seat-name = Nome al posto { $n }
page-seat-name-hint = Nome
page-invite-later = Avrai il link e un codice breve appena il tavolo sarà aperto.
page-needs-person = Serve almeno una persona al tavolo.
page-board = Tabellone
page-own-board = Gioca su un tabellone tuo
page-own-board-about = Un file di tabellone (.toml), per esempio copiato dalla tua scatola.
page-own-board-chosen = Il tuo tabellone è scelto.
page-options = Dettagli
page-when = Quando e con chi
page-pace = Ritmo
page-pace-none = Senza orologio
page-pace-none-about = Ognuno si prende il tempo che gli serve.
page-pace-relaxed = Nell’arco di giorni
page-pace-relaxed-about = Giocate quando trovate il tempo. Se il tempo di un turno scade, un bot custodisce il posto finché non torna il suo giocatore.
page-pace-live = Con l’orologio
page-pace-live-about = Ogni posto ha un orologio. Quando scade, un bot custodisce il posto; lo si può riprendere in ogni momento.
page-pace-days = Per ogni turno
page-pace-minutes = Ogni posto
page-pace-increment = e a ogni turno
page-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
page-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
page-seconds = { $n ->
    [one] { $n } secondo in più
   *[other] { $n } secondi in più
}
page-public = Tavolo aperto
page-public-about = Sta sullo scaffale per tutti: chi vuole si siede o guarda.
page-create = Comincia
page-create-invite = Apri il tavolo e invita

# Invito e anticamera
page-invite = Invita
page-invite-about = Manda il link. Chi lo apre può sedersi subito, senza account.
page-invite-link = Link
page-invite-code = Oppure di’ il codice:
page-invite-text = Vieni a giocare a { $game } con me!
page-copy = Copia il link
page-copied = Copiato.
page-copy-failed = Copialo a mano, per favore.
page-share = Condividi…
page-join-title = Un invito a { $game }
page-join-with = Al tavolo: { $names }
page-join-full = Tutti i posti sono occupati. Puoi però guardare.
page-sit-down = Siediti
page-stand-up = Alzati
page-stand-up-about = Lascia questo posto: sarà libero per altri
page-just-watch = Guarda soltanto
page-lobby-waiting = { $n ->
    [one] Un posto è ancora libero.
   *[other] { $n } posti sono ancora liberi.
}
page-lobby-full = Ci siete tutti.
page-lobby-creator-starts = Si comincia quando lo decide chi ha aperto il tavolo.
page-fill-with = Posti liberi ai bot:
page-start = Comincia
page-start-filled = Comincia con i bot
page-you = tu
page-ole = ¡Olé!
page-ole-about = Chi grida per primo comincia la partita. Se nessuno grida, decide la sorte.
page-ole-called = { $name } ha gridato ¡Olé! per primo e comincia.
page-ole-starts = ¡Olé! Comincia

# Il tavolo
page-guest-name = Ospite { $n }
page-seat-open = Posto libero
page-bot = Bot, livello { $level }
page-held-by-bot = Un bot custodisce questo posto
page-online = presente
page-offline = assente
page-score = Punti
page-link-connecting = Connessione…
page-link-waiting = Connessione persa
page-link-closed = Disconnesso
page-your-turn = { $name }, tocca a te. { $prompt }
page-turn-complete = Fatto? Conferma, o riprendi una mossa.
page-waiting-for = Si aspetta { $name }
page-happening = { $name } sta giocando …
page-pending = Invio
page-game-over = La partita è finita.
page-hint = Consiglio del maestro
page-thinking = Il maestro sta pensando…
page-undo = Riprendi
page-undone = Mossa ritirata.
page-confirm = Fatto
page-log = Cronaca
page-log-earlier = Che cosa è successo prima
page-log-empty = Non è ancora successo nulla.
page-moves = Mosse
page-no-moves = In questo momento non hai nulla da scegliere.
page-rule = Regola { $rule }
page-rule-before = la regola prima
page-rule-after = la regola dopo
page-rule-missing = Non c’è nessuna regola { $rule }.
page-rules-whole = Apri tutto il regolamento
page-chat = Chat
page-chat-empty = Nessuno ha ancora detto nulla.
page-chat-line = Di’ qualcosa
page-chat-send = Invia
page-emotes = Esclamazioni
page-mute = Non sentire più { $name }
page-unmute = Senti di nuovo tutti
page-table-menu = Questo tavolo
page-my-seats = I miei posti
page-seat-leave = Affida a un bot
page-seat-return = Riprendi il posto
page-seat-leave-about = Un bot continua a giocare finché non riprendi il posto. Puoi farlo in ogni momento.
page-carry-title = Continua su un altro dispositivo
page-carry-about = Il link porta là i tuoi posti. Vale una volta sola, per dieci minuti. Non darlo a nessuno.
page-carry-make = Crea un link
page-carry-arrive = I tuoi posti a un tavolo arrivano su questo dispositivo. Restano anche sull’altro.
page-carry-take = Porta qui i posti
page-statistics = Come sono caduti i dadi
page-fair-about = I dadi di questo tavolo sono promessi prima della partita e si possono verificare dopo. La promessa:
page-watch-invite = Invita spettatori
page-won = { $n ->
    [one] Vince { $names }!
   *[other] { $names } si dividono la vittoria!
}
page-place = Posizione
page-player = Giocatore
page-rematch = Gioca ancora
page-rematch-join = Alla nuova partita
page-replay = Rivedi la partita
page-verify = Verifica i dadi
page-record-save = Salva la partita

# Rivedere una partita
page-replay-of = { $game } – rivedi la partita
page-replay-step = { $step } di { $steps }
page-replay-start = L’inizio
page-replay-first = All’inizio
page-replay-back = Un passo indietro
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-on = Un passo avanti
page-replay-last = Alla fine
page-replay-scrub = Momento della partita
page-replay-share = Link a questo momento
page-analysis = Analisi
page-analysis-working = L’analisi è in corso …
page-analysis-graph = Probabilità di vittoria mossa per mossa
page-analysis-at = Mossa { $step }: { $chances }
page-analysis-luck = Fortuna
page-analysis-lost = Regalato
page-analysis-better = Che cosa sarebbe stato meglio
page-analysis-none = Niente sarebbe stato di sicuro meglio.
page-analysis-table = Le probabilità di vittoria in tabella
page-analysis-move = Mossa
page-analysis-about = La fortuna è ciò che dadi e carte hanno portato oltre il previsto. Regalato è ciò che scelte migliori avrebbero portato.
page-record-about = Qui si può rivedere una partita salvata, su qualsiasi dispositivo. Il file viene solo letto, non conservato.
page-record-choose = Scegli una partita (.json) o trascinala qui
page-record-other = Un’altra partita

# Regolamento
page-rules-of = { $game } – le regole
page-rules-contents = Indice

# Impostazioni
page-settings-you = Tu
page-settings-turn = Il tuo turno
page-settings-show = Lo spettacolo
page-theme = Luce
page-theme-auto = come il dispositivo
page-theme-light = chiara
page-theme-dark = scura
page-confirm-turns = Conferma ogni turno
page-confirm-turns-about = Puoi riprendere tutto finché non premi «Fatto». Altrimenti un turno vale appena è completo.
page-auto-roll = Tira da solo
page-auto-roll-about = I tuoi dadi rotolano e le tue carte si voltano senza che tu tocchi nulla.
page-speed = Velocità
page-speed-05 = tranquilla
page-speed-1 = normale
page-speed-2 = svelta
page-speed-0 = immediata
page-motion = Movimento
page-motion-auto = come il dispositivo
page-motion-full = tutto si muove
page-motion-reduced = il meno possibile
page-sound = Suono
page-sound-about = Dadi, zoccoli e un po’ di applausi.

# Verificare i dadi
page-verify-title = I dadi erano leali?
page-verify-about = Questa pagina prende il resoconto di una partita e ricalcola ogni tiro e ogni carta, senza chiedere nulla al server.
page-verify-how = Come è possibile?
page-verify-how-seed = Prima che qualcuno si sieda, il server fissa un numero segreto e ne mostra l’impronta. Dopo non può più scambiarlo.
page-verify-how-chains = Ogni dispositivo al tavolo aggiunge segreti propri, promessi allo stesso modo. Così nessuno può scegliere un tiro da solo, nemmeno il server.
page-verify-how-draws = Ogni tiro e ogni carta derivano da entrambi, secondo una regola scritta alla luce del sole. Ciò che è caduto non si può ritirare.
page-verify-how-end = Dopo la partita il server mostra il suo numero. Allora tutti possono ricalcolare se è andata come promesso.
page-verify-sound = Tutto leale
page-verify-unsound = Qui qualcosa non torna
page-verify-promised = Il numero segreto è quello promesso.
page-verify-not-promised = Il numero segreto non è quello promesso.
page-verify-draws = { $right } tiri e carte su { $all } sono esattamente ciò che dovevano essere.
page-verify-own = { $n ->
    [one] { $n } di essi contiene un segreto del dispositivo del giocatore.
   *[other] { $n } di essi contengono un segreto del dispositivo del giocatore.
}
page-verify-each = Ogni singolo tiro
page-verify-move = Mossa
page-verify-outcome = Esito
page-verify-link = Segreto
page-verify-right = Giusto
page-verify-no-record = Questa non è una partita salvata che si possa leggere qui.
page-verify-no-proof = Questa partita salvata non dice nulla sui suoi dadi.
