"""Regiments that came along smaller than they were: what they were, and how they are again."""

import pytest

from slagveld.campaign import filled, full_strength, last_army, short_entries, with_army
from slagveld.campaign.strength import same_entries
from tests.campaign.graphs import graph
from tests.campaign.standin import VETERANS, begun, find, refused, roster, won


def war(**settings):
    """A campaign in which red may fight the first scenario again and again."""
    swap = {"red: [left, right]": "red: [first, left, right]"}
    return begun(graph(veterans="true", times=9, swap=swap), **settings)


def fought(campaign, counts, marks=(), alive=None):
    """The campaign after red has won with an army, of which so many lived."""
    fielded = with_army(campaign, find, "red", roster(*counts, marks=marks))
    return won(fielded, "red", alive={} if alive is None else {"red": alive})


def full(campaign):
    return full_strength(campaign, VETERANS, "red", "little-carnage")


def short(campaign):
    found = short_entries(campaign, VETERANS, "red", "little-carnage")
    return [(one.entry, one.key, one.models, one.full) for one in found]


def test_nobody_is_short_before_the_first_battle():
    campaign = war()
    assert full(campaign) == ()
    assert short(campaign) == []
    assert last_army(campaign, VETERANS, "red", "little-carnage") is None


@pytest.mark.rule("LC-4.4-3", "SLV-CAMPAIGN-4")
def test_veterans_know_what_they_were_and_may_be_mustered_anew():
    campaign = fought(war(), (6, 2), alive=(4, 2))
    assert (full(campaign), short(campaign)) == ((6, 2), [])
    campaign = fought(campaign, (4, 2), {0: "attack"}, alive=(3, 2))
    assert short(campaign) == [(0, "spears", 4, 6)]
    assert campaign.army("red", "little-carnage") == roster(4, 2)
    # Taken along once more they are fewer, and still remember.
    campaign = fought(campaign, (3, 2), {0: "defence"}, alive=(0, 2))
    assert short(campaign) == [(0, "spears", 3, 6)]
    # As fresh as small, if their player leaves them so.
    campaign = fought(campaign, (3, 2))
    assert short(campaign) == [(0, "spears", 3, 6)]
    before = last_army(campaign, VETERANS, "red", "little-carnage")
    again = filled(before, short_entries(campaign, VETERANS, "red", "little-carnage"))
    assert again == roster(6, 2)
    campaign = fought(campaign, (6, 2))
    assert short(campaign) == []


@pytest.mark.rule("LC-4.4-2", "SLV-CAMPAIGN-4")
def test_who_is_mustered_anew_costs_points():
    campaign = war(total=120)
    campaign = fought(campaign, (6, 2), alive=(4, 2))
    campaign = fought(campaign, (4, 2), {0: "attack"}, alive=(4, 2))
    with_army(campaign, find, "red", roster(6, 2))
    dear = with_army, campaign, find, "red", roster(6, 2, 1)
    assert refused(*dear) == ("LC-2-5", "campaign-army-faulty")


def test_another_army_is_what_its_player_wants():
    campaign = fought(war(), (6, 2), alive=(4, 2))
    campaign = fought(campaign, (4, 2), {0: "attack"}, alive=(4, 2))
    campaign = fought(campaign, (5, 2))
    assert (full(campaign), short(campaign)) == ((5, 2), [])
    assert not same_entries(roster(5, 2), roster(5))
    assert same_entries(roster(5, 2), roster(1, 1))


def test_veterans_in_another_place_come_from_those_with_most_survivors():
    campaign = fought(war(), (6, 1, 5), alive=(2, 1, 4))
    # Place 4 is nobody's: the largest claim comes from whoever has most left.
    campaign = fought(campaign, (1, 1, 2, 1, 4), {2: "attack", 4: "attack"})
    assert full(campaign) == (1, 1, 5, 1, 6)
    campaign = fought(war(), (6, 1, 5), alive=(2, 1, 4))
    campaign = fought(campaign, (1, 3, 3, 1, 4), {4: "attack"})
    assert full(campaign) == (1, 3, 3, 1, 5)


def test_who_is_a_veteran_of_nobody_known_is_as_many_as_came():
    campaign = fought(war(), (6, 2), alive=(4, 2))
    campaign = fought(campaign, (4,), {0: "attack"}, alive=(4,))
    assert full(campaign) == (6,)
    assert full_strength(campaign, None, "red", "little-carnage") == (4,)
    assert full_strength(campaign, VETERANS, "red", "chess") == ()
