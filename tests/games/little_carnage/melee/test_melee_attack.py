"""Melee as a topic of an activation: forms, refusals, proposals, previews."""

import msgspec
import pytest

from slagveld.games.little_carnage.attacks.targets import Aim
from slagveld.games.little_carnage.melee.dividing_dice import (
    best_aims,
    number_in,
    options_of,
    shares_of,
    together,
)
from slagveld.games.little_carnage.melee.melee_attack import FIGHTING, Fight, Strike
from slagveld.games.little_carnage.odds.named_odds import attack_chances
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Share
from tests.games.little_carnage.battle import NORTH, SOUTH, card, mounted, refused, troop
from tests.games.little_carnage.melees import duel, melee, struck

TOUGH = card(wounds=9)


def line(**mine):
    """Models 1, 2, 3 in a line; enemies 4 (before 1, 2) and 5 (before 3, 2), of two regiments."""
    return melee(
        troop(0, (9, 10), (10, 10), (11, 10), facing=NORTH, **mine),
        troop(1, (9, 9), card=TOUGH, facing=SOUTH, activated=True),
        troop(1, (11, 9), card=TOUGH, facing=SOUTH, activated=True),
    )


def forms(state, seat=0):
    return {form.action: form for form in FIGHTING.forms(state, seat)}


# Forms


@pytest.mark.rule("LC-1.3-13")
def test_without_contact_nothing_is_offered():
    state = melee(troop(0, (10, 10)), troop(1, (10, 8)))
    assert FIGHTING.forms(state, 0) == []
    assert FIGHTING.menu(state, 0) == []
    assert FIGHTING.propose(state, 0, Rng(1)) is None


def test_one_enemy_is_asked_for_by_pointing_alone():
    (form,) = FIGHTING.forms(duel(), 0)
    assert (form.action, form.rule) == ("Strike", "LC-1.6-21")
    assert [(field.name, field.allowed) for field in form.fields] == [("target", (2,))]


@pytest.mark.rule("LC-1.6-26")
def test_several_enemies_can_share_the_dice():
    both = forms(line())
    strike, fight = both["Strike"], both["Fight"]
    assert strike.fields[0].allowed == (4, 5)
    assert [field.name for field in strike.fields] == ["target", "only"]
    assert strike.fields[1].optional
    split, order = fight.fields
    assert [choice.key for choice in split.columns] == ["4", "5"]
    assert [choice.key for choice in split.rows] == ["1", "2", "3"]
    assert (split.row_totals, split.exact, split.total) == ((3, 3, 3), False, None)
    assert (order.name, order.optional, order.items) == ("order", True, split.columns)
    assert split.columns[0].spot.x == 9 * 250
    assert split.columns[0].help.values == {"count": 9}
    assert fight.rule == "LC-1.6-26"


@pytest.mark.rule("LC-1.10-13")
def test_whom_on_a_shared_stand_is_a_choice_of_its_own():
    state = melee(
        troop(0, (10, 10), facing=NORTH),
        troop(1, (10, 8.5), (10, 8.5), facing=SOUTH, activated=True),
        troop(1, (10, 8.5), card=card(character=True), activated=True),
        troop(1, (10, 20)),
    )
    form = forms(mounted(state, 103, 102, litter=True))["Strike"]
    target, whom, _ = form.fields
    shown = preview(mounted(state, 103, 102, litter=True), "Strike", target=900)
    assert shown.snapped == {"whom": "2"}
    assert len(shown.odds) == 1
    named = preview(mounted(state, 103, 102, litter=True), "Strike", target=900, whom="4")
    assert named.snapped == {}
    assert target.allowed == (900,)
    assert [(choice.key, choice.of) for choice in whom.choices] == [
        ("2", 900), ("3", 900), ("4", 900),
    ]  # fmt: skip
    assert (whom.name, whom.of, whom.optional) == ("whom", "target", True)


@pytest.mark.parametrize("done", [{"attacked": True}, {"full_defence": True}, {"cast": True}])
def test_nothing_is_offered_when_no_attack_is_allowed(done):
    state = duel().did(101, **done)
    assert FIGHTING.forms(state, 0) == []
    assert FIGHTING.menu(state, 0) == []
    assert FIGHTING.propose(state, 0, Rng(1)) is None
    assert FIGHTING.check(state, 0, Strike(2)) is not None
    assert FIGHTING.preview(state, 0, Partial("Strike", {})).refusal is not None
    assert FIGHTING.forms(duel(), 1) == []


# Pointing


@pytest.mark.rule("LC-1.6-21")
@pytest.mark.rule("LC-1.1-7")
def test_everybody_who_reaches_the_target_joins_and_the_others_take_their_own():
    state = line()
    assert FIGHTING.aims(state, 101, Strike(4)) == (Aim(1, 4, 3), Aim(2, 4, 3), Aim(3, 5, 3))
    assert FIGHTING.aims(state, 101, Strike(4, only=True)) == (Aim(1, 4, 3), Aim(2, 4, 3))
    assert FIGHTING.aims(state, 101, Strike(5)) == (Aim(2, 5, 3), Aim(3, 5, 3), Aim(1, 4, 3))
    assert FIGHTING.aims(state, 101, Strike(77)) == ()


@pytest.mark.rule("LC-1.3-16")
def test_dice_of_models_left_out_are_lost():
    play = struck(line(), Strike(4, only=True), dice=[1] * 6 + [1] * 2)
    assert play.state.regiment(101).round.attacked


@pytest.mark.rule("LC-1.3-13")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (Strike(77), "LC-1.3-13"),
        (Strike(0), "LC-1.3-13"),
        (Strike(4, "5"), "LC-1.3-13"),
        (Strike(4, "what"), "LC-1.3-13"),
        (Strike(6), "LC-1.3-13"),
        (Strike(1), "LC-1.3-13"),
        (Strike(4, "4"), None),
        (Strike(4), None),
        (Strike(5), None),
    ],
)
def test_whom_one_may_point_at(action, rule):
    assert refused(line(), 0, action) == rule


def test_other_seats_and_finished_regiments_are_refused():
    assert FIGHTING.check(line(), 1, Strike(4)).rule == "LC-1.1-3"
    assert FIGHTING.check(line().did(101, attacked=True), 0, Strike(4)).rule == "LC-1.3-16"
    assert FIGHTING.check(line().did(101, attacked=True), 0, Fight(())).rule == "LC-1.3-16"


# Dividing


@pytest.mark.rule("LC-1.6-26")
@pytest.mark.parametrize(
    ("shares", "order", "rule"),
    [
        ((), (), "LC-1.6-26"),
        ((Share("4", 1, "1"), Share("4", 1, "1")), (), "LC-1.6-22"),
        ((Share("4", 0, "1"),), (), "LC-1.6-26"),
        ((Share("4", -1, "1"),), (), "LC-1.6-26"),
        ((Share("4", 3, "1"),), (), None),
        ((Share("4", 4, "1"),), (), "LC-1.6-26"),
        ((Share("4", 2, "2"), Share("5", 1, "2")), (), None),
        ((Share("4", 2, "2"), Share("5", 2, "2")), (), "LC-1.6-26"),
        ((Share("5", 1, "1"),), (), "LC-1.3-13"),
        ((Share("77", 1, "1"),), (), "LC-1.3-13"),
        ((Share("x", 1, "1"),), (), "LC-1.3-13"),
        ((Share("4", 1, "5"),), (), "LC-1.6-24"),
        ((Share("4", 1, "77"),), (), "LC-1.6-24"),
        ((Share("4", 1, ""),), (), "LC-1.6-24"),
        ((Share("2", 1, "1"),), (), "LC-1.3-13"),
        ((Share("4", 1, "1"),), ("4",), None),
        ((Share("4", 1, "1"),), ("5", "4"), None),
        ((Share("4", 1, "1"),), ("4", "4"), "LC-1.6-27"),
        ((Share("4", 1, "1"),), ("77",), "LC-1.6-27"),
        ((Share("4", 1, "1"),), ("?",), "LC-1.6-27"),
        ((Share("4", 1, "1"),), ("1",), "LC-1.6-27"),
        ((Share("4", 3, "1"), Share("4", 3, "01")), (), "LC-1.6-24"),
    ],
)
def test_how_dice_may_be_divided(shares, order, rule):
    assert refused(line(), 0, Fight(shares, order)) == rule


@pytest.mark.rule("LC-1.6-26")
def test_the_limit_is_what_each_model_has_now():
    state = line()
    hurt = state.with_model(state.field.model_by_id[2].changed(suffered=1))
    assert refused(hurt, 0, Fight((Share("4", 2, "2"),))) is None
    refusal = FIGHTING.check(hurt, 0, Fight((Share("4", 2, "2"), Share("5", 1, "2"))))
    assert (refusal.rule, refusal.text.values["dice"]) == ("LC-1.6-26", 2)


@pytest.mark.parametrize(
    ("key", "number"),
    [
        ("12", 12),
        ("", 0),
        ("x", 0),
        ("-3", 0),
        ("٣", 0),
        ("9" * 12, 0),
        ("012", 0),
        ("999999999", 999999999),
    ],
)
def test_keys_of_rows_are_ids(key, number):
    assert number_in(key) == number


# Good sense


def test_who_reaches_whom():
    found = [(model.id, [t.id for t in listed]) for model, listed in options_of(line(), 101)]
    assert found == [(1, [4]), (2, [4, 5]), (3, [5])]


def test_dice_go_where_they_do_most():
    state = line()
    weak = state.with_model(state.field.model_by_id[5].changed(suffered=8))
    aims = best_aims(weak, options_of(weak, 101))
    assert aims == [Aim(1, 4, 3), Aim(2, 5, 3), Aim(3, 5, 3)]
    assert shares_of(aims)[0] == Share("4", 3, "1")


def test_no_more_dice_on_an_enemy_than_he_needs():
    state = melee(
        troop(0, (9.5, 10), (10.5, 10), facing=NORTH),
        troop(1, (9.5, 9), (10.5, 9), card=card(wounds=1, defence=0), facing=SOUTH, activated=True),
    )  # fmt: skip
    aims = best_aims(state, options_of(state, 101))
    assert [aim.target for aim in aims] == [3, 4]


def test_the_rear_is_worth_more():
    state = melee(
        troop(0, (10, 10), facing=NORTH),
        troop(1, (9.5, 9, SOUTH), (10.5, 9, NORTH), card=card(wounds=9, defence=3), activated=True),
    )
    assert best_aims(state, options_of(state, 101)) == [Aim(1, 3, 3)]


def test_together_keeps_the_target_first():
    state = line()
    target = state.field.model_by_id[5]
    aims = together(state, options_of(state, 101), target, only=False)
    assert [aim.target for aim in aims] == [5, 5, 4]


# Menus and proposals


def test_the_menu_lists_each_enemy_and_a_division():
    menu = FIGHTING.menu(line(), 0)
    assert menu[:2] == [Strike(4, "4"), Strike(5, "5")]
    assert isinstance(menu[2], Fight)
    assert len(menu) == 3
    assert all(FIGHTING.check(line(), 0, action) is None for action in menu)
    assert FIGHTING.menu(duel(), 0) == [Strike(2, "2")]


def test_all_proposals_are_allowed_and_of_both_kinds():
    state, rng = line(), Rng(5)
    found = [FIGHTING.propose(state, 0, rng) for _ in range(200)]
    assert all(FIGHTING.check(state, 0, action) is None for action in found)
    kinds = {type(action) for action in found}
    assert kinds == {Strike, Fight}
    fights = [action for action in found if isinstance(action, Fight)]
    assert all(sum(share.amount for share in fight.shares) == 9 for fight in fights)
    assert any(len(fight.shares) > 3 for fight in fights)
    assert {action.target for action in found if isinstance(action, Strike)} == {4, 5}
    assert {action.only for action in found if isinstance(action, Strike)} == {True, False}


# Previews


def preview(state, action, **values):
    return FIGHTING.preview(state, 0, Partial(action, values))


def test_first_the_pieces_that_can_be_pointed_at():
    shown = preview(line(), "Strike")
    assert (shown.pieces, shown.odds) == ((4, 5), ())


def test_then_the_chances_for_each_enemy():
    shown = preview(line(), "Strike", target=4)
    assert [(odds.title.values["dice"]) for odds in shown.odds] == [6, 3]
    assert shown.odds[0].mean == pytest.approx(6 / 2 - 2 / 6, abs=0.1)
    assert [tally.total for tally in shown.tallies] == [2, 2]
    assert {tally.name.key for tally in shown.tallies} == {"little-carnage:combat-defence-of"}
    assert shown.refusal is None
    assert shown.snapped == {}
    only = preview(line(), "Strike", target=4, only=True)
    assert len(only.odds) == 1


def test_a_division_is_proposed():
    shown = preview(line(), "Fight")
    shares = shown.snapped["shares"]
    assert sum(share["amount"] for share in shares) == 9
    action = msgspec.convert({"type": "Fight", "shares": shares}, Fight)
    assert FIGHTING.check(line(), 0, action) is None
    assert len(shown.odds) == 2
    told = preview(line(), "Fight", shares=[{"column": "4", "amount": 1, "row": "1"}])
    assert told.snapped == {}
    assert [odds.title.values["dice"] for odds in told.odds] == [1]


def test_a_division_that_is_not_allowed_is_refused_at_once():
    shown = preview(line(), "Fight", shares=[{"column": "4", "amount": 4, "row": "1"}])
    assert shown.refusal.rule == "LC-1.6-26"
    assert shown.odds == ()
    assert preview(line(), "Strike", target=77).refusal.rule == "LC-1.3-13"


def notes(state, target=2):
    shown = preview(state, "Strike", target=target)
    return [note.key.split("combat-note-")[1] for note in shown.notes]


def test_notes_tell_what_comes_before_the_rolls():
    assert notes(duel()) == []
    assert notes(duel(None, card(fear=2))) == ["fear"]
    assert notes(duel(None, card(full_defence=1), activated=False)) == ["reaction"]
    assert notes(duel(facing=NORTH)) == ["rear"]
    assert preview(duel(facing=NORTH), "Strike", target=2).tallies == ()
    shown = preview(duel(None, card(fear=2)), "Strike", target=2)
    assert shown.notes[0].values["needed"] == 2


@pytest.mark.rule("LC-1.6-16")
def test_the_chances_if_the_enemy_reacts_are_shown_as_well():
    shown = preview(duel(None, card(full_defence=2), activated=False), "Strike", target=2)
    normal, full = shown.odds
    assert [odds.title.key for odds in shown.odds] == [
        "little-carnage:combat-odds-title", "little-carnage:combat-odds-full",
    ]  # fmt: skip
    assert normal.mean == float(attack_chances(3, 2, 3, 3, wounds=2).mean)
    assert full.mean == float(attack_chances(3, 4, 3, 3, wounds=2).mean)


def test_a_note_on_a_regiment_comes_once():
    state = melee(
        troop(0, (9, 10), (10, 10), facing=NORTH),
        troop(1, (9, 9), (10, 9), card=card(full_defence=1), facing=SOUTH),
    )
    shown = preview(state, "Fight", shares=[
        {"column": "3", "amount": 1, "row": "1"}, {"column": "4", "amount": 1, "row": "2"},
    ])  # fmt: skip
    assert [note.key for note in shown.notes] == ["little-carnage:combat-note-reaction"]
    assert len(shown.odds) == 4


@pytest.mark.rule("LC-1.10-13")
def test_rider_and_mount_are_chosen_between():
    rider, mount = (troop(1, (10, 8.5), facing=SOUTH, activated=True) for _ in range(2))
    state = mounted(melee(troop(0, (10, 10)), rider, mount), 102, 103)
    (form,) = [one for one in FIGHTING.forms(state, 0) if one.action == "Strike"]
    whom = next(field for field in form.fields if field.name == "whom")
    assert [(one.key, one.of) for one in whom.choices] == [("2", 900), ("3", 900)]
    assert whom.optional
