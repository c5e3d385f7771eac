"""Battles are kept whole, and each action once."""

import threading

import pytest

from slagveld.kernel.verify import verify
from slagveld.server.room.kept import match_of
from slagveld.server.store import OvertakenError

from .battles import battle, go_on


def test_what_was_kept_comes_back_as_it_was(both):
    match, new = battle()
    both.battles.add(new)
    again = match_of(both.battles.whole(new.id))
    assert again.save() == match.save()
    assert verify(again).ok


def test_the_list_shows_how_a_battle_stands(both):
    match, new = battle(lesson=True)
    both.battles.add(new)
    shown = both.battles.read(new.id)
    assert (shown.game, shown.title, shown.entries) == ("toy", "At the ford", len(match.log))
    assert [seat.name for seat in shown.seats] == ["Player 1", "Player 2"]
    assert shown.waiting_for == match.decision.waiting_for
    assert shown.lesson
    assert not shown.imported
    assert not shown.over
    assert shown.winners == ()
    assert both.battles.all() == [shown]
    assert both.battles.unfinished() == [shown]


def test_an_action_is_added_with_where_the_battle_stands_then(both):
    match, new = battle()
    both.battles.add(new)
    both.battles.append(new.id, *go_on(match))
    assert match_of(both.battles.whole(new.id)).save() == match.save()
    assert both.battles.read(new.id).entries == len(match.log)
    assert [entry.open for entry in both.battles.whole(new.id).entries][-1] is False


@pytest.mark.rule("SLV-NET-1")
def test_the_same_action_twice_is_refused_and_changes_nothing(both):
    match, new = battle()
    both.battles.add(new)
    step = go_on(match)
    both.battles.append(new.id, *step)
    kept = both.battles.whole(new.id)
    with pytest.raises(OvertakenError):
        both.battles.append(new.id, *step)
    assert both.battles.whole(new.id) == kept


def test_an_action_that_leaves_a_gap_is_refused(both):
    match, new = battle()
    both.battles.add(new)
    go_on(match)
    kept = both.battles.whole(new.id)
    with pytest.raises(OvertakenError):
        both.battles.append(new.id, *go_on(match))
    assert both.battles.whole(new.id) == kept


def test_of_many_at_once_one_is_first(both):
    match, new = battle()
    both.battles.add(new)
    step = go_on(match)
    outcomes = []

    def attempt():
        try:
            both.battles.append(new.id, *step)
            outcomes.append("kept")
        except OvertakenError:
            outcomes.append("overtaken")

    threads = [threading.Thread(target=attempt) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["kept"] + ["overtaken"] * 5
    assert match_of(both.battles.whole(new.id)).save() == match.save()


def test_a_battle_that_is_deleted_takes_everything_with_it(both):
    person, _ = both.people.add()
    _, new = battle(keys={0: "s_a"}, holders=((0, person),), watch="w_a")
    both.battles.add(new)
    both.chats.add(new.id, "Ann", 0, "Hello")
    assert both.battles.delete(new.id)
    assert not both.battles.delete(new.id)
    assert both.battles.read(new.id) is None
    assert both.battles.whole(new.id) is None
    assert both.chats.read(new.id) == ()
    assert both.people.seat("s_a") is None
    assert both.people.watched("w_a") is None
    assert both.people.held(person) == {}


def test_a_person_has_the_battles_they_hold_a_seat_in_or_set_up(both):
    (ann, _), (bob, _) = both.people.add(), both.people.add()
    _, first = battle(owner=ann)
    _, second = battle(holders=((1, bob),), owner=ann)
    _, third = battle()
    for new in (first, second, third):
        both.battles.add(new)
    assert {record.id for record in both.battles.of_person(ann)} == {first.id, second.id}
    assert [record.id for record in both.battles.of_person(bob)] == [second.id]
    assert len(both.battles.all()) == 3


def test_what_was_said_comes_back_in_order(both):
    _, new = battle()
    both.battles.add(new)
    for words in ("one", "two", "three"):
        both.chats.add(new.id, "Ann", None, words)
    lines = both.chats.read(new.id)
    assert [line.text for line in lines] == ["one", "two", "three"]
    assert [line.number for line in lines] == [0, 1, 2]
