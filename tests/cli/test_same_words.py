"""`--army` and `--option` mean the same wherever battles are played, and are never ignored."""

import json

import pytest

from slagveld.kernel.registry import game
from slagveld.kernel.save import load

ARMY = "game: confrontation\nname: Two\nentries:\n  - {key: paladin, count: 2}\n"


@pytest.fixture
def own(tmp_path):
    file = tmp_path / "two.yaml"
    file.write_text(ARMY)
    return file


@pytest.fixture
def scenario():
    return game("confrontation").scenarios()[0].key


def words(scenario, *more):
    return ("confrontation", "--scenario", scenario, "--bots", "random,random", *more)


def played(run, tmp_path, scenario, *more):
    save = tmp_path / "battle.json"
    code, _, err = run("play", *words(scenario, *more), "--seed", 1, "--save", save)
    assert code == 0, err
    return load(save.read_bytes())


def test_play_takes_armies_by_key_name_and_file(run, tmp_path, own, scenario):
    match = played(run, tmp_path, scenario, "--army", "lions-patrol", "--army", own)
    assert match.setup.armies[0]["choices"] == {"army": "lions-patrol"}
    assert match.setup.armies[1]["name"] == "Two"
    match = played(run, tmp_path, scenario, "--army", "Goblin rabble")
    assert match.setup.armies[0]["choices"] == {"army": "goblin-rabble"}


def test_simulate_fights_with_the_armies_named(run, own, scenario):
    def wins(*more):
        code, out, err = run("simulate", *words(scenario, *more), "--games", 6, "--json")
        assert code == 0, err
        return json.loads(out)

    strong = wins("--army", "griffon-mission", "--army", own)
    equal = wins("--army", own, "--mirror")
    assert strong["seat_wins"] != equal["seat_wins"] or strong["decisions"] != equal["decisions"]
    assert wins("--army", own, "--mirror")["decisions"] == equal["decisions"]


def test_ladder_takes_the_same_words(run, own):
    bots = ("--bots", "random,greedy", "--games", 2, "--seed", 3)
    army = ("--army", own, "--army", "lions-patrol")
    code, out, err = run("ladder", "confrontation", *bots, *army, "--json")
    assert code == 0, err
    plain = json.loads(run("ladder", "confrontation", *bots, "--json")[1])
    assert plain["pairs"] != json.loads(out)["pairs"]


@pytest.mark.parametrize("command", ["play", "simulate", "ladder"])
@pytest.mark.parametrize(
    ("more", "told"),
    [
        (("--army", "nobody"), "lions-patrol"),
        (("--army", "{own}", "--army", "{own}", "--army", "{own}"), "2 seats"),
        (("--army", "{faulty}"), "not allowed"),
        (("--army", "{other}"), "another game"),
        (("--option", "nonsense=1"), "nonsense"),
        (("--option", "nonsense"), "nonsense"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(run, tmp_path, own, command, more, told):
    faulty, other = tmp_path / "faulty.yaml", tmp_path / "other.yaml"
    faulty.write_text(ARMY.replace("paladin", "nobody"))
    other.write_text(ARMY.replace("confrontation", "carnage"))
    files = {"own": own, "faulty": faulty, "other": other}
    given = [word.format(**files) for word in more]
    bots = ("--bots", "random,greedy")
    code, out, err = run(command, "confrontation", *bots, *given)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert told in err


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_a_mirror_has_one_army(run, own, command):
    bots = ("--bots", "random,greedy")
    twice = ("--mirror", "--army", own, "--army", "lions-patrol")
    code, _, err = run(command, "confrontation", *bots, *twice)
    assert code == 2
    assert "--mirror" in err


def test_a_campaign_takes_armies_by_key_and_file(run, tmp_path, own):
    code, out, err = run("campaign", "list", "--json")
    assert code == 0, err
    found = next(one for one in json.loads(out) if one["game"] == "confrontation")
    side = next(iter(found["sides"]))
    for word in ("lions-patrol", own):
        file = tmp_path / f"{len(str(word))}.json"
        chosen = ("--campaign", found["campaign"], "--army", f"{side}={word}")
        code, out, err = run("campaign", "new", file, *chosen, "--json")
        assert code == 0, err
        names = [one["name"] for one in json.loads(out)["armies"] if one["side"] == side]
        assert names == ["Patrol of the Lions" if word == "lions-patrol" else "Two"]


@pytest.mark.parametrize(
    "more",
    [
        ("--army", "lions-patrol"),
        ("--option", "rounds=2"),
        ("--seed", "3"),
        ("--players", "2"),
        ("--typed-dice",),
        ("--scenario", "clash"),
    ],
)
def test_a_loaded_battle_takes_nothing_of_these(run, tmp_path, scenario, more):
    played(run, tmp_path, scenario)
    code, _, err = run("play", "--load", tmp_path / "battle.json", *more)
    assert code == 2
    assert err.count("\n") == 1
