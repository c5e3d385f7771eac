"""Files of examples: what they may not be, told with file and line; words that are not true."""

import re

import msgspec
import pytest

from slagveld.data import DataError
from slagveld.examples import faults, pictures, played, read
from slagveld.examples.playing import WrongExampleError
from slagveld.kernel.event import Moved
from slagveld.kernel.registry import game as find
from slagveld.record import replace

GAME = find("mage-knight")
FACTS = """\
cast:
  orc: {seat: 0, side: 0, key: orc-marauder}
examples:
  - key: walk
    rule: MK-MOVE-3
    position:
      seats: [{name: A, side: 0}, {name: B, side: 1}]
      agenda: [{type: ActionPhase, seat: 0}]
      next_id: 10
      field:
        table: {width: 4000, height: 3000}
        fighters:
          - {as: orc, id: 1, pose: {x: 1000, y: 1000}}
          - {as: orc, id: 2, seat: 1, side: 1, pose: {x: 3000, y: 2000}}
      phase: action
      active: 0
      round: 1
      order: [0, 1]
      armies: [100, 100]
      build_total: 100
    answers:
      - action: {type: Move, fighter: 1, path: [[2000, 1000]], facing: 0}
    claims:
      - {from: told, sentence: event-moved-walk, name: length, value: 4}
"""
WORDS = "walk:\n  before: The orc sets out.\n  after: It goes 4 inches.\n"


def folder(tmp_path, facts=FACTS, words=WORDS):
    """A rulebook's folder with these examples, the same words in every language."""
    (tmp_path / "pictures.yaml").write_text(facts, "utf-8")
    for language in ("en", "nl", "de"):
        (tmp_path / language).mkdir(exist_ok=True)
        (tmp_path / language / "pictures.yaml").write_text(words, "utf-8")
    return tmp_path


def one(tmp_path, *changes, words=WORDS):
    facts = FACTS
    for old, new in changes:
        assert old in facts
        facts = facts.replace(old, new)
    (found,) = read(GAME, folder(tmp_path, facts, words))
    return found


def test_a_sound_example_is_played_and_drawn(tmp_path):
    example = one(tmp_path)
    assert faults(GAME, example) == []
    drawn = pictures(GAME, example)
    (way,) = [stroke for stroke in drawn.after.strokes if stroke.kind == "path"]
    (moved,) = [event for event in played(GAME, example).events if isinstance(event, Moved)]
    assert way.points == moved.path
    assert [(s.kind, s.points[-1]) for s in drawn.before.strokes] == [("path", way.points[-1])]


def test_a_folder_without_examples_has_none(tmp_path):
    assert read(GAME, tmp_path) == ()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("    rule: MK-MOVE-3", "    rule: WALKING"), r"yaml:4: walk.rule: there is no rule"),
        (("      round: 1", "      rounds: 1"), r"yaml:\d+: walk.position.rounds: is unknown"),
        (("{as: orc, id: 1,", "{as: elf, id: 1,"), r"yaml:4: walk.position: nothing is cast"),
        (("type: Move", "type: Hop"), r"yaml:4: walk.answers\[0\].action: "),
        (("    claims:", "    claim:"), r"yaml:\d+: .*claim"),
        (("from: told", "from: hearsay"), r"yaml:\d+: "),
        (("next_id: 10", "next_id: ten"), r"yaml:4: walk.position: "),
        (("id: 2, seat", "id: 1, seat"), r"yaml:4: walk.position: is unsound"),
    ],
    ids=["rule", "key", "cast", "action", "claims", "claim", "type", "unsound"],
)
def test_what_does_not_fit_is_refused_with_file_and_line(tmp_path, change, said):
    with pytest.raises(DataError) as refused:
        one(tmp_path, change)
    assert re.search(said, str(refused.value)), str(refused.value)


def test_words_without_facts_are_refused(tmp_path):
    with pytest.raises(DataError, match=r"en.pictures.yaml:4: run: has words and no facts"):
        one(tmp_path, words=WORDS + WORDS.replace("walk", "run"))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("value: 4}", "value: 5}"), "it is 4.0"),
        (("name: length", "name: width"), "is not there"),
        (("value: 4}", "value: 4}\n    refused: MK-MOVE-1"), "the last answer is allowed"),
        (("[[2000, 1000]]", "[[3900, 1000]]"), "the last answer is refused"),
        (("facing: 0}", "facing: 0}\n        dice: [3]"), "dice left over"),
    ],
    ids=["number", "value", "allowed", "refused", "dice"],
)
def test_what_the_engine_does_otherwise_is_a_fault(tmp_path, change, said):
    found = faults(GAME, one(tmp_path, change))
    assert any(said in fault for fault in found), found


def test_a_number_that_nothing_bears_out_is_a_fault(tmp_path):
    found = faults(GAME, one(tmp_path, words=WORDS.replace("4", "7")))
    assert "en says 7, which no die and no claim bears out" in found


def test_every_language_says_the_same_numbers(tmp_path):
    example = one(tmp_path)
    told = replace(example.words["de"], after="Er geht.")
    other = msgspec.structs.replace(example, words={**example.words, "de": told})
    assert faults(GAME, other) == ["de has other numbers than English"]


def test_what_cannot_be_played_is_not_drawn(tmp_path):
    with pytest.raises(WrongExampleError, match="is refused"):
        pictures(GAME, one(tmp_path, ("[[2000, 1000]]", "[[3900, 1000]]")))
