"""What is told and asked before the first round: the scenario, its rules, its named model."""

import msgspec
import pytest

from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.scenario.scenarios_and_campaign import battles
from slagveld.games.little_carnage.setup.agreement_and_order import (
    AgreeToRules,
    DrawOrder,
    NameModel,
    OpenBattle,
)
from slagveld.games.little_carnage.setup.start_of_battle import FIRST_ID, first_state
from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.event import Announced, Drawn, PhaseBegan, Told
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Seat
from tests.games.little_carnage.battle import battle, card, events, run, troop
from tests.games.little_carnage.stops import Stop
from tests.games.little_carnage.words import plain

GAME = LittleCarnage()
BORDER = "protect-the-border"


def begun(scenario, **options):
    setup = GAME.setup(scenario, options=options)
    return GAME.begin(setup, Quick(Rng(4)), listening=True)


# The scenario is read out


def condition(row, one):
    """What is said of a condition of victory: whose it is, what it asks and what it brings."""
    role = row.roles[one.seat].en
    values = {"words": one.words.en, "player": f"Player {one.seat + 1}", "role": role}
    if one.wins:
        return "told-condition", values
    return "told-condition-points", {**values, "points": one.points}


@pytest.mark.rule("LC-4.1-1")
@pytest.mark.parametrize("scenario", list(battles()))
def test_situation_battlefield_and_conditions_are_read_out(scenario):
    row = battles()[scenario]
    play = begun(scenario)
    told = [(one.rule, plain(one.what)) for one in events(play, Told)][: 2 + len(row.victory)]
    parts = [("LC-4.1-1", row.situation), ("LC-4.1-1", row.battlefield)]
    assert told == [
        *[(rule, ("told-scenario", {"words": words.en})) for rule, words in parts],
        *[("LC-4.1-4", condition(row, one)) for one in row.victory],
    ]
    first = events(play, PhaseBegan)[0]
    assert (first.rule, plain(first.phase)[0]) == ("LC-4-2", "phase-setup")


@pytest.mark.rule("LC-4.1-7")
def test_the_rules_are_asked_for_with_the_scenarios_title_and_agreeing_is_told():
    play = begun(BORDER)
    decision = play.state.agenda.top.ask(play.state)
    assert plain(decision.prompt)[1]["title"] == battles()[BORDER].title.en
    assert decision.seats == (0,)
    assert [form.rule for form in (decision, *decision.forms)] == ["LC-4.1-7"] * 3
    play = GAME.apply(play.state, 0, AgreeToRules(), Quick(Rng(4)), listening=True)
    (told,) = events(play, Announced)
    assert (told.seat, told.rule, plain(told.what)[0]) == (0, "LC-4.1-7", "told-agreed")


# The named model


@pytest.mark.rule("LC-4.2-8")
def test_who_may_be_named_is_offered_by_number():
    state = battle(
        troop(0, (5, 5), card=card(key="one")),
        troop(0, (7, 5), card=card(key="two")),
        troop(0, (9, 5), (10, 5)),
        troop(1, (30, 30)),
        scenario=BORDER,
    )
    decision = NameModel(0, 0).ask(state)
    (form,) = decision.forms
    (field,) = form.fields
    assert (form.action, form.rule, field.name) == ("NameRegiment", "LC-4.2-8", "regiment")
    assert field.numeric
    assert [(one.key, plain(one.label)) for one in field.choices] == [
        ("101", "one"),
        ("102", "two"),
    ]
    assert plain(decision.prompt) == ("ask-name", {"role": "Warlord"})
    assert plain(form.title) == ("do-name", {"role": "Warlord"})


# The cards of the deployment


@pytest.mark.rule("LC-4-2")
def test_the_last_card_of_the_deployment_needs_no_chance_and_is_told():
    state = battle(
        troop(0, (5, 5), card=card(key="one")),
        troop(1, (9, 5), card=card(key="two")),
        troop(0, (9, 9), card=card(key="three")),
        agenda=(DrawOrder(), Stop()),
        round=0,
    )
    play = run(state, [2, 2])
    assert play.state.waiting == (102, 103, 101)
    drawn = [(one.item, plain(one.label), one.rule) for one in events(play, Drawn)]
    assert drawn == [
        ("102", "two", "LC-4-2"), ("103", "three", "LC-4-2"), ("101", "one", "LC-4-2"),
    ]  # fmt: skip


# Seats and numbers


@pytest.mark.rule("LC-0-3")
@pytest.mark.parametrize(
    "seats",
    [
        (Seat("A", 0), Seat("B", 0)),
        (Seat("A", 0, leader=True), Seat("B", 1)),
        (Seat("A", 0), Seat("B", 1, leader=True)),
    ],
)
def test_two_sides_of_one_player_each(seats):
    setup = Setup(game="little-carnage", scenario="last-man-standing", seats=seats)
    with pytest.raises(RefusedError) as error:
        first_state(setup)
    assert error.value.refusal.rule == "LC-0-3"


def test_regiments_are_numbered_after_all_terrain_through_both_armies():
    state = first_state(GAME.setup(BORDER))
    numbers = [regiment.id for regiment in state.regiments]
    assert numbers == list(range(FIRST_ID, FIRST_ID + len(numbers)))
    assert state.next_id == FIRST_ID + len(numbers)
    assert [regiment.roster for regiment in state.regiments if regiment.seat == 1][:2] == ["0", "1"]


def led(*entries, **options):
    """The first state of a battle in which both sides have these regiments."""
    rows = tuple(Chosen(key, count) for key, count in entries)
    army = Roster(game="little-carnage", name="mine", total=300, entries=rows)
    both = (msgspec.to_builtins(army), msgspec.to_builtins(army))
    return first_state(GAME.setup("last-man-standing", armies=both, options=options))


def test_regiments_of_one_card_are_told_apart_within_their_army():
    state = led(("goblins", 3), ("orc-warriors", 2), ("goblins", 2))
    for seat in (0, 1):
        own = [one for one in state.regiments if one.seat == seat]
        assert [(one.card.key, one.label, one.count) for one in own] == [
            ("goblins", 1, 3),
            ("orc-warriors", 0, 2),
            ("goblins", 2, 2),
        ]


@pytest.mark.rule("LC-1.10-5")
def test_who_shares_a_base_knows_his_partner():
    state = led(("goblins", 3), ("gramgrodars-bearers", 4), ("chieftain-gramgrodar", 1))
    shown = [(one.partner, one.carries, one.litter) for one in state.regiments]
    assert shown == [
        (0, False, False),
        (1002, True, True),
        (1001, False, True),
        (0, False, False),
        (1005, True, True),
        (1004, False, True),
    ]


@pytest.mark.rule("LC-1.9-4")
def test_on_a_board_bases_take_whole_fields():
    free, board = led(("minotaur", 1)), led(("minotaur", 1), board=True)
    assert [one.card.sides for one in free.regiments] == [(400, 400)] * 2
    assert [one.card.sides for one in board.regiments] == [(500, 500)] * 2
    assert (free.options.board, board.options.board) == (False, True)
    litter = led(("gramgrodars-bearers", 4), ("chieftain-gramgrodar", 1), board=True)
    assert [one.card.carried_base for one in litter.regiments] == [(500, 500)] * 4


@pytest.mark.parametrize(
    ("options", "ready", "confirm"),
    [({}, True, True), ({"deploy": "own"}, False, True), ({"confirm": "nobody"}, True, False)],
)
def test_the_switches_of_the_opening(options, ready, confirm):
    state = first_state(GAME.setup(BORDER, options=options))
    assert state.agenda.top == OpenBattle(ready=ready, confirm=confirm)


@pytest.mark.rule("LC-4.2-8")
def test_bots_name_leaders_as_well_as_characters_first():
    state = battle(
        troop(0, (5, 5)),
        troop(0, (7, 5), card=card(leader=True)),
        troop(0, (9, 5), card=card(character=True)),
        scenario=BORDER,
    )
    found = [one.regiment for one in NameModel(0, 0).candidates(state, 0)]
    assert found == [102, 103, 101]
