"""What comes next in a campaign, with which armies, and how it ends."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from slagveld.campaign import (
    Settings,
    Won,
    begin,
    choose,
    courses,
    next_battle,
    options,
    over,
    points,
    with_army,
)
from slagveld.campaign.course import End, ending
from slagveld.kernel.muster import Chosen
from tests.campaign.graphs import graph
from tests.campaign.standin import begun, find, refused, roster, won


def played(campaign, *winners):
    for winner in winners:
        campaign = won(campaign, winner)
    return campaign


@pytest.mark.rule("SLV-CAMPAIGN-1")
def test_the_first_follow_up_that_may_still_be_played_comes_next():
    campaign = begun(graph())
    assert options(campaign) == ("first",)
    assert options(played(campaign, "red")) == ("left",)
    assert options(played(campaign, "blue")) == ("right",)
    assert options(played(campaign, "blue", "red", "blue")) == ()
    assert options(played(campaign, "red", "blue")) == ("right",)
    # Left is played, so red's final scenario follows.
    assert options(played(campaign, "red", "blue", "red")) == ("last",)


@pytest.mark.rule("SLV-CAMPAIGN-1")
def test_an_empty_list_is_the_end_whatever_is_left():
    campaign = played(begun(graph()), "blue", "blue")
    assert options(campaign) == ()
    assert over(campaign) == End("blue", "ran-out")


@pytest.mark.rule("SLV-CAMPAIGN-1")
def test_where_the_winner_chooses_he_chooses_among_what_may_be_played():
    campaign = played(begun(graph(choose="winner")), "red")
    assert options(campaign) == ("left", "right")
    assert refused(next_battle, campaign, find) == ("SLV-CAMPAIGN-1", "campaign-choose-first")
    assert refused(won, campaign, "red") == ("SLV-CAMPAIGN-1", "campaign-choose-first")
    assert refused(choose, campaign, "last") == ("SLV-CAMPAIGN-1", "campaign-not-next")
    chosen = choose(campaign, "right")
    assert options(chosen) == ("right",)
    assert choose(chosen, "left").chosen == "left"  # until it is fought
    later = won(chosen, "red")
    assert (later.chosen, options(later)) == ("", ("left",))
    assert choose(later, "left") == later
    over_now = played(begun(graph(choose="winner")), "blue", "blue")
    assert refused(choose, over_now, "left") == ("SLV-CAMPAIGN-1", "campaign-not-next")


@pytest.mark.rule("SLV-CAMPAIGN-1")
def test_a_scenario_is_played_as_often_as_the_campaign_says():
    campaign = begun(graph(times=2))
    assert [b.scenario for b in played(campaign, "red", "blue", "red", "blue").battles] == [
        "first",
        "left",
        "right",
        "left",
    ]
    for steps in courses(graph(times=2)):
        names = [step.scenario for step in steps]
        assert max(names.count(name) for name in names) <= 2


@pytest.mark.rule("SLV-CAMPAIGN-2")
def test_the_final_scenario_decides_for_its_side_alone():
    campaign = played(begun(graph()), "red", "red")
    assert options(campaign) == ("last",)
    assert over(campaign) is None
    assert over(played(campaign, "red")) == End("red", "final")
    assert over(played(campaign, "blue", "blue")) == End("", "ran-out")  # two each
    assert over(played(campaign, "blue", "red")) == End("red", "ran-out")


@pytest.mark.rule("SLV-CAMPAIGN-2")
def test_victory_points_decide_where_agreed_unless_they_are_equal():
    campaign = begun(graph(), by_points=True)
    for winner, red, blue in (("red", 1, 2), ("red", 1, 1)):
        campaign = won(campaign, winner, {"red": red, "blue": blue})
    assert over(won(campaign, "red", {"red": 1, "blue": 1})) == End("blue", "points")
    assert over(won(campaign, "red", {"red": 2, "blue": 1})) == End("red", "final")
    assert points(campaign) == (2, 3)
    assert over(campaign) is None


def test_the_graph_itself_may_propose_points_and_veterans():
    campaign = begin(graph(by_points="true", veterans="true"), find=find)
    assert (campaign.settings.by_points, campaign.settings.veterans) == (True, True)
    off = begin(graph(by_points="true"), settings=Settings(by_points=False), find=find)
    assert off.settings.by_points is False


@pytest.mark.rule("SLV-CAMPAIGN-3")
def test_a_draw_needs_a_word_in_the_campaign():
    campaign = begun(graph())
    assert refused(won, campaign, "") == ("SLV-CAMPAIGN-3", "campaign-draw-unsaid")


@pytest.mark.rule("SLV-CAMPAIGN-3")
def test_a_draw_is_played_again_or_counts_for_a_side():
    again = won(begun(graph(draw="replay")), "")
    assert (again.battles[0].winner, again.battles[0].drawn) == ("", True)
    assert options(again) == ("first",)
    assert again.course == ()
    assert next_battle(again, find).number == 2
    assert options(won(again, "blue")) == ("right",)
    counts = won(begun(graph(draw="blue")), "")
    assert (counts.battles[0].winner, counts.battles[0].drawn) == ("blue", True)
    assert counts.course == (Won("first", "blue"),)
    assert points(counts) == (0, 0)
    swap = {"scenario: duel": "scenario: duel\n    draw: red"}
    assert won(begun(graph(draw="blue", swap=swap)), "").battles[0].winner == "red"


@pytest.mark.rule("SLV-CAMPAIGN-1")
def test_nothing_is_chosen_while_a_draw_is_to_be_played_again():
    chosen = choose(won(begun(graph(choose="winner", draw="replay")), "red"), "right")
    again = won(chosen, "")
    assert options(again) == ("right",)
    assert refused(choose, again, "left") == ("SLV-CAMPAIGN-1", "campaign-not-next")


def test_settings_are_those_of_the_campaign():
    players = Settings(players={"green": "Anna"})
    found = refused(begin, graph(), settings=players, find=find)
    assert found == ("SLV-CAMPAIGN-1", "campaign-no-side")
    fog = Settings(options={"fog": True})
    found = refused(begin, graph(), settings=fog, find=find)
    assert found == ("SLV-SETUP-1", "refusal-option-unknown")
    bad = Settings(options={"rounds": 99})
    found = refused(begin, graph(), settings=bad, find=find)
    assert found == ("SLV-SETUP-1", "refusal-option-value")


# Set-ups


def test_the_set_up_has_the_seats_armies_and_options_of_the_scenario():
    swap = {"seats: [blue, red]": "seats: [blue, red]\n    options: {rounds: 7}"}
    campaign = begun(
        graph(swap=swap), players={"red": "Anna"}, options={"magic": True, "rounds": 3}
    )
    campaign = with_army(campaign, find, "red", roster(1))
    first = next_battle(campaign, find)
    assert (first.number, first.scenario, first.setup.scenario) == (1, "first", "duel")
    assert [seat.name for seat in first.setup.seats] == ["Anna", "Blues"]
    assert [seat.side for seat in first.setup.seats] == [0, 1]
    assert first.setup.options == {"magic": True, "rounds": 3}
    assert [len(army["entries"]) for army in first.setup.armies] == [1, 2]
    left = next_battle(won(campaign, "red"), find)
    assert [seat.name for seat in left.setup.seats] == ["Blues", "Anna"]
    assert [len(army["entries"]) for army in left.setup.armies] == [2, 1]
    assert left.setup.options == {"magic": True, "rounds": 7}  # the scenario's own counts


def test_games_without_armies_are_fought_without():
    campaign = played(begun(graph()), "blue")
    call = next_battle(campaign, find)
    assert (call.setup.game, call.setup.armies) == ("duel-game", ())
    after = won(campaign, "red", alive={"red": (1, 1)})
    assert [force.roster for force in after.battles[-1].forces] == [None, None]
    assert [force.alive for force in after.battles[-1].forces] == [None, None]


def test_dice_follow_from_the_seed_and_the_number_of_the_battle():
    def seeds(seed):
        campaign = begun(graph(draw="replay"), seed=seed)
        found = []
        for _ in range(4):
            found.append(next_battle(campaign, find).seed)
            campaign = won(campaign, "")
        return found

    assert seeds(1) == seeds(1)
    assert len({*seeds(1), *seeds(2)}) == 8
    assert all(0 < seed <= 10**9 for seed in seeds(1))


# Armies


@pytest.mark.rule("SLV-CAMPAIGN-4")
def test_every_side_brings_an_army_or_none_does():
    war = graph()
    assert begin(war, find=find).armies == ()
    assert next_battle(begin(war, find=find), find).setup.armies == ()
    both = begin(war, {"blue": [roster(1)], "red": [roster(2)]}, find=find)
    assert [army.side for army in both.armies] == ["red", "blue"]
    one = begin, war, {"red": [roster(1)]}, None, find
    assert refused(*one) == ("SLV-CAMPAIGN-4", "campaign-army-missing")
    alone = with_army(begin(war, find=find), find, "red", roster(1))
    assert refused(next_battle, alone, find) == ("SLV-CAMPAIGN-4", "campaign-army-missing")


@pytest.mark.rule("SLV-CAMPAIGN-4")
def test_a_side_may_begin_with_a_ready_made_army():
    swap = {
        "intermediate: left": "armies: {little-carnage: army-of-the-kingdom}",
        "de: Blaue}": "de: Blaue}\n    armies: {little-carnage: Orc Horde}",
    }
    war = graph(swap=swap)
    names = [army.roster.name for army in begin(war, find=find).armies]
    assert names == ["Army of the kingdom", "Orc horde"]
    own = begin(war, {"red": [roster(3)]}, find=find)
    assert [army.roster.name for army in own.armies] == ["Levy", "Orc horde"]
    nobody = graph(swap={"intermediate: left": "armies: {little-carnage: nobody}"})
    assert refused(begin, nobody, find=find) == ("SLV-CAMPAIGN-4", "campaign-no-army")


@pytest.mark.rule("SLV-CAMPAIGN-4")
def test_armies_are_those_of_the_campaigns_sides_and_games_and_allowed():
    campaign = begun(graph())

    def fault(side, army):
        return refused(with_army, campaign, find, side, army)

    assert fault("green", roster(1)) == ("SLV-CAMPAIGN-4", "campaign-no-side")
    chess = roster(1).__class__(game="chess", name="x")
    assert fault("red", chess) == ("SLV-CAMPAIGN-4", "campaign-other-game")
    armyless = roster(1).__class__(game="duel-game", name="x")
    assert fault("red", armyless) == ("SLV-CAMPAIGN-4", "campaign-without-armies")
    strangers = roster(1).__class__(game="little-carnage", name="x", entries=(Chosen("elves"),))
    assert fault("red", strangers) == ("LC-2-5", "campaign-army-faulty")
    assert fault("red", roster(1)) is None


@pytest.mark.rule("SLV-CAMPAIGN-4")
def test_the_agreed_points_hold_for_everybody_with_the_scenarios_bonus():
    swap = {"seats: [blue, red]": "seats: [blue, red]\n    bonus: {red: 20}"}
    campaign = begun(graph(swap=swap), total=120)
    first = next_battle(campaign, find).setup
    assert first.armies[0]["total"] == 120
    assert first.options == {"points": 120}  # for games that ask
    own = begun(graph(), total=120, options={"points": 90})
    assert next_battle(own, find).setup.options == {"points": 90}
    assert next_battle(begun(graph(), total=501), find).setup.options == {}

    def fault(campaign, side, spears):
        return refused(with_army, campaign, find, side, roster(spears)) is not None

    assert [fault(campaign, "red", count) for count in (12, 13)] == [False, True]
    later = won(campaign, "red")
    assert [fault(later, "red", count) for count in (14, 15)] == [False, True]
    assert [fault(later, "blue", count) for count in (12, 13)] == [False, True]
    dear = with_army(later, find, "red", roster(14))
    assert next_battle(dear, find).setup.armies[1]["total"] == 144
    # Back at the usual points that army is too dear.
    last = won(dear, "red")
    assert refused(next_battle, last, find) == ("LC-2-5", "campaign-army-faulty")
    assert begun(graph()).army("red", "little-carnage").total == 0


# Any course


@settings(deadline=None)
@given(
    st.lists(st.sampled_from(["red", "blue", ""]), max_size=60),
    st.sampled_from(["first", "winner"]),
    st.integers(1, 3),
    st.data(),
)
def test_random_courses_never_repeat_too_often_and_always_end(winners, how, times, data):
    campaign = begun(graph(choose=how, times=times, draw="replay"))
    most = 4 * times
    decided = 0
    for winner in [*winners, *["red"] * most]:
        found = options(campaign)
        if not found:
            break
        if len(found) > 1:
            campaign = choose(campaign, data.draw(st.sampled_from(found)))
        campaign = won(campaign, winner)
        decided += bool(winner)
    names = [step.scenario for step in campaign.course]
    assert over(campaign) is not None
    assert decided == len(names) <= most
    assert all(names.count(name) <= times for name in names)
    assert campaign.course in list(courses(campaign.graph))
    assert over(campaign) == ending(campaign.graph, campaign.course)
