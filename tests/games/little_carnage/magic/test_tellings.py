"""What is said of spells: announcements, rolls, effects and refusals, word by word."""

import pytest

from slagveld.games.little_carnage.core.book import FOLDER, PREFIX
from slagveld.games.little_carnage.magic.actions import Cast, CastOnSeveral, CastTo
from slagveld.games.little_carnage.magic.counterspell import AnswerMagic, CastCounter
from slagveld.kernel.event import (
    Announced,
    Changed,
    Healed,
    Moved,
    Placed,
    Rolled,
    StatusChanged,
    Told,
)
from slagveld.record import replace
from slagveld.texts import Distance, Speaker, add_source
from tests.games.little_carnage.battle import EAST, act, card, events, mounted, troop
from tests.games.little_carnage.magic.test_places import at, dead
from tests.games.little_carnage.sorcery import WIZARD, asked, cast, foe, wizard

ONE, TWO, THREE = card(key="one", magic=2), card(key="two"), card(key="three", magic=2)
add_source("little-carnage", FOLDER.parent / "texts")
EN = Speaker("en")


def mage(**more):
    """The wizard, whose name is `one`."""
    return wizard(**more) | {"card": ONE}


def enemy(*places, **more):
    """Enemies called `two`."""
    return foe(*(places or ((20, 14),)), card=more.pop("card", TWO), **more)


def said(play, kind, *fields):
    """What events of a kind say: the rule, then the text, then the fields named."""
    return [
        (
            one.rule,
            *[EN.say(value) if name == "what" else value for name, value in _of(one, fields)],
        )
        for one in events(play, kind)
    ]


def _of(event, fields):
    return [(name, getattr(event, name)) for name in ("what", *fields) if hasattr(event, name)]


def refusal(state, action, seat=0):
    """The rule of a refusal, and its sentence."""
    found = state.agenda.top.check(state, seat, action)
    return found.rule, EN.say(found.text)


# Casting and answering


def test_casting_and_failing_are_told():
    play = cast(asked(mage(), enemy()), Cast(WIZARD, "dread", 2), (4, 3))
    announced = "Dread of one on two, the wizard’s only spell of this round (2 skulls needed)"
    assert said(play, Announced, "seat") == [("LC-SPELL-dread", announced, 0)]
    assert said(play, Told) == [("LC-1.8-magic-1", "Dread of one on two fails.")]
    (roll,) = events(play, Rolled)
    purpose = "one casts Dread on two (2 skulls needed)"
    assert (EN.say(roll.purpose), roll.seat, roll.pieces) == (purpose, 0, (1, 102))
    assert (EN.say(roll.pool.name), roll.pool.total) == ("Magic 2", 2)


def answered(dice, second):
    rival = wizard(26, seat=1) | {"card": THREE}
    state = cast(asked(mage(), enemy(), rival), Cast(WIZARD, "mire", 2), dice).state
    assert isinstance(state.agenda.top, AnswerMagic)
    return state, act(state, 1, CastCounter(3), second)


@pytest.mark.rule("LC-SPELL-counterspell")
def test_a_counterspell_is_told_with_what_it_needed():
    state, play = answered((4, 4), (4, 4))
    prompt = EN.say(state.agenda.top.ask(state).prompt)
    assert prompt == "one casts Mire on two with 2 skulls. A counterspell?"
    stops = "three stops Mire with a counterspell."
    assert said(play, Told) == [("LC-SPELL-counterspell", stops)]
    (roll,) = events(play, Rolled)
    purpose = "three counters Mire of one (2 skulls needed)"
    assert (EN.say(roll.purpose), roll.pieces) == (purpose, (3, 1))
    _, play = answered((4, 1), (3, 3))
    weak = "The counterspell of three is too weak: Mire goes on."
    assert said(play, Told) == [("LC-SPELL-counterspell", weak)]


@pytest.mark.rule("LC-1.8-magic-2")
def test_why_a_counterspell_is_refused():
    near, slow = wizard(26, seat=1), wizard(28, seat=1, activated=False) | {"card": THREE}
    far = wizard(60, seat=1)
    state = asked(mage(), enemy(), near, slow, far, size=(80, 40))
    state = cast(state, Cast(WIZARD, "mire", 2), (4, 4)).state
    late = "three has not been activated and is not quicker than one."
    assert refusal(state, CastCounter(4), 1) == ("LC-1.8-magic-2", late)
    away = f"one is more than {EN.say(Distance(6000))} away."
    assert refusal(state, CastCounter(5), 1) == ("LC-SPELL-counterspell", away)


@pytest.mark.rule("LC-1.8-resistance-1")
def test_resisting_is_told():
    tough = enemy(card=card(key="two", magic_resistance=2))
    play = cast(asked(mage(), tough), Cast(WIZARD, "fire-dart", 2), (4, 4, 1, 6))
    assert said(play, Told) == [
        ("LC-1.8-magic-1", "Fire Dart of one succeeds."),
        ("LC-1.8-resistance-1", "two resists: Fire Dart does nothing to it."),
    ]
    roll = events(play, Rolled)[1]
    purpose = "two tries to resist Fire Dart"
    assert (EN.say(roll.purpose), roll.seat, roll.pieces) == (purpose, 1, (2,))


# Effects


@pytest.mark.rule("LC-SPELL-dread")
@pytest.mark.parametrize(
    "done", [{"card": card(key="two", fear=1)}, {"frightened_by": (101,)}, {"marks": ("courage",)}]
)
def test_dread_that_needs_no_test_is_told(done):
    play = cast(asked(mage(), enemy(**done)), Cast(WIZARD, "dread", 2), (4, 4))
    nothing = "Dread does nothing: two need not take the test."
    assert said(play, Told)[1:] == [("LC-SPELL-dread", nothing)]
    tested = cast(asked(mage(), enemy()), Cast(WIZARD, "dread", 2), (4, 4, 6))
    assert said(tested, Told)[1:] == [("LC-1.8-fear-4", "two stands firm against one.")]


@pytest.mark.rule("LC-SPELL-mire")
def test_a_mire_never_shortens_another():
    state = asked(mage(), enemy(mired=4), round=3)
    assert cast(state, Cast(WIZARD, "mire", 2), (4, 4)).state.regiment(102).mired == 4
    state = asked(mage(), enemy(mired=3, activated=True), round=3)
    assert cast(state, Cast(WIZARD, "mire", 2), (4, 4)).state.regiment(102).mired == 4


@pytest.mark.parametrize(("spell", "name"), [("aegis", "Aegis"), ("fury", "Fury"),
                                             ("courage", "Courage")])  # fmt: skip
def test_marks_are_told_once_for_the_regiment(spell, name):
    friends = troop(0, (22, 20), (23, 20), card=TWO)
    play = cast(asked(mage(), friends), Cast(WIZARD, spell, 3), (4, 4))
    (status,) = events(play, StatusChanged)
    assert (status.piece, status.name, status.on) == (2, TWO.name, True)
    assert (status.group, status.pieces) == (102, (2, 3))
    assert EN.say(status.text()).startswith(f"two is under {name}: ")
    assert play.state.regiment(102).round.marks == (spell,)


def test_two_spells_leave_two_marks():
    friends = troop(0, (22, 20), card=TWO, marks=("fury",), resisted=(("fury", 2),))
    play = cast(asked(mage(), friends), Cast(WIZARD, "aegis", 2), (4, 4))
    done = play.state.regiment(102).round
    assert (done.marks, done.resisted) == (("fury", "aegis"), (("fury", 2),))


@pytest.mark.rule("LC-SPELL-mend")
def test_mending_is_told_with_the_die():
    friend = troop(0, (22, 20), card=card(key="two", wounds=3), hurt={0: 1})
    play = cast(asked(mage(), friend), Cast(WIZARD, "mend", 2), (4, 1))
    (healed,) = events(play, Healed)
    assert (EN.say(healed.name), healed.rule) == ("two", "LC-SPELL-mend")
    assert said(play, Changed, "piece", "old", "new") == [
        ("LC-SPELL-mend", "Attack dice of two", 2, 2, 3)
    ]
    friend = troop(0, (22, 20), card=card(key="two", wounds=3), hurt={0: 2})
    play = cast(asked(mage(), friend), Cast(WIZARD, "mend", 2), (4, 1))
    assert said(play, Changed, "old", "new") == [("LC-SPELL-mend", "Defence dice of two", 1, 2)]


@pytest.mark.rule("LC-SPELL-blink")
def test_a_leap_is_told_with_its_length():
    play = cast(asked(mage(), enemy()), CastTo(WIZARD, "blink", 1, at(23, 24, EAST)), (4, 4))
    (moved,) = events(play, Moved)
    assert (moved.piece, EN.say(moved.name), moved.length) == (1, "one", 1250)
    assert moved.pose == at(23, 24, EAST)


@pytest.mark.rule("LC-SPELL-raise")
@pytest.mark.rule("LC-1.8-resistance-1")
def test_the_slain_do_not_resist():
    bones = card(key="two", undead=True, magic_resistance=3)
    state = dead(asked(wizard(magic=3), troop(0, (22, 20), card=bones, count=2), foe((5, 5))), 50)
    play = cast(state, CastTo(1, "raise", 2, at(22, 21)), (4, 4, 4))
    assert [event.rule for event in events(play, Rolled)] == ["LC-1.8-magic-1"]
    (placed,) = events(play, Placed)
    assert (EN.say(placed.name), placed.pose) == ("two 50", at(22, 21))


# Refusals


FRIEND = troop(0, (22, 20), card=TWO)


@pytest.mark.parametrize(
    ("done", "sentence"),
    [
        ({"activated": False}, "one casts only from his activation on."),
        ({"casters": (1,)}, "one has used up his spell of this round."),
        ({"attacked": True}, "one has attacked this round and casts no more."),
        ({"frightened_by": (102,)}, "one is frightened and casts nothing."),
        ({"spells": ()}, "one does not know this spell."),
        ({"full_defence": True}, "one is in full defence, and Fire Dart is an attack."),
    ],
)
def test_why_a_wizard_may_not(done, sentence):
    assert refusal(asked(mage(**done), enemy()), Cast(WIZARD, "fire-dart", 2))[1] == sentence


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (Cast(1, "fire-dart", 2), "Fire Dart is cast on enemies; two is yours."),
        (Cast(1, "aegis", 3), "Aegis is cast on your own side; two is an enemy."),
        (Cast(1, "mend", 2), "two has lost no Wound."),
        (CastTo(1, "raise", 2, at(22, 21)), "two: not Undead, so nobody returns."),
        (Cast(1, "storm", 3), "Storm is cast in another way."),
        (Cast(1, "mire", 77), "There is nobody on whom Mire could be cast."),
        (CastOnSeveral(1, "storm", (3, 3)),
         "Storm strikes up to 3 different models of one regiment."),
        (CastTo(1, "blink", 1, at(29, 20)),
         f"one can be put down at most {EN.say(Distance(2000))} away."),
        (CastTo(1, "blink", 1, at(20, 15.02)), "one may not come into contact with an enemy."),
    ],
)  # fmt: skip
def test_why_a_spell_is_refused(action, sentence):
    state = asked(mage(), FRIEND, enemy((20, 14)))
    found = refusal(state, action)
    assert found[1] == sentence
    assert found[0] == f"{PREFIX}-SPELL-{action.spell}"


def test_why_nobody_returns():
    bones = troop(0, (22, 20), card=card(key="two", undead=True), count=2)
    state = asked(mage(), bones, enemy())
    action = CastTo(1, "raise", 2, at(22, 21.1))
    assert refusal(state, action)[1] == "No model of two has been slain."
    assert refusal(dead(state, 50), action)[1] == "The model that returns must touch two."
    far = dead(asked(mage(), bones | {"places": ((35, 20),)}, enemy()), 50)
    away = f"two is more than {EN.say(Distance(2000))} away."
    assert refusal(far, CastTo(1, "raise", 2, at(35, 21)))[1] == away


def test_who_does_not_go_on_foot():
    horse = troop(0, (22, 20), card=card(key="two", base="rider"))
    found = refusal(asked(mage(), horse, enemy()), CastTo(1, "blink", 2, at(22, 24)))
    assert found[1] == "Blink is for the wizard himself and models on foot, not for two."
    lord = troop(0, (22, 20), card=card(key="lord"))
    state = mounted(asked(mage(), lord, troop(0, (23, 20), card=TWO), enemy()), 102, 103)
    assert refusal(state, CastTo(1, "blink", 900, at(22, 25)))[0] == "LC-SPELL-blink"


def test_a_dead_wizard_and_dead_targets_are_nobody():
    state = asked(mage(), wizard(24), enemy((19, 14), (20, 14)))
    gone = [one for one in state.field.stands if one.id not in (2, 3)]
    models = [one for one in state.field.models if one.id not in (2, 3)]
    field = type(state.field)(state.field.table, tuple(gone), tuple(models))
    state = replace(state, field=field)
    assert refusal(state, Cast(2, "mire", 4)) == ("LC-1.8-magic-1", "There is no wizard of yours.")
    assert refusal(state, Cast(1, "fire-dart", 3))[0] == "LC-SPELL-fire-dart"
    assert refusal(state, CastOnSeveral(1, "storm", (4, 3)))[0] == "LC-SPELL-storm"
