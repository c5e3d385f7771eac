"""Duel sheets and cards: all that the sheet of the book has a place for (WD-GAP-4)."""

from functools import cache, lru_cache

from slagveld.kernel.scene import Card, CardRow, Gauge, Line
from slagveld.kit.view import Shown, hand
from slagveld.texts import Text

from ..army.prices_packages_natures import Package
from ..army.race_face import movement_of, printed, traits
from ..army.stock_of_models import offered
from ..core.book import POINTS_A_ROUND, text, wizard_figure
from ..core.models import Creature
from ..core.state import DuelState
from ..familiars.familiar_kinds import about, carried_most, familiar_of, field_most

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
            *printed(row, creature.weapon),
        ),
        gauges=(Gauge(WOUNDS, creature.wounds, row.wounds),),
        notes=traits(row),
        rules=(row.rule,),
        figure=row.figures[creature.weapon],
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
        figure=wizard_figure(seat),
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
        movement=movement_of(row),
        wounds=creature.wounds,
        most=row.wounds,
        rounds=_rounds(creature.used),
        used=USED if used else READY,
    )
    return NOTES.keep(creature, key, note)


def creature_magic(view: DuelState, seat: int) -> CardRow:
    """The packages that a wizard may still bring, with what they cost; open is what he can pay."""
    points = view.wizards[seat].points
    cards = [
        (key, _package_card(package), package.price <= points)
        for key, package in offered(view, seat).items()
    ]
    return hand(text("scene-creature-magic", points=points), seat, cards)


@cache
def _package_card(package: Package) -> Card:
    lines = (
        Line(text("package-count"), package.models),
        Line(text("package-price"), package.price),
    )
    return Card(title=package.name, lines=lines, rules=("WD-SUMMON-1",))
