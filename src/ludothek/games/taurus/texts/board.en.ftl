# Taurus: what the drawn table says about itself. Seats are names, holes are named by field and letter.

prompt-lot = Who begins? Let the lot decide.
prompt-deal = Drive the herd onto the pasture.
prompt-opening = Choose a hole for your first post.
prompt-beside = Choose the hole beside it for the second post.
prompt-turn = Set a new post, or tap a post to run a wire from it.
prompt-join = Which post shall the new one be joined to?
prompt-hold = Where shall the wire run?
prompt-side = The wire runs between the horns: on which side does the bull stand?
prompt-close = Close a ring with a grey wire as well?
prompt-circuit = Two rings arise: which one counts?
prompt-share = Take a bull of your choice.
prompt-over = The game is over.

group-plant = A new post
group-from = From a standing post
group-wire = Your own wire
group-grey = A grey wire

table-board = Holes, posts and bulls to choose from
table-draw-lot = Draw the lot
table-let-go = Let go of the post in { $hole }
table-nearer = Nearer
table-farther = Farther away
table-herds = Herds
table-herd = { $seat }: black { $black }, red { $red }, brown { $brown }, grey { $grey }; wires left { $wires }; points { $score }
table-share = { $seat } { $bulls }
table-pen = { $bulls ->
    [one] pens { $bulls } bull: { $shares }
   *[other] pens { $bulls } bulls: { $shares }
}
table-closes = { $bulls ->
    [one] { $bulls } bull inside
   *[other] { $bulls } bulls inside
}
table-again = Tap again to stretch the grey wire.
table-posts-left = { $posts ->
    [one] { $posts } post left
   *[other] { $posts } posts left
}
table-greys-left = { $wires ->
    [one] { $wires } grey wire left
   *[other] { $wires } grey wires left
}
table-positions = Where everything stands
table-bulls = { $colour }: fields { $fields }
table-wires = Wires of { $seat }: { $wires }
table-grey-wires = Grey wires: { $wires }

stat-herd = Bulls that came onto the pasture
stat-black = Black
stat-red = Red
stat-brown = Brown
stat-grey = Grey
