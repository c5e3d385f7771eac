"""Everything in one file, and back."""

import io
import json
import zipfile
from contextlib import suppress

import msgspec
import pytest

from slagveld.kernel.rulebook import RefusedError
from slagveld.server.store import Access, NoteRecord, backup, open_store
from slagveld.server.store.keys import new_key
from slagveld.server.store.tables import KEPT
from slagveld.texts import WRITTEN, Text, say

from .battles import battle, go_on
from .test_papers import army

SEAT = new_key("s")


def fill(store):
    """Something of everything."""
    access = Access(store)
    key = access.new_person().key
    person = access.resolve(key).person
    match, first = battle(owner=person, keys={0: SEAT}, holders=((1, person),), watch=new_key("w"))
    _, second = battle()
    store.battles.add(first)
    store.battles.add(second)
    before, added, head = go_on(match)
    text = msgspec.json.encode(Text("why-cut"))
    note = NoteRecord(opens="opened", lost=True, text=text)
    store.battles.append(first.id, before, added, head, note)
    store.chats.add(first.id, "Ann", 1, "Héllo \N{CROSSED SWORDS}")
    store.papers.add(army(), person)
    return key, person, first


def repacked(data, change):
    """A backup with a change made to its parts."""
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        parts = {name: packed.read(name) for name in packed.namelist()}
    change(parts)
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as packed:
        for name, content in parts.items():
            packed.writestr(name, content)
    return file.getvalue()


def contents(data):
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def test_a_backup_brings_everything_back_on_either_database(both, store):
    key, person, first = fill(both)
    data = both.backup()
    store.restore(data)
    assert contents(store.backup()) == contents(data)
    assert store.battles.all() == both.battles.all()
    assert store.battles.whole(first.id) == both.battles.whole(first.id)
    assert store.papers.of_person(person) == both.papers.of_person(person)
    assert store.chats.read(first.id) == both.chats.read(first.id)
    assert Access(store).resolve(key, first.id).seats == (1,)
    assert Access(store).resolve(SEAT, first.id).seats == (0,)
    both.restore(store.backup())
    assert contents(both.backup()) == contents(data)


def test_a_backup_takes_the_place_of_what_was_there_but_not_of_the_host(both):
    data = both.backup()
    host = Access(both).new_host()
    fill(both)
    both.restore(data)
    assert both.battles.all() == []
    assert Access(both).resolve(host).host
    assert sorted(contents(data)) == sorted(
        ["manifest.json", *(f"{table.name}.jsonl" for table in KEPT)]
    )
    assert "hosts" not in {table.name for table in KEPT}


def _lines(name, change):
    def act(parts):
        rows = [json.loads(line) for line in parts[name].splitlines()]
        change(rows)
        parts[name] = b"".join(json.dumps(row).encode() + b"\n" for row in rows)

    return act


DAMAGES = {
    "newer": lambda parts: parts.update(
        {"manifest.json": b'{"slagveld_backup": 1, "tables": "9999"}'}
    ),
    "other format": lambda parts: parts.update(
        {"manifest.json": b'{"slagveld_backup": 2, "tables": "0001"}'}
    ),
    "no manifest": lambda parts: parts.pop("manifest.json"),
    "odd manifest": lambda parts: parts.update({"manifest.json": b"[1]"}),
    "a table less": lambda parts: parts.pop("chat.jsonl"),
    "a file more": lambda parts: parts.update({"../evil": b""}),
    "no JSON": lambda parts: parts.update({"people.jsonl": b"hello\n"}),
    "a column more": _lines("people.jsonl", lambda rows: rows[0].update(more=1)),
    "a column less": _lines("people.jsonl", lambda rows: rows[0].pop("created")),
    "another type": _lines("battles.jsonl", lambda rows: rows[0].update(over="yes")),
    "too long": _lines("seats.jsonl", lambda rows: rows[0].update(name="x" * 999)),
    "twice": _lines("seats.jsonl", lambda rows: rows.append(rows[0])),
    "dangling": _lines("battles.jsonl", lambda rows: rows.pop()),
    "a gap": _lines("entries.jsonl", lambda rows: rows.pop(1)),
    "cut short": _lines("entries.jsonl", lambda rows: rows.pop()),
    "no set-up": _lines("battles.jsonl", lambda rows: rows[0].update(setup="e30=")),
    "no entry": _lines("entries.jsonl", lambda rows: rows[0].update(data="e30=")),
    "no army": _lines("papers.jsonl", lambda rows: rows[0].update(data="e30=")),
    "no sentence": _lines("notes.jsonl", lambda rows: rows[0].update(text="e30=")),
    "odd note": _lines("notes.jsonl", lambda rows: rows[0].update(opens="never")),
    "odd paper": _lines("papers.jsonl", lambda rows: rows[0].update(kind="map")),
}


def test_a_backup_from_before_the_notes_is_taken(both):
    def older(parts):
        parts.pop("notes.jsonl")
        parts["manifest.json"] = b'{"slagveld_backup": 1, "tables": "0002"}'

    _, _, first = fill(both)
    before = both.battles.whole(first.id)
    both.restore(repacked(both.backup(), older))
    after = both.battles.whole(first.id)
    assert (after.entries, after.notes) == (before.entries, {})
    assert list(before.notes) == [len(before.entries) - 1]


@pytest.mark.rule("SLV-NET-7")
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_backup_changes_nothing(store, damage):
    fill(store)
    before = contents(store.backup())
    data = repacked(store.backup(), DAMAGES[damage])
    with pytest.raises(RefusedError) as caught:
        store.restore(data)
    assert caught.value.refusal.rule == "SLV-NET-7"
    for language in WRITTEN:
        assert say(caught.value.refusal.text, language)
    assert contents(store.backup()) == before


def test_on_postgresql_too_it_is_all_or_nothing(both):
    fill(both)
    before = contents(both.backup())
    data = repacked(both.backup(), DAMAGES["dangling"])
    with pytest.raises(RefusedError):
        both.restore(data)
    assert contents(both.backup()) == before


@pytest.mark.parametrize("data", [b"", b"PK", b"hello" * 1000, b"\x00" * 100])
def test_what_is_no_backup_is_refused(store, data):
    with pytest.raises(RefusedError) as caught:
        store.restore(data)
    assert caught.value.refusal.text.key == "store-backup-foreign"


def test_every_cut_and_every_flipped_part_of_a_backup_is_refused_or_harmless(store):
    fill(store)
    data = store.backup()
    before = contents(data)
    for place in range(0, len(data), max(1, len(data) // 40)):
        for broken in (data[:place], data[:place] + b"\xff\x00" + data[place + 2 :]):
            with suppress(RefusedError):
                store.restore(broken)
            assert contents(store.backup()) == before


def test_a_backup_that_unpacks_into_too_much_is_refused(store, monkeypatch):
    fill(store)
    data = store.backup()
    monkeypatch.setattr(backup, "LARGEST", 1000)
    with pytest.raises(RefusedError) as caught:
        store.restore(data)
    assert caught.value.refusal.text.key == "store-backup-large"


def test_a_large_store_is_backed_up_in_pieces(store, tmp_path, monkeypatch):
    monkeypatch.setattr(backup, "AT_ONCE", 2)
    fill(store)
    data = store.backup()
    other = open_store(str(tmp_path / "other.sqlite3"))
    other.restore(data)
    assert contents(other.backup()) == contents(data)
    other.close()
