"""Whole stories: battles with wizards, machines, litters and dragons, told without a gap."""

import re

import msgspec
import pytest

from slagveld.bots import GreedyBot
from slagveld.conformance.stories import faults
from slagveld.games.little_carnage.army.muster import ARMIES, ready_armies
from slagveld.kernel.dice import Rng
from slagveld.kernel.registry import game
from slagveld.kernel.story import sentence
from slagveld.texts import WRITTEN, Speaker

GAME = game("little-carnage")
PAIRS = [
    ("gramgrodars-court", "necromancers-court", {"magic": True}),
    ("dwarf-battery", "sorceress-and-blades", {"magic": True, "deploy": "own"}),
    ("chaos-dragon", "lord-of-hell", {"board": True}),
    ("orc-horde", "orc-horde", {"one-card": True}),
]


def fought(one, other, options, seed):
    """A battle of two ready-made armies, led by greed and chance in turn."""
    known = {option.key for option in GAME.options}
    assert set(options) <= known
    armies = tuple(
        msgspec.to_builtins(ARMIES.roster_of(ready_armies()[key])) for key in (one, other)
    )
    given = {"points": 2000, "rounds": 5, **options}
    match = GAME.match("last-man-standing", seed=seed, options=given, armies=armies)
    rng, greedy = Rng(seed), GreedyBot()
    for _ in range(400):
        decision = match.decision
        if decision is None:
            break
        seat = decision.waiting_for[0]
        if rng.random() < 0.7:
            match.play(greedy.answer(GAME, match.view(seat), seat, rng), seat)
        else:
            match.play(decision.propose(rng, seat), seat)
    return match


@pytest.mark.parametrize(("one", "other", "options"), PAIRS)
def test_everything_that_changes_is_told_in_every_language(one, other, options):
    match = fought(one, other, options, 5)
    assert list(faults(GAME, match, every=2)) == []
    for language in WRITTEN:
        speaker = Speaker(language, GAME.measure, GAME.inch)
        for entry in match.log:
            for event in entry.events:
                said = speaker.say(sentence(event, match.setup.seats))
                assert not re.search(r"⟦|\{|\}| {2}|\.\.| [.,:;]", said), said


def test_whose_model_it_is_stands_where_both_sides_have_its_like():
    match = fought(*PAIRS[3], 7)
    speaker = Speaker("en", GAME.measure, GAME.inch)
    said = [speaker.say(event.purpose) for e in match.log for event in e.events
            if type(event).__name__ == "Rolled"]  # fmt: skip
    assert said
    assert all("(Player 1)" in one and "(Player 2)" in one for one in said)
