# What all games and all faces of Ludothek share: levels, emotes, reasons of hints, refusals, and the command line.

level-novice = Novice
    .about = Plays along and often lets chances slip.
level-player = Player
    .about = Sees what lies at hand and plays a decent game.
level-expert = Expert
    .about = Thinks ahead and forgives little.
level-master = Master
    .about = Thinks as far as time allows.

emote-ole = ¡Olé!
emote-bravo = Bravo!
emote-oops = Oops!
emote-hurry = Come on!
emote-laugh = Haha!
emote-thanks = Thank you!

reason-forced = There is no choice. It wins { NUMBER($chance, style: "percent") } of games, with { $points } points to be expected.
reason-lone = Clearly the best: nothing else deserves a thought. It wins { NUMBER($chance, style: "percent") } of games, with { $points } points to be expected.
reason-clear = Clearly the best: it wins { NUMBER($chance, style: "percent") } of games, the next best { NUMBER($next, style: "percent") }. { $points } points are to be expected.
reason-close = A close call: it wins { NUMBER($chance, style: "percent") } of games, the next best { NUMBER($next, style: "percent") }. { $points } points are to be expected.

error-illegal-move = This move is not possible now.
error-not-your-turn = It is not your turn.
error-not-your-seat = This is not your seat.
error-not-creator = Only whoever opened the table can do this.
error-bot-plays = A bot is playing this seat. Take it back first.
error-not-held-by-bot = No bot is playing this seat.
error-already-started = The game has already begun.
error-not-started = The game has not begun yet.
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-seat-taken = Somebody already sits there.
error-seats-open = There are still open seats. Invite somebody or let bots take them.
error-table-full = All seats at this table are taken.
error-ole-called = Somebody called ¡Olé! before you.
error-chance-speaks = The dice or a card come first.
error-turn-complete = The turn is complete. Confirm it or take something back.
error-turn-incomplete = The turn is not complete yet.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-roll = There is nothing to throw or draw now.
error-link-missing = Your device owes the dice its share. Reload the page.
error-link-wrong = Your device’s share in the dice does not fit. Reload the page.
error-board = There is no such board.
error-busy = Too many are asking at once. Try again in a moment.
error-carry-expired = This link has been used or has expired. Make a new one on the other device.
error-command = The command needs a name of its own.
error-empty = There is nothing to say in an empty message.
error-hello-first = The connection has to be opened with a greeting.
error-internal = Something went wrong on our side. Nothing of your game is lost.
error-message = The server could not read this message.
error-no-guest = Your browser has no name tag here yet. Allow cookies and reload the page.
error-no-such-table = There is no such table.
error-no-token = A valid token for a seat is needed.
error-options = The game does not know these options.
error-order = The table could not be set up like this.
error-origin = This request came from another page and was not let in.
error-pace = There is no such pace.
error-record = This is not a record that can be played again.
error-seats = The game is not for so many seats.
error-stale = The game has moved on in the meantime.
error-too-fast = That was too fast. Wait a moment.
error-unavailable = The house is closing. Try again shortly.
error-unreadable = This table was played by other rules and cannot be opened any more.
error-not-found = There is nothing here.
error-too-large = That is too much at once.

check-rules = The moves keep to the rules
check-fairness = The dice can be proved
check-commitment = The seed is the one promised before the game
check-draws = Every draw follows from it
check-own-dice = Draws in which the players’ own devices had a part

list-and = { $first } and { $last }
list-comma = { $first }, { $last }

cli-guest = Guest
cli-seat = Seat { $number }
cli-intro = Choose by number or by notation. ? shows what else you can do.
cli-confirm = { $name }: Enter confirms, u takes back
cli-turn = { $name }’s turn
cli-thinking = { $name } is thinking …
cli-hint = Hint: { $move }. { $reason }
cli-undone = Taken back.
cli-undo-none = There is nothing to take back in this turn.
cli-unclear = “{ $input }” is not possible here. A number from 1 to { $count } is, or a notation from the list; ? helps.
cli-saved = Record saved: { $file }
cli-left = The game was left unfinished.
cli-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
cli-command-number = a move, by its number
cli-command-notation = a move, by its notation
cli-command-hint = a hint from the Master
cli-command-undo = take back the last choice of this turn
cli-command-board = show the board again
cli-command-rule = show that rule
cli-command-save = save the record of the game so far
cli-command-help = this list
cli-command-quit = leave the game

cli-column-place = Place
cli-column-player = Player
cli-column-points = Points
cli-column-seat = Seat
cli-column-bot = Plays
cli-column-rating = Rating
cli-column-wins = Wins
cli-column-interval = 95 % interval
cli-column-mean = Mean
cli-column-spread = ±
cli-column-quantiles = Lowest · ¼ · ½ · ¾ · highest
cli-column-game = Game
cli-column-seats = Seats
cli-column-boards = Boards
cli-column-options = Options
cli-column-depth = Depth
cli-column-leaves = Positions
cli-column-move = Move
cli-column-played = Played
cli-column-before = Before
cli-column-after = After
cli-column-cost = Cost
cli-column-better = Better
cli-column-luck = Luck
cli-column-play = Play
cli-column-lost = Given away
cli-column-marks = Marks
cli-column-games = Games
cli-column-adjusted = Without luck
cli-column-coefficient = Luck counts
cli-column-fewer = Fewer games

cli-simulated = { $games ->
    [one] { $games } game in { $seconds } s: { $rate } a second.
   *[other] { $games } games in { $seconds } s: { $rate } a second.
}
cli-recorded = { $games ->
    [one] { $games } record in { $file }.
   *[other] { $games } records in { $file }.
}
cli-arena-equal = Equal seats would be as far apart in { $likely } of such runs.
cli-arena-paired = Dice in common: one game says as much as { $worth } with dice of its own ({ $low } to { $high }).
cli-arena-high = { $bot } wins rather { $high } than { $low }: clear after { $rounds } rounds.
cli-arena-low = { $bot } wins rather { $low } than { $high }: clear after { $rounds } rounds.
cli-arena-open = Whether { $bot } wins rather { $low } or { $high } is open after { $rounds } rounds.
cli-arena-page = The report is in { $file }.
cli-simulating = Playing
cli-trained = Learned: { $file }, { $size } kB
cli-trained-so-far = { $games } games: error { $error }, wins { $wins } % against the bot that only knows the game
cli-training = Learning; error { $error }
cli-training-other = { $file } holds another training: delete it, or give another file
cli-training-ready = Compiling and looking at positions
cli-analysing = Analysing
cli-compiling = Getting { $game } ready
cli-compiling-all = Getting the games ready; the first time this takes about a minute
cli-serving = Ludothek is open at { $address }
cli-serving-stop = Ctrl+C closes it; tables are kept.
cli-bench-missing = The benchmarks are part of the source, not of the installed package: clone the repository and run script/bench.
cli-rule-unknown = There is no rule { $rule }.
