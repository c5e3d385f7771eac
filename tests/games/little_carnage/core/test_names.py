"""How regiments and models are called."""

import msgspec

from slagveld.games.little_carnage.army.muster import ARMIES, ready_armies
from slagveld.games.little_carnage.core.cards import cards
from slagveld.games.little_carnage.core.names import model_name, models_name, stand_name
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.texts.german import declined
from tests.games.little_carnage.battle import battle, card, mounted, troop


def names(label, number, **more):
    state = battle(troop(0, (5, 5), card="orc-warriors", label=label, **more))
    model = state.models_of(101)[0].changed(number=number)
    return model_name(state.with_model(model), model).en


def test_equals_are_told_apart_by_numbers():
    assert names(0, 0) == "Orc Warrior"
    assert names(0, 3) == "Orc Warrior 3"
    assert names(2, 0) == "Orc Warrior 2"
    assert names(2, 3) == "Orc Warrior 2-3"
    assert names(2, 3, owner="Anna") == "Orc Warrior 2-3 (Anna)"


def test_a_regiment_of_several_is_called_as_its_card_has_it():
    state = battle(troop(0, (5, 5), (6, 5), card="orc-warriors", label=2, owner="Anna"))
    assert state.regiment(101).name.en == "Orc Warriors 2 (Anna)"
    assert state.regiment(101).name.many
    assert not model_name(state, state.models_of(101)[0].changed(number=1)).many


def test_several_models_are_listed_by_their_numbers():
    state = battle(troop(0, (5, 5), (6, 5), (7, 5), card="human-spearmen", owner="Anna"))
    models = [one.changed(number=4 - one.id) for one in state.models_of(101)]
    name = models_name(state, models)
    assert (name.en, name.nl) == (
        "Human Spearman 1, Human Spearman 2 and Human Spearman 3 (Anna)",
        "Speerdragers 1, 2 en 3 (Anna)",
    )
    assert declined(name, "acc") == "die Menschlichen Speerträger 1, 2 und 3 (Anna)"
    assert models_name(state, models[:1]).en == "Human Spearman 3 (Anna)"
    labelled = battle(troop(0, (5, 5), (6, 5), card="human-knights", label=2))
    models = [one.changed(number=one.id) for one in labelled.models_of(101)]
    assert models_name(labelled, models).en == "Human Knights 2-1 and 2-2"


def test_every_card_of_several_names_one_of_them_and_every_german_name_declines():
    for row in cards().values():
        assert (row.single is not None) == row.name.many, row.key
        one = row.single or row.name
        proper = row.key == "chieftain-gramgrodar"
        assert bool(one.declines) != proper, row.key
    knight = cards()["human-knights"]
    assert declined(knight.name, "gen") == "der Menschlichen Ritter"
    assert declined(knight.single, "dat") == "dem Menschlichen Ritter"
    assert declined(cards()["elf-archers"].single, "acc") == "den Elfenbogenschützen"


def test_who_owns_a_regiment_is_told_only_where_both_sides_have_its_like():
    game = LittleCarnage()
    state = game.first_state(game.setup("last-man-standing"))
    assert {one.owner for one in state.regiments} == {""}
    armies = tuple(msgspec.to_builtins(ARMIES.roster_of(ready_armies()["orc-horde"])) for _ in "ab")
    state = game.first_state(game.setup("last-man-standing", armies=armies))
    assert {one.owner for one in state.regiments} == {"Player 1", "Player 2"}


def test_a_shared_stand_is_called_by_who_moves_it():
    state = battle(troop(0, (5, 5), card="orc-chieftain"), troop(0, (5, 5), card="orc-warriors"))
    assert stand_name(state, state.field.by_id[1]).en == "Orc Chieftain"
    shared = mounted(state, 101, 102)
    assert stand_name(shared, shared.field.by_id[900]).en == "Orc Warrior"


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
