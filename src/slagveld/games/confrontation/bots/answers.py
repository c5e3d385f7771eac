"""Answers to the small questions of a battle: cards, ways into contact, fire, pursuit."""

from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import Rng
from slagveld.kernel.tactics import Scored

from ..army.stack import figures_of, may_keep
from ..assault.assault_fire import AssaultShot, FireAssault, HoldAssault
from ..assault.chase import AfterThem, AtAnother, NextTarget
from ..assault.contact import AssaultWay, HoldBack
from ..assault.reaction import DIFFICULTY, FireReaction, HoldReaction, ReactionFire
from ..assault.sequence import BreakOff, Redirect, Redirecting
from ..blows.attack_rolls import AskReroll
from ..blows.sustained_defence import SustainOn
from ..blows.wound_rolls import AskFeint
from ..core.state import ConfrontationState
from ..disengagement.granted_moves import GrantedMove, Withdraw
from ..melee.pursuit import NoPursuit, PursueAt, PursueOrStay
from ..melee.pursuit_ways import closing_ways, land_gait
from ..morale.rally import TakeRally
from ..movement.choice import Active
from ..movement.displacement import best_gait
from ..setup.deployment import Deploy
from ..shooting.fire_order import AnnounceRapid, WaitTurn
from ..shooting.harassment import MoveAfterShot, SlipOff, StayPut
from ..turn.draws import (
    AfterDraw,
    Draw,
    DrawnCard,
    EndDraw,
    KeepDrawn,
    PlayDrawn,
    PlayReserve,
    TakeTurn,
)
from .assaults import assaults
from .sense import Sense, apart
from .shots import hit_chance
from .worth import best_blows, stance_of, wounded_by

STRIKE = 2.0
"""What an assault must promise for which a reserve card is played before its time."""


def answered(state: ConfrontationState, seat: int, question: Question, rng: Rng) -> Scored:
    """A sensible answer to a question that is not the main one."""
    match question:
        case TakeTurn():
            return taking(state, seat)
        case AfterDraw():
            return after_draw(state, seat)
        case DrawnCard():
            return drawn(state, seat, question)
        case AssaultWay():
            return closing(state, seat, question)
        case AnnounceRapid():
            return 0.0, WaitTurn()
        case AssaultShot():
            return assault_fire(state, seat, question)
        case ReactionFire():
            return reaction(state, seat, question)
        case PursueOrStay():
            return pursuit(state, seat, question)
        case NextTarget() | Redirecting():
            return new_target(state, seat, question)
        case GrantedMove():
            return withdrawal(state, seat, question)
        case MoveAfterShot():
            return slipping(state, seat, question)
        case Deploy() | TakeRally() | AskReroll() | AskFeint() | SustainOn():
            return 0.0, question.candidates(state, seat)[0]
    return 0.0, question.propose(state, seat, rng)


# Cards


def strike_of(state: ConfrontationState, seat: int, card: int) -> float:
    """What the best assault of a card's figures promises just now."""
    if state.phase == "approach":
        return 0.0
    sense, active = Sense(state, seat), Active(seat, (card,))
    found = [row[0] for figure in active.free(state) for row in assaults(sense, active, figure)]
    return max(found, default=0.0)


def has_shooters(state: ConfrontationState, card: int) -> bool:
    """Whether figures on a card shoot."""
    return any(figure.profile.weapon is not None for figure in state.of_card(card))


def taking(state: ConfrontationState, seat: int) -> Scored:
    """A reserve card that strikes now is played; else the turn goes on by drawing.

    With an empty stack those go first who do not shoot: shooters wait for whoever comes.
    """
    held = [card for card in state.reserve_of(seat) if figures_of(state, card)]
    best = max([(strike_of(state, seat, card), card) for card in held], default=(0.0, 0))
    if best[0] > STRIKE:
        return best[0], PlayReserve((str(best[1]),))
    if state.stack:
        return 0.0, Draw()
    cards = held or list(state.reserve_of(seat))
    first = min(cards, key=lambda card: (has_shooters(state, card), card))
    return 0.0, PlayReserve((str(first),))


def after_draw(state: ConfrontationState, seat: int) -> Scored:
    """Another card is played only if it strikes."""
    for card in state.reserve_of(seat):
        value = strike_of(state, seat, card)
        if value > STRIKE:
            return value, PlayReserve((str(card),))
    return 0.0, EndDraw()


def drawn(state: ConfrontationState, seat: int, question: DrawnCard) -> Scored:
    """A card that strikes is played; others wait where there is room, shooters above all."""
    card = question.card
    if state.phase == "approach" or not may_keep(state, seat):
        return 0.0, PlayDrawn()
    value = strike_of(state, seat, card)
    if value > STRIKE:
        return value, PlayDrawn()
    last = len(state.reserve_of(seat)) + 1 >= state.reserve_limit(seat)
    waits = any(figure.profile.weapon is not None for figure in state.of_card(card))
    return (0.0, KeepDrawn()) if waits or not last else (0.0, PlayDrawn())


# Assaults


def closing(state: ConfrontationState, seat: int, question: AssaultWay) -> Scored:
    """The best way into contact; out of reach as near as can be, but for a shooter."""
    menu = question.candidates(state, seat)
    if not question.short:
        return 0.0, menu[0]
    armed = question.figure(state).profile.weapon is not None
    return 0.0, menu[1] if len(menu) > 1 and not armed else HoldBack()


def assault_fire(state: ConfrontationState, seat: int, question: AssaultShot) -> Scored:
    """The shot costs nothing: at whom it hurts most."""
    shooter = state.field.by_id[question.shooter]
    weapon = shooter.profile.weapon
    best: Scored = (0.0, HoldAssault())
    for action in question.candidates(state, seat):
        if isinstance(action, FireAssault) and weapon is not None:
            target = state.field.by_id[action.target]
            value = wounded_by(weapon.strength, stance_of(target))
            if value > best[0]:
                best = value, action
    return best


def reaction(state: ConfrontationState, seat: int, question: ReactionFire) -> Scored:
    """Fire, unless the blows that it costs are worth more."""
    shooter = state.field.by_id[question.shooter]
    weapon = shooter.profile.weapon
    best: Scored = (0.0, HoldReaction())
    for action in question.candidates(state, seat):
        if isinstance(action, FireReaction) and weapon is not None:
            target = stance_of(state.field.by_id[action.target])
            hit = hit_chance(shooter, DIFFICULTY)
            value = hit * wounded_by(weapon.strength, target)
            value -= best_blows(stance_of(shooter), 1, target, 1)[0] / 2
            if value > best[0]:
                best = value, action
    return best


def pursuit(state: ConfrontationState, seat: int, question: PursueOrStay) -> Scored:
    """Into a fight that is good, and that can be reached."""
    sense = Sense(state, seat)
    best: Scored = (0.0, NoPursuit())
    for number in question.figures:
        figure = state.figure(number)
        if figure is None or question.bound:
            continue
        limit = land_gait(figure).limit
        for foe in sense.foes:
            if apart(figure, foe) > limit:
                continue
            value = sense.joining(figure, foe, charge=False)
            action = PursueAt(number, (foe.id,))
            if (
                value > best[0]
                and question.check(state, seat, action) is None
                and closing_ways(state, figure, (foe.id,), 0, 1)
            ):
                best = value, action
    return best


def new_target(state: ConfrontationState, seat: int, question: NextTarget | Redirecting) -> Scored:
    """The best of those who seem to be in reach, if any is worth it."""
    sense = Sense(state, seat)
    if isinstance(question, NextTarget):
        figure, limit = state.field.by_id[question.mover], question.rest
        best: Scored = (0.0, AfterThem())
    else:
        figure = state.field.by_id[question.assault.movers[0]]
        limit = best_gait(figure, "charge").limit - question.assault.spent
        best = (0.0, BreakOff())
    for action in question.candidates(state, seat):
        if isinstance(action, AtAnother):
            number = action.target
        elif isinstance(action, Redirect):
            number = action.targets[0]
        else:
            continue
        foe = state.field.by_id[number]
        if apart(figure, foe) <= limit:
            value = sense.joining(figure, foe, charge=False)
            if value > best[0]:
                best = value, action
    return best


# Ways out


def withdrawal(state: ConfrontationState, seat: int, question: GrantedMove) -> Scored:
    """As far from every foe as a way on the menu leads."""
    menu = question.candidates(state, seat)
    sense = Sense(state, seat)
    figure = state.field.by_id[question.figure]
    best: tuple[int, Withdraw] | None = None
    for action in menu:
        if isinstance(action, Withdraw):
            end = action.path[-1]
            far = min(
                [abs(foe.pose.x - end.x) + abs(foe.pose.y - end.y) for foe in sense.foes], default=0
            )
            if best is None or far > best[0]:
                best = far, action
    if best is None or (question.cause == "reaction" and not sense.danger(figure)):
        return 0.0, menu[0]
    return 0.0, best[1]


def slipping(state: ConfrontationState, seat: int, question: MoveAfterShot) -> Scored:
    """Out of reach of whoever could charge, where that helps."""
    sense = Sense(state, seat)
    figure = state.field.by_id[question.figure]
    best: Scored = (-sense.danger(figure), StayPut())
    if not best[0]:
        return best
    for action in question.candidates(state, seat):
        if isinstance(action, SlipOff):
            end = action.path[-1]
            pose = figure.pose
            there = figure.at(type(pose)(end.x, end.y, action.facing, pose.z, pose.level))
            value = -sense.danger(there)
            if value > best[0]:
                best = value, action
    return best
