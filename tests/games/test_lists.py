"""Armies as lists: written, read back however they were typed, and out of other tools."""

import json

import pytest

from slagveld.data import DataError
from slagveld.kernel.muster import Roster
from slagveld.kernel.registry import game, listed
from slagveld.kernel.rulebook import RefusedError
from slagveld.kit.lists import imported, read_text, written
from slagveld.texts import WRITTEN, Speaker, say

GAMES = sorted(listed())
LION = "confrontation"


def blank(key=LION, **choices):
    return Roster(game=key, name="x", choices=choices)


def read(words, key=LION, **choices):
    return read_text(game(key).muster(), game(key).title, blank(key, **choices), words)


def taken(found):
    return [(entry.key, entry.count) for entry in found.roster.entries]


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("key", GAMES)
def test_all_ready_armies_come_back_as_they_were(key, language):
    this, speaker = game(key), Speaker(language)
    muster = this.muster()
    for army in muster.ready():
        words = written(muster, this.title, army, speaker)
        found = read(words, key)
        assert found.notes == (), words
        assert found.roster.entries == army.entries, words
        assert (found.roster.total, found.roster.name) == (army.total, speaker.say(army.name))
        assert muster.faults(found.roster) == []
        assert taken(read(words.upper(), key)) == taken(found)


def test_a_list_is_one_unit_a_line_with_points_and_total():
    this = game("mage-knight")
    muster = this.muster()
    army = next(one for one in muster.ready() if one.choices["army"] == "redtusk-horde")
    lines = written(muster, this.title, army, Speaker("en")).splitlines()
    assert lines[:3] == ["Redtusk's horde", "Mage Knight 2.0", ""]
    assert (
        lines[3] == "- 1 × Khan Urzag Redtusk (Unique) [Items: Grudge Axe, Wolf Banner] – 89 points"
    )
    assert lines[-1] == "Total: 199 points of 200"


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("3 x Guardsman (45 pts)", 3),
        ("* 3x guardsman - 45", 3),
        ("• GUARDSMAN x3", 3),
        ("**3 Gardist**", 3),
        ("[b]Gardist (regulär)[/b] (3) = 63 Punkte", 3),
        ("3. Guardsman (regular): 63 points", 3),
        ("Guardsman", 1),
        ("- 12 × Gardist – 1.200,5 punten", 12),
    ],
)
def test_lines_are_read_however_they_were_typed(line, count):
    found = read(f"My lions\n{line}\n")
    assert taken(found) == [("lion-guardsman", count)]
    assert (found.roster.name, found.notes) == ("My lions", ())


def test_words_in_another_order_and_headings_are_no_matter():
    found = read("Night watch 200 pts\nLions of Alahan:\n2 Alahan of Archer\n\nTotal: 44 / 1,200")
    assert taken(found) == [("lion-archer", 2)]
    assert (found.roster.name, found.roster.total, found.notes) == ("Night watch", 1200, ())


def test_what_does_not_fit_is_told_line_by_line():
    found = read("A\n1 Paladn\n2 Space Marine – 40 pts\nPaladin [Lance]")
    assert taken(found) == [("paladin", 1), ("paladin", 1)]
    assert [(note.line, note.fits, say(note.text)) for note in found.notes] == [
        (2, True, "Read as: Paladin (elite)."),
        (3, False, "Nothing here is called so."),
        (4, False, "Paladin (elite) has no “Lance” to choose here."),
    ]
    assert not found.fits
    for note in found.notes:
        for language in WRITTEN:
            assert Speaker(language).faults(note.text) == ()


def test_options_are_read_in_any_language():
    found = read("Khan Urzag Redtusk [voorwerpen: GRUDGE AXE, wolf banner]", "mage-knight")
    assert found.roster.entries[0].choices == {"items": ["grudge-axe", "wolf-banner"]}


def test_own_cards_go_by_their_names():
    muster = game(LION).muster()
    sample = muster.card_kinds()[0].blank
    sheet = {
        **sample,
        "type": "card",
        "key": "heron-guard",
        "name": {"en": "Heron Guard", "nl": "Reigerwacht", "de": "Reiherwache"},
    }
    army = blank(own=[sheet])
    found = read_text(muster, game(LION).title, army, "2 reigerwacht\n1 Paladin")
    assert taken(found) == [("heron-guard", 2), ("paladin", 1)]
    assert found.roster.choices == {"own": [sheet]}


# Other tools


def roster_of(*selections, **more):
    pts = [{"name": "pts", "value": 200}]
    force = {"name": "Force", "catalogueName": "Lions", "selections": list(selections)}
    return {"roster": {"name": "My lions", "costLimits": pts, "forces": [force], **more}}


def selection(name, number=1, points=None, type_="unit", below=(), **more):
    costs = [] if points is None else [{"name": "pts", "typeId": "a", "value": points}]
    known = {"name": name, "number": number, "type": type_, "costs": costs}
    return {**known, "selections": list(below), **more}


def test_a_roster_of_new_recruit():
    models = [selection("Guardsman", 3, 63, "model")]
    gun = [selection("Holy hand grenade", type_="upgrade")]
    sent = roster_of(
        selection("Guardsman", below=models),
        selection("Paladin", 1, 30, "model", gun, rules=[{"name": "Fear"}]),
        selection("Intercessors", 5, 100),
        selection("Detachment", type_="upgrade", below=[selection("Falconer", 1, None, "model")]),
    )
    muster = game(LION).muster()
    found = imported(muster, game(LION).title, blank(), json.dumps(sent).encode(), "lions.json")
    assert taken(found) == [("lion-guardsman", 3), ("paladin", 1), ("falconer", 1)]
    assert (found.roster.name, found.roster.total) == ("My lions", 200)
    assert [(note.words, note.fits, say(note.text)) for note in found.notes] == [
        (
            "1 × Paladin: Holy hand grenade",
            False,
            "Paladin (elite) has no “Holy hand grenade” to choose here.",
        ),
        ("1 × Paladin", True, "Costs 30 there, and 25 here."),
        ("5 × Intercessors", False, "Nothing here is called so."),
    ]


def test_armies_of_slagveld_are_lists_too():
    muster, title = game(LION).muster(), game(LION).title
    kept = {"game": LION, "name": "Mine", "total": 50, "entries": [{"key": "paladin"}]}
    for source in (json.dumps(kept), json.dumps({"roster": kept, "offers": [1]})):
        found = imported(muster, title, blank(), source.encode(), "mine")
        assert (taken(found), found.roster.total) == ([("paladin", 1)], 50)
    yaml = "game: confrontation\nname: Mine\nentries:\n  - {key: paladin, count: 2}\n"
    assert taken(imported(muster, title, blank(), yaml.encode(), "mine")) == [("paladin", 2)]


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (b"", "Nothing in this list is known here"),
        (b"{", "not readable as JSON"),
        (b'{"roster": {"forces": [', "not readable as JSON"),
        (b'{"game": "confrontation", "name": "x", "entries": [{"key": 3}]}', "expected text"),
        (b"game: confrontation\nentries: []\n", 'the key "name" is missing'),
        (b"game: carnage\nname: x\nentries: []\n", "for another game: carnage"),
        (b"\xff\xfe\x00", "is not text"),
        (b"paladin\x00", "is not text"),
        (b"x" * 10_000_000, "4 MB are the most"),
        (b"paladin\n" * 5000, "too long"),
        (b"[" * 100_000, "nested more than 32 deep"),
        (b'{"a":' * 20_000, "nested more than 32 deep"),
        (json.dumps({"roster": {"forces": 3}}).encode(), "Expected `array`"),
        (json.dumps(roster_of(selection("Paladin", "many"))).encode(), "Expected `float`"),
        (json.dumps(roster_of(selection("Ork"))).encode(), "Nothing in this list is known"),
    ],
)
def test_bad_lists_have_one_clear_sentence(source, told):
    muster, title = game(LION).muster(), game(LION).title
    with pytest.raises((RefusedError, DataError)) as caught:
        imported(muster, title, blank(), source, "bad.txt")
    error = caught.value
    words = say(error.refusal.text) if isinstance(error, RefusedError) else str(error)
    assert told in words
    assert "\n" not in words
    assert len(words) < 700


def test_selections_too_deep_are_refused():
    one = selection("Paladin")
    for _ in range(14):
        one = selection("Wrapper", below=[one])
    muster, title = game(LION).muster(), game(LION).title
    found = imported(muster, title, blank(), json.dumps(roster_of(one)).encode(), "deep")
    assert taken(found) == [("paladin", 1)]
    for _ in range(30):
        one = selection("Wrapper", below=[one])
    with pytest.raises(RefusedError, match="deeper within each other"):
        imported(muster, title, blank(), json.dumps(roster_of(one)).encode(), "deep")
