"""Puzzles as data, answers judged, and the search for new ones."""

import pytest

from slagveld import data
from slagveld.data import DataError
from slagveld.kernel.dice import Rng
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import RefusedError
from slagveld.puzzles import Judgement, judged, puzzle_of, puzzles_of, solves
from slagveld.puzzles.finding import collect, course
from slagveld.puzzles.grounds import ground_of, grounds
from slagveld.puzzles.judging import ALIKE
from slagveld.puzzles.kinds import kind_of
from slagveld.puzzles.opening import opened
from slagveld.puzzles.puzzle import read
from slagveld.puzzles.rating import rated
from slagveld.puzzles.telling import verdict
from slagveld.puzzles.weighing import MARGIN, _gap
from slagveld.record import replace
from slagveld.texts import WRITTEN, say

KEY = "wizard-duel"


@pytest.fixture(scope="module")
def found():
    """One puzzle, found anew."""
    return collect(KEY, count=1, seed=1)


def test_the_same_seed_finds_the_same_and_the_file_reads_back(found, tmp_path):
    assert collect(KEY, count=1, seed=1) == found
    path = tmp_path / "wizard-duel.yaml"
    path.write_text(data.dumps(found), encoding="utf-8")
    assert read(path) == found
    assert found.origin.command == "slagveld puzzles find wizard-duel --count 1 --seed 1"


def test_what_is_found_is_far_better_and_is_where_it_says(found):
    (puzzle,) = found.puzzles
    assert puzzle.chance - puzzle.next >= MARGIN - ALIKE
    game = find(KEY)
    setup = ground_of(game, puzzle.scenario, puzzle.army)
    places = course(game, setup, f"1/{puzzle.battle}")
    place = next(one for one in places if one.after == puzzle.after)
    assert (place.seat, place.state) == (puzzle.seat, puzzle.state(game))


def test_an_answer_is_judged_in_the_same_worlds(found):
    (puzzle,) = found.puzzles
    game = find(KEY)
    best, state = puzzle.solutions(game)[0], puzzle.state(game)
    assert judged(game, puzzle, best) == Judgement(
        solved=True, chance=puzzle.chance, best=puzzle.chance
    )
    question = game.question(state)
    ideas = game.tactics().ideas(
        state, puzzle.seat, question, Rng(f"{puzzle.dice}/ideas"), puzzle.weighed
    )
    other = next(one for one in ideas if one not in puzzle.solutions(game))
    poor = judged(game, puzzle, other)
    assert poor == judged(game, puzzle, other)
    assert not poor.solved
    assert round(poor.best, 4) == puzzle.chance
    assert poor.chance < poor.best - ALIKE


def test_an_answer_that_is_not_allowed_is_refused(found):
    (puzzle,) = found.puzzles
    game = find(KEY)
    wrong = opened(game, puzzle)
    foreign = next(
        kind() for name, kind in wrong.game.codec.action_kinds.items() if name == "Begin"
    )
    with pytest.raises(RefusedError):
        judged(game, puzzle, foreign)


def test_a_puzzle_that_the_rules_have_outgrown_is_refused_in_a_sentence(found):
    (puzzle,) = found.puzzles
    game = find(KEY)
    with pytest.raises(RefusedError) as error:
        replace(puzzle, position="{}").state(game)
    assert error.value.refusal.text.key == "puzzle-stale"
    with pytest.raises(RefusedError) as error:
        replace(puzzle, answers=('{"type":"Gone"}',)).solutions(game)
    assert error.value.refusal.text.key == "puzzle-stale"


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("  - number: 1", "  - nomber: 1", "nomber"),
        ("    stars: ", "    stars: 9", "stars"),
        ("    title: ", "    title: un", "title"),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_its_line(found, tmp_path, before, after, words):
    text = data.dumps(found)
    assert before in text
    path = tmp_path / "mine.yaml"
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(DataError, match=words) as error:
        read(path)
    assert error.value.line == text[: text.index(before)].count("\n") + 1


def test_no_number_is_there_twice(found, tmp_path):
    path = tmp_path / "mine.yaml"
    twice = replace(found, puzzles=found.puzzles * 2)
    path.write_text(data.dumps(twice), encoding="utf-8")
    with pytest.raises(DataError, match="number 1 is there twice"):
        read(path)


def test_what_there_is_not_is_refused():
    with pytest.raises(RefusedError):
        puzzles_of("chess")
    with pytest.raises(RefusedError) as error:
        puzzle_of(KEY, 998)
    assert error.value.refusal.text.key == "puzzle-unknown"
    with pytest.raises(RefusedError):
        ground_of(find(KEY), "empty", "An army that nobody has")


def test_near_the_best_is_solved():
    assert solves(0.5, 0.519)
    assert not solves(0.5, 0.53)


@pytest.mark.parametrize(
    ("chance", "best", "key"),
    [(0.6, 0.6, "best"), (0.6, 0.61, "solved"), (0.55, 0.6, "nearly"), (0.4, 0.6, "missed")],
)
def test_the_verdict_is_a_sentence_in_every_language(chance, best, key):
    text = verdict(Judgement(solved=solves(chance, best), chance=chance, best=best))
    assert text.key == f"puzzle-verdict-{key}"
    for language in WRITTEN:
        assert f"{round(100 * best)}" in say(text, language)


def test_the_widest_step_is_among_the_better_half():
    rows = [[0.5], [0.8], [0.79], [0.4], [0.1]]
    gap, order, split = _gap(rows)
    assert (order, split) == ([1, 2, 0, 3, 4], 2)
    assert gap == pytest.approx(0.29)


@pytest.mark.parametrize("solved", [True, False])
def test_a_rating_is_the_lowest_level_that_finds_it(found, solved):
    (puzzle,) = found.puzzles
    game = find(KEY)
    rating = rated(game, puzzle.state(game), puzzle.seat, puzzle.dice, lambda _: solved)
    assert (rating.level, rating.stars) == (("recruit", 1) if solved else ("", 5))


def test_every_scenario_for_two_is_a_ground():
    game = find(KEY)
    assert [many[0].setup.scenario for many in grounds(game)] == [
        one.key for one in game.scenarios() if 2 in one.players
    ]


def test_what_nobody_has_named_is_about_the_best():
    assert (kind_of("Strike"), kind_of("Juggle")) == ("strike", "best")
