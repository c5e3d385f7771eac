"""Battlefields made at random that favour nobody.

A game says what lies in its box of scenery, what each piece is in the landscape, and which parts
of a scenario's table stay free (`kernel.land.Site`). From that, a kind of land, a density, a way to
be fair and a seed, a table is laid as somebody might lay it by hand: `made(game, LandWish(...))`.
The same wish gives the same table on every machine. Everything is whole numbers, and chance comes
from the seed alone.
"""

from slagveld.land.lands import lands_of
from slagveld.land.making import LandMade, made
from slagveld.land.measure import Verdict
from slagveld.land.wish import DENSITIES, FAIRNESS, LandWish, word

__all__ = ["DENSITIES", "FAIRNESS", "LandMade", "LandWish", "Verdict", "lands_of", "made", "word"]
