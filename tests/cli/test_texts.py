"""`slagveld texts lint`: how far each language is, and what it lacks."""

import json

import pytest
from tests.cli.outer import outer

from slagveld.texts import LANGUAGES, WRITTEN


@pytest.fixture
def told():
    return json.loads(outer("texts", "lint", "--json"))


def test_every_language_is_told_and_the_written_ones_lack_nothing(told):
    assert told["ok"]
    assert told["faults"] == []
    found = {row["language"]: row for row in told["languages"]}
    assert list(found) == list(LANGUAGES)
    for language, row in found.items():
        whole = row["messages"] == row["of"] and row["rules"] == row["of_rules"]
        assert whole or language not in WRITTEN
        assert row["written"] == (language in WRITTEN)
        assert row["of"] > 3000
        lacks = sum(len(keys) for keys in row["missing"].values())
        assert row["messages"] == row["of"] - lacks


def test_what_a_language_lacks_is_listed(told):
    (row,) = [row for row in told["languages"] if row["language"] == "es"]
    first, *rest = outer("texts", "lint", "es").splitlines()
    assert first.strip().startswith(f"es  {row['messages']:,} of {row['of']:,} sentences")
    listed = {line.strip() for line in rest}
    assert {key for keys in row["missing"].values() for key in keys} <= listed


def test_an_unknown_language_is_refused(run):
    code, out, err = run("texts", "lint", "tlh")
    assert (code, out) == (2, "")
    assert "tlh" in err
    assert len(err.splitlines()) == 1
