"""The schemas of files: what the project ships and writes is valid, what is broken is not."""

import json

import jsonschema_rs
import msgspec
import pytest
import yaml

import slagveld
from slagveld.bots import RandomBot
from slagveld.campaign import begin, ready_campaigns
from slagveld.campaign.keeping import dump
from slagveld.kernel.codec import family
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Event
from slagveld.server.wire.setup import LaidTable

pytestmark = pytest.mark.plain  # made of structs and docstrings, which records have in Python

GAMES = ("carnage", "confrontation", "little-carnage", "mage-knight", "wizard-duel")
HOME = "src/slagveld/games"


@pytest.fixture(scope="module")
def validator(tool):
    made = tool("schemas").documents()
    return lambda name: jsonschema_rs.validator_for(made[f"{name}.json"])


def plain(value):
    """What a file holds of a value."""
    return msgspec.json.decode(msgspec.json.encode(value))


def errors(validator, value):
    return [f"{one.instance_path}: {one.message}"[:300] for one in validator.iter_errors(value)]


def played(key, decisions):
    """A battle some way on, its file read as JSON."""
    game = slagveld.game(key)
    match = game.match(game.invitation().key, seed=3)
    bot, rng = RandomBot(), Rng(key)
    while decisions and (decision := match.decision) is not None:
        seat = decision.waiting_for[0]
        action = bot.answer(game, match.view(seat), seat, rng)
        if match.check(action, seat) is None:
            match.play(action, seat)
        decisions -= 1
    return json.loads(match.save())


def test_all_kinds_of_file_have_one(tool):
    names = {"army", "table", "campaign", "campaign-file", "save"} | {
        f"{kind}-{key}" for kind in ("save", "card", "scenario") for key in GAMES
    }
    made = tool("schemas").documents()
    assert set(made) == {f"{name}.json" for name in names}
    for document in made.values():
        jsonschema_rs.meta.validate(document)


@pytest.mark.parametrize("key", GAMES)
def test_scenarios(validator, key):
    valid = validator(f"scenario-{key}")
    maker = slagveld.game(key).scenario_maker()
    for scenario in slagveld.game(key).scenarios():
        sheet = maker.sheet(scenario.key)
        assert errors(valid, sheet) == []
        assert errors(valid, {**sheet, "goals": [{"kind": "conquest"}]})
        assert errors(valid, {**sheet, "weather": "rain"})
        assert errors(valid, {**sheet, "game": "chess"})


@pytest.mark.parametrize("key", GAMES)
def test_armies(validator, key):
    valid = validator("army")
    for roster in slagveld.game(key).muster().ready():
        assert errors(valid, plain(roster)) == []
    broken = plain(slagveld.game(key).muster().ready()[0])
    assert errors(valid, {**broken, "point": 100})
    assert errors(valid, {**broken, "total": "many"})
    assert errors(valid, {"name": "nameless"})
    assert not errors(valid, {**broken, "name": {"en": "A", "nl": "B", "de": "C"}})
    assert errors(valid, {**broken, "name": {"en": "A", "fr": "B"}})


def test_the_army_of_the_guide(validator, tool):
    text = (tool("pages").ROOT / "docs/armies.md").read_text("utf-8")
    example = text.split("```yaml\n")[1].split("```")[0]
    assert errors(validator("army"), yaml.safe_load(example)) == []


@pytest.mark.parametrize("key", GAMES)
def test_tables(validator, key):
    game = slagveld.game(key)
    kit = game.kit()
    piece = kit.pieces[0]
    table = {
        "width": kit.width,
        "depth": kit.depth,
        "ground": kit.grounds[0],
        "pieces": [
            {
                "key": piece.key,
                "x": kit.width // 2,
                "y": kit.depth // 2,
                "width": piece.width,
                "depth": piece.depth,
            }
        ],
    }
    laid = msgspec.convert(table, LaidTable)
    assert game.lay(laid) is not None
    valid = validator("table")
    assert errors(valid, table) == []
    assert errors(valid, plain(laid)) == []
    assert errors(valid, {**plain(laid), "ground": "lava"})
    assert errors(valid, {**plain(laid), "width": -1})


def test_campaigns(validator, tool):
    valid = validator("campaign")
    files = sorted((tool("pages").ROOT / HOME).glob("*/data/campaigns/*.yaml"))
    assert files
    for file in files:
        graph = yaml.safe_load(file.read_text("utf-8"))
        assert errors(valid, graph) == []
        assert errors(valid, {**graph, "base": "No such key"})
        assert errors(valid, {key: part for key, part in graph.items() if key != "sides"})


def test_campaigns_being_fought(validator):
    valid = validator("campaign-file")
    for ready in ready_campaigns():
        kept = json.loads(dump(begin(ready.graph)))
        assert errors(valid, kept) == []
        assert errors(valid, {**kept, "seal": 7})
        assert errors(valid, {**kept, "campaign": {**kept["campaign"], "battles": {}}})


@pytest.mark.parametrize("key", GAMES)
def test_saves(validator, key):
    save = played(key, 60)
    assert errors(validator("save"), save) == []
    valid = validator(f"save-{key}")
    assert errors(valid, save) == []
    assert errors(validator("save"), {**save, "log": "lost"})
    first = {**save["log"][0], "action": {"type": "NoSuchAction"}}
    assert errors(valid, {**save, "log": [first, *save["log"][1:]]})
    assert errors(valid, {**save, "state": {**save["state"], "agenda": [{"type": "NoSuchStep"}]}})
    assert errors(valid, {**save, "setup": {**save["setup"], "game": "another"}})


@pytest.mark.parametrize("key", GAMES)
def test_a_save_knows_every_kind_of_its_game(tool, key):
    made = tool("schemas").documents()[f"save-{key}.json"]
    package = slagveld.game(key).package
    parts = made["$defs"]
    told = {
        name
        for union in (parts["actions"], parts["events"])
        for one in union["anyOf"]
        for name in parts[one["$ref"].removeprefix("#/$defs/")]["properties"]["type"]["enum"]
    }
    for kind in (*family(Action, package), *family(Event, package)):
        assert kind.__name__ in told


@pytest.mark.parametrize("key", GAMES)
def test_every_sample_of_a_card_of_ones_own_has_its_form(validator, key):
    form = validator(f"card-{key}")
    for kind in slagveld.game(key).muster().card_kinds():
        for sheet in (kind.blank, *[sample.sheet for sample in kind.samples]):
            typed = {"type": kind.key, **plain(sheet)}
            assert errors(form, typed) == [], (kind.key, sheet["key"])
        assert errors(form, {"type": kind.key, **plain(kind.blank), "strange": 1})
