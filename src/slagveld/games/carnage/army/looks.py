"""How troops look: those of the book as in the data, own designs as chosen or by their values."""

from functools import cache

from slagveld.kernel.figure import Armour, Figure, Head, Paint
from slagveld.record import replace

from ..core.unit import Profile
from .troops import troops

CLOTHS: tuple[Paint, ...] = ("azure", "moss", "plum", "ochre", "teal", "rust", "iron", "forest")
TRIMS: tuple[Paint, ...] = ("silver", "gold", "bone", "orange", "black", "tan", "rose")
"""Colours of own designs, in turn."""
WORN: tuple[tuple[Armour, Head], ...] = (
    ("cloth", "hood"),
    ("leather", "cap"),
    ("mail", "helmet"),
    ("plate", "great-helm"),
)
"""By AR (CAR-17-armour)."""
STRONG = 6
"""Who has such ST wields what needs two hands."""


@cache
def figure_of(profile: Profile) -> Figure:
    """The miniature of a troop type, always the same."""
    if isinstance(profile.figure, Figure):
        return profile.figure
    row = troops().get(profile.look if isinstance(profile.look, str) else profile.type)
    return likely(profile) if row is None else row.figure


def likely(profile: Profile) -> Figure:
    """What an own design looks like by its values.

    Those of one army are numbered, or have keys of their own, so that their colours differ.
    """
    armour, head = WORN[min(len(WORN) - 1, max(0, profile.ar))]
    digits = "".join(filter(str.isdigit, profile.type))
    number = int(digits) if digits else sum(profile.type.encode())
    look = Figure(
        build="sturdy" if profile.st > 4 else "human",
        armour=armour,
        head=head,
        cloth=CLOTHS[number % len(CLOTHS)],
        trim=TRIMS[number // len(CLOTHS) % len(TRIMS)],
    )
    if profile.people == "herptars":
        look = replace(look, people="chameleon" if profile.bow else "crocodile")
    if profile.kind == "mage":
        look = replace(look, armour="robe", head="pointed-hat", weapon="staff", rank="mage")
    elif profile.bow:
        look = replace(look, weapon="bow")
    elif profile.cavalry:
        look = replace(look, weapon="lance", other="round-shield")
    elif profile.st >= STRONG:
        look = replace(look, weapon="great-axe")
    else:
        look = replace(look, weapon="sword", other="round-shield")
    if profile.cavalry:
        mounts = {"herptars": "pangolin", "brigandians": "bull"}
        look = replace(look, mount=mounts.get(profile.people, "horse"))
    return replace(look, cloak=True, rank="hero") if profile.kind == "hero" else look
