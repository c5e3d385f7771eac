"""The club room: what the host may do, and nobody else."""

import csv
import io
import zipfile

import pytest

from slagveld.server.app.routes.club import as_csv, harmless

PLACES = [
    ("GET", "/api/club"),
    ("GET", "/api/club/results.csv"),
    ("GET", "/api/club/backup"),
    ("POST", "/api/club/restore"),
    ("POST", "/api/club/battles/abc/seats/0/link"),
    ("DELETE", "/api/club/battles/abc"),
]


@pytest.mark.parametrize(("method", "path"), PLACES)
def test_for_the_host_alone(house, method, path):
    _, keys, watch = house.duel()
    assert house.ask(method, path).status_code == 401
    assert house.ask(method, path, "h_" + "x" * 43).status_code == 401
    for key in (keys[0], watch):
        assert house.ask(method, path, key).status_code == 403


def test_all_battles_are_listed(house):
    battle, keys, _ = house.duel(title="The final")
    house.play(battle, keys, 3)
    found = {each["id"]: each for each in house.get("/api/club", house.host_key).json()["battles"]}
    assert found[battle]["title"] == "The final"
    assert found[battle]["entries"] == house.entries(battle)
    assert found[battle]["yours"] == []


def test_links_are_reissued_for_seats_of_people(house):
    battle, keys, _ = house.duel()
    made = house.post(f"/api/club/battles/{battle}/seats/1/link", house.host_key)
    assert made.status_code == 201
    assert made.json()["key"].startswith("s_")
    for seat in (2, 99):
        path = f"/api/club/battles/{battle}/seats/{seat}/link"
        assert house.post(path, house.host_key).status_code == 404
    path = "/api/club/battles/none/seats/0/link"
    assert house.post(path, house.host_key).status_code == 404
    with_bot = house.post("/api/battles", keys[0], json={"game": "toy"}).json()["battle"]["id"]
    path = f"/api/club/battles/{with_bot}/seats/1/link"
    assert house.post(path, house.host_key).status_code == 404


def test_a_deleted_battle_is_gone(house):
    battle, keys, _ = house.duel()
    path = f"/api/club/battles/{battle}"
    assert house.ask("DELETE", path, house.host_key).status_code == 204
    assert house.ask("DELETE", path, house.host_key).status_code == 404
    assert house.get(f"/api/battles/{battle}", keys[0]).status_code == 404


def rows(answer):
    text = answer.content.decode("utf-8-sig")
    return list(csv.reader(io.StringIO(text)))


def test_results_for_a_spreadsheet(house):
    battle, keys, _ = house.duel(title="=HYPERLINK(1)")
    house.play(battle, keys, 3)
    house.finish(battle, keys)
    answer = house.get("/api/club/results.csv", house.host_key, params={"language": "nl"})
    assert answer.headers["content-type"].startswith("text/csv")
    head, *table = rows(answer)
    assert head[:3] == ["Gevecht", "Titel", "Spel"]
    row = next(row for row in table if row[0].lstrip("'") == battle)
    cells = dict(zip(head, row, strict=True))
    assert cells["Titel"] == "'=HYPERLINK(1)"
    assert cells["Voorbij"] == "ja"
    assert cells["Winnaars"] == "Ben"
    assert cells["Plaatsen"] == "Anna; Ben"


@pytest.mark.parametrize("cell", ["=1", "+1", "-1", "@x", "\t=1", "\r=1", " =1", "  @SUM(A1)"])
def test_no_cell_is_a_formula(cell):
    assert harmless(cell) == f"'{cell}"


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_an_empty_table_has_a_head_in_every_language(language):
    assert "⟦" not in as_csv([], language).decode("utf-8-sig")


def test_everything_into_one_file_and_back(houses):
    house = houses()
    battle, keys, _ = house.duel()
    house.play(battle, keys, 5)
    saved = house.get("/api/club/backup", house.host_key)
    assert saved.headers["content-type"] == "application/zip"
    assert zipfile.is_zipfile(io.BytesIO(saved.content))
    number = house.entries(battle)
    house.play(battle, keys, 3)
    later, _, _ = house.duel()
    with house.live(battle, keys[0]) as line:
        line.sight()
        done = house.post("/api/club/restore", house.host_key, content=saved.content)
        assert done.status_code == 204, done.text
        assert line.until("farewell")["refusal"]["rule"] == "SLV-NET-7"
    assert house.entries(battle) == number
    assert house.get(f"/api/battles/{later}", house.host_key).status_code == 404
    house.play(battle, keys, 3)
    assert house.entries(battle) > number


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"{}", b"x" * 5000])
def test_a_wrong_backup_changes_nothing(house, content):
    battle, keys, _ = house.duel()
    answer = house.post("/api/club/restore", house.host_key, content=content)
    assert answer.status_code == 422
    assert answer.json()["refusal"]["rule"] == "SLV-NET-7"
    house.play(battle, keys, 2)
