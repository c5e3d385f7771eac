"""Armies by chance, out of boxes and by a draft, in every game: allowed, near the points, fixed."""

import pytest

from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.registry import game, listed
from slagveld.kernel.rulebook import RefusedError
from slagveld.kit.muster import (
    Faced,
    box_faults,
    boxes,
    drafted,
    out_of_box,
    parts_of,
    random_army,
    ready_army,
    ready_key,
)
from slagveld.record import replace
from slagveld.texts import WRITTEN, Speaker

POINTS = {
    "carnage": (100, 250, 500, 1000, 2000),
    "confrontation": (50, 100, 200, 300, 500),
    "little-carnage": (100, 200, 300, 450, 600),
    "mage-knight": (100, 200, 300, 400, 500),
    "wizard-duel": (150, 300, 600, 800, 1000),
}
SEEDS = 40
LARGE = {  # what an army can cost at all is bounded by how many may be in it
    "confrontation": 40,
    "little-carnage": 120,
    "mage-knight": 50,
    "wizard-duel": 60,
}
GAMES = sorted(POINTS)


def blank(key, points, **choices):
    return Roster(game=key, name="x", total=points, choices=choices)


def cost(muster, roster):
    return sum(tally.total for tally in muster.price(roster))


def test_all_games_are_here():
    assert [key for key, one in listed().items() if one.muster() is not None] == GAMES


@pytest.mark.parametrize("key", GAMES)
def test_two_hundred_armies_by_chance(key):
    muster = game(key).muster()
    for points in POINTS[key]:
        found = []
        for seed in range(SEEDS):
            army = random_army(muster, blank(key, points), seed)
            assert muster.faults(army) == [], (points, seed)
            assert 0.9 <= cost(muster, army) / (points * muster.scale) <= 1, (points, seed)
            found.append(army)
        different = {str(army.entries) for army in found}
        few = points == POINTS[key][0]  # so little buys hardly anything
        assert len(different) > (2 if few else SEEDS / 4), points


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_is_the_same_army(key):
    muster, points = game(key).muster(), POINTS[key][2]
    once = [random_army(muster, blank(key, points), seed) for seed in range(5)]
    assert once == [random_army(muster, blank(key, points), seed) for seed in range(5)]
    assert random_army(muster, replace(once[0], name="y"), 0).entries == once[0].entries


@pytest.mark.parametrize("key", sorted(LARGE))
def test_more_points_than_find_room_are_spent_as_far_as_they_go(key):
    muster = game(key).muster()
    army = random_army(muster, blank(key, 100_000), 1)
    assert muster.faults(army) == []
    assert sum(entry.count for entry in army.entries) > LARGE[key] / 3


@pytest.mark.parametrize("key", GAMES)
def test_boxes_hold_an_army(key):
    muster, points = game(key).muster(), POINTS[key][2]
    for seed in range(12):
        found = boxes(muster, blank(key, points), seed)
        assert found == boxes(muster, blank(key, points), seed)
        assert found[0] != found[1]
        for box in found:
            army = out_of_box(muster, blank(key, points), box, seed)
            assert muster.faults(army) == []
            assert box_faults(box, army) == []
            assert cost(muster, army) >= 0.9 * points * muster.scale, seed


def test_what_does_not_lie_in_the_box_is_told_at_its_entry():
    muster = game("confrontation").muster()
    box = boxes(muster, blank("confrontation", 200), 1)[0]
    first = box.contents[0]
    more = Chosen(first.key, first.count + 1)
    army = replace(blank("confrontation", 0), entries=(Chosen(first.key, first.count), more))
    assert [fault.entry for fault in box_faults(box, army)] == [1]
    stranger = replace(army, entries=(Chosen("nobody"),))
    (fault,) = box_faults(box, stranger)
    for language in WRITTEN:
        assert Speaker(language).faults(fault.text) == ()


@pytest.mark.parametrize("key", GAMES)
def test_bots_draft_two_armies(key):
    muster, points = game(key).muster(), POINTS[key][2]
    sides = [blank(key, points), blank(key, points)]
    for seed in range(6):
        found = drafted(muster, sides, seed, (), (True, True))
        assert found.turn is None
        for army, price in zip(found.armies, found.prices, strict=True):
            assert muster.faults(army) == []
            assert price == cost(muster, army)
            assert price >= 0.7 * points * muster.scale, seed
        assert drafted(muster, sides, seed, found.picks) == found


@pytest.mark.parametrize("key", GAMES)
def test_sides_pick_there_and_back_again(key):
    muster, points = game(key).muster(), POINTS[key][-1]
    sides = [blank(key, points), blank(key, points)]
    picks, turns = [], []
    for _ in range(4):
        found = drafted(muster, sides, 3, picks)
        turns.append(found.turn)
        picks.append(next(n for n, pack in enumerate(found.packs) if pack.open))
    assert turns == [0, 1, 1, 0]
    taken = [pack.taken for pack in drafted(muster, sides, 3, picks).packs]
    assert sorted(side for side in taken if side is not None) == [0, 0, 1, 1]
    answered = drafted(muster, sides, 3, picks[:1], (False, True))
    assert answered.turn == 0
    assert len(answered.picks) == 3


def test_a_pick_that_is_not_open_is_refused():
    muster = game("mage-knight").muster()
    sides = [blank("mage-knight", 200), blank("mage-knight", 200)]
    for picks in [(999,), (-2,), (0, 0)]:
        with pytest.raises(RefusedError, match="cannot be picked now"):
            drafted(muster, sides, 1, picks)
    over = drafted(muster, sides, 1, (-1, -1))
    assert over.turn is None
    assert [army.entries for army in over.armies] == [(), ()]


@pytest.mark.parametrize(
    ("key", "points", "told"),
    [
        ("confrontation", 0, "needs a total"),
        ("confrontation", 3, "the least costs 12"),
        ("mage-knight", 150, "must be a multiple of 100"),
        ("carnage", 1, "the least costs"),
    ],
)
def test_no_army_for_such_points_has_its_reason(key, points, told):
    with pytest.raises(RefusedError, match=told):
        random_army(game(key).muster(), blank(key, points), 1)


def test_wizards_come_only_where_magic_is_meant():
    muster = game("little-carnage").muster()
    plain = {part.key for part in parts_of(muster, blank("little-carnage", 300))}
    magic = {part.key for part in parts_of(muster, blank("little-carnage", 300, magic=True))}
    assert "human-magister" in magic - plain
    army = random_army(muster, blank("little-carnage", 300, magic=True), 2)
    assert army.choices == {"magic": True}
    assert muster.faults(army) == []


@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_offered_shows_its_card(key):
    muster = game(key).muster()
    assert isinstance(muster, Faced)
    army = blank(key, 0)
    for offer in muster.offers(army):
        card = muster.face(army, offer.key)
        assert (card is None) == (offer.key == "own-figure"), offer.key
        assert card is None or (card.lines and card.figure is not None), offer.key
    assert muster.face(army, "nobody") is None


@pytest.mark.parametrize("key", GAMES)
def test_ready_armies_go_by_key_and_by_name_in_any_language(key):
    muster = game(key).muster()
    for roster in muster.ready():
        assert ready_army(muster, ready_key(roster)) == roster
        for language in WRITTEN:
            found = ready_army(muster, Speaker(language).say(roster.name).upper())
            assert found is not None
            assert found.name == roster.name
    assert ready_army(muster, "nobody") is None
