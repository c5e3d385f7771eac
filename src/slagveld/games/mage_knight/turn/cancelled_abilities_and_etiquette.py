"""What may happen at any time: abilities cancelled, the etiquette of a real table, giving up.

Optional abilities are cancelled also in another's turn (MK-ABILITY-4 to -6). Where a real table is
recorded, contact is agreed and a die decides doubtful cases (MK-ETIQ-3, -4). Players give up, and
time runs out, wherever the battle stands just then.
"""

from typing import ClassVar

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Removed
from slagveld.kernel.fields import Choice, Key, PieceId, Words, WordsField
from slagveld.kernel.modifiers import Need, Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.table.measure import gap
from slagveld.table.units import FINE
from slagveld.texts import Distance, Text

from ..attack.defense_value import Defending
from ..attack.division import Divide
from ..core.abilities import abilities
from ..core.action import WarriorAction
from ..core.base_contact import touches
from ..core.book import INCH, do, pick, refuse, text
from ..core.events import roll, tell, tell_status
from ..core.fighter import Fighter
from ..core.state import NOBODY, Battle, KnightState
from ..movement.break_away import TurnOnSpot
from ..movement.confusion import ConfusedMove
from ..objectives.ending import close, finish, test_end
from ..objectives.victory import contenders, winners_of
from ..wounds.captives import released
from ..wounds.damage_and_elimination import Resolved
from ..wounds.hex_and_overwatch_tokens import faded
from .phases import PARTS
from .sequence import EndTurn


class CancelAbility(WarriorAction, frozen=True):
    """Do without an optional ability of an own warrior until the end of this turn."""

    standing: ClassVar[bool] = True

    ability: Key


def cancellable(fighter: Fighter) -> list[str]:
    """Keys of the optional abilities that work for a warrior now, those of items too."""
    return [key for key in fighter.powers.keys if abilities()[key].optional]


def cancel_refusal(state: KnightState, seat: int, action: CancelAbility) -> Refusal | None:
    fighter = state.fighter(action.fighter)
    if fighter is None or fighter.seat != seat:
        return refuse("MK-ABILITY-5", "refusal-cancel-own")
    ability = abilities().get(action.ability)
    name = fighter.name
    if ability is not None and ability.key in fighter.cancelled:
        return refuse("MK-ABILITY-6", "refusal-cancel-twice", name=name, ability=ability.name)
    if ability is None or ability.key not in fighter.powers.keys:
        return refuse("MK-ABILITY-2", "refusal-cancel-hidden", name=name)
    if not ability.optional:
        return refuse("MK-ABILITY-6", "refusal-cancel-fixed", ability=ability.name)
    return settled(state, fighter)


def settled(state: KnightState, fighter: Fighter) -> Refusal | None:
    """Why the abilities of a warrior hold for what is being resolved just now, or None.

    The attacker's side has chosen when the target's is asked, both when damage is divided. Of a
    confused warrior nothing is cancelled while another moves it.
    """
    match state.agenda.top:
        case Defending(attack=attack):
            attacker = state.fighter(attack.attacker)
            late = attacker is not None and attacker.side == fighter.side
        case Divide():
            late = True
        case ConfusedMove(fighter=confused):
            late = confused == fighter.id
        case TurnOnSpot(seat=seat, fighter=confused):
            late = confused == fighter.id and seat != fighter.seat
        case _:
            late = False
    return refuse("MK-ABILITY-5", "refusal-cancel-late") if late else None


def cancel_forms(state: KnightState, seat: int) -> tuple[Form, ...]:
    found = [(fighter, key) for fighter in state.own(seat) for key in cancellable(fighter)]
    if not found:
        return ()
    bearers = dict.fromkeys([fighter.id for fighter, _ in found])
    choices = [Choice(key, abilities()[key].name, of=fighter.id) for fighter, key in found]
    fields = (
        pick.piece("fighter", "field-cancel-fighter", bearers),
        pick.choice("ability", "field-cancel", choices, of="fighter"),
    )
    return (do(CancelAbility, "do-cancel", *fields, rule="MK-ABILITY-5", help="help-cancel"),)


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


Standing = CancelAbility | AgreeContact | RollDoubt


def standing_refusal(state: KnightState, seat: int, action: Standing) -> Refusal | None:
    if isinstance(action, CancelAbility):
        return cancel_refusal(state, seat, action)
    rule = "MK-ETIQ-3" if isinstance(action, AgreeContact) else "MK-ETIQ-4"
    if not state.options.real_table:
        return refuse(rule, "refusal-real-table")
    if isinstance(action, RollDoubt):
        return None if action.case.isprintable() else refuse(rule, "refusal-doubt-words")
    one, other = state.fighter(action.warrior), state.fighter(action.other)
    if one is None or other is None or one.id == other.id or one.soaring != other.soaring:
        return refuse(rule, "refusal-agree-pair")
    if touches(state, one, other):
        return refuse(rule, "refusal-agree-touching")
    if gap(one.body, other.body) > NEAR * FINE:
        return refuse(rule, "refusal-agree-far", most=Distance(NEAR))
    return None


def _roll(play: Battle, seat: int, action: RollDoubt) -> None:
    case = action.case.strip()
    player = play.state.seats[seat].name
    purpose = text("roll-doubt", player=player)
    if case:
        purpose = text("roll-doubt-case", player=player, case=case)
    need = Need(Tally(ALLOWED, name=text("need-doubt")), ">=")
    die = roll(play, purpose, "MK-ETIQ-4", seat, need=need, yields="yields-allowed")
    tell(play, text("doubt-allowed") if die >= ALLOWED else text("doubt-refused"), "MK-ETIQ-4")


def etiquette_forms(state: KnightState) -> tuple[Form, ...]:
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


# All of them; the kernel hands on no others

STANDING: tuple[type[Action], ...] = (CancelAbility, AgreeContact, RollDoubt)


def stand(play: Battle, seat: int, action: Standing) -> None:
    match action:
        case CancelAbility():  # it is on again after the end of the turn
            fighter = play.state.field.by_id[action.fighter]
            off = (*fighter.cancelled, action.ability)
            play.state = play.state.changed(fighter.id, cancelled=off)
            status = text("status-cancelled", ability=abilities()[action.ability].name)
            tell_status(play, fighter, status, "MK-ABILITY-5", on=True)
            faded(play, fighter.id)
        case RollDoubt():
            _roll(play, seat, action)
        case AgreeContact():
            one, other = (play.state.field.by_id[n] for n in (action.warrior, action.other))
            play.replace(field=play.state.field.marked(one.id, other.id))
            tell_status(play, one, text("status-agreed", name=other.name), "MK-ETIQ-3", on=True)


def standing_forms(state: KnightState, seat: int) -> tuple[Form, ...]:
    if seat not in state.players():
        return ()
    return (*cancel_forms(state, seat), *etiquette_forms(state))


def leave(play: Battle, seat: int) -> None:
    """His warriors and markers go; his turn ends, or an action in which he is asked is cut off."""
    state = play.state
    asked = any(_asks(play, step, seat) for step in play.stack)
    play.replace(conceded=(*state.conceded, seat))
    for fighter in state.own(seat):
        released(play, play.state.field.by_id[fighter.id])
        play.state = play.state.without(fighter.id)
        cause = text("cause-left")
        play.tell(Removed, piece=fighter.id, name=fighter.name, cause=cause, rule="SLV-END-2")
    objectives = [replace(o, holder=NOBODY) if o.holder == seat else o for o in state.objectives]
    play.replace(
        reserves=tuple([reserve for reserve in state.reserves if reserve.seat != seat]),
        edges=tuple([pair for pair in state.edges if pair[0] != seat]),
        objectives=tuple(objectives),
    )
    sides = contenders(play.state)
    if len(sides) <= 1:
        close(play, winners_of(play.state, sides), Text("end-conceded"), "SLV-END-2")
        return
    if state.phase == "setup":
        return
    if state.active == seat:
        play.cancel(EndTurn)
        play.then(EndTurn(seat))
    elif asked:
        _cut_short(play)
    test_end(play)


def _asks(play: Battle, step: Step, seat: int) -> bool:
    """Whether a step is a question to this seat that would still be asked."""
    if not isinstance(step, Question):
        return False
    stands = all(play.game.stands(play.state, piece) for piece in step.names())
    return stands and seat in step.who(play.state)


def _cut_short(play: Battle) -> None:
    """Take off what is left of the action in progress, but for its tokens."""
    phase = max([i for i, step in enumerate(play.stack) if isinstance(step, PARTS)], default=-1)
    rest = play.stack[phase + 1 :]
    play.stack = [*play.stack[: phase + 1], *[step for step in rest if isinstance(step, Resolved)]]


def time_runs_out(play: Battle) -> None:
    """The end, now or as soon as the action in progress is finished."""
    top = play.stack[-1] if play.stack else None
    if play.state.phase == "setup" or isinstance(top, PARTS):
        finish(play, Text("end-time"), "MK-END-3")
    else:
        play.replace(late=True)
