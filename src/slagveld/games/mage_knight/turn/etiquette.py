"""Where a real table is recorded: agreed base contact, and doubtful cases (MK-ETIQ-3, -4)."""

from typing import ClassVar

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import PieceId, Words, WordsField
from slagveld.kernel.modifiers import Need, Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.table.measure import gap
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import INCH, do, pick, refuse, text
from ..core.conditions import touches
from ..core.events import roll_die, tell, tell_status
from ..core.state import Battle, MageKnightState

ALLOWED = 4
"""A doubtful action is allowed on this or more."""
NEAR = INCH
"""How far apart two bases may be that players agree to be in contact: weapons are short."""


class AgreeContact(Action, frozen=True):
    """Mark two warriors as being in base contact, as the players have agreed."""

    standing: ClassVar[bool] = True

    warrior: PieceId
    other: PieceId


class RollDoubt(Action, frozen=True):
    """Let a die decide whether a doubtful action is allowed on the real table."""

    standing: ClassVar[bool] = True

    case: Words = ""


Etiquette = AgreeContact | RollDoubt
STANDING: tuple[type[Action], ...] = (AgreeContact, RollDoubt)


def check_etiquette(state: MageKnightState, action: Etiquette) -> Refusal | None:
    """Why one of these is not allowed now, or None."""
    rule = "MK-ETIQ-3" if isinstance(action, AgreeContact) else "MK-ETIQ-4"
    if not state.options.real_table:
        return refuse(rule, "refusal-real-table")
    if isinstance(action, RollDoubt):
        if action.case.isprintable():
            return None
        return refuse(rule, "refusal-doubt-words")
    one, other = state.fighter(action.warrior), state.fighter(action.other)
    if one is None or other is None or one.id == other.id or one.soaring != other.soaring:
        return refuse(rule, "refusal-agree-pair")
    if touches(state, one, other):
        return refuse(rule, "refusal-agree-touching")
    if gap(one.body, other.body) > NEAR * FINE:
        return refuse(rule, "refusal-agree-far", most=Distance(NEAR))
    return None


def observe(play: Battle, seat: int, action: Etiquette) -> None:
    """Mark the pair, or roll the die."""
    if isinstance(action, RollDoubt):
        _roll(play, seat, action)
        return
    one, other = (play.state.field.by_id[n] for n in (action.warrior, action.other))
    play.replace(field=play.state.field.marked(one.id, other.id))
    tell_status(play, one, text("status-agreed", name=other.name), "MK-ETIQ-3", on=True)


def _roll(play: Battle, seat: int, action: RollDoubt) -> None:
    case = action.case.strip()
    player = play.state.seats[seat].name
    purpose = text("roll-doubt", player=player)
    if case:
        purpose = text("roll-doubt-case", player=player, case=case)
    need = Need(Tally(ALLOWED, name=text("need-doubt")), ">=")
    die = roll_die(play, purpose, "MK-ETIQ-4", seat, need=need, yields="yields-allowed")
    what = text("doubt-allowed") if die >= ALLOWED else text("doubt-refused")
    tell(play, what, "MK-ETIQ-4")


def etiquette_forms(state: MageKnightState) -> tuple[Form, ...]:
    """These actions as data, where a real table is recorded."""
    if not state.options.real_table:
        return ()
    one = pick.piece("warrior", "field-agree-warrior", state.fighters)
    other = pick.piece("other", "field-agree-other", state.fighters)
    words = WordsField(name="case", title=text("field-doubt"), optional=True)
    agree, help_ = text("do-agree-contact"), text("do-agree-contact-help")
    return (
        do(AgreeContact, agree, one, other, rule="MK-ETIQ-3", help=help_),
        do(RollDoubt, "do-roll-doubt", words, rule="MK-ETIQ-4", help="do-roll-doubt-help"),
    )
