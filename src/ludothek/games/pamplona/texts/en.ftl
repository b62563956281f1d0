# Viva Pamplona!: what is said about moves and events. A fact's and a move's fields are the arguments; `$seat`, `$other`
# and `$by` are names, runners are counted from 1, and a die shows 1 for an arrow.

game-title = Viva Pamplona!
game-subtitle = Bulls, courage and nerves of steel
game-about = Run before the bull through the lanes of Pamplona: close enough for honour, fast enough for the arena, and with sharp elbows in between.
game-credits = By Wolfgang Kramer, F.X. Schmid 1992. This version is not connected with the author or the publisher.

drawing-legend = 1a is runner 1 of seat 1, 2c runner 3 of seat 2 · T Torro · ! fear · ~ tomatoes · | arena
notation-legend = A1+3 → 4: die A lets runner 1 run 3 squares, to square 4 · push 2.1 +: push runner 1 of seat 2 forwards (- back, = leave alone)

board-ours = Through the old town
board-short = The short street
board-example = The winding street

option-first = Who begins
    .about = The first player: by lot, or one you name.
option-first-lot = By lot
option-rotate_start = The start moves on each round
    .about = In the box every round begins with the same player, and whoever plays last has a clear advantage: some 36 to 41 % of wins at a table of four. With this option the start moves on to the next player each round (P7).
option-first_attack = An attack as the first card
    .about = What happens to “Torro attacks!” before any other card was turned over (P43).
option-first_attack-redraw = Shuffled back, another card is drawn (German and Italian rules)
option-first_attack-discard = Put aside (French rules)

phase-lot = Who begins?
phase-throw = Throw the dice
phase-run = Run
phase-scuffle = A scuffle?
phase-push = Push
phase-card = Turn over Torro’s card
phase-over = The game is over

seat-points = Courage
seat-credits = Credits
seat-ranks = Ranks
seat-behind = Behind Torro
seat-score = Score
seat-place = Place

move-run = { $steps ->
    [0] Die { $die }: runner { $runner } stands still
    [1] Die { $die }: runner { $runner } runs 1 square
   *[other] Die { $die }: runner { $runner } runs { $steps } squares
}
move-scuffle = Scuffle
move-peace = No scuffle
move-shove = { $push ->
    [stay] Leave runner { $runner } of { $seat } alone
    [back] Push runner { $runner } of { $seat } back
   *[forward] Push runner { $runner } of { $seat } forwards
}
move-throw = A { $a ->
    [1] →
   *[other] { $a }
} · B { $b ->
    [1] →
   *[other] { $b }
}
move-card = { $comes ->
    [0] Torro attacks!
   *[other] Torro comes: { $comes }
}
move-lot = { $seat } begins

fact-begins = { $seat } begins.
fact-throws = { $seat } throws { $a ->
    [1] an arrow
   *[other] { $a }
} and { $b ->
    [1] an arrow
   *[other] { $b }
}.
fact-runs = { $steps ->
    [0] { $seat }: runner { $runner } stands still on { $to } (die { $die }).
    [1] { $seat }: runner { $runner } runs 1 square to { $to } (die { $die }).
   *[other] { $seat }: runner { $runner } runs { $steps } squares to { $to } (die { $die }).
}
fact-slips = { $seat }: runner { $runner } slips on the tomatoes on { $at } and is put on { $to }.
fact-fears = { $points ->
    [one] { $seat }: runner { $runner } takes fright on { $square } and costs { $points } courage point.
   *[other] { $seat }: runner { $runner } takes fright on { $square } and costs { $points } courage points.
}
fact-borrows = { $credits ->
    [one] { $seat } takes a credit of 10.
   *[other] { $seat } takes { $credits } credits of 10.
}
fact-arrives = { $seat }: runner { $runner } is in the arena, on square { $square }.
fact-scuffles = { $points ->
    [one] { $seat } scuffles on { $square } and takes { $points } courage point from { $other }.
   *[other] { $seat } scuffles on { $square } and takes { $points } courage points from { $other }.
}
fact-peace = { $seat } keeps the peace.
fact-shoves = { $by } pushes runner { $runner } of { $seat } from { $start } to { $to }.
fact-spares = { $by } leaves runner { $runner } of { $seat } alone.
fact-passes = { $seat } has no runner in play and is passed over.
fact-ranks = { $seat }: runner { $runner } gets rank { $rank }.
fact-comes = { $steps ->
    [one] Torro comes: { $steps } square, from { $start } to { $to }.
   *[other] Torro comes: { $steps } squares, from { $start } to { $to }.
}
fact-torroslips = Torro slips on the tomatoes on { $at } and is put on { $to }.
fact-attacks = Torro attacks on { $square }!
fact-braves = { $points ->
    [3] { $seat }: runner { $runner } beside Torro, 3 points.
    [2] { $seat }: runner { $runner } one square ahead, 2 points.
    [1] { $seat }: runner { $runner } two squares ahead, 1 point.
    [0] { $seat }: runner { $runner } too far ahead, no points.
    [-1] { $seat }: runner { $runner } behind Torro, { $points } point.
   *[other] { $seat }: runner { $runner } behind Torro, { $points } points.
}
fact-settles = { $points ->
    [0] Attack, in all for { $seat }: nothing won, nothing lost.
    [1] Attack, in all for { $seat }: { $points } courage point.
    [-1] Attack, in all for { $seat }: { $points } courage point.
   *[other] Attack, in all for { $seat }: { $points } courage points.
}
fact-setaside = Torro attacks too early: the card is put aside.
fact-reshuffles = The deck is used up; the cards played are shuffled and become the new deck.
fact-rounds = Round { $round } begins, { $seat } first.
fact-ends = { $reason ->
    [ranked] Every runner has a rank: the game is over.
   *[torro] Torro is in the arena: the game is over.
}
fact-behind = { $squares ->
    [one] { $seat }: runner { $runner } stands { $squares } square behind Torro and costs as much.
   *[other] { $seat }: runner { $runner } stands { $squares } squares behind Torro and costs as many points.
}
fact-scores = { $points ->
    [1] { $seat } has { $points } point, place { $place }.
    [-1] { $seat } has { $points } point, place { $place }.
   *[other] { $seat } has { $points } points, place { $place }.
}
