"""The puzzles that come along: each can be played, and its answer solves it."""

from pathlib import Path

import pytest

from slagveld.bots.planning.scores import mean
from slagveld.kernel.registry import game as find
from slagveld.kernel.save import load
from slagveld.puzzles import judged, puzzles_of
from slagveld.puzzles.finding import MOST_USUAL
from slagveld.puzzles.judging import ALIKE, WORLDS, Bench
from slagveld.puzzles.kinds import kind_of
from slagveld.puzzles.opening import OPENED, opened
from slagveld.puzzles.puzzle import FOLDER, read
from slagveld.puzzles.telling import title_of
from slagveld.puzzles.weighing import MARGIN
from slagveld.texts import WRITTEN, say

GAMES = sorted(path.stem for path in FOLDER.glob("*.yaml"))
WISHED = 20
"""How many puzzles each game is to have."""
DRIFT = 0.1
"""So much another chance may be than when it was found, until somebody finds puzzles anew."""


@pytest.mark.parametrize("key", GAMES)
def test_a_collection_is_varied_and_says_where_it_is_from(key):
    found = read(FOLDER / f"{key}.yaml")
    count = len(found.puzzles)
    assert [one.number for one in found.puzzles] == list(range(1, count + 1))
    assert found.origin.command.startswith(f"slagveld puzzles find {key} --count ")
    assert sum(one.habit for one in found.puzzles) <= MOST_USUAL * WISHED
    assert len({one.title for one in found.puzzles}) >= min(2, count)
    stars = [one.stars for one in found.puzzles]
    assert stars == sorted(stars)
    assert len({(one.battle, one.after) for one in found.puzzles}) == count


def test_all_of_them_are_small_enough_to_be_carried_along():
    assert sum(path.stat().st_size for path in Path(FOLDER).glob("*.yaml")) < 1_500_000


@pytest.mark.parametrize("key", GAMES)
def test_every_puzzle_can_be_opened_answered_and_kept(key):
    for this in puzzles_of(key):
        played(find(key), this)


def played(game, this):
    """Open a puzzle, answer it, and keep it before and after."""
    match = opened(game, this)
    state, seat = match.state, this.seat
    assert match.decision.waiting_for[0] == seat
    assert type(game.question(state)).__name__ == this.question
    assert game.view(state, seat) == state, "something is hidden"
    assert not list(game.faults(state))
    assert this.chance - this.next >= MARGIN - ALIKE
    solutions = this.solutions(game)
    assert this.title == kind_of(type(solutions[0]).__name__)
    for action in solutions:
        assert match.check(action, seat) is None
    assert judged(game, this, solutions[0]).solved
    assert len(match.log) == OPENED
    again = load(match.save())
    assert again.state == state
    again.play(solutions[0], seat)
    assert load(again.save()).state == again.state
    for language in WRITTEN:
        assert say(title_of(this), language)


@pytest.mark.parametrize("key", GAMES)
def test_the_best_answer_is_still_worth_what_the_file_says(key):
    """For the first puzzle: its own worlds, played once more."""
    game, this = find(key), puzzles_of(key)[0]
    bench = Bench(game, this.state(game), this.seat, this.dice, this.ahead)
    (row,) = bench.chances(this.solutions(game)[:1], range(WORLDS))
    assert abs(mean(row) - this.chance) < DRIFT
