"""A result that was entered by hand is taken back, and everything is as it was."""

import json

import msgspec
import pytest

from slagveld.campaign import (
    begin,
    choose,
    dump,
    enter_battle,
    load,
    next_battle,
    over,
    stays,
    take_back,
    with_army,
)
from slagveld.campaign.report import markdown, report
from slagveld.kernel.standing import Concede
from slagveld.record import replace
from slagveld.texts import Speaker
from tests.campaign.graphs import YARD, graph
from tests.campaign.standin import begun, find, refusal_of, refused, roster, won
from tests.campaign.test_entering import TROTTERS, fought

RULE = "SLV-CAMPAIGN-7"


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_a_campaign_is_byte_for_byte_as_before_its_result():
    before = begun(graph())
    after = won(before, "red", {"red": 3}, {"red": (4, 1)}, rounds=6, date="today")
    assert take_back(after, find) == before
    assert dump(take_back(load(dump(after), "war.json"), find)) == dump(before)
    assert stays(after, find) is None


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_veterans_and_armies_chosen_since_are_taken_back_too():
    first = won(begun(graph(), veterans=True), "red", alive={"red": (4, 1), "blue": (2, 2)})
    veteran = roster(4, 2, marks={0: "attack"})
    before = with_army(first, find, "red", veteran)
    after = won(before, "red", alive={"red": (3, 1)})
    assert after.army("red", "little-carnage") == roster(4, 2)
    later = with_army(after, find, "red", roster(3, 2, marks={0: "defence"}))
    later = with_army(later, find, "blue", roster(1, 1))
    assert take_back(later, find) == before
    assert take_back(later, find).army("red", "little-carnage") == veteran
    assert take_back(take_back(later, find), find) == begun(graph(), veterans=True)


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_what_the_winner_chose_is_chosen_again():
    before = choose(won(begun(graph(choose="winner")), "red"), "right")
    after = won(before, "blue")
    assert (before.chosen, after.chosen) == ("right", "")
    assert take_back(after, find) == before


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_the_last_result_of_all_and_a_draw_are_taken_back():
    before = won(begun(graph(draw="replay")), "")
    assert take_back(before, find) == begun(graph(draw="replay"))
    end = won(won(before, "blue"), "blue")
    assert over(end) is not None
    open_again = take_back(end, find)
    assert over(open_again) is None
    assert open_again == won(before, "blue")


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_the_story_knows_nothing_of_what_was_taken_back():
    before = begun(graph())
    told = [
        markdown(report(one, Speaker("en"), find))
        for one in (before, take_back(won(before, "red", {"red": 3}), find))
    ]
    assert told[0] == told[1]


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_a_battle_fought_with_slagveld_stays():
    war = graph(YARD)
    campaign = begin(war, {side: [TROTTERS] for side in war.side_keys})
    match = fought(next_battle(campaign), decisions=0)
    match.play(Concede(), 0)
    entered = enter_battle(campaign, match)
    assert entered.battles[0].before is msgspec.UNSET
    assert refused(take_back, entered) == (RULE, "campaign-undo-fought")
    found = refusal_of(take_back, entered)
    assert Speaker("en").say(found.text).startswith("“The yard” was fought with Slagveld")
    assert stays(entered) == found


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_without_a_result_there_is_nothing_to_take_back():
    assert refused(take_back, begun(graph()), find) == (RULE, "campaign-undo-none")


@pytest.mark.rule("SLV-CAMPAIGN-7")
def test_a_result_of_an_older_file_stays():
    after = won(begun(graph()), "red")
    (battle,) = after.battles
    bare = replace(battle, before=msgspec.UNSET)
    old = replace(after, battles=(bare,))
    assert "before" not in json.loads(dump(old))["campaign"]["battles"][0]
    assert refused(take_back, old, find) == (RULE, "campaign-undo-older")
