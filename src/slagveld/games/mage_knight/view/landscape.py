"""Terrain for displays: what each piece looks like, what it is called and what it does."""

from slagveld.kernel.scene import Badge, Ground
from slagveld.table.shapes import Spot
from slagveld.table.terrain import Terrain
from slagveld.texts import Text

from ..core.book import text
from ..core.cards import Built
from ..core.kinds import kind_of
from ..core.state import MageKnightState
from ..terrain.scenery import battered

HEIGHT = 250
"""What elevated terrain is drawn as high as: all of it is of one height (MK-ELEV-2)."""


def ground(view: MageKnightState, piece: Terrain) -> Ground:
    """A piece of terrain, its access points (MK-ABRUPT-1), and what a built one still stands.

    Trees on its drawing are for show (MK-HINDER-2): its outline counts.
    """
    kind = kind_of(piece)
    card, words = kind.built, text("scene-terrain-clear")
    if kind.words is not None:
        words = text("scene-terrain-words", words=kind.words)
    return Ground(
        id=piece.id,
        name=piece.name or kind.name,
        look=kind.look,
        outline=piece.outline,
        help=words if card is None else built_help(card),
        height=HEIGHT if kind.elevated else 0,
        points=tuple([Spot(*access.place) for access in piece.accesses]),
        badges=() if card is None else built_badges(card, battered(view, piece.id)),
    )


def built_help(card: Built) -> Text:
    """What a card of built terrain says (MK-BUILT-2)."""
    return text(
        "scene-terrain-built",
        kind=card.terrain,
        elevated="yes" if card.elevated else "no",
        dot="yes" if card.dot else "no",
        defense=card.defense,
        fortification=card.fortification,
        structure=card.structure,
    )


def built_badges(card: Built, damage: int) -> tuple[Badge, ...]:
    """The defense of a built piece and the structural points it has left in this turn."""
    left = max(0, card.structure - damage)
    points = text("scene-badge-structure", left=left, structure=card.structure)
    return (
        Badge("shield", text("scene-badge-defense", defense=card.defense), card.defense),
        Badge("stone-wall", points, left, "bad" if damage else "plain"),
    )
