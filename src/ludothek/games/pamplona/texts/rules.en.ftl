# The rule book of Viva Pamplona!, in our own words. The order of the messages is the order of the book: a `chapter-…`
# opens a chapter (`.intro`: its opening paragraph), `rule-…` and `case-…` with a `.title` follow. Rules keep their numbers.

chapter-aim = What it is about
    .intro = Pamplona in July. The bulls thunder through the old town to the arena, and the boldest of the town run before their horns. Each player leads three runners. Whoever runs close in front of Torro, the bull, when he attacks earns courage points; whoever falls behind or hides loses them. And at the arena the art is to come in as late as possible, but before Torro. The most courage points win. For 2 to 6 players aged 8 and over.

chapter-material = What you play with
    .intro = A street through the town, three runners for each player, one bull, two unusual dice and a deck of cards.
rule-P1 = There are two to six players, each with three runners of one colour. There is one bull: Torro.
    .title = Players, runners, Torro
rule-P2 = Die A shows 2, 3, 4 and three arrows. Die B shows 2, 3, 4, 5 and two arrows.
    .title = The two dice
rule-P3 = The deck holds 22 cards: 6 times “Torro attacks!” and 16 times “Torro comes …”: two fives, three fours, five threes, three twos and three ones.
    .title = Torro’s cards
rule-P4 = The track begins at the pen, square 0, where only Torro ever stands. Square 1 is the start; from it the street runs on, on our board up to square 32. Beyond the red line lie the arena squares, and beside them the ranks 1 to 12.
    .title = The track
rule-P5 = Two neighbouring squares of the street are strewn with tomatoes (on our board 21 and 22), and some squares are places to hide, the fear squares (on our board 6, 11, 16, 26 and 30). A board of your own must keep to this: at least two squares lie before the tomatoes and at least one street square after them; a fear square is any street square after the start except the tomatoes and the square just before them; and the arena has at least six squares.
    .title = Tomatoes and fear

chapter-setup = Before the game
    .intro = Put Torro into the pen and all runners on the start, and shuffle the deck.
rule-P6 = Each player begins with 30 courage points and three runners on the start square. The bank never runs out of points.
    .title = The start
rule-P7 = Who begins is drawn by lot, or begins who calls “¡Olé!” first. Play goes clockwise, and every round begins with the same player. (Playing last in a round is a clear advantage. If you like, let the start move on to the next player each round, whether or not that player still has a runner in play.)
    .title = Who begins

chapter-round = The runner round
    .intro = A round has two parts: first everyone in turn throws the dice and runs, then Torro acts. This is the first part.
rule-P10 = In turn, each player throws both dice and then moves runners of their own forwards.
    .title = Throw and run
rule-P11 = A runner is in play while it stands on the street. With two or three runners in play you give each die to a different runner and must use both dice, in any order; the order changes nothing. What counts is how many were in play when you threw: if the first die takes a runner into the arena, the second must still be used by another.
    .title = One die, one runner
rule-P12 = A number is run in full by one runner. It may be neither divided nor left unused.
    .title = Numbers
rule-P13 = An arrow is worth 0 to 6 steps, as you please. Standing still on it uses the die and counts as a move.
    .title = Arrows
rule-P14 = With just one runner in play you throw both dice, choose one of them and use it for this runner. The other die is ignored.
    .title = The last runner
rule-P15 = A player with no runner in play is passed over and does not throw, even if their last runner was pushed into the arena in this very round.
    .title = Nobody left to run
rule-P16 = Any number of runners may share a square. Nobody is ever blocked, not by runners and not by Torro.
    .title = Room for all
rule-P17 = Whenever a runner lands on a fear square, whether it ran or was pushed there, forwards or backwards, its player pays 1 courage point to the bank. Staying there costs nothing more; leaving and coming back costs again. Torro knows no fear.
    .title = Fear squares
rule-P18 = Whoever lands on one of the two tomato squares, Torro included, slips and is put back at once on the square just before them. From there it takes at least three steps to get past. Running over the tomatoes without landing on them does no harm.
    .title = Tomato squares
rule-P19 = Slipping always ends on the square before the tomatoes, even for a runner pushed back onto them from beyond. And a runner on the square before them that is pushed forwards onto them stays where it is: that push would change nothing and is not offered.
    .title = Pushed onto tomatoes

chapter-scuffle = The scuffle
    .intro = Where runners of several colours share a square, there may be a scuffle for the best place. It brings points, and it lets you move the runners of others to where they least want to be.
rule-P20 = Once you have completed your move, and only then, you may start a scuffle on a street square where you have more runners than some other colour: 2 to 1, 3 to 1 or 3 to 2. Each other colour is compared with yours on its own. Whether your runners there moved this turn does not matter. With three runners there is never more than one such square.
    .title = When you may scuffle
rule-P21 = You may let it be, although the points are free. If you scuffle, each outnumbered colour gives you as many courage points as you have more runners than it there: 1 or 2.
    .title = Taking points
rule-P22 = Then, runner by runner, you either leave an outnumbered runner where it is or push it by exactly that difference, forwards or backwards. You choose for each runner separately. The difference is fixed when the scuffle begins, and runners who end up elsewhere start nothing new.
    .title = Pushing
rule-P23 = A push that would end before the start square is not possible, nor is a shorter one instead of it.
    .title = Not behind the start
rule-P24 = A runner may be pushed over the red line. It then waits in the arena like any other.
    .title = Pushed into the arena
rule-P25 = Fear squares and tomatoes work on pushed runners too; it is the runner’s own player who pays for its fear.
    .title = Fear and tomatoes again
rule-P26 = There is no scuffle in the arena. On the start square scuffles are allowed.
    .title = Where one scuffles
case-C3 = Ann has three runners on a square, Ben two and Cleo one. Ann scuffles: she takes 1 point from Ben and 2 from Cleo. She may now push each of Ben’s two runners by 1 square and Cleo’s by 2. If Cleo’s runner lands on a fear square, Cleo pays 1 more point, to the bank.
    .title = Example: three against two and one

chapter-points = Courage points
    .intro = Everyone sees what everyone has.
rule-P27 = If you must pay more than you hold, you take credits of 10 points from the bank, as many as you need, without being asked. Credits are subtracted at the end.
    .title = Credits

chapter-arena = Into the arena
    .intro = Late, but not too late: the later a runner comes in, the higher its rank and the more it is worth.
rule-P30 = A runner that crosses the red line finishes its steps on the arena squares and waits there. It is out of play: it is not moved again and takes part in no scuffle.
    .title = Over the red line
rule-P31 = When the runner round is over, the waiting runners are ranked, the foremost square first. Each occupied arena square gets the next free rank, and all runners on that square share it. Rank 1 is given first; once rank 12 is taken, everyone who comes later gets 12 as well.
    .title = Ranking
rule-P32 = A rank is worth its number in courage points, to each runner on it, at the end of the game. Runners with a rank are not moved and do not score when Torro attacks.
    .title = What ranks are worth
case-C4 = After a round, the foremost first, Ann’s runner stands alone, then Ben’s alone, then Cleo’s and Dan’s on one square, then Eve’s. They get the ranks 1, 2, 3 and 3, 4. The next to arrive will get rank 5.
    .title = Example: five runners arrive

chapter-torro = Torro
    .intro = When everyone has had a turn and the arrivals are ranked, Torro acts.
rule-P40 = Whoever moved last turns over the top card. “Torro comes” with a number: Torro runs that many squares; coming out of the pen, the start square is the first.
    .title = Torro comes
rule-P41 = “Torro attacks!”: Torro stays where he is, and every runner in play is judged. On Torro’s square it earns 3 points, one square ahead of him 2, two squares ahead 1, three or more squares ahead nothing. Behind him it costs 1 point for every square. All squares count for the distance, tomatoes too.
    .title = Torro attacks
rule-P42 = A player’s runners are added up first; then the player is paid, or pays, once.
    .title = One sum for each player
rule-P43 = If the very first card of the game is an attack, it is shuffled back and another card is turned over, until it is no attack. (If you like, play it the other way: such attacks are put aside until the first other card.)
    .title = No attack at first
rule-P44 = If a card is to be turned over and the deck is empty, the cards already played are shuffled and become the new deck.
    .title = A new deck
case-C1 = Torro attacks. Ann’s runners stand on his square, one ahead and two behind: 3 + 2 − 2, she gets 3 points. Ben’s stand one ahead and twice one behind: 2 − 1 − 1, he gets nothing. Cleo’s stand two ahead, five ahead and two behind: 1 + 0 − 2, she pays 1 point.
    .title = Example: one attack, three players
case-C2 = Two runners of one player stand three and six squares behind Torro, the third has a rank already. The player pays 9 points.
    .title = Example: far behind

chapter-end = The end
    .intro = Either Torro ends the game or everyone has come home.
rule-P50 = The game ends at once when Torro enters the arena; his move is carried out in full. It also ends when every runner has a rank, right after the ranking and before another card is turned over.
    .title = When the game ends
rule-P51 = Your score is the courage points you hold, plus the ranks of your runners, minus 1 point for every square that each runner without a rank stands behind Torro, minus your credits of 10.
    .title = Counting
rule-P52 = The highest score wins, and equal scores share the win. A score may be below zero.
    .title = Winning

chapter-rulings = Rulings
    .intro = The printed rule sheets of the different countries are silent on some points and differ on others. This is how we decided; the rules above say the same.
rule-P60 = The sheets differ on whether a player who has lost all points may or must take a credit. As a credit neither wins nor loses a point, we take one exactly when something has to be paid that one does not hold (P27).
    .title = When a credit is taken
rule-P61 = One sheet reads as if a square with runners on it counted in a special way for Torro’s run. The others only mean that the runners’ start square counts when he comes out of the pen. So every square counts once, whoever stands on it (P40).
    .title = Squares with runners on them
rule-P62 = With one runner in play you may choose which die to use, but not use none: an unused number would be left to lapse, which P12 forbids. Only an arrow lets the last runner stand still (P14).
    .title = The last runner must run
rule-P63 = Attacks that were put aside before the first other card belong to the cards already played and come back with them into a new deck (P43, P44).
    .title = Attacks put aside
rule-P64 = Torro’s card is turned over by the player who moved last in the round; a player who is passed over does nothing (P15, P40).
    .title = Who turns the card

chapter-credits = Credits
    .intro = Viva Pamplona! is a game by Wolfgang Kramer, published by F.X. Schmid in 1992 and long out of print. This online version is made by admirers. It is not connected with the author or the publisher; wording and drawings are our own.
