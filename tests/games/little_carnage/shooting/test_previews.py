"""Forms and previews of shots and breath."""

import pytest

from slagveld.games.little_carnage.attacks.sight_and_reach import lines_refusal
from slagveld.games.little_carnage.core.book import KEY
from slagveld.games.little_carnage.shooting.breath_weapon import Blast, Breathe
from slagveld.games.little_carnage.shooting.ranged_attack import SHOOTING
from slagveld.games.little_carnage.shooting.weapon_range_and_targets import Shoot, Volley, marks
from slagveld.games.little_carnage.turn.activation import Activation
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Hurt
from slagveld.kernel.fields import Pair, Share
from slagveld.texts import Distance
from tests.games.little_carnage.battle import (
    EAST,
    WEST,
    act,
    battle,
    box,
    card,
    events,
    mounted,
    refused,
    troop,
)
from tests.games.little_carnage.stops import Stop

BOWS = card(ranged=True, attack=3, strength=9)
DRAGON = card(base="monster", breath=True, attack=5, strength=9)
FOE = card(wounds=9, resistance=9, defence=0)


def field(mine, *others, terrain=()):
    """Shooters (101) in their activation, enemies 102 and on."""
    return battle(mine, *others, agenda=(Activation(seat=0), Stop()), active=101, terrain=terrain)


def bows(*spots, of=BOWS, **done):
    return troop(0, *spots, card=of, facing=EAST, activated=True, **done)


def foes(*spots, of=FOE, **done):
    return troop(1, *spots, card=of, facing=WEST, **{"activated": True, **done})


def litter(of=BOWS):
    """A shooter, and two bearers (2, 3) with their chief (4) on a litter, 900."""
    chief = card(wounds=9, resistance=9, defence=2, character=True)
    state = field(bows((5, 5), of=of), foes((9, 5), (9, 5)), foes((9, 5), of=chief))
    return mounted(state, 103, 102, litter=True)


def forms(state):
    found = {one.action: one for one in state.agenda.top.ask(state).forms}
    return {name: found[name] for name in ("Shoot", "Volley", "Breathe", "Blast") if name in found}


def preview(state, action, **values):
    return state.agenda.top.preview(state, 0, Partial(action, values))


def keys(notes):
    return [note.key.split(":")[1] for note in notes]


# Forms


@pytest.mark.rule("LC-1.8-ranged-6")
def test_one_enemy_is_asked_for_by_pointing():
    found = forms(field(bows((5, 5)), foes((9, 5)), foes((30, 30))))
    assert list(found) == ["Shoot"]
    (target,) = found["Shoot"].fields
    assert target.allowed == (2,)
    assert found["Shoot"].rule == "LC-1.8-ranged-6"
    assert forms(field(bows((5, 5)), foes((30, 30)))) == {}
    assert forms(field(bows((5, 5), attacked=False, full_defence=True), foes((9, 5)))) == {}


@pytest.mark.rule("LC-1.8-ranged-5")
def test_several_shooters_are_paired_with_several_enemies():
    state = field(bows((5, 5), (5, 6)), foes((8, 5), (8, 6)))
    found = forms(state)
    assert list(found) == ["Shoot", "Volley"]
    assert [one.title.key for one in found.values()] == [f"{KEY}:do-shoot", f"{KEY}:do-volley"]
    pairs, order = found["Volley"].fields
    assert [one.key for one in pairs.left] == ["1", "2"]
    assert [one.key for one in pairs.right] == ["3", "4"]
    assert [one.key for one in order.items] == ["3", "4"]
    assert order.optional
    assert list(forms(field(bows((5, 5)), foes((8, 5), (8, 6))))) == ["Shoot"]


@pytest.mark.rule("LC-1.8-breath-2")
def test_breath_is_divided_by_rows_of_dice():
    found = forms(field(bows((5, 5), of=DRAGON), foes((8, 5), (8, 6))))
    assert list(found) == ["Breathe", "Blast"]
    assert [one.title.key for one in found.values()] == [f"{KEY}:do-breathe", f"{KEY}:do-blast"]
    split, order = found["Blast"].fields
    assert [one.key for one in split.rows] == ["1"]
    assert split.row_totals == (5,)
    assert [one.key for one in split.columns] == ["2", "3"]
    assert not split.exact
    assert order.optional
    assert found["Breathe"].rule == "LC-1.8-breath-1"


@pytest.mark.rule("LC-1.10-13")
def test_whom_on_a_shared_stand_is_a_choice_of_its_own():
    target, whom = forms(litter())["Shoot"].fields
    assert target.allowed == (900,)
    assert [(one.key, one.of) for one in whom.choices] == [("2", 900), ("3", 900), ("4", 900)]


# An order of all enemies, as the form gives it


@pytest.mark.rule("LC-1.6-27")
def test_the_order_may_name_enemies_that_nobody_aims_at():
    state = field(bows((5, 5), (5, 6)), foes((8, 5), (8, 6), (8, 7)))
    pairs = (Pair("1", "3"), Pair("2", "4"))
    play = act(state, 0, Volley(pairs, ("5", "4", "3")), [4] * 6)
    assert [hurt.piece for hurt in events(play, Hurt)] == [4, 3]
    dragon = field(bows((5, 5), of=DRAGON), foes((8, 5), (8, 6), (8, 4)))
    shares = (Share("2", 3, "1"), Share("3", 2, "1"))
    play = act(dragon, 0, Blast(shares, ("4", "3", "2")), [4] * 5)
    assert [hurt.piece for hurt in events(play, Hurt)] == [3, 2]
    assert refused(dragon, 0, Blast(shares, ("3", "3"))) == "LC-1.6-27"
    assert refused(dragon, 0, Blast(shares, ("1",))) == "LC-1.6-27"
    assert refused(dragon, 0, Blast(shares, ("x",))) == "LC-1.6-27"


# Previews


def test_first_the_pieces_that_can_be_pointed_at():
    state = field(bows((5, 5)), foes((9, 5)), foes((30, 30)))
    assert preview(state, "Shoot").pieces == (2,)
    dragon = field(bows((5, 5), of=DRAGON), foes((8, 5)), foes((12, 5)))
    assert preview(dragon, "Breathe").pieces == (2,)


@pytest.mark.rule("LC-1.8-ranged-2")
def test_then_every_die_and_the_chances():
    wall = box(7, "high-wall", 7, 3, 0.2, 5, 1.5)
    state = field(bows((5, 5)), foes((11, 5)), terrain=(wall,))
    shown = preview(state, "Shoot", target=2)
    assert shown.refusal is None
    dice, defence = shown.tallies
    assert [(item.value, item.rule) for item in dice.items] == [
        (-1, "LC-1.8-ranged-2"),
        (-1, "LC-1.9-30"),
    ]
    assert (dice.total, defence.total) == (1, 1)
    (odds,) = shown.odds
    assert odds.mean == pytest.approx(1 / 2 * 5 / 6)


def test_on_a_shared_stand_the_first_is_shown_as_chosen():
    assert preview(litter(), "Shoot", target=900).snapped == {"whom": "2"}
    assert preview(litter(), "Shoot", target=900, whom="4").snapped == {}
    assert preview(litter(DRAGON), "Breathe", target=900).snapped == {"whom": "2"}
    chief = preview(litter(), "Shoot", target=900, whom="4")
    assert chief.odds[0].mean < preview(litter(), "Shoot", target=900).odds[0].mean
    play = act(litter(), 0, Shoot(900, "4"), [4, 4, 4, 1, 1])
    assert play.state.field.model_by_id[4].suffered == 3


@pytest.mark.rule("LC-1.8-ranged-5")
def test_pairs_are_proposed_where_each_has_most_dice():
    state = field(bows((5, 5), (5, 7)), foes((10.2, 5), (9, 7)))
    shown = preview(state, "Volley")
    assert shown.refusal is None
    pairs = [(one["left"], one["right"]) for one in shown.snapped["pairs"]]
    assert pairs == [("1", "4"), ("2", "4")]
    assert len(shown.odds) == 1
    wrong = preview(state, "Volley", pairs=[{"left": "1", "right": "9"}])
    assert wrong.refusal.rule == "LC-1.3-12"


@pytest.mark.rule("LC-1.8-breath-2")
def test_breath_is_dealt_out_evenly_as_a_proposal():
    state = field(bows((5, 5), of=DRAGON), foes((8, 5), (8, 6)))
    shown = preview(state, "Blast")
    assert shown.refusal is None
    dealt = [(one["column"], one["amount"]) for one in shown.snapped["shares"]]
    assert dealt == [("2", 3), ("3", 2)]
    assert [one.mean for one in shown.odds] == [pytest.approx(1.5), pytest.approx(1.0)]
    few = card(base="monster", breath=True, attack=1, strength=9)
    alone = preview(field(bows((5, 5), of=few), foes((8, 5), (8, 6))), "Blast")
    assert [(one["column"], one["amount"]) for one in alone.snapped["shares"]] == [("2", 1)]


def test_notes_tell_of_fear_and_reaction():
    grim = card(fear=1, full_defence=1, wounds=9)
    state = field(bows((5, 5)), foes((9, 5), of=grim, activated=False))
    shown = preview(state, "Shoot", target=2)
    assert keys(shown.notes) == ["combat-note-fear", "combat-note-reaction"]
    assert len(shown.odds) == 2


def test_what_the_check_refuses_the_preview_refuses():
    state = field(bows((5, 5)), foes((30, 5)), troop(0, (5, 9), card=BOWS))
    for target, rule in ((2, "LC-1.8-ranged-3"), (3, "LC-1.3-12"), (77, "LC-1.3-12")):
        assert refused(state, 0, Shoot(target)) == rule
        assert preview(state, "Shoot", target=target).refusal.rule == rule
    assert refused(state, 0, Breathe(2)) == "LC-1.8-breath-1"
    done = field(bows((5, 5), full_defence=True), foes((9, 5)))
    assert preview(done, "Shoot").refusal.rule == "LC-1.6-18"


@pytest.mark.rule("LC-SPELL-fury")
def test_fury_adds_no_die_to_breath():
    state = field(bows((5, 5), of=DRAGON, marks=("fury",)), foes((8, 5), (8, 6)))
    assert forms(state)["Blast"].fields[0].row_totals == (5,)
    assert refused(state, 0, Blast((Share("2", 3, "1"), Share("3", 2, "1")))) is None
    assert refused(state, 0, Blast((Share("2", 3, "1"), Share("3", 3, "1")))) == "LC-1.6-26"
    shown = preview(state, "Blast")
    assert [share["amount"] for share in shown.snapped["shares"]] == [3, 2]


@pytest.mark.rule("LC-1.10-13")
def test_rider_and_mount_are_chosen_between():
    state = field(bows((5, 5), (5, 6)), foes((9, 5)), foes((9, 5)))
    target, whom = forms(mounted(state, 103, 102))["Shoot"].fields
    assert (target.allowed, whom.of, whom.optional) == ((900,), "target", True)
    assert [(one.key, one.of) for one in whom.choices] == [("3", 900), ("4", 900)]


def test_two_shooters_at_one_enemy_need_no_pairs():
    assert list(forms(field(bows((5, 5), (5, 6)), foes((8, 5))))) == ["Shoot"]
    assert list(forms(field(bows((5, 5), of=DRAGON), foes((8, 5))))) == ["Breathe"]


@pytest.mark.rule("LC-1.8-fear-5")
def test_the_frightened_shoot_at_nobody():
    for causes in ((102,), (103,)):
        mine = bows((5, 5), frightened_by=causes)
        state = field(mine, foes((8, 5)), foes((8, 9)))
        assert refused(state, 0, Shoot(2)) == "LC-1.8-fear-5"
        assert forms(state) == {}


@pytest.mark.rule("LC-1.9-19")
def test_who_has_climbed_does_not_shoot():
    state = field(bows((5, 5)), foes((8, 5)))
    climbed = state.with_model(state.field.model_by_id[1].changed(climbed=True))
    assert refused(climbed, 0, Shoot(2)) == "LC-1.9-19"
    spent = state.with_model(state.field.model_by_id[1].changed(suffered=5))
    assert refused(spent, 0, Shoot(2)) == "LC-1.6-10"


@pytest.mark.rule("LC-1.6-10")
@pytest.mark.rule("LC-SPELL-fury")
def test_fury_gives_no_shot_to_whom_no_die_is_left():
    weak = card(ranged=True, attack=1, wounds=3)
    state = field(bows((5, 5), of=weak, marks=("fury",), hurt={0: 1}), foes((8, 5)))
    assert refused(state, 0, Shoot(2)) == "LC-1.6-10"
    assert marks(state, "ranged", state.field.model_by_id[1]) == []


def test_a_shot_at_nothing_has_no_aims():
    assert SHOOTING.aims(field(bows((5, 5)), foes((8, 5))), 101, Shoot(77)) == ()
    assert SHOOTING.aims(field(bows((5, 5)), foes((8, 5))), 101, Shoot(2, "77")) == ()


@pytest.mark.rule("LC-1.8-ranged-3")
def test_too_far_is_told_with_the_greatest_range():
    state = field(bows((5, 5)), foes((30, 5)))
    refusal = state.agenda.top.check(state, 0, Shoot(2))
    assert (refusal.rule, refusal.text.values["reach"]) == ("LC-1.8-ranged-3", Distance(3000))


@pytest.mark.rule("LC-1.8-ranged-7")
def test_a_line_that_was_asked_for_before_is_refused_again():
    state = field(bows((5, 5)), foes((9, 5)), foes((7, 5)))
    shooter, target = (state.field.by_id[number] for number in (1, 2))
    first = lines_refusal(state, shooter, target)
    assert first.rule == "LC-1.8-ranged-7"
    assert lines_refusal(state, shooter, target) == first
    assert lines_refusal(state, shooter, target, breath=True) is None
    assert lines_refusal(state, shooter, target, breath=True) is None
