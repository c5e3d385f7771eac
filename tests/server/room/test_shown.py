"""A battle as lists show it: the words of its own game."""

from random import Random

import pytest

from slagveld.conformance.walk import setups
from slagveld.kernel.registry import game, games
from slagveld.server.room.shown import battle_shown, round_word
from slagveld.server.store import BattleRecord


def record(key):
    return BattleRecord(
        id="b1",
        owner=None,
        title="",
        game=key,
        scenario="",
        dice_kind="seed",
        take_back="free",
        seats=(),
        entries=3,
        round=2,
        over=False,
        winners=(),
        waiting_for=(),
        lesson=False,
        imported=False,
        created=0,
        changed=0,
    )


@pytest.mark.parametrize(
    ("key", "word"), [("confrontation", "turn"), ("mage-knight", "round"), ("gone", "round")]
)
def test_a_list_calls_a_round_as_the_rulebook_does(key, word):
    shown = battle_shown(record(key))
    assert (shown.round, shown.round_called) == (2, word)


@pytest.mark.parametrize("key", list(games()))
def test_the_table_calls_it_the_same(key):
    found = game(key)
    state = found.first_state(setups(found, Random(1)))
    assert found.scene(state, None).round_called == round_word(key)
