"""Boards for tests: fields are counted from the top left, (column, row) from 0."""

from slagveld.games.little_carnage.core.state import Options
from tests.games.little_carnage.battle import NORTH, battle, card, troop

BOARD = Options(board=True)
RIDER = card(base="rider", sides=(1, 2))
MONSTER = card(base="monster", sides=(2, 2))


def mid(column, row, wide=1, deep=1):
    """The middle of a base whose top left field this is, in inches."""
    return column + wide / 2, row + deep / 2


def on(column, row, facing=NORTH, sides=(1, 1)):
    """A place for `troop`: a base with its top left field here."""
    wide, deep = sides if facing % 180 else sides[::-1]
    return (*mid(column, row, wide, deep), facing)


def board(*troops, size=(20, 20), **rest):
    """A battle on a board."""
    return battle(*troops, size=size, options=BOARD, active=101, **rest)


def lone(*enemies, at=(10, 10), facing=NORTH, card=None, **rest):
    """One model, and perhaps an enemy on each of some fields."""
    sides = (1, 1) if card is None else tuple(side // 250 for side in card.sides)
    own = troop(0, on(*at, facing, sides), card=card)
    return board(own, *[troop(1, on(*enemy)) for enemy in enemies], **rest)
