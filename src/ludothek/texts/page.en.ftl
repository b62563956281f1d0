# The page: everything it says that belongs to no game.

page-home = Ludothek, to the shelf
page-navigation = Page
page-skip = Skip to the content
page-loading = One moment …
page-close = Close
page-language = Language
page-settings = Settings
page-try-again = Try again
page-reload = Reload
page-new-version = There is a newer Ludothek.
page-footer = Ludothek brings out-of-print family games back to the table. Free, without advertising, without accounts.
page-fair-dice = Fair dice
page-open-record = Open a record
page-for-programs = For programs
page-yes = yes
page-no = no
page-news = something new

page-error-offline = The server cannot be reached at the moment.
page-error-unknown = Something went wrong. Please try again.
page-error-lost = There is nothing here any more.

page-lost = This way leads nowhere
page-lost-about = There is no such page. Perhaps the link was cut off, or the table has long been cleared.
page-to-shelf = To the shelf

# The shelf
page-shelf = The games
page-welcome = Games from the attic, back on the table
page-welcome-about = Family board games that nobody can buy any more. Play them with friends by link, around one screen, or against bots.
page-seats-range = { $low } to { $high } players
page-set-up = Set up a game
page-quick-game = Play against bots
page-rules = Rules
page-my-tables = My tables
page-my-tables-none = You are not sitting at any table yet.
page-public-tables = Open tables
page-public-tables-none = There is no open table at the moment.
page-table-over = over
page-table-lobby = waiting for players
page-table-yours = your turn
page-table-others = in progress
page-table-watch = watch
page-code-label = Somebody gave you a code?
page-code-go = Join

# Setting up
page-new-title = { $game } – set up a game
page-who = Who plays?
page-your-name = Your name
page-name-about = This is what others at the table call you.
page-saved = Saved.
page-party = A round
page-party-bots = against bots
page-party-friends = with friends by link
page-party-here = around this screen
page-how-many = How many seats?
page-seat = Seat { $n }
page-seat-me = Me
page-seat-invite = By invitation
page-seat-bot = A bot
page-seat-here = Here at this screen
page-seat-me-about = That is you.
page-seat-invite-about = You get a link for friends.
page-seat-level = Level of the bot on seat { $n }
page-seat-name = Name on seat { $n }
page-seat-name-hint = Name
page-invite-later = You get the link and a short code as soon as the table is open.
page-needs-person = At least one person should sit down.
page-board = Board
page-own-board = Play on a board of your own
page-own-board-about = A board file (.toml), perhaps copied from your own box.
page-own-board-chosen = Your board is chosen.
page-options = Fine points
page-when = When and with whom
page-pace = Pace
page-pace-none = No clock
page-pace-none-about = Everybody takes the time they need.
page-pace-relaxed = Over days
page-pace-relaxed-about = You play when you find the time. If a turn’s time runs out, a bot minds the seat until its owner is back.
page-pace-live = With a clock
page-pace-live-about = Each seat has a clock. If it runs out, a bot minds the seat; it can be taken back at any time.
page-pace-days = For each turn
page-pace-minutes = Each seat
page-pace-increment = and for each turn
page-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
page-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
page-seconds = { $n ->
    [one] { $n } more second
   *[other] { $n } more seconds
}
page-public = Open table
page-public-about = It stands on the shelf for everybody: whoever likes sits down or watches.
page-create = Begin
page-create-invite = Open the table and invite

# Invitation and lobby
page-invite = Invite
page-invite-about = Send the link. Whoever opens it can sit down at once, without an account.
page-invite-link = Link
page-invite-code = Or say the code:
page-invite-text = Come and play { $game } with me!
page-copy = Copy the link
page-copied = Copied.
page-copy-failed = Please copy it by hand.
page-share = Share …
page-join-title = An invitation to { $game }
page-join-with = At the table: { $names }
page-join-full = All seats are taken. You are welcome to watch.
page-sit-down = Sit down
page-stand-up = Stand up
page-stand-up-about = Give up this seat: it is free for others then
page-just-watch = Just watch
page-lobby-waiting = { $n ->
    [one] One seat is still open.
   *[other] { $n } seats are still open.
}
page-lobby-full = Everybody is here.
page-lobby-creator-starts = The game begins when whoever opened the table says so.
page-fill-with = Open seats for bots:
page-start = Begin
page-start-filled = Begin with bots
page-you = you
page-ole = ¡Olé!
page-ole-about = Whoever calls first begins the game. If nobody does, the lot decides.
page-ole-called = { $name } called ¡Olé! first and begins.
page-ole-starts = ¡Olé! Begins

# The table
page-guest-name = Guest { $n }
page-seat-open = Open seat
page-bot = Bot, level { $level }
page-held-by-bot = A bot is minding this seat
page-online = online
page-offline = away
page-score = Points
page-link-connecting = Connecting …
page-link-waiting = Connection lost
page-link-closed = Disconnected
page-your-turn = { $name }, it is your turn. { $prompt }
page-turn-complete = All set? Confirm, or take something back.
page-waiting-for = Waiting for { $name }
page-happening = { $name } is playing …
page-pending = Sending
page-game-over = The game is over.
page-hint = Hint from the Master
page-thinking = The Master is thinking …
page-undo = Take back
page-undone = Taken back.
page-confirm = Done
page-log = Log
page-log-earlier = What happened before
page-log-empty = Nothing has happened yet.
page-moves = Moves
page-no-moves = There is nothing for you to choose at the moment.
page-rule = Rule { $rule }
page-rule-before = the rule before
page-rule-after = the next rule
page-rule-missing = There is no rule { $rule }.
page-rules-whole = Open the whole rule book
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-line = Say something
page-chat-send = Send
page-emotes = Quick calls
page-mute = Hear no more of { $name }
page-unmute = Hear everybody again
page-table-menu = This table
page-my-seats = My seats
page-seat-leave = Hand over to a bot
page-seat-return = Take the seat back
page-seat-leave-about = A bot plays on until you take the seat back. You can do so at any time.
page-carry-title = Play on from another device
page-carry-about = The link brings your seats there. It works once, for ten minutes. Do not pass it on.
page-carry-make = Make a link
page-carry-arrive = Your seats at a table are coming to this device. They stay on the other one, too.
page-carry-take = Bring the seats here
page-statistics = How the dice fell
page-fair-about = The dice of this table were promised before the game and can be checked after it. Promise:
page-watch-invite = Let others watch
page-won = { $n ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
page-place = Place
page-player = Player
page-rematch = Play again
page-rematch-join = To the new game
page-replay = Look back
page-verify = Check the dice
page-record-save = Save the record

# Looking back
page-replay-of = { $game } – looking back
page-replay-step = { $step } of { $steps }
page-replay-start = The start
page-replay-first = To the start
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One step on
page-replay-last = To the end
page-replay-scrub = Place in the game
page-replay-share = Link to this moment
page-analysis = Analysis
page-analysis-working = The analysis is being worked out …
page-analysis-graph = Win chances from move to move
page-analysis-at = Move { $step }: { $chances }
page-analysis-luck = Luck
page-analysis-lost = Given away
page-analysis-better = What had been better
page-analysis-none = Nothing is sure to have been better.
page-analysis-table = The win chances as a table
page-analysis-move = Move
page-analysis-about = Luck is what dice and cards brought beyond what was to be expected. Given away is what better choices would have brought.
page-record-about = A saved game can be looked at again here, on any device. The file is only read, not kept.
page-record-choose = Choose a record (.json) or drop it here
page-record-other = Another record

# Rule book
page-rules-of = { $game } – the rules
page-rules-contents = Contents

# Settings
page-settings-you = You
page-settings-turn = Your turn
page-settings-show = The show
page-theme = Light
page-theme-auto = like the device
page-theme-light = light
page-theme-dark = dark
page-confirm-turns = Confirm each turn
page-confirm-turns-about = You can take everything back until you press “Done”. Without this, a turn counts as soon as it is complete.
page-auto-roll = Throw automatically
page-auto-roll-about = Your dice are thrown and your cards turned without a tap.
page-speed = Speed
page-speed-05 = leisurely
page-speed-1 = normal
page-speed-2 = quick
page-speed-0 = at once
page-motion = Motion
page-motion-auto = like the device
page-motion-full = everything moves
page-motion-reduced = as little as possible
page-sound = Sound
page-sound-about = Dice, hooves and a little applause.

# Checking the dice
page-verify-title = Were the dice fair?
page-verify-about = This page takes the record of a game and works out every throw and every card again, without asking the server.
page-verify-how = How that is possible
page-verify-how-seed = Before anyone sits down, the server fixes a secret number and shows its fingerprint. Afterwards it cannot exchange the number any more.
page-verify-how-chains = Every device at the table adds secrets of its own, which it has promised in the same way. So nobody can choose a throw alone, not even the server.
page-verify-how-draws = Each throw and each card follows from both, by a rule that is written down openly. What has been thrown cannot be thrown again.
page-verify-how-end = After the game the server shows its number. Then everybody can work out whether it all was as promised.
page-verify-sound = All fair
page-verify-unsound = Something is wrong here
page-verify-promised = The secret number is the one that was promised.
page-verify-not-promised = The secret number is not the one that was promised.
page-verify-draws = { $right } of { $all } throws and cards are exactly what they had to be.
page-verify-own = { $n ->
    [one] One of them contains a secret of the player’s own device.
   *[other] { $n } of them contain a secret of the player’s own device.
}
page-verify-each = Every single throw
page-verify-move = Move
page-verify-outcome = Outcome
page-verify-link = Secret
page-verify-right = Right
page-verify-no-record = This is no record that can be read here.
page-verify-no-proof = This record says nothing about its dice.
