"""The rulebook and the refusal that cites it."""

import pytest

from slagveld.data import DataError
from slagveld.kernel.house import HOUSE
from slagveld.kernel.rulebook import RefusedError, Rule, Rulebook, Wording, refuse
from slagveld.texts import Text, say


def rule(rule_id, title, body="", kind="mechanic", **words):
    return Rule(id=rule_id, kind=kind, wording={"en": Wording(title=title, rule=body, **words)})


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
        rule("X-1", "a", "Words.", reason="no need")
    with pytest.raises(ValueError, match="X-9"):
        rule("X-9", "a", "Words.", kind="exempt")


def test_every_rule_has_english_words():
    with pytest.raises(ValueError, match=r"X-1 has no words in en"):
        Rule(id="X-1", kind="mechanic", wording={"nl": Wording(title="a")})


def test_a_reader_gets_his_own_language_or_english():
    words = {
        "en": Wording(title="Walking", rule="A model walks."),
        "nl": Wording(title="Lopen", rule="Een model loopt."),
        "de": Wording(title="Gehen"),
    }
    walking = Rule(id="X-1", kind="mechanic", wording=words)
    assert walking.words("nl").rule == "Een model loopt."
    assert (walking.spoken("de"), walking.words("de").rule) == ("en", "A model walks.")
    assert say(walking.title, "de") == "Gehen"
    book = Rulebook((walking,))
    assert [found.id for found in book.search("model loopt")] == ["X-1"]
    assert [found.id for found in book.search("gehen")] == ["X-1"]


FILES = {
    "chapters.yaml": "- key: moves\n  title: {en: Moves, nl: Zetten, de: Züge}\n",
    "moves.yaml": "- id: X-1\n  kind: mechanic\n",
    "en/moves.yaml": "X-1:\n  title: Walking\n  rule: A model walks, see [X-1].\n",
    "nl/moves.yaml": "X-1:\n  title: Lopen\n",
    "glossary.yaml": "- {en: model, nl: model, de: Modell, rule: X-1}\n",
}


@pytest.fixture
def loaded(tmp_path):
    def load(**changed):
        for name, text in {**FILES, **changed}.items():
            path = tmp_path / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
        return Rulebook.load(tmp_path)

    return load


def test_a_folder_is_a_book(loaded):
    book = loaded()
    assert [(found.id, found.chapter) for found in book] == [("X-1", "moves")]
    assert say(book["X-1"].title, "nl") == "Lopen"
    assert say(book["X-1"].title, "de") == "Walking"
    assert book.chapters[0].title.de == "Züge"
    assert book.glossary[0].de == "Modell"


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("moves.yaml", "- id: X-1\n  kinds: mechanic\n", r"moves.yaml:2.*kinds"),
        ("en/moves.yaml", "X-1:\n  title: a\n  rule: b\n  rulings: c\n", r"moves.yaml:4.*rulings"),
        ("en/moves.yaml", "X-2:\n  title: a\n", r"moves.yaml: X-[12]: has"),
        ("nl/moves.yaml", "{}\n", r"nl.moves.yaml: X-1: has no words"),
        ("chapters.yaml", "- key: moves\n  title: {en: a, nl: b}\n", r"chapters.yaml.*de"),
    ],
)
def test_what_is_wrong_in_a_folder_is_told_with_its_file(loaded, name, text, fault):
    with pytest.raises(DataError, match=fault):
        loaded(**{name: text})


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
