"""Campaigns as their authors write them: what fits together, and one sentence where it does not."""

import json
import pickle

import msgspec
import pytest

from slagveld.campaign import (
    check_games,
    load_graph,
    read_graph,
    ready_campaign,
    ready_campaigns,
    sent_graph,
)
from slagveld.data import DataError
from slagveld.kernel.registry import games
from slagveld.texts import Speaker, say
from tests.campaign.graphs import WAR, YARD, graph
from tests.campaign.standin import find, refusal_of, refused


def test_a_whole_campaign_is_read():
    war = graph()
    assert war.side_keys == ("red", "blue")
    assert war.games() == ("little-carnage", "duel-game")
    assert list(war.scenarios) == ["first", "left", "right", "last"]
    assert (war.times, war.choose, war.by_points, war.veterans) == (1, "first", False, False)
    assert war.side("red").final == "last"
    assert war.side("green") is None
    check_games(war, find)


def test_from_a_file(tmp_path):
    path = tmp_path / "war.yaml"
    path.write_text(WAR)
    assert load_graph(path) == graph()
    path.write_text(WAR.replace("base: first", "base: nowhere"))
    with pytest.raises(DataError, match=r"war\.yaml:10: base: there is no scenario nowhere"):
        load_graph(path)


@pytest.mark.parametrize(
    ("swap", "told"),
    [
        ({"base: first": "base: first\nbaase: x"}, r"war.yaml:11: baase: .*unknown"),
        ({"    seats: [red, blue]": "    seets: [red, blue]"}, r"war.yaml:15: .*seets.*unknown"),
        ({"key: blue": "key: red"}, r"war.yaml:8: sides\[1\].key: there is another side red"),
        ({"key: blue": "key: replay"}, r":8: .*a side cannot be called replay"),
        ({"key: blue": "key: draw"}, r":8: .*a side cannot be called draw"),
        ({"final: last": "final: lust"}, r":6: sides\[0\].final: there is no scenario lust"),
        ({"intermediate: left": "intermediate: lift"}, r":7: .*there is no scenario lift"),
        ({"intermediate: left": "armies: {chess: x}"}, r":7: .*no scenario .* is of chess"),
        ({"base: first": "base: nowhere"}, r":10: base: there is no scenario nowhere"),
        ({"base: first": "base: first\ndraw: green"}, r":11: draw: a draw is replay, or .*red, bl"),
        ({"seats: [red, blue]": "seats: [red, red]"}, r":15: .*at least one seat: red, blue"),
        ({"seats: [red, blue]": "seats: [red]"}, r":15: .*takes at least one seat: red, blue"),
        (
            {"next: {red: [left, right], blue: [right]}": "next: {red: [left, right]}"},
            r":16: scenarios.first.next: what follows is said for every side: red, blue",
        ),
        ({"blue: [right]}\n  left": "blue: [gone]}\n  left"}, r":16: .*there is no scenario gone"),
        ({"[left, right]": "[left, left]"}, r":16: .*next.red\[1\]: left is listed twice"),
        ({"[left, right]": "[first, right]"}, r":16: .*first cannot follow on itself"),
        ({"red: [], blue: [right]": "red: [right], blue: [right]"}, r":32: .*win their final"),
        ({"    final: last\n": ""}, r":6: .*leads to a final one, and none is named"),
        ({"intermediate: left": "intermediate: right"}, r":7: .*right does not lead red to last"),
        (
            {"    final: last\n    intermediate: left\n": "", "red: [last]": "red: [right]"},
            r":26: scenarios.last: no way leads to last",
        ),
        (
            {"    seats: [r": "    after: {green: {en: a, nl: b, de: c}}\n    seats: [r"},
            r":15: scenarios.first.after.green: there is no side green",
        ),
        (
            {"    seats: [red, blue]": "    bonus: {green: 20}\n    seats: [red, blue]"},
            r":15: scenarios.first.bonus.green: there is no side green",
        ),
        (
            {"    seats: [red, blue]": "    draw: green\n    seats: [red, blue]"},
            r":15: scenarios.first.draw: a draw is replay, or counts for one of: red, blue",
        ),
        ({"base: first": "base: first\ntimes: 0"}, r":11: times"),
        ({"base: first": "base: first\nchoose: loser"}, r":11: choose"),
        ({"en: War, nl": "en: War, xx"}, r":1: name"),
        ({"key: red": "key: RED"}, r":4: .*key"),
    ],
)
def test_every_fault_is_one_sentence_with_its_line(swap, told):
    with pytest.raises(DataError, match=told) as error:
        graph(swap=swap)
    assert "\n" not in str(error.value)


def test_a_final_scenario_counts_as_reached_where_follow_ups_can_run_out():
    # Nothing lists `last`, but red gets there when all else is played.
    swap = {"    intermediate: left\n": "", "red: [last]": "red: [right]"}
    assert "last" in graph(swap=swap).scenarios


def test_a_scenario_may_follow_on_itself_where_it_may_be_played_again():
    assert graph(times=2, swap={"[left, right]": "[first, left]"}).times == 2


def test_bytes_and_a_mark_at_their_begin_are_read_as_well():
    assert read_graph(b"\xef\xbb\xbf" + WAR.encode(), "war.yaml") == graph()


@pytest.mark.parametrize(
    ("swap", "key", "place"),
    [
        ({"game: duel-game": "game: chess"}, "refusal-game", "war.yaml:24: scenarios.right.game: "),
        (
            {"scenario: duel": "scenario: jousting"},
            "refusal-scenario",
            "war.yaml:14: scenarios.first.scenario: ",
        ),
        ({"    scenario: duel\n": ""}, "refusal-scenario", "war.yaml:12: scenarios.first: "),
        (
            {"scenario: duel": "scenario: duel\n    options: {fog: true}"},
            "refusal-option-unknown",
            "war.yaml:15: scenarios.first.options.fog: ",
        ),
        (
            {"scenario: duel": "scenario: duel\n    options:\n      rounds: 99"},
            "refusal-option-value",
            "war.yaml:16: scenarios.first.options.rounds: ",
        ),
        (
            {"intermediate: left": "armies: {little-carnage: elves}"},
            "campaign-no-army",
            "war.yaml:7: sides[0].armies.little-carnage: ",
        ),
        (
            {"intermediate: left": "armies: {duel-game: elves}"},
            "campaign-no-army",
            "war.yaml:7: sides[0].armies.duel-game: ",
        ),
    ],
)
def test_what_its_games_do_not_have_is_refused_with_file_and_line(swap, key, place):
    text = WAR
    for old, new in swap.items():
        text = text.replace(old, new, 1)
    found = refusal_of(check_games, graph(swap=swap), find)
    assert found.text.key == key
    for read in (read_graph, sent_graph):
        told = refusal_of(read, text, "war.yaml", find)
        assert told.rule == found.rule
        assert say(told.text) == place + say(found.text)


def test_what_is_sent_is_refused_in_the_language_of_whoever_sent_it():
    text = WAR.replace("base: first", "base: nowhere")
    told = refusal_of(sent_graph, text, "war.yaml", find)
    assert told.rule == "SLV-CAMPAIGN-6"
    assert say(told.text) == "war.yaml:10: base: there is no scenario nowhere"
    assert Speaker("de").say(told.text) == "war.yaml:10: base: es gibt kein Szenario nowhere"
    unread = refusal_of(sent_graph, b"name: [", "war.yaml", find)
    assert say(unread.text).startswith("war.yaml:")
    assert sent_graph(WAR, "war.yaml", find) == graph()


def test_json_with_tabs_has_its_lines_too():
    plain = msgspec.to_builtins(graph())
    plain["base"] = "nowhere"
    text = json.dumps(plain, indent="\t")
    line = text[: text.index('"base"')].count("\n") + 1
    with pytest.raises(DataError, match=rf"war\.json:{line}: base: there is no scenario nowhere"):
        read_graph(text, "war.json")


def test_a_fault_travels_between_processes():
    with pytest.raises(DataError) as error:
        graph(swap={"base: first": "base: nowhere"})
    again = pickle.loads(pickle.dumps(error.value))
    assert (str(again), again.text) == (str(error.value), error.value.text)


def test_three_sides_need_a_scenario_for_three():
    third = "  - {key: green, name: {en: Greens, nl: Groenen, de: Grüne}}\nbase"
    text = WAR.replace("base", third, 1).replace(", blue]", ", blue, green]")
    text = text.replace("[blue, red]", "[blue, red, green]").replace(
        "blue: [right]}", "blue: [right], green: []}"
    )
    text = text.replace("blue: []}", "blue: [], green: []}")
    three = read_graph(text, "war.yaml")
    assert three.side_keys == ("red", "blue", "green")
    assert refused(check_games, three, find) == ("SLV-SETUP-1", "campaign-seat-count")
    told = refusal_of(sent_graph, text, "war.yaml", find)
    assert say(told.text) == (
        "war.yaml:16: scenarios.first.seats: “Duel” is for 2 players, "
        "and the 3 sides of the campaign take one seat each."
    )


def test_ready_campaigns_of_all_games_load_and_fit_their_games():
    found = ready_campaigns()
    assert ("confrontation", "the-stolen-banner") in [(one.game, one.key) for one in found]
    for one in found:
        check_games(one.graph)
        assert ready_campaign(one.full_key) == one
    banner = ready_campaign("the-stolen-banner")
    assert banner.full_key == "confrontation/the-stolen-banner"
    assert refused(ready_campaign, "crusade") == ("SLV-CAMPAIGN-1", "campaign-unknown")


def test_a_ready_campaign_that_asks_for_too_much_names_its_file_and_line(tmp_path):
    pig = games()["pig"]
    folder = tmp_path / "data" / "campaigns"
    folder.mkdir(parents=True)
    (folder / "yard.yaml").write_text(YARD.replace("scenario: yard", "scenario: sty", 1))

    class Elsewhere(type(pig)):
        folder = tmp_path

    told = refusal_of(ready_campaign, "yard", {"pig": Elsewhere()})
    assert say(told.text).startswith(f"{folder / 'yard.yaml'}:11: scenarios.first.scenario: ")
