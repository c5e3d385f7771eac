import pytest
from fluent.syntax import FluentParser, ast

from slagveld.kernel.registry import games
from slagveld.texts import LIBRARY, WRITTEN, Library, Speaker, Text
from slagveld.texts.sources import Source
from slagveld.texts.written import Chapter, cut

ODD = """\
### A file
first = One
    and more

    and still more
# about the second
second =
    { $count ->
        [one] a = b
       *[other] { $count }
}
-term = Sword
    .gender = neuter
third-3 =Three
"""


def whole(text):
    """The entries as the parser finds them in one go."""
    body = FluentParser(with_spans=False).parse(text).body
    found = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
    for entry in found:
        entry.comment = None
    return found


def alone(text):
    return [FluentParser(with_spans=False).parse_entry(entry.text) for entry in cut(text)]


def same(ours, theirs):
    return len(ours) == len(theirs) and all(map(ast.BaseNode.equals, ours, theirs))


def test_entries_are_cut_as_the_parser_finds_them():
    assert [entry.id.name for entry in whole(ODD)] == ["first", "second", "term", "third-3"]
    assert same(alone(ODD), whole(ODD))


def sources():
    games()
    return LIBRARY.sources()


@pytest.mark.parametrize("language", WRITTEN)
def test_all_our_files_are_cut_as_the_parser_finds_them(language):
    for source in sources():
        for path in source.files(language):
            text = path.read_text(encoding="utf-8-sig")
            assert same(alone(text), whole(text)), path


def test_what_refers_to_others_goes_on_the_wire_with_their_new_names(write_all):
    text = "a = { b }, { -c } { $b } { NUMBER($n) } b c\nb = Bee { list-and }\n-c = Sea\nlist = x\n"
    chapter = Chapter(Source("game", write_all("game", text)), "en")
    assert chapter.wire_text().splitlines() == [
        "game--a = { game--b }, { -game--c } { $b } { NUMBER($n) } b c",
        "game--b = Bee { list-and }",
        "-game--c = Sea",
        "game--list = x",
    ]


def test_an_entry_that_cannot_be_read_is_not_there(write_all):
    library = Library()
    library.add_source("game", write_all("game", "bad = { $x\n\ngood = Good\n"))
    assert Speaker("en", library=library).faults(Text("game:bad"))
    assert not library.bundle("en").has_message("game--bad")


def test_only_what_is_said_is_parsed(write_all, monkeypatch):
    parsed = []
    parse = Chapter.parsed
    monkeypatch.setattr(
        Chapter, "parsed", lambda self, entry: parsed.append(entry.name) or parse(self, entry)
    )
    library = Library()
    library.add_source("game", write_all("game", "a = A { b }\nb = B\nc = C\n"))
    speaker = Speaker("en", library=library)
    assert [speaker.say(Text("game:a")) for _ in range(3)] == ["A B"] * 3
    assert parsed == ["a", "b"]
