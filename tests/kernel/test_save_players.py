"""Saves that say who sat where, and saves of battles that nobody has begun."""

import json

import pytest

from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.save import dump, load, players_of
from slagveld.kernel.shell import MixDice

from .ford import TOY


def test_a_save_may_say_who_sat_where():
    match = TOY.match(seed=1)
    data = dump(match, ["", "greedy"])
    assert players_of(data) == ("", "greedy")
    assert load(data).save() == match.save()
    assert players_of(match.save()) == ()


def test_a_battle_that_waits_for_the_first_number_can_be_saved():
    match = TOY.match(dice="committed")
    assert match.log == []
    again = load(match.save())
    assert again.save() == match.save()
    for battle in (match, again):
        battle.play(MixDice(1), 0)
        battle.play(MixDice(2), 1)
    assert again.begun
    assert again.save() == match.save()


@pytest.mark.rule("SLV-SAVE-1")
@pytest.mark.parametrize(
    "damage",
    [
        lambda save: save["dice"].update(kind="seeded", seed="1"),
        lambda save: save["dice"].update(mixed=[[0, 1]]),
        lambda save: save["state"].update(limit=3),
        lambda save: save.update(verified_from=1),
        lambda save: save.update(base=save["state"]),
    ],
)
def test_an_empty_log_is_believed_only_before_the_first_number(damage):
    save = json.loads(TOY.match(dice="committed").save())
    damage(save)
    with pytest.raises(RefusedError) as caught:
        load(json.dumps(save))
    assert caught.value.refusal.rule == "SLV-SAVE-1"
