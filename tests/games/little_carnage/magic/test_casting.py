"""The casting roll and what forbids a spell (LC-1.3-17, LC-1.8-magic-1..4, LC-1.6-18)."""

import pytest

from slagveld.games.little_carnage.attacks.full_defence_and_going_berserk import defence_refusal
from slagveld.games.little_carnage.attacks.targets import attack_refusal
from slagveld.games.little_carnage.core.activated_regiment import may_attack
from slagveld.games.little_carnage.core.spellbook import most_spells
from slagveld.games.little_carnage.core.state import Options
from slagveld.games.little_carnage.magic.actions import Cast, CastOnSeveral, CastTo
from slagveld.games.little_carnage.magic.casting import CASTING
from slagveld.games.little_carnage.magic.counterspell import LetMagicBe
from slagveld.games.little_carnage.magic.wizards import castable, ready_wizards
from slagveld.games.little_carnage.odds.spells import shield_chance, success_chance
from slagveld.kernel.event import Announced, Rolled, Told
from slagveld.table.shapes import Pose
from tests.games.little_carnage.battle import EAST, card, events, mounted, refused, troop
from tests.games.little_carnage.sorcery import ALL, WIZARD, asked, cast, foe, wizard

NEAR = foe((20, 14))


def rolled(play):
    return [(event.rule, event.seat, event.dice) for event in events(play, Rolled)]


@pytest.mark.rule("LC-1.8-magic-1")
@pytest.mark.parametrize(("magic", "dice"), [(1, (4,)), (2, (3, 4)), (3, (1, 2, 6))])
def test_a_wizard_rolls_as_many_offensive_dice_as_his_level(magic, dice):
    play = cast(asked(wizard(magic=magic), NEAR), Cast(WIZARD, "mire", 2), dice)
    assert rolled(play) == [("LC-1.8-magic-1", 0, dice)]
    assert play.state.regiment(102).mired == 1


@pytest.mark.rule("LC-1.8-magic-1")
@pytest.mark.rule("LC-HOUSE-3")
@pytest.mark.parametrize(("dice", "works"), [((3, 3), False), ((4, 3), False), ((4, 5), True)])
def test_a_spell_may_ask_for_more_than_one_success(dice, works):
    state = asked(wizard(), NEAR)
    play = cast(state, Cast(WIZARD, "dread", 2), (*dice, 1) if works else dice)
    assert play.state.regiment(102).frightened == works
    (told,) = [event for event in events(play, Told) if event.rule == "LC-1.8-magic-1"]
    assert told.what.key.endswith("magic-succeeds" if works else "magic-fails")


@pytest.mark.rule("LC-1.8-magic-4")
@pytest.mark.parametrize("dice", [(3, 3), (4, 4)])
def test_one_spell_a_round_and_a_failed_one_counts(dice):
    state = asked(wizard(), NEAR)
    after = cast(state, Cast(WIZARD, "mire", 2), dice).state
    done = after.regiment(101).round
    assert (done.cast, done.casters, done.cast_attack) == (True, (1,), False)
    assert ready_wizards(after, 0) == []
    assert CASTING.check(after, 0, Cast(WIZARD, "mire", 2)).rule == "LC-1.8-magic-4"


@pytest.mark.rule("LC-1.8-magic-4")
def test_two_wizards_of_a_regiment_have_a_spell_each():
    pair = troop(0, (20, 20), (21, 20), card=card(magic=1), spells=ALL, activated=True)
    after = cast(asked(pair, foe((20, 14))), Cast(1, "mire", 3), (1,)).state
    assert [one.id for one in ready_wizards(after, 0)] == [2]
    assert CASTING.check(after, 0, Cast(2, "mire", 3)) is None


@pytest.mark.rule("LC-1.3-17")
def test_who_casts_makes_no_attack_in_the_round():
    state = asked(wizard(), NEAR)
    assert may_attack(state.regiment(101))
    after = cast(state, Cast(WIZARD, "mire", 2), (1, 1)).state
    assert not may_attack(after.regiment(101))
    assert attack_refusal(0, after.regiment(101)).rule == "LC-1.3-17"


@pytest.mark.rule("LC-1.3-17")
def test_who_has_attacked_casts_no_more():
    assert refused(asked(wizard(attacked=True), NEAR), 0, Cast(WIZARD, "mire", 2)) == "LC-1.3-17"


@pytest.mark.rule("LC-1.3-17")
def test_he_casts_from_his_activation_on_and_after_it():
    action = Cast(WIZARD, "mire", 2)
    early = asked(wizard(activated=False), NEAR)
    assert refused(early, 0, action) == "LC-1.3-17"
    assert ready_wizards(early, 0) == []
    assert refused(asked(wizard(over=True), NEAR), 0, action) is None


@pytest.mark.rule("LC-1.6-18")
def test_full_defence_forbids_spells_that_are_attacks_and_no_others():
    state = asked(wizard(full_defence=True), NEAR)
    assert refused(state, 0, Cast(WIZARD, "fire-dart", 2)) == "LC-1.6-18"
    assert refused(state, 0, CastOnSeveral(WIZARD, "storm", (2,))) == "LC-1.6-18"
    assert refused(state, 0, Cast(WIZARD, "dread", 2)) is None
    known = [spell.key for spell in castable(state, state.field.model_by_id[1])]
    assert known == [key for key in ALL if key not in ("fire-dart", "storm")]


@pytest.mark.rule("LC-1.6-17")
def test_a_wizard_who_has_reacted_may_cast_what_is_no_attack():
    reacted = wizard(activated=True, over=True, full_defence=True)
    assert refused(asked(reacted, NEAR), 0, Cast(WIZARD, "mire", 2)) is None
    assert refused(asked(reacted, NEAR), 0, Cast(WIZARD, "fire-dart", 2)) == "LC-1.6-18"


@pytest.mark.rule("LC-1.6-18")
@pytest.mark.parametrize(("spell", "rule"), [("fire-dart", "LC-1.6-18"), ("mire", None)])
def test_after_an_attack_by_spell_there_is_no_full_defence(spell, rule):
    after = cast(asked(wizard(), NEAR), Cast(WIZARD, spell, 2), (1, 1)).state
    refusal = defence_refusal(after.regiment(101))
    assert (refusal and refusal.rule) == rule


@pytest.mark.rule("LC-1.8-fear-5")
def test_a_frightened_wizard_casts_nothing():
    state = asked(wizard(frightened_by=(102,)), NEAR)
    assert refused(state, 0, Cast(WIZARD, "mire", 2)) == "LC-1.8-fear-5"


@pytest.mark.rule("LC-1.9-19")
def test_a_wizard_who_climbs_casts_nothing():
    state = asked(wizard(), NEAR)
    state = state.with_model(state.field.model_by_id[1].changed(climbed=True))
    assert refused(state, 0, Cast(WIZARD, "mire", 2)) == "LC-1.9-19"


@pytest.mark.rule("LC-3-1")
def test_without_the_switch_nobody_casts():
    state = asked(wizard(), NEAR, options=Options())
    assert refused(state, 0, Cast(WIZARD, "mire", 2)) == "LC-1.8-magic-1"
    assert CASTING.forms(state, 0) == CASTING.menu(state, 0) == []
    assert CASTING.propose(state, 0, None) is None
    assert state.agenda.top.who(state) == ()


@pytest.mark.rule("LC-1.8-magic-3")
def test_he_casts_only_what_he_knows():
    state = asked(wizard(spells=("mend", "aegis")), NEAR)
    assert refused(state, 0, Cast(WIZARD, "mire", 2)) == "LC-1.8-magic-3"
    assert refused(state, 0, Cast(WIZARD, "nonsense", 2)) == "LC-1.8-magic-3"
    assert refused(state, 0, Cast(WIZARD, "counterspell", 2)) == "LC-SPELL-counterspell"


@pytest.mark.rule("LC-HOUSE-3")
@pytest.mark.parametrize(("y", "rule"), [(7, None), (6.99, "LC-SPELL-mire")])
def test_ranges_are_measured_from_base_to_base(y, rule):
    assert refused(asked(wizard(), foe((20, y))), 0, Cast(WIZARD, "mire", 2)) == rule


@pytest.mark.rule("LC-HOUSE-3")
def test_a_regiment_is_reached_by_any_of_its_models():
    row = foe((20, 7), (20, 6), (20, 5))
    state = asked(wizard(), row)
    assert [refused(state, 0, Cast(WIZARD, "mire", n)) for n in (2, 3, 4)] == [None, None, None]
    darts = [refused(state, 0, Cast(WIZARD, "fire-dart", n)) for n in (2, 3)]
    assert darts == [None, "LC-SPELL-fire-dart"]


@pytest.mark.rule("LC-HOUSE-3")
def test_sight_is_that_of_a_shot():
    behind = asked(wizard(facing=EAST), NEAR)
    assert refused(behind, 0, Cast(WIZARD, "mire", 2)) == "LC-1.1-18"
    screened = asked(wizard(), NEAR, troop(0, (20, 17)))
    assert refused(screened, 0, Cast(WIZARD, "mire", 2)) == "LC-1.8-ranged-7"
    friend = troop(0, (20, 24), hurt={0: 1})
    assert refused(asked(wizard(), friend), 0, Cast(WIZARD, "mend", 2)) is None


def test_any_well_formed_spell_gets_an_answer():
    state = asked(wizard(), NEAR)
    to = Pose(0, 0)
    assert refused(state, 0, LetMagicBe()) is None
    assert refused(state, 0, Cast(77, "mire", 2)) == "LC-1.8-magic-1"
    assert refused(state, 0, Cast(2, "mire", 1)) == "LC-1.8-magic-1"
    assert refused(state, 0, Cast(WIZARD, "mire", 77)) == "LC-SPELL-mire"
    assert refused(state, 0, Cast(WIZARD, "mire", 2, "77")) == "LC-SPELL-mire"
    assert refused(state, 0, Cast(WIZARD, "mire", 1)) == "LC-SPELL-mire"
    assert refused(state, 0, Cast(WIZARD, "aegis", 2)) == "LC-SPELL-aegis"
    assert refused(state, 0, Cast(WIZARD, "storm", 2)) == "LC-SPELL-storm"
    assert refused(state, 0, Cast(WIZARD, "blink", 1)) == "LC-SPELL-blink"
    assert refused(state, 0, CastTo(WIZARD, "mire", 2, to)) == "LC-SPELL-mire"
    assert refused(state, 0, CastTo(WIZARD, "raise", 77, to)) == "LC-SPELL-raise"
    assert refused(state, 0, CastOnSeveral(WIZARD, "mire", (2,))) == "LC-SPELL-mire"
    for targets in ((), (77,), (2, 77), (2, 2), (1,)):
        assert refused(state, 0, CastOnSeveral(WIZARD, "storm", targets)) == "LC-SPELL-storm"


def test_a_spell_is_announced_with_its_rule():
    play = cast(asked(wizard(), NEAR), Cast(WIZARD, "mire", 2), (1, 1))
    assert [(event.seat, event.rule) for event in events(play, Announced)] == [(0, "LC-SPELL-mire")]


def test_a_wizard_who_rides_a_monster_casts_from_its_base():
    mount = troop(0, (20, 20), card=card(base="monster"), activated=True)
    state = mounted(asked(wizard(), mount, foe((20, 14))), 101, 102)
    assert refused(state, 0, Cast(900, "mire", 3)) is None
    after = cast(state, Cast(900, "mire", 3), (1, 1)).state
    assert (after.regiment(101).round.cast, after.regiment(102).round.cast) == (True, False)


def test_on_a_shared_base_the_one_meant_is_named():
    rider, mount = foe((20, 12), hurt={0: 1}), foe((20, 12), card=card(base="monster"))
    state = mounted(asked(wizard(), rider, mount), 102, 103)
    play = cast(state, Cast(WIZARD, "mire", 900, "3"), (4, 4))
    assert [play.state.regiment(n).mired for n in (102, 103)] == [0, 1]
    play = cast(state, Cast(WIZARD, "mire", 900), (4, 4))
    assert [play.state.regiment(n).mired for n in (102, 103)] == [1, 0]


@pytest.mark.rule("LC-1.8-magic-3")
@pytest.mark.rule("LC-1.8-magic-ex1")
def test_a_wizard_knows_one_spell_more_than_his_level():
    assert [most_spells(level) for level in (0, 1, 2, 3)] == [0, 2, 3, 4]


@pytest.mark.rule("LC-HOUSE-3")
@pytest.mark.parametrize(
    ("magic", "chances"), [(1, [50, 0, 0]), (2, [75, 25, 0]), (3, [87.5, 50, 12.5])]
)
def test_chances_to_cast_by_level_and_difficulty(magic, chances):
    assert [float(100 * success_chance(magic, need)) for need in (1, 2, 3)] == chances
    assert success_chance(magic, 0) == 1


def test_chances_to_resist():
    assert [round(100 * float(shield_chance(n, 1))) for n in (1, 2, 3)] == [17, 31, 42]
    assert shield_chance(3, 0) == 1
