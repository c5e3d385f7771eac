"""When wizards are asked: moments, their order, and the stops of each seat (LC-1.3-17)."""

import random

import msgspec
import pytest

from slagveld.games.little_carnage.army.muster import Armies
from slagveld.games.little_carnage.attacks.full_defence_and_going_berserk import FullDefence
from slagveld.games.little_carnage.attacks.targets import Aim
from slagveld.games.little_carnage.core.state import Options
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.magic.actions import Cast, CastOnSeveral, CastTo
from slagveld.games.little_carnage.magic.any_moment import (
    PLACES,
    STOPS,
    CastNow,
    MagicMoment,
    opportunity,
)
from slagveld.games.little_carnage.magic.counterspell import LetMagicBe
from slagveld.games.little_carnage.magic.menus import all_casts, sensible, some_cast
from slagveld.games.little_carnage.melee.steps_of_combat import AttackStep
from slagveld.games.little_carnage.turn.activation import Activation, EndActivation
from slagveld.games.little_carnage.turn.sequence import (
    ActivationEnds,
    LateSpells,
    NextCard,
    RoundEnds,
)
from slagveld.kernel.agenda import Step
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.muster import Roster, WholeArmy
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.state import with_policy
from tests.games.little_carnage.battle import NORTH, SOUTH, act, battle, card, run, troop
from tests.games.little_carnage.house import spell
from tests.games.little_carnage.sorcery import MAGIC, asked, foe, wizard
from tests.games.little_carnage.stops import Stop


class Chance(Step, frozen=True):
    """A place where magic is possible."""

    def run(self, play):
        opportunity(play)


def moment(*troops, beneath=None, active=0, policy=None, seat=0, **more):
    """The question that comes up at a moment before a step, or what comes after it."""
    steps = (MagicMoment(first=more.pop("first", 0)), *([beneath] if beneath else []), Stop())
    more.setdefault("options", MAGIC)
    state = battle(*troops, agenda=steps, active=active, **more)
    for key, value in (policy or {}).items():
        state = with_policy(state, seat, key, value)
    return run(state).state


def asks(state):
    """Who is asked for a spell, and where."""
    top = state.agenda.top
    return (top.seat, top.at) if isinstance(top, CastNow) else None


ALWAYS = {"magic": "always"}
FOE = foe((20, 14), activated=True)


@pytest.mark.rule("LC-3-1")
def test_without_magic_there_are_no_moments():
    for options, moments in ((Options(), 0), (MAGIC, 1)):
        state = battle(wizard(), FOE, agenda=(Chance(), Stop()), options=options)
        state = with_policy(state, 0, "magic", "always")
        assert isinstance(run(state).state.agenda.top, CastNow) == moments


@pytest.mark.rule("LC-1.3-17")
@pytest.mark.parametrize(
    ("beneath", "at"),
    [
        (Activation(seat=1), "action"),
        (AttackStep(102, "melee", (Aim(2, 1, 1),), begun=True), "attack"),
        (NextCard(), "card"),
        (RoundEnds(), "round"),
    ],
)
def test_before_and_after_actions_between_attacks_and_cards_and_at_the_end(beneath, at):
    state = moment(wizard(), FOE, beneath=beneath, active=102, policy=ALWAYS)
    assert asks(state) == (0, at)
    assert state.agenda.top.ask(state).prompt.key == f"little-carnage:magic-ask-{at}"


@pytest.mark.rule("LC-1.3-17")
def test_each_place_can_be_skipped():
    for at, beneath in (("card", NextCard()), ("round", RoundEnds())):
        skipped = {**ALWAYS, f"magic-{at}": "skip"}
        assert asks(moment(wizard(), FOE, beneath=beneath, policy=skipped)) is None
        others = {f"magic-{one}": "skip" for one in PLACES if one != at}
        assert asks(moment(wizard(), FOE, beneath=beneath, policy={**ALWAYS, **others})) == (0, at)


@pytest.mark.rule("LC-1.3-17")
def test_in_his_own_activation_he_finds_his_spells_beside_the_rest():
    state = moment(wizard(), FOE, beneath=Activation(seat=0), active=101, policy=ALWAYS)
    assert isinstance(state.agenda.top, Activation)
    forms = [form.action for form in state.agenda.top.ask(state).forms]
    assert {"Cast", "CastOnSeveral", "CastTo", "EndActivation"} <= set(forms)
    after = act(state, 0, Cast(1, "mire", 2), (4, 4)).state
    assert after.regiment(102).mired == 2
    assert isinstance(after.agenda.top, Activation)
    assert act(after, 0, EndActivation()).state.agenda.top == Stop()


@pytest.mark.rule("LC-1.3-17")
def test_a_wizard_activated_earlier_casts_in_the_activation_of_another_regiment():
    state = battle(
        wizard(over=True), troop(0, (30, 30), activated=True), FOE,
        agenda=(Activation(seat=0), Stop()), active=102, options=MAGIC,
    )  # fmt: skip
    assert act(state, 0, Cast(1, "mire", 3), (4, 4)).state.regiment(103).mired == 2


@pytest.mark.rule("LC-1.3-17")
@pytest.mark.parametrize("active", [101, 102])
def test_the_side_of_the_activated_regiment_goes_first(active):
    state = battle(
        wizard(), wizard(26, 14, seat=1, facing=SOUTH), agenda=(Chance(), Stop()),
        active=active, options=MAGIC,
    )  # fmt: skip
    for seat in (0, 1):
        state = with_policy(state, seat, "magic", "always")
    state = run(state).state
    first = state.regiment(active).seat
    assert asks(state) == (first, "card")
    state = act(state, first, LetMagicBe()).state
    assert asks(state) == (1 - first, "card")
    assert act(state, 1 - first, LetMagicBe()).state.agenda.top == Stop()


@pytest.mark.rule("LC-1.3-17")
@pytest.mark.parametrize("ended", [101, 102])
def test_after_an_activation_its_side_still_goes_first(ended):
    state = battle(
        wizard(), wizard(26, 14, seat=1, facing=SOUTH),
        agenda=(ActivationEnds(regiment=ended), Stop()), active=ended, options=MAGIC,
    )  # fmt: skip
    for seat in (0, 1):
        state = with_policy(state, seat, "magic", "always")
    assert asks(run(state).state) == (ended - 101, "card")


@pytest.mark.rule("LC-1.3-17")
def test_after_a_spell_everybody_is_asked_again():
    state = moment(wizard(), wizard(22), FOE, beneath=RoundEnds(), policy=ALWAYS)
    state = act(state, 0, Cast(1, "mire", 3), (1, 1)).state
    assert asks(state) == (0, "round")
    state = act(state, 0, Cast(2, "fire-dart", 3), (1, 1)).state
    assert asks(state) is None


@pytest.mark.rule("LC-1.1-21")
def test_the_last_chance_comes_before_the_round_is_over():
    state = battle(wizard(), FOE, agenda=(LateSpells(), RoundEnds(), Stop()), options=MAGIC)
    assert asks(run(state).state) == (0, "round")


# When it matters


def test_who_says_nothing_is_asked_at_the_end_of_the_round_where_a_spell_lasts():
    end = RoundEnds()
    assert asks(moment(wizard(spells=("fire-dart",)), FOE, beneath=end)) == (0, "round")
    assert asks(moment(wizard(spells=("mire",)), FOE, beneath=end)) == (0, "round")
    assert asks(moment(wizard(spells=("aegis", "fury", "courage", "dread")), FOE,
                       beneath=end)) is None  # fmt: skip
    assert asks(moment(wizard(spells=("mend",)), FOE, beneath=end)) is None
    assert asks(moment(wizard(spells=("mend",), hurt={0: 1}), FOE, beneath=end)) == (0, "round")
    assert asks(moment(wizard(spells=("storm",), magic=1), FOE, beneath=end)) is None
    assert asks(moment(wizard(spells=("mire",)), foe((20, 1)), beneath=end)) is None
    assert asks(moment(wizard(spells=("fire-dart",)), FOE, beneath=NextCard())) is None


def near_fight(spells, beneath=None, **done):
    """An enemy, activated, that touches a friend of the wizard (model 2)."""
    friend = troop(0, (23, 14), facing=NORTH, hurt={0: 1})
    enemy = foe((22, 14), activated=True, card=card(wounds=5), **done)
    beneath = beneath or Activation(seat=1)
    return asks(moment(wizard(spells=spells), friend, enemy, beneath=beneath, active=103))


@pytest.mark.parametrize("key", ["aegis", "mend", "fire-dart", "dread", "mire"])
def test_he_is_asked_before_an_enemy_strikes_a_friend(key):
    assert near_fight((key,)) == (0, "action")


def test_he_is_not_asked_when_the_enemy_can_do_no_more():
    assert near_fight(("mire",), moved=True) is None
    assert near_fight(("aegis",), moved=True) == (0, "action")
    assert near_fight(("aegis", "fire-dart"), full_defence=True) is None
    assert near_fight(("fury", "courage")) is None


def test_he_is_not_asked_when_the_enemy_touches_nobody():
    alone = moment(wizard(spells=("fire-dart", "dread", "mend"), hurt={0: 1}), FOE,
                   beneath=Activation(seat=1), active=102)  # fmt: skip
    assert asks(alone) is None
    slow = moment(wizard(spells=("mire",)), FOE, beneath=Activation(seat=1), active=102)
    assert asks(slow) == (0, "action")


def test_between_two_attacks_friends_can_be_saved():
    def struck(model):
        return AttackStep(103, "melee", (Aim(3, model, 1),), begun=True)

    assert near_fight(("aegis",), struck(2)) == (0, "attack")
    assert near_fight(("aegis",), struck(1)) is None
    assert near_fight(("aegis",), struck(77)) is None
    assert near_fight(("fire-dart",), struck(2)) is None


@pytest.mark.parametrize("policy", ["answers", "never"])
def test_some_want_no_question(policy):
    state = moment(wizard(), FOE, beneath=RoundEnds(), policy={"magic": policy})
    assert asks(state) is None


def test_the_switches_are_those_of_the_game():
    keys = [form.key for form in LittleCarnage.policies]
    assert keys == ["reaction", "magic", *[f"magic-{place}" for place in PLACES]]
    assert [choice.key for choice in STOPS.policies[0].choices] == [
        "matters", "always", "answers", "never"
    ]  # fmt: skip
    assert [choice.key for choice in STOPS.policies[1].choices] == ["ask", "skip"]


# For bots


def test_the_menu_lists_every_sensible_spell_in_order():
    friend = troop(0, (22, 20), hurt={0: 1})
    state = asked(wizard(spells=("fire-dart", "mend", "storm", "raise")), friend,
                  foe((19, 14), (20, 14), card=card(wounds=3)))  # fmt: skip
    assert state.agenda.top.candidates(state, 0) == [
        LetMagicBe(),
        Cast(1, "fire-dart", 3, "3"),
        Cast(1, "fire-dart", 4, "4"),
        Cast(1, "mend", 2, "2"),
        CastOnSeveral(1, "storm", (3, 4)),
        CastOnSeveral(1, "storm", (4, 3)),
    ]


def test_the_menu_leaves_out_what_is_in_vain():
    vain = ("aegis", "courage", "mire", "dread", "fury")
    plain = asked(wizard(spells=vain), foe((20, 14), mired=2, card=card(undead=True)))
    assert all_casts(plain, 0) == [Cast(1, "fury", 1, "1")]
    touched = asked(wizard(spells=("aegis",)), foe((20, 19)))
    assert all_casts(touched, 0) == [Cast(1, "aegis", 1, "1")]
    afraid = asked(wizard(spells=("courage",)), troop(0, (22, 20), frightened_by=(103,)), FOE)
    assert all_casts(afraid, 0) == [Cast(1, "courage", 2, "2")]
    blinks = all_casts(asked(wizard(spells=("blink",)), FOE), 0)
    assert [type(one) for one in blinks] == [CastTo] * 8


@pytest.mark.parametrize("seed", range(30))
def test_chance_proposes_only_what_is_allowed(seed):
    friend = troop(0, (22, 20), (23, 20), hurt={0: 1})
    state = asked(wizard(magic=3), friend, foe((19, 14), (20, 14)))
    question = state.agenda.top
    action = question.propose(state, 0, random.Random(seed))
    assert question.check(state, 0, action) is None


def test_chance_casts_sometimes_and_nothing_without_wizards():
    state = asked(wizard(spells=("fire-dart",)), FOE)
    found = [some_cast(state, 0, random.Random(seed)) for seed in range(5)]
    assert found == [Cast(1, "fire-dart", 2, "2")] * 5
    assert some_cast(state, 1, random.Random(1)) is None
    assert some_cast(asked(wizard(spells=()), FOE), 0, random.Random(1)) is None
    proposed = [state.agenda.top.propose(state, 0, random.Random(n)) for n in range(20)]
    assert len({type(one) for one in proposed}) == 2


def test_passing_is_free():
    state = moment(wizard(), FOE, beneath=RoundEnds(), policy=ALWAYS)
    question = state.agenda.top
    assert question.check(state, 0, LetMagicBe()) is None
    assert question.who(state) == (0,)
    assert question.ask(state).pieces == (1,)


# Armies with wizards


def wizards_army(**choices):
    entries = [{"key": "human-magister"}, {"key": "human-spearmen", "count": 3}]
    entries[0]["choices"] = {"spells": ["mire", "blink"]} if choices.pop("own", False) else {}
    return {"game": "little-carnage", "name": "x", "entries": entries, "choices": choices}


@pytest.mark.rule("LC-3-1")
@pytest.mark.parametrize(
    ("own", "spells"), [(False, ("fire-dart", "mend", "aegis")), (True, ("mire", "blink"))]
)
def test_the_switch_of_the_battle_lets_wizards_in_with_their_spells(own, spells):
    game = LittleCarnage()
    armies = (wizards_army(own=own, magic=True), wizards_army())
    setup = game.setup("last-man-standing", options={"magic": True}, armies=armies)
    state = game.start(setup)
    assert state.options.magic
    assert state.regiments[0].spells == spells
    with pytest.raises(RefusedError) as refusal:
        game.start(game.setup("last-man-standing", armies=armies))
    assert refusal.value.refusal.rule == "LC-3-1"


@pytest.mark.rule("LC-3-1")
def test_the_army_builder_has_a_switch_for_wizards():
    armies = LittleCarnage().muster()
    assert isinstance(armies, WholeArmy)
    plain, meant = [msgspec.convert(wizards_army(**c), Roster) for c in ({}, {"magic": True})]
    assert [(field.name, field.optional) for field in armies.fields(plain)] == [("magic", True)]
    assert [fault.rule for fault in armies.faults(plain)] == ["LC-3-1"]
    assert armies.faults(meant) == []
    assert Armies(magic=True).fields(plain) == ()

    def refused_wizards(roster):
        offers = [offer for offer in armies.offers(roster) if offer.key == "human-magister"]
        return [offer.refusal and offer.refusal.rule for offer in offers]

    assert (refused_wizards(plain), refused_wizards(meant)) == (["LC-3-1"], [None])


def makes_sense(key, target, *more):
    """Whether a spell of the wizard makes sense on model 2."""
    state = asked(wizard(), target, *more, round=3)
    by_id = state.field.model_by_id
    return sensible(state, by_id[1], spell(key), by_id[2])


def test_what_makes_sense():
    friend, near = (22, 20), foe((22, 19))
    assert makes_sense("mend", troop(0, friend, hurt={0: 1}))
    assert not makes_sense("mend", troop(0, friend))
    assert makes_sense("aegis", troop(0, friend), near)
    assert not makes_sense("aegis", troop(0, friend, marks=("aegis",)), near)
    assert makes_sense("fury", troop(0, friend))
    for done in ({"attacked": True}, {"full_defence": True}, {"cast": True}, {"marks": ("fury",)}):
        assert not makes_sense("fury", troop(0, friend, **done))
    early = [makes_sense("mire", foe((20, 14), mired=n)) for n in (0, 2, 3, 4)]
    assert early == [True, True, False, False]
    late = [makes_sense("mire", foe((20, 14), mired=n, activated=True)) for n in (0, 3, 4)]
    assert late == [True, True, False]
    assert makes_sense("dread", foe((20, 14)))
    assert not makes_sense("dread", foe((20, 14), over=True))
    assert not makes_sense("dread", foe((20, 14), frightened_by=(101,)))
    assert not makes_sense("dread", foe((20, 14), card=card(fear=1)))
    assert makes_sense("fire-dart", foe((20, 14)))


@pytest.mark.rule("LC-1.3-17")
def test_a_battle_with_wizards_by_chance_is_sound():
    game = LittleCarnage()
    armies = (wizards_army(), wizards_army(own=True))
    options = {"magic": True, "rounds": 8, "points": 1000}
    rng, dice = Rng(3), Quick(Rng(4))
    state = game.begin(game.setup("last-man-standing", options=options, armies=armies), dice).state
    told = set()
    while state.outcome is None:
        question = game.question(state)
        seat = question.who(state)[0]
        action = question.propose(state, seat, rng)
        assert question.check(state, seat, action) is None
        told.add(type(action).__name__)
        state = game.apply(state, seat, action, dice).state
        assert game.faults(state) == []
    assert {"Cast", "CastTo"} & told


@pytest.mark.rule("LC-1.3-17")
def test_after_each_action_of_an_activation_the_enemy_may_cast():
    brave = troop(1, (20, 14), card=card(full_defence=1), activated=True)
    state = battle(wizard(), brave, agenda=(Activation(seat=1), Stop()), options=MAGIC, active=102)
    state = with_policy(state, 0, "magic", "always")
    assert asks(act(state, 1, FullDefence()).state) == (0, "action")
    never = with_policy(state, 0, "magic", "never")
    assert isinstance(act(never, 1, FullDefence()).state.agenda.top, Activation)
