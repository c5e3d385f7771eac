"""How regiments and models are called."""

from slagveld.games.little_carnage.names import model_name, stand_name
from tests.games.little_carnage.battle import battle, card, mounted, troop


def names(label, number):
    state = battle(troop(0, (5, 5), card="orc-warriors", label=label))
    model = state.models_of(101)[0].changed(number=number)
    return model_name(state.with_model(model), model).en


def test_equals_are_told_apart_by_numbers():
    assert names(0, 0) == "Orc Warriors"
    assert names(0, 3) == "Orc Warriors 3"
    assert names(2, 0) == "Orc Warriors 2"
    assert names(2, 3) == "Orc Warriors 2-3"


def test_a_shared_stand_is_called_by_who_moves_it():
    state = battle(troop(0, (5, 5), card="orc-chieftain"), troop(0, (5, 5), card="orc-warriors"))
    assert stand_name(state, state.field.by_id[1]).en == "Orc Chieftain"
    shared = mounted(state, 101, 102)
    assert stand_name(shared, shared.field.by_id[900]).en == "Orc Warriors"


def test_a_stand_is_called_by_its_only_model_or_by_who_moves_it():
    orcs, wolf = card(key="orcs"), card(key="wolf", base="monster")
    state = battle(troop(0, (5, 5), (7, 5), card=orcs), troop(0, (9, 5), card=wolf))
    state = state.with_model(state.field.model_by_id[2].changed(number=2))
    by_id = state.field.by_id
    assert [stand_name(state, by_id[number]).en for number in (1, 2, 3)] == [
        "orcs", "orcs 2", "wolf"
    ]  # fmt: skip
    shared = mounted(battle(troop(0, (5, 5), card=orcs), troop(0, (5, 5), card=wolf)), 101, 102)
    assert stand_name(shared, shared.field.by_id[900]).en == "wolf"
