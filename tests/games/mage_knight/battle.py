"""Small battles for tests: warriors where you want them, dice as you write them.

Lengths are inches, directions degrees: 0 looks east (+x), 90 south (down on the screen).
"""

import msgspec

from slagveld.games.mage_knight.core import warriors as catalogue
from slagveld.games.mage_knight.core.book import INCH
from slagveld.games.mage_knight.core.field import Field
from slagveld.games.mage_knight.core.fighter import Carried, Fighter
from slagveld.games.mage_knight.core.state import KnightState, Objective, Options
from slagveld.games.mage_knight.core.warriors import Click, Warrior
from slagveld.games.mage_knight.sight.line_of_fire import standing_in
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.figure import Figure
from slagveld.kernel.state import Seat
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Pose
from slagveld.table.terrain import Terrain
from tests.games.playing import FakeGame, act, events, refused, run

__all__ = ["FakeGame", "act", "events", "refused", "run"]

NORTH, EAST, SOUTH, WEST = 270, 0, 90, 180
BASE = 1.1
"""Diameter of a usual base in inches: two warriors so far apart touch."""


OWN = catalogue.own
"""Warriors made for tests; the catalogue itself stays as it is."""


def elevated_piece(state, fighter):
    """The elevated piece on which a warrior stands; None on the ground and soaring."""
    pieces = [piece for piece in standing_in(state, fighter) if piece.elevated]
    return pieces[0].terrain if pieces else None


def units(inches):
    """Inches in units, to the nearest whole one."""
    return round(inches * INCH)


def warrior(key, *clicks, **more):
    """A warrior of one's own with the clicks given, known to fighters for this test run.

    Clicks are dicts of what differs from speed 8, attack 9, defense 15, damage 2, sword, foot.
    Without clicks it has five such. `range`, `ranged_damage`, `attack_bonus` hold for all clicks.
    """
    usual = {"speed": 8, "attack": 9, "defense": 15, "damage": 2, "attack_type": "sword"}
    for name in ("range", "ranged_damage", "attack_bonus"):
        if name in more:
            usual[name] = more[name]
    made = tuple(Click(**{**usual, **click}) for click in (clicks or ({},) * 5))
    values = {
        "name": key.title(),
        "number": f"T-{key}",
        "rank": "standard",
        "points": 20,
        "faction": "orc-khans",
        "subfaction": "",
        "origin": "house",
        "icon": "sword",
        "figure": Figure(),
        "base": 275,
        "front_arc": 900,
        "item_slots": 0,
        "range": made[0].range,
        "arrows": 1,
        "ranged_damage": made[0].ranged_damage,
        "attack_bonus": made[0].attack_bonus,
        "dials": 1,
    }
    found = Warrior(key=key, clicks=made, **{**values, **more})
    OWN[key] = found
    return key


def plain(**click):
    """A warrior of five equal clicks that differ from the usual as told, named by what differs."""
    of = {name: click.pop(name) for name in list(click) if name not in _CLICK}
    for name in ("range", "ranged_damage", "attack_bonus"):
        if name in click:
            of[name] = click[name]
    key = "test " + " ".join(f"{name}={value}" for name, value in sorted({**click, **of}.items()))
    if key not in OWN:
        warrior(key, *[click] * 5, **of)
    return key


_CLICK = {field.name for field in msgspec.structs.fields(Click)}


def man(seat, x, y, facing=NORTH, key=None, **more):
    """A warrior with its centre at a place in inches; `key` of the catalogue or a usual one.

    Anything of `Fighter` may be given: tokens, turned, acted, captive, items (keys) …
    `soaring=True` puts it at soaring level. `side` is the seat unless given.
    """
    level = 1 if more.pop("soaring", False) else 0
    return {
        "seat": seat,
        "side": more.pop("side", seat),
        "key": key or plain(),
        "pose": Pose(units(x), units(y), round(facing * 10) % 3600, level=level),
        **more,
    }


def battle(
    *men,
    agenda=(),
    size=(36, 36),
    terrain=(),
    seats=(0, 1),
    active=0,
    phase="action",
    total=200,
    objectives=(),
    options=None,
    **rest,
) -> KnightState:
    """A battle. Warriors get ids from 1 on, in order; items of warrior n are n*100+1 …

    `seats` tells the side of each seat. `agenda` are steps in the order in which they run.
    `objectives` are (x, y) or (x, y, holder) in inches; their ids begin at 900.
    """
    made = []
    for number, given in enumerate(men, 1):
        given = dict(given)
        keys = given.pop("items", ())
        carried = tuple(
            Carried(number * 100 + place, key, given["seat"]) for place, key in enumerate(keys, 1)
        )
        made.append(Fighter(id=number, items=carried, **given))
    placed = tuple(
        Objective(900 + place, units(spot[0]), units(spot[1]), *spot[2:])
        for place, spot in enumerate(objectives)
    )
    people = tuple(Seat(f"Player {n + 1}", side) for n, side in enumerate(seats))
    rest.setdefault("round", 1)
    rest.setdefault("order", tuple(range(len(seats))))
    rest.setdefault("armies", (total,) * len(seats))
    return KnightState(
        seats=people,
        field=Field(Layout(units(size[0]), units(size[1]), tuple(terrain)), tuple(made)),
        phase=phase,
        active=active,
        build_total=total,
        objectives=placed,
        options=options or Options(),
        agenda=Agenda(tuple(reversed(tuple(agenda)))),
        next_id=10_000,
        **rest,
    )


def box(number, kind, x, y, width, depth, **more):
    """A rectangular piece of terrain with its top left corner at a place in inches."""
    left, top = units(x), units(y)
    right, bottom = left + units(width), top + units(depth)
    points = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Terrain(number, kind, Outline(points), **more)
