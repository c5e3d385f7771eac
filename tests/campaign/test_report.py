"""A campaign as people read of it: diary, map, report in three languages."""

from slagveld.campaign import begin, choose, options, read_graph, record, told, with_army
from slagveld.campaign.report import drawing, html, markdown, outlook, report, standing_lines
from slagveld.campaign.telling import army_lines, diary, end_of, map_of, standing, title_of
from slagveld.texts import Speaker, Text
from tests.campaign.graphs import YARD, graph
from tests.campaign.standin import GAMES, begun, find, roster, won

EN, NL, DE = Speaker("en"), Speaker("nl"), Speaker("de")


def war():
    """Red has won first, with losses, and goes left with veterans."""
    campaign = begun(graph(veterans="true", draw="replay"))
    campaign = won(campaign, "red", {"red": 2, "blue": 1}, {"red": (4, 0)}, date="2026-11-15")
    return with_army(campaign, find, "red", roster(4, 2, marks={0: "attack"}))


def test_who_stands_how():
    assert standing_lines(war(), EN) == (
        "Reds: 1 scenario won, 2 victory points",
        "Blues: 0 scenarios won, 1 victory point",
    )
    assert [(rank.side, rank.won, rank.points) for rank in standing(war())] == [
        ("red", 1, 2),
        ("blue", 0, 1),
    ]


def test_the_outlook_says_what_comes_or_how_it_ended():
    assert outlook(war(), NL, find) == "Nu volgt: Links"
    choosing = won(begun(graph(choose="winner")), "red")
    assert outlook(choosing, EN, find) == "The winner chooses what follows: Left / Duel."
    assert outlook(choose(choosing, "right"), EN, find) == "Next: Duel"
    ends = {
        ("red", "red", "red"): "Reds have won their final scenario, and with it the campaign.",
        ("blue", "blue"): (
            "Nothing is left to play. Blues have won more scenarios, and with them the campaign."
        ),
        ("red", "red", "blue", "blue"): (
            "Nothing is left to play, and nobody has won more scenarios: the campaign is a draw."
        ),
    }
    for winners, sentence in ends.items():
        campaign = begun(graph())
        assert end_of(campaign) is None
        for winner in winners:
            campaign = won(campaign, winner)
        assert outlook(campaign, EN, find) == sentence
    by_points = begun(graph(), by_points=True)
    for _ in range(2):
        by_points = won(by_points, "blue", {"red": 5})
    assert (
        outlook(by_points, DE, find)
        == "Rote haben die meisten Siegespunkte und gewinnen die Kampagne."
    )


def test_titles_are_the_campaigns_or_the_games():
    assert title_of(graph(), "left", find).nl == "Links"
    assert title_of(graph(), "first", find).en == "Duel"


def test_an_army_line_by_line():
    lines = army_lines(GAMES["little-carnage"], roster(4, 2, 1, marks={0: "attack"}), (3, 0, 1))
    assert [EN.say(line) for line in lines] == [
        "4 × Spears (veterans: +1 attack): 3 lived",
        "2 × Riders: none lived",
        "1 × Spears: 1 lived",
    ]
    assert [NL.say(line) for line in army_lines(GAMES["little-carnage"], roster(4))] == [
        "4 × Speren"
    ]
    assert EN.say(army_lines(GAMES["duel-game"], roster(4))[0]) == "4 × spears"


def test_the_diary_tells_every_battle():
    campaign = won(war(), "", alive={"red": (4, 2)})
    first, second = diary(campaign, find)
    assert (first.number, first.scenario, first.date) == (1, "first", "2026-11-15")
    assert EN.say(first.result) == "Won by Reds."
    assert [toll.points for toll in first.tolls] == [2, 1]
    assert [EN.say(line) for line in first.tolls[0].lines] == [
        "6 × Spears: 4 lived",
        "2 × Riders: none lived",
    ]
    assert [EN.say(line) for line in first.tolls[1].lines] == ["6 × Spears", "2 × Riders"]
    assert EN.say(second.result) == "A draw: it is fought again."
    assert EN.say(second.tolls[0].lines[0]) == "4 × Spears (veterans: +1 attack): 4 lived"
    counted = won(begun(graph(draw="blue")), "")
    assert EN.say(diary(counted, find)[0].result) == "A draw, which counts for Blues."


def test_the_map_is_drawn_with_the_way_taken():
    assert drawing(map_of(war(), find), EN) == (
        "● [1] Duel",
        "  ├═══▶ Reds: Left",
        "  └───▷ Blues: Duel",
        "▶ Left",
        "  ├───▷ Reds: Duel",
        "  └───▷ Blues: Duel",
        "○ Duel",
        "  ├───▷ Reds: Left",
        "  └───▷ Blues: the end",
        "○ Duel (final scenario: Reds)",
        "  ├───▷ Reds: the end",
        "  └───▷ Blues: Duel",
    )
    again = won(begun(graph(draw="replay")), "")
    assert map_of(again, find)[0].state == "next"
    assert map_of(again, find)[0].numbers == (1,)


def leads(campaign, spot, way):
    found = map_of(campaign, find)[spot].ways[way]
    return found.taken, [EN.say(title) for title in found.leads]


def test_a_way_that_was_taken_shows_what_really_followed():
    swap = {"next: {red: [left], blue: []}": "next: {red: [left], blue: [left]}"}
    campaign = begun(graph(swap=swap))
    assert leads(campaign, 0, 0) == (False, ["Left", "Duel"])
    campaign = won(campaign, "red")
    campaign = won(campaign, "blue")
    assert leads(campaign, 0, 0) == (True, ["Left"])
    assert leads(campaign, 1, 1) == (True, ["Duel"])
    campaign = won(campaign, "red")
    assert options(campaign) == ("last",)
    assert leads(campaign, 2, 0) == (True, ["Duel"])
    assert leads(campaign, 2, 1) == (False, ["Left"])
    campaign = won(campaign, "blue")
    assert options(campaign) == ()
    assert leads(campaign, 3, 1) == (True, [])


REPORT = """\
# War

Once

Next: Left

- Reds: 1 scenario won, 2 victory points
- Blues: 0 scenarios won, 1 victory point

## 1. Duel (2026-11-15)

Won by Reds.

- Reds – Levy: 2 victory points
  - 6 × Spears: 4 lived
  - 2 × Riders: none lived
- Blues – Levy: 1 victory point
  - 6 × Spears
  - 2 × Riders

## The way through the campaign

    ● [1] Duel
"""


def test_the_report_as_markdown():
    text = markdown(report(war(), EN, find))
    assert text.startswith(REPORT)
    assert text.endswith("      └───▷ Blues: Duel\n")


def test_stories_are_told_and_nothing_in_them_is_markup():
    text = YARD.replace("game: pig", "game: duel-game").replace("scenario: yard", "scenario: duel")
    text = text.replace("Oink. *Oink*", "<b>Oink</b> *Oink* # _1_")
    campaign = begin(read_graph(text, "yard.yaml"), find=find)
    rain = Text("plain", {"words": "Rain & mud."})
    campaign = record(campaign, told(campaign, "sows", {}, {}, [rain]), find=find)
    blocks = report(campaign, EN, find)
    written = markdown(blocks)
    assert "\n\\<b\\>Oink\\</b\\> \\*Oink\\* \\# \\_1\\_\n" in written
    assert "## 1. The yard\n\nMud everywhere.\n\nWon by Sows. Rain & mud.\n" in written
    assert "\n\nThe sows wallow.\n" in written
    page = html(blocks, "en")
    assert page.startswith('<!doctype html>\n<html lang="en">')
    assert "<p>&lt;b&gt;Oink&lt;/b&gt; *Oink* # _1_</p>" in page
    assert (
        "<h2>1. The yard</h2>\n<p>Mud everywhere.</p>\n<p>Won by Sows. Rain &amp; mud.</p>" in page
    )
    assert "<ul>\n<li>Sows: 1 victory point</li>\n<li>Boars: 0 victory points</li>\n</ul>" in page
    assert "<pre>● [1] The yard\n" in page


def test_a_page_sets_units_in():
    page = html(report(war(), NL, find), "nl")
    assert (
        '<li>Roden – Levy: 2 overwinningspunten</li>\n<li class="sub">6 × Speren: 4 over</li>'
        in page
    )
    assert "<title>Oorlog</title>" in page
