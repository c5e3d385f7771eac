"""Menus of battles with many units: bounded, fair, and soon made."""

import pytest

from slagveld.games.carnage.charge import announcement
from slagveld.games.carnage.charge.announcement import CHARGING, Charge
from slagveld.games.carnage.core.parts import EndPart, Scope
from slagveld.games.carnage.ground import paths_and_costs as ways
from slagveld.games.carnage.magic.any_moment import CASTING, CastNow
from slagveld.games.carnage.magic.incantation import LetMagicBe
from slagveld.games.carnage.magic.target_and_range import Cast, CastOnSelf
from slagveld.games.carnage.movement.break_off_and_flight import BreakOff
from slagveld.games.carnage.movement.march import March
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.kernel.menu import MOST
from tests.games.carnage.battle import SOUTH, battle, mage, refused, unit

PART = MovePart(0)


def lines(files, ranks, *more):
    """Two armies in rows of small units, so deep that most can be reached by none."""
    mine = [
        unit(0, 10 + 18 * file, 120 + 12 * rank) for rank in range(ranks) for file in range(files)
    ]
    theirs = [
        unit(1, 10 + 18 * file, 90 - 12 * rank, SOUTH)
        for rank in range(ranks)
        for file in range(files)
    ]
    return battle(*mine, *theirs, *more, agenda=(PART,), size=(20 * files, 220))


@pytest.fixture
def searches(monkeypatch):
    """Counts the searches for ways into contact."""
    done = []
    search = ways.approach

    def approach(*told):
        done.append(told)
        return search(*told)

    monkeypatch.setattr(ways, "approach", approach)
    return done


def test_a_usual_menu_is_whole_and_has_every_charge():
    state = lines(3, 2)
    menu = PART.candidates(state, 0)
    assert menu.whole
    charges = [one for one in menu if isinstance(one, Charge)]
    assert charges == CHARGING.menu(state, Scope(0))
    assert [(one.unit, one.target) for one in charges] == [
        (mine.id, theirs.id)
        for mine in state.own(0)
        for theirs in state.own(1)
        if refused(state, 0, Charge(mine.id, theirs.id)) is None
    ]
    assert len(charges) == 9, "the second ranks neither reach nor are reached"


@pytest.mark.plain
def test_the_menu_of_a_large_battle_is_cut_and_few_ways_are_searched(searches):
    state = lines(12, 2)
    menu = PART.candidates(state, 0)
    assert not menu.whole
    assert menu[0] == EndPart()
    assert 50 < len(menu) <= MOST
    assert len(searches) <= 10
    assert all(refused(state, 0, action) is None for action in menu)
    marching = {one.unit for one in menu if isinstance(one, March)}
    assert marching == {one.id for one in state.own(0)}, "each unit has its share"
    charging = {one.unit: one.target for one in menu if isinstance(one, Charge)}
    first = {mine.id for mine in state.own(0)[:12]}
    assert first <= charging.keys(), "the first rank sees its enemy before it"


def test_the_nearest_enemies_are_listed_first():
    state = lines(12, 2)
    found = [one for one in PART.candidates(state, 0) if isinstance(one, Charge)]
    for number in range(1, 13):
        targets = {one.target for one in found if one.unit == number}
        assert number + 24 in targets, "who stands just opposite"


def test_menus_can_be_asked_for_more_until_all_is_listed():
    state = lines(3, 2)
    part = _Small(0)
    page = part.candidates(state, 0)
    found = list(page)
    while not page.whole:
        page = part.more(state, 0, len(found))
        found += page
    whole = PART.candidates(state, 0)
    assert whole.whole
    assert len(found) == len(whole)
    assert {repr(one) for one in found} == {repr(one) for one in whole}
    assert list(part.more(state, 0, len(found))) == []


class _Small(MovePart, frozen=True):
    """A part with short menus."""

    most = 7
    tries = 30


def test_what_is_owed_stands_first_and_only_once():
    state = battle(
        unit(0, 90, 100, count=2), unit(1, 90, 100, SOUTH), unit(0, 30, 30), agenda=(PART,)
    )
    part = _Small(0)
    page = part.candidates(state, 0)
    assert isinstance(page[0], BreakOff)
    found = list(page)
    while not page.whole:
        page = part.more(state, 0, len(found))
        found += page
    assert found.count(found[0]) == 1
    assert EndPart() not in found
    assert PART.candidates(state, 0)[0] == found[0]


@pytest.mark.plain
def test_a_charge_that_lies_open_needs_no_search(searches):
    state = lines(1, 1)
    assert announcement.charge_refusal(state, state.units[0], 2700, 2) is None
    assert not searches


# Magic


def circle(mages, targets):
    """Mages who know everything, and enemies all within their range."""
    spells = ("shock", "body-distortion", "diversion")
    both = ("distortion", "channelling")
    casters = [
        mage(0, 60 + 4 * number, 60, points=60, spells=spells, disciplines=both)
        for number in range(mages)
    ]
    enemies = [unit(1, 50 + 4 * number, 50, SOUTH, count=1) for number in range(targets)]
    return battle(*casters, *enemies, size=(180, 120))


def test_spells_are_listed_mage_by_mage_while_all_fit():
    state = circle(2, 3)
    menu = CASTING.menu(state, Scope(0))
    assert [one.mage for one in menu] == sorted(one.mage for one in menu)
    offer = CastNow(0, "march")
    assert list(offer.candidates(state, 0)) == [LetMagicBe(), *menu]
    assert offer.candidates(state, 0).whole


def test_every_mage_and_every_spell_has_its_share_of_many():
    state = circle(8, 20)
    menu = CastNow(0, "march").candidates(state, 0)
    assert not menu.whole
    assert menu[0] == LetMagicBe()
    assert len(menu) == MOST
    spells = {(one.mage, one.spell) for one in menu if isinstance(one, Cast | CastOnSelf)}
    known = {
        (one.mage, one.spell)
        for one in CASTING.menu(state, Scope(0))
        if isinstance(one, Cast | CastOnSelf)
    }
    assert spells == known
    more = CastNow(0, "march").more(state, 0, len(menu))
    assert more
    assert not {repr(one) for one in more} & {repr(one) for one in menu}
