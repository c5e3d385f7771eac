"""What stands on a reference card that a player writes: each value, its bounds and its rule."""

from functools import cache
from typing import Final, get_args

from slagveld.kernel.cards import (
    CardKind,
    Entry,
    NameField,
    RecordField,
    RowsField,
    Sample,
    SizeField,
)
from slagveld.kernel.fields import Choice, ChoicesField, NumberField, SwitchField, WordsField
from slagveld.kit.looks import figure_field

from ..core.book import measured, text
from ..core.competences import Ability, abilities
from ..core.profiles import SIZES, Rank, equipment, peoples, profiles
from .card_sheets import ASPECTS, BLANK, sheet_of
from .sheet_parts import KEY_ENTRY, NAME_ENTRY, choice, entry, number, section, titled

CARD: Final = "card"
"""The kind of sheet that is a reference card."""

MOST_FIGURES = 6
"""For how many figures an own card may stand."""
MOST_VALUE, MOST_FORCE = 30, 40
SLOWEST, FASTEST = 100, 4000
"""MOV, in units."""
NARROWEST, WIDEST = 100, 1500
FARTHEST, WIDEST_AREA = 10_000, 1000
LEAST_X, MOST_X = -5, 60
MOST_POINTS = 2000
MOST_ROWS = 20


def _ability(row: Ability) -> Choice:
    """A competence by its name, with its short rule and the X that it has."""
    words = measured(row.words)
    known = ", ".join(row.values)
    x = "name" if row.x == "word" and not known else row.x or "none"
    helped = text("own-competence-choice", words=words, x=x, known=known)
    return Choice(row.key, row.name, helped)


def _icons() -> list[Choice]:
    found = {row.icon for row in profiles().values()} | {row.icon for row in peoples().values()}
    return [Choice(icon, icon.replace("-", " ")) for icon in sorted(found)]


@cache
def card_kind() -> CardKind:
    """All that stands on a reference card (CON-CARD-1)."""
    armies = [Choice(row.key, row.name) for row in peoples().values()]
    ranks = [rank for rank in _ranks() if rank]
    gear = [Choice(row.key, row.name) for row in equipment().values()]
    competences = [_ability(row) for row in abilities().values()]
    x = NumberField(
        name="number", title=titled("number"), least=LEAST_X, most=MOST_X, optional=True
    )
    return CardKind(
        key=CARD,
        title=text("own-kind-card"),
        help=text("own-kind-card-help"),
        rule="CON-GAP-4",
        sections=(
            section(
                "card",
                KEY_ENTRY,
                NAME_ENTRY,
                choice("people", armies, "CON-GAP-4", optional=True),
                entry(
                    NameField(name="own_people", title=titled("own_people"), optional=True),
                    "CON-GAP-4",
                ),
                choice(
                    "rank",
                    [Choice(rank, text("own-rank-name", rank=rank)) for rank in ranks],
                    "CON-CARD-4",
                    optional=True,
                ),
                entry(
                    SwitchField(name="character", title=titled("character"), optional=True),
                    "CON-CARD-4",
                ),
                choice(
                    "size",
                    [Choice(size, text("scene-size", size=size)) for size in SIZES],
                    "CON-SIZE-1",
                    title=text("scene-card-size"),
                ),
                entry(
                    SizeField(
                        name="base",
                        title=text("scene-card-base"),
                        least=NARROWEST,
                        most=WIDEST,
                        optional=True,
                    ),
                    "CON-HOUSE-8",
                ),
                number("figures", 1, MOST_FIGURES, "CON-CARD-3", optional=True),
            ),
            section("values", *_values()),
            section(
                "competences",
                entry(
                    RowsField(
                        name="competences",
                        title=titled("competences"),
                        least=0,
                        most=MOST_ROWS,
                        optional=True,
                        entries=(
                            choice("competence", competences, "CON-STAT-16"),
                            entry(x, "CON-STAT-16"),
                            entry(
                                WordsField(name="word", title=titled("word"), optional=True),
                                "CON-STAT-16",
                            ),
                        ),
                    ),
                    "CON-STAT-16",
                ),
            ),
            section(
                "equipment",
                entry(
                    ChoicesField(
                        name="equipment",
                        title=titled("equipment"),
                        choices=tuple(gear),
                        most=MOST_ROWS,
                        optional=True,
                    ),
                    "CON-STAT-14",
                ),
                entry(
                    RowsField(
                        name="items",
                        title=titled("items"),
                        least=0,
                        most=MOST_ROWS,
                        optional=True,
                        entries=(
                            entry(NameField(name="name", title=text("own-name")), "CON-STAT-14"),
                            entry(
                                SwitchField(name="mount", title=titled("mount"), optional=True),
                                "CON-DODGE-4",
                            ),
                        ),
                    ),
                    "CON-STAT-14",
                ),
                entry(
                    RecordField(
                        name="weapon", title=titled("weapon"), optional=True, entries=_weapon()
                    ),
                    "CON-STAT-9",
                ),
            ),
            section(
                "price",
                number("points", 1, MOST_POINTS, "CON-STAT-17", optional=True),
                choice("icon", _icons(), "SLV-CARD-1", optional=True),
                entry(figure_field(titled("figure"))),
            ),
        ),
        blank=sheet_of(BLANK),
        samples=tuple(
            [
                Sample(key=key, name=row.name, group=row.people_name, sheet=sheet_of(row))
                for key, row in profiles().items()
            ]
        ),
    )


def _ranks() -> tuple[str, ...]:
    """All ranks, those of troops first."""
    return tuple([rank for part in get_args(Rank) for rank in (get_args(part) or (part,))])


def _values() -> list[Entry]:
    def value(name: str, short: str, most: int, rule: str, *, optional: bool = False) -> Entry:
        title = text(f"scene-card-{short}")  # texts: *:scene-card-*
        return number(name, 0, most, rule, optional=optional, title=title)

    media = [Choice(one, text("own-medium-name", medium=one)) for one in ("air", "water")]
    mov = text("scene-card-mov")
    return [
        number("movement", SLOWEST, FASTEST, "CON-STAT-1", title=mov),
        number("second_movement", SLOWEST, FASTEST, "CON-STAT-2", optional=True),
        choice("medium", media, "CON-STAT-2", optional=True),
        value("initiative", "ini", MOST_VALUE, "CON-STAT-3"),
        value("attack", "att", MOST_VALUE, "CON-STAT-4"),
        value("strength", "for", MOST_FORCE, "CON-STAT-5"),
        number("strength_dice", 0, 3, "CON-HOUSE-10", optional=True),
        value("defence", "def", MOST_VALUE, "CON-STAT-6"),
        value("resistance", "res", MOST_FORCE, "CON-STAT-7"),
        value("shooting", "tir", MOST_VALUE, "CON-STAT-8", optional=True),
        value("courage", "cou", MOST_VALUE, "CON-STAT-10", optional=True),
        value("fear", "peur", MOST_VALUE, "CON-STAT-10", optional=True),
        value("discipline", "dis", MOST_VALUE, "CON-STAT-11", optional=True),
        value("power", "pou", MOST_VALUE, "CON-STAT-12", optional=True),
        entry(
            RecordField(
                name="faith",
                title=text("scene-card-foi"),
                optional=True,
                entries=tuple([number(one, 0, MOST_VALUE, "CON-STAT-13") for one in ASPECTS]),
            ),
            "CON-STAT-13",
        ),
    ]


def _weapon() -> tuple[Entry, ...]:
    def reach(name: str, least: int = 1, *, optional: bool = False, most: int = FARTHEST) -> Entry:
        rule = "CON-HOUSE-9" if optional else "CON-RANGE-1"
        key = f"own-range-{name}"  # texts: *:own-range-*
        title, helped = text(key), f"{key}-help"
        return number(name, least, most, rule, optional=optional, title=title, help=helped)

    return (
        entry(NameField(name="name", title=text("own-name")), "CON-STAT-9"),
        number(
            "strength",
            0,
            MOST_FORCE,
            "CON-STAT-9",
            title=text("scene-card-for"),
            help="own-weapon-strength-help",
        ),
        reach("short"),
        reach("medium"),
        reach("long"),
        reach("area", 0, optional=True, most=WIDEST_AREA),
    )
