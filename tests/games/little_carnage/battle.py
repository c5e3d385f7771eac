"""Small battles for tests: models where you want them, dice as you write them.

Lengths are inches of 2.5 cm, directions degrees: 0 looks east (+x), 90 south (down on the screen).
"""

import msgspec

from slagveld.games.little_carnage.core.book import INCH
from slagveld.games.little_carnage.core.cards import Card, Skills, bases
from slagveld.games.little_carnage.core.field import Field
from slagveld.games.little_carnage.core.regiment import Model, Regiment, Round, Stand
from slagveld.games.little_carnage.core.state import LittleState, Options
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.state import Seat
from slagveld.record import field_names, replace
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Pose
from slagveld.table.terrain import Terrain
from slagveld.texts import Name
from tests.games.little_carnage.house import card as house_card
from tests.games.playing import FakeGame, act, events, refused, run

__all__ = ["FakeGame", "act", "events", "refused", "run"]

NORTH, EAST, SOUTH, WEST = 270, 0, 90, 180
MM = 0.04
"""A millimetre in inches."""


def units(inches):
    """Inches in units, to the nearest whole one."""
    return round(inches * INCH)


def card(**values):
    """A card that differs from the usual as told; skills are given by name among the values.

    Usual: Attack 3, Defence 2, Strength 3, Resistance 3, Agility 5, Wounds 2, on a normal base of
    one inch, 3 cm high, no grey dice, no skills. `sides` are inches here.
    """
    skills = {name: values.pop(name) for name in list(values) if name in _SKILLS}
    base = values.get("base", "normal")
    size = bases()[base]
    given = {
        "people": "humans",
        "people_name": Name.same("humans"),
        "colour": "blue",
        "base": base,
        "sides": size.sides,
        "attack": 3,
        "berserk": 0,
        "defence": 2,
        "full_defence": 0,
        "strength": 3,
        "resistance": 3,
        "agility": 5,
        "wounds": 2,
        "character": False,
        "height": size.height,
        **values,
    }
    for name in ("sides", "carried_base"):
        if name in values:
            given[name] = tuple(units(side) for side in values[name])
    name = " ".join(f"{key}={value}" for key, value in sorted({**values, **skills}.items()))
    given.setdefault("key", f"test {name}")
    given.setdefault("name", Name.same(given["key"]))
    return Card(skills=Skills(**skills), **given)


_SKILLS = {field.name for field in msgspec.structs.fields(Skills)}
_ROUND = set(field_names(Round))


def troop(seat, *places, card=None, **more):
    """A regiment with a model at each place: (x, y) or (x, y, facing) in inches and degrees.

    `card` is a Card, the key of a house card, or missing: the usual one. Models are named by
    `hurt={place: wounds}`. Anything of `Regiment` may be given; what belongs to its round goes
    there by itself (activated=True, frightened_by=(101,) …). `facing` and `z` (inches) are for all.
    """
    given = {name: more.pop(name) for name in list(more) if name in _ROUND}
    return {
        "seat": seat,
        "places": places,
        "card": house_card(card) if isinstance(card, str) else card or _usual(),
        "round": Round(**given),
        **more,
    }


def _usual():
    return card()


def battle(*troops, agenda=(), size=(40, 40), terrain=(), options=None, active=0, **rest):
    """A battle of two seats. Models get ids from 1 on, in order; regiments 101, 102 ….

    `agenda` are steps in the order in which they run; `active` the regiment that is activated. A
    shared stand is made by `mounted`.
    """
    regiments, stands, models = [], [], []
    number = 0
    for place, given in enumerate(troops, 101):
        given = dict(given)
        places = given.pop("places")
        facing, z = given.pop("facing", NORTH), given.pop("z", 0)
        hurt, ids = given.pop("hurt", {}), []
        given.setdefault("count", len(places))
        for index, spot in enumerate(places):
            number += 1
            ids.append(number)
            look = spot[2] if len(spot) > 2 else facing
            pose = Pose(units(spot[0]), units(spot[1]), round(look * 10) % 3600, units(z))
            stands.append(
                Stand(id=number, seat=given["seat"], regiment=place,
                      sides=given["card"].sides, pose=pose)
            )  # fmt: skip
            models.append(
                Model(id=number, regiment=place, stand=number, suffered=hurt.get(index, 0))
            )
        regiments.append(Regiment(id=place, **given))
    rest.setdefault("round", 1)
    return LittleState(
        seats=(Seat("Player 1", 0), Seat("Player 2", 1)),
        field=Field(
            Layout(units(size[0]), units(size[1]), tuple(terrain)), tuple(stands), tuple(models)
        ),
        regiments=tuple(regiments),
        options=options or Options(),
        agenda=Agenda(tuple(reversed(tuple(agenda)))),
        active=active,
        next_id=10_000,
        **rest,
    )


def mounted(state, rider, mount, *, sides=(2, 2), litter=False, stand=900):
    """The state in which two regiments share one stand, where the first model of the mount is.

    `rider` and `mount` are ids of regiments: the rider (or carried model), the mount (or bearers).
    """
    models = state.models_of(mount)
    pose = state.stand_of(models[0]).pose
    gone = {m.stand for m in (*models, *state.models_of(rider))}
    shared = Stand(id=stand, seat=state.regiment(mount).seat, regiment=mount,
                   sides=tuple(units(side) for side in sides), pose=pose)  # fmt: skip
    field = state.field
    moved = tuple(
        m.changed(stand=stand) if m.regiment in (rider, mount) else m for m in field.models
    )
    stands = (*[s for s in field.stands if s.id not in gone], shared)
    state = replace(state, field=Field(field.table, stands, moved))
    return state.with_regiment(
        state.regiment(rider).changed(partner=mount, litter=litter),
        state.regiment(mount).changed(partner=rider, carries=True, litter=litter),
    )


def box(number, kind, x, y, width, depth, height=0, **more):
    """A rectangular piece of terrain with its top left corner at a place, all in inches."""
    left, top = units(x), units(y)
    right, bottom = left + units(width), top + units(depth)
    points = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Terrain(number, kind, Outline(points), height=units(height), **more)
