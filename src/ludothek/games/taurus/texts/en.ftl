# Taurus: what is said about moves and events. A fact's and a move's fields are the arguments; `$seat` is a name, a hole is
# named by its field and a letter, a ring holds three bulls or more.

game-title = Taurus
game-subtitle = Posts, wires and a great many bulls
game-about = Fence in the bulls, no matter whose fence it is: when a grey wire closes the ring, all whose wires stand in it take their share.
game-credits = By Peter Wichmann, LudoArt 2008. This version is not connected with the author or the publisher.

drawing-legend = k black, r red, b brown, g grey bull · . free hole · 1 to 4 post, by the seat whose fence it was first · on the left the first field of the line · below, each seat’s wires: 12a-13c
notation-legend = plant 12a, wire 13c: set a post in hole a of field 12 and join it to 13c · from 12a, grey 13c: a grey wire between two posts

board-ours = The great pasture
board-small = The corral
board-example = The hacienda

option-first = Who begins
    .about = The first player: by lot, or one you name (T4).
option-first-lot = By lot

phase-lot = Who begins?
phase-deal = Drive the herd onto the pasture
phase-opening = Set the first post
phase-beside = Set the second post beside it
phase-turn = Set a post or take hold of one
phase-join = Join the new post
phase-hold = Stretch the wire
phase-side = On which side does the bull stand?
phase-close = Close a ring as well?
phase-circuit = Which ring counts?
phase-share = Take a bull
phase-over = The game is over

seat-wires = Wires
seat-bulls = Bulls
seat-score = Score
seat-place = Place

move-plant = Set a post in { $hole }
move-from = From the post in { $hole }
move-wire = Own wire to { $hole }
move-grey = Grey wire to { $hole }
move-side = { $side ->
    [left] The bull stands left of the wire
   *[right] The bull stands right of the wire
}
move-close = { $circuit ->
    [outline] The outline of the whole fence counts
   *[pen] The pen itself counts
}
move-done = No grey wire
move-take = { $colour ->
    [black] Take a black bull
    [red] Take a red bull
    [brown] Take a brown bull
   *[grey] Take a grey bull
}
move-bull = { $colour ->
    [black] A black bull
    [red] A red bull
    [brown] A brown bull
   *[grey] A grey bull
}
move-lot = { $seat } begins

fact-begins = { $seat } begins.
fact-grazes = { $bulls } bulls stand on the pasture.
fact-plants = { $seat } sets a post in { $hole }.
fact-stretches = { $seat } stretches a wire from { $start } to { $end }.
fact-greys = { $seat } stretches a grey wire from { $start } to { $end }.
fact-unites = { $seat } joins two fences into one.
fact-crosses = { $wires ->
    [one] { $seat }: the wire crosses { $wires } wire of another fence, without being joined to it.
   *[other] { $seat }: the wire crosses { $wires } wires of other fences, without being joined to them.
}
fact-stands = { $side ->
    [left] { $seat }: the { $colour ->
        [black] black
        [red] red
        [brown] brown
       *[grey] grey
    } bull on field { $field } stands left of the wire.
   *[right] { $seat }: the { $colour ->
        [black] black
        [red] red
        [brown] brown
       *[grey] grey
    } bull on field { $field } stands right of the wire.
}
fact-pens = { $circuit ->
    [outline] { $seat }: the outline of the whole fence holds { $bulls } bulls.
   *[pen] { $seat }: the new pen holds { $bulls } bulls.
}
fact-closes = { $circuit ->
    [outline] { $seat } closes a pen with { $bulls } bulls; the outline of the whole fence counts.
   *[pen] { $seat } closes a pen with { $bulls } bulls.
}
fact-takes = { $colour ->
    [black] { $seat } takes a black bull for the wire from { $start } to { $end }.
    [red] { $seat } takes a red bull for the wire from { $start } to { $end }.
    [brown] { $seat } takes a brown bull for the wire from { $start } to { $end }.
   *[grey] { $seat } takes a grey bull for the wire from { $start } to { $end }.
}
fact-passes = { $seat } can do nothing and passes.
fact-ends = { $reason ->
    [bulls] Fewer than three bulls are left on the pasture: the game is over.
    [grey] The last grey wire is stretched: the game is over.
   *[stuck] Nobody can do anything any more: the game is over.
}
fact-scores = { $points ->
    [one] { $seat } has { $points } point, the largest herd counts { $herd }, place { $place }.
   *[other] { $seat } has { $points } points, the largest herd counts { $herd }, place { $place }.
}
