"""Armies and tables that people keep."""

import pytest
from msgspec.structs import replace

from slagveld.kernel.muster import Chosen, Roster
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.scenarios import LARGEST_SHEET
from slagveld.kernel.scenery import LaidPiece, LaidTable
from slagveld.server.store import papers
from slagveld.server.wire.setup import NewPaper

ARMY = Roster(game="toy", name="Mine", entries=(Chosen("spear", 3),))
TABLE = LaidTable(width=100, depth=200, pieces=(LaidPiece(key="a", x=1, y=2, width=3, depth=4),))


def army(name="Mine", **rest):
    return NewPaper(**{"kind": "army", "game": "toy", "name": name, "army": ARMY, **rest})


def test_papers_are_kept_read_changed_and_thrown_away(both):
    person, _ = both.people.add()
    kept = both.papers.add(army(), person)
    assert kept.army == ARMY
    assert kept.mine
    shared = both.papers.read(kept.id, None)
    assert shared.army == ARMY
    assert not shared.mine
    table = NewPaper(kind="table", game="toy", name="Ford", table=TABLE)
    changed = both.papers.change(kept.id, table, person)
    assert (changed.kind, changed.army, changed.table) == ("table", None, TABLE)
    assert both.papers.read(kept.id, person) == changed
    assert both.papers.of_person(person) == [changed]
    both.papers.delete(kept.id, person)
    assert both.papers.of_person(person) == []


@pytest.mark.rule("SLV-NET-3")
def test_nobody_changes_what_is_not_theirs(both):
    (ann, _), (bob, _) = both.people.add(), both.people.add()
    kept = both.papers.add(army(), ann)
    for attempt in (
        lambda: both.papers.change(kept.id, army("Other"), bob),
        lambda: both.papers.delete(kept.id, bob),
        lambda: both.papers.read("nothing", ann),
    ):
        with pytest.raises(RefusedError) as caught:
            attempt()
        assert caught.value.refusal.rule == "SLV-NET-3"
    assert both.papers.read(kept.id, ann) == kept


@pytest.mark.parametrize(
    "wrong", [{"army": None}, {"table": TABLE}, {"kind": "table"}, {"game": "wizard-duel"}]
)
def test_a_paper_holds_the_one_thing_that_it_says(store, wrong):
    person, _ = store.people.add()
    with pytest.raises(RefusedError):
        store.papers.add(army(**wrong), person)
    assert store.papers.of_person(person) == []


def test_names_of_papers_are_printable(both):
    person, _ = both.people.add()
    kept = both.papers.add(army("My\x00 \u202e army\n"), person)
    assert both.papers.read(kept.id, None).name == kept.name == "My army"


def test_nobody_fills_the_store_with_papers(store, monkeypatch):
    monkeypatch.setattr(papers, "MOST", 3)
    person, _ = store.people.add()
    for _ in range(3):
        store.papers.add(army(), person)
    with pytest.raises(RefusedError):
        store.papers.add(army(), person)
    assert len(store.papers.of_person(person)) == 3


def test_a_scenario_is_kept_before_it_is_finished_but_of_its_own_game(both):
    person, _ = both.people.add()
    sheet = {"game": "toy", "key": "mine", "goals": []}
    new = NewPaper(kind="scenario", game="toy", name="Mine", scenario=sheet)
    kept = both.papers.add(new, person)
    assert both.papers.read(kept.id, None).scenario == sheet
    assert both.papers.of_person(person) == [kept]
    for wrong in ({"game": "carnage"}, {"game": "toy", "story": "x" * LARGEST_SHEET}):
        with pytest.raises(RefusedError) as caught:
            both.papers.add(replace(new, scenario=wrong), person)
        assert caught.value.refusal.rule == "SLV-SCENARIO-1"
    with pytest.raises(RefusedError):
        both.papers.add(replace(new, table=TABLE), person)
