import pytest

from slagveld.games.confrontation.core.bout import Fight
from slagveld.games.confrontation.melee.dice_allocation import Allocate
from slagveld.games.confrontation.melee.phase import OrderFights, SetOrder
from slagveld.games.confrontation.melee.split_into_fights import (
    SplitFights,
    SplitMelee,
    completed,
    component,
    fight_name,
    fights_of,
    forced,
    loose,
    melee_graph,
    torn,
)
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import Pair
from slagveld.kernel.open_decision import Rng
from tests.games.confrontation.battle import battle, man
from tests.games.confrontation.brawl import FIRST, Brawl

SQUARE = (man(0, 30, 30), man(0, 32.5, 30), man(1, 30, 27.5), man(1, 32.5, 27.5))
"""1 and 2 against 3 and 4; corners touch, so everybody touches both enemies."""
ROW = (man(0, 30, 30), man(1, 32.5, 30), man(0, 35, 30), man(1, 37.5, 30))
"""1, 2, 3, 4 in a row, own and enemy by turns."""


def choose(*pairs):
    return SplitFights(tuple([Pair(str(one), str(other)) for one, other in pairs]))


@pytest.mark.rule("CON-SPLIT-1")
def test_everybody_linked_by_contact_is_found_and_friends_do_not_link():
    state = battle(*SQUARE, man(0, 60, 60), man(0, 62.5, 60))
    graph = melee_graph(state)
    assert graph == {1: (3, 4), 2: (3, 4), 3: (1, 2), 4: (1, 2)}
    assert melee_graph(state, (1, 3, 5)) == {1: (3,), 3: (1,)}
    assert melee_graph(state, (1, 99)) == {}
    assert component(graph, 1) == (1, 2, 3, 4)
    assert component({1: (2,), 2: (1,), 3: (4,), 4: (3,)}, 3) == (3, 4)


@pytest.mark.rule("CON-SPLIT-1")
def test_without_contact_there_is_no_melee():
    assert Brawl(man(0, 30, 30), man(1, 30, 20)).over


@pytest.mark.rule("CON-SPLIT-3")
def test_one_against_several_is_one_fight_without_a_question():
    brawl = Brawl(man(0, 30, 30), man(1, 30, 27.5), man(1, 30, 32.5), dice=(5, 1))
    assert brawl.bout.fight == Fight(1, (2, 3))
    assert brawl.bout.fight.members == (1, 2, 3)
    assert isinstance(brawl.top, Allocate)


@pytest.mark.rule("CON-SPLIT-3")
def test_a_row_of_four_splits_by_itself_into_two_fights():
    graph = melee_graph(battle(*ROW))
    assert forced(graph) == [(1, 2), (3, 4)]
    assert loose(graph) == ()
    assert fights_of(completed(graph, ())[0]) == (Fight(1, (2,)), Fight(3, (4,)))


@pytest.mark.rule("CON-SPLIT-2")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_of_the_tactical_roll_splits(winner):
    brawl = Brawl(*SQUARE, winner=winner)
    assert isinstance(brawl.top, SplitMelee)
    assert brawl.seat == winner
    assert brawl.decision().seats == (winner,)
    field = brawl.decision().forms[0].fields[0]
    assert [choice.key for choice in field.left] == ["1", "2", "3", "4"]
    assert [choice.key for choice in field.right] == ["1", "2", "3", "4"]
    assert field.optional
    assert brawl.decision().pieces == (1, 2, 3, 4)


@pytest.mark.rule("CON-SPLIT-2")
def test_he_says_who_fights_whom_and_the_rest_falls_into_place():
    brawl = Brawl(*SQUARE)
    brawl.do(choose((1, 4)))
    assert isinstance(brawl.top, OrderFights)
    assert brawl.top.fights == (Fight(1, (4,)), Fight(2, (3,)))


@pytest.mark.rule("CON-SPLIT-2")
def test_saying_nothing_splits_one_against_one():
    brawl = Brawl(*SQUARE).do(SplitFights())
    assert brawl.top.fights == (Fight(1, (3,)), Fight(2, (4,)))


@pytest.mark.rule("CON-SPLIT-3")
def test_several_against_several_is_refused():
    brawl = Brawl(*SQUARE)
    assert brawl.refusal(choose((1, 3), (2, 3), (4, 1))) == "CON-SPLIT-3"
    assert torn([(1, 3), (2, 3), (1, 4)]) == (1, 3)
    assert torn([(1, 3), (2, 3)]) is None


@pytest.mark.rule("CON-SPLIT-4")
def test_nobody_is_left_without_an_opponent():
    brawl = Brawl(*SQUARE)
    assert brawl.refusal(choose((1, 3), (2, 3))) == "CON-SPLIT-4"
    assert brawl.refusal(choose((3, 1), (4, 1))) == "CON-SPLIT-4"
    assert brawl.refusal(choose((1, 3), (3, 1), (2, 4), (4, 2))) is None


@pytest.mark.rule("CON-SPLIT-3")
@pytest.mark.parametrize(
    "action",
    [
        choose((1, 2)),
        choose((1, 1)),
        choose((1, 99)),
        choose((99, 1)),
        SplitFights((Pair("x", "3"),)),
        SplitFights((Pair("1", ""),)),
        choose((1, 3), (1, 4)),
    ],
)
def test_only_enemies_in_contact_are_set_against_each_other_each_once(action):
    assert Brawl(*SQUARE).refusal(action) == "CON-SPLIT-3"


@pytest.mark.rule("CON-SPLIT-3")
def test_three_against_two_give_one_fight_of_two_against_one():
    brawl = Brawl(
        man(0, 30, 30),
        man(0, 32.5, 30),
        man(1, 28.75, 27.5),
        man(1, 31.25, 27.5),
        man(1, 33.75, 27.5),
    )
    # 3 touches 1 alone and 5 touches 2 alone: only 4 has a choice.
    assert [choice.key for choice in brawl.decision().forms[0].fields[0].left] == ["4"]
    brawl.do(choose((4, 2)))
    assert brawl.top.fights == (Fight(1, (3,)), Fight(2, (4, 5)))


@pytest.mark.rule("CON-SPLIT-4")
def test_a_split_always_exists_even_where_one_must_be_pulled_from_another_fight():
    # 2 and 3 go to 4 at first; 5 touches only them and pulls 2 away.
    graph = {1: (4,), 2: (4, 5), 3: (4, 5), 4: (1, 2, 3), 5: (2, 3)}
    edges, alone = completed(graph, ())
    assert alone == 0
    assert fights_of(edges) == (Fight(2, (5,)), Fight(4, (1, 3)))
    edges, alone = completed(graph, [(2, 4), (3, 4)])
    assert alone == 5


def test_one_is_pulled_out_of_a_larger_fight_for_one_who_has_nobody_else():
    # 1 with 2, 3, 4; 5 touches only 4, and 4 stands with 1 already.
    graph = {1: (2, 3, 4), 2: (1,), 3: (1,), 4: (1, 5), 5: (4, 6), 6: (5, 7), 7: (6,)}
    edges, alone = completed(graph, ())
    assert alone == 0
    members = [number for fight in fights_of(edges) for number in fight.members]
    assert sorted(members) == [1, 2, 3, 4, 5, 6, 7]
    assert torn(edges) is None


def test_pulling_is_done_only_where_nobody_is_free():
    graph = {1: (5, 6), 2: (5,), 3: (6,), 5: (1, 2), 6: (1, 3)}
    assert fights_of(completed(graph, ())[0]) == (Fight(3, (6,)), Fight(5, (1, 2)))
    pulled = {1: (4, 5), 2: (4, 6), 3: (4, 6), 4: (1, 2, 3), 5: (1, 7), 6: (2, 3), 7: (5,)}
    edges, alone = completed(pulled, ())
    assert (alone, torn(edges)) == (0, None)


@pytest.mark.rule("CON-SPLIT-5")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_sets_the_order_of_the_fights(winner):
    brawl = Brawl(*ROW, winner=winner)
    assert isinstance(brawl.top, OrderFights)
    assert brawl.seat == winner
    form = brawl.decision().forms[0]
    assert [item.key for item in form.fields[0].items] == ["1", "3"]
    assert brawl.decision().pieces == (1, 3)
    brawl.do(SetOrder(("3", "1")), *FIRST)
    assert brawl.bout.fight == Fight(3, (4,))
    told = next(event for event in brawl.last if isinstance(event, Announced))
    assert (told.seat, told.rule, told.pieces) == (winner, "CON-SPLIT-5", (3, 4, 1, 2))
    fights = told.what.values["fights"]
    singles = [fight.values["single"] for fight in fights.items]
    assert fights.kind == "then"
    assert singles == [brawl.figure(3).name, brawl.figure(1).name]


@pytest.mark.rule("CON-SPLIT-5")
@pytest.mark.parametrize("order", [(), ("1",), ("1", "1"), ("1", "3", "3"), ("1", "2"), ("x", "1")])
def test_every_fight_is_named_once(order):
    assert Brawl(*ROW).refusal(SetOrder(order)) == "CON-SPLIT-5"


def test_one_fight_needs_no_order():
    brawl = Brawl(*ROW[:2], dice=FIRST)
    assert isinstance(brawl.top, Allocate)


def test_menus_and_proposals_are_allowed():
    brawl = Brawl(*SQUARE)
    menu = brawl.top.candidates(brawl.state, 0)
    assert menu[0] == SplitFights()
    assert choose((1, 4)) in menu
    assert len(menu) == 9
    assert all(brawl.refusal(action) is None for action in menu)
    for seed in range(20):
        action = brawl.top.propose(brawl.state, 0, Rng(seed))
        assert len(action.pairs) == 1
        assert brawl.refusal(action) is None
    order = Brawl(*ROW)
    assert order.top.candidates(order.state, 0) == [SetOrder(("1", "3")), SetOrder(("3", "1"))]
    assert order.top.propose(order.state, 0, Rng(1)) in order.top.candidates(order.state, 0)


def test_the_preview_names_the_fights():
    brawl = Brawl(*SQUARE)
    shown = brawl.top.preview(brawl.state, 0, Partial("SplitFights"))
    assert [note.key for note in shown.notes] == ["confrontation:melee-fight"] * 2
    values = {"pairs": [{"left": "1", "right": "4"}]}
    shown = brawl.top.preview(brawl.state, 0, Partial("SplitFights", values))
    assert shown.notes[0] == fight_name(brawl.state, Fight(1, (4,)))
    values = {"pairs": [{"left": "1", "right": "2"}]}
    assert brawl.top.preview(brawl.state, 0, Partial("SplitFights", values)).notes == ()
    values = {"pairs": 5}
    assert len(brawl.top.preview(brawl.state, 0, Partial("SplitFights", values)).notes) == 2


def test_a_fight_of_several_is_named_by_all_its_enemies():
    state = battle(man(0, 30, 30), man(1, 30, 27.5), man(1, 30, 32.5))
    name = fight_name(state, Fight(1, (2, 3)))
    assert name.values["other"].items == tuple([state.figure(n).name for n in (2, 3)])


@pytest.mark.rule("CON-SPLIT-4")
def test_what_was_chosen_is_never_refused_while_any_split_with_it_exists():
    # 5 goes to 1 at first, and then 2 finds all its enemies bound: only trying again frees 4.
    graph = {
        1: (3, 5),
        2: (4, 6, 7),
        3: (1, 4, 6, 7),
        4: (2, 3, 5),
        5: (1, 4),
        6: (2, 3),
        7: (2, 3),
    }
    chosen = [(3, 6), (3, 7), (4, 5)]
    edges, alone = completed(graph, chosen)
    assert alone == 0
    assert all(pair in edges for pair in chosen)
    assert fights_of(edges) == (Fight(3, (1, 6, 7)), Fight(4, (2, 5)))
    # With 5 at 1 as well, nothing is left for 2.
    assert completed(graph, [(3, 6), (3, 7), (4, 5), (1, 5)])[1] == 2
