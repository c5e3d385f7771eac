"""Previews of a fight: the chances as dice are divided, thresholds chosen and blocks set."""

from collections.abc import Sequence
from functools import lru_cache

from slagveld.kernel.decision import Odds, Preview
from slagveld.kernel.modifiers import Tally
from slagveld.record import replace

from ..core.book import text
from ..core.bout import Blow, Die
from ..core.checks import faces_of
from ..core.figure import Figure
from ..core.state import ClashState, enemy_of
from ..odds.attacks import best_threshold, guard_of, odds_of_attack
from ..odds.blows import Guard, passes
from ..odds.blows import Strike as Attack
from .fighting_values import (
    COUNTER_RAISE,
    attack_value,
    defence_value,
    hit_words,
    lowest,
    strength_value,
)
from .master_strikes import bonus_of

FAR = 60
"""Thresholds so far above ATT are told no chances of: there are none."""


def attack_of(state: ClashState, striker: Figure, threshold: int) -> Attack:
    """One attack die of a warrior as he stands in the fight."""
    return Attack(
        attack=attack_value(striker, state.fray.hand(striker.id)).total,
        threshold=threshold,
        strength=strength_value(striker).total,
        dice=striker.profile.strength_dice,
        faces=faces_of(striker, "attack"),
    )


def guard(state: ClashState, victim: Figure) -> Guard:
    """Somebody who is struck at, with the defence dice that he has left."""
    hand = state.fray.hand(victim.id)
    value = defence_value(victim, hand).total
    return guard_of(victim, hand.blocks, value=value, faces=faces_of(victim, "defence"))


@lru_cache(maxsize=4096)
def best(attack: Attack, guarded: Guard, count: int) -> int:
    """The threshold with which so many such attacks do most harm; kept, for it is asked often."""
    return best_threshold(attack, guarded, count)


def best_against(state: ClashState, dice: Sequence[Die], target: int) -> int:
    """The threshold with which dice do most harm to a target, by the weakest of the strikers."""
    victim = state.figure(target)
    usable = [die for die in dice if target in die.targets]
    if victim is None or not usable:
        return 0
    attacks = [attack_of(state, state.field.by_id[die.striker], 0) for die in usable]
    worst = min(attacks, key=lambda one: one.attack)
    found = best(worst, guard(state, victim), len(usable))
    least = lowest(state, target)
    return found if least is None else max(found, least)


def odds_of(state: ClashState, blows: Sequence[Blow]) -> tuple[Odds, ...]:
    """How each target of these blows would come out of them."""
    found = []
    by_id = state.field.by_id
    for target in dict.fromkeys([blow.target for blow in blows]):
        attacks = []
        for blow in blows:
            if blow.target == target:
                striker = by_id[blow.striker]
                one = attack_of(state, striker, blow.threshold)
                attacks.append(replace(one, bonus=bonus_of(striker, blow)))
        if all(one.threshold - one.attack <= FAR for one in attacks):
            victim = by_id[target]
            title = text("melee-odds-target", name=victim.name, count=len(attacks))
            found.append(odds_of_attack(attacks, guard(state, victim), title))
    return tuple(found)


def strike_preview(
    state: ClashState, dice: Sequence[Die], blows: Sequence[Blow], advised: dict[int, int]
) -> Preview:
    """The values of a striking step and the chances of its blows, none while none are named.

    `advised` is the best threshold against each target.
    """
    by_id = state.field.by_id
    strikers = dict.fromkeys([die.striker for die in dice])
    tallies = [attack_value(by_id[n], state.fray.hand(n)) for n in strikers]
    notes = []
    for target, threshold in advised.items():
        tallies.append(defence_value(by_id[target], state.fray.hand(target)))
        notes.append(text("melee-note-best", name=by_id[target].name, threshold=threshold))
    return Preview(tallies=tuple(tallies), notes=tuple(notes), odds=odds_of(state, blows))


def block_preview(state: ClashState, blows: Sequence[int], counters: Sequence[str]) -> Preview:
    """The chance of every block that is set, and of every hit before one is."""
    bout = state.fray
    odds = []
    for blow in (bout.blow(number) for number in blows):
        if blow.fate != "hit" or bout.hand(blow.target).blocks < 1:
            continue
        raised = COUNTER_RAISE if str(blow.id) in counters else 0
        stopped = block_chance(state, blow, raised)
        title = hit_words(state, blow, blow.threshold + raised)
        parts = ((text("melee-odds-stopped"), stopped), (text("melee-odds-through"), 1 - stopped))
        odds.append(Odds(title=title, outcomes=parts))
    targets = dict.fromkeys([bout.blow(number).target for number in blows])
    figures = [state.field.by_id[n] for n in targets if n in state.field.by_id]
    tallies = tuple([defence_value(f, bout.hand(f.id)) for f in figures])
    return Preview(odds=tuple(odds), tallies=tallies)


def block_chance(state: ClashState, blow: Blow, raised: int = 0) -> float:
    """The chance that a die of the one struck at stops a blow."""
    figure = state.field.by_id[blow.target]
    value = defence_value(figure, state.fray.hand(figure.id)).total
    return float(passes(blow.threshold + raised - value, faces_of(figure, "defence")))


def allocation_preview(laid: ClashState, seat: int, figures: Sequence[int]) -> Preview:
    """The chances of both sides with the dice as they are laid, these figures being the seat's.

    Thresholds are the best ones.
    """
    tallies: list[Tally] = []
    for number in figures:
        figure = laid.field.by_id[number]
        hand = laid.fray.hand(figure.id)
        values = {"attack": attack_value(figure, hand), "defence": defence_value(figure, hand)}
        for key, value in values.items():  # of several warriors each is told apart by his name
            named = text(f"scene-pool-{key}", name=figure.name)  # texts: *:scene-pool-*
            tallies.append(replace(value, name=named) if len(figures) > 1 else value)
    odds = [*_side_odds(laid, seat), *_side_odds(laid, enemy_of(seat))]
    return Preview(tallies=tuple(tallies), odds=tuple(odds))


def _side_odds(state: ClashState, seat: int) -> list[Odds]:
    """What the attacks of a side would do, each at its first enemy and with the best threshold."""
    bout = state.fray
    strikers = [
        state.field.by_id[hand.figure]
        for hand in bout.hands
        if hand.strikes and state.field.by_id[hand.figure].seat == seat
    ]
    found = []
    groups: dict[int, list[Figure]] = {}
    for striker in strikers:
        enemies = [n for n in bout.enemies_of(striker.id) if n in state.field.by_id]
        if enemies:
            groups.setdefault(enemies[0], []).append(striker)
    for target, figures in groups.items():
        victim = state.field.by_id[target]
        guarded = guard(state, victim)
        attacks = []
        for figure in figures:
            count = bout.hand(figure.id).strikes
            one = attack_of(state, figure, 0)
            named = replace(one, threshold=best(one, guarded, count))
            attacks.extend([named] * count)
        title = text("melee-odds-target", name=victim.name, count=len(attacks))
        found.append(odds_of_attack(attacks, guarded, title))
    return found
