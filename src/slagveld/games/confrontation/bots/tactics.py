"""Good play in a battle: fights that pay, shots that hurt, and the goal of the scenario.

Scores are army points: a figure is worth what it costs, less what its wounds take.
"""

from typing import ClassVar

from slagveld.kernel.decision import Action
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.tactics import Scored
from slagveld.kit.outlook import Fitted
from slagveld.kit.tactics import Answers, Thinking, always, best, first, listed
from slagveld.table.shapes import Pose

from ..army.stack_and_reserve import figures_of, may_keep
from ..assault import reaction_fire
from ..assault.fled_targets import AfterThem, AtAnother, NextTarget
from ..assault.move_into_contact import AssaultWay, HoldBack, TakeWay
from ..assault.sequence import BreakOff, Redirect, Redirecting
from ..blows.attack_rolls import AskReroll
from ..blows.blocks import AskBlocks
from ..blows.sustained_defence import SustainOn
from ..blows.thresholds import NameBlows
from ..blows.unblocked_hits import AskFeint
from ..core.figure import Figure
from ..core.state import ClashState, in_fight, opponents
from ..disengagement.attempt import Disengage, leaver
from ..disengagement.difficulty_and_strength import difficulty, value_of
from ..disengagement.granted_moves import GrantedMove, Withdraw
from ..melee.declarations import DeclareBefore
from ..melee.dice_allocation import Allocate
from ..melee.phase import OrderFights
from ..melee.pursuit import NoPursuit, PursueAt, PursueOrStay, closing_ways, land_gait
from ..melee.split_into_fights import SplitMelee
from ..morale.rally import TakeRally
from ..movement.displacement import best_gait
from ..movement.dodge import Dodge
from ..movement.type_of_movement import Active
from ..movement.walk_and_charge_without_target import Stay
from ..setup.deployment import Deploy
from ..shooting.fire_order import AnnounceRapid, WaitTurn
from ..shooting.harassment import MoveAfterShot, SlipOff, StayPut
from ..shooting.phase import FireNow
from ..turn import drawing_cards
from ..turn.activation import Activation, EndActivation
from .assaults import assaults
from .features import features, progress, weights
from .fights import allocation, blocking, blows, declared, ordered, split
from .moves import move_of, ways_of
from .sense import Sense, apart, prospect
from .shots import hit_chance, shot_answer
from .worth import best_blows, chance, life, stance_of, standing, wounded_by

STRIKE = 2.0
"""What an assault must promise for which a reserve card is played before its time."""


def strike_of(sense: Sense, card: int, least: float = 0.0) -> float:
    """What the best assault of a card's figures promises just now; 0 for no more than `least`."""
    state = sense.state
    if state.phase == "approach":
        return 0.0
    active = Active(sense.seat, (card,))
    found = next(assaults(sense, active, active.free(state), least), None)
    return 0.0 if found is None else found[0]


def has_shooters(state: ClashState, card: int) -> bool:
    """Whether figures on a card shoot."""
    return any(figure.profile.weapon is not None for figure in state.of_card(card))


def taking(state: ClashState, seat: int, _question: drawing_cards.TakeTurn) -> Scored:
    """A reserve card that strikes now is played; else the turn goes on by drawing.

    With an empty stack those go first who do not shoot: shooters wait for whoever comes.
    """
    held = [card for card in state.reserve_of(seat) if figures_of(state, card)]
    sense = Sense(state, seat)
    strikes = [(strike_of(sense, card, STRIKE), card) for card in held]
    value, card = max(strikes, default=(0.0, 0))
    if value > STRIKE:
        return value, drawing_cards.PlayReserve((str(card),))
    if state.stack:
        return 0.0, drawing_cards.Draw()
    cards = held or list(state.reserve_of(seat))
    first = min(cards, key=lambda card: (has_shooters(state, card), card))
    return 0.0, drawing_cards.PlayReserve((str(first),))


def after_draw(state: ClashState, seat: int, _question: drawing_cards.AfterDraw) -> Scored:
    """Another card is played only if it strikes."""
    sense = Sense(state, seat)
    values = ((strike_of(sense, card, STRIKE), card) for card in state.reserve_of(seat))
    found = (
        (value, drawing_cards.PlayReserve((str(card),))) for value, card in values if value > STRIKE
    )
    return next(found, (0.0, drawing_cards.EndDraw()))


def drawn(state: ClashState, seat: int, question: drawing_cards.DrawnCard) -> Scored:
    """A card that strikes is played; others wait where there is room, shooters above all."""
    card = question.card
    if state.phase == "approach" or not may_keep(state, seat):
        return 0.0, drawing_cards.PlayDrawn()
    value = strike_of(Sense(state, seat), card, STRIKE)
    if value > STRIKE:
        return value, drawing_cards.PlayDrawn()
    last = len(state.reserve_of(seat)) + 1 >= state.reserve_limit(seat)
    waits = has_shooters(state, card) or not last
    return 0.0, drawing_cards.KeepDrawn() if waits else drawing_cards.PlayDrawn()


def closing(state: ClashState, seat: int, question: AssaultWay) -> Scored:
    """The best way into contact; out of reach as near as can be, but for a shooter."""
    way = question.best(state, question.figure(state))
    if way is not None:
        return 0.0, TakeWay(way.path, way.pose.facing)
    menu = question.candidates(state, seat)
    if not question.short:
        return 0.0, menu[0]
    armed = question.figure(state).profile.weapon is not None
    return 0.0, menu[1] if len(menu) > 1 and not armed else HoldBack()


def assault_fire(state: ClashState, seat: int, question: reaction_fire.AssaultShot) -> Scored:
    """The shot costs nothing: at whom it hurts most."""
    weapon = state.field.by_id[question.shooter].profile.weapon
    if weapon is None:
        return 0.0, reaction_fire.HoldAssault()
    shots = listed(question, state, seat, reaction_fire.FireAssault)
    victims = [stance_of(state.field.by_id[shot.target]) for shot in shots]
    values = [wounded_by(weapon.strength, victim) for victim in victims]
    return best(zip(values, shots, strict=True), (0.0, reaction_fire.HoldAssault()))


def reaction(state: ClashState, seat: int, question: reaction_fire.ReactionFire) -> Scored:
    """Fire, unless the blows that it costs are worth more."""
    shooter = state.field.by_id[question.shooter]
    weapon = shooter.profile.weapon
    if weapon is None:
        return 0.0, reaction_fire.HoldReaction()
    found: list[Scored] = []
    for shot in listed(question, state, seat, reaction_fire.FireReaction):
        target = stance_of(state.field.by_id[shot.target])
        value = hit_chance(shooter, reaction_fire.DIFFICULTY) * wounded_by(weapon.strength, target)
        found.append((value - best_blows(stance_of(shooter), 1, target, 1)[0] / 2, shot))
    return best(found, (0.0, reaction_fire.HoldReaction()))


def pursuit(state: ClashState, seat: int, question: PursueOrStay) -> Scored:
    """Into a fight that is good, and that can be reached."""
    sense = Sense(state, seat)
    chosen: Scored = (0.0, NoPursuit())
    for figure in () if question.bound else state.living(question.figures):
        for foe in sense.within(figure, land_gait(figure).limit):
            value = sense.joining(figure, foe, charge=False)
            action = PursueAt(figure.id, (foe.id,))
            better = value > chosen[0] and question.check(state, seat, action) is None
            if better and closing_ways(state, figure, (foe.id,), 0, 1):
                chosen = value, action
    return chosen


def new_target(state: ClashState, seat: int, question: NextTarget | Redirecting) -> Scored:
    """The best of those who seem to be in reach, if any is worth it."""
    sense, by_id = Sense(state, seat), state.field.by_id
    tried: list[tuple[Figure, Action]]
    if isinstance(question, NextTarget):
        figure, limit = by_id[question.mover], question.rest
        stay: Scored = (0.0, AfterThem())
        tried = [(by_id[one.target], one) for one in listed(question, state, seat, AtAnother)]
    else:
        figure = by_id[question.assault.movers[0]]
        limit = best_gait(figure, "charge").limit - question.assault.spent
        stay = (0.0, BreakOff())
        tried = [(by_id[one.targets[0]], one) for one in listed(question, state, seat, Redirect)]
    near = [(foe, action) for foe, action in tried if apart(figure, foe) <= limit]
    return best([(sense.joining(figure, foe, charge=False), one) for foe, one in near], stay)


def withdrawal(state: ClashState, seat: int, question: GrantedMove) -> Scored:
    """As far from every foe as a way on the menu leads."""
    sense = Sense(state, seat)
    figure = state.field.by_id[question.figure]

    def room(way: Withdraw) -> int:
        end = way.path[-1]
        gaps = [abs(foe.pose.x - end.x) + abs(foe.pose.y - end.y) for foe in sense.foes]
        return min(gaps, default=0)

    ways = listed(question, state, seat, Withdraw)
    if not ways or (question.cause == "reaction" and not sense.danger(figure)):
        return first(state, seat, question)
    return 0.0, max(ways, key=room)


def slipping(state: ClashState, seat: int, question: MoveAfterShot) -> Scored:
    """Out of reach of whoever could charge, where that helps."""
    sense = Sense(state, seat)
    figure = state.field.by_id[question.figure]
    stay: Scored = (-sense.danger(figure), StayPut())

    def there(way: SlipOff) -> Figure:
        end, pose = way.path[-1], figure.pose
        return figure.at(Pose(end.x, end.y, way.facing, pose.z, pose.level))

    ways = listed(question, state, seat, SlipOff) if stay[0] else []
    return best([(-sense.danger(there(way)), way) for way in ways], stay)


BOLDEST = 10.0
"""What an assault may seem to cost to be thought of."""
LEAST = 0.5
"""What an assault must promise to be announced."""
LOSING = 0.15
"""A fight that costs on the average so great a part of a figure's worth is left if it can be."""
SURE = 0.5
"""How likely an escape must be to be tried: who fails has no dice on attack."""


def activation(
    state: ClashState, seat: int, question: Activation, moving: type[Sense] = Sense
) -> Scored:
    """The best assault of the figures whose card is played; else the next figure moves.

    `moving`: the sense by which it moves.
    """
    sense, active = Sense(state, seat), question.scope(seat)
    free = active.free(state)
    for value, action in assaults(sense, active, free, LEAST):
        if question.check(state, seat, action) is None:
            return value, action
    for figure in active.ready(state):
        if in_fight(state, figure):
            return escape(sense, active, figure)
    if not free:
        return 0.0, EndActivation()
    nearest = min(free, key=lambda figure: (min(sense.gaps(figure), default=0), figure.id))
    value, action = move_of(moving(state, seat), active, nearest)
    if isinstance(action, Stay) and under_fire(sense, nearest):
        facing = nearest.pose.facing if action.facing is None else action.facing
        ducked = Dodge(nearest.id, (), facing)
        if question.check(state, seat, ducked) is None:
            return value, ducked
    if question.check(state, seat, action) is None:
        return value, action
    return 0.0, Stay(nearest.id)


def thoughts(state: ClashState, seat: int, question: Activation) -> list[Scored]:
    """Every assault that might pay, and for each figure a few ways, to stay, or to get away."""
    sense, active = Sense(state, seat), question.scope(seat)
    free = active.free(state)
    found: list[Scored] = list(assaults(sense, active, free, -BOLDEST))
    fighters = [figure for figure in active.ready(state) if in_fight(state, figure)]
    found.extend([escape(sense, active, figure) for figure in fighters])
    for figure in free:
        found.append(move_of(sense, active, figure))
        found.extend(ways_of(sense, active, figure))
        found.append((0.0, Stay(figure.id)))
        found.append((0.0, Dodge(figure.id, (), figure.pose.facing)))
    return [*found, (0.0, EndActivation())]


def under_fire(sense: Sense, figure: Figure) -> bool:
    """Whether one who stays and does not shoot is in range of an enemy who may."""
    return figure.profile.weapon is None and any(
        foe.profile.weapon is not None
        and apart(figure, foe) <= foe.profile.weapon.long
        and not in_fight(sense.state, foe)
        for foe in sense.foes
    )


def escape(sense: Sense, active: Active, figure: Figure) -> Scored:
    """A fighter stays, unless he is losing and likely to get away."""
    state = sense.state
    stay: Scored = (0.0, Stay(figure.id))
    if isinstance(leaver(state, active, figure.id), Refusal):
        return stay
    foes = opponents(state, figure)
    allies = {ally.id: ally for foe in foes for ally in opponents(state, foe)}
    hopes = prospect(state, list(allies.values()), foes)
    if hopes > -LOSING * life(figure):
        return stay
    need = difficulty(state, figure, force=False).total
    passed = chance(need - value_of(state, figure, force=False).total)
    return (-hopes, Disengage(figure.id)) if passed >= SURE else stay


class ConfrontationTactics(Thinking[ClashState]):
    """The sense of a battle."""

    answers: ClassVar[Answers] = {
        Activation: activation,
        Allocate: allocation,
        NameBlows: blows,
        FireNow: shot_answer,
        AskBlocks: blocking,
        SplitMelee: split,
        OrderFights: ordered,
        DeclareBefore: declared,
        drawing_cards.TakeTurn: taking,
        drawing_cards.AfterDraw: after_draw,
        drawing_cards.DrawnCard: drawn,
        AssaultWay: closing,
        AnnounceRapid: always(WaitTurn()),
        reaction_fire.AssaultShot: assault_fire,
        reaction_fire.ReactionFire: reaction,
        PursueOrStay: pursuit,
        NextTarget: new_target,
        Redirecting: new_target,
        GrantedMove: withdrawal,
        MoveAfterShot: slipping,
        Deploy: first,
        TakeRally: first,
        AskReroll: first,
        AskFeint: first,
        SustainOn: first,
    }

    fitted = Fitted(features, progress, weights)
    ahead = 26
    thoughts: ClassVar[Answers] = {Activation: thoughts}

    def standing(self, state: ClashState, seat: int) -> float:
        return standing(state, seat)
