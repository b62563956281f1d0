"""Lauf rauf! by Rüdiger Koltze: up the mountain, past its spirit."""

from ludothek.games.laufrauf import moves, prospects
from ludothek.games.laufrauf.board import boards, read_board
from ludothek.games.laufrauf.drawing import draw, svg
from ludothek.games.laufrauf.facts import AnyFact
from ludothek.games.laufrauf.observing import OBSERVED
from ludothek.games.laufrauf.options import Options, settle
from ludothek.games.laufrauf.state import Board, State
from ludothek.games.laufrauf.story import story
from ludothek.games.laufrauf.view import BoardView, View, view
from ludothek.kit.game import Game

GAME = Game(
    name="laufrauf",
    seats=(2, moves.SEATS),
    codes=moves.CODES,
    widest=moves.WAYS,
    rules_version=1,
    rules=prospects,  # the last of the modules that answer verbs; it builds on all others
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
    alike="pawn",
    decisions=3,
)
