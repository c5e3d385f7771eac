"""Stores are opened, brought up to date, and refused when they are not ours."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from slagveld.kernel.rulebook import RefusedError
from slagveld.server.store import migrate, open_store, usual_url
from slagveld.server.store.engine import address
from slagveld.server.store.tables import METADATA
from slagveld.texts import WRITTEN, say

from .battles import battle


def refused(url):
    with pytest.raises(RefusedError) as caught:
        open_store(url)
    assert caught.value.refusal.rule == "SLV-NET-7"
    for language in WRITTEN:
        assert say(caught.value.refusal.text, language)
    return caught.value.refusal.text.key


def test_a_store_is_there_when_it_is_opened_again(url):
    first = open_store(url)
    _, new = battle()
    first.battles.add(new)
    first.close()
    again = open_store(url)
    assert again.battles.read(new.id).title == "At the ford"
    again.close()


def test_the_migrations_make_the_tables_that_the_program_uses(both):
    with both._database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_the_newest_form_is_the_last_of_the_migrations(url, monkeypatch):
    assert migrate.forms() == (migrate.NEWEST, "0002", "0001")
    open_store(url).close()
    monkeypatch.setattr(migrate, "_config", None)  # a store that is in order needs no migrations
    open_store(url).close()


def test_a_store_from_before_the_notes_gets_their_table(url):
    store = open_store(url)
    _, new = battle()
    store.battles.add(new)
    before = store.battles.whole(new.id)
    with store._database.write() as connection:
        connection.execute(text("DROP TABLE notes"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))
    store.close()
    again = open_store(url)
    assert again.battles.whole(new.id) == before
    again.close()


@pytest.mark.rule("SLV-NET-7")
def test_a_store_of_a_newer_program_is_refused_and_left_alone(url):
    store = open_store(url)
    with store._database.write() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    assert refused(url) == "store-newer"
    assert refused(url) == "store-newer"


@pytest.mark.rule("SLV-NET-7")
def test_a_file_that_is_no_store_is_refused(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear Ann, this is a letter and no database at all. " * 100)
    before = path.read_bytes()
    assert refused(str(path)) == "store-foreign"
    assert path.read_bytes() == before


def test_a_server_that_is_not_there_is_told_so():
    assert refused("postgresql://nobody@127.0.0.1:1/nothing") == "store-unreachable"


@pytest.mark.parametrize("url", ["mysql://host/name", "ftp://x/y", "postgresql+asyncpg://x/y"])
def test_addresses_that_lead_nowhere(url):
    assert refused(url) == "store-address"


def test_addresses_are_given_the_driver_we_use(tmp_path):
    assert address("postgresql://a@b/c").drivername == "postgresql+psycopg"
    assert address("postgres://a@b/c").drivername == "postgresql+psycopg"
    assert address(str(tmp_path / "x")).database == str(tmp_path / "x")


def test_the_usual_store_lies_in_the_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Path(address(usual_url()).database).name == "slagveld.sqlite3"
    assert address(usual_url(str(tmp_path / "deep" / "er"))).database.startswith(str(tmp_path))
    open_store(usual_url(str(tmp_path / "deep" / "er"))).close()
    assert (tmp_path / "deep" / "er" / "slagveld.sqlite3").is_file()


def test_sqlite_is_durable_and_keeps_references(store):
    with store._database.engine.connect() as connection:
        found = [
            connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", 2, 1]


def test_a_reader_beside_a_writer_sees_what_was_there_before(tmp_path):
    path = tmp_path / "store.sqlite3"
    store = open_store(str(path))
    with store._database.write() as connection:
        connection.execute(text("INSERT INTO hosts VALUES ('x', 1)"))
        with sqlite3.connect(path) as other:
            assert other.execute("SELECT count(*) FROM hosts").fetchone() == (0,)
        other.close()
    store.close()
