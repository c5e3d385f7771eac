"""Planted blunders: does the coach find a mistake that was put into a battle?

    python tools/planted.py mage-knight 1 2 3
    python tools/planted.py --save mage-knight 1 battle.json

The second writes such a battle with nothing planted in it.

A battle of the greedy bot with itself is recorded. At some of its decisions, answers of the menu
are played on by greedy bots, and it is counted what is left of both armies after the next round:
figures, and clicks of their dials. The answers that cost most figures beyond those that the played
one costs are played on again with other dice, and the worst of them is put in its place; greedy
plays on to the end. The coach's sense of winning has no part in this, and the coach knows nothing
of what was planted.
"""

import sys
import time
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from slagveld.bots.greedy import GreedyBot
from slagveld.coach.coaching import coached
from slagveld.coach.parting import parted
from slagveld.kernel.box import DiceBox
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.match import Match
from slagveld.kernel.quick import Quick
from slagveld.kernel.registry import game as find
from slagveld.kernel.shell import Begin

SCENARIOS = {"mage-knight": "skirmish", "little-carnage": "last-man-standing", "carnage": "ford"}
CAP = 3000
DECISIONS, MENU, TRIES = 12, 14, 4
"""Decisions that are looked at, answers of the menu at each, and how often each is played on."""
FINALISTS, PROOFS = 6, 16
"""Answers that are played on again, and how often."""
GREEDY = GreedyBot()


class Planted(NamedTuple):
    """A battle with a blunder in it."""

    match: Match[Any]
    entry: int
    seat: int
    loss: float
    """Figures that it cost more than the answer in whose place it was put."""


def begun(key: str, seed: int) -> Match[Any]:
    """A battle of two bots at its first question."""
    game = find(key)
    setup = game.setup_for_bots(SCENARIOS.get(key))
    match: Match[Any] = Match(game, setup, DiceBox(kind="seeded", seed=str(seed)))
    match.take(None, Begin())
    return match


def played_on(match: Match[Any], seed: str) -> Match[Any]:
    """The battle after greedy bots played it to its end."""
    rng = Rng(seed)
    while len(match.log) < CAP and (decision := match.decision) is not None:
        seat = decision.waiting_for[0]
        action = GREEDY.answer(match.game, match.view(seat), seat, rng)
        if match.check(action, seat) is not None:
            action = decision.candidates(seat)[0]
        match.take(seat, action)
    return match


def planted(key: str, seed: int) -> Planted:
    """A battle of the greedy bot with itself in which one answer was made a blunder."""
    match = played_on(begun(key, seed), f"planted/{seed}")
    asked = [
        number
        for number, entry in enumerate(match.log[: -len(match.log) // 4])
        if entry.seat is not None and number > len(match.log) // 8
    ]
    found: list[tuple[float, int, Action]] = []
    for number in asked[:: max(1, len(asked) // DECISIONS)]:
        before = match.state_after(number - 1)
        question = match.game.question(before)
        seat = match.log[number].seat
        if question is None or seat is None or match.log[number].action.standing:
            continue
        usual = _left(match, number, match.log[number].action, range(TRIES))
        found += [
            (usual - _left(match, number, action, range(TRIES)), number, action)
            for action in islice(question.candidates(before, seat), MENU)
        ]
    found.sort(key=lambda one: -one[0])
    fresh = range(TRIES, TRIES + PROOFS)
    proven = [
        (
            _left(match, number, match.log[number].action, fresh)
            - _left(match, number, action, fresh),
            number,
            action,
        )
        for _, number, action in found[:FINALISTS]
    ]
    loss, number, action = max(proven, key=lambda one: one[0])
    again = parted(match, number - 1)
    seat = match.log[number].seat or 0
    again.take(seat, action)
    return Planted(played_on(again, f"planted/{seed}/on"), number, seat, loss)


def _left(match: Match[Any], entry: int, action: Action, tries: range) -> float:
    """What is left of one's own army less the enemy's when the next round is over."""
    game = match.game
    before, seat = match.state_after(entry - 1), match.log[entry].seat or 0
    last = game.round_of(before) + (2 if game.key == "mage-knight" else 1)
    total = 0.0
    for number in tries:
        battle = Quick(game, before, seed=f"left/{number}").apply(action, seat)
        rng = Rng(f"left/{number}")
        for _ in range(150):
            if not battle.seats or game.round_of(battle.state) > last:
                break
            one = battle.seats[0]
            answer = GREEDY.answer(game, game.view(battle.state, one), one, rng)
            battle.apply(answer if battle.check(answer, one) is None else battle.candidates()[0])
        total += _strength(game.scene(battle.state, None), seat)
    return total / len(tries)


def _strength(scene: Any, seat: int) -> float:
    total = 0.0
    for piece in scene.pieces:
        if piece.seat is not None and piece.pose is not None:
            dial = None if piece.card is None else piece.card.dial
            life = 1.0 if dial is None else 1.0 - dial.click / max(1, len(dial.clicks))
            total += life if piece.seat == seat else -life
    return total


def main(words: list[str]) -> int:
    """Plant blunders by game and seeds, and say which the coach found."""
    if words[0] == "--save":
        _, key, seed, file = words
        Path(file).write_bytes(played_on(begun(key, int(seed)), f"planted/{seed}").save())
        return 0
    key, *seeds = words
    hits = 0
    for seed in map(int, seeds):
        there = planted(key, seed)
        start = time.process_time()
        report = coached(there.match)
        took = time.process_time() - start
        mine = [one for one in report.decisions if one.seat == there.seat]
        place = next((n + 1 for n, one in enumerate(mine) if one.entry == there.entry), 0)
        hits += place > 0
        told = f"number {place} of {len(mine)}" if place else f"not among {len(mine)}"
        name = type(there.match.log[there.entry].action).__name__
        print(
            f"{key} {seed}: entry {there.entry} of {len(there.match.log)}, {name}, "
            f"{there.loss:.1f} figures: {told} ({took:.0f} s)",
            flush=True,
        )
    print(f"{key}: {hits} of {len(seeds)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
