"""Cards for displays: a unit with its values just now, a side, the tables, and the lesson."""

from functools import cache

from slagveld.kernel.modifiers import Tally
from slagveld.kernel.scene import Card, CardRow, Gauge, Line
from slagveld.kit.view import hand
from slagveld.texts import Distance, Text

from ..army.card_face import base, gait
from ..army.looks import figure_of
from ..core.book import text
from ..core.pearl_table import pearl_table
from ..core.state import CarnageState
from ..core.unit import Unit
from ..core.values import armour, skill, strength, tables
from ..ground.move_distances import paces
from ..magic.previews import castable, spell_help
from ..magic.spells import Spell, known, points_of
from ..pearl.wagon_move import REACH
from ..shooting.ranges import FIRES, limits


def unit_card(view: CarnageState, unit: Unit) -> Card:
    """A unit's values as they are just now; those that something changes are marked."""
    profile = unit.profile
    lines = [
        _value("ws", skill(view, unit, "melee")),
        _value("st", strength(view, unit, "melee")),
        _value("ar", armour(view, unit)),
        Line(text("value-w"), profile.w),
        Line(text("value-at"), profile.at),
        *gait(profile),
        base(profile),
    ]
    gauges = [Gauge(text("lives"), unit.lives, kind="number")]
    if unit.magic is not None:
        magic = unit.magic
        gauges.append(Gauge(text("magic-points"), magic.points, kind="number"))
        lines.extend(Line(text("value-spell"), spell.name) for spell in known(unit.magic))
        if magic.shields:
            gauges.append(Gauge(text("shields"), magic.shields))
    return Card(
        title=unit.name,
        lines=tuple(lines),
        gauges=tuple(gauges),
        notes=(text("note-mixed"),) if unit.mixed else (),
        rules=("CAR-5-stats",),
        seat=unit.owner if unit.owner >= 0 else None,
        figure=figure_of(profile),
    )


def _value(key: str, tally: Tally) -> Line:
    changed = tally.total != tally.start
    return Line(text(f"value-{key}"), tally.total, changed=changed)  # texts: *:value-*


def side_card(view: CarnageState, side: int) -> Card:
    """A side: its initiative and what it has left; several players' card is nobody's alone."""
    units = [unit for unit in view.units if unit.side == side and unit.owner >= 0]
    seats = [number for number, seat in enumerate(view.seats) if seat.side == side]
    figures = sum(len(unit.figures) for unit in units)
    fallen = sum(deed.amount for deed in view.deeds if deed.what == "fallen" and deed.side == side)
    lines = [
        Line(text("side-units"), len(units)),
        Line(text("side-figures"), figures),
        Line(text("side-fallen"), fallen),
    ]
    if view.initiative(side):
        lines.insert(0, Line(text("side-initiative"), view.initiative(side)))
    names = " & ".join(view.seats[seat].name for seat in seats)
    return Card(title=names, lines=tuple(lines), seat=seats[0] if len(seats) == 1 else None)


# The reference sheet


@cache
def reference(dealt: tuple[str, ...] = ()) -> tuple[Card, ...]:
    """The tables of the game together (CAR-21-sheet); `dealt`: the pearl's effects in new order."""
    return (_moves(), _agility(), _wounds(), _pearl(dealt))


def _moves() -> Card:
    lines: list[Line] = []
    for mover, pace in paces().items():
        for charge in (False, True):
            key = f"reference-{mover}-charge" if charge else f"reference-{mover}"
            length = text("reference-length", length=Distance(pace.units(charge=charge)))
            lines.append(Line(text(key), length))  # texts: *:reference-*
    for fire in FIRES:
        least, most = limits(fire)
        between = text("reference-between", least=Distance(least), most=Distance(most))
        lines.append(Line(text(f"reference-{fire}"), between))  # texts: *:reference-*
    return Card(title=text("reference-moves"), lines=tuple(lines), rules=("CAR-8-table",))


def _agility() -> Card:
    agility = tables().agility
    pairs = zip(agility.melee, agility.indirect, strict=True)
    lines = tuple(
        Line(text("reference-ws", ws=ws), text("reference-hit", melee=melee, indirect=indirect))
        for ws, (melee, indirect) in enumerate(pairs, 1)
    )
    return Card(title=text("reference-agility"), lines=lines, rules=("CAR-13.2-agility",))


def _wounds() -> Card:
    lines = tuple(
        Line(text("reference-st", st=st), "  ".join(str(value) for value in row))
        for st, row in enumerate(tables().wounds, 1)
    )
    notes = (text("reference-wounds-note"),)
    rules = ("CAR-13.2-wound-table",)
    return Card(title=text("reference-wounds"), lines=lines, notes=notes, rules=rules)


def _pearl(dealt: tuple[str, ...]) -> Card:
    table = pearl_table()
    lines = tuple(
        Line(text("reference-range", first=row.first, last=row.last), table[key].name)
        for row, key in zip(table.values(), dealt or tuple(table), strict=True)
    )
    return Card(title=text("reference-pearl"), lines=lines, rules=("CAR-7-table",))


def lesson_words(key: str) -> Text:
    _, direct = limits("direct")
    _, indirect = limits("indirect")
    lengths = {
        "pearl": {"wagon": Distance(REACH)},
        "march": {"move": Distance(paces()["infantry"].units(charge=False))},
        "charge": {"charge": Distance(paces()["cavalry"].units(charge=True))},
        "shoot": {"direct": Distance(direct), "indirect": Distance(indirect)},
    }
    return text(f"lesson-{key}", **lengths.get(key, {}))  # texts: *:lesson-*


def spell_book(mage: Unit) -> CardRow:
    """The spells a mage knows, for whoever owns him; he has points for those that are open."""
    may = castable(mage)
    spells = () if mage.magic is None else known(mage.magic)
    cards = [(one.key, _spell_card(one, mage), one in may) for one in spells]
    title = text("scene-spell-book", name=mage.name, points=points_of(mage))
    return hand(title, mage.owner, cards, mage.id)


def _spell_card(spell: Spell, mage: Unit) -> Card:
    return Card(title=spell.name, notes=(spell_help(spell, mage),), rules=(spell.rule,))
