"""Menus with a bound: woven from lanes, and asked for more."""

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action
from slagveld.kernel.menu import Menu, bounded, lane, late, whole, woven


class Go(Action, frozen=True):
    """Some action."""

    where: str


def names(menu):
    return " ".join(one.where for one in menu)


def course(*lanes, promise=()):
    """Lanes of words; a dot is one that is tried and not allowed."""
    made = [[None if w == "." else Go(w) for w in words.split()] for words in lanes]
    return woven([lane(one) for one in made], promise)


def test_what_fits_is_listed_lane_by_lane():
    menu = bounded(course("a1 a2 a3", "", "b1", "c1 c2"))
    assert names(menu) == "a1 a2 a3 b1 c1 c2"
    assert menu.whole


def test_what_does_not_fit_has_the_first_of_every_lane():
    menu = bounded(course("a1 a2 a3", "b1 b2 b3", "c1"), most=5)
    assert names(menu) == "a1 a2 b1 b2 c1"
    assert not menu.whole


def test_a_menu_that_is_just_full_is_whole():
    assert bounded(course("a1 a2", "b1"), most=3).whole


def test_lanes_of_lanes_share_alike():
    inner = course("a1 a2 a3", "b1 b2 b3", "c1 c2 c3")
    menu = bounded(woven([inner, lane([Go("x1"), Go("x2"), Go("x3")])]), most=6)
    assert names(menu) == "a1 b1 c1 x1 x2 x3"


def test_who_promises_most_has_the_first_turn_and_keeps_his_place():
    assert names(bounded(course("a1 a2", "b1", "c1", promise=(2, 1, 0)), most=2)) == "b1 c1"
    assert names(bounded(course("a1 a2", "b1", "c1", promise=(2, 1, 0)))) == "a1 a2 b1 c1"


def test_what_is_tried_is_bounded_too():
    menu = bounded(course("a1 . . . a2", "b1 . . . b2"), tries=4)
    assert names(menu) == "a1 b1"
    assert not menu.whole


def test_a_menu_is_not_empty_however_much_must_be_tried():
    menu = bounded(course(". . . . . . a1 a2"), tries=3)
    assert names(menu) == "a1"


def test_nothing_is_tried_beyond_the_bound():
    begun = []

    def answers(number):
        begun.append(number)
        yield Go(str(number))

    menu = bounded(woven(late(answers, number) for number in range(100)), most=5)
    assert len(menu) == 5
    assert begun == [0, 1, 2, 3, 4, 5]


def test_page_after_page_lists_everything_once():
    def lanes():
        return course("a1 a2 . a3 a4 a5", ". . . . b1 b2", "c1", "", "d1 . . . . . . d2")

    page = bounded(lanes(), most=3, tries=5)
    found = [*page]
    while not page.whole:
        page = bounded(lanes(), len(found), most=3, tries=5)
        assert page
        found += page
    assert " ".join(sorted(one.where for one in found)) == "a1 a2 a3 a4 a5 b1 b2 c1 d1 d2"
    assert bounded(lanes(), len(found)) == []


def test_a_menu_is_a_sequence_of_its_answers():
    menu = Menu([Go("a"), Go("b")], whole=False)
    assert menu == [Go("a"), Go("b")] == menu
    assert menu != [Go("a")]
    assert hash(menu) == hash(Menu([Go("a"), Go("b")]))
    assert menu[0] == Go("a")
    assert menu[-1:] == (Go("b"),)
    assert Go("b") in menu
    assert not whole(menu)
    assert whole([Go("a")])
    assert "whole=False" in repr(menu)


class Where(Question, frozen=True):
    """A question with a plain menu."""

    def candidates(self, state, seat):
        return [Go("a"), Go("b")]


def test_a_plain_menu_leaves_nothing_out():
    assert Where().more(None, 0, 2) == []
    assert Where().more(None, 0, 1) == [Go("b")]
