"""Armies that nobody wrote one by one: by chance, out of a sealed box, by picking in turn.

What any game says about armies (`kernel.muster`) is enough for an army that is allowed. A game
whose musters are `Sensible` also says what makes a good one: how large units are, who fights beside
whom, who leads, what belongs together. Everything here is a pure function of the army to be filled
and a seed.
"""

from slagveld.kit.muster.box import Box, box_faults, boxes, out_of_box
from slagveld.kit.muster.chance import random_army
from slagveld.kit.muster.draft import Draft, Pack, begun, drafted
from slagveld.kit.muster.parts import Faced, Part, Sensible, parts_of
from slagveld.kit.muster.ready import ready_army, ready_key, ready_names

__all__ = [
    "Box",
    "Draft",
    "Faced",
    "Pack",
    "Part",
    "Sensible",
    "begun",
    "box_faults",
    "boxes",
    "drafted",
    "out_of_box",
    "parts_of",
    "random_army",
    "ready_army",
    "ready_key",
    "ready_names",
]
