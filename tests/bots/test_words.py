"""Bots by name: what they are called, which there are, and who answers in time."""

import pytest

from slagveld.bots import GreedyBot, bots, is_bot, maker, waited_for
from slagveld.bots.levels import LEVELS, LevelBot
from slagveld.bots.temper import TEMPERS
from slagveld.bots.words import help_of, temper_help, temper_title, title_of
from slagveld.kernel.rulebook import RefusedError
from slagveld.texts import WRITTEN, say


@pytest.mark.parametrize("language", WRITTEN)
def test_every_bot_and_temperament_has_a_title_and_a_sentence(language):
    names = (*bots(), "schemer")
    titles = [say(title_of(name), language) for name in names]
    assert len(set(titles)) == len(titles)
    for name in names:
        assert say(help_of(name), language).endswith(".")
        assert "⟦" not in say(help_of(name), language)
    for temper in TEMPERS:
        assert say(temper_title(temper), language)
        assert say(temper_help(temper), language).endswith(".")


def test_the_time_that_is_told_is_the_time_that_counts():
    for level in LEVELS:
        told = help_of(level.key).values.get("seconds", 0)
        assert told == level.seconds
        player = waited_for(level.key)
        assert isinstance(player, LevelBot)
        assert player.seconds == level.seconds


def test_a_temperament_is_no_part_of_the_title():
    assert title_of("captain-bold") == title_of("captain")
    assert help_of("captain-bold") == help_of("captain")
    assert title_of("brave").values == {"name": "brave"}


def test_who_is_a_bot():
    assert all(is_bot(name) for name in (*bots(), "captain-bold", "recruit-sly"))
    assert not any(is_bot(name) for name in ("", "nobody", "captain-mad", "greedy-bold"))
    assert isinstance(waited_for("greedy"), GreedyBot)
    assert type(waited_for("brave")).__name__ == "Brave"
    bold = waited_for("captain-bold")
    assert (bold.level.key, bold.temper) == ("captain", "bold")


def test_an_unknown_temperament_is_refused_with_those_there_are():
    with pytest.raises(RefusedError) as refused:
        maker("captain-mad")
    for language in WRITTEN:
        told = say(refused.value.refusal.text, language)
        assert "mad" in told
        assert "bold, careful, stubborn, sly" in told
