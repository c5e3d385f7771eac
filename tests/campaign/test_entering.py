"""What a battle leaves to a campaign: from a save, or as the players tell it."""

import msgspec
import pytest

import slagveld
from slagveld.bots import bot
from slagveld.campaign import (
    begin,
    enter_battle,
    next_battle,
    options,
    outcome_of,
    over,
    points,
    read_graph,
    ready_campaign,
    record,
    same_battle,
    told,
)
from slagveld.campaign.course import End
from slagveld.kernel.aftermath import Aftermath, aftermath
from slagveld.kernel.dice import Rng
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.override import Change
from slagveld.kernel.setup import Setup
from slagveld.kernel.shell import Agree, Override
from slagveld.kernel.standing import Concede, OfferEnd
from slagveld.kernel.state import Outcome, Seat
from slagveld.record import replace
from slagveld.texts import Text
from tests.campaign.graphs import YARD, graph
from tests.campaign.standin import begun, find, refused, roster

TROTTERS = Roster(game="pig", name="Trotters", entries=(Chosen("sow", 1), Chosen("boar", 1)))


def yard(**changes):
    war = graph(YARD, **changes)
    return begin(war, {side: [TROTTERS] for side in war.side_keys})


def fought(call, seed=None, decisions=10_000, **changes):
    """The battle of a call between random bots."""
    setup = replace(call.setup, **changes)
    match = slagveld.game(setup.game).match(
        setup.scenario,
        seed=call.seed if seed is None else seed,
        seats=setup.seats,
        armies=setup.armies,
        options=setup.options,
    )
    rng = Rng(7)
    for _ in range(decisions):
        decision = match.decision
        if decision is None:
            break
        seat = decision.waiting_for[0]
        action = bot("random").answer(match.game, match.view(seat), seat, rng)
        if match.check(action, seat) is not None:
            action = decision.candidates(seat)[0]
        match.play(action, seat)
    return match


def test_a_battle_is_entered_with_its_winner_rounds_and_digest():
    campaign = yard()
    call = next_battle(campaign)
    match = fought(call)
    (winner,) = match.outcome.winners
    after = enter_battle(campaign, match, date="2026-11-15")
    (battle,) = after.battles
    assert battle.winner == ("sows", "boars")[winner]
    assert battle.source == "save"
    assert battle.digest == match.log[-1].mark
    assert battle.rounds == match.game.round_of(match.state) > 0
    assert battle.date == "2026-11-15"
    assert battle.notes == (match.outcome.reason,)
    assert [force.side for force in battle.forces] == ["sows", "boars"]
    assert [force.roster for force in battle.forces] == [TROTTERS, TROTTERS]
    assert [force.alive for force in battle.forces] == [None, None]
    assert points(after) == tuple(int(side == battle.winner) for side in ("sows", "boars"))
    assert options(after) == ("second",)


def test_seats_are_not_sides():
    campaign = enter_battle(yard(), fought(next_battle(yard())))
    call = next_battle(campaign)
    assert [seat.name for seat in call.setup.seats] == ["Boars", "Sows"]
    match = fought(call)
    end = enter_battle(campaign, match)
    (seat,) = match.outcome.winners
    assert end.battles[-1].winner == ("boars", "sows")[seat]
    assert over(end).winner == end.battles[-1].winner


@pytest.mark.rule("SLV-CAMPAIGN-6")
def test_only_the_battle_that_is_next_is_entered_and_only_when_over():
    campaign = yard()
    call = next_battle(campaign)
    entered = enter_battle, campaign
    assert refused(*entered, fought(call, decisions=3)) == (
        "SLV-CAMPAIGN-6",
        "campaign-battle-open",
    )
    assert refused(outcome_of, fought(call, decisions=3))[1] == "campaign-battle-open"
    other = (msgspec.to_builtins(replace(TROTTERS, name="Others")),) * 2
    assert refused(*entered, fought(call, armies=other))[1] == "campaign-battle-other"
    assert refused(*entered, fought(call, armies=()))[1] == "campaign-battle-other"
    # Names of players and the dice are nobody's business.
    names = (Seat("Anna", 0), Seat("Ben", 1))
    assert enter_battle(campaign, fought(call, seed=3, seats=names)).battles
    after = enter_battle(campaign, fought(call))
    again = replace(call.setup, seats=(*call.setup.seats[::-1],))
    assert same_battle(slagveld.game("pig"), again, call.setup) is False
    assert enter_battle(after, fought(next_battle(after))).battles[1].scenario == "second"


@pytest.mark.rule("SLV-CAMPAIGN-6")
def test_a_battle_that_does_not_come_out_the_same_is_refused():
    campaign = yard()
    match = fought(next_battle(campaign))
    rolled = next(number for number, entry in enumerate(match.log) if entry.rolls)
    entry = match.log[rolled]
    forged = tuple(tuple(number % 6 + 1 for number in roll) for roll in entry.rolls)
    match.log[rolled] = replace(entry, rolls=forged)
    found = refused(enter_battle, campaign, match)
    assert found == ("SLV-CAMPAIGN-6", "campaign-battle-wrong")


@pytest.mark.rule("SLV-CAMPAIGN-6")
def test_no_battle_counts_twice():
    campaign = yard()
    match = fought(next_battle(campaign), decisions=3)
    for seat in (0, 1):
        match.play(OfferEnd(), seat)
    again = enter_battle(campaign, match)
    assert options(again) == ("first",)  # drawn
    assert refused(enter_battle, again, match) == ("SLV-CAMPAIGN-6", "campaign-battle-twice")
    assert len(enter_battle(again, fought(next_battle(again))).battles) == 2


def test_the_referees_hand_is_noted():
    campaign = yard()
    match = fought(next_battle(campaign), decisions=5)
    old = match.game.round_of(match.state)
    hand = Override((Change("/round", old, old + 1),), "slow clock")
    match.play(hand, 0)
    match.play(Agree(len(match.log) - 1), 1)
    match.play(Concede(), 0)
    notes = enter_battle(campaign, match, date="x" * 99).battles[0]
    assert notes.notes == (match.outcome.reason, Text("campaign-note-hand", {"count": 1}))
    assert notes.date == "x" * 40


def test_options_that_equal_the_default_are_no_difference():
    game = find("little-carnage")
    seats = (Seat("a", 0), Seat("b", 1))
    one = Setup(game="little-carnage", scenario="duel", seats=seats)
    usual = replace(one, options={"rounds": 0, "magic": False})
    assert same_battle(game, one, usual)
    assert not same_battle(game, one, replace(one, options={"rounds": 1}))
    assert not same_battle(game, one, replace(one, table={"x": 1}))
    assert not same_battle(game, one, replace(one, scenario="other"))
    assert same_battle(game, one, replace(one, take_back="off"))


def test_a_campaign_of_a_true_game_knows_who_lived():
    campaign = begin(ready_campaign("the-stolen-banner").graph)
    match = fought(next_battle(campaign))
    after = enter_battle(campaign, match)
    lions, goblins = after.battles[0].forces
    lived = match.outcome.survivors
    assert sum(lions.alive) == len([name for name in lived if name.startswith("0:")])
    assert sum(goblins.alive) == len([name for name in lived if name.startswith("1:")])
    assert len(goblins.alive) == len(goblins.roster.entries) == 3
    assert (lions.points, goblins.points) == match.outcome.scores


# As the players tell it


def test_a_battle_at_a_real_table_is_told_by_side():
    campaign = begun(graph())
    note = Text("plain", {"words": "Rain."})
    after = told(campaign, "blue", {"blue": 3}, {"red": [0, 1]}, [note])
    assert after == Aftermath(winner=1, points=(0, 3), alive=((0, 1), None), notes=(note,))
    (battle,) = record(campaign, after, rounds=5, find=find).battles
    assert (battle.source, battle.rounds, battle.digest) == ("table", 5, "")
    assert [force.points for force in battle.forces] == [0, 3]
    assert [force.alive for force in battle.forces] == [(0, 1), None]
    assert told(campaign, "red", {}, {}).points == (1, 0)
    assert told(campaign, "", {}, {}) == Aftermath(winner=None, points=(0, 0), alive=(None, None))
    for words in (("green", {}, {}), ("red", {"green": 1}, {}), ("", {}, {"green": [1]})):
        assert refused(told, campaign, *words) == ("SLV-CAMPAIGN-6", "campaign-no-side")


@pytest.mark.parametrize("alive", [(1,), (7, 0), (6, -1), (6, 2, 0)])
def test_survivors_that_cannot_be_are_refused(alive):
    campaign = begun(graph())
    after = told(campaign, "red", {}, {"red": alive})
    found = refused(record, campaign, after, find=find)
    assert found == ("SLV-CAMPAIGN-6", "campaign-survivors")
    assert record(campaign, told(campaign, "red", {}, {"red": (6, 0)}), find=find).battles


@pytest.mark.parametrize(
    "after",
    [
        Aftermath(winner=0, points=(1,), alive=(None, None)),
        Aftermath(winner=0, points=(1, 0), alive=(None,)),
        Aftermath(winner=2, points=(1, 0), alive=(None, None)),
    ],
)
def test_an_outcome_of_other_seats_is_refused(after):
    found = refused(record, begun(graph()), after, find=find)
    assert found == ("SLV-CAMPAIGN-6", "campaign-outcome-seats")


def test_a_campaign_may_count_victories_instead_of_points():
    campaign = begun(graph(count="win", draw="blue"))
    scored = told(campaign, "red", {"red": 200, "blue": 150}, {})
    assert points(record(campaign, scored, find=find)) == (1, 0)
    drawn = told(campaign, "", {"red": 200, "blue": 150}, {})
    assert points(record(campaign, drawn, find=find)) == (0, 0)
    swap = {"scenario: duel": "scenario: duel\n    count: battle"}
    mixed = begun(graph(count="win", swap=swap))
    assert points(record(mixed, scored, find=find)) == (200, 150)


def test_nothing_is_told_after_the_end():
    campaign = begun(graph())
    for _ in range(2):
        campaign = record(campaign, told(campaign, "blue", {}, {}), find=find)
    assert refused(told, campaign, "blue", {}, {}) == ("SLV-CAMPAIGN-1", "campaign-over")
    after = Aftermath(winner=0, points=(0, 0), alive=(None, None))
    assert refused(record, campaign, after, find=find) == ("SLV-CAMPAIGN-1", "campaign-over")


# The usual aftermath


def test_any_game_has_an_aftermath():
    army = msgspec.to_builtins(roster(3, 2, 2))
    seats = (Seat("a", 0), Seat("b", 1))
    setup = Setup(game="x", scenario="y", seats=seats, armies=(army, army))
    reason = Text("plain")
    names = ("0:spears", "0:spears", "0:spears", "0:spears", "1:riders:9", "1:ghosts", "10:riders")
    outcome = Outcome(winners=(1,), reason=reason, scores=(4, 2), survivors=names)
    assert aftermath(setup, outcome) == Aftermath(
        winner=1, points=(4, 2), alive=((3, 0, 1), (0, 2, 0)), notes=(reason,)
    )
    bare = aftermath(setup, Outcome(winners=(1,), reason=reason))
    assert (bare.points, bare.alive) == ((0, 1), (None, None))
    shared = aftermath(setup, Outcome(winners=(0, 1), reason=reason))
    assert (shared.winner, shared.points) == (None, (0, 0))
    assert aftermath(setup, Outcome(winners=(), reason=reason)).winner is None
    strange = replace(setup, armies=("an army of words", army))
    assert aftermath(strange, outcome).alive == (None, (0, 2, 0))
    ready = replace(setup, armies=())
    assert aftermath(ready, outcome).alive == (None, None)


MIXED = """\
name: {en: Odyssey, nl: Odyssee, de: Odyssee}
story: {en: On., nl: Voort., de: Weiter.}
sides:
  - {key: us, name: {en: Us, nl: Wij, de: Wir}, armies: {mage-knight: Orc patrol}}
  - {key: them, name: {en: Them, nl: Zij, de: Sie}, armies: {mage-knight: Elven watch}}
base: duel
count: win
scenarios:
  duel:
    game: wizard-duel
    scenario: empty
    seats: [us, them]
    next: {us: [raid], them: [raid]}
  raid:
    game: carnage
    scenario: ford
    seats: [them, us]
    next: {us: [skirmish], them: [skirmish]}
  skirmish:
    game: mage-knight
    options: {total: "100"}
    seats: [us, them]
    next: {us: [], them: []}
"""


def test_scenarios_of_different_games_make_one_campaign():
    campaign = begin(read_graph(MIXED, "odyssey.yaml"))
    games = []
    while over(campaign) is None:
        call = next_battle(campaign)
        games.append((call.setup.game, len(call.setup.armies)))
        match = fought(call, decisions=0)
        match.play(Concede(), 0)
        campaign = enter_battle(campaign, match)
    assert games == [("wizard-duel", 0), ("carnage", 0), ("mage-knight", 2)]
    assert [battle.winner for battle in campaign.battles] == ["them", "us", "them"]
    assert points(campaign) == (1, 2)
    assert over(campaign) == End("them", "ran-out")
