"""Scenarios as files: what is read, what is refused with its line, what stays as it was."""

import json
import re
from pathlib import Path

import msgspec
import pytest

import slagveld
from slagveld import data
from slagveld.kernel.cards import VariantsField
from slagveld.kernel.override import Change, override
from slagveld.kernel.rulebook import Refusal, RefusedError
from slagveld.kernel.scenarios import LARGEST_SHEET, text_of
from slagveld.kernel.setup import Setup
from slagveld.kit.sheets import entries_of
from slagveld.texts import say

GAMES = ("carnage", "confrontation", "little-carnage", "mage-knight", "wizard-duel")


def files_of(key):
    return slagveld.game(key).scenario_maker()


def mine(key="confrontation", **changes):
    """The first scenario of a game under a key of its own."""
    first = slagveld.game(key).scenarios()[0].key
    return {**files_of(key).sheet(first), "key": "mine", **changes}


def refusal(source, key="confrontation"):
    """The one thing that is wrong with a file."""
    (found,) = files_of(key).read(source, "mine.yaml").refusals
    return found


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize("key", GAMES)
def test_every_game_says_what_may_stand_in_a_file(key):
    kind = files_of(key).kind()
    entries = {entry.field.name: entry for entry in entries_of(kind)}
    assert {"game", "key", "title", "width", "players", "goals", "rounds", "options"} <= set(
        entries
    )
    goals = entries["goals"].field
    assert isinstance(goals, VariantsField)
    for language in ("en", "nl", "de", "fr", "es"):
        titles = [say(entry.field.title, language) for entry in entries.values()]
        assert all(titles)
        assert all(say(goal.help, language).endswith(".") for goal in goals.kinds)
    assert files_of(key).judged(kind.blank) == []


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize("key", GAMES)
def test_a_scenario_of_another_game_is_refused_in_one_sentence(key):
    other = "mage-knight" if key == "carnage" else "carnage"
    found = refusal(data.dumps(mine(other)), key)
    assert (found.field, found.line) == ("game", 1)
    assert str(say(found.text)) == f"This is a scenario of “{other}”, not of “{key}”."


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("game: confrontation\nkey: [", 3),
        ("- 1\n- 2\n", 1),
        ('{"game": "confrontation", ', 1),
        ("[" * 5000, 1),
        ("game: confrontation\nkey: &a [*a]\n", 2),
        (b"\xff\xfe", None),
        ("#" * 10_000_000, None),
    ],
    ids=["cut", "list", "cut JSON", "deep", "alias", "bytes", "10 MB"],
)
def test_what_is_no_scenario_gets_one_sentence(source, line):
    found = refusal(source)
    told = say(found.text)
    assert told.startswith("This is no scenario: ")
    assert "\n" not in told
    assert len(told) < 400
    if line is not None:
        assert found.line == line


@pytest.mark.rule("SLV-SCENARIO-1")
def test_a_fault_has_file_line_field_and_rule():
    written = data.dumps(mine(), flat=True).replace("rounds: 8", "rounds: many")
    found = refusal(written)
    line = written.split("\n").index("rounds: many") + 1
    assert (found.file, found.line, found.field) == ("mine.yaml", line, "rounds")
    assert found.rule == "CON-GAP-5"
    assert say(found.text) == "Rounds must be a whole number."


@pytest.mark.rule("SLV-SCENARIO-1")
def test_a_strange_value_is_told_with_the_one_that_is_meant():
    found = refusal(data.dumps(mine(gaols=[])))
    assert say(found.text) == ("Nothing in such a scenario is called “gaols”. Is “goals” meant?")


@pytest.mark.rule("SLV-SCENARIO-1")
def test_a_sheet_that_is_too_large_begins_no_battle():
    game = slagveld.game("confrontation")
    with pytest.raises(RefusedError, match="at most"):
        game.match(mine(story="x" * LARGEST_SHEET))
    with pytest.raises(RefusedError, match="words, numbers and lists"):
        game.match(mine(story=object()))


@pytest.mark.rule("SLV-SCENARIO-1")
def test_two_scenarios_of_one_name_are_two():
    game = slagveld.game("confrontation")
    short, long = (game.match(mine(rounds=rounds), seed=1) for rounds in (1, 9))
    assert short.setup.scenario == long.setup.scenario == "mine"
    assert [match.state.options.turns for match in (short, long)] == [1, 9]
    assert short.state.written != long.state.written
    assert short.log[-1].mark != long.log[-1].mark
    swapped = json.loads(short.save())
    swapped["setup"]["written"] = mine(rounds=9)
    with pytest.raises(RefusedError):
        slagveld.load(json.dumps(swapped).encode())


@pytest.mark.rule("SLV-SCENARIO-1")
def test_a_path_is_a_file_and_its_fault_has_its_place(tmp_path):
    game = slagveld.game("confrontation")
    path = tmp_path / "mine.yaml"
    path.write_text(data.dumps(mine(rounds=3)))
    match = game.match(path, seed=1)
    path.unlink()
    assert match.state.options.turns == 3
    assert slagveld.load(match.save()).state == match.state
    path.write_text("game: confrontation\nkey: [")
    with pytest.raises(RefusedError, match=f"{path}:3: This is no scenario"):
        game.match(path)


@pytest.mark.rule("SLV-SCENARIO-1")
def test_what_a_file_agrees_on_holds_unless_players_agree_otherwise():
    game = slagveld.game("confrontation")
    sheet = mine(options={"reserve": 0})
    assert game.match(sheet, seed=1).state.options.reserve == 0
    assert game.match(sheet, seed=1, options={"reserve": 4}).state.options.reserve == 4
    assert game.setup_for_bots(sheet).options == {"reserve": 0}


@pytest.mark.rule("SLV-SCENARIO-1", "SLV-HAND-2")
def test_no_referee_changes_the_scenario_of_a_battle():
    match = slagveld.game("confrontation").match(mine(), seed=1)
    other = text_of(mine(rounds=1))
    change = Change("/written", match.state.written, other)
    found = override(match.game.codec, match.state, (change,))
    assert isinstance(found, Refusal)
    assert found.rule == "SLV-HAND-2"


def test_what_is_ready_made_leaves_no_trace():
    game = slagveld.game("confrontation")
    match = game.match("clash", seed=1)
    for kept in (match.setup, match.state):
        assert b"written" not in game.codec.encode(kept)
    plain = msgspec.to_builtins(match.setup)
    assert msgspec.convert(plain, Setup) == match.setup


def test_the_one_in_the_documentation_is_sound():
    page = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text()
    (written,) = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    read = files_of("little-carnage").read(written, "hill.yaml")
    assert read.refusals == ()
    assert [say(goal) for goal in read.scenario.goals] == [
        "The hero stands on the hill.",
        "Night has fallen.",
    ]


def terrain_of(key, sheet):
    """What lies on the table when a battle on it begins."""
    game = slagveld.game(key)
    return game.scene(game.match(sheet, seed=1).view(None), None).terrain


@pytest.mark.rule("SLV-SCENARIO-1")
def test_pieces_of_the_box_lie_beside_terrain_in_detail():
    for key, scenario, piece in (("wizard-duel", "meeting", "tower"), ("carnage", "ford", "tree")):
        sheet = {**files_of(key).sheet(scenario), "key": "mine"}
        sheet["pieces"] = [{"key": piece, "x": 1500, "y": 4000}]
        reading = files_of(key).read(msgspec.json.encode(sheet), "mine.json")
        assert reading.refusals == ()
        ids = [one.id for one in terrain_of(key, reading.sheet)]
        assert len(set(ids)) == len(ids) > len(sheet["terrain"])


@pytest.mark.rule("SLV-SCENARIO-1")
@pytest.mark.parametrize(
    ("piece", "sentence"),
    [
        ({"key": "hill", "height": 50}, "may be"),
        ({"key": "hill", "height": 601}, "may be"),
        ({"key": "rubble", "height": 100}, "always has the height"),
    ],
)
def test_pieces_are_no_higher_than_they_may_be_made(piece, sentence):
    sheet = mine(pieces=[{**piece, "x": 6000, "y": 4500}])
    found = refusal(data.dumps(sheet))
    assert found.field == "pieces.0.height"
    assert sentence in say(found.text)
    sound = mine(pieces=[{"key": "hill", "x": 6000, "y": 4500, "height": 300}])
    reading = files_of("confrontation").read(data.dumps(sound), "mine.yaml")
    assert [one.height for one in terrain_of("confrontation", reading.sheet)] == [300]


@pytest.mark.rule("SLV-SCENARIO-1")
def test_goals_choose_among_the_places_that_are_there():
    goals = next(
        entry.field
        for entry in entries_of(files_of("little-carnage").kind())
        if entry.field.name == "goals"
    )
    (hold,) = [kind for kind in goals.kinds if kind.key == "hold"]
    fields = {entry.field.name: entry.field for entry in hold.entries}
    assert fields["place"].rows == "places"
    sheet = files_of("little-carnage").sheet("protect-the-border")
    sheet["goals"] = [{"kind": "hold", "side": 1, "words": "x", "place": 3, "rounds": 2}]
    assert refusal(data.dumps(sheet), "little-carnage").field == "goals.0.place"
