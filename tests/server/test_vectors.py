"""The examples that the browser's tests compare themselves with."""

from functools import cache
from unittest.mock import patch

import msgspec
import pytest

from slagveld.server import vectors
from slagveld.server.vectors import Vectors
from slagveld.texts import Speaker, Text
from slagveld.texts.catalogue import read_chapters
from slagveld.texts.languages import LANGUAGES
from slagveld.texts.library import LIBRARY

pytestmark = pytest.mark.xdist_group("lint")  # all texts are read once, with those of the lint

chapters = cache(read_chapters)
"""All files of a source are read once for all tests."""


@pytest.fixture(scope="module")
def made() -> Vectors:
    with patch.object(vectors, "read_chapters", chapters):
        return vectors.vectors()


def test_every_message_of_every_source_is_said_once_at_least(made: Vectors) -> None:
    said = {value.key for value, _ in made.texts if isinstance(value, Text)}
    for source in LIBRARY.sources():
        wanted = {source.key(name) for name in chapters(source)["en"].messages}
        assert wanted <= said


def test_sentences_are_what_the_speaker_says_in_every_language_and_measure(made: Vectors) -> None:
    speaker = Speaker("nl", "inch")
    for value, sentences in made.texts:
        assert set(sentences) == set(LANGUAGES)
        assert sentences["nl"]["inch"] == speaker.say(value)


def test_a_wrong_text_shows_its_key(made: Vectors) -> None:
    missing = [
        sentences["de"]["cm"]
        for value, sentences in made.texts
        if isinstance(value, Text) and value.key.startswith("no-such")
    ]
    assert missing == ["⟦no-such-message⟧", "⟦no-such-game:no-such-message⟧"]


def test_words_agree_with_one_name_and_with_many(made: Vectors) -> None:
    said = {
        sentences["en"]["cm"]
        for value, sentences in made.texts
        if isinstance(value, Text) and value.key == "little-carnage:ask-rout"
    }
    assert {
        "Orc is frightened: does it move away?",
        "Orcs are frightened: do they move away?",
        "Orcs 2 are frightened: do they move away?",
        "Orc and Orcs are frightened: do they move away?",
        "Orcs or Orc is frightened: does it move away?",
        "Orc or Orcs are frightened: do they move away?",
    } <= said


def test_tallies_know_all_operations(made: Vectors) -> None:
    tallies = made.tallies
    used = {item.op for tally, _ in tallies for item in tally.items}
    assert used == {"add", "multiply", "divide", "set", "at-least", "at-most", "clamp"}
    assert all(total == tally.total for tally, total in tallies)


def test_they_are_written_where_they_are_wanted(made: Vectors, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(vectors, "read_chapters", chapters)
    vectors.main(str(tmp_path / "generated"))
    written = (tmp_path / "generated" / "vectors.json").read_bytes()
    read = msgspec.json.decode(written, type=Vectors)
    assert read == made
    assert "web-play-now = Play now" in read.bundles["en"]
