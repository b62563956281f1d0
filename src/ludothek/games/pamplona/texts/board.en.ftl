# Viva Pamplona!: what the drawn table says about itself. Seats are names, runners are counted from 1.

prompt-lot = Who begins? Let the lot decide.
prompt-throw = Throw the dice.
prompt-run = Choose a die and a runner.
prompt-scuffle = You are in the majority: a scuffle?
prompt-push = Push, or leave alone?
prompt-card = Turn over Torro’s card.
prompt-over = The game is over.

table-dice = Dice
table-die = Die { $die }: { $face }
table-face = { $face ->
    [0] nothing
    [1] arrow
   *[other] { $face }
}
table-runners = Runners to choose from
table-runner = Runner { $runner } of { $seat }
table-targets = Where to
table-draw-lot = Draw the lot
table-choose-runner = Die { $die }, { $face }: which runner?
table-choose-target = Die { $die }, { $face }: where does runner { $runner } run?
table-choose-push = What becomes of runner { $runner } of { $seat }?
table-takes = { $points ->
    [one] takes { $points } point from { $seat }
   *[other] takes { $points } points from { $seat }
}
table-attack = Torro attacks!
table-comes = Torro comes: { $comes }
table-cards-left = { $left ->
    [one] { $left } card face down
   *[other] { $left } cards face down
}
table-purses = Courage points
table-purse = { $seat }: courage { $points }, ranks { $ranks }, squares behind Torro { $behind }, credits of ten { $credits }, in all { $score }
table-place = { $seat }: { $squares }
table-square = square { $square }
table-arena = arena, square { $square }
table-rank = rank { $rank }
table-torro = Torro: square { $square }
table-positions = Where everyone stands

stat-face = Face
stat-expected = Expected
stat-all = All
stat-throws = Die { $die }: thrown { $throws } ×
stat-cards = Cards
