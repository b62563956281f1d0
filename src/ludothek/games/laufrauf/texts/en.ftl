# Lauf rauf!: what is said about moves and events. A fact's and a move's fields are the arguments; `$seat`, `$other` and
# `$by` are names, climbers (`$pawn`) are counted from 1.

game-title = Lauf rauf!
game-subtitle = Three climbers, three dice and a grumpy spirit
game-about = Roll up to three times, keep what you can use and climb the mountain level by level: past the others, over the others, and on tiptoe past the spirit with his ring.
game-credits = By Rüdiger Koltze, Ravensburger 2014. This version is not connected with the author or the publisher.

drawing-legend = 1b is climber 2 of seat 1 · ° with the ring · ^1 ascent square, '1 run-up of seat 1, - of nobody · *6 the black die, ? is rolled again · joker 3+1: cards in the pile and among the discards
notation-legend = run 2 +9: climber 2 runs 9 squares · ascend 1, capture 3: climber 1 goes up, 3 captures · again A black: roll these dice again (A and B are white) · ring 4.2: the ring on climber 2 of seat 4 · back 1 -7, joker back 1 -7: a card for its effect · trade foreign B: this card away, roll die B again · roll 5 3 *6: what the dice show, the black one last

board-ours = The mountain
board-hill = The hill
board-example = A board of your own

option-first = Who begins
    .about = The first player: by lot, or one you name.
option-first-lot = By lot
option-cards = With cards
    .about = The longer game: pairs, triples and straights bring cards that let you do more, or roll once more (L60 to L67). Leave them out for a first game.
option-overlook = The spirit may be overlooked
    .about = Whoever rolls a black 6 may act as if they had not seen it, as long as nobody else calls “Ban ring!” (L46).
option-corners = Two players sit
    .about = The two corners of the mountain that are used when two play. With three or four players it makes no difference (L4).
option-corners-opposite = opposite each other
option-corners-beside = side by side

phase-lot = Who begins?
phase-roll = Roll the dice
phase-card = Turn over a card
phase-choose = Act or roll again
phase-ring = The ring
phase-ask = Call “Ban ring!”?
phase-draw = Another card?
phase-over = The game is over

seat-camp = Base camp
seat-score = Summit
seat-place = Place

card-direct = Direct start
    .about = With a sum of 15 or more, a climber goes from the base camp straight onto your upper ascent square.
card-back = Backwards
    .about = A climber runs backwards by the sum of two dice. It pushes backwards, neither goes up nor captures, and may not run past the ring.
card-foreign = Foreign ascent
    .about = A climber on the lower level goes up over another colour’s run-up and ascent square and arrives on that colour’s upper ascent square.
card-backcapture = Capture backwards
    .about = A climber captures backwards with the black die: in the first roll, if no die shows less.
card-joker = Joker
    .about = Does what any one of the other four cards does.

move-start = Start with a climber
move-run = Climber { $pawn } runs { $steps } squares
move-ascend = Climber { $pawn } goes up
move-capture = Climber { $pawn } captures
move-ring = Put the ring on climber { $pawn } of { $other }
move-release = Give the ring back to the spirit
move-overlook = Overlook the black 6
move-call = Call “Ban ring!”
move-silent = Say nothing
move-again = Roll { $dice ->
    [A] white die A
    [B] white die B
    [A-B] both white dice
    [black] the black die
    [A-black] white die A and the black one
    [B-black] white die B and the black one
   *[all] all three dice
} again
move-draw = Draw a card
move-enough = Draw no more cards
move-steal = Take “{ $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}” from { $other }
move-direct = { $joker ->
    [true] Joker as “Direct start”: a climber straight onto the middle level
   *[other] “Direct start”: a climber straight onto the middle level
}
move-back = { $joker ->
    [true] Joker as “Backwards”: climber { $pawn } runs { $steps } squares back
   *[other] “Backwards”: climber { $pawn } runs { $steps } squares back
}
move-foreign = { $joker ->
    [true] Joker as “Foreign ascent”: climber { $pawn } goes up
   *[other] “Foreign ascent”: climber { $pawn } goes up
}
move-backcapture = { $joker ->
    [true] Joker as “Capture backwards”: climber { $pawn } captures
   *[other] “Capture backwards”: climber { $pawn } captures
}
move-trade = Throw “{ $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}” away and roll { $die ->
    [A] white die A
    [B] white die B
   *[black] the black die
} again
move-pass = Pass the dice on
move-roll = { $a } · { $b } · black { $black }
move-turned = { $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}
move-lot = { $seat } begins

fact-begins = { $seat } begins.
fact-rolls = { $seat }, roll { $roll }: { $a }, { $b } and black { $black }.
fact-rerolls = { $seat } rolls { $dice ->
    [A] white die A
    [B] white die B
    [A-B] both white dice
    [black] the black die
    [A-black] white die A and the black one
    [B-black] white die B and the black one
   *[all] all three dice
} again.
fact-starts = { $seat }: climber { $pawn } starts, on { $to }.
fact-runs = { $ring ->
    [lower] { $seat }: climber { $pawn } runs { $steps } squares on the lower level, from { $start } to { $to }.
   *[middle] { $seat }: climber { $pawn } runs { $steps } squares on the middle level, from { $start } to { $to }.
}
fact-ascends = { $seat }: climber { $pawn } goes up from { $start } over { $over } to { $to } on the middle level.
fact-summits = { $seat }: climber { $pawn } goes up from { $start } over { $over } and reaches the summit, { $count } of 3.
fact-captures = { $steps ->
    [one] { $seat }: climber { $pawn } captures a climber of { $other } on { $to }, { $steps } square away.
   *[other] { $seat }: climber { $pawn } captures a climber of { $other } on { $to }, { $steps } squares away.
}
fact-returns = { $seat }: climber { $pawn } tumbles from { $start } back into the base camp.
fact-pushes = { $seat }: climber { $pawn } is pushed from { $start } to { $to }.
fact-laps = { $seat }: climber { $pawn } has been pushed onto its ascent square and must go round once more.
fact-haunts = A black 6 wakes the mountain spirit: it is up to { $seat } to move the ring.
fact-rings = { $seat } puts the ring on climber { $pawn } of { $other }.
fact-frees = { $reason ->
    [captured] { $seat }: climber { $pawn } was captured, and the ring goes back to the spirit.
   *[released] { $seat }: climber { $pawn } is rid of the ring; it goes back to the spirit.
}
fact-overlooks = { $seat } has not noticed the black 6, or so it seems.
fact-calls = { $by } calls “Ban ring!”, so { $seat } must move the ring.
fact-silent = { $seat } says nothing.
fact-compels = { $seat } must act: after the last roll an action is possible.
fact-passes = { $seat } passes the dice on.
fact-draws = { $seat } draws “{ $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}”{ $kept ->
    [0] {" "}but already holds that kind: to the discards.
   *[1] .
}
fact-reshuffles = The pile is used up; the discards are shuffled and become the new pile.
fact-stops = { $reason ->
    [none] No card is left, so { $seat } has finished drawing.
   *[choice] { $seat } draws no more cards.
}
fact-steals = { $seat } takes “{ $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}” from { $other }{ $kept ->
    [0] {" "}but already holds that kind: to the discards.
   *[1] .
}
fact-plays = { $card ->
    [joker] { $seat } plays the joker as “{ $effect ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}”.
   *[other] { $seat } plays “{ $effect ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}”.
}
fact-directs = { $seat }: climber { $pawn } goes straight from the base camp to { $to } on the middle level.
fact-backs = { $ring ->
    [lower] { $seat }: climber { $pawn } runs { $steps } squares back on the lower level, from { $start } to { $to }.
   *[middle] { $seat }: climber { $pawn } runs { $steps } squares back on the middle level, from { $start } to { $to }.
}
fact-trades = { $seat } throws “{ $card ->
    [direct] { card-direct }
    [back] { card-back }
    [foreign] { card-foreign }
    [backcapture] { card-backcapture }
   *[joker] { card-joker }
}” away to roll { $die ->
    [A] white die A
    [B] white die B
   *[black] the black die
} again.
fact-ends = { $seat } has all three climbers on the summit and wins!
fact-scores = { $points ->
    [one] { $seat } has { $points } climber on the summit, place { $place }.
   *[other] { $seat } has { $points } climbers on the summit, place { $place }.
}
