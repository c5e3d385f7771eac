"""Small battles for tests: units where you want them, dice as you write them."""

from slagveld.games.carnage.core.field import Field
from slagveld.games.carnage.core.state import CarnageState, Options
from slagveld.games.carnage.core.unit import Figure, Magic, Profile, Unit
from slagveld.kernel.agenda import Agenda
from slagveld.kernel.state import Seat
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Spot
from slagveld.table.terrain import Terrain
from tests.games.playing import FakeGame, act, events, refused, run

__all__ = ["FakeGame", "act", "events", "refused", "run"]

NORTH, EAST, SOUTH, WEST = 270, 0, 90, 180
"""Ways to look, in degrees: north is up on the screen."""

INFANTRY = Profile(type="infantry", name="Infantry", ws=4, st=4, ar=1)
ARCHER = Profile(type="archer", name="Archer", ws=4, st=4, ar=1, bow=True)
RIDER = Profile(type="rider", name="Rider", ws=5, st=5, ar=2, w=2, at=2, cavalry=True, depth=500)
HERO = Profile(type="hero", name="Hero", kind="hero", ws=6, st=6, ar=3, w=5, at=3)
MAGE = Profile(type="mage", name="Mage", kind="mage", ws=3, st=3, ar=2, w=3)
COW = Profile(type="cow", name="Cow", kind="cow", ws=1, st=1, ar=1, w=2, at=0, depth=500)


def profile(base=INFANTRY, **changes):
    """A profile like another with some values changed."""
    return replace(base, **changes)


def unit(owner, x, y, facing=NORTH, *, count=5, files=None, of=INFANTRY, side=None, **more):
    """A unit of `count` figures with the middle of its front edge at a place in cm.

    `facing` in degrees. `files` is all in one rank unless given. Lives may be given as a list.
    """
    lives = more.pop("lives", None) or [of.w] * count
    return {
        "owner": owner,
        "side": owner if side is None else side,
        "profile": of,
        "lives": lives,
        "x": round(x * 100),
        "y": round(y * 100),
        "facing": round(facing * 10) % 3600,
        "files": files or len(lives),
        **more,
    }


def mage(owner, x, y, facing=NORTH, *, points=10, spells=(), disciplines=(), shields=0, **more):
    """A mage with magic."""
    magic = Magic(points, tuple(disciplines), tuple(spells), shields)
    return unit(owner, x, y, facing, count=1, of=more.pop("of", MAGE), magic=magic, **more)


def battle(
    *units,
    agenda=(),
    size=(180, 180),
    terrain=(),
    seats=(0, 1),
    order=None,
    round=2,  # noqa: A002 - the rulebook's word
    phase="movement",
    options=None,
    wagon=(90, 90),
    leader=False,
    **rest,
) -> CarnageState:
    """A battle. Units get ids from 1 on, in order; the figures of unit n are n*100+1, n*100+2 …

    `seats` tells the side of each seat. `agenda` are steps in the order in which they run.
    `order` is that of the sides' initiative (their order in `seats` by default).
    """
    made = []
    for number, given in enumerate(units, 1):
        given = dict(given)
        lives = given.pop("lives")
        most = given["profile"].w
        figures = tuple(
            Figure(number * 100 + place, left, max(left, most))
            for place, left in enumerate(lives, 1)
        )
        made.append(Unit(id=number, figures=figures, **given))
    sides = tuple(dict.fromkeys(seats))
    order = tuple(order) if order is not None else sides
    people = [Seat(f"Player {n + 1}", side) for n, side in enumerate(seats)]
    if leader:
        people.append(Seat("Leader", 99, True))
    rest.setdefault("rolls", tuple((side, 10 - place) for place, side in enumerate(order)))
    return CarnageState(
        seats=tuple(people),
        field=Field(Layout(size[0] * 100, size[1] * 100, tuple(terrain)), tuple(made)),
        round=round,
        phase=phase,
        order=order,
        wagon=None if wagon is None else Spot(round_(wagon[0]), round_(wagon[1])),
        options=options or Options(),
        agenda=Agenda(tuple(reversed(tuple(agenda)))),
        next_id=1000 * (len(made) + 1),
        **rest,
    )


def round_(cm):
    """Centimetres in units."""
    return int(cm * 100 + 0.5)


def box(number, kind, x, y, width, depth, **more):
    """A rectangular piece of terrain with its top left corner at a place in cm."""
    left, top = round_(x), round_(y)
    right, bottom = left + round_(width), top + round_(depth)
    points = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Terrain(number, kind, Outline(points), **more)
