"""The rulebook and the refusal that cites it."""

import pytest

from slagveld.data import DataError
from slagveld.kernel.house import HOUSE
from slagveld.kernel.rulebook import RefusedError, Rule, Rulebook, refuse
from slagveld.texts import Name, Text, say


def rule(rule_id, title, body="", **more):
    return Rule(id=rule_id, title=Name.same(title), rule=body, kind="mechanic", **more)


BOOK = Rulebook(
    (
        rule("X-1", "Walking", "A model walks up to its Movement."),
        rule("X-2", "Running", "A model that walks twice runs."),
        rule("X-3", "Shooting", "Not while walking.", ruling="Nor running."),
    )
)


def test_rules_are_found_by_id_and_in_book_order():
    assert BOOK["X-2"].title.en == "Running"
    assert [found.id for found in BOOK] == ["X-1", "X-2", "X-3"]
    assert "X-3" in BOOK
    assert "X-4" not in BOOK
    assert len(BOOK) == 3


def test_search_wants_every_word_and_prefers_titles():
    assert [found.id for found in BOOK.search("running")] == ["X-2", "X-3"]
    assert [found.id for found in BOOK.search("WALK")] == ["X-1", "X-2", "X-3"]
    assert [found.id for found in BOOK.search("not walking")] == ["X-3"]
    assert BOOK.search("dragon") == []
    assert BOOK.search("") == []


def test_ids_are_unique():
    with pytest.raises(ValueError, match="X-1"):
        Rulebook((rule("X-1", "a"), rule("X-2", "b"), rule("X-1", "c")))


def test_exemptions_need_a_reason_and_reasons_an_exemption():
    with pytest.raises(ValueError, match="X-1"):
        Rulebook((rule("X-1", "a", reason="no need"),))
    exempt = Rule(id="X-9", title=Name.same("a"), rule="", kind="exempt")
    with pytest.raises(ValueError, match="X-9"):
        Rulebook((exempt,))


def test_unknown_keys_are_refused_with_file_and_line(tmp_path):
    path = tmp_path / "rules.yaml"
    path.write_text("- id: X-1\n  title: {en: a, nl: a, de: a}\n  rule: r\n  kinds: mechanic\n")
    with pytest.raises(DataError, match=r"rules.yaml:4.*kinds"):
        Rulebook.load(path)


def test_a_refusal_is_one_sentence_with_its_rule():
    refusal = refuse("SLV-DICE-1", "refusal-dice-numbers", count=2, sides=6)
    assert str(refusal) == "2D6 cannot show that: 2 numbers from 1 to 6. (SLV-DICE-1)"
    assert str(RefusedError(refusal)) == str(refusal)
    assert say(refusal.text, "de").startswith("Das kann 2W6 nicht zeigen")


def test_the_house_rules_load():
    assert all(found.id.startswith("SLV-") for found in HOUSE)
    assert all(found.title.nl != found.title.en for found in HOUSE)


def test_say_takes_texts():
    assert say(Text("refusal-over"), "nl") == "Het gevecht is voorbij."
