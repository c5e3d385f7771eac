"""Battles one by one or by several processes."""

import gc

import pytest

from slagveld.lab.crew import played
from slagveld.lab.unhurried import SELDOM, unhurried


def prepared():
    return lambda number: (number, gc.get_threshold())


def test_garbage_is_looked_for_seldom_only_while_a_battle_is_played():
    before = gc.get_threshold()
    assert before != SELDOM
    for number, (battle, threshold) in played(prepared, 3):
        assert battle == number
        assert threshold == SELDOM
        assert gc.get_threshold() == before


def test_a_battle_that_fails_leaves_the_process_as_it_was():
    before = gc.get_threshold()
    with pytest.raises(ZeroDivisionError), unhurried():
        raise ZeroDivisionError
    assert gc.get_threshold() == before


def test_several_processes_do_so_too():
    found = dict(played(prepared, 5, workers=2))
    assert found == {number: (number, SELDOM) for number in range(5)}
