"""One word for each thing: spellings and forms of address that must not creep back."""

import re
from pathlib import Path

import pytest
import yaml

SOURCES = Path(__file__).parents[2] / "src" / "slagveld"

BANNED = {
    "nl": {
        r"\b(u|uw|uzelf)\b": "je, jouw",
        r"\b(het|dit|dat|welk) figuur\b": "de, deze, die, welke figuur",
        r"\b(orcs|orks)\b": "orken",
        r"\bslag-wissel": "slagwisseling",
        r"\buitputtings[- ]schade\b": "uitputtingsschade",
        r"\bgroepeering": "groepering",
        r"\bspel[- ]doel": "speldoel",
        r"Die krijger staat er niet": "Zo'n krijger staat er niet",
    },
    "de": {r"Siegpunkt": "Siegespunkte", r"\bFeldherr": "Heerführer"},
    "en": {r"\bHumans wins\b": "Humans win"},
}


def texts(language):
    """Every Fluent file of a language with its lines; comments are ours alone."""
    for path in sorted(SOURCES.rglob("*.ftl")):
        if language in (path.stem, path.parent.name):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                if not line.startswith("#"):
                    yield f"{path.relative_to(SOURCES)}:{number}", re.sub(r"\{ \$\w+ ?", "{ ", line)


def names(language):
    """Every name and title of a language in the games' data and rulebooks."""

    def within(value, where):
        if isinstance(value, dict):
            if isinstance(value.get(language), str):
                yield where, value[language]
            for key, inner in value.items():
                yield from within(inner, f"{where}/{key}")
        elif isinstance(value, list):
            for inner in value:
                yield from within(inner, where)

    for path in sorted(SOURCES.glob("games/**/*.yaml")):
        loaded = yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader)
        yield from within(loaded, str(path.relative_to(SOURCES)))


@pytest.mark.parametrize("language", BANNED)
def test_nobody_is_addressed_or_called_in_two_ways(language):
    said = [*texts(language), *names(language)]
    assert len(said) > 2000
    wrong = [
        f"{where}: {words!r}: rather {better}"
        for where, words in said
        for pattern, better in BANNED[language].items()
        if re.search(pattern, words, re.IGNORECASE)
    ]
    assert not wrong, "\n".join(wrong)


def test_the_search_finds_what_it_is_for():
    patterns = BANNED["nl"]
    for words in ("Hebt u gelijk?", "dit figuur", "twee Orks", "uitputtings schade"):
        assert any(re.search(pattern, words, re.IGNORECASE) for pattern in patterns), words
    for words in ("de figuur", "drie orken", "uitputtingsschade", "uur", "het speldoel"):
        assert not any(re.search(pattern, words, re.IGNORECASE) for pattern in patterns), words
