"""Small battles for tests: figures where you want them, dice as you write them.

Lengths are centimetres, directions degrees: 0 looks east (+x), 90 south (down on the screen).
"""

from msgspec import UnsetType

from slagveld import game
from slagveld.games.confrontation.core import profiles as catalogue
from slagveld.games.confrontation.core.field import Field
from slagveld.games.confrontation.core.figure import Figure, Tables, Turn
from slagveld.games.confrontation.core.profiles import Profile
from slagveld.games.confrontation.core.state import Card, ClashState, Options
from slagveld.games.confrontation.core.wound_table import Change, OwnWounds
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.figure import Figure as Look
from slagveld.kernel.state import Seat
from slagveld.record import field_names, replace
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Pose
from slagveld.table.terrain import Terrain
from slagveld.texts import Name
from tests.games.playing import FakeGame, act, events, refused, run

__all__ = ["FakeGame", "act", "events", "refused", "run"]

game("confrontation")
"""Its sentences are known from here on."""
NORTH, EAST, SOUTH, WEST = 270, 0, 90, 180
BASE = 2.5
"""Side of a usual base in cm: two figures so far apart, side by side, touch."""

OWN = catalogue.own
"""Profiles made for tests; the catalogue itself stays as it is."""


PLAIN = OwnWounds(
    key="plain",
    name=Name.same("The table of the tests"),
    levels=(2, 5, 8, 11, 13),
    places=("legs", "arms", "abdomen", "chest", "head"),
    changes=(Change(place="legs", kills=16), Change(place="head", worse=1)),
    doubles=(
        Change(place="glancing", at_most="stunned"),
        Change(place="legs", kills=16, also="halves-movement"),
        Change(place="arms", also="weakens"),
        Change(place="chest", worse=1),
        Change(place="head", worse=1),
        Change(place="vital", worse=1, kills_from=6),
    ),
    penalties=(1, 1, 2, 3),
)
"""The wound table by which these battles are fought, so that no rule hangs on house numbers."""
OURS = Tables(wounds=PLAIN)


def units(cm):
    """Centimetres in units, to the nearest whole one."""
    return round(cm * 100)


def card(**values):
    """The key of a profile that differs from the usual as told, named by what differs.

    Usual: MOV 10 cm, INI 3, ATT 4, FOR 5, DEF 4, RES 5, COU 4, DIS 2, normal size, on foot.
    `movement` is in cm here; `weapon=(FOR, short, medium, long)` needs `shooting`.
    """
    key = "test " + " ".join(f"{name}={value}" for name, value in sorted(values.items()))
    if key in OWN:
        return key
    given = {
        "movement": 10,
        "initiative": 3,
        "attack": 4,
        "strength": 5,
        "defence": 4,
        "resistance": 5,
        "discipline": 2,
        "points": 20,
        "army": next(iter(catalogue.peoples())),
        "origin": "house",
        "icon": "sword",
        "figure": Look(),
        **values,
    }
    if "fear" not in given:
        given.setdefault("courage", 4)
    given["movement"] = units(given["movement"])
    if "second_movement" in given:
        given["second_movement"] = units(given["second_movement"])
    OWN[key] = Profile(key=key, name=Name(key, key, key), **given)
    return key


def man(seat, x, y, facing=NORTH, key=None, **more):
    """A figure with its middle at a place in cm; `key` of the catalogue or a usual one.

    Anything of `Figure` may be given; what belongs to its turn goes there by itself (charged=-1,
    afraid=True, activated=True …). `z` is its height in cm. `card` is a card of its own unless
    given: figures with the same number share one.
    """
    turn = {name: more.pop(name) for name in list(more) if name in _TURN}
    return {
        "seat": seat,
        "key": key or card(),
        "pose": Pose(units(x), units(y), round(facing * 10) % 3600, units(more.pop("z", 0))),
        "turn": Turn(**turn),
        **more,
    }


_TURN = set(field_names(Turn))


def battle(
    *men, agenda=(), size=(120, 90), terrain=(), phase="movement", winner=0, options=None, **rest
) -> ClashState:
    """A battle of two seats. Figures get ids from 1 on, in order; cards 101 on, one for each.

    `agenda` are steps in the order in which they run. Wounds go by the table `PLAIN` unless the
    options say otherwise.
    """
    options = options or Options()
    if isinstance(options.tables, UnsetType):
        options = replace(options, tables=OURS)
    made = []
    cards = {}
    for number, given in enumerate(men, 1):
        given = {"card": 100 + number, "tables": options.tables, **given}
        cards.setdefault(given["card"], []).append(given)
        made.append(Figure(id=number, **given))
    rest.setdefault("round", 1)
    rest.setdefault(
        "cards",
        tuple(Card(n, group[0]["seat"], group[0]["key"], len(group)) for n, group in cards.items()),
    )
    return ClashState(
        seats=(Seat("Player 1", 0), Seat("Player 2", 1)),
        field=Field(Layout(units(size[0]), units(size[1]), tuple(terrain)), tuple(made)),
        phase=phase,
        winner=winner,
        options=options,
        agenda=Agenda(tuple(reversed(tuple(agenda)))),
        next_id=10_000,
        **rest,
    )


def box(number, kind, x, y, width, depth, **more):
    """A rectangular piece of terrain with its top left corner at a place in cm."""
    left, top = units(x), units(y)
    right, bottom = left + units(width), top + units(depth)
    points = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Terrain(number, kind, Outline(points), **more)
