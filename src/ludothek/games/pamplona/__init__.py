"""Viva Pamplona! by Wolfgang Kramer: run before the bull, but not too far."""

from ludothek.games.pamplona import moves, rules
from ludothek.games.pamplona.board import boards, read_board
from ludothek.games.pamplona.drawing import draw, svg
from ludothek.games.pamplona.facts import AnyFact
from ludothek.games.pamplona.observing import OBSERVED
from ludothek.games.pamplona.options import Options, settle
from ludothek.games.pamplona.state import Board, State
from ludothek.games.pamplona.story import story
from ludothek.games.pamplona.view import BoardView, View, view
from ludothek.kit.game import Game

GAME = Game(
    name="pamplona",
    seats=(2, 6),
    codes=moves.CODES,
    widest=2 * moves.RUNNERS * moves.REACH,
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
    alike="runner",
)
