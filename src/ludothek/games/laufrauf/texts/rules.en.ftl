# The rule book of Lauf rauf!, in our own words. The order of the messages is the order of the book: a `chapter-…` opens a
# chapter (`.intro`: its opening paragraph), `rule-…` and `case-…` with a `.title` follow. Rules keep their numbers.

chapter-aim = What it is about
    .intro = Three climbers, one mountain, and right at the top somebody who wants to be left in peace. Each player leads three climbers from the base camp round the foot of the mountain, up to the middle level, once round again and up to the summit. Three dice, up to three rolls: keep what you can use and try your luck with the rest. On the way you push, and now and then you send somebody home; and when the black die wakes him, the mountain spirit puts his ring on somebody. Whoever has all three climbers in the summit camp first wins. For 2 to 4 players aged 8 and over. For a first game, and with younger children, leave the cards out; with them you have more of a say, and more rules.

chapter-material = What you play with
    .intro = A mountain of two levels and a summit, three climbers for each player, the mountain spirit with his ring, and three dice.
rule-L1 = There are two to four players, each with three climbers of one colour: red, green, yellow or blue. The mountain spirit (Berggeist in the German box) has one ban ring (Bannring). There are two white dice and one black die, each with 1 to 6. The game with cards adds 20 cards of five kinds, four of each.
    .title = Climbers, spirit, dice and cards
rule-L2 = Two closed circuits of squares lead clockwise round the mountain: the lower level (on our board 40 squares) and the middle level (28 squares). On each of them every colour has an ascent square, a quarter of the circuit from the next. The lower one is also the colour’s start square, and beside it lies its base camp. Above the upper one lies its summit camp with three places. A board of your own must keep to this: the number of squares on each level can be divided by four and is at least 28.
    .title = The mountain
rule-L3 = On both levels the six squares before a colour’s ascent square are outlined in that colour: they are its run-up.
    .title = The run-up

chapter-setup = Before the game
    .intro = Each climber waits in its base camp, and the ring lies with the spirit on the summit.
rule-L4 = The four corners of the mountain are numbered 0 to 3 clockwise, and the players sit in the same order. Two players take the corners 0 and 2, three take 0, 1 and 2, four take all. (If you like, choose other corners at the set-up.) The squares of a corner without a player stay part of the way.
    .title = Who sits where
rule-L5 = All climbers begin in their base camps. Who begins is drawn by lot; play goes clockwise.
    .title = The start

chapter-turn = Rolling the dice
    .intro = You roll up to three times, and as soon as you like what you see you carry out one action.
rule-L10 = You may roll up to three times. The first roll is with all three dice. For the second and third roll you choose one, two or all three dice and roll them again; a die that you kept before may be rolled now, and the other way round.
    .title = Up to three rolls
rule-L11 = After any roll you may stop and carry out one action that the dice allow. Before the third roll you can only stop if you do carry out an action.
    .title = Stopping early
rule-L12 = After the third roll you must carry out an action if one is possible, whether you like it or not; if several are, the choice is yours. Only if none is possible do you pass the dice on. In the game with cards, taking cards (L61 to L63) is such an action too, and compulsory if nothing else can be done. Playing a card for its effect or throwing one away (L66, L67) never is.
    .title = You must if you can

chapter-actions = The actions
    .intro = Start, run, go up or capture: an action is carried out by one of your climbers, and then it is the next player’s turn.
rule-L20 = If all three dice add up to 15 or more, you may put one of your climbers from the base camp onto your start square.
    .title = Start
case-C1 = The dice show 6, 5 and 5. That is 16: Ann puts a climber onto her start square.
    .title = Example: a start
rule-L21 = One of your climbers runs forwards on its level, by the sum of exactly two dice of your choice. The third die is ignored. You can neither run with one die alone nor share the dice between two climbers. Occupied squares are jumped over and counted.
    .title = Run
case-C2 = The dice show 3, 5 and 6. A climber may run 8, 9 or 11 squares.
    .title = Example: three ways to run
rule-L22 = A climber on its run-up may go up when one die shows exactly the number of squares to its ascent square and another die shows a 1: the first takes it to the ascent square, the 1 one level up. From the lower level it gets to its upper ascent square, from the middle level into its summit camp. If it stands on the square just before the ascent square, it needs two ones.
    .title = Go up
case-C3 = Ann’s climber stands four squares before her lower ascent square, and the dice show 1, 2 and 4. With the 4 and the 1 it goes up to her upper ascent square.
    .title = Example: going up
rule-L23 = A climber that stands on its ascent square, however it came to be there, cannot go up from it: it has no run-up. It must go round once more.
    .title = No way up from standing
rule-L24 = As long as one of your climbers is in the base camp, none of yours may go up to the summit.
    .title = First leave the base camp
rule-L25 = You capture with the black die alone, straight after the first roll and without rolling again, and only if no other die shows less; an equal number is fine. One of your climbers runs forwards exactly the number on the black die and lands on a climber of another player, which goes back to its base camp. This works on both levels. You cannot capture your own climbers.
    .title = Capture
case-C4 = In the first roll the black die shows 2, the white dice 2 and 6. Ben’s climber stands two squares in front of Ann’s. Ann may capture it: hers runs two squares, and Ben’s goes back to its base camp.
    .title = Example: a capture
rule-L26 = Whether a climber may go up is decided by where it stands and by nothing else. Nobody keeps count of how far it has come. (That only makes a difference when climbers have gone or been pushed backwards by cards.)
    .title = Only the place counts

chapter-landing = Landing on others
    .intro = There is room for one on each square. Whoever comes last pushes.
rule-L30 = A climber that lands on an occupied square without capturing, whether it was running, starting or going up, pushes the climber there one square forwards, be it another player’s or your own. If climbers stand in front of that one without a gap, the whole row is pushed along. Nobody is ever captured by a push.
    .title = Push
rule-L31 = A climber that is pushed onto its ascent square or past it must go round once more.
    .title = Pushed past the way up
case-C5 = Ann’s climber runs onto a square where Ben’s stands. On the next square stands Cleo’s, on the one after that another of Ann’s. All three move on by one. Cleo’s stood just before her ascent square: now it stands on it and must go round once more.
    .title = Example: a row is pushed
rule-L32 = A climber that goes up only passes through the ascent square of the level it leaves. Whoever stands there is left alone.
    .title = Passing through

chapter-spirit = The spirit and the ring
    .intro = The mountain spirit dislikes visitors. A black 6 in the first roll wakes him up, as soon as somebody has reached the middle level.
rule-L40 = If the black die shows 6 in your first roll and at least one climber, no matter whose, stands on the middle level (the ascent squares belong to it, the summit does not), you must move the ring. That is your whole turn: you neither roll again nor do anything else.
    .title = A black 6
rule-L41 = If the ring lies with the spirit, you put it on a climber on the middle level: on one of your own if you have any there, else on any; the choice is yours. If a climber wears the ring, it goes back to the spirit and is not put on anyone else in this turn.
    .title = Moving the ring
rule-L42 = If no climber stands on the middle level, a black 6 is a number like any other.
    .title = When the spirit sleeps
rule-L43 = A climber with the ring may do anything but go up.
    .title = What the ring forbids
rule-L44 = Nobody may overtake the climber with the ring, not even climbers of its own colour: a run, a capture or a run-up that would lead past it is not allowed. Landing exactly on it is allowed, be it to push or to capture, and so is a run-up to an ascent square on which it stands. A row with the ringed climber in it is pushed as usual.
    .title = No overtaking
case-C6 = Five squares in front of Ann’s climber on the middle level stands one with the ring. The dice show 2, 3 and 6. Running 5 is possible and pushes the ringed climber. Running 8 or 9 would lead past it and is not.
    .title = Example: behind the ring
rule-L45 = If a climber with the ring is captured, the ring goes back to the spirit.
    .title = Captured with the ring
rule-L46 = If you agree to play with “overlooking”, the player whose first roll shows the black 6 may act as if they had not seen it. Then the others are asked in turn, clockwise, before the dice roll again or an action is carried out. The first to call “Ban ring!” decides: the ring must be moved. If nobody calls, the turn goes on without the ring.
    .title = Overlooking the spirit

chapter-end = The end
    .intro = Three have to get up there.
rule-L50 = Whoever is the first to have all three climbers in their summit camp wins at once. The others are placed by how many of theirs are on the summit; equal numbers share a place.
    .title = Winning

chapter-cards = The game with cards
    .intro = All rules so far stay as they are. In addition there are cards, which you earn with special rolls and use when you need them. Shuffle them and put them face down beside the mountain.
rule-L60 = Cards lie open in front of their owners. You hold at most one of each kind. Taking cards takes the place of your action in that turn. The ring (L40) comes before everything else.
    .title = Open cards
rule-L61 = With at least two equal dice you may draw the top card. If you already hold its kind, it goes to the discards. (So somebody who holds all five kinds may draw just to have done something.)
    .title = A pair
rule-L62 = With three equal dice you may draw card after card, until one comes whose kind you already hold; that one goes to the discards. You may stop earlier, and you must stop when no card is left.
    .title = A triple
case-C8 = Ann holds “Direct start” and “Joker” and rolls 4, 4 and 4. She draws “Backwards” and keeps it, draws “Foreign ascent” and keeps it, then draws a second “Joker”: it goes to the discards, and the drawing is over.
    .title = Example: drawing with a triple
rule-L63 = With three numbers in a row, say 3, 4 and 5, you may take a card of your choice from another player. If you already hold its kind, it goes to the discards. If nobody else holds a card, a straight is worth nothing special.
    .title = A straight
rule-L64 = What counts as pair, triple or straight are the dice as they lie when you act, whichever of them you kept, after any of your rolls, those for cards thrown away (L67) included. Taking cards is an action in the sense of L11 and L12.
    .title = When they count
rule-L65 = If a card is to be drawn and the pile is empty, the discards are shuffled and become the new pile. If there are no discards either, you cannot draw, or have finished drawing.
    .title = When the pile is empty
rule-L66 = After a roll you may play one card for its effect in your turn. It goes to the discards, its effect is for one of your climbers, and that is your action. “Direct start”: with a sum of 15 or more, a climber goes from the base camp straight onto your upper ascent square. “Backwards”: a climber runs backwards by the sum of two dice; it pushes backwards, neither goes up nor captures, and may not run past a ringed climber, but may land on it and push it back. “Foreign ascent”: a climber on the lower level goes up over another colour’s run-up and ascent square and arrives on that colour’s upper ascent square, where it pushes as usual; it needs the dice of L22, corners without a player will do, and it is never possible up to the summit. “Capture backwards”: a climber captures backwards, on the conditions of L25 and L44. “Joker”: any one of the other four; it is a kind of its own.
    .title = What the cards do
rule-L67 = After the third roll you may throw away cards without using their effect. For each you roll one die of your choice once more. You may throw away as many as you like, but you can no longer capture. You may still play a card for its effect afterwards.
    .title = One more roll
case-C7 = All of Ann’s climbers are in the base camp, and she holds a card. After the third roll the dice show 5, 5 and 4. Nothing can run and 14 is no start, but the pair lets her draw, so she must (L12), unless she throws her card away and rolls the 4 again: with a 5 or a 6 she starts.
    .title = Example: a card for a roll

chapter-rulings = Rulings
    .intro = The printed sheet is silent on some points and could be read in two ways on others. This is how we decided; the rules above say the same.
rule-L70 = On the way to the summit, too, a climber only passes through its ascent square; the sheet does not speak of it. Whoever stands there, even with the ring, is left alone (L32, L44).
    .title = Through the upper ascent square
rule-L71 = After the third roll you may throw a card away even if an action is possible. Cards are thrown away one at a time: one card, one die, and then you decide anew. What you must do (L12) depends on the dice as they lie then; if they allow nothing any more, you pass them on.
    .title = Throwing away one by one
rule-L72 = The discards are not shuffled the moment the pile is used up but when the next card is needed (L65). Cards played or thrown away lie among the discards at once. So a card you have thrown away may come straight back to you.
    .title = When the discards are shuffled
rule-L73 = A triple is a pair as well. If you want a single card with it, draw one and stop (L61, L62).
    .title = A triple is a pair, too
rule-L74 = When the ring is called for, the player whose turn it is still chooses the climber (L41). If nobody calls, the roll is one like any other: with three sixes even a capture by 6 is possible (L46, L25).
    .title = Called, or not called
rule-L75 = Only other colours’ corners are foreign: over your own you go up with the dice alone (L66). Where the climber has come up, its own way goes on from there to its own run-up.
    .title = What is foreign
rule-L76 = A joker takes on a card’s effect when it is played, and only then. Among your cards and among the discards it is a joker (L60, L66).
    .title = A joker stays a joker

chapter-credits = Credits
    .intro = Lauf rauf! is a game by Rüdiger Koltze, published by Ravensburger in 2014 with artwork by Claus Stephan, Martin Hoffmann and Mirko Suzuki, and long out of print. This online version is made by admirers. It is not connected with the author or the publisher; wording and drawings are our own.
