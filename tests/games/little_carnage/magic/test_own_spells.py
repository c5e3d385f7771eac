"""Spells of the players' own at work: effects of the book with numbers of their own."""

import pytest

from slagveld.games.little_carnage.army.spell_kinds import spell_of
from slagveld.games.little_carnage.core.dice import defence_dice, melee_dice
from slagveld.games.little_carnage.core.state import Options
from slagveld.games.little_carnage.magic.actions import Cast, CastOnSeveral, CastTo
from slagveld.games.little_carnage.magic.wizards import castable
from slagveld.games.little_carnage.morale.fear_test import RepeatTest
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.games.little_carnage.view.cards import badges_of, regiment_card
from slagveld.games.little_carnage.view.scene import scene
from slagveld.kernel.event import Announced, Rolled, StatusChanged
from slagveld.table.shapes import Pose
from slagveld.texts import WRITTEN, Speaker, say
from tests.games.little_carnage.battle import act, battle, card, events, refused, troop, units
from tests.games.little_carnage.sorcery import WIZARD, asked, cast, foe, wizard


def own(effect, **numbers):
    """An own spell of this effect: difficulty 1, range 12 inches; called like its effect."""
    sheet = {"key": effect, "name": f"My {effect}", "effect": effect, "difficulty": 1,
             "range": 3000, **numbers}  # fmt: skip
    return spell_of(sheet)


def options(*spells):
    return Options(magic=True, spells=spells)


def sayable(words):
    return not any(Speaker(language).faults(words) for language in WRITTEN)


@pytest.mark.rule("LC-HOUSE-3", "LC-1.8-magic-3")
def test_who_knows_it_may_cast_it_and_sees_what_it_does():
    bolt = own("attack", dice=2, strength=4)
    state = asked(wizard(spells=("attack", "mend")), foe((20, 12)), options=options(bolt))
    assert [one.key for one in castable(state, state.field.models[0])] == ["mend", "attack"]
    notes = [say(note) for note in regiment_card(state, state.regiments[0]).notes]
    assert any(note.startswith("My attack: Strikes a model of the enemy") for note in notes)
    assert scene(state, 0) is not None
    other = asked(wizard(spells=("mend",)), foe((20, 12)), options=options(bolt))
    assert refused(other, 0, Cast(WIZARD, "attack", 2)) == "LC-1.8-magic-3"


@pytest.mark.rule("LC-HOUSE-3", "LC-1.6-3")
def test_an_attack_has_its_own_dice_and_strength():
    bolt = own("attack", dice=4, strength=6)
    state = asked(wizard(spells=("attack",)), foe((20, 12)), options=options(bolt))
    play = cast(state, Cast(WIZARD, "attack", 2), [4, 1, 5, 1, 1, 1, 1, 1])
    rolls = events(play, Rolled)
    assert [len(roll.dice) for roll in rolls] == [2, 4, 2]
    assert 2 not in play.state.field.model_by_id  # 2 skulls times 6, by Resistance 3: 4 wounds
    (told,) = events(play, Announced)
    assert told.rule == "LC-HOUSE-3"
    assert "My attack" in say(told.text())


@pytest.mark.rule("LC-HOUSE-3", "LC-SPELL-storm")
def test_an_attack_on_several_is_cast_on_a_regiment():
    rain = own("attack", dice=1, strength=3, models=2)
    state = asked(wizard(spells=("attack",)), foe((20, 12), (21, 12), (22, 12)),
                  options=options(rain))  # fmt: skip
    assert refused(state, 0, CastOnSeveral(WIZARD, "attack", (2, 3, 4))) == "LC-HOUSE-3"
    assert refused(state, 0, Cast(WIZARD, "attack", 2)) == "LC-HOUSE-3"
    play = cast(state, CastOnSeveral(WIZARD, "attack", (2, 3)), [4, 1, 1, 1, 1, 1, 1, 1, 1])
    assert [len(roll.dice) for roll in events(play, Rolled)][1:] == [1, 2, 1, 2]


@pytest.mark.rule("LC-HOUSE-3", "LC-SPELL-aegis", "LC-SPELL-fury")
@pytest.mark.parametrize(
    ("effect", "mark", "ask"),
    [("defence-die", "aegis", defence_dice), ("attack-die", "fury", melee_dice)],
)
def test_what_lasts_works_as_the_house_spell_and_adds_nothing_to_it(effect, mark, ask):
    def dice(*marks):
        friends = troop(0, (22, 20), marks=marks)
        state = asked(wizard(spells=(effect,)), friends, options=options(own(effect)))
        play = cast(state, Cast(WIZARD, effect, 2), (4, 4))
        regiment = play.state.regiment(102)
        assert regiment.round.marks == (mark,)
        assert [badge.icon for badge in badges_of(play.state, play.state.models_of(102), (), 0)]
        assert all(sayable(event.text()) for event in events(play, StatusChanged))
        return ask(regiment, play.state.field.model_by_id[2]).total

    plain = asked(wizard(), troop(0, (22, 20)))
    before = ask(plain.regiment(102), plain.field.model_by_id[2]).total
    assert dice() == dice(mark) == before + 1


@pytest.mark.rule("LC-HOUSE-3", "LC-SPELL-mire", "LC-SPELL-courage")
def test_slow_and_courage_hold_as_those_of_the_house():
    state = asked(wizard(spells=("slow",)), foe((20, 12)), options=options(own("slow")))
    play = cast(state, Cast(WIZARD, "slow", 2), (4, 4))
    assert play.state.regiment(102).mired == 1
    friends = troop(0, (22, 20), frightened_by=(103,))
    state = asked(wizard(spells=("courage",)), friends, foe((5, 5)),
                  options=options(own("courage")))  # fmt: skip
    play = cast(state, Cast(WIZARD, "courage", 2), (4, 4))
    assert (play.state.regiment(102).round.marks, play.state.regiment(102).frightened) == (
        ("courage",),
        False,
    )


@pytest.mark.rule("LC-HOUSE-3", "LC-SPELL-blink")
def test_a_leap_goes_as_far_as_its_maker_says():
    spell = own("move", distance=500)
    state = asked(wizard(spells=("move",)), foe((5, 5)), options=options(spell))
    near, far = (Pose(units(20), units(20) - way, 2700) for way in (500, 501))
    assert refused(state, 0, CastTo(WIZARD, "move", WIZARD, far)) == "LC-HOUSE-3"
    play = cast(state, CastTo(WIZARD, "move", WIZARD, near), (4, 4))
    assert play.state.field.by_id[1].pose.y == units(20) - 500


@pytest.mark.rule("LC-1.8-fear-9", "LC-HOUSE-3")
@pytest.mark.parametrize(("spells", "free"), [(("fear",), False), (("dread",), True)])
def test_who_was_frightened_by_a_spell_tests_against_its_level_again(spells, free):
    state = battle(
        troop(0, (5, 5), (6, 5), activated=True, frightened_by=(102,), frightened_early=True),
        troop(1, (20, 20), card=card(magic=3), spells=spells),
        agenda=(Activation(seat=0),),
        active=101,
        options=options(own("fear", level=2)),
    )
    play = act(state, 0, RepeatTest(), [6, 1])
    assert play.state.regiment(101).frightened is not free
