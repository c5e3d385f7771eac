"""The campaign of Humans and Orcs: every course, every way to win, and its veterans."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from slagveld.campaign import (
    Won,
    begin,
    courses,
    dump,
    enter_battle,
    load,
    load_graph,
    next_battle,
    options,
    over,
    points,
    survivors,
    taken_along,
    with_army,
)
from slagveld.campaign.course import End, ending, victories
from slagveld.games import little_carnage
from slagveld.games.little_carnage.scenario.scenarios_and_campaign import battles
from slagveld.kernel.dice import Rng
from slagveld.kernel.registry import game
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.standing import Concede
from tests.campaign.standin import KEYS, VETERANS, begun, find, refused, roster, won

FILE = Path(little_carnage.__file__).parent / "data" / "campaigns" / "humans-and-orcs.yaml"
GRAPH = load_graph(FILE)
LETTERS = dict(zip("SAGKC", KEYS, strict=True))
SIDES = {"h": "humans", "o": "orcs"}


def course(words):
    """`Sh Ao` as a course."""
    return tuple(Won(LETTERS[word[0]], SIDES[word[1]]) for word in words.split())


def spelled(steps):
    signs = {key: letter for letter, key in LETTERS.items()}
    return " ".join(signs[step.scenario] + step.winner[0] for step in steps)


def fought(words, **settings):
    """The campaign after a course, each battle entered."""
    campaign = begun(GRAPH, **settings)
    for word in words.split():
        assert options(campaign) == (LETTERS[word[0]],)
        campaign = won(campaign, SIDES[word[1]])
    return campaign


@pytest.mark.rule("LC-4.3-1")
def test_who_wins_a_scenario_decides_which_comes_next():
    assert options(fought("")) == ("protect-the-border",)
    assert options(fought("Sh")) == ("advance-into-enemy-land",)
    assert options(fought("So")) == ("attack-on-gruenwald",)
    assert next_battle(fought("So"), find).setup.scenario == "attack-on-gruenwald"


@pytest.mark.rule("LC-4.3-2")
def test_it_begins_with_the_base_scenario_and_has_follow_ups_for_both_sides():
    assert GRAPH.base == "protect-the-border"
    assert all(list(stage.next) == ["humans", "orcs"] for stage in GRAPH.scenarios.values())
    base = GRAPH.scenarios[GRAPH.base]
    assert [len(base.next[side]) for side in ("humans", "orcs")] == [1, 1]


@pytest.mark.rule("LC-4.3-3")
def test_the_graph_is_that_of_the_rulebook():
    follows = {
        key: (stage.next["humans"], stage.next["orcs"]) for key, stage in GRAPH.scenarios.items()
    }
    assert follows == {
        "protect-the-border": (("advance-into-enemy-land",), ("attack-on-gruenwald",)),
        "advance-into-enemy-land": (("kill-the-war-chief",), ("attack-on-gruenwald",)),
        "attack-on-gruenwald": (("advance-into-enemy-land",), ("siege-of-the-human-capital",)),
        "kill-the-war-chief": ((), ("attack-on-gruenwald", "siege-of-the-human-capital")),
        "siege-of-the-human-capital": (("advance-into-enemy-land", "kill-the-war-chief"), ()),
    }
    finals = {side.key: (side.final, side.intermediate) for side in GRAPH.sides}
    assert finals == {
        "humans": ("kill-the-war-chief", "advance-into-enemy-land"),
        "orcs": ("siege-of-the-human-capital", "attack-on-gruenwald"),
    }
    assert GRAPH.scenarios["protect-the-border"].seats == ("orcs", "humans")
    titles = [stage.title.de for stage in GRAPH.scenarios.values()]
    assert titles == [
        "Schützt die Grenze!",
        "Vorstoß ins Feindesland",
        "Angriff auf das Dorf Grünwald",
        "Tötet den Kriegshäuptling",
        "Belagerung der Hauptstadt der Menschen",
    ]


@pytest.mark.rule("LC-4.3-4")
def test_a_final_scenario_is_reached_by_winning_the_intermediate_one():
    assert options(fought("Sh Ah")) == ("kill-the-war-chief",)
    assert options(fought("Sh Ao")) == ("attack-on-gruenwald",)
    assert options(fought("So Go")) == ("siege-of-the-human-capital",)
    # Only where everything listed has been played does a final one follow without it.
    for steps in courses(GRAPH):
        for number, step in enumerate(steps):
            side = next((one for one in GRAPH.sides if one.final == step.scenario), None)
            if side is None or number == 0:
                continue
            before = steps[number - 1]
            straight = before == Won(side.intermediate, side.key)
            played = [one.scenario for one in steps[: number - 1]]
            listed = GRAPH.scenarios[before.scenario].next[before.winner]
            around = [key for key in listed if key != step.scenario]
            assert straight or all(key in played for key in around)


@pytest.mark.rule("LC-4.3-5")
def test_no_scenario_is_played_twice():
    for steps in courses(GRAPH):
        played = [step.scenario for step in steps]
        assert len(set(played)) == len(played)


@pytest.mark.rule("LC-4.3-6")
@pytest.mark.parametrize(
    ("played", "follows"),
    [
        ("Sh Ah Ko", ("attack-on-gruenwald",)),  # the first of two
        ("So Gh Ah Ko", ("siege-of-the-human-capital",)),  # the second: the first is played
        ("So Go Ch", ("advance-into-enemy-land",)),
        ("Sh Ao Go Ch", ("kill-the-war-chief",)),
        ("Sh Ao Gh", ("kill-the-war-chief",)),  # all listed are played: the winner's final one
        ("So Gh Ao", ("siege-of-the-human-capital",)),
        ("Sh Ah Ko Gh", ()),  # and that is played as well
    ],
)
def test_what_follows_when_a_follow_up_has_been_played(played, follows):
    campaign = begun(GRAPH)
    for word in played.split():
        campaign = won(campaign, SIDES[word[1]])
    assert spelled(campaign.course) == played
    assert options(campaign) == follows


@pytest.mark.rule("LC-4.3-7")
def test_twenty_courses_twelve_by_a_final_scenario_and_eight_that_run_out():
    ends = {spelled(steps): ending(GRAPH, steps) for steps in courses(GRAPH)}
    assert len(ends) == 20
    counted = [(end.how, end.winner) for end in ends.values()]
    assert {kind: counted.count(kind) for kind in counted} == {
        ("final", "humans"): 6,
        ("final", "orcs"): 6,
        ("ran-out", "humans"): 4,
        ("ran-out", "orcs"): 4,
    }


@pytest.mark.rule("LC-4.3-7")
@pytest.mark.parametrize(
    ("played", "winner", "how", "count"),
    [
        ("Sh Ah Kh", "humans", "final", (3, 0)),
        ("So Go Co", "orcs", "final", (0, 3)),
        ("Sh Ao Go Ch Kh", "humans", "final", (3, 2)),
        ("So Gh Ah Ko Co", "orcs", "final", (2, 3)),
        ("Sh Ah Ko Gh", "humans", "ran-out", (3, 1)),
        ("So Go Ch Ao", "orcs", "ran-out", (1, 3)),
        ("Sh Ao Go Ch Ko", "orcs", "ran-out", (2, 3)),
        ("So Gh Ah Ko Ch", "humans", "ran-out", (3, 2)),
    ],
)
def test_the_named_courses(played, winner, how, count):
    campaign = fought(played)
    assert over(campaign) == End(winner, how)
    assert victories(GRAPH, course(played)) == count
    assert course(played) in list(courses(GRAPH))
    assert refused(next_battle, campaign, find) == ("SLV-CAMPAIGN-1", "campaign-over")


@pytest.mark.rule("LC-4.3-8")
def test_who_wins_his_final_scenario_wins_the_campaign_but_not_by_the_other_ones():
    assert over(fought("Sh Ah")) is None
    assert over(fought("Sh Ah Kh")) == End("humans", "final")
    assert over(fought("Sh Ah Ko")) is None
    assert over(fought("So Go Ch")) is None
    assert over(fought("So Go Co")) == End("orcs", "final")


@pytest.mark.rule("LC-4.3-9")
def test_victory_points_decide_only_where_that_was_agreed():
    def played(**settings):
        campaign = begun(GRAPH, **settings)
        for winner, humans, orcs in (("humans", 1, 5), ("humans", 2, 1), ("humans", 1, 0)):
            campaign = won(campaign, winner, {"humans": humans, "orcs": orcs})
        return campaign

    assert points(played()) == (4, 6)
    assert over(played()) == End("humans", "final")
    assert over(played(by_points=True)) == End("orcs", "points")


@pytest.mark.rule("LC-4.3-9")
def test_equal_points_leave_it_to_the_scenarios():
    campaign = begun(GRAPH, by_points=True)
    for humans, orcs in ((1, 4), (2, 1)):
        campaign = won(campaign, "humans", {"humans": humans, "orcs": orcs})
        assert over(campaign) is None  # it still ends as without points
    assert over(won(campaign, "humans", {"humans": 2, "orcs": 0})) == End("humans", "final")
    assert over(won(campaign, "humans", {"humans": 3, "orcs": 0})) == End("humans", "points")
    assert over(won(campaign, "humans", {"humans": 1, "orcs": 0})) == End("orcs", "points")


@pytest.mark.rule("LC-4.3-ex1")
def test_the_orcs_win_although_their_chief_falls():
    campaign = begun(GRAPH, by_points=True)
    for winner, orcs in (("humans", 3), ("humans", 3), ("humans", 0)):
        campaign = won(campaign, winner, {"humans": 1, "orcs": orcs})
    assert campaign.battles[-1].scenario == "kill-the-war-chief"
    assert campaign.battles[-1].winner == "humans"
    assert over(campaign) == End("orcs", "points")


@pytest.mark.rule("LC-4.3-9")
def test_without_victory_points_a_scenario_counts_one_for_its_winner():
    assert points(fought("Sh Ah Ko Gh")) == (3, 1)


# Veterans


def after_first(alive, **settings):
    """The campaign after the humans have won at the bridge with six spears and two riders."""
    return won(begun(GRAPH, **settings), "humans", alive=alive)


@pytest.mark.rule("LC-4.4-1")
def test_both_sides_may_take_along_who_lived():
    campaign = after_first({"humans": (4, 0), "orcs": (0, 1)})
    with_army(campaign, find, "humans", roster(4, 2, marks={0: "attack"}))
    with_army(campaign, find, "orcs", roster(6, 1, marks={1: "defence"}))
    dead = with_army, campaign, find, "humans", roster(4, 1, marks={1: "attack"})
    assert refused(*dead) == ("LC-4.4-1", "campaign-army-faulty")
    # Nobody has to: fresh armies are as good.
    with_army(campaign, find, "humans", roster(6, 2))


@pytest.mark.rule("LC-4.4-1")
def test_only_from_one_scenario_to_the_next():
    campaign = after_first({"humans": (4, 2)})
    fielded = with_army(campaign, find, "humans", roster(4, marks={0: "attack"}))
    later = won(fielded, "humans", alive={"humans": (3,)})
    with_army(later, find, "humans", roster(3, marks={0: "attack"}))
    # The riders sat that one out.
    sat_out = with_army, later, find, "humans", roster(3, 2, marks={1: "attack"})
    assert refused(*sat_out) == ("LC-4.4-1", "campaign-army-faulty")


@pytest.mark.rule("LC-4.4-1", "SLV-CAMPAIGN-5")
def test_veterans_are_optional_and_can_be_agreed_away():
    campaign = after_first({"humans": (4, 2)}, veterans=False)
    marked = with_army, campaign, find, "humans", roster(4, marks={0: "attack"})
    assert refused(*marked) == ("SLV-CAMPAIGN-5", "campaign-army-faulty")
    before = with_army, begun(GRAPH), find, "humans", roster(4, marks={0: "attack"})
    assert refused(*before) == ("LC-4.4-1", "campaign-army-faulty")


@pytest.mark.rule("LC-4.4-3", "LC-4.4-ex1")
@pytest.mark.parametrize(("models", "rule"), [(3, None), (4, None), (5, "LC-4.4-3")])
def test_of_six_two_fall_so_at_most_four_are_veterans(models, rule):
    campaign = after_first({"humans": (4, 2)})
    found = refused(with_army, campaign, find, "humans", roster(models, marks={0: "attack"}))
    assert found == (None if rule is None else (rule, "campaign-army-faulty"))


@pytest.mark.rule("LC-4.4-3")
def test_two_regiments_of_one_kind_each_need_their_own_survivors():
    campaign = begun(GRAPH)
    campaign = with_army(campaign, find, "humans", roster(6, 1, 5))
    campaign = won(campaign, "humans", alive={"humans": (2, 1, 4)})

    def fault(*counts):
        marks = {0: "attack", 2: "defence"}
        found = refused(with_army, campaign, find, "humans", roster(*counts, marks=marks))
        return None if found is None else found[0]

    assert fault(4, 1, 2) is None  # in whatever order
    assert fault(2, 1, 4) is None
    assert fault(4, 1, 3) == "LC-4.4-3"
    assert fault(5, 1, 1) == "LC-4.4-3"
    thrice = roster(1, 1, 1, 1, 1, marks={0: "attack", 2: "attack", 4: "attack"})
    found = refused(with_army, campaign, find, "humans", thrice)
    assert found == ("LC-4.4-1", "campaign-army-faulty")


@pytest.mark.rule("LC-4.4-4")
def test_the_marker_goes_into_battle_with_the_regiment():
    campaign = after_first({"humans": (4, 2), "orcs": (6, 2)})
    marked = roster(4, 2, marks={0: "attack", 1: "defence"})
    campaign = with_army(campaign, find, "humans", marked)
    call = next_battle(campaign, find)
    humans, orcs = call.setup.armies
    assert [entry["choices"] for entry in humans["entries"]] == [
        {"veteran": "attack"},
        {"veteran": "defence"},
    ]
    assert [entry["choices"] for entry in orcs["entries"]] == [{}, {}]


@pytest.mark.rule("LC-4.4-4", "LC-4.4-5")
def test_a_marker_is_one_of_two_and_never_both():
    campaign = after_first({"humans": (4, 2)})
    both = with_army, campaign, find, "humans", roster(4, marks={0: "attack, defence"})
    assert refused(*both) == ("LC-4.4-4", "campaign-army-faulty")
    campaign = with_army(campaign, find, "humans", roster(4, marks={0: "attack"}))
    campaign = won(campaign, "humans", alive={"humans": (4,)})
    campaign = with_army(campaign, find, "humans", roster(4, marks={0: "attack"}))
    (entry,) = next_battle(campaign, find).setup.armies[0]["entries"]
    assert entry["choices"] == {"veteran": "attack"}  # also after several scenarios


@pytest.mark.rule("LC-4.4-6")
def test_the_marker_may_be_exchanged_between_scenarios():
    campaign = after_first({"humans": (4, 2)})
    for mark in ("attack", "defence", "attack"):
        campaign = with_army(campaign, find, "humans", roster(4, marks={0: mark}))
        assert campaign.army("humans", "little-carnage").entries[0].choices == {"veteran": mark}
    campaign = won(campaign, "humans", alive={"humans": (4,)})
    fought_with = campaign.battles[-1].forces[0].roster
    assert fought_with.entries[0].choices == {"veteran": "attack"}
    exchanged = with_army(campaign, find, "humans", roster(4, marks={0: "defence"}))
    assert exchanged.army("humans", "little-carnage").entries[0].choices["veteran"] == "defence"
    # What was fought with stays as it was.
    assert exchanged.battles == campaign.battles


def test_after_a_scenario_everybody_is_fresh_until_taken_along_again():
    campaign = after_first({"humans": (4, 2)})
    campaign = with_army(campaign, find, "humans", roster(4, 2, marks={0: "attack"}))
    campaign = won(campaign, "humans", alive={"humans": (3, 0)})
    assert campaign.army("humans", "little-carnage") == roster(4, 2)
    alive = survivors(campaign, "humans", "little-carnage")
    assert [(one.entry, one.key, one.models) for one in alive] == [(0, "spears", 3)]
    before = campaign.battles[-1].forces[0].roster
    taken = taken_along(VETERANS, before, alive, {0: "defence", 1: "attack"})
    assert taken == roster(3, 2, marks={0: "defence"})


# With the game itself


def test_its_scenarios_have_the_seats_titles_and_bonuses_of_the_game():
    for key, stage in GRAPH.scenarios.items():
        battle = battles()[key]
        assert battle.title == stage.title
        assert tuple(stage.bonus.get(side, 0) for side in stage.seats) == battle.bonus
        ready = {side.key: side.armies["little-carnage"] for side in GRAPH.sides}
        larger = {"army-of-the-kingdom": "army-on-the-march", "orc-horde": "great-horde"}
        usual = [ready[side] for side in stage.seats]
        armies = [larger[a] if more else a for a, more in zip(usual, battle.bonus, strict=True)]
        assert tuple(armies) == battle.armies


@pytest.mark.rule("LC-4.4-1", "LC-4.4-4")
def test_a_true_battle_leaves_its_survivors_and_veterans_have_their_die_in_the_next():
    campaign = begin(GRAPH)
    call = next_battle(campaign)
    setup = call.setup
    assert setup.options["veterans"]
    match = game("little-carnage").match(
        setup.scenario,
        seed=call.seed,
        seats=setup.seats,
        armies=setup.armies,
        options=setup.options,
    )
    rng = Rng(1)
    while match.state.round == 0:
        match.play(match.decision.propose(rng))
    match.play(Concede(), 0)
    campaign = enter_battle(campaign, match)
    (battle,) = campaign.battles
    assert battle.winner == "humans"
    for force in battle.forces:
        assert force.alive == tuple(entry.count for entry in force.roster.entries)
    alive = survivors(campaign, "orcs", "little-carnage")
    fought_with = battle.forces[1].roster
    veterans = game("little-carnage").veterans()
    taken = taken_along(veterans, fought_with, alive, {1: "defence"})
    campaign = with_army(campaign, game, "orcs", taken)
    state = game("little-carnage").first_state(next_battle(campaign).setup)
    marked = [regiment.veteran for regiment in state.regiments if regiment.veteran]
    assert marked == ["defence"]
    more = with_army, campaign, game, "orcs", fought_with
    assert refused(*more) is None


# The file


@settings(deadline=None)
@given(st.lists(st.sampled_from(["humans", "orcs"]), min_size=5, max_size=5))
def test_every_course_ends_and_resumes_from_its_file_after_each_step(winners):
    campaign = begun(GRAPH)
    for winner in winners:
        if over(campaign) is not None:
            break
        campaign = won(campaign, winner)
        again = load(dump(campaign), "war.json")
        assert again == campaign
        assert options(again) == options(campaign)
    assert over(campaign) is not None
    played = [battle.scenario for battle in campaign.battles]
    assert len(set(played)) == len(played)
    with pytest.raises(RefusedError):
        won(campaign, "humans")
