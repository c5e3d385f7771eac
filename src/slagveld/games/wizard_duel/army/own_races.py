"""Creature rows of a player's own: what may be written in one (WD-RACE-1, WD-RACE-3)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, get_args

from slagveld.kernel.cards import KIND as TYPE
from slagveld.kernel.cards import CardFault, CardKind, Entry, Sample
from slagveld.texts import Text

from ..core.book import icons, text
from ..core.races import Nature, Race, Weapon, races
from .own_fields import (
    LONGEST,
    choice,
    figure_of,
    name_of,
    number,
    record,
    said,
    section,
    switch,
    words,
    wrong,
)
from .own_rows import sheet_of
from .prices_packages_natures import packages
from .race_face import origin_of

KIND: Final = "race"
WEAPONS: Final[tuple[Weapon, ...]] = get_args(Weapon)
WEAPON_RULES: Final[dict[Weapon, str]] = {
    "small": "WD-WEAPON-1",
    "normal": "WD-WEAPON-1",
    "shooting": "WD-SHOOT-3",
    "heavy": "WD-HEAVY-1",
    "own": "WD-RACE-4",
}
MOST_CHANGE: Final = 10
BLOWS: Final = ("one", "together", "in-turn")


def kind() -> CardKind:
    return CardKind(
        key=KIND,
        title=said("kind-race"),
        help=said("kind-race-help"),
        rule="WD-RACE-1",
        sections=(
            section("names", *_names()),
            section("values", *_values()),
            section("weapons", *[_weapon(weapon) for weapon in WEAPONS], _breath()),
            section("traits", *_traits()),
            section("figure", figure_of()),
        ),
        blank={
            TYPE: KIND,
            "key": "my-race",
            "name": "My Race",
            "nature": "neutral",
            "agility": 14,
            "protection": 1,
            "wounds": 5,
            "movement": 7,
            "small": {"power": 4},
            "normal": {"power": 6},
        },
        samples=tuple([_sample(row) for row in races().values()]),
    )


def _names() -> Iterator[Entry]:
    yield words("key")
    yield name_of("name", LONGEST, "WD-RACE-1")
    yield name_of("about", 200, "WD-RACE-3", optional=True)
    yield number("price", 1, 999, "WD-SUMMON-3", optional=True)
    drawn = [(icon, icon.replace("-", " ")) for icon in drawings()]
    yield choice("icon", drawn, optional=True)


def _values() -> Iterator[Entry]:
    yield choice("nature", _natures(), "WD-NATURE-1")
    yield number("agility", 1, 19, "WD-HIT-1")
    yield number("shooting_agility", 1, 19, "WD-RACE-ORKS", optional=True)
    yield number("protection", 0, 10, "WD-HIT-4")
    yield number("wounds", 1, 60, "WD-HIT-4")
    yield number("movement", 0, 30, "WD-MOVE-1")
    yield number("base", 20, 50, "WD-MAT-5", optional=True)


def _natures() -> list[tuple[str, Text]]:
    return [(one, text(f"nature-{one}")) for one in get_args(Nature)]  # texts: *:nature-*


def _weapon(weapon: Weapon) -> Entry:
    entries = (number("power", 1, 20, "WD-WEAPON-3"), figure_of("armed-figure"))
    title = text(f"weapon-{weapon}")  # texts: *:weapon-*
    return record(weapon, title, entries, WEAPON_RULES[weapon], f"weapon-{weapon}")


def _breath() -> Entry:
    entries = (number("reach", 1, 40, "WD-RACE-FIRE"), number("power", 1, 20, "WD-WEAPON-3"))
    return record("breath", said("breath"), entries, "WD-RACE-FIRE", "breath")


def _traits() -> Iterator[Entry]:
    yield number("attackers", -MOST_CHANGE, MOST_CHANGE, "WD-RACE-GOBLINS", optional=True)
    yield number("shots", -MOST_CHANGE, MOST_CHANGE, "WD-RACE-SAUROIDS", optional=True)
    known = [(row.key, row.name) for row in races().values() if not row.replaces]
    against = (
        number("change", -MOST_CHANGE, MOST_CHANGE, "WD-HIT-2"),
        choice("race", known, "WD-RACE-DWARVES", "against-race", optional=True),
        choice("nature", _natures(), "WD-RACE-CHAOS", "against-nature", optional=True),
    )
    yield record("against", said("against"), against, "WD-HIT-2", "against")
    blows = [(blow, text(f"own-blows-{blow}")) for blow in BLOWS]  # texts: *:own-blows-*
    yield choice("blows", blows, "WD-RACE-GIANTS", optional=True)
    yield switch("flies", "WD-RACE-DRAGONS")
    yield number("heals", 0, 20, "WD-RACE-TROLLS", optional=True)
    yield number("stays_on", 0, 19, "WD-RACE-UNDEAD", optional=True)
    yield number("fire_factor", 1, 5, "WD-RACE-UNDEAD", optional=True)
    yield choice("kin", known, "WD-HIT-2", optional=True)


def drawings() -> tuple[str, ...]:
    """The drawings of the races that there are."""
    return tuple(dict.fromkeys(icons().races.values()))


def _sample(row: Race) -> Sample:
    """A row as it would be written; one that others have a trait against counts as it still."""
    sheet = {TYPE: KIND, **sheet_of(row)}
    if row.key in [one.against.race for one in races().values() if one.against is not None]:
        sheet["kin"] = row.key
    group = origin_of(row) or text("own-printed")
    return Sample(key=row.key, name=row.name, group=group, sheet=sheet)


# What does not go together


def faults(sheet: Mapping[str, Any]) -> Iterable[CardFault]:
    """A race has weapons, or attacks of its own, or is a heavy weapon; what follows from that."""
    armed = [weapon for weapon in WEAPONS if weapon in sheet]
    if not armed:
        yield wrong("", "WD-WEAPON-1", "weapons")
    if "own" in armed and len(armed) > 1:
        yield wrong("own", "WD-RACE-4", "own")
    if "heavy" in armed and len(armed) > 1:
        yield wrong("heavy", "WD-HEAVY-1", "heavy")
    if "breath" in sheet and "own" not in armed:
        yield wrong("breath", "WD-RACE-FIRE", "breath")
    if sheet["movement"] == 0 and "heavy" not in armed:
        yield wrong("movement", "WD-MOVE-1", "still")
    if sheet["movement"] and "heavy" in armed:
        yield wrong("movement", "WD-HEAVY-4", "crew")
    against = sheet.get("against", {})
    if against and ("race" in against) == ("nature" in against):
        yield wrong("against", "WD-HIT-2", "against")


def warnings(sheet: Mapping[str, Any]) -> Iterable[Text]:
    """Values that nothing asks for."""
    if "shooting_agility" in sheet and not {"shooting", "heavy", "breath"} & sheet.keys():
        yield text("own-warning-shooting")
    if "heavy" in sheet and {"flies", "blows"} & sheet.keys():
        yield text("own-warning-heavy")
    if "price" in sheet and "own" not in sheet and _packaged(sheet):
        yield text("own-warning-single")  # WD-SUMMON-3


def _packaged(sheet: Mapping[str, Any]) -> bool:
    """Whether a package would bring several of its models at once."""
    return any(packages()[weapon].models > 1 for weapon in packages() if weapon in sheet)
