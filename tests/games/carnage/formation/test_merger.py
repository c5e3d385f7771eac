"""Merging remains, and what the reorganisation step offers."""

import pytest

from slagveld.games.carnage.core.parts import Scope
from slagveld.games.carnage.core.unit import Doings
from slagveld.games.carnage.formation.reorganisation import REORGANISING, Merge, Rerank, SplitOff
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Removed, StatusChanged, Told
from slagveld.record import replace
from slagveld.table.shapes import Pose
from tests.games.carnage.battle import (
    ARCHER,
    HERO,
    INFANTRY,
    NORTH,
    RIDER,
    SOUTH,
    act,
    events,
    profile,
    refused,
    unit,
)
from tests.games.carnage.formation.test_reorganisation import moving


def pair(*, weak=2, strong=5, into=INFANTRY, of=INFANTRY, **rest):
    """A unit of remains directly behind another."""
    depth = 2 * into.depth / 100
    return [
        unit(0, 90, 90, NORTH, count=strong, files=3, of=into),
        unit(0, 90, 90 + depth, NORTH, count=weak, of=of, **rest),
    ]


@pytest.mark.rule("CAR-5.1.4")
@pytest.mark.rule("CAR-13.3-merge")
def test_remains_join_the_rear_of_another_unit():
    play = act(moving(*pair()), 0, Merge(2, 1))
    (there,) = play.state.units
    assert [figure.id for figure in there.figures] == [101, 102, 103, 104, 105, 201, 202]
    assert (there.x, there.y, there.facing, there.files) == (9000, 9000, 2700, 3)
    assert there.formed
    assert there.profile == INFANTRY
    assert not there.mixed
    assert [removed.piece for removed in events(play, Removed)] == [2]
    assert events(play, Told)[0].what.values["count"] == 2
    assert events(play, StatusChanged) == []


@pytest.mark.rule("CAR-5.1.4")
def test_only_neutralised_units_join_others():
    assert refused(moving(*pair(weak=2)), 0, Merge(2, 1)) is None
    assert refused(moving(*pair(weak=3)), 0, Merge(2, 1)) == "CAR-5.1.4"
    assert refused(moving(*pair(weak=2)), 0, Merge(1, 2)) == "CAR-5.1.4"
    two = moving(*pair(weak=2, strong=2))
    two = two.changed(2, y=9250)
    assert refused(two, 0, Merge(2, 1)) is None
    assert refused(two, 0, Merge(1, 2)) is None


@pytest.mark.rule("CAR-5.1.4")
def test_two_remains_may_still_be_too_weak_together():
    two = moving(*pair(weak=1, strong=1)).changed(2, y=9250)
    play = act(two, 0, Merge(2, 1))
    assert play.state.unit(1).neutralised
    assert events(play, StatusChanged) == []
    three = moving(*pair(weak=1, strong=2)).changed(2, y=9250)
    play = act(three, 0, Merge(2, 1))
    assert not play.state.unit(1).neutralised
    (status,) = events(play, StatusChanged)
    assert (status.piece, status.on) == (1, False)


@pytest.mark.rule("CAR-5.1.4")
def test_who_merges_touches_the_other_and_no_enemy():
    apart = moving(*pair()).changed(2, y=9511)
    assert refused(apart, 0, Merge(2, 1)) == "CAR-5.1.4"
    assert refused(moving(*pair()).changed(2, y=9510), 0, Merge(2, 1)) is None
    for x, y in ((90, 97.5), (95, 90)):
        foe = unit(1, x, y, NORTH, count=1)
        assert refused(moving(*pair(), foe), 0, Merge(2, 1)) == "CAR-5.1.4"
    far = unit(1, 90, 110, NORTH, count=1)
    assert refused(moving(*pair(), far), 0, Merge(2, 1)) is None


@pytest.mark.rule("CAR-5.1.4")
@pytest.mark.rule("CAR-19-composition")
def test_who_can_be_joined():
    state = moving(*pair(), unit(0, 95, 95, of=HERO, count=1), unit(1, 20, 20))
    assert refused(state, 0, Merge(2, 2)) == "CAR-5.1.4"
    assert refused(state, 0, Merge(2, 4)) == "CAR-5.1.4"
    assert refused(state, 0, Merge(2, 99)) == "CAR-5.1.4"
    assert refused(state, 0, Merge(2, 3)) == "CAR-19-composition"
    assert refused(state.changed(1, inside=901), 0, Merge(2, 1)) == "CAR-5.1-formation"
    assert refused(state.changed(1, diverted=(9, "melee")), 0, Merge(2, 1)) == "CAR-14.3-diversion"
    allied = moving(*pair(), seats=(0, 0, 1)).changed(1, owner=1)
    assert refused(allied, 0, Merge(2, 1)) is None


@pytest.mark.rule("CAR-5.1.4")
def test_without_room_at_the_rear_there_is_no_merge():
    # Seven in three files: the third rank ends at 97.5.
    assert refused(moving(*pair(), unit(0, 90, 97.5, count=1)), 0, Merge(2, 1)) is None
    assert refused(moving(*pair(), unit(0, 90, 97.3, count=1)), 0, Merge(2, 1)) == "CAR-5.1.4"
    beside = [unit(0, 90, 90, NORTH, count=6, files=3), unit(0, 95, 90, NORTH, count=2)]
    foe = unit(1, 90, 97.55, NORTH, count=1)
    assert refused(moving(*beside), 0, Merge(2, 1)) is None
    assert refused(moving(*beside, foe), 0, Merge(2, 1)) == "CAR-5.1.4"


@pytest.mark.rule("CAR-13.3-status")
@pytest.mark.rule("CAR-5.1.2")
def test_a_mixed_unit_has_the_lowest_of_each_value_and_the_largest_base():
    strong = profile(INFANTRY, type="guard", ws=6, st=2, ar=3, w=1, at=3, width=300)
    play = act(moving(*pair(into=strong, of=RIDER, lives=[2])), 0, Merge(2, 1))
    there = play.state.unit(1)
    low = there.profile
    assert (low.ws, low.st, low.ar, low.w, low.at) == (5, 2, 2, 1, 2)
    assert (low.cavalry, low.bow, low.shots) == (False, False, 1)
    assert (low.width, low.depth) == (300, 500)
    assert there.mixed
    assert [figure.lives for figure in there.figures] == [1, 1, 1, 1, 1, 2]
    assert [figure.most for figure in there.figures] == [1, 1, 1, 1, 1, 2]


@pytest.mark.rule("CAR-13.3-status")
def test_infantry_becomes_neither_archers_nor_cavalry():
    archers = profile(ARCHER, shots=3)
    with_bows = act(moving(*pair(into=archers, of=ARCHER)), 0, Merge(2, 1)).state.unit(1)
    assert (with_bows.profile.bow, with_bows.profile.shots) == (True, 1)
    for into, of in ((archers, INFANTRY), (INFANTRY, archers)):
        there = act(moving(*pair(into=into, of=of)), 0, Merge(2, 1)).state.unit(1)
        assert not there.profile.bow
        assert there.mixed
    riders = act(moving(*pair(into=RIDER, of=RIDER, lives=[2])), 0, Merge(2, 1)).state.unit(1)
    assert riders.profile == RIDER
    assert riders.profile.cavalry
    footed = act(moving(*pair(into=INFANTRY, of=RIDER, lives=[2])), 0, Merge(2, 1)).state.unit(1)
    assert not footed.profile.cavalry


def test_a_unit_once_mixed_stays_mixed():
    for number in (1, 2):
        state = moving(*pair()).changed(number, mixed=True)
        assert act(state, 0, Merge(2, 1)).state.unit(1).mixed


def test_what_hinders_one_hinders_all_and_what_helps_must_help_both():
    state = moving(*pair())
    state = state.changed(
        2,
        exhausted=2,
        frenzied=2,
        accelerated=(2, "movement"),
        doings=Doings(attacked=True, was_charged=True, split=True, split_from=7, free_shot=True),
    )
    there = act(state, 0, Merge(2, 1)).state.unit(1)
    assert (there.exhausted, there.frenzied, there.accelerated) == (2, 0, (0, ""))
    assert there.doings == Doings(
        attacked=True, was_charged=True, split=True, split_from=7, free_shot=True
    )
    both = state.changed(1, frenzied=2, accelerated=(2, "movement"))
    there = act(both, 0, Merge(2, 1)).state.unit(1)
    assert (there.frenzied, there.accelerated) == (2, (2, "movement"))
    plain = act(moving(*pair()), 0, Merge(2, 1)).state.unit(1)
    assert plain.doings == Doings()


def test_loose_remains_merge_into_ranks():
    state = moving(*pair())
    loose = replace(state.unit(1), places=tuple(Pose(p.x, p.y, 2700) for p in state.unit(1).poses))
    assert act(state.with_unit(loose), 0, Merge(2, 1)).state.unit(1).formed


# What is offered


def test_forms_name_those_who_can():
    state = moving(*pair(), unit(0, 40, 40, count=12, files=6), unit(0, 20, 20, of=HERO, count=1))
    rerank, split, merge = REORGANISING.forms(state, Scope(0))
    assert [form.action for form in (rerank, split, merge)] == ["Rerank", "SplitOff", "Merge"]
    assert rerank.fields[0].allowed == (1, 2, 3)
    assert (rerank.fields[1].least, rerank.fields[1].most) == (1, 12)
    assert split.fields[0].allowed == (3,)
    assert (split.fields[1].most, split.fields[2].most) == (11, 11)
    assert merge.fields[0].allowed == (2,)
    assert merge.fields[1].allowed == (1,)
    assert [form.action for form in REORGANISING.forms(state, Scope(0, 3))] == [
        "Rerank",
        "SplitOff",
    ]
    more = moving(unit(0, 40, 40, count=12, files=6), unit(0, 80, 40, count=10, files=5))
    rerank, split = REORGANISING.forms(more, Scope(0))
    assert (rerank.fields[1].most, split.fields[1].most, split.fields[2].most) == (12, 11, 11)
    late = state.changed(4, doings=Doings(moved=True))
    assert REORGANISING.forms(late, Scope(0)) == []
    engaged = moving(unit(0, 90, 90, NORTH, count=5), unit(1, 90, 90, SOUTH, count=5))
    assert REORGANISING.forms(engaged, Scope(0)) == []


def test_the_menu_is_allowed_and_proposals_too():
    state = moving(*pair(), unit(0, 40, 40, count=12, files=6))
    menu = REORGANISING.menu(state, Scope(0))
    assert menu == [
        Rerank(1, 5),
        Rerank(2, 1),
        Merge(2, 1),
        Rerank(3, 12),
        Rerank(3, 4),
        SplitOff(3, 6, 6),
    ]
    seen = [REORGANISING.propose(state, Scope(0), Lots(n)) for n in range(60)]
    assert {type(action) for action in seen if action} == {Rerank, SplitOff, Merge}
    assert all(REORGANISING.check(state, Scope(0), action) is None for action in seen if action)
    done = state.changed(1, doings=Doings(reformed=True))
    assert Rerank(1, 5) not in REORGANISING.menu(done, Scope(0))
    assert REORGANISING.propose(moving(unit(1, 9, 9)), Scope(0), Lots(0)) is None


class Lots:
    """Numbers that look like chance."""

    def __init__(self, seed):
        self.value = seed * 7919 + 1

    def random(self):
        self.value = self.value * 1103515245 + 12345 & 0x7FFFFFFF
        return (self.value >> 8) / (1 << 23)


def shown(state, action, **values):
    return REORGANISING.preview(state, Scope(0), Partial(action, values))


def test_previews_of_ranks():
    state = moving(unit(0, 90, 90, count=6, files=3), unit(1, 20, 20))
    assert shown(state, "Rerank").pieces == (1,)
    assert shown(state, "Rerank", unit=2).refusal.rule == "CAR-5.1-unit"
    assert shown(state, "Rerank", unit=1).snapped == {"files": 3}
    seen = shown(state, "Rerank", unit=1, files=2)
    assert [ghost.piece for ghost in seen.ghosts] == [101, 102, 103, 104, 105, 106]
    assert seen.ghosts[0].pose == Pose(8875, 9125, 2700)
    assert seen.notes[0].values == {"files": 2, "ranks": 3}
    assert shown(state, "Rerank", unit=1, files=7).ghosts == ()
    assert shown(state, "Rerank", unit=1, files=0).ghosts == ()
    engaged = moving(unit(0, 90, 90, NORTH, count=6, files=3), unit(1, 90, 90, SOUTH, count=3))
    assert shown(engaged, "Rerank", unit=1).refusal.rule == "CAR-5.1-reorganise"


def test_previews_of_a_split():
    state = moving(unit(0, 90, 90, NORTH, count=12, files=6), unit(0, 20, 20))
    seen = shown(state, "SplitOff", unit=1)
    assert seen.snapped == {"count": 6, "files": 6}
    assert len(seen.ghosts) == 12
    assert seen.notes[0].values == {"main": 6, "new": 6}
    seen = shown(state, "SplitOff", unit=1, count=5)
    assert seen.snapped == {"files": 5}
    assert seen.notes[0].values == {"main": 7, "new": 5}
    assert shown(state, "SplitOff", unit=1, count=5, files=2).snapped == {}
    assert shown(state, "SplitOff", unit=1, count=3).ghosts == ()
    assert shown(state, "SplitOff", unit=2).refusal.rule == "CAR-5.1.5a"


def test_previews_of_a_merge():
    state = moving(*pair(), unit(0, 20, 20))
    assert shown(state, "Merge", unit=2).pieces == (1,)
    assert shown(state, "Merge", unit=2).refusal is None
    assert shown(state, "Merge", unit=1).refusal.rule == "CAR-5.1.4"
    assert shown(state, "Merge", unit=1).pieces == ()
    seen = shown(state, "Merge", unit=2, into=1)
    assert [ghost.piece for ghost in seen.ghosts] == [101, 102, 103, 104, 105, 201, 202]
