"""What is wrong with the words of a rulebook is found, and every book of ours is whole."""

import subprocess
import sys

import pytest

from slagveld.conformance.wording import faults
from slagveld.kernel.rulebook import Rule, Rulebook, RuleTable, Term, Wording

ENGLISH = {
    "title": "Running",
    "rule": "A model runs 7.5 cm, see [XX-2].",
    "ruling": "Once only.",
    "tables": (RuleTable(head=("a", "b"), rows=(("1", "2"),)),),
}
DUTCH = {
    "title": "Rennen",
    "rule": "Een model rent 7,5 cm, zie [XX-2].",
    "ruling": "Maar één keer.",
    "tables": (RuleTable(head=("a", "b"), rows=(("1", "2"),)),),
}
GERMAN = {**DUTCH, "title": "Rennen", "rule": "Ein Modell rennt 7,5 cm, siehe [XX-2]."}
TERMS = (Term(en="model", nl="model", de="Modell", avoid={"nl": ("figuur",)}),)


def book(english=None, dutch=None, german=None):
    words = {
        "en": Wording(**{**ENGLISH, **(english or {})}),
        "nl": Wording(**{**DUTCH, **(dutch or {})}),
        "de": Wording(**{**GERMAN, **(german or {})}),
    }
    plain = {language: Wording(title="t", rule="r") for language in words}
    rules = (Rule(id="XX-1", kind="mechanic", wording=words),)
    return Rulebook((*rules, Rule(id="XX-2", kind="mechanic", wording=plain)), (), TERMS)


def test_a_book_without_fault_has_none():
    assert faults("x", book()) == []


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"dutch": {"rule": ""}}, "x, nl, XX-1: has no words"),
        ({"dutch": {"ruling": ""}}, "x, nl, XX-1: has other ruling than English"),
        ({"german": {"examples": ("Eins.",)}}, "x, de, XX-1: has other examples than English"),
        (
            {"dutch": {"rule": "Een model rent 7 cm, zie [XX-2]."}},
            "x, nl, XX-1: has other numbers than English: 7, 7.5",
        ),
        (
            {"german": {"rule": "Ein Modell rennt 7,5 cm."}},
            "x, de, XX-1: names other rules than English: XX-2",
        ),
        (
            {"german": {"tables": (RuleTable(head=("a",), rows=(("1",), ("2",))),)}},
            "x, de, XX-1: has a table of another shape than English",
        ),
        ({"dutch": {"ruling": "And once."}}, None),
        ({"dutch": {"ruling": "Once the model."}}, "x, nl, XX-1: “the” is English"),
        ({"dutch": {"ruling": "Eén figuur."}}, "x, nl, XX-1: “figuur” is called “model” here"),
        ({"english": {"ruling": "AMBIGUOUS."}}, "x, en, XX-1: “AMBIGUOUS” is no word for players"),
        (
            {"english": {"ruling": "See XX-2."}},
            "x, en, XX-1: another rule is named in brackets: [XX-2]",
        ),
    ],
)
def test_every_fault_is_told_with_book_language_and_rule(changed, fault):
    assert [str(one) for one in faults("x", book(**changed))] == ([fault] if fault else [])


def test_a_rule_that_does_not_exist_is_not_named():
    words = {name: {"rule": "7.5 [XX-9]"} for name in ("english", "dutch", "german")}
    assert {one.what for one in faults("x", book(**words))} == {"there is no rule XX-9"}


def test_sentences_of_a_game_keep_to_the_glossary(tmp_path):
    (tmp_path / "nl").mkdir()
    (tmp_path / "nl" / "moves.ftl").write_text(
        "figuur = { $figuur } rent\nruns = { $n ->\n  [one] één model\n *[other] figuur\n }\n",
        "utf-8",
    )
    (fault,) = faults("x", book(), tmp_path)
    assert str(fault) == "x, nl, moves.ftl: “figuur” is called “model” here"


def test_every_book_of_ours_is_whole_in_every_language():
    """As `make check` looks at them, in a fresh process."""
    command = [sys.executable, "-m", "slagveld.conformance.wording"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("", 0)
