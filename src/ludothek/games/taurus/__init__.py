"""Taurus by Peter Wichmann: fence in the bulls together, and see that your wires are in the fence."""

from ludothek.games.taurus import judging, moves, rules  # noqa: F401 - judging answers verbs
from ludothek.games.taurus.board import boards, read_board
from ludothek.games.taurus.drawing import draw, svg
from ludothek.games.taurus.facts import AnyFact
from ludothek.games.taurus.observing import OBSERVED
from ludothek.games.taurus.options import Options, settle
from ludothek.games.taurus.state import Board, State
from ludothek.games.taurus.story import story
from ludothek.games.taurus.view import BoardView, View, view
from ludothek.kit.game import Game

GAME = Game(
    name="taurus",
    seats=(2, moves.SEATS),
    codes=moves.CODES,
    widest=moves.HOLES,
    rules_version=1,
    rules=rules,
    State=State,
    Board=Board,
    Options=Options,
    Move=moves.AnyMove,
    Fact=AnyFact,
    View=View,
    BoardView=BoardView,
    boards=boards,
    read_board=read_board,
    settle=settle,
    decode=moves.decode,
    encode=moves.encode,
    notation=moves.notation,
    parse=moves.parse,
    story=story,
    view=view,
    draw=draw,
    svg=svg,
    observed=OBSERVED,
)
