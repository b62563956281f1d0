# Lauf rauf!: what the drawn table says about itself. Seats are names, climbers are counted from 1.

prompt-lot = Who begins? Let the lot decide.
prompt-roll = Roll the dice.
prompt-card = Turn over a card.
prompt-choose = { $left ->
    [one] Act, or roll again: one roll is left.
   *[other] Act, or roll again: { $left } rolls are left.
}
prompt-last = That was the last roll: act, or use a card.
prompt-compelled = You must act: no roll is left and an action is possible (L12).
prompt-ring = A black 6! The spirit puts his ring on a climber: choose which.
prompt-release = A black 6! The ring has to go back to the spirit.
prompt-overlook = A black 6! Give the ring back, or act as if you had not seen it.
prompt-ask = { $seat } overlooks a black 6. Do you call “Ban ring!”?
prompt-draw = Another card?
prompt-over = The game is over.

table-dice = Dice
table-die = { $die ->
    [A] White die A
    [B] White die B
   *[black] Black die
}: { $face ->
    [0] not rolled yet
   *[other] { $face }
}
table-die-again = { $die ->
    [A] White die A
    [B] White die B
   *[black] Black die
}: { $face }, to be rolled again
table-take-dice = Tap the dice that you roll again
table-roll-again = { $many ->
    [1] Roll one die again
    [2] Roll two dice again
   *[other] Roll all dice again
}
table-rolls = { $left ->
    [one] { $rolls } rolled, { $left } roll left
   *[other] { $rolls } rolled, { $left } rolls left
}
table-odds = With these dice rolled again, a start still comes in { NUMBER($start, style: "percent") } of cases, an ascent in { NUMBER($ascend, style: "percent") }.
table-odds-start = With these dice rolled again, a start still comes in { NUMBER($start, style: "percent") } of cases.
table-odds-ascend = With these dice rolled again, an ascent still comes in { NUMBER($ascend, style: "percent") } of cases.
table-odds-none = With these dice rolled again, neither a start nor an ascent can come.
table-draw-lot = Draw the lot
table-climbers = Climbers to choose from
table-climber = Climber { $pawn } of { $seat }
table-targets = Where to
table-choose-target = What does climber { $pawn } of { $seat } do?
table-choose-climber = “{ $card }”: which climber?
table-pile = { $pile ->
    [one] { $pile } card face down, { $discards } played
   *[other] { $pile } cards face down, { $discards } played
}
table-hands = Cards
table-card = { $card }, a card of { $seat }
table-may-draw = A card may be drawn instead.
table-may-steal = A card of somebody else may be taken instead: tap it.
table-may-play = A card may be played: tap it.
table-may-trade = A card may be thrown away for one more roll of a die: tap it.
table-play-card = Play it
table-steal-card = Take it from { $seat }
table-trade-card = Throw it away and roll again:
table-close = Close
table-actions = With the dice
table-again = Roll again
table-take-cards = Take cards
table-play-cards = Play a card
table-trade-cards = Throw a card away
table-spirit = The spirit of the mountain
table-other = Nothing more
table-positions = Where everyone is
table-place = { $seat }: { $places }
table-camp = base camp
table-lower = lower level, square { $square }
table-middle = middle level, square { $square }
table-summit = summit camp
table-run-up = on its run-up, { $ahead } before its ascent square
table-ringed = with the ring
table-ring-rests = The spirit has the ring.

seat-cards = Cards

stat-face = Face
stat-expected = Expected
stat-all = All
stat-white = White dice, first rolls of the turns: { $thrown } faces
stat-black = Black die, first rolls of the turns: { $thrown } faces
stat-cards = Cards turned over
