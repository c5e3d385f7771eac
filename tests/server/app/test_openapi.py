"""The description of the API: sound, complete, and no server error anywhere in it."""

import os
import random
import re

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from slagveld.server.app.making import ROUTES

EXAMPLES = 400 if os.environ.get("SLAGVELD_SOAK") == "1" else 25
"""Requests that are tried for each operation."""

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


@pytest.fixture(scope="module")
def document(house):
    return house.get("/schema/openapi.json").json()


def operations(document):
    return [
        (path, method, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]


def test_every_route_is_described(house, document):
    wanted = {
        (method, route.path_format)
        for route in house.app.routes
        for method in getattr(route, "methods", ())
        if route.path_format.startswith("/api") and method != "OPTIONS"
    }
    described = {(method.upper(), path) for path, method, _ in operations(document)}
    assert described == wanted


def test_operations_have_names_words_and_errors(document):
    names = [operation["operationId"] for _, _, operation in operations(document)]
    assert len(set(names)) == len(names)
    for path, method, operation in operations(document):
        assert operation["summary"], path
        assert operation["description"], path
        statuses = set(operation["responses"])
        assert statuses & {"200", "201", "204"}
        assert {"400", "429", "default"} <= statuses
        for status, response in operation["responses"].items():
            if status in ("400", "401", "403", "404", "413", "422", "429"):
                schema = response["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}
        content = operation.get("requestBody", {}).get("content", {})
        if "application/json" in content:
            assert content["application/json"]["example"], (path, method)


def test_every_pointer_leads_somewhere(document):
    schemas = document["components"]["schemas"]

    def pointers(node):
        if isinstance(node, dict):
            if isinstance(node.get("$ref"), str):
                yield node["$ref"]
            for item in node.values():
                yield from pointers(item)
        elif isinstance(node, list):
            for item in node:
                yield from pointers(item)

    found = set(pointers(document))
    assert len(found) > 50
    for pointer in found:
        assert pointer.removeprefix("#/components/schemas/") in schemas, pointer


def test_examples_are_what_the_wire_takes():
    import msgspec

    from slagveld.kernel.muster import Roster
    from slagveld.kernel.scenery import LaidTable
    from slagveld.land import LandWish
    from slagveld.server.app.examples import EXAMPLES as GIVEN
    from slagveld.server.wire import advice, campaigns, live, puzzles, setup

    kinds = {
        "judgeArmy": Roster,
        "randomArmy": setup.ArmyWish,
        "sealedArmy": setup.BoxWish,
        "draftArmies": setup.DraftWish,
        "readList": setup.ListSent,
        "writeList": setup.ListAsked,
        "showOffer": setup.FaceAsked,
        "judgeScenario": setup.ScenarioSheet,
        "judgeCard": setup.CardSheet,
        "judgeTable": LaidTable,
        "makeBattlefield": LandWish,
        "newPaper": setup.NewPaper,
        "changePaper": setup.NewPaper,
        "newBattle": setup.NewBattle,
        "openPuzzle": puzzles.OpenPuzzle,
        "tryPuzzle": puzzles.TryPuzzle,
        "newCampaign": campaigns.NewCampaign,
        "readCampaign": campaigns.CampaignText,
        "enterResult": campaigns.EnterResult,
        "takeBackResult": campaigns.TakeBackResult,
        "startBattle": campaigns.StartBattle,
        "chooseScenario": campaigns.ChooseScenario,
        "bringArmy": campaigns.BringArmy,
        "judgeCampaignArmy": campaigns.JudgeArmy,
        "campDeed": campaigns.CampWish,
        "claimSeat": setup.Claim,
        "act": live.Act,
        "preview": live.AskPreview,
        "hint": advice.AskHint,
    }
    assert kinds.keys() == GIVEN.keys()
    for name, example in GIVEN.items():
        msgspec.convert(example, kinds[name])


@pytest.fixture(scope="module")
def schema(house):
    return schemathesis.openapi.from_url(f"{house.address}/schema/openapi.json")


@pytest.fixture(scope="module")
def world(house):
    """Things that exist, so that requests get beyond the door."""
    battle, keys, watch = house.duel()
    house.play(battle, keys, 5)
    over, over_keys, _ = house.duel()
    house.finish(over, over_keys)
    army = {"game": "wizard-duel", "name": "x", "entries": [{"key": "ork/small"}]}
    new = {"kind": "army", "game": "wizard-duel", "name": "x", "army": army}
    paper = house.post("/api/papers", keys[0], json=new).json()["id"]
    war = house.post("/api/campaigns", keys[0], json={"campaign": "the-stolen-banner"}).json()["id"]
    return {
        "campaign": [war],
        "side": ["lions", "goblins", "nobody"],
        "keys": [*keys, *over_keys, watch, house.host_key, ""],
        "battle": [battle, over],
        "game": ["toy", "wizard-duel", "mage-knight", "slagveld"],
        "rule": ["WD-MELEE-3", "SLV-HAND-5", "TOY-END-1", "none"],
        "paper": [paper],
        "language": ["en", "nl", "de"],
        "seat": ["0", "1", "7"],
        "number": [1, 2, 998],
        "scenario": ["open", "first", "nowhere"],
        "example": ["move-and-face", "nothing"],
    }


def described():
    """Method and path of every operation, as the routes have them."""
    return [
        (method, re.sub(r":\w+}", "}", path))
        for route in ROUTES
        for path in route.paths
        for method in sorted(getattr(route, "http_methods", ()))
        if path.startswith("/api")
    ]


@pytest.mark.parametrize(("method", "path"), described())
def test_no_request_is_a_server_error(method, path, schema, house, world):
    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @hypothesis.given(case=schema[path][method].as_strategy())
    def ask(case):
        chance = random.Random(repr((case.path_parameters, case.query, case.body)))
        aimed(case, chance, house, world)
        case.call_and_validate(checks=list(CHECKS))

    ask()


def aimed(case, chance, house, world):
    """Point a request at things that are there, mostly with a key that opens them."""
    for name in case.path_parameters or {}:
        if chance.random() < 0.8:
            case.path_parameters[name] = chance.choice(world[name])
    if isinstance(case.body, dict) and "after" in case.body and chance.random() < 0.7:
        case.body["after"] = house.entries(world["battle"][0])
        case.body["seat"] = chance.choice((0, 1))
    keys = world["keys"]
    if case.operation.label in ("POST /api/club/restore", "DELETE /api/club/battles/{battle}"):
        keys = keys[:-2]  # the other operations go on needing the battles
    if case.operation.label == "DELETE /api/campaigns/{campaign}":
        keys = keys[1:]
    if isinstance(case.body, dict) and "version" in case.body and chance.random() < 0.7:
        case.body["version"] = house.store.campaigns.read(world["campaign"][0]).version
    key = chance.choice(keys)
    case.headers = {"Authorization": f"Bearer {key}"} if key else {}
