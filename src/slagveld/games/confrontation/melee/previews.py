"""Previews of dice as they are divided."""

from collections.abc import Sequence

from slagveld.kernel.decision import Odds, Preview
from slagveld.kernel.modifiers import Tally
from slagveld.record import replace

from ..blows.previews import attack_of, best, guard
from ..blows.prowess import attack_value, defence_value
from ..core.book import text
from ..core.figure import Figure
from ..core.state import ClashState, enemy_of
from ..odds.attacks import odds_of_attack


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
