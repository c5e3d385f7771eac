"""Spells that are attacks, and Magic Resistance against them."""

import pytest

from slagveld.games.little_carnage.attacks.reaction_by_full_defence import (
    DefendFully,
    DefendNormally,
    Reaction,
)
from slagveld.games.little_carnage.magic.actions import Cast, CastOnSeveral
from slagveld.games.little_carnage.magic.effects import spell_pool
from slagveld.games.little_carnage.odds.named_odds import attack_chances
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Hurt, Rolled, Slain, Told
from slagveld.record import replace
from tests.games.little_carnage.battle import NORTH, act, box, card, events, refused, troop
from tests.games.little_carnage.house import spell
from tests.games.little_carnage.sorcery import WIZARD, asked, cast, foe, wizard
from tests.games.little_carnage.stops import Stop

DART = Cast(WIZARD, "fire-dart", 2)
TOUGH = {"wounds": 9}


def suffered(play, *models):
    return [play.state.field.model_by_id[number].suffered for number in models]


def rules(play):
    return [(event.rule, event.seat, event.dice) for event in events(play, Rolled)]


@pytest.mark.rule("LC-SPELL-fire-dart")
def test_a_fire_dart_has_3_dice_and_strength_4_and_is_defended_against():
    enemy = foe((20, 14), card=card(**TOUGH))
    play = cast(asked(wizard(), enemy), DART, (4, 1, 4, 5, 6, 6, 1))
    assert rules(play) == [
        ("LC-1.8-magic-1", 0, (4, 1)),
        ("LC-1.6-3", 0, (4, 5, 6)),
        ("LC-1.6-4", 1, (6, 1)),
    ]
    assert suffered(play, 2) == [2]
    assert [(event.piece, event.amount, event.by) for event in events(play, Hurt)] == [(2, 2, 1)]


@pytest.mark.rule("LC-SPELL-fire-dart")
@pytest.mark.parametrize(("resistance", "wounds"), [(4, 3), (5, 2), (6, 2), (7, 1)])
def test_its_damage_is_4_for_each_success(resistance, wounds):
    enemy = foe((20, 14), card=card(resistance=resistance, defence=0, **TOUGH))
    play = cast(asked(wizard(), enemy), DART, (4, 4, 4, 4, 4))
    assert suffered(play, 2) == [wounds]


@pytest.mark.rule("LC-SPELL-fire-dart")
@pytest.mark.rule("LC-1.6-5")
def test_from_the_rear_there_is_no_defence():
    turned = foe((20, 14, NORTH), card=card(**TOUGH))
    state = asked(wizard(), turned)
    by_id = state.field.model_by_id
    pool = spell_pool(state, by_id[1], by_id[2], spell("fire-dart"))
    assert (pool.open, pool.rear, pool.sure, pool.defence, pool.strength) == (0, 3, 0, 0, 4)
    assert suffered(cast(state, DART, (4, 4, 4, 4, 4)), 2) == [4]


@pytest.mark.rule("LC-SPELL-fire-dart")
def test_backstab_gives_a_spell_no_sure_dice():
    state = asked(wizard(skills={"backstab": True}), foe((20, 14, NORTH), card=card(**TOUGH)))
    assert suffered(cast(state, DART, (4, 4, 1, 1, 1)), 2) == [0]


@pytest.mark.rule("LC-SPELL-fire-dart")
@pytest.mark.parametrize(("kind", "dice", "defence"), [("low-wall", 3, 3), ("high-wall", 2, 3)])
def test_cover_counts_as_against_a_shot(kind, dice, defence):
    piece = box(800, kind, 18, 16, 4, 0.4)
    state = asked(wizard(), foe((20, 14)), terrain=(piece,))
    by_id = state.field.model_by_id
    pool = spell_pool(state, by_id[1], by_id[2], spell("fire-dart"))
    assert (pool.open, pool.defence) == (dice, defence)


@pytest.mark.rule("LC-SPELL-fire-dart")
def test_fear_does_not_enter_into_it():
    terror = foe((20, 14), card=card(fear=3, **TOUGH))
    play = cast(asked(wizard(), terror), DART, (4, 4, 1, 1, 1, 1, 1))
    assert "LC-1.8-fear-3" not in [rule for rule, _, _ in rules(play)]
    assert not play.state.regiment(101).frightened


@pytest.mark.rule("LC-SPELL-fire-dart")
def test_it_needs_an_enemy():
    friend = troop(0, (20, 14))
    assert refused(asked(wizard(), friend), 0, DART) == "LC-SPELL-fire-dart"


@pytest.mark.rule("LC-1.6-16")
@pytest.mark.parametrize(("agility", "asks"), [(4, False), (5, True)])
def test_an_enemy_not_yet_activated_may_react_with_full_defence(agility, asks):
    enemy = foe((20, 14), card=card(full_defence=2, agility=agility, **TOUGH))
    state = asked(wizard(), enemy)
    play = cast(state, DART, (4, 4) if asks else (4, 4, 1, 1, 1, 1, 1))
    assert isinstance(play.state.agenda.top, Reaction) == asks
    if asks:
        full = act(play.state, 1, DefendFully(), (4, 4, 4, 1, 1, 1, 1))
        assert full.state.regiment(102).round.full_defence
        assert suffered(act(play.state, 1, DefendNormally(), (4, 4, 4, 1, 1)), 2) == [4]


@pytest.mark.rule("LC-1.6-16")
@pytest.mark.rule("LC-SPELL-storm")
def test_the_reaction_shows_the_chances_of_everybody_struck():
    quick = card(full_defence=2, agility=5, magic_resistance=1, defence=1, **TOUGH)
    state = asked(wizard(magic=3), foe((19, 14), (20, 14), (21, 14), card=quick))
    play = cast(state, CastOnSeveral(WIZARD, "storm", (3, 2)), (4, 4, 4))
    for action, defence in (("DefendNormally", 1), ("DefendFully", 3)):
        shown = play.state.agenda.top.preview(play.state, 1, Partial(action))
        assert [one.title.values["dice"] for one in shown.odds] == [2, 2]
        expected = float(attack_chances(2, defence, 3, quick.resistance, wounds=9).mean)
        assert [one.mean for one in shown.odds] == [expected] * 2
        (note,) = shown.notes
        assert (note.key, note.values["chance"]) == ("little-carnage:magic-note-resistance", 17)


@pytest.mark.rule("LC-1.6-16")
def test_a_wizard_who_is_gone_strikes_nobody():
    quick = card(full_defence=2, agility=5, **TOUGH)
    play = cast(asked(wizard(), foe((20, 14), card=quick)), DART, (4, 4))
    field = play.state.field.without_model(WIZARD)
    state = replace(play.state, field=field)
    shown = state.agenda.top.preview(state, 1, Partial("DefendFully"))
    assert (shown.odds, shown.notes) == ((), ())


@pytest.mark.rule("LC-SPELL-storm")
def test_a_storm_strikes_each_model_named_with_2_dice_and_strength_3():
    enemy = foe((18, 14), (19, 14), (20, 14), (21, 14), card=card(defence=1, **TOUGH))
    action = CastOnSeveral(WIZARD, "storm", (3, 2, 5))
    play = cast(asked(wizard(), enemy), action, (4, 4, 4, 4, 1, 4, 1, 6, 5, 6, 1))
    assert rules(play)[1:] == [
        ("LC-1.6-3", 0, (4, 4)),
        ("LC-1.6-4", 1, (1,)),
        ("LC-1.6-3", 0, (4, 1)),
        ("LC-1.6-4", 1, (6,)),
        ("LC-1.6-3", 0, (5, 6)),
        ("LC-1.6-4", 1, (1,)),
    ]
    assert suffered(play, 2, 3, 4, 5) == [0, 2, 0, 2]


@pytest.mark.rule("LC-SPELL-storm")
def test_a_storm_strikes_at_most_3_models_of_one_regiment():
    row = foe((18, 14), (19, 14), (20, 14), (21, 14))
    state = asked(wizard(), row, foe((23, 14)))
    assert refused(state, 0, CastOnSeveral(WIZARD, "storm", (2, 3, 4))) is None
    assert refused(state, 0, CastOnSeveral(WIZARD, "storm", (2, 3, 4, 5))) == "LC-SPELL-storm"
    assert refused(state, 0, CastOnSeveral(WIZARD, "storm", (5, 6))) == "LC-SPELL-storm"


@pytest.mark.rule("LC-SPELL-storm")
def test_each_must_be_visible_and_in_range():
    far = foe((20, 8), (20, 7), (20, 6))
    state = asked(wizard(), far)
    assert refused(state, 0, CastOnSeveral(WIZARD, "storm", (2, 4))) == "LC-SPELL-storm"
    assert refused(state, 0, CastOnSeveral(WIZARD, "storm", (2, 3))) == "LC-1.8-ranged-7"


@pytest.mark.rule("LC-SPELL-storm")
def test_the_dead_are_gone_and_the_storm_goes_on():
    enemy = foe((19, 14), (20, 14), card=card(wounds=1, defence=0))
    action = CastOnSeveral(WIZARD, "storm", (2, 3))
    play = cast(asked(wizard(), enemy, foe((5, 5))), action, (4, 4, 4, 4, 4, 1))
    assert [event.piece for event in events(play, Slain)] == [2, 3]
    assert isinstance(play.state.agenda.top, Stop)


@pytest.mark.rule("LC-1.8-resistance-1")
@pytest.mark.parametrize(
    ("level", "roll", "resists"), [(1, (6,), True), (1, (5,), False), (3, (1, 6, 1), True)]
)
def test_a_model_with_magic_resistance_rolls_defensive_dice(level, roll, resists):
    enemy = foe((20, 14), card=card(magic_resistance=level, defence=0, **TOUGH))
    attack = () if resists else (4, 4, 4)
    play = cast(asked(wizard(), enemy), DART, (4, 4, *roll, *attack))
    assert rules(play)[1] == ("LC-1.8-resistance-1", 1, roll)
    assert suffered(play, 2) == [0 if resists else 4]
    told = [event for event in events(play, Told) if event.rule == "LC-1.8-resistance-1"]
    assert len(told) == resists


@pytest.mark.rule("LC-1.8-resistance-2")
def test_resisting_protects_only_the_model_that_rolled():
    enemy = foe((19, 14), (20, 14), card=card(magic_resistance=1, defence=0, **TOUGH))
    action = CastOnSeveral(WIZARD, "storm", (2, 3))
    play = cast(asked(wizard(), enemy), action, (4, 4, 6, 5, 4, 4))
    assert suffered(play, 2, 3) == [0, 2]
