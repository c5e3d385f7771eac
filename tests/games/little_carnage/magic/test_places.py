"""Mend, Blink and Raise."""

import pytest

from slagveld.games.little_carnage.core.dice import attack_dice, defence_dice
from slagveld.games.little_carnage.core.regiment import Model
from slagveld.games.little_carnage.core.state import Fallen
from slagveld.games.little_carnage.magic.actions import Cast, CastTo
from slagveld.games.little_carnage.magic.targets import places
from slagveld.kernel.event import Changed, Healed, Moved, Placed
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot
from tests.games.little_carnage.battle import (
    EAST,
    NORTH,
    battle,
    box,
    card,
    events,
    mounted,
    refused,
    troop,
    units,
)
from tests.games.little_carnage.house import spell
from tests.games.little_carnage.sorcery import WIZARD, asked, cast, foe, wizard


def at(x, y, facing=NORTH):
    return Pose(units(x), units(y), facing * 10)


# Mend


@pytest.mark.rule("LC-SPELL-mend")
@pytest.mark.parametrize(
    ("hurt", "dice", "changed"), [(1, (3, 2), (2, 3)), (2, (2, 2), (1, 2)), (3, (2, 1), (1, 2))]
)
def test_mend_gives_a_wound_back_and_the_die_last_lost(hurt, dice, changed):
    friend = troop(0, (22, 20), card=card(wounds=4), hurt={0: hurt})
    play = cast(asked(wizard(), friend), Cast(WIZARD, "mend", 2), (4, 1))
    model, regiment = play.state.field.model_by_id[2], play.state.regiment(102)
    assert model.suffered == hurt - 1
    assert (attack_dice(regiment, model).total, defence_dice(regiment, model).total) == dice
    (healed,) = events(play, Healed)
    assert (healed.piece, healed.amount, healed.left) == (2, 1, 5 - hurt)
    (back,) = events(play, Changed)
    assert (back.old, back.new, back.rule) == (*changed, "LC-SPELL-mend")


@pytest.mark.rule("LC-SPELL-mend")
def test_the_caster_may_mend_himself_and_nobody_who_is_unhurt():
    state = asked(wizard(hurt={0: 1}), troop(0, (22, 20)))
    assert refused(state, 0, Cast(WIZARD, "mend", 2)) == "LC-SPELL-mend"
    assert cast(state, Cast(WIZARD, "mend", 1), (4, 1)).state.field.model_by_id[1].suffered == 0


@pytest.mark.rule("LC-SPELL-mend")
@pytest.mark.parametrize(("x", "rule"), [(29, None), (29.01, "LC-SPELL-mend")])
def test_mend_reaches_8_inches(x, rule):
    friend = troop(0, (x, 20), hurt={0: 1})
    assert refused(asked(wizard(), friend), 0, Cast(WIZARD, "mend", 2)) == rule


@pytest.mark.rule("LC-1.8-resistance-1")
def test_even_mending_is_resisted():
    friend = troop(0, (22, 20), card=card(magic_resistance=1), hurt={0: 1})
    play = cast(asked(wizard(), friend), Cast(WIZARD, "mend", 2), (4, 1, 6))
    assert play.state.field.model_by_id[2].suffered == 1


# Blink


@pytest.mark.rule("LC-SPELL-blink")
def test_blink_puts_the_wizard_down_8_inches_away_looking_as_he_likes():
    play = cast(asked(wizard(), foe((5, 5))), CastTo(1, "blink", 1, at(28, 20, EAST)), (4, 4))
    assert play.state.field.by_id[1].pose == at(28, 20, EAST)
    (moved,) = events(play, Moved)
    assert (moved.length, moved.manner, moved.rule) == (units(8), "blink", "LC-SPELL-blink")
    assert moved.path == (Spot(units(20), units(20)), Spot(units(28), units(20)))
    assert not play.state.regiment(101).round.moved


@pytest.mark.rule("LC-SPELL-blink")
@pytest.mark.parametrize(("x", "rule"), [(28, None), (28.01, "LC-SPELL-blink")])
def test_no_farther_than_8_inches(x, rule):
    state = asked(wizard(), foe((5, 5)))
    assert refused(state, 0, CastTo(1, "blink", 1, at(x, 20))) == rule


@pytest.mark.rule("LC-SPELL-blink")
@pytest.mark.parametrize(("x", "rule"), [(25, None), (25.01, "LC-SPELL-blink")])
def test_a_friend_within_4_inches(x, rule):
    state = asked(wizard(), troop(0, (x, 20)), foe((5, 5)))
    assert refused(state, 0, CastTo(1, "blink", 2, at(x, 24))) == rule


@pytest.mark.rule("LC-SPELL-blink")
def test_only_on_foot_and_never_from_a_shared_base():
    action = CastTo(1, "blink", 2, at(22, 24))
    for base, rule in (("small", None), ("normal", None), ("rider", "LC-SPELL-blink")):
        state = asked(wizard(), troop(0, (22, 20), card=card(base=base)), foe((5, 5)))
        assert refused(state, 0, action) == rule
    horse = asked(wizard(skills={"base": "rider"}), foe((5, 5)))
    assert refused(horse, 0, CastTo(1, "blink", 1, at(22, 24))) is None
    mount = troop(0, (20, 20), card=card(base="monster"), activated=True)
    ridden = mounted(asked(wizard(), mount, foe((5, 5))), 101, 102)
    assert refused(ridden, 0, CastTo(900, "blink", 900, at(22, 26))) == "LC-SPELL-blink"


@pytest.mark.rule("LC-SPELL-blink")
def test_not_into_contact_with_an_enemy_and_not_onto_anybody():
    state = asked(wizard(), foe((20, 14)))
    assert refused(state, 0, CastTo(1, "blink", 1, at(20, 15.02))) == "LC-SPELL-blink"
    assert refused(state, 0, CastTo(1, "blink", 1, at(20, 15.06))) is None
    assert refused(state, 0, CastTo(1, "blink", 1, at(20, 14.5))) == "LC-1.9-7"
    assert refused(asked(wizard(1, 1), foe((20, 14))), 0, CastTo(1, "blink", 1, at(0, 1))) == (
        "LC-1.3-19"
    )


@pytest.mark.rule("LC-SPELL-blink")
def test_not_into_contact_across_a_hedge():
    hedge = box(800, "low-wall", 18, 14.6, 4, 0.4)
    state = asked(wizard(), foe((20, 14.1)), terrain=(hedge,))
    assert refused(state, 0, CastTo(1, "blink", 1, at(20, 15.5))) == "LC-SPELL-blink"
    assert refused(state, 0, CastTo(1, "blink", 1, at(20, 15.7))) is None


@pytest.mark.rule("LC-SPELL-blink")
def test_its_regiment_must_still_be_in_contact():
    pair = troop(0, (22, 20), (23, 20))
    state = asked(wizard(), pair, foe((5, 5)))
    assert refused(state, 0, CastTo(1, "blink", 2, at(22, 24))) == "LC-1.1-5"
    assert refused(state, 0, CastTo(1, "blink", 2, at(23, 21))) is None


@pytest.mark.rule("LC-SPELL-blink")
def test_on_a_tower_he_stands_on_its_top():
    tower = box(800, "building", 24, 18, 4, 4, height=3)
    play = cast(
        asked(wizard(), foe((5, 5)), terrain=(tower,)), CastTo(1, "blink", 1, at(26, 20)), (4, 4)
    )
    assert play.state.field.by_id[1].pose.z == units(3)


@pytest.mark.rule("LC-1.8-resistance-1")
def test_who_resists_stays():
    state = asked(wizard(skills={"magic_resistance": 2}), foe((5, 5)))
    play = cast(state, CastTo(1, "blink", 1, at(24, 20)), (4, 4, 1, 6))
    assert play.state.field.by_id[1].pose == at(20, 20)


# Raise


def dead(state, *models, regiment=102):
    fallen = [
        Fallen(model=Model(id=n, regiment=regiment, stand=n, number=n, suffered=3, hit=2),
               regiment=regiment, by=1, x=0, y=0)
        for n in models
    ]  # fmt: skip
    return replace(state, fallen=tuple(fallen))


def graves(*models, **more):
    undead = {"undead": True, "wounds": 3, **more}
    bones = troop(0, (22, 20), (23, 20), card=card(**undead), count=4)
    return dead(asked(wizard(magic=3), bones, foe((5, 5))), *models)


@pytest.mark.rule("LC-SPELL-raise")
def test_the_last_slain_returns_with_1_wound_touching_its_regiment():
    state = graves(50, 51)
    play = cast(state, CastTo(1, "raise", 2, at(22, 21)), (4, 4, 4))
    model = play.state.field.model_by_id[51]
    assert (model.suffered, model.hit, model.stand, model.regiment) == (2, 0, 51, 102)
    stand = play.state.field.by_id[51]
    assert (stand.pose, stand.seat, stand.regiment) == (at(22, 21), 0, 102)
    assert [one.model.id for one in play.state.fallen] == [50]
    assert [(event.piece, event.rule) for event in events(play, Placed)] == [(51, "LC-SPELL-raise")]
    regiment = play.state.regiment(102)
    assert (attack_dice(regiment, model).total, defence_dice(regiment, model).total) == (2, 1)


@pytest.mark.rule("LC-SPELL-raise")
def test_it_needs_3_successes():
    play = cast(graves(50), CastTo(1, "raise", 2, at(22, 21)), (4, 4, 3))
    assert 50 not in play.state.field.model_by_id


@pytest.mark.rule("LC-SPELL-raise")
def test_the_place_is_free_and_in_contact():
    state = graves(50)
    assert refused(state, 0, CastTo(1, "raise", 2, at(22, 21.1))) == "LC-SPELL-raise"
    assert refused(state, 0, CastTo(1, "raise", 2, at(22, 20.5))) == "LC-1.9-7"
    assert refused(state, 0, CastTo(1, "raise", 3, at(24, 20))) is None


@pytest.mark.rule("LC-SPELL-raise")
def test_only_the_undead_and_only_who_was_slain():
    place = CastTo(1, "raise", 2, at(22, 21))
    assert refused(graves(50, undead=False), 0, place) == "LC-SPELL-raise"
    assert refused(graves(), 0, place) == "LC-SPELL-raise"
    other = dead(graves(), 50, regiment=103)
    assert refused(other, 0, place) == "LC-SPELL-raise"


@pytest.mark.rule("LC-SPELL-raise")
def test_nobody_returns_onto_a_shared_base():
    lord = troop(0, (30, 30))
    state = dead(battle(lord, troop(0, (22, 20), card=card(undead=True), count=3), foe((5, 5))), 50)
    state = mounted(state, 101, 102, litter=True)
    state = replace(state, options=asked(wizard()).options)
    from slagveld.games.little_carnage.magic.targets import target_refusal

    bearer = state.field.model_by_id[2]
    assert target_refusal(state, bearer, spell("raise"), bearer).rule == "LC-SPELL-raise"


@pytest.mark.rule("LC-SPELL-raise")
@pytest.mark.parametrize(("x", "rule"), [(29, None), (29.01, "LC-SPELL-raise")])
def test_raise_reaches_8_inches(x, rule):
    bones = troop(0, (x, 20), card=card(undead=True), count=2)
    state = dead(asked(wizard(magic=3), bones, foe((5, 5))), 50)
    assert refused(state, 0, CastTo(1, "raise", 2, at(x, 21))) == rule


def test_places_are_all_allowed_and_in_fixed_order():
    state = graves(50)
    bones, own = state.field.model_by_id[2], state.field.model_by_id[1]
    found = places(state, spell("raise"), bones)
    assert [(pose.x - units(22), pose.y - units(20)) for pose in found] == [
        (0, -251), (0, 251), (-251, 0), (250, -251), (501, 0), (250, 251)
    ]  # fmt: skip
    leaps = places(state, spell("blink"), own)
    assert len(leaps) == 8
    assert all(refused(state, 0, CastTo(1, "blink", 1, pose)) is None for pose in leaps)
