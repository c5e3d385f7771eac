"""Tables of players' own as sheets: wounds (CON-GAP-1) and movement (CON-GAP-2).

The program's own tables are the samples to begin with.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any, Final

from slagveld.kernel.cards import CardFault, CardKind, Entry, RowsField, Sample
from slagveld.kernel.fields import Choice
from slagveld.kit.sheets import named
from slagveld.texts import Name

from ..core.book import text
from ..core.movement_table import COSTLY, DOOR, OwnMovement, movement_table, terrain
from ..core.profiles import SIZES
from ..core.wound_table import FELT, GRADES, Change, OwnWounds, Place, table
from .card_faults import wrong
from .sheet_parts import KEY_ENTRY, NAME_ENTRY, choice, entry, number, section, written

WOUNDS: Final = "wounds"
MOVEMENT: Final = "movement"
"""The kinds of sheets that are tables."""

HOUSE = Name("Table of this program", "Tabel van dit programma", "Tabelle dieses Programms")
ZONES: tuple[Place, ...] = ("legs", "arms", "abdomen", "chest", "head")
PLACES: tuple[Place, ...] = (*ZONES, "glancing", "vital")
LOWEST, HIGHEST = -20, 60
"""What a total of a wound roll may be asked for."""
MOST_WORSE = 4
DIE = 6
DEAREST, LONGEST, TALLEST = 10, 3000, 3000
COSTS = [key.replace("-", "_") for key in COSTLY]
LEVELS = [f"from_{level}" for level in GRADES]
PENALTIES = [f"penalty_{level}" for level in FELT]
DICE = [f"die_{die}" for die in range(1, DIE)]
FIGURES = [f"figure_{size.replace('-', '_')}" for size in SIZES]
SCENERY = [f"scenery_{size.replace('-', '_')}" for size in SIZES[:-1]]


# Wounds


@cache
def wounds_kind() -> CardKind:
    zones = [Choice(place, text("own-place", place=place)) for place in ZONES]
    worse = number("worse", 0, MOST_WORSE, "CON-HOUSE-3", optional=True)
    kills = number("kills", LOWEST, HIGHEST, "CON-HOUSE-3", optional=True)
    return CardKind(
        key=WOUNDS,
        title=text("own-kind-wounds"),
        help=text("own-kind-wounds-help"),
        rule="CON-GAP-1",
        sections=(
            section("table", KEY_ENTRY, NAME_ENTRY),
            section("levels", *[_level(name, level) for name, level in _named(LEVELS, GRADES)]),
            section(
                "places",
                *[
                    choice(
                        name,
                        zones,
                        "CON-HOUSE-3",
                        title=text("scene-wound-die", die=die),
                        help="own-die-help",
                    )
                    for die, name in enumerate(DICE, 1)
                ],
                entry(
                    RowsField(
                        name="changes",
                        title=text("own-changes"),
                        least=0,
                        most=len(ZONES),
                        optional=True,
                        entries=(_place(zones), worse, kills),
                    ),
                    "CON-HOUSE-3",
                ),
            ),
            section("doubles", _doubles(worse, kills)),
            section(
                "penalties", *[_penalty(name, level) for name, level in _named(PENALTIES, FELT)]
            ),
        ),
        blank=wounds_sheet("my-wounds", Name.same("My wound table")),
        samples=(Sample(key="wounds", name=HOUSE, sheet=wounds_sheet("wounds", HOUSE)),),
    )


def _place(places: list[Choice]) -> Entry:
    return choice("place", places, "CON-HOUSE-3", title=text("own-place-title"))


def _named(names: list[str], keys: tuple[str, ...]) -> list[tuple[str, str]]:
    return list(zip(names, keys, strict=True))


def _level(name: str, level: str) -> Entry:
    title = text("scene-wound-level", level=level)
    return number(name, LOWEST, HIGHEST, "CON-HOUSE-2", title=title, help="own-level-help")


def _penalty(name: str, level: str) -> Entry:
    title = text("scene-wound-state", level=level)
    return number(name, 0, 10, "CON-HOUSE-5", title=title, help="own-penalty-help")


def _doubles(worse: Entry, kills: Entry) -> Entry:
    places = [Choice(place, text("own-place", place=place)) for place in PLACES]
    levels = [Choice(level, text("scene-wound-level", level=level)) for level in GRADES]
    also = ("halves-movement", "weakens")
    options = [Choice(one, text("own-also-name", also=one)) for one in also]
    return entry(
        RowsField(
            name="doubles",
            title=text("own-doubles"),
            least=DIE,
            most=DIE,
            entries=(
                _place(places),
                worse,
                kills,
                number("kills_from", LOWEST, HIGHEST, "CON-HOUSE-4", optional=True),
                choice("at_most", levels, "CON-HOUSE-4", optional=True),
                choice("also", options, "CON-HOUSE-4", optional=True),
            ),
        ),
        "CON-HOUSE-4",
    )


def own_wounds(sheet: Mapping[str, Any]) -> OwnWounds:
    """The wound table that a sheet without faults is."""
    levels, places = [sheet[name] for name in LEVELS], [sheet[name] for name in DICE]
    doubles = [Change(**row) for row in sheet["doubles"]]
    return OwnWounds(
        key=sheet["key"],
        name=named(sheet["name"]),
        levels=(levels[0], levels[1], levels[2], levels[3], levels[4]),
        places=(places[0], places[1], places[2], places[3], places[4]),
        changes=tuple([Change(**row) for row in sheet.get("changes", ())]),
        doubles=(doubles[0], doubles[1], doubles[2], doubles[3], doubles[4], doubles[5]),
        penalties=(
            sheet[PENALTIES[0]],
            sheet[PENALTIES[1]],
            sheet[PENALTIES[2]],
            sheet[PENALTIES[3]],
        ),
    )


def wounds_sheet(key: str, name: Name) -> dict[str, Any]:
    """The program's wound table as a sheet."""
    rows = table()
    return {
        "key": key,
        "name": written(name),
        **{own: rows.levels[level] for own, level in zip(LEVELS, GRADES, strict=True)},
        **{name: rows.places[str(die)] for die, name in enumerate(DICE, 1)},
        "changes": [{"place": place, **_change(one)} for place, one in rows.changes.items()],
        "doubles": [{"place": one.place, **_change(one)} for one in rows.doubles.values()],
        **{own: rows.penalties[level] for own, level in zip(PENALTIES, FELT, strict=True)},
    }


def _change(one: Change) -> dict[str, Any]:
    """What a change says besides its place."""
    found: dict[str, Any] = {}
    if one.worse:
        found["worse"] = one.worse
    if one.kills is not None:
        found["kills"] = one.kills
    if one.kills_from is not None:
        found["kills_from"] = one.kills_from
    if one.at_most != "killed":
        found["at_most"] = one.at_most
    if one.also:
        found["also"] = one.also
    return found


def wounds_faults(sheet: Mapping[str, Any]) -> Iterator[CardFault]:
    """Levels that do not rise, and places that change twice."""
    for lower, higher in pairwise(LEVELS):
        if sheet[higher] < sheet[lower]:
            level = text("scene-wound-level", level=higher.removeprefix("from_"))
            yield wrong(higher, "CON-HOUSE-2", "levels", level=level)
    places = [row["place"] for row in sheet.get("changes", ())]
    for at, place in enumerate(places):
        if place in places[:at]:
            yield wrong(f"changes.{at}", "CON-HOUSE-3", "place-twice")


# Movement


@cache
def movement_kind() -> CardKind:
    costs = [
        number(
            name,
            1,
            DEAREST,
            "CON-HOUSE-6",
            title=text("own-terrain", kind=key),
            help="own-cost-height-help" if key == "ladder" else "own-cost-way-help",
        )
        for name, key in _named(COSTS, COSTLY)
    ]
    figures = [
        number(
            name,
            1,
            TALLEST,
            "CON-HOUSE-7",
            title=text("own-height-figure", size=size),
            help="own-height-figure-help",
        )
        for name, size in zip(FIGURES, SIZES, strict=True)
    ]
    scenery = [
        number(
            name,
            1,
            TALLEST,
            "CON-HOUSE-7",
            title=text("own-height-scenery", size=size),
            help="own-height-scenery-help",
        )
        for name, size in zip(SCENERY, SIZES[:-1], strict=True)
    ]
    return CardKind(
        key=MOVEMENT,
        title=text("own-kind-movement"),
        help=text("own-kind-movement-help"),
        rule="CON-GAP-2",
        sections=(
            section("table", KEY_ENTRY, NAME_ENTRY),
            section(
                "costs",
                *costs,
                number("door", 0, LONGEST, "CON-HOUSE-6", title=text("own-terrain", kind="door")),
                number("step", 0, LONGEST, "CON-HOUSE-6"),
            ),
            section("heights", *figures, *scenery),
        ),
        blank=movement_sheet_of("my-movement", Name.same("My movement table")),
        samples=(Sample(key="movement", name=HOUSE, sheet=movement_sheet_of("movement", HOUSE)),),
    )


def own_movement(sheet: Mapping[str, Any]) -> OwnMovement:
    """The movement table that a sheet without faults is."""
    costs, figures = [sheet[name] for name in COSTS], [sheet[name] for name in FIGURES]
    scenery = [sheet[name] for name in SCENERY]
    return OwnMovement(
        key=sheet["key"],
        name=named(sheet["name"]),
        costs=(costs[0], costs[1], costs[2], costs[3]),
        door=sheet["door"],
        step=sheet["step"],
        figures=(figures[0], figures[1], figures[2], figures[3]),
        scenery=(scenery[0], scenery[1], scenery[2]),
    )


def movement_sheet_of(key: str, name: Name) -> dict[str, Any]:
    """The program's movement table as a sheet."""
    rows, kinds = movement_table(), terrain()
    heights = rows.heights
    return {
        "key": key,
        "name": written(name),
        **{own: kinds[kind].cost for own, kind in _named(COSTS, COSTLY)},
        "door": kinds[DOOR].toll,
        "step": rows.step,
        **{own: heights.figures[size] for own, size in zip(FIGURES, SIZES, strict=True)},
        **{own: heights.scenery[size] for own, size in zip(SCENERY, SIZES, strict=False)},
    }


def movement_faults(sheet: Mapping[str, Any]) -> Iterator[CardFault]:
    """Heights that do not rise with the size."""
    for names in (FIGURES, SCENERY):
        for lower, higher in pairwise(names):
            if sheet[higher] < sheet[lower]:
                yield wrong(higher, "CON-HOUSE-7", "heights")
