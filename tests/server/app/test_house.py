"""What the server offers, armies and tables judged, people and their papers."""

import gzip

import pytest

from slagveld.server.app.headers import SECURITY

ROSTER = {"game": "wizard-duel", "name": "Mine", "entries": [{"key": "ork/small", "count": 2}]}


FIVE = {"carnage", "confrontation", "little-carnage", "mage-knight", "wizard-duel"}


def test_the_house(house):
    offer = house.get("/api/house").json()
    games = {game["key"]: game for game in offer["games"]}
    assert games["wizard-duel"]["armies"] is True
    assert set(games) == FIVE
    assert offer["club"] is False


def test_the_house_offers_levels_first_and_temperaments_for_them(house):
    offer = house.get("/api/house").json()
    kinds = [(bot["key"], bot["kind"]) for bot in offer["bots"]]
    levels = ["recruit", "soldier", "veteran", "captain", "warlord"]
    assert kinds[:7] == [
        *[(level, "level") for level in levels],
        ("random", "other"),
        ("greedy", "other"),
    ]
    assert [temper["key"] for temper in offer["tempers"]] == ["bold", "careful", "stubborn", "sly"]
    assert [bot["key"] for bot in offer["bots"] if bot["tempers"]] == ["captain", "warlord"]
    assert offer["usual_bot"] == "veteran"
    assert offer["bots"][4]["help"]["values"] == {"seconds": 2}


@pytest.mark.parametrize(("language", "word"), [("en", "Battle"), ("nl", "Gevecht"), ("de", "Sch")])
def test_texts_for_the_browser(house, language, word):
    answer = house.get(f"/api/texts/{language}")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f"server-csv-battle = {word}" in answer.text
    assert "\nwizard-duel--" in answer.text
    mark = {"If-None-Match": answer.headers["etag"]}
    again = house.get(f"/api/texts/{language}", headers=mark)
    assert (again.status_code, again.content) == (304, b"")


def test_texts_of_a_language_that_is_not_ours(house):
    answer = house.get("/api/texts/tlh")
    assert answer.status_code == 404
    assert answer.json()["refusal"]["text"]["values"]["known"] == "en, nl, de, fr, es"


def test_a_game_with_everything_a_set_up_page_needs(house):
    game = house.get("/api/games/wizard-duel").json()
    assert game["scenarios"]
    assert game["armies"]
    assert house.get("/api/games/chess").status_code == 404


def test_the_rulebook(house):
    whole = house.get("/api/games/wizard-duel/rules").json()["rules"]
    assert len(whole) > 100
    found = house.get("/api/games/wizard-duel/rules", params={"words": "wd-setup-3"}).json()
    assert [rule["id"] for rule in found["rules"]] == ["WD-SETUP-3"]
    words = house.get("/api/games/wizard-duel/rules", params={"words": "wizard magic"}).json()
    assert 0 < len(words["rules"]) < len(whole)
    ours = house.get("/api/games/slagveld/rules").json()["rules"]
    assert all(rule["id"].startswith("SLV-") for rule in ours)
    # A refusal of the table itself is found from within every game.
    found = house.get("/api/games/toy/rules", params={"words": "SLV-NET-1"}).json()
    assert [rule["id"] for rule in found["rules"]] == ["SLV-NET-1"]


def test_a_worked_example_has_words_and_two_pictures(house):
    found = house.get("/api/games/carnage/rules", params={"words": "CAR-10-ex1"}).json()
    ((example,),) = [rule["examples"] for rule in found["rules"]]
    assert (example["key"], example["refused"]) == ("charge-in-reach", False)
    assert set(example["words"]) == {"en", "nl", "de"}
    pictures = house.get("/api/games/carnage/examples/charge-in-reach/pictures").json()
    before, after = (len(pictures[when]["pieces"]) for when in ("before", "after"))
    assert (before, after) == (20, 16)
    assert [stroke["kind"] for stroke in pictures["after"]["strokes"]] == ["path"]
    for nothing in ("carnage/examples/none", "chess/examples/charge-in-reach"):
        answer = house.get(f"/api/games/{nothing}/pictures")
        assert answer.status_code == 404
        assert answer.json()


def test_where_a_rule_is_carried_out(house):
    found = house.get("/api/games/wizard-duel/rules/WD-MELEE-3/where").json()
    assert found["rooms"]
    assert all(
        place["file"].startswith("src/slagveld/games/wizard_duel/") for place in found["code"]
    )
    assert any("test_" in place["name"] for place in found["tests"])
    ours = house.get("/api/games/wizard-duel/rules/SLV-HAND-5/where").json()
    assert "src/slagveld/kernel/gate.py" in [place["file"] for place in ours["code"]]
    assert ours == house.get("/api/games/slagveld/rules/SLV-HAND-5/where").json()
    nothing = {"rooms": [], "code": [], "tests": []}
    assert house.get("/api/games/wizard-duel/rules/no-such-rule/where").json() == nothing
    assert house.get("/api/games/chess/rules/WD-MELEE-3/where").status_code == 404


@pytest.mark.rule("CON-GEN-1")
def test_every_chapter_of_a_rulebook_has_a_name_and_rules_in_three_languages(house):
    for game in FIVE:
        book = house.get(f"/api/games/{game}/rules").json()
        chapters = {chapter["key"]: chapter["title"] for chapter in book["chapters"]}
        assert {rule["chapter"] for rule in book["rules"]} == set(chapters)
        assert all(title[one] for title in chapters.values() for one in ("en", "nl", "de"))
        for rule in book["rules"]:
            assert all(rule["wording"][one]["rule"] for one in ("en", "nl", "de")), rule["id"]
        assert len(book["glossary"]) > 50


def test_a_note_of_the_game_comes_with_its_rules(house):
    for words in ("", "CON-CHARGE-1", "charge"):
        found = house.get("/api/games/confrontation/rules", params={"words": words}).json()
        assert found["note"]["key"] == "confrontation:rules-note"
        terms = {rule["id"]: rule["term"] for rule in found["rules"]}
        assert terms["CON-CHARGE-1"] == "la charge"
    assert house.get("/api/games/wizard-duel/rules").json()["note"] is None
    assert house.get("/api/games/slagveld/rules").json()["note"] is None


def test_an_army_is_judged(house):
    report = house.post("/api/games/wizard-duel/army", json=ROSTER).json()
    assert report["faults"] == []
    assert len(report["prices"]) == 1
    assert report["total"] == report["totals"][0] > 0
    assert report["offers"]
    assert report["scale"] == 1


def test_an_army_as_a_whole_may_have_choices(house):
    assert house.post("/api/games/wizard-duel/army", json=ROSTER).json()["fields"] == []
    for choices, rules in (({}, ["LC-3-1"]), ({"magic": True}, [])):
        army = {"game": "little-carnage", "name": "x", "entries": [{"key": "orc-shaman"}]}
        report = house.post("/api/games/little-carnage/army", json={**army, "choices": choices})
        (switch,) = report.json()["fields"]
        assert (switch["kind"], switch["name"]) == ("switch", "magic")
        assert [fault["rule"] for fault in report.json()["faults"]] == rules


def test_an_army_whose_prices_are_in_parts_of_a_point_says_so(house, monkeypatch):
    monkeypatch.setattr("slagveld.games.wizard_duel.army.muster.Stocks.scale", 4)
    assert house.post("/api/games/wizard-duel/army", json=ROSTER).json()["scale"] == 4


def test_a_faulty_army_keeps_the_prices_of_what_is_sound(house):
    entries = [{"key": "dragonfly/none"}, *ROSTER["entries"], {"key": "ork/small", "count": 0}]
    report = house.post("/api/games/wizard-duel/army", json={**ROSTER, "entries": entries}).json()
    assert {fault["entry"] for fault in report["faults"]} == {0, 2}
    assert [total > 0 for total in report["totals"]] == [False, True, False]
    assert report["total"] == sum(report["totals"])


def test_an_army_of_another_game_or_of_none(house):
    for game, of in (("wizard-duel", "x"), ("toy", "toy")):
        answer = house.post(f"/api/games/{game}/army", json={**ROSTER, "game": of})
        assert answer.status_code == 422


def test_a_table_is_judged_by_a_scenario_that_is_played_on_tables_laid_by_hand(house):
    tree = {"key": "tree", "x": 6000, "y": 6000, "width": 300, "depth": 300}
    table = {"width": 12000, "depth": 12000, "pieces": [tree]}
    found = house.post("/api/games/carnage/table", json=table).json()
    assert found["refusal"] is None
    assert len(found["scene"]["terrain"]) == 1
    assert found["option"] is None


def test_a_table_that_needs_a_switch_says_so(house):
    kit = house.get("/api/games/mage-knight").json()["kit"]
    (tower,) = [one for one in kit["pieces"] if one["key"] == "built:timber-tower"]
    sides = {"width": tower["width"], "depth": tower["depth"]}
    piece = {"key": tower["key"], "x": kit["width"] // 2, "y": kit["depth"] // 2, **sides}
    table = {"width": kit["width"], "depth": kit["depth"], "pieces": [piece]}
    found = house.post("/api/games/mage-knight/table", json=table).json()
    assert found["refusal"] is None
    assert found["option"]["key"] == "built"


def test_a_table_is_judged(house):
    fine = house.post("/api/games/wizard-duel/table", json={"width": 12000, "depth": 8000}).json()
    assert fine["refusal"] is None
    assert fine["scene"]["table"]["width"] == 12000
    small = house.post("/api/games/wizard-duel/table", json={"width": 100, "depth": 100}).json()
    assert small["scene"] is None
    assert small["refusal"]["rule"]
    none = house.post("/api/games/toy/table", json={"width": 12000, "depth": 8000}).json()
    assert none["refusal"]["rule"] == "SLV-SETUP-1"


def test_a_battlefield_is_made_and_is_a_table_that_can_be_kept(house):
    wish = {"land": "hills", "density": "dense", "fair": "mirror", "seed": 12}
    made = house.post("/api/games/confrontation/battlefield", json=wish)
    assert made.status_code == 200
    found = made.json()
    assert found["verdict"]["fair"]
    assert found["wish"] == {**wish, "scenario": "clash"}
    assert house.post("/api/games/confrontation/battlefield", json=wish).json() == found
    judged = house.post("/api/games/confrontation/table", json=found["table"]).json()
    assert judged["refusal"] is None
    assert len(judged["scene"]["terrain"]) == len(found["table"]["pieces"]) > 0
    lands = house.get("/api/games/confrontation").json()["lands"]
    assert "hills" in lands
    assert house.get("/api/games/toy").json()["lands"] == []


@pytest.mark.parametrize(
    ("game", "wish", "status"),
    [
        ("chess", {}, 404),
        ("toy", {}, 422),
        ("carnage", {"land": "moon"}, 422),
        ("carnage", {"scenario": "ford"}, 422),
        ("carnage", {"density": "thick"}, 400),
        ("carnage", {"seed": -1}, 400),
        ("carnage", {"sead": 1}, 400),
    ],
)
def test_a_battlefield_that_cannot_be_made_is_refused(house, game, wish, status):
    answer = house.post(f"/api/games/{game}/battlefield", json=wish)
    assert answer.status_code == status


# People and papers


def test_papers_are_kept_read_by_link_and_changed_by_their_owner(house):
    mine, other = house.person(), house.person()
    new = {"kind": "army", "game": "wizard-duel", "name": "Mine", "army": ROSTER}
    made = house.post("/api/papers", mine, json=new)
    assert made.status_code == 201
    path = f"/api/papers/{made.json()['id']}"
    assert made.json()["mine"] is True
    for reader in ("", other):
        read = house.get(path, reader).json()
        assert (read["name"], read["mine"]) == ("Mine", False)
    assert house.ask("PUT", path, other, json=new).status_code == 404
    assert house.ask("DELETE", path, other).status_code == 404
    assert house.ask("PUT", path, "", json=new).status_code == 401
    changed = house.ask("PUT", path, mine, json={**new, "name": "Better"})
    assert changed.json()["name"] == "Better"
    assert [paper["name"] for paper in house.get("/api/me", mine).json()["papers"]] == ["Better"]
    assert house.get("/api/me", other).json()["papers"] == []
    assert house.ask("DELETE", path, mine).status_code == 204
    assert house.get(path, mine).status_code == 404


def test_a_paper_holds_what_its_kind_says(house):
    new = {"kind": "table", "game": "wizard-duel", "name": "x", "army": ROSTER}
    assert house.post("/api/papers", house.person(), json=new).status_code == 422


def test_me(house):
    assert house.get("/api/me").status_code == 401
    assert house.get("/api/me", "p_" + "x" * 43).status_code == 401
    assert house.get("/api/me", headers={"Authorization": "Basic abc"}).status_code == 401
    assert house.get("/api/me", house.host_key).json() == {
        "battles": [],
        "papers": [],
        "host": True,
    }


def test_the_host_is_no_person(house):
    new = {"kind": "army", "game": "wizard-duel", "name": "Mine", "army": ROSTER}
    assert house.post("/api/papers", house.host_key, json=new).status_code == 403


# Pages


@pytest.fixture(scope="module")
def built(house):
    folder = house.app.state.services.pages._folder
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Built</title>" + " " * 2000)
    (folder / "assets" / "main-abc.js").write_text("export {};" * 300)
    (folder / "icons.json").write_text('{"orc": "<path/>", "elf": "<circle/>"}')
    return house


@pytest.mark.parametrize(
    "path", ["/", "/new/toy", "/battle/abc", "/club", "/rules/toy", "/lay/x/y", "/a%00b", "/ä"]
)
def test_every_address_of_the_browser_gets_the_page(built, path):
    answer = built.get(path)
    assert answer.status_code == 200
    assert "<title>Built</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_assets(built):
    answer = built.get("/assets/main-abc.js")
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text == "export {};" * 300
    plain = built.get("/assets/main-abc.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content
    assert built.get("/assets/none.js").status_code == 404
    assert built.get("/assets/..%2findex.html").status_code == 404
    mark = {"If-None-Match": answer.headers["etag"]}
    assert built.get("/assets/main-abc.js", headers=mark).status_code == 304


def test_icons(built):
    assert built.get("/api/icons", params={"names": "orc,troll"}).json() == {
        "icons": {"orc": "<path/>"}
    }
    assert built.get("/api/icons", params={"names": ""}).json() == {"icons": {}}
    assert built.get("/api/icons", params={"names": ",".join(["x"] * 201)}).status_code == 400


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/none", "/schema/none"])
def test_what_is_not_there_is_a_problem(house, path):
    answer = house.get(path)
    assert answer.status_code == 404
    assert answer.json()["refusal"]["text"]["key"] == "server-problem-unknown"


# Headers


def test_safe_headers_on_every_kind_of_answer(built):
    answers = [
        built.get("/"),
        built.get("/assets/main-abc.js"),
        built.get("/assets/none.js"),
        built.get("/api/house"),
        built.get("/api/none"),
        built.get("/api/me"),
        built.get("/api/texts/en"),
        built.get("/schema/openapi.json"),
        built.get("/schema/none"),
        built.get("/", headers={"Host": "evil.example"}),
        built.post("/api/battles", content=b"{"),
        built.post("/api/battles", content=b"x" * 70_000),
        built.ask("PATCH", "/api/house"),
        built.ask("OPTIONS", "/api/house"),
        built.post("/api/people", headers={"Origin": "http://evil.example"}),
    ]
    statuses = {answer.status_code for answer in answers}
    assert statuses >= {200, 204, 400, 401, 403, 404, 405, 413, 421}
    for answer in answers:
        for name, value in SECURITY:
            assert answer.headers.get_list(name.decode()) == [value.decode()], answer.url
        assert "server" not in answer.headers


def test_answers_of_the_api_are_not_kept_by_caches(house):
    for path in ("/api/house", "/api/me", "/api/none"):
        assert house.get(path).headers["cache-control"] == "no-store"


def test_large_answers_are_packed(house):
    raw = house.http.build_request("GET", "/api/texts/en", headers={"Accept-Encoding": "gzip"})
    answer = house.http.send(raw, stream=True)
    packed = b"".join(answer.iter_raw())
    answer.close()
    assert answer.headers["content-encoding"] == "gzip"
    assert len(packed) * 2 < len(gzip.decompress(packed))
