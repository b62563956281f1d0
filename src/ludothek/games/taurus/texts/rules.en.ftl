# The rule book of Taurus, in our own words. The order of the messages is the order of the book: a `chapter-…` opens a
# chapter (`.intro`: its opening paragraph), `rule-…` and `case-…` with a `.title` follow. Rules keep their numbers.

chapter-aim = What it is about
    .intro = A wide pasture and forty-eight bulls, and whoever fences cleverly takes them home. Turn by turn you drive posts into the ground and stretch wires of your colour between them. When a grey wire closes a ring around three bulls or more, they are shared out among all whose wires stand in that ring: so see to it that a wire of yours is in every fence, above all in the fences of others. And gather bulls of one colour, for each is worth more than the one before. For 2 to 4 players.

chapter-material = What you play with
    .intro = A board full of fields and holes, posts, wires in five colours, and a herd of bulls.
rule-T1 = There are two to four players, each with 20 wires of one colour. For everybody together there are 48 posts and 20 grey wires, which belong to nobody. The herd has 48 bulls, 12 in each of four colours: black, red, brown and grey.
    .title = Players, posts, wires, bulls
rule-T2 = Our board is a chequerboard of seven by seven fields without the one in the middle: 48 fields, light and dark by turns (brown and black in the box). Each field has four holes in a square, and in its centre the spot for one bull. A field is four steps wide, and its holes lie one step in from its edges; so neighbouring holes are two steps apart, within a field and across the border to the next one alike. Whether a wire touches a hole or runs past it is reckoned exactly, never judged by eye.
    .title = The board
rule-T3 = Two fields are adjacent when they share an edge. Touching at a corner is not enough.
    .title = Adjacent fields
rule-T7 = Whoever owns another board can write it down: 4 to 48 square fields of one size on a grid in which places may stay empty; their number can be divided by four, so that each colour has a quarter of the bulls. Every field has one spot and one to four holes, all inside it. The board says how far apart two holes in a row or a column lie that count as side by side (T20); no other hole lies between them. At least 7 such pairs must have no hole in common, so that everybody finds room in the first round. No wire that could be stretched may run over two bulls. With the board come 8 to 48 posts, 1 to 20 wires for each player and 1 to 20 grey ones.
    .title = Boards of your own

chapter-setup = Before the game
    .intro = Lay everything ready and drive the herd onto the pasture.
rule-T4 = On every spot stands one bull, the colours well mixed. Who begins is drawn by lot, unless you settle it among yourselves. Play goes clockwise.
    .title = The start

chapter-fences = Posts, wires, fences
    .intro = This is how fences are built, whoever builds them and whenever.
rule-T5 = Two posts are neighbours when they stand in the same field or in two adjacent fields.
    .title = Neighbouring posts
rule-T6 = The length of a wire does not matter: any wire reaches from a post to any neighbouring one. What matters is how many you have left.
    .title = No measuring
rule-T10 = A wire runs in a straight line between two neighbouring posts that no wire joins yet.
    .title = Stretching a wire
rule-T11 = No wire may run over a hole in which a post stands, and no post may be set into a hole over which a wire runs. It makes no difference whose wire it is and to which fence it belongs.
    .title = Not over posts
rule-T12 = Posts that wires join, directly or by way of other posts, form a fence together with these wires. Wires of different fences may cross, and crossing does not join them. But no fence may cross itself: a wire must not cross any wire of a fence it is fastened to, and it must not join two fences that cross each other.
    .title = What a fence is
rule-T13 = A wire may run over bulls. A bull belongs to the side its horns are on. On our board this leaves a doubt only where a wire follows the diagonal of a field, for it runs between the horns: whoever stretches it says at once on which side the bull stands, and as far as this wire goes it stays there for good. A wire of another fence along the other diagonal asks anew, for its own two sides. Nothing is asked once the bull is gone. Of a grey wire only a side may be named with which it closes a ring that counts (T30); where only one is left, it need not be said.
    .title = Between the horns
rule-T14 = Only a grey wire may close a ring. A wire of a player’s colour between two posts of the same fence is forbidden, however few bulls it would pen in.
    .title = No ring without grey
rule-T15 = A grey wire must close a ring that counts (T30). It may be used for nothing else.
    .title = No grey without a ring
case-C5 = One of Ann’s wires crosses one of Ben’s; the two belong to different fences. That is allowed. But from now on no wire may join these two fences, wherever on the board: the one fence they would become would cross itself.
    .title = Example: fences that cross

chapter-turn = Your turn
    .intro = In the first round everybody begins a fence. From then on fences grow, meet and close.
rule-T20 = In turn, each player sets two posts into two free holes side by side and joins them with a wire of their own. Side by side means two steps apart along a row or a column, also across the border between two fields, but not across the gap in the middle of the board. A hole with no free hole beside it may not be taken for the first of the two posts.
    .title = The first round
rule-T21 = From the second round on you do exactly one of four things. (1) You set one post and join it to a neighbouring post with one of your own wires. The hole must be free and lie in a field that holds a post or in a field adjacent to one; the neighbour may belong to anybody’s fence. A hole from which no permitted wire leads may not be taken. (2) You join two neighbouring posts with one of your own wires. (3) You set one post and join it to two neighbouring posts, first with one of your own wires, then with a grey wire that closes a ring. Which of the two wires is the grey one is up to you; if you leave the grey one out, it was option 1. (4) You join two neighbouring posts with a grey wire that closes a ring.
    .title = One of four
rule-T22 = If you have no wire of your own left, only option 4 remains. If you can do nothing at all, you pass. Nobody may pass of their own free will.
    .title = Nothing to be done
rule-T23 = Whoever closes a ring need not own a single wire in it.
    .title = Closing other people’s fences

chapter-closing = Closing and sharing out
    .intro = A closed ring is what everybody has been waiting for, and not only the player who closes it.
rule-T30 = A ring is a closed line of wires that passes through the new grey wire and touches itself nowhere. It counts when at least 3 bulls stand inside and at least one of its wires has a player’s colour. A grey wire with which no ring arises that counts is not allowed.
    .title = The ring
rule-T31 = At most two rings come into question, those that follow the new grey wire most closely. If it has a pen on either side, they are the rings around these two pens. Otherwise they are the pen itself, that is the smallest ring through the wire, and the outline of the whole fence, that is the largest, where the two differ. If both count, the player who closes says which one is scored; the other brings nothing. If one counts, that one is scored. (Pens closed before are always empty, so both rings hold the same bulls: the choice decides whose wires share.)
    .title = Two rings at once
rule-T32 = All bulls inside are shared out at once. Go round the ring clockwise, as seen on the board, beginning with the first wire after the new grey one: the owner of each coloured wire takes one bull of their choice, grey wires are passed over. Go on, round after round, until no bull is left. Whoever has several wires in the ring gets a bull for each.
    .title = Sharing out
rule-T33 = Wires that are not part of the ring bring nothing. Posts and wires stay where they are and may become part of later rings. Bulls that were taken are off the board.
    .title = What remains
rule-T34 = When only bulls of one colour are left to be shared out, there is nothing to choose: they are handed out without asking.
    .title = Nothing left to choose
case-C2 = Clockwise after the grey wire, the wires of the ring are Ann’s, Ann’s, Ben’s and Cleo’s. With 6 bulls inside the order is Ann, Ann, Ben, Cleo, Ann, Ann: Ann gets four bulls, Ben and Cleo one each. With 3 bulls it is Ann, Ann, Ben, and Cleo gets none.
    .title = Example: once round the ring
case-C3 = Two neighbouring posts belong to the same fence. No coloured wire may join them, only a grey one, and only if it pens in 3 bulls or more.
    .title = Example: both ends of a fence
case-C4 = A pen was closed earlier and emptied. Now a grey wire closes a second pen beside it, with 3 bulls; the wire between the two pens is Ann’s. Clockwise after the new grey wire, the wires of the ring around the new pen are Ben’s, Ann’s and Ben’s. The outline of both pens leaves Ann’s wire out and runs around the old one instead: Ben, Cleo, the old grey wire, Cleo, Ben. Either way the same 3 bulls are shared. By the ring around the new pen Ben gets two and Ann one, by the outline Ben gets one and Cleo two; the player who closes decides.
    .title = Example: a pen beside a pen

chapter-end = The end
    .intro = Sooner or later the pasture is empty, or nothing more can be fenced in.
rule-T40 = The game ends as soon as fewer than 3 bulls stand on the board, or no grey wire is left, or all players in turn have had to pass. A sharing-out is always completed first.
    .title = When the game ends
rule-T41 = Each colour is counted by itself. One to twelve bulls of a colour are worth 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 and 78 points: the second brings two more, the third three more, and so on. The sum over all colours is your score.
    .title = Counting the herds
rule-T42 = The highest score wins. Among equals wins whoever has the largest herd of one colour, then the second largest, and so on; if there is still no difference, they share the win. Bulls left on the board are nobody’s.
    .title = Winning
case-C1 = Seven black bulls are worth 28 points. Four bulls of one colour are worth 10 points, one of each of the four colours only 4.
    .title = Example: like with like

chapter-rulings = Rulings
    .intro = The short rules that have come down to us leave some points open and can be read in two ways on others. This is how we decided; the rules above say the same.
rule-T60 = The sheet once takes posts from the stock and once from a player’s own. All posts are alike, so everybody takes from the same 48 (T1).
    .title = Whose posts
rule-T61 = For the first round the sheet asks for a short wire. As we do not measure wires (T6), this says where the two posts stand: as close together as holes can be (T20).
    .title = The short wire
rule-T62 = The sheet lets you join neighbouring posts that are not joined to each other yet. We take this to mean: not directly, by one wire (T10). Posts that are joined by way of others stay closed to coloured wires all the same, because only a grey one may close a ring (T14). We tried it the other way: the games grew longer, and no more rings were closed.
    .title = Not joined yet
rule-T63 = When bulls are shared out, the sheet has the next player take. Next is whoever owns the next coloured wire of the ring (T32), wherever they sit; with two wires in a row they take twice in a row.
    .title = Round the ring, not round the table
rule-T64 = The sheet ends the game when three bulls can no longer be fenced in. We do not look so far ahead: the game goes on until one of the three signs of T40 shows that it is so.
    .title = No foresight
rule-T65 = The sheet speaks of two fences that one grey wire closes at once. These are the two rings of T31, and no others are looked at: where neither of the two counts, the grey wire is not allowed.
    .title = Never more than two rings

chapter-credits = Credits
    .intro = Taurus is a game by Peter Wichmann, published by LudoArt in 2008 and hard to find today. This online version is made by admirers. It is not connected with the author or the publisher; wording and drawings are our own.
