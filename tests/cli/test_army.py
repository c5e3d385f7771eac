"""`slagveld army`."""

import json

import pytest

from slagveld.kernel.cards import CardReading, CardRefusal
from slagveld.kernel.fields import (
    Choice,
    ChoiceField,
    ChoicesField,
    NumberField,
    SwitchField,
    WordsField,
)
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.muster import Offer
from slagveld.texts import Text

GOOD = "game: pig\nname: Trotters\ntotal: 10\nentries:\n  - {key: sow, count: 2}\n"
BAD = "game: pig\nname: Herd\nentries:\n  - {key: sow, count: 3}\n  - {key: cow}\n"


@pytest.fixture
def army(tmp_path):
    def army(text, name="army.yaml"):
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return army


def test_an_allowed_army(run, army):
    code, out, err = run("army", "check", army(GOOD))
    assert (code, err) == (0, "")
    assert "✓ This army is allowed." in out
    assert ["2", "×", "sow", "8"] in [line.split() for line in out.splitlines()]
    assert ["Price", "8", "/", "10"] in [line.split() for line in out.splitlines()]
    told = json.loads(run("army", "check", army(GOOD), "--json")[1])
    assert told == {
        "ok": True,
        "game": "pig",
        "name": "Trotters",
        "price": 8,
        "total": 10,
        "faults": [],
    }


def test_all_faults_at_once(run, army):
    code, out, _ = run("army", "check", army(BAD), "--lang", "nl")
    assert code == 1
    assert "✗ Hoogstens twee lopers. (PIG-END-1)" in out
    assert "✗ onderdeel 2: Zo'n loper bestaat niet. (PIG-BET-1)" in out
    code, out, _ = run("army", "check", army(BAD), "--json")
    assert code == 1
    assert [fault["rule"] for fault in json.loads(out)["faults"]] == ["PIG-END-1", "PIG-BET-1"]


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("game: chess\nname: x\n", "chess"),
        ("game: pig\nnome: x\n", "nome"),
        ("game: pig\n  name: [\n", "army.yaml:"),
        (b"\xff\xfe\x00", "UTF-8"),
        ("- 1\n", "army.yaml"),
        ("x" * 300_000, "army.yaml"),
    ],
)
def test_what_is_no_army_is_one_line(run, army, content, told):
    code, out, err = run("army", "check", army(content))
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert told in err


def test_a_folder_is_no_army(run, tmp_path):
    code, _, err = run("army", "check", tmp_path, "--lang", "de")
    assert code == 2
    assert "Ordner" in err


def test_a_new_army_can_be_checked(run, army):
    code, out, err = run("army", "new", "pig")
    assert (code, err) == (0, "")
    assert "#   - key: sow   # Sow, 4\n#   - key: boar  # Boar, 4\n" in out
    assert run("army", "check", army(out))[0] == 0
    code, out, _ = run("army", "new", "pig", "--like", "quick trotters")
    assert code == 0
    assert "key: sow" in out
    assert run("army", "check", army(out))[0] == 0


def test_a_new_army_as_json(run):
    code, out, _ = run("army", "new", "pig", "--json", "--lang", "nl")
    assert code == 0
    told = json.loads(out)
    assert told["roster"]["game"] == "pig"
    assert told["roster"]["name"] == "Nieuw leger"
    assert [(offer["key"], offer["name"], offer["price"]) for offer in told["offers"]] == [
        ("sow", "Zeug", 4),
        ("boar", "Beer", 4),
    ]


def test_prices_in_parts_of_a_point(run, army, monkeypatch):
    monkeypatch.setattr("slagveld_pig.game.Runners.scale", 16)
    code, out, _ = run("army", "check", army(GOOD), "--lang", "nl")
    assert code == 0
    rows = [line.split() for line in out.splitlines()]
    assert ["2", "×", "sow", "0,5"] in rows
    assert ["Prijs", "0,5", "/", "10"] in rows
    assert json.loads(run("army", "check", army(GOOD), "--json")[1])["price"] == 0.5
    assert "# Sow, 0.25\n" in run("army", "new", "pig")[1]
    offers = json.loads(run("army", "new", "pig", "--json")[1])["offers"]
    assert [offer["price"] for offer in offers] == [0.25, 0.25]
    monkeypatch.setattr("slagveld_pig.game.Runners.scale", 4)
    told = json.loads(run("army", "check", army(GOOD), "--json")[1])
    assert (told["price"], type(told["price"])) == (2, int)


def test_what_a_price_is_made_of(run, army, monkeypatch):
    parts = (
        Item(3, Text("plain", {"words": "legs"})),
        Item(2, Text("plain", {"words": "pair"}), op="multiply"),
        Item(11, Text("plain", {"words": "cap"}), op="at-most"),
        Item(2, Text("plain", {"words": "half"}), op="divide"),
    )
    monkeypatch.setattr("slagveld_pig.game.Runners.scale", 2)
    monkeypatch.setattr("slagveld_pig.game.Runners.price", lambda *_: [Tally(4, parts)])
    code, out, _ = run("army", "check", army(GOOD))
    assert code == 0
    rows = [line.split() for line in out.splitlines()]
    assert rows[1:-1] == [
        ["2", "×", "sow", "3"],
        ["legs", "+1.5"],
        ["pair", "×2"],
        ["cap", "=5.5"],
        ["half", "÷2"],
        ["Price", "3", "/", "10"],
    ]


def test_what_must_be_chosen_with_an_offer(run, monkeypatch):
    title = Text("plain", {"words": "what"})
    choices = (Choice("red", "Red"), Choice("blue", "Blue"))
    fields = (
        ChoiceField(name="colour", title=title, choices=choices),
        ChoicesField(name="spots", title=title, choices=choices),
        NumberField(name="age", title=title, least=1, most=20),
        SwitchField(name="tail", title=title),
        WordsField(name="name", title=title),
    )
    offer = Offer(key="sow", name="Sow", price=Tally(4), group="Pigs", fields=fields)
    monkeypatch.setattr("slagveld_pig.game.Runners.offers", lambda *_: [offer])
    out = run("army", "new", "pig")[1]
    assert out.splitlines()[-7:] == [
        "#   - key: sow  # Sow, 4",
        "#     choices:",
        "#       colour: red | blue  # what",
        "#       spots: [red, blue]  # what",
        "#       age: 1 … 20  # what",
        "#       tail: true | false  # what",
        "#       name: …  # what",
    ]
    (told,) = json.loads(run("army", "new", "pig", "--json")[1])["offers"]
    assert told["choices"]["age"] == "1 … 20"


def test_no_such_ready_made_army(run):
    code, _, err = run("army", "new", "pig", "--like", "Slow coaches")
    assert code == 2
    assert "Quick trotters" in err


def test_a_game_without_armies_says_so(run, army, monkeypatch):
    monkeypatch.setattr("slagveld_pig.game.Pig.muster", lambda _: None)
    for words in (("new", "pig"), ("check", army(GOOD))):
        code, out, err = run("army", *words)
        assert (code, out) == (2, "")
        assert err == "slagveld: pig has no armies to build.\n"


# Cards of one's own


@pytest.fixture
def pens(monkeypatch):
    """Pigs on cards: one that is right costs 12.5 points, and has something odd about it."""
    from slagveld_pig.game import Runners

    def read_card(_muster, source, file):
        if source == b"sow":
            price = Tally(1000).plus(Item(250, Text("pig:price"), "PIG-BET-1"))
            return CardReading(
                name="Sow", price=price, asked=1400, warnings=(Text("pig:fault-many"),)
            )
        words = Text("pig:fault-key")
        here = {"field": "", "text": words, "file": file}
        faults = (
            CardRefusal(rule="PIG-BET-1", line=3, **here),
            CardRefusal(rule="P", line=None, **here),
        )
        return CardReading(refusals=faults)

    monkeypatch.setattr(Runners, "read_card", read_card, raising=False)
    monkeypatch.setattr(Runners, "card_kinds", lambda _muster: (), raising=False)
    monkeypatch.setattr(Runners, "scale", 100)


@pytest.mark.usefixtures("pens")
def test_an_own_card_shows_its_price_part_by_part(run, army):
    code, out, err = run("army", "card", "pig", army("sow"))
    assert (code, err) == (0, "")
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert lines == [
        "Sow",
        "price +2.5",
        "Price 12.5",
        "Your price 14 (+1.5)",
        "! At most two runners.",
    ]
    told = json.loads(run("army", "card", "pig", army("sow"), "--json")[1])
    assert told == {
        "ok": True,
        "game": "pig",
        "name": "Sow",
        "type": "",
        "price": 12.5,
        "asked": 14,
        "faults": [],
        "warnings": ["At most two runners."],
    }


@pytest.mark.usefixtures("pens")
def test_everything_wrong_with_an_own_card_is_told_with_its_line(run, army):
    path = army("cow")
    code, out, _ = run("army", "card", "pig", path)
    assert code == 1
    words = "There is no such runner."
    assert " ".join(out.split()) == f"✗ {path}:3: {words} (PIG-BET-1) ✗ {path}: {words} (P)"
    code, out, _ = run("army", "card", "pig", path, "--json")
    assert code == 1
    told = json.loads(out)
    assert (told["ok"], told["price"], told["name"]) == (False, None, "")
    assert told["faults"][0] == {"rule": "PIG-BET-1", "line": 3, "field": "", "text": words}


@pytest.mark.usefixtures("pens")
def test_no_file_is_asked_for_a_form(run):
    code, out, _ = run("army", "card", "pig", "--schema")
    assert (code, json.loads(out)["oneOf"]) == (0, [])
    code, _, err = run("army", "card", "pig")
    assert (code, err) == (2, "slagveld: Which card? Name its file, or ask for --schema.\n")


def test_a_game_without_own_cards_says_so(run, army):
    code, _, err = run("army", "card", "pig", army("sow"))
    assert code == 2
    assert err == "slagveld: pig has no cards to write yourself.\n"
