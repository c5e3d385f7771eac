"""Terrain for displays: what each piece looks like, what it is called and what it does."""

from slagveld.kernel.scene import Badge, Ground
from slagveld.table.shapes import Spot
from slagveld.table.terrain import Terrain
from slagveld.texts import Text

from ..core.book import text
from ..core.cards import Built
from ..core.kinds import kind_of
from ..core.state import MageKnightState

LOOKS = {
    "hindering": "wood",
    "concealing": "field",
    "blocking": "rocks",
    "chasm": "chasm",
    "shallow-water": "shallows",
    "deep-water": "water",
    "hill": "hill",
    "hindering-hill": "wooded-hill",
    "blocking-hill": "crag",
    "abrupt": "cliff",
    "abrupt-hindering": "wooded-cliff",
}
"""How each kind is drawn. Trees on a drawing are for show (MK-HINDER-2): its outline counts."""

HEIGHT = 250
"""What elevated terrain is drawn as high as: all of it is of one height (MK-ELEV-2)."""


def ground(view: MageKnightState, piece: Terrain) -> Ground:
    """A piece of terrain with its access points, and what a built one still stands."""
    kind = kind_of(piece)
    if kind.built is not None:
        return _built(view, piece, kind.built)
    return Ground(
        id=piece.id,
        name=piece.name or kind.name,
        look=LOOKS.get(kind.key, "plain"),
        outline=piece.outline,
        help=text("scene-terrain-clear")
        if kind.words is None
        else text("scene-terrain-words", words=kind.words),
        height=HEIGHT if kind.elevated else 0,
        points=_points(piece),
    )


def _points(piece: Terrain) -> tuple[Spot, ...]:
    """The access points of abrupt terrain (MK-ABRUPT-1)."""
    return tuple([Spot(*access.place) for access in piece.accesses])


def _built(view: MageKnightState, piece: Terrain, card: Built) -> Ground:
    damage = next((taken for number, taken in view.battered if number == piece.id), 0)
    look = "tower" if card.elevated else "wall" if card.terrain == "blocking" else "ruin"
    return Ground(
        id=piece.id,
        name=piece.name or card.name,
        look=look,
        outline=piece.outline,
        help=built_help(card),
        height=HEIGHT if card.elevated else 0,
        points=_points(piece),
        badges=built_badges(card, damage),
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
