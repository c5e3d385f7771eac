"""Wizards and targets that share a base: who casts, and who of them is struck."""

import pytest

from slagveld.games.little_carnage.magic.actions import Cast, CastOnSeveral, targets_of
from slagveld.games.little_carnage.magic.casting import CASTING
from slagveld.games.little_carnage.magic.menus import all_casts
from slagveld.games.little_carnage.magic.wizards import wizard_on
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Rolled
from tests.games.little_carnage.battle import card, events, mounted, refused, troop
from tests.games.little_carnage.sorcery import asked, cast, foe, wizard

NEAR = foe((20, 14))
MONSTER = card(base="monster", wounds=9, defence=0)
BEARERS = card(wounds=9, defence=0)


def pair(rider=(), mount=(), **more):
    """A wizard on a dragon that is one too (stand 900, models 1 and 2), and an enemy (3)."""
    spells = more.pop("spells", (("mend", "mire"), ("storm", "mire")))
    first = wizard(spells=spells[0], **dict(rider))
    second = wizard(spells=spells[1], skills={"base": "monster"}, **dict(mount))
    return mounted(asked(first, second, NEAR, **more), 101, 102)


def casters(state):
    return [state.regiment(number).round.casters for number in (101, 102)]


# Who casts


@pytest.mark.rule("LC-1.8-magic-3")
def test_of_two_wizards_on_a_base_the_one_who_knows_the_spell_casts_it():
    state = pair()
    storm, mire = CastOnSeveral(900, "storm", (3,)), Cast(900, "mire", 3)
    assert casters(cast(state, storm, (1, 1)).state) == [(), (2,)]
    after = cast(state, mire, (1, 1)).state
    assert casters(after) == [(1,), ()]
    assert CASTING.check(after, 0, mire) is None
    assert CASTING.check(after, 0, Cast(900, "mend", 900)).rule == "LC-1.8-magic-3"
    assert refused(state, 0, Cast(900, "aegis", 900)) == "LC-1.8-magic-3"


@pytest.mark.rule("LC-1.3-17")
def test_one_who_may_cast_comes_before_one_who_may_not():
    assert wizard_on(pair({"attacked": True}), 0, 900).id == 2
    assert wizard_on(pair({}, {"attacked": True}), 0, 900).id == 1
    assert wizard_on(pair({}, {"attacked": True}), 0, 900, "storm").id == 1
    assert wizard_on(pair(), 0, 900, "storm").id == 2
    assert [wizard_on(pair(), seat, stand) for seat, stand in ((1, 900), (0, 1), (0, 3))] == [
        None, None, None
    ]  # fmt: skip


@pytest.mark.rule("LC-1.6-18")
def test_one_in_full_defence_leaves_the_attack_to_the_other():
    both = (("storm",), ("storm",))
    assert wizard_on(pair({"full_defence": True}, spells=both), 0, 900, "storm").id == 2


def test_what_the_forms_offer_is_what_may_be_cast():
    state = pair()
    forms = CASTING.forms(state, 0)
    offered = [(form.action, one.key) for form in forms for one in form.fields[1].choices]
    assert offered == [
        ("Cast", "mend"), ("Cast", "mire"), ("Cast", "mire"), ("CastOnSeveral", "storm")
    ]  # fmt: skip
    shown = state.agenda.top.preview(
        state, 0, Partial("CastOnSeveral", {"wizard": 900, "spell": "storm"})
    )
    assert (shown.refusal, shown.pieces) == (None, (3,))


def test_the_menu_has_each_spell_once():
    assert all_casts(pair(), 0) == [Cast(900, "mire", 3, "3"), CastOnSeveral(900, "storm", (3,))]


# Who is struck


def ridden():
    """An enemy dragon (model 3) with its rider (2) on stand 900, and another regiment (4)."""
    state = asked(wizard(), foe((20, 12), card=BEARERS), foe((20, 12), card=MONSTER), foe((26, 14)))
    return mounted(state, 102, 103)


def struck(state, targets, whom=""):
    action = CastOnSeveral(1, "storm", targets, whom)
    return refused(state, 0, action) or [one.id for one in targets_of(state, action)]


@pytest.mark.rule("LC-SPELL-storm")
def test_a_storm_strikes_the_rider_or_the_mount_as_the_caster_says():
    state = ridden()
    assert [struck(state, (900,), whom) for whom in ("", "2", "3")] == [[2], [2], [3]]
    after = cast(state, CastOnSeveral(1, "storm", (900,), "3"), (4, 4, 4, 4)).state
    assert [after.field.model_by_id[n].suffered for n in (2, 3)] == [0, 2]
    for whom in ("1", "4", "77", "x"):
        assert struck(state, (900,), whom) == "LC-SPELL-storm"
    assert struck(state, (900, 4), "3") == "LC-SPELL-storm"
    assert struck(state, (4,), "") == [4]


def litter(bearers=4):
    """Enemy bearers (models 3 and on) under their lord (2) on stand 900, and another regiment."""
    places = [(20 + n, 12) for n in range(bearers)]
    state = asked(wizard(), foe((20, 12)), foe(*places, card=BEARERS), foe((30, 14)))
    return mounted(state, 102, 103, litter=True)


@pytest.mark.rule("LC-SPELL-storm")
@pytest.mark.parametrize(("bearers", "found"), [(1, [3]), (2, [3, 4]), (3, [3, 4, 5]),
                                                (4, [3, 4, 5])])  # fmt: skip
def test_a_storm_strikes_up_to_3_bearers_on_their_one_base(bearers, found):
    state = litter(bearers)
    assert struck(state, (900,), "3") == found
    assert struck(state, (900,)) == [2]
    dice = (4, 4, *[4, 1] * len(found))
    play = cast(state, CastOnSeveral(1, "storm", (900,), "3"), dice)
    assert [event.dice for event in events(play, Rolled)][1:] == [(4, 1)] * len(found)
    hurt = [one.id for one in play.state.field.models if one.suffered]
    assert hurt == found


@pytest.mark.rule("LC-SPELL-storm")
def test_nobody_of_another_regiment_is_struck_with_them():
    assert struck(litter(), (900, 7), "3") == "LC-SPELL-storm"
    assert struck(litter(), (900, 900), "3") == "LC-SPELL-storm"


def test_the_form_asks_whom_where_a_base_is_shared():
    forms = {form.action: form for form in CASTING.forms(ridden(), 0)}
    targets, whom = forms["CastOnSeveral"].fields[2:]
    assert (targets.name, targets.allowed, targets.most) == ("targets", (4, 900), 3)
    assert (whom.name, whom.of, whom.optional) == ("whom", "", True)
    assert [choice.key for choice in whom.choices] == ["2", "3"]
    assert [field.of for field in forms["Cast"].fields[3:]] == ["target"]
    assert [field.name for field in forms["CastTo"].fields] == ["wizard", "spell", "target", "to"]


def test_bots_may_strike_either():
    state = mounted(
        asked(wizard(spells=("storm",)), foe((20, 12)), foe((20, 12), card=MONSTER)), 102, 103
    )
    assert all_casts(state, 0) == [
        CastOnSeveral(1, "storm", (900,), "2"),
        CastOnSeveral(1, "storm", (900,), "3"),
    ]
    bearers = all_casts(litter(3), 0)
    storms = [one for one in bearers if isinstance(one, CastOnSeveral)]
    assert [one.whom for one in storms] == ["2", "3", ""]


def test_chances_are_shown_for_each_bearer():
    state = litter()
    values = {"wizard": 1, "spell": "storm", "targets": [900], "whom": "3"}
    shown = state.agenda.top.preview(state, 0, Partial("CastOnSeveral", values))
    assert (shown.refusal, len(shown.odds)) == (None, 4)


def test_a_lone_model_has_no_second_name():
    state = asked(wizard(spells=("storm",)), troop(1, (20, 14)))
    assert all_casts(state, 0) == [CastOnSeveral(1, "storm", (2,))]
