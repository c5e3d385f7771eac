"""Battles at a moment worth looking at, for pictures and browser tests: what all games share.

Chance is bound to seeds; the first that leads to the moment is taken.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from slagveld.bots.greedy import GreedyBot
from slagveld.kernel import save
from slagveld.kernel.decision import Action
from slagveld.kernel.log import full_mark
from slagveld.kernel.match import Match
from slagveld.kernel.registry import game as find
from slagveld.kernel.state import Seat
from slagveld.record import replace

SEATS = (Seat("Anna", 0), Seat("Bram", 1))

Battle = Match[Any]
Moment = Callable[[int], Battle | None]
"""The battle that a seed leads to, if it comes to the moment."""


def started(game: str, scenario: str, seed: int | str, **options: Any) -> Battle:
    """A battle of two people at one screen, at its first question."""
    return Match.start(
        find(game), scenario, seed=seed, seats=SEATS, options=options, take_back="free"
    )


def begun(state: Any, match: Battle, seed: int) -> Battle:
    """A battle that begins with a state at a question, with the dice of a seed."""
    codec = match.game.codec
    box = replace(match.box, seed=str(seed))
    begin = replace(match.log[0], rolls=(), events=())
    begin = replace(begin, mark=full_mark(codec, "", begin, state))
    found: Battle = Match(match.game, match.setup, box)
    found.adopt([begin], state)
    return found


def goes(match: Battle, *actions: Action) -> bool:
    """Whether these answers are allowed one after another."""
    for action in actions:
        if match.decision is None or match.check(action) is not None:
            return False
        match.play(action)
    return True


def situation(
    start: Callable[[], Battle], make: Callable[[Any], Any], is_wanted: Callable[[Battle], bool]
) -> Moment:
    """A moment that begins with a state, if what is wanted comes of it with the dice of a seed."""

    @cache
    def basis() -> tuple[Any, Battle]:
        match = start()
        return make(match.state), match

    def tried(seed: int) -> Battle | None:
        return begun(*basis(), seed) if is_wanted(begun(*basis(), seed)) else None

    return tried


def offered(match: Battle) -> list[str]:
    """The names of what can be done."""
    decision = match.decision
    return [] if decision is None else [form.action for form in decision.described.forms]


def fought(match: Battle, seed: int, before: int) -> Iterator[int]:
    """Who is asked, time after time, while two bots fight until a round begins."""
    bot, rng = GreedyBot(), Random(seed)
    while (decision := match.decision) is not None and match.state.round < before:
        seat = decision.described.seats[0]
        yield seat
        match.play(bot.answer(match.game, match.view(seat), seat, rng), seat)


def write(words: Sequence[str], moments: Mapping[str, Moment], tries: int) -> int:
    """Write the first battle that comes to the moment that is asked for; the exit code."""
    if len(words) != 2 or words[0] not in moments:
        print(f"usage: {Path(sys.argv[0]).name} {'|'.join(moments)} FILE", file=sys.stderr)
        return 2
    for seed in range(tries + 1):
        match = moments[words[0]](seed)
        if match is not None:
            Path(words[1]).write_bytes(save.dump(match, ("", "")))
            return 0
    print("No such moment found.", file=sys.stderr)
    return 1
