"""What typed answers mean."""

import pytest

from slagveld.cli.play import answers
from slagveld.cli.play.answers import UnclearError
from slagveld.cli.play.commands import COMMANDS
from slagveld.cli.play.words import DIRECTIONS, Words
from slagveld.texts import WRITTEN

LABELS = ["Small weapons", "Normal weapons", "Shooting weapon"]
KEYS = ["small", "normal", "shooting"]


@pytest.mark.parametrize(
    ("typed", "number"),
    [("1", 1), (" 12 ", 12), ("-3", -3), ("", None), ("x", None), ("1.5", None), ("٣", None)],
)
def test_whole_numbers(typed, number):
    assert answers.whole(typed) == number


def test_a_number_of_a_thousand_digits_is_none():
    assert answers.whole("9" * 1000) is None


@pytest.mark.parametrize(
    ("typed", "place"),
    [("1", 0), ("3", 2), ("sma", 0), ("NORMAL", 1), ("sh", 2), ("shooting weapon", 2)],
)
def test_a_choice_by_number_key_or_unique_beginning(typed, place):
    assert answers.choice(typed, LABELS, KEYS) == place


@pytest.mark.parametrize("typed", ["0", "4", "-1", "s", "zebra", "", "1 2", "\x1b[2J"])
def test_no_choice(typed):
    with pytest.raises(UnclearError):
        answers.choice(typed, LABELS, KEYS)


def test_an_exact_name_counts_before_a_beginning():
    assert answers.choice("ork", ["Ork captain", "Ork"], []) == 1


@pytest.mark.parametrize(
    ("typed", "count", "sides", "dice"),
    [
        ("3 5", 2, 6, (3, 5)),
        ("3,5", 2, 6, (3, 5)),
        ("35", 2, 6, (3, 5)),
        ("12 20", 2, 20, (12, 20)),
        ("12", 1, 20, (12,)),
        ("7", 1, 6, (7,)),
    ],
)
def test_dice_with_anything_between(typed, count, sides, dice):
    assert answers.dice(typed, count, sides) == dice


@pytest.mark.parametrize("typed", ["", "six", "3 x", "²"])
def test_no_dice(typed):
    with pytest.raises(UnclearError):
        answers.dice(typed, 2, 6)


def test_yes_and_no_in_three_languages_and_always_in_english():
    for language, yes, no in (("en", "y", "n"), ("nl", "ja", "nee"), ("de", "j", "nein")):
        words = Words(language)
        assert answers.yes(yes, words)
        assert answers.yes("YES", words)
        assert not answers.yes(no, words)
        with pytest.raises(UnclearError):
            answers.yes("perhaps", words)


@pytest.mark.parametrize("language", WRITTEN)
def test_no_word_means_two_commands(language):
    words = Words(language)
    spoken = [word for key in (*COMMANDS, "play-word-cancel") for word in words.of(key)]
    assert len(spoken) == len(set(spoken))


@pytest.mark.parametrize("language", WRITTEN)
def test_every_point_of_the_compass_is_understood_as_it_is_told(language):
    words = Words(language)
    for direction in DIRECTIONS.values():
        assert words.compass(words.point(direction)) == direction


def test_the_compass_speaks_the_players_language_first():
    assert Words("nl").compass("o") == 0
    assert Words("nl").compass("e") == 0
    assert Words("de").compass("so") == 450
    assert Words("nl").compass("zo") == 450
    assert Words("en").compass("zo") is None
