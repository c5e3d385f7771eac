import pytest
from fluent.runtime import FluentBundle, FluentResource

from slagveld.texts import LIBRARY, Library, Speaker, Text, add_source, bundle_source, say, wire_id

MESSAGES = """
# A comment for translators
hello = Hello, { -title } { $name }{ exclamation }
exclamation = !
-title = Sir
sorted = { list-and }
"""


@pytest.fixture
def library(write_all):
    library = Library()
    library.add_source("wizard-duel", write_all("texts", MESSAGES))
    return library


def test_wire_ids():
    assert wire_id("list-and") == "list-and"
    assert wire_id("wizard-duel:summon-too-near") == "wizard-duel--summon-too-near"


def test_the_browser_says_the_same_from_the_bundle_source(library):
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(library.bundle_source("en", ["wizard-duel"])))
    pattern = bundle.get_message("wizard-duel--hello").value
    said = bundle.format_pattern(pattern, {"name": "Elrik"})
    assert said == ("Hello, Sir Elrik!", [])
    text = Text("wizard-duel:hello", {"name": "Elrik"})
    assert Speaker("en", library=library).say(text) == said[0]


def test_the_bundle_source_has_the_common_texts_once_and_only_the_games_asked_for(library):
    plain = library.bundle_source("de")
    assert "list-and = und" in plain
    assert "wizard-duel" not in plain
    both = library.bundle_source("de", ["wizard-duel"])
    assert both.count("list-and = und") == 1
    assert "wizard-duel--exclamation = !" in both
    assert "-wizard-duel--title = Sir" in both
    assert "{ list-and }" in both


def test_comments_do_not_travel(library):
    assert "translators" not in library.bundle_source("en", ["wizard-duel"])


def test_unknown_namespaces_and_languages(library):
    with pytest.raises(KeyError):
        library.bundle_source("en", ["no-such-game"])
    with pytest.raises(ValueError, match="it"):
        library.bundle_source("it")


def test_adding_the_same_folder_again_changes_nothing(library, tmp_path):
    before = library.sources()
    library.add_source("wizard-duel", tmp_path / "texts")
    assert library.sources() == before


def test_a_namespace_has_one_folder(library, tmp_path):
    with pytest.raises(ValueError, match="already in"):
        library.add_source("wizard-duel", tmp_path / "elsewhere")


@pytest.mark.parametrize("name", ["", "Wizard", "a--b", "a:b", "-a", "a-", "a b", "ä"])
def test_badly_spelled_namespaces_are_refused(library, name, tmp_path):
    with pytest.raises(ValueError, match="namespace"):
        library.add_source(name, tmp_path)


def test_texts_added_later_are_found(write_all):
    library = Library()
    speaker = Speaker("en", library=library)
    assert speaker.say(Text("late:hi")) == "⟦late:hi⟧"
    library.add_source("late", write_all("late", "hi = Hi"))
    assert speaker.say(Text("late:hi")) == "Hi"


def test_one_file_and_several_per_language(write):
    write("game/en.ftl", "one = 1")
    write("game/en/b.ftl", "three = 3")
    folder = write("game/en/a.ftl", "two = 2").parent.parent
    library = Library()
    library.add_source("game", folder)
    speaker = Speaker("en", library=library)
    assert [speaker.say(Text(f"game:{key}")) for key in ("one", "two", "three")] == list("123")


def test_a_broken_message_does_not_take_the_others_along(write_all):
    library = Library()
    library.add_source("game", write_all("game", "bad = { $x\n\ngood = Good\n"))
    assert Speaker("en", library=library).say(Text("game:good")) == "Good"


def test_bundles_are_built_once(library):
    assert library.bundle("en") is library.bundle("en")


def test_the_library_of_this_process(write_all):
    folder = write_all("mine", "hi = Hi")
    try:
        add_source("test-of-the-library", folder)
        assert say(Text("test-of-the-library:hi"), "de") == "Hi"
        assert "test-of-the-library--hi = Hi" in bundle_source("nl", ["test-of-the-library"])
    finally:
        del LIBRARY._sources["test-of-the-library"]
        LIBRARY._bundles.clear()
