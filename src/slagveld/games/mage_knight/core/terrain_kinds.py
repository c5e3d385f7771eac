"""Kinds of terrain (MK-TERRAIN-2), and which of them keep bases apart that would touch.

What lies on the table is a `Terrain` with an outline; its kind is explained by data/terrain.yaml,
that of built terrain (`built:` and the key of the card) by its card.
"""

from functools import cache, lru_cache
from typing import Literal

import msgspec

from slagveld.data import Row
from slagveld.kept import beside
from slagveld.kit.tables import table
from slagveld.table.body import Body
from slagveld.table.inside import passes_through, place_in_area, stretches_inside
from slagveld.table.layout import Layout
from slagveld.table.terrain import Access, Terrain
from slagveld.table.units import FINE
from slagveld.texts import Name

from .book import FOLDER, INCH
from .items_and_domains import Built, built

Effect = Literal["clear", "hindering", "blocking"]
BUILT = "built:"
"""How the kind of a built piece begins; the key of its card follows, or the card of a player's own
as JSON."""
ACCESS_WIDTH = INCH
"""How wide an access point is that says nothing of its width, in units."""

_MOVEMENT: dict[str, Effect] = {"hindering": "hindering", "blocking": "blocking"}
_FIRE: dict[str, Effect] = {**_MOVEMENT, "concealing": "hindering"}


class TerrainKind(Row, frozen=True, kw_only=True):
    """What a kind of terrain does; the words are explained in data/terrain.yaml."""

    key: str
    name: Name
    rule: str
    """What a refusal cites."""
    icon: str
    look: str = "plain"
    """How it is drawn: trees are for show, the outline counts."""
    movement: Effect = "clear"
    fire: Effect = "clear"
    elevated: bool = False
    """All elevated terrain is of one height (MK-ELEV-2)."""
    abrupt: bool = False
    water: bool = False
    built: Built | None = None
    """The card, for built terrain (MK-BUILT-2)."""
    words: Name | None = None
    """What it does, in one line; the card tells it for built terrain."""


CLEAR = TerrainKind(
    key="clear",
    name=Name("Clear terrain", "Vrij terrein", "Freies Gelände"),
    rule="MK-CLEAR-1",
    icon="",
)
"""What a piece of no known kind is: ground like any other (MK-CLEAR-1)."""


@cache
def kinds() -> dict[str, TerrainKind]:
    """All kinds by key: those that any object may stand for, then the cards of built terrain.

    The file says what each is for movement and for lines of fire (MK-CONCEAL-1, MK-CHASM-1,
    MK-WATER-1, MK-WATER-2).
    """
    found = dict(table(FOLDER / "terrain.yaml", TerrainKind)())
    found.update((BUILT + card.key, _of_card(card)) for card in built().values())
    return found


def _of_card(card: Built) -> TerrainKind:
    """Built terrain counts as the terrain that its card names (MK-BUILT-4)."""
    return TerrainKind(
        key=kind_for(card),
        name=card.name,
        rule=card.rule,
        icon=card.icon,
        look=card.look,
        movement=_MOVEMENT.get(card.terrain, "clear"),
        fire=_FIRE.get(card.terrain, "clear"),
        elevated=card.elevated,
        built=card,
    )


def kind_of(piece: Terrain) -> TerrainKind:
    """What a piece of terrain does; clear ground if its kind is not known."""
    return kind_named(piece.kind)


def kind_named(kind: str) -> TerrainKind:
    """The kind of a key, or of the card that stands in it; clear ground if it is not known."""
    return kinds().get(kind) or _own_kind(kind)


def kind_for(card: Built) -> str:
    """The kind of the pieces of a card; that of a player's own holds all that stands on it."""
    if card.origin != "own":
        return BUILT + card.key
    return BUILT + msgspec.json.encode(card).decode()


@lru_cache(maxsize=500)
def _own_kind(kind: str) -> TerrainKind:
    if not kind.startswith(BUILT):
        return CLEAR
    try:
        return _of_card(msgspec.json.decode(kind.removeprefix(BUILT), type=Built))
    except msgspec.MsgspecError:
        return CLEAR


@beside
def _parting(table: Layout) -> tuple[list[Terrain], list[Terrain]]:
    """The cliffs of a table, and the built walls: what can keep two bases apart."""
    known = [(piece, kind_of(piece)) for piece in table.terrain]
    walls = [piece for piece, kind in known if kind.built and kind.movement == "blocking"]
    return [piece for piece, kind in known if kind.abrupt], walls


def parted(table: Layout, one: Body, other: Body) -> bool:
    """Whether terrain keeps two bases of one level apart though they are near enough to touch.

    A cliff edge does, except at an access point (MK-ABRUPT-4), and so does a built piece between
    them that blocks movement (MK-BUILT-15). Soaring warriors are above it all.
    """
    if not table.terrain or one.level:
        return False
    cliffs, walls = _parting(table)
    for piece in cliffs:
        if not crosses_cliff_free(piece, one.x, one.y, other.x, other.y):
            return True
    return any(passes_through(one.x, one.y, other.x, other.y, piece.area) for piece in walls)


def is_at_access(piece: Terrain, x: float, y: float) -> bool:
    """Whether a place (fine units) is at an access point of a piece (MK-ABRUPT-2)."""
    for access in piece.accesses:
        dx, dy = x - access.place[0] * FINE, y - access.place[1] * FINE
        far = access_reach(access) + 1
        if dx * dx + dy * dy <= far * far:
            return True
    return False


def access_reach(access: Access) -> int:
    """How far an access point reaches to each side along the outline, in fine units."""
    return (access.width or ACCESS_WIDTH) * FINE // 2


def crosses_cliff_free(piece: Terrain, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether a line meets the outline of an abrupt piece at access points alone (MK-ABRUPT-3)."""
    area = piece.area
    for low, high in stretches_inside(ax, ay, bx, by, area):
        for part, (x, y) in ((low, (ax, ay)), (high, (bx, by))):
            if part in (0.0, 1.0) and place_in_area(x, y, area) > 0:
                continue
            if not is_at_access(piece, ax + (bx - ax) * part, ay + (by - ay) * part):
                return False
    return True
