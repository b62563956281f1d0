# The analysis of a game: its sentences are the same on the page and in the terminal.

analysis-inaccuracy = { $name } gives away { NUMBER($cost, style: "percent") } of the win: an inaccuracy. Better: { $best }
analysis-mistake = { $name } gives away { NUMBER($cost, style: "percent") } of the win: a mistake. Better: { $best }
analysis-blunder = { $name } gives away { NUMBER($cost, style: "percent") } of the win: a blunder. Better: { $best }
analysis-mark-inaccuracy = Inaccuracies: from 2 %
analysis-mark-mistake = Mistakes: from 5 %
analysis-mark-blunder = Blunders: from 10 %
analysis-basis = { $games ->
    [0] Every figure is what a bot has learned from games against itself.
   *[other] Behind every figure are { $games } games that bots played on from there.
}
