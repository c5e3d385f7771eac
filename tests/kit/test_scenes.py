"""Scenes are made of what was shown before, and are what they would be without it."""

import msgspec
import pytest

from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.registry import game

GAMES = ("carnage", "confrontation", "little-carnage", "mage-knight", "wizard-duel")
DECISIONS = 24


def battle(one, scenario, seed):
    """The states of a random battle, from its beginning on."""
    rng = Rng(f"scenes/{seed}")
    dice = Quick(rng)
    state = one.begin(one.setup_for_bots(scenario), dice).state
    for _ in range(DECISIONS):
        yield state
        question = one.question(state)
        if question is None:
            return
        seat = next(seat for seat in question.who(state) if seat not in state.sealed.seats)
        state = one.apply(state, seat, question.propose(state, seat, rng), dice).state


def shown(one, state, seat):
    return one.scene(one.view(state, seat), seat)


@pytest.mark.parametrize("key", GAMES)
def test_a_scene_is_that_of_the_same_state_of_which_nothing_was_shown(key):
    one = game(key)
    for number, scenario in enumerate(one.scenarios()):
        for state in battle(one, scenario.key, number):
            unknown = one.codec.state(one.codec.encode(state))
            for seat in (*range(len(state.seats)), None):
                again = msgspec.json.encode(shown(one, unknown, seat))
                assert msgspec.json.encode(shown(one, state, seat)) == again


@pytest.mark.parametrize(
    ("key", "scenario"),
    [*[(key, None) for key in GAMES if key != "wizard-duel"], ("wizard-duel", "meeting")],
)
def test_pieces_that_did_not_change_are_shown_as_before(key, scenario):
    one = game(key)
    before = {}
    same = made = 0
    for state in battle(one, scenario, 1):
        now = {piece.id: piece for piece in shown(one, state, None).pieces}
        kept = sum(before.get(number) is piece for number, piece in now.items())
        same, made = same + kept, made + len(now) - kept
        other = shown(one, state, 0).pieces
        wizards = sum(now[piece.id] is not piece for piece in other)  # they are made each time
        assert wizards == (2 if key == "wizard-duel" else 0)
        before = now
    assert same > made
