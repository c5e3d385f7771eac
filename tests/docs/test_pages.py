"""The pages of the site: all there, all linked, nothing left out."""

import doctest
import re
from posixpath import dirname, join, normpath

import pytest

pytestmark = [
    pytest.mark.xdist_group("docs"),  # the pages are made once
    pytest.mark.plain,  # of docstrings, which compiled classes do not keep
]

LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)\s#]+)")
REF = re.compile(r"\{ref\}`[^<`]*<([^>]+)>`")
TARGET = re.compile(r"^\(([^)]+)\)=$", re.MULTILINE)
OUTSIDE_CODE = re.compile(r"^ *```.*?^ *```|`[^`\n]*`", re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def whole(sources, tool):
    rest = tool("rest")
    return {**sources, **rest.pages(rest.document())}


def test_every_page_of_the_contents_is_there_and_every_page_is_in_them(whole, tool):
    listed = [f"{name}.md" for names in tool("pages").NAVIGATION.values() for name in names]
    assert len(set(listed)) == len(listed)
    assert set(listed) <= set(whole)
    aside = {name for name, text in whole.items() if "orphan: true" in text}
    below = {name for name in whole if name.startswith("coverage/")}
    assert set(whole) - set(listed) - aside - below == {"index.md"}


def test_links_between_pages_lead_to_pages(whole, tool):
    docs = tool("pages").ROOT / "docs"
    pictures = {one.relative_to(docs).as_posix() for one in (docs / "pictures").rglob("*.*")}
    for name, text in whole.items():
        for target in LINK.findall(OUTSIDE_CODE.sub("", text)):
            meant = normpath(join(dirname(name), target))
            assert meant in whole or meant in pictures, f"{name} points at {target}"


def test_references_lead_to_places_that_are_there_once(whole):
    places = [place for text in whole.values() for place in TARGET.findall(text)]
    assert len({re.sub(r"[^a-z0-9]+", "-", place.lower()) for place in places}) == len(places)
    wanted = {place for text in whole.values() for place in REF.findall(text)}
    assert wanted <= set(places)


def test_a_link_to_nowhere_is_found(tool, tmp_path):
    pages = tool("pages")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "there.md").write_text("# There\n", "utf-8")
    (tmp_path / "Makefile").write_text("all:\n", "utf-8")
    assert pages.relinked("[a](there.md#x)", "docs/here.md", tmp_path) == "[a](there.md#x)"
    assert pages.relinked("[a](../Makefile)", "docs/here.md", tmp_path) == "a"
    assert pages.relinked("`[a](no.md)`", "docs/here.md", tmp_path) == "`[a](no.md)`"
    with pytest.raises(pages.BrokenLinkError, match=r"docs/here\.md points at no\.md"):
        pages.relinked("[a](no.md)", "docs/here.md", tmp_path)


def test_every_rule_has_its_place_in_the_book(sources, tool):
    for book in tool("rulebooks").books():
        for language, suffix, prefix in (
            ("en", "", ""),
            ("nl", "-nl", "nl-"),
            ("de", "-de", "de-"),
        ):
            page = sources[f"rulebooks/{book.key}{suffix}.md"]
            assert TARGET.findall(page) == [f"{prefix}{rule.id}" for rule in book.rules]
            for rule in book.rules:
                words = rule.words(language)
                for said in (words.rule, words.ruling, *words.examples):
                    assert tool("rulebooks").named(said, language) in page


def test_every_rule_is_in_the_pages_of_coverage(sources, tool):
    for book in tool("rulebooks").books():
        found = REF.findall(sources[f"coverage/{book.key}.md"])
        assert found == [rule.id for rule in book.rules]


def test_the_reference_has_what_others_rely_on(sources):
    assert "{py:class} Match(Generic[S])" in sources["api/kernel/match.md"]
    assert "{py:function} simulate(order:" in sources["api/lab/simulate.md"]
    assert "slagveld.kernel.registry.game" in sources["api/index.md"]
    for name in ("Quick", "Refusal", "RefusedError", "game", "games", "load"):
        assert f"`{name} <" in sources["api/index.md"]


def test_rest_describes_every_operation(whole, tool):
    spec = tool("rest").document()
    for path, methods in spec["paths"].items():
        for method in methods:
            assert f"### {method.upper()} {tool('words').escaped(path)}" in whole["rest.md"]
    for name in spec["components"]["schemas"]:
        assert f"## {name}\n" in whole["wire.md"]


@pytest.mark.parametrize("name", ["words", "api", "schemas"])
def test_the_examples_in_the_builder_are_right(tool, name):
    assert doctest.testmod(tool(name)).failed == 0
    assert doctest.testmod(tool(name)).attempted > 0


class TestLookingOver:
    PAGE = '<link rel="stylesheet" href="a.css"><a href="b.html#x">b</a><a id="y" href="#y">y</a>'

    def site(self, folder, page=PAGE, style="", other='<p id="x">'):
        (folder / "index.html").write_text(page, "utf-8")
        (folder / "a.css").write_text(style, "utf-8")
        (folder / "b.html").write_text(other, "utf-8")
        return folder

    def test_a_whole_site_has_no_fault(self, tool, tmp_path):
        assert tool("checked").faults(self.site(tmp_path)) == []

    @pytest.mark.parametrize(
        ("changes", "fault"),
        [
            ({"page": '<a href="c.html">'}, "index.html points at c.html"),
            ({"other": "<p>"}, "index.html points at b.html#x, which has no such place"),
            ({"page": '<img src="c.png">'}, "index.html lacks c.png"),
            ({"page": '<script src="https://a.b/c.js">'}, "index.html fetches https://a.b/c.js"),
            ({"style": "@import 'https://a.b/c.css'"}, "a.css fetches https://a.b/c.css"),
            ({"style": "src: url(//a.b/c.woff2)"}, "a.css fetches //a.b/c.woff2"),
        ],
    )
    def test_faults(self, tool, tmp_path, changes, fault):
        assert fault in tool("checked").faults(self.site(tmp_path, **changes))


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("carnage", r"Our (\d+) rules"),
        ("confrontation", r"CON-[H]OUSE-(\d+) are|Our (\d+) rules|the (\d+) entries CON-[C]ARD"),
        ("little-carnage", r"The (\d+) rules of the book"),
        ("mage-knight", r"Our (\d+) rules|The (\d+) entries MK-[C]ARD|MK-[H]OUSE-(\d+)"),
        ("wizard-duel", r"our (\d+) rules"),
    ],
)
def test_the_numbers_of_rules_on_the_games_pages(tool, key, said):
    text = (tool("pages").ROOT / f"docs/games/{key}.md").read_text("utf-8").split("\n## Rul")[0]
    numbers = [one for found in re.finditer(said, text) for one in found.groups() if one]
    rules = {book.key: list(book.rules) for book in tool("rulebooks").books()}[key]
    ours = tuple(f"LC-{part}" for part in ("HOUSE", "SPELL"))
    assert sum(map(int, numbers)) == sum(not rule.id.startswith(ours) for rule in rules)
