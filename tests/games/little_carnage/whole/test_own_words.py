"""The search for words of the rulebook in our texts, with a book made up for it."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[4]


@pytest.fixture(name="tool")
def _tool():
    spec = importlib.util.spec_from_file_location("own_words", ROOT / "tools" / "own_words.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BOOK = "Wer über die Brücke geht, der grüße den Wächter mit Handschlag.\n"


@pytest.fixture(name="book")
def _book(tmp_path):
    path = tmp_path / "book.txt"
    path.write_text(BOOK, encoding="utf-8")
    return path


def found(tool, book, capsys, name, words):
    path = book.parent / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(words, encoding="utf-8")
    code = tool.main([str(book), str(path)])
    *lines, last = capsys.readouterr().out.splitlines()
    assert (code == 1) == bool(lines)
    assert last.startswith(f"{len(lines)} runs of 5 words")
    return lines


@pytest.mark.rule("LC-0-5")
def test_a_run_of_five_words_is_found_whatever_its_marks(tool, book, capsys):
    words = "key = Heute: wer ueber, DIE Brücke geht; der grüsse { $who } den Wächter!"
    assert found(tool, book, capsys, "a.ftl", words) == [
        f"{book.parent.name}/a.ftl key: die brucke geht der grusse den wachter"
    ]


@pytest.mark.rule("LC-0-5")
def test_four_words_are_not_enough(tool, book, capsys):
    assert found(tool, book, capsys, "a.txt", "wer uber die brucke kommt") == []


@pytest.mark.rule("LC-0-5")
def test_a_catalogue_is_told_by_entry_and_names_are_nobodys(tool, book, capsys):
    rows = (
        "- id: X-1\n  title: {de: Der grüße den Wächter mit Handschlag}\n"
        "  source: Wer über die Brücke geht\n  rule: Cross it.\n"
    )
    assert found(tool, book, capsys, "rulebook/moves.yaml", rows) == [
        "moves.yaml X-1.title.de: der grusse den wachter mit handschlag"
    ]
    assert found(tool, book, capsys, "names.yaml", rows) == []


@pytest.mark.rule("LC-0-5")
def test_the_tool_looks_at_all_that_we_ship_of_the_game(tool):
    names = {path.name for path in tool.default_files()}
    assert {"skills.yaml", "combat.ftl", "peoples.yaml", "little-carnage.md"} <= names
