"""Fights as a bot thinks of them: dividing dice, naming blows, blocking, splitting brawls."""

from collections import Counter
from itertools import product
from math import prod

from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import VICTORY, best, listed

from ..blows.blocks import AskBlocks, Block, BlockBest
from ..blows.counter_attacks import COUNTER_RAISE
from ..blows.fighting_values import FURY, SUSTAINED_RAISE, hits_on, lowest
from ..blows.master_strikes import bonus_of, entitled
from ..blows.previews import block_chance
from ..blows.thresholds import NameBlows, Strike, surest
from ..core.bout import Blow, Fight
from ..core.characteristics import SWAPPED
from ..core.figure import Figure
from ..core.state import ClashState, enemy_of
from ..melee.declarations import Declare, DeclareBefore
from ..melee.dice_allocation import DEFENCE, Allocate, Row, dealt, rows_of
from ..melee.phase import OrderFights, SetOrder
from ..melee.split_into_fights import SplitFights, SplitMelee
from .sense import Armed, Way, armed, exchange, prospect
from .worth import Fates, best_blows, loss_of, stance_of, struck, wounded_by

MOST = 60
"""Divisions of a side that are thought through one by one; of larger sides all alike."""
TAKEN = 1
"""Extra dice that a character is thought to take (CON-MULTI-1)."""
RAISES = (0, 1, 2, 3, 4, 5)
"""How far above the lowest that makes sense a threshold is tried."""

Part = tuple[int, int, int]
"""Own dice on attack and defence, and extra dice, all on attack."""
Pick = tuple[Part, ...]


def allocation(state: ClashState, seat: int, question: Allocate) -> Scored:
    """The division that promises most: the enemy's is known, or he will do what is worst."""
    first = state.fray.attacker == seat
    foes = rows_of(state, enemy_of(seat))
    if first:
        laid = [state.fray.hand(row.figure) for row in foes]
        known = [_armed(state, hand.figure, (hand.attack, hand.defence, 0)) for hand in laid]
        others = [tuple(known)]
    else:
        others = [way for _, way in _ways(state, foes)]
    rows = rows_of(state, seat)
    chosen = best(
        (min([exchange(mine, theirs, first=first) for theirs in others if theirs]), pick)
        for pick, mine in _ways(state, rows)
    )
    if chosen is None:
        return 0.0, question.candidates(state, seat)[0]
    parts = [(attack, defence, extra, 0) for attack, defence, extra in chosen[1]]
    return chosen[0], dealt(rows, parts)


def _armed(state: ClashState, number: int, part: Part) -> Armed:
    attack, defence, extra = part
    figure = state.field.by_id[number]
    if extra:
        figure = figure.did(extra_dice=figure.turn.extra_dice + extra)
    return armed(figure, attack + extra, defence)


def _ways(state: ClashState, rows: list[Row]) -> list[tuple[Pick, Way]]:
    """All divisions of a side, or of a large one those in which everybody does alike."""
    options = [_options(row) for row in rows]
    if prod(map(len, options)) > MOST:
        most = max([len(option) for option in options])
        picks = [
            tuple([option[min(place, len(option) - 1)] for option in options])
            for place in range(most)
        ]
    else:
        picks = list(product(*options))
    return [
        (pick, tuple([_armed(state, row.figure, p) for row, p in zip(rows, pick, strict=True)]))
        for pick in picks
    ]


def _options(row: Row) -> list[Part]:
    """How a warrior may divide his dice; a character takes one more for an attack, if he likes."""
    if row.only == DEFENCE:
        return [(0, row.dice, 0)]
    attacks = [row.dice] if row.only else range(row.dice, -1, -1)
    extras = range(min(row.extra, TAKEN) + 1)
    return [(attack, row.dice - attack, extra) for attack in attacks for extra in extras]


def blows(state: ClashState, seat: int, question: NameBlows) -> Scored:
    """The best target with its best threshold, plainly or by master strikes."""
    chosen: Scored | None = None
    masters = entitled(state, question.dice)
    for target in question.targets():
        if target not in state.field.by_id:
            continue
        least = max(surest(state, question.dice, target), lowest(state, target) or 0)
        tries = [Strike(least + more, target) for more in RAISES]
        if masters:
            tries.extend([Strike(least + more, target, masters) for more in RAISES])
        for action in tries:
            value = strike_worth(state, question, action)
            better = chosen is None or value > chosen[0]
            if better and question.check(state, seat, action) is None:
                chosen = value, action
    return chosen or (0.0, question.spread(state))


def strike_worth(state: ClashState, question: NameBlows, action: Strike) -> float:
    """What blows with these targets and thresholds cost the enemy."""
    by_id, bout = state.field.by_id, state.fray
    total = 0.0
    found = question.blows(state, action)
    for target in dict.fromkeys([blow.target for blow in found]):
        victim = stance_of(by_id[target], bout.hand(target))
        left = bout.hand(target).blocks
        fates: Fates = (((victim.wound, victim.stunned), 1.0),)
        alike = Counter([(b.striker, b.threshold, b.master) for b in found if b.target == target])
        for (number, threshold, master), count in alike.items():
            striker = by_id[number]
            stance = stance_of(striker, bout.hand(number))
            bonus = bonus_of(striker, Blow(0, number, target, threshold, master))
            blocks = min(count, left)
            fates = struck(stance, count, victim, blocks, threshold, fates, bonus)
            left -= blocks
        total += loss_of(victim, fates)
    return total


def blocking(state: ClashState, seat: int, question: AskBlocks) -> Scored:
    """Plain blocks, or counter-attacks where what they win is worth the risk."""
    plan = question.best(state)
    keys = (*plan.blocks, *((plan.sustained,) if plan.sustained else ()))
    counter = Block(counters=keys, trades=plan.trades)
    if not keys or question.check(state, seat, counter) is not None:
        return 0.0, BlockBest()
    gain = -_going_on(state, question, plan)
    for key in keys:
        blow = state.fray.blow(int(key))
        striker, victim = state.field.by_id[blow.striker], state.field.by_id[blow.target]
        lost = wounded_by(stance_of(striker).strength, stance_of(victim), bonus_of(striker, blow))
        plain = block_chance(state, blow)
        raised = block_chance(state, blow, COUNTER_RAISE)
        won = best_blows(stance_of(victim), 1, stance_of(striker), 0)[0]
        gain += raised * won - (plain - raised) * lost
    return (gain, counter) if gain > 0 else (0.0, BlockBest())


def _going_on(state: ClashState, question: AskBlocks, best: Block) -> float:
    """What the die of a sustained defence saves after its first block, the easiest hits first."""
    if not best.sustained:
        return 0.0
    first = state.fray.blow(int(best.sustained))
    taken = [int(key) for key in (*best.blocks, best.sustained)]
    hits = [b for b in hits_on(state.fray, question.blows, first.target) if b.id not in taken]
    victim = state.field.by_id[first.target]
    saved = 0.0
    chance = block_chance(state, first)
    for done, blow in enumerate(sorted(hits, key=lambda blow: blow.threshold), 1):
        striker = state.field.by_id[blow.striker]
        chance *= block_chance(state, blow, SUSTAINED_RAISE * done)
        strength = stance_of(striker).strength
        saved += chance * wounded_by(strength, stance_of(victim), bonus_of(striker, blow))
    return saved


def declared(state: ClashState, seat: int, question: DeclareBefore) -> Scored:
    """Whoever gains by it falls into fury or exchanges his values."""
    mine, others = _sides(state, seat, state.fray.fight)
    found = [
        (prospect(state, [_declaring(figure, action) for figure in mine], others), action)
        for action in listed(question, state, seat, Declare)
    ]
    return best(found) or (0.0, Declare())


def _declaring(figure: Figure, action: Declare) -> Figure:
    marks = [FURY] * (figure.id in action.furious) + [SWAPPED] * (figure.id in action.swapped)
    return figure.did(marks=(*figure.turn.marks, *marks)) if marks else figure


def split(state: ClashState, seat: int, question: SplitMelee) -> Scored:
    """The split whose fights promise most."""
    found = [
        (sum([fight_worth(state, seat, fight) for fight in question.fights(state, action)]), action)
        for action in listed(question, state, seat, SplitFights)
    ]
    return best(found, (-VICTORY, SplitFights()))


def ordered(state: ClashState, seat: int, question: OrderFights) -> Scored:
    """The surest fights first: whoever wins them may pursue into the others."""
    rows = [(fight_worth(state, seat, fight), fight) for fight in question.fights]
    rows.sort(key=lambda row: (-row[0], row[1].single))
    return rows[0][0], SetOrder(tuple([str(fight.single) for _, fight in rows]))


def fight_worth(state: ClashState, seat: int, fight: Fight) -> float:
    """What a fight promises a seat."""
    return prospect(state, *_sides(state, seat, fight))


def _sides(state: ClashState, seat: int, fight: Fight) -> tuple[list[Figure], list[Figure]]:
    members = state.living(fight.members)
    own = [figure for figure in members if figure.seat == seat]
    return own, [figure for figure in members if figure.seat != seat]
