"""`tools/rooms.py`: rules live in their rooms and are cited there."""

import importlib.util
import sys
from pathlib import Path

import pytest

from slagveld.kernel.rulebook import Rule, Rulebook, Wording

ROOT = Path(__file__).parent.parent.parent


def _load():
    spec = importlib.util.spec_from_file_location("rooms_tool", ROOT / "tools" / "rooms.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["rooms_tool"] = module
    spec.loader.exec_module(module)
    return module


tool = _load()


def rule(number, kind="mechanic"):
    return Rule(id=number, kind=kind, wording={"en": Wording(title=f"About {number}")})


BOOK = Rulebook(
    (
        rule("ZED-RUN-1"),
        rule("ZED-RUN-2"),
        rule("ZED-8.4"),
        rule("ZED-8.5-x"),
        rule("ZED-D", "data"),
    )
)
RUNNING = '"""Running.\n\nServes ZED-RUN.\nLeans on ZED-8.\n"""\n'
FIGHTS = '"""Fights, near\nand far.\n\nServes ZED-8.4,\nZED-8.5-x.\n"""\n'
WHOLE = {
    "running/__init__.py": RUNNING,
    "running/pace.py": '"""Paces (ZED-RUN-1)."""\n',
    "running/race.py": 'refuse("ZED-RUN-2", "no")\n',
    "running/ends.py": '"""As in fights (ZED-8.4)."""\n',
    "fights/__init__.py": FIGHTS,
    "fights/near.py": "X = 1  # ZED-8.4\n",
    "fights/far.py": '"""ZED-8.5-x."""\n',
    "fights/lots.py": "",
}


@pytest.fixture
def faults(tmp_path):
    """Lay a game out, with some files other than the whole one has them; what is wrong."""

    def faults(**changes):
        files = {**WHOLE, **{name.replace("__", "/", 1) + ".py": t for name, t in changes.items()}}
        for name, text in files.items():
            if text is not None:
                path = tmp_path / name
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, "utf-8")
        return tool.faults_of(tool.rooms_of(tmp_path, BOOK), BOOK)

    return faults


def test_a_whole_house_has_no_faults(faults):
    assert faults() == []


def test_a_section_is_an_id_or_the_beginning_of_ids():
    assert tool.covers("ZED-8", "ZED-8.4")
    assert tool.covers("ZED-8", "ZED-8-x")
    assert tool.covers("ZED-8", "ZED-8")
    assert not tool.covers("ZED-8", "ZED-81")
    assert not tool.covers("ZED-8.4", "ZED-8")


def test_a_rule_cited_in_another_room_is_told_with_its_line(faults):
    assert faults(fights__lots='"""Lots."""\n# ZED-RUN-2\n') == [
        "fights/lots.py:2: ZED-RUN-2 belongs to another room"
    ]


def test_a_mechanic_rule_must_be_cited_in_a_room_that_serves_it(faults):
    assert faults(running__race="") == ["ZED-RUN-2: cited nowhere in running (About ZED-RUN-2)"]


def test_to_cite_a_whole_family_is_not_enough(faults):
    assert faults(running__pace="# ZED-RUN-1, ZED-RUN-*\n", running__race="") == [
        "ZED-RUN-2: cited nowhere in running (About ZED-RUN-2)"
    ]


def test_a_rule_without_a_room_is_told(faults):
    no_far = FIGHTS.replace(",\nZED-8.5-x", "")
    assert faults(fights____init__=no_far, fights__far="") == ["ZED-8.5-x: no room serves it"]


def test_a_room_says_what_it_is_for(faults):
    assert "fights/__init__.py: does not say what the room is for and what it serves" in faults(
        fights____init__='"""Fights."""\n'
    )


def test_sections_must_exist_and_be_cited(faults):
    wrong = RUNNING.replace("ZED-RUN.", "ZED-RUN, ZED-FLY.")
    assert faults(running____init__=wrong) == [
        "running/__init__.py: no rule of ZED-FLY",
        "running/__init__.py: serves ZED-FLY, which nothing in it cites",
    ]
    assert faults(running____init__=RUNNING, running__ends="") == [
        "running/__init__.py: leans on ZED-8, which nothing in it cites"
    ]


def test_a_room_has_neither_two_files_nor_twenty(faults):
    many = {f"fights__more{number}": "" for number in range(13)}
    assert faults(**many) == ["fights: 16 files, not 3 to 15"]
