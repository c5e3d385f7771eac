"""Every worked example of every game: the engine does what its words say."""

import pytest

from slagveld.examples import book_of, faults, pictures_of, played, told_of
from slagveld.kernel.registry import game as find
from slagveld.texts import LANGUAGES, WRITTEN, say

GAMES = ("carnage", "confrontation", "little-carnage", "mage-knight", "wizard-duel")
ALL = [(key, example.key) for key in GAMES for example in book_of(key)]
EACH = pytest.mark.parametrize(("key", "name"), ALL, ids=[f"{key}-{name}" for key, name in ALL])


def example(key, name):
    return next(one for one in book_of(key) if one.key == name)


@EACH
def test_the_engine_bears_out_every_word(key, name):
    assert faults(find(key), example(key, name)) == []


@EACH
def test_it_has_two_pictures_with_all_that_it_is_about_in_their_frame(key, name):
    pictures = pictures_of(key, name)
    frame, table = pictures.frame, pictures.before.table
    assert 0 <= frame.x <= frame.x + frame.width <= table.width
    assert 0 <= frame.y <= frame.y + frame.depth <= table.depth
    for scene in (pictures.before, pictures.after):
        places = [piece.pose for piece in scene.pieces if piece.pose is not None]
        assert places
        for pose in places:
            assert frame.x <= pose.x <= frame.x + frame.width
            assert frame.y <= pose.y <= frame.y + frame.depth


@EACH
def test_what_is_refused_changes_nothing_and_what_is_allowed_does(key, name):
    game, this = find(key), example(key, name)
    made = played(game, this)
    before, after = (game.codec.builtins(state) for state in (made.before, made.after))
    assert (before == after) is bool(this.facts.refused)


@EACH
def test_it_is_told_in_every_language(key, name):
    this = example(key, name)
    for text in told_of(find(key), this):
        for language in LANGUAGES:
            assert say(text, language)
    assert set(this.words) == set(WRITTEN)


@pytest.mark.parametrize("key", GAMES)
def test_each_game_has_at_least_six(key):
    assert len(book_of(key)) >= 6
