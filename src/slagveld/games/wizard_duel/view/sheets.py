"""Duel sheets and cards: all that the sheet of the book has a place for (WD-GAP-4)."""

from functools import cache, lru_cache

from slagveld.kernel.scene import Card, Gauge, Line
from slagveld.kit.view import Shown, holding
from slagveld.texts import Distance, Text

from ..core.book import CM, POINTS_A_ROUND, text
from ..core.models import Creature
from ..core.races import Against, Race, Weapon, races
from ..core.state import DuelState
from ..familiars.familiar_kinds import about, carried_most, familiar_of, field_most
from ..heavy.push import CREW_MOVE

CAUSES = {
    "WD-SETUP-5": "cause-start",
    "WD-FIELD-2": "cause-run",
    "WD-SPELL-2": "cause-attack",
    "WD-SPELL-7": "cause-defence",
    "WD-WIZARD-11": "cause-weapon",
    "WD-FAMILIAR-4": "cause-familiar",
}
"""Why a field changed, by the rule that the sheet keeps with the value."""
ABOUT = Card(
    title=text("about"),
    lines=(
        Line(text("about-name"), "Magic Challenge (Excalibur Miniaturen)", house=True),
        Line(text("about-author"), "Mic Schröder", house=True),
        Line(text("about-players"), text("about-two-or-more"), house=True),
        Line(text("about-aim"), text("about-break"), house=True),
    ),
    notes=(text("found-elsewhere"),),
    rules=("WD-GAP-2", "WD-TERM-1"),
)
"""What the text of the book has lost at its beginning; the glossary is the data of WD-TERM-1."""
LINE, APPEARED, USED_IN = text("line"), text("appeared"), text("used-in")
WOUNDS, USED, READY = text("wounds"), text("sheet-used"), text("sheet-ready")
"""Words that stand on the sheet of every creature."""
CARDS = Shown[Creature, Card]()
"""The cards of creatures, by whether the publisher's update is played."""
NOTES = Shown[Creature, Text]()
"""Their lines on the duel sheet, by whether they are used, and by the update."""


def origin_of(row: Race) -> Text | None:
    """Where a row comes from that is not the book's, for a mark wherever it is shown."""
    if row.house:
        return text("house-data")
    return text("later-data") if row.replaces else None


@cache
def traits(key: str) -> tuple[Text, ...]:
    """The special traits of a race, one sentence each, and where its row comes from."""
    row, origin = races()[key], origin_of(races()[key])
    against = row.against or Against(0)
    foe = races()[against.race].name if against.race else ""
    change, nature = signed(against.change), text(f"nature-{against.nature}")  # texts: *:nature-*
    reach, power = Distance(row.breath * CM), row.striking.breath or 0
    found = holding(
        (row.shooting_agility is not None, text("trait-shooting", value=row.shooting_agility)),
        (row.attackers, text("trait-attackers", change=signed(row.attackers))),
        (row.shots, text("trait-shots", change=signed(row.shots))),
        (against.nature, text("trait-against-nature", change=change, nature=nature)),
        (foe, text("trait-against", change=change, race=foe)),
        (row.stays_on, text("trait-stays", value=row.stays_on)),
        (row.fire_factor != 1, text("trait-fire", factor=row.fire_factor)),
        (row.heals, text("trait-heals", value=row.heals)),
        (row.blows == "together", text("trait-two-foes")),
        (row.blows == "in-turn", text("trait-two-blows")),
        (row.flies, text("trait-flies")),
        (row.breath, text("trait-breath", reach=reach, power=power)),
    )
    return found if origin is None else (*found, origin)


def signed(change: int) -> str:
    """A change with its sign."""
    return f"+{change}" if change > 0 else f"−{-change}"


@cache
def _printed(key: str, weapon: Weapon) -> tuple[Line, ...]:
    """The data of a race, the same for all of its models with this weapon."""
    row = races()[key]
    foreign = origin_of(row) is not None
    lines = [
        Line(text("nature"), text(f"nature-{row.nature}"), foreign),  # texts: *:nature-*
        Line(text("agility"), row.agility, foreign),
        Line(text("protection"), row.protection, foreign),
        Line(text("movement"), _movement(key), foreign),
        Line(text("weapon"), text(f"weapon-{weapon}"), foreign),  # texts: *:weapon-*
        Line(text("striking"), getattr(row.striking, weapon), foreign),
    ]
    if row.price is not None:
        lines.append(Line(text("price"), row.price, foreign))
    if row.about is not None:
        lines.append(Line(text("described"), row.about))
    return tuple(lines)


@cache
def _movement(key: str) -> Text:
    """How far a model of a race walks; a heavy weapon as far as its crew can."""
    length = races()[key].movement * CM
    if not length:
        return text("movement-crew", length=Distance(CREW_MOVE))
    return text("so-far", length=Distance(length))


@lru_cache(maxsize=1024)
def _rounds(numbers: tuple[int, ...]) -> str:
    return ", ".join(str(number) for number in numbers) or "–"


def creature_card(view: DuelState, creature: Creature) -> Card:
    """A creature with its line on the sheet (WD-SHEET-2), race data filled in (WD-SHEET-4).

    Also its traits, and where they come from (WD-RACE-2).
    """
    card = CARDS.of(creature, view.options.update)
    if card is not None:
        return card
    row = view.race_of(creature)
    card = Card(
        title=view.numbered(creature),
        seat=creature.seat,
        lines=(
            Line(LINE, creature.line),
            Line(APPEARED, creature.appeared),
            Line(USED_IN, _rounds(creature.used)),
            *_printed(row.key, creature.weapon),
        ),
        gauges=(Gauge(WOUNDS, creature.wounds, row.wounds),),
        notes=traits(row.key),
        rules=(row.rule,),
    )
    return CARDS.keep(creature, view.options.update, card)


def sheet(view: DuelState, seat: int) -> Card:
    """The duel sheet of a wizard (WD-GAP-4, WD-SHEET-1)."""
    wizard = view.wizards[seat]
    fields = " → ".join(str(value.value) for value in wizard.fields)
    lines = [
        Line(text("round"), max(1, view.round)),
        Line(text("field"), wizard.field),
        Line(text("field-values"), fields or "–"),
        Line(text("points"), wizard.points),
        Line(text("leftovers"), ", ".join(str(v.value) for v in wizard.leftovers) or "–"),
    ]
    familiar = familiar_of(view, seat)
    if familiar is not None:
        lines.append(Line(text("familiar"), about(familiar), house=True))
    notes = [_creature_note(view, creature) for creature in view.of(seat)]
    for struck in wizard.struck:
        lived = {"appeared": struck.appeared, "fallen": struck.fallen}
        notes.append(text("sheet-struck", line=struck.line, name=view.numbered(struck), **lived))
    for value in wizard.fields:
        cause = text(CAUSES.get(value.cause, "cause-weapon"))  # texts: *:cause-*
        notes.append(text("sheet-field", round=value.round, value=value.value, cause=cause))
    most = carried_most(view, seat) + POINTS_A_ROUND
    return Card(
        title=wizard.name,
        seat=seat,
        lines=tuple(lines),
        notes=tuple(notes),
        gauges=(
            Gauge(text("field"), wizard.field, field_most(view, seat), "bar"),
            Gauge(text("points"), wizard.points, most, "number"),
        ),
        rules=("WD-SHEET-1",),
    )


def _creature_note(view: DuelState, creature: Creature) -> Text:
    used = view.round in creature.used
    key = (used, view.options.update)
    note = NOTES.of(creature, key)
    if note is not None:
        return note
    row = view.race_of(creature)
    note = text(
        "sheet-line",
        line=creature.line,
        name=view.numbered(creature),
        appeared=creature.appeared,
        agility=row.agility,
        protection=row.protection,
        movement=_movement(row.key),
        wounds=creature.wounds,
        most=row.wounds,
        rounds=_rounds(creature.used),
        used=USED if used else READY,
    )
    return NOTES.keep(creature, key, note)
