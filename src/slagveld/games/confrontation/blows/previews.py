"""Previews of a fight: the chances as dice are divided, thresholds chosen and blocks set."""

from collections.abc import Sequence
from functools import lru_cache

from slagveld.kernel.decision import Odds, Preview
from slagveld.kernel.modifiers import Tally
from slagveld.kit.pairs import listed_by
from slagveld.kit.verdicts import gain
from slagveld.record import replace

from ..core.book import text
from ..core.bout import Blow, Die, Hand
from ..core.characteristic_tests import faces_of
from ..core.figure import Figure
from ..core.state import ClashState, enemy_of
from ..odds.attacks import best_threshold, guard_of, odds_of_attack
from ..odds.blows import Guard, passes
from ..odds.blows import Strike as Attack
from .counter_attacks import COUNTER_RAISE
from .fighting_values import attack_value, defence_value, hit_words, lowest, strength_value
from .master_strikes import bonus_of

FAR = 60
"""Thresholds so far above ATT are told no chances of: there are none."""


def attack_of(striker: Figure, hand: Hand, threshold: int = 0) -> Attack:
    """An attack die of a warrior whose dice are allocated like this."""
    return Attack(
        attack=attack_value(striker, hand).total,
        threshold=threshold,
        strength=strength_value(striker).total,
        dice=striker.profile.strength_dice,
        faces=faces_of(striker, "attack"),
    )


def guard(victim: Figure, hand: Hand) -> Guard:
    """A warrior who is struck, with the defence dice that he has left."""
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
    by_id, bout = state.field.by_id, state.fray
    attacks = [attack_of(by_id[die.striker], bout.hand(die.striker)) for die in usable]
    worst = min(attacks, key=lambda one: one.attack)
    found = best(worst, guard(victim, bout.hand(target)), len(usable))
    least = lowest(state, target)
    return found if least is None else max(found, least)


def odds_of(state: ClashState, blows: Sequence[Blow]) -> tuple[Odds, ...]:
    found = []
    by_id, bout = state.field.by_id, state.fray
    for target, aimed in listed_by([(blow.target, blow) for blow in blows]).items():
        strikers = [(by_id[blow.striker], blow) for blow in aimed]
        attacks = [
            replace(attack_of(one, bout.hand(one.id), blow.threshold), bonus=bonus_of(one, blow))
            for one, blow in strikers
        ]
        if all(one.threshold - one.attack <= FAR for one in attacks):
            victim = by_id[target]
            title = text("melee-odds-target", name=victim.name, count=len(attacks))
            guarded = guard(victim, bout.hand(target))
            found.append(odds_of_attack(attacks, guarded, title))
    return tuple(found)


def strike_preview(
    state: ClashState, dice: Sequence[Die], blows: Sequence[Blow], advised: dict[int, int]
) -> Preview:
    """The values of a striking step, the best thresholds (`advised`) and the chances of blows."""
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
        brief = (gain(text("melee-odds-stopped"), stopped),)
        odds.append(Odds(title=title, outcomes=parts, brief=brief))
    targets = dict.fromkeys([bout.blow(number).target for number in blows])
    figures = [state.field.by_id[n] for n in targets if n in state.field.by_id]
    tallies = tuple([defence_value(f, bout.hand(f.id)) for f in figures])
    return Preview(odds=tuple(odds), tallies=tallies)


def block_chance(state: ClashState, blow: Blow, raised: int = 0) -> float:
    figure = state.field.by_id[blow.target]
    value = defence_value(figure, state.fray.hand(figure.id)).total
    return float(passes(blow.threshold + raised - value, faces_of(figure, "defence")))


def allocation_preview(laid: ClashState, seat: int, figures: Sequence[int]) -> Preview:
    """The chances of both sides with the dice as they are laid, and with the best thresholds."""
    tallies: list[Tally] = []
    for number in figures:
        figure = laid.field.by_id[number]
        hand = laid.fray.hand(figure.id)
        values = {"attack": attack_value(figure, hand), "defence": defence_value(figure, hand)}
        for key, value in values.items():  # of several warriors each is told apart by his name
            named = text(f"scene-pool-{key}", name=figure.name)  # texts: *:scene-pool-*
            tallies.append(replace(value, name=named) if len(figures) > 1 else value)
    odds = [*_side_odds(laid, seat), *_side_odds(laid, enemy_of(seat), suffered=True)]
    return Preview(tallies=tuple(tallies), odds=tuple(odds))


def _side_odds(state: ClashState, seat: int, *, suffered: bool = False) -> list[Odds]:
    """What the attacks of a side would do, each at its first enemy and with the best threshold."""
    bout = state.fray
    by_id = state.field.by_id
    own = [hand for hand in bout.hands if hand.strikes and by_id[hand.figure].seat == seat]
    foes = [(state.living(bout.enemies_of(hand.figure)), hand) for hand in own]
    found = []
    for target, hands in listed_by([(met[0].id, hand) for met, hand in foes if met]).items():
        victim = by_id[target]
        guarded = guard(victim, bout.hand(target))
        attacks = []
        for hand in hands:
            one = attack_of(by_id[hand.figure], hand)
            named = replace(one, threshold=best(one, guarded, hand.strikes))
            attacks.extend([named] * hand.strikes)
        title = text("melee-odds-target", name=victim.name, count=len(attacks))
        found.append(odds_of_attack(attacks, guarded, title, suffered=suffered))
    return found
