import pytest
from hypothesis import given
from hypothesis import strategies as st

from slagveld.texts import LANGUAGES, best_language


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("nl-BE,en;q=0.8", "nl"),
        ("en;q=0.8,nl-BE", "nl"),
        ("it, de-AT;q=0.7, en;q=0.5", "de"),
        ("de;q=0.5, nl;q=0.5", "de"),
        ("DE", "de"),
        ("nl_NL.UTF-8", "nl"),
        ("de.UTF-8", "de"),
        ("it", "en"),
        ("*", "en"),
        ("*;q=0.1, nl;q=0.2", "nl"),
        ("de;q=0, nl;q=0.1", "nl"),
        ("de;q=abc, nl;q=0.1", "nl"),
        ("de;q=7, nl;q=0.1", "nl"),
        ("de;q=nan, nl;q=0.1", "nl"),
        ("de;v=1;Q=0.1, nl;q=0.2", "nl"),
        ("deutsch", "en"),
        ("C", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_best_language(accepted, language):
    assert best_language(accepted) == language


def test_the_default_may_be_another():
    assert best_language("it", "de") == "de"
    assert best_language("*", "nl") == "nl"


@given(st.text())
def test_any_header_gives_a_language(accepted):
    assert best_language(accepted) in LANGUAGES


def test_a_header_without_end_is_cut_off():
    assert best_language("it," * 10_000 + "de") == "en"
