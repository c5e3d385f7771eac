"""Spells at their edges: from behind, out of reach, without a target; how they are drawn."""

import pytest

from slagveld.games.little_carnage.attacks.reaction_by_full_defence import Reaction
from slagveld.games.little_carnage.magic.actions import Cast, CastOnSeveral, casting_of, targets_of
from slagveld.games.little_carnage.magic.any_moment import Occasion, wants
from slagveld.games.little_carnage.magic.casting import CASTING
from slagveld.games.little_carnage.magic.counterspell import AnswerMagic, CastCounter
from slagveld.games.little_carnage.magic.effects import (
    STOPPED,
    SpellStrikes,
    WorkSpell,
    resists,
    spell_pool,
)
from slagveld.games.little_carnage.magic.previews import leap_ring
from slagveld.games.little_carnage.magic.wizards import Casting, range_ring
from slagveld.games.little_carnage.shooting.weapon_range_and_targets import armed
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Scripted
from slagveld.kernel.play import Play
from slagveld.kernel.state import with_policy
from tests.games.little_carnage.battle import (
    NORTH,
    FakeGame,
    battle,
    card,
    mounted,
    refused,
    troop,
    units,
)
from tests.games.little_carnage.house import spell
from tests.games.little_carnage.sorcery import WIZARD, asked, cast, foe, wizard

NEAR = foe((20, 14), card=card(key="two", wounds=9))


def shown(state, action, **values):
    return state.agenda.top.preview(state, 0, Partial(action, values))


# Attacks


@pytest.mark.rule("LC-SPELL-fire-dart")
@pytest.mark.parametrize("backstab", [False, True])
def test_from_behind_a_spell_rolls_its_own_dice_even_for_a_backstabber(backstab):
    away = troop(1, (20, 14), facing=NORTH, card=card(wounds=9))
    state = asked(wizard(skills={"backstab": backstab}), away)
    by_id = state.field.model_by_id
    pool = spell_pool(state, by_id[1], by_id[2], spell("fire-dart"))
    assert (pool.open, pool.rear, pool.sure, pool.strength) == (0, 3, 0, 4)


def test_a_spell_strikes_only_those_who_still_stand():
    state = asked(wizard(), foe((19, 14), (20, 14), card=card(wounds=9)))
    struck = SpellStrikes(Casting(0, 1, "storm", 102, (2, 3, 77)))
    assert [(blow.model, blow.dice) for blow in struck.blows(state)] == [(2, 2), (3, 2)]
    orphan = SpellStrikes(Casting(0, 77, "storm", 102, (2, 3)))
    assert orphan.blows(state) == []


def test_only_a_counterspell_stops_a_spell_on_its_way():
    state = asked(wizard(), NEAR)
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    step = WorkSpell(Casting(0, 1, "mire", 102, (2,)))
    step.resume(play, STOPPED)
    assert play.state.regiment(102).mired == 0
    with pytest.raises(TypeError):
        step.resume(play, "something else")


# Targets


def test_pointing_at_nothing_names_nobody():
    state = asked(wizard(), NEAR)
    assert targets_of(state, CastOnSeveral(WIZARD, "storm", (77,))) == []
    assert targets_of(state, CastOnSeveral(WIZARD, "storm", (2,), "77")) == []
    assert targets_of(state, Cast(WIZARD, "mire", 77)) == []
    for action in (Cast(WIZARD, "mire", 77), Cast(2, "mire", 2)):
        with pytest.raises(TypeError):
            casting_of(state, 0, action)
    question = AnswerMagic(1, Casting(0, 1, "mire", 102, (2,), successes=1))
    play = Play(FakeGame(), state, Scripted([]), listening=True)
    with pytest.raises(TypeError):
        question.answer(play, CastCounter(2))


@pytest.mark.rule("LC-SPELL-storm")
def test_of_several_bearers_no_more_are_struck_than_the_spell_can():
    bearers = foe((20, 14), (20, 14), (20, 14), (20, 14), card=card(wounds=9))
    chief = foe((20, 14), card=card(key="chief"))
    state = mounted(asked(wizard(), bearers, chief), 103, 102, litter=True)
    named = targets_of(state, CastOnSeveral(WIZARD, "storm", (900,)))
    assert [model.id for model in named] == [2, 3, 4]


@pytest.mark.rule("LC-HOUSE-3")
def test_a_regiment_wholly_out_of_reach_is_out_of_reach():
    state = asked(wizard(), foe((20, 5), (21, 5)), foe((20, 5), (20, 14)))
    assert refused(state, 0, Cast(WIZARD, "mire", 2)) == "LC-SPELL-mire"
    assert refused(state, 0, Cast(WIZARD, "mire", 4)) is None


# How they are drawn


def test_the_ring_of_a_spell_goes_round_the_base():
    state = asked(wizard(), NEAR)
    (outline,) = range_ring(state.field.by_id[1], spell("fire-dart")).outlines
    middle, reach = units(20), 125 + 3000
    xs, ys = [x for x, _ in outline.points], [y for _, y in outline.points]
    assert len(outline.points) == 72
    assert outline.points[0] == (middle + reach, middle - 125)
    assert (max(xs), max(ys)) == (middle + reach, middle + reach)
    assert (min(xs), min(ys)) == (middle - reach, middle - reach)


def test_the_ring_of_a_leap_goes_round_the_middle():
    state = asked(wizard(), NEAR)
    ring = leap_ring(state.field.by_id[1], spell("blink"))
    (outline,) = ring.outlines
    middle = units(20)
    assert len(outline.points) == 72
    assert outline.points[0] == (middle + 2000, middle)
    assert outline.points[18] == (middle, middle + 2000)
    assert ring.meaning == "reach"


def test_only_a_leap_is_drawn_as_one():
    state = asked(wizard(), NEAR)
    dart = shown(state, "Cast", wizard=1, spell="fire-dart", target=2)
    assert (dart.region.meaning, dart.ghosts) == ("range", ())
    to = {"x": 5000, "y": 4000, "facing": 0}
    blink = shown(state, "CastTo", wizard=1, spell="blink", target=1, to=to)
    assert blink.region.meaning == "reach"
    nobody = shown(state, "CastTo", wizard=1, spell="blink", target=77, to=to)
    assert (nobody.region.meaning, nobody.refusal.rule) == ("range", "LC-SPELL-blink")


@pytest.mark.parametrize(("magic", "chance"), [(1, 50), (2, 75), (3, 88)])
def test_the_chance_of_a_spell_is_shown_in_percent(magic, chance):
    (form,) = CASTING.forms(asked(wizard(magic=magic, spells=("mire",)), NEAR), 0)
    assert form.fields[1].choices[0].help.values["chance"] == chance


# Weapons and wishes


@pytest.mark.rule("LC-1.8-warmachine-1")
def test_a_machine_has_no_bow():
    state = battle(
        troop(0, (5, 5), card=card(war_machine=True, ranged=True, breath=True)),
        troop(0, (9, 5), card=card(ranged=True)),
    )
    assert [armed(one, "ranged") for one in state.regiments] == [False, True]
    assert [armed(one, "breath") for one in state.regiments] == [False, False]


def test_whether_a_seat_wants_to_be_asked_is_a_plain_yes_or_no():
    state = asked(wizard(), NEAR)
    round_ = Occasion("round")
    assert wants(state, 0, round_) is True
    assert wants(state, 1, round_) is False
    assert wants(with_policy(state, 0, "magic", "never"), 0, round_) is False
    assert wants(with_policy(state, 0, "magic-round", "skip"), 0, round_) is False
    assert wants(with_policy(state, 0, "magic", "always"), 0, Occasion("card")) is True
    assert wants(state, 0, Occasion("card")) is False


@pytest.mark.rule("LC-1.8-magic-4")
def test_whatever_the_roll_gives_the_spell_is_spent():
    play = cast(asked(wizard(), NEAR), Cast(WIZARD, "mire", 2), (1, 1))
    done = play.state.regiment(101).round
    assert (done.cast, done.casters, done.cast_attack) == (True, (1,), False)
    struck = cast(asked(wizard(), NEAR), Cast(WIZARD, "fire-dart", 2), (1, 1))
    assert struck.state.regiment(101).round.cast_attack


@pytest.mark.rule("LC-1.8-resistance-1")
def test_one_shield_is_enough_to_resist():
    ward = foe((20, 14), card=card(magic_resistance=2))
    state = asked(wizard(), ward, NEAR)
    for model, dice, found in ((2, [6, 1], True), (2, [5, 5], False), (3, [], False)):
        play = Play(FakeGame(), state, Scripted(dice), listening=True)
        assert resists(play, state.field.model_by_id[model], spell("mire")) is found


@pytest.mark.rule("LC-1.10-13")
def test_on_a_shared_base_the_first_is_meant_unless_another_is_named():
    rider, mount = troop(0, (24, 20), hurt={0: 1}), troop(0, (24, 20), hurt={0: 1})
    state = mounted(asked(wizard(), rider, mount, NEAR), 102, 103)
    assert [one.id for one in targets_of(state, Cast(WIZARD, "mend", 900))] == [2]
    assert [one.id for one in targets_of(state, Cast(WIZARD, "mend", 900, "3"))] == [3]


@pytest.mark.rule("LC-4.1-5")
def test_a_spell_that_fells_the_last_enemy_decides_the_battle():
    frail = foe((20, 14), card=card(wounds=1, defence=0, resistance=1), activated=True)
    play = cast(asked(wizard(), frail), Cast(WIZARD, "fire-dart", 2), (4, 4, 4, 4, 4))
    assert play.state.outcome.winners == (0,)


@pytest.mark.rule("LC-SPELL-storm")
@pytest.mark.rule("LC-1.6-16")
def test_a_regiment_struck_by_a_storm_is_asked_at_the_first_who_is_named():
    guarded = foe((19, 14), (20, 14), (21, 14), card=card(full_defence=2))
    storm = CastOnSeveral(WIZARD, "storm", (4, 2, 3))
    state = cast(asked(wizard(), guarded), storm, (4, 4)).state
    assert isinstance(state.agenda.top, Reaction)
    assert state.agenda.top.ask(state).pieces == (4,)
