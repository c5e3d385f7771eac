"""The rulebook of Carnage: whole, in three languages, and nothing exempt that can be served."""

import pytest

import slagveld
from slagveld.games.carnage.army.troops import profile_of, troops, worksheet
from slagveld.games.carnage.core.book import text
from slagveld.games.carnage.terrain.kinds import FOLDER
from slagveld.kernel.rulebook import Rulebook
from slagveld.texts import Distance, Speaker
from tests.games.carnage.battle import battle

BOOK = Rulebook.load(FOLDER.parent / "rulebook")


@pytest.mark.rule("CAR-0-terms", "CAR-0-credits", "CAR-0-background", "CAR-0-box")
def test_the_whole_book_is_there():
    assert len(BOOK) == 333
    ids = [rule.id for rule in BOOK]
    assert (ids[0], ids[-1]) == ("CAR-0-terms", "CAR-21-sheet")
    assert len(BOOK["CAR-0-terms"].data) > 100
    assert BOOK["CAR-0-credits"].data["publisher"] == "Holistic Design"
    assert "flamingo" in BOOK["CAR-0-background"].english.rule
    assert BOOK["CAR-0-box"].data["figures"] == 96


def test_every_rule_has_a_title_in_every_language():
    for rule in BOOK:
        title = rule.title
        assert all([title.en, title.nl, title.de, rule.english.rule, rule.source]), rule.id


def test_only_what_is_for_people_alone_is_exempt():
    exempt = [rule.id for rule in BOOK if rule.kind == "exempt"]
    assert exempt == ["CAR-0-diagrams", "CAR-1-choice", "CAR-2-restraint", "CAR-3.1", "CAR-3.3"]


def test_rules_are_found_in_every_language():
    assert BOOK.search("behendigheidstabel")[0].id == "CAR-13.2-agility"
    assert BOOK.search("Umfassen der Initiativpartei")[0].id == "CAR-11-first"


@pytest.mark.rule(
    "CAR-5.3-veteran", "CAR-5.3-green", "CAR-5.4-veteran", "CAR-5.4-green", "CAR-5-stats"
)
@pytest.mark.parametrize("rule", ["5.3-veteran", "5.3-green", "5.4-veteran", "5.4-green"])
def test_the_printed_lists_are_those_of_the_book(rule):
    printed = BOOK[f"CAR-{rule}"].data
    (army,) = [army for army in worksheet().armies if army.rule == f"CAR-{rule}"]
    assert sum(entry.count for entry in army.entries) == printed["figures"]
    for entry, row in zip(army.entries, printed["troops"], strict=True):
        values = profile_of(entry.key)
        assert entry.count == row["number"]
        assert troops()[entry.key].points == f"{row['points_each']:g}"
        found = (values.ws, values.st, values.ar, values.w, values.at)
        assert found == tuple(row[name] for name in ("WS", "ST", "AR", "W", "AT"))
        assert values.cavalry == (row["class"] == "cavalry")
        assert values.bow == (row["class"] == "archer")


@pytest.mark.rule("CAR-19-teron", "CAR-19-yarik", "CAR-2-bouncer", "CAR-16-cattle-cows")
@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("teron", "CAR-19-teron"),
        ("yarik", "CAR-19-yarik"),
        ("bouncer", "CAR-2-bouncer"),
        ("cow", "CAR-16-cattle-cows"),
    ],
)
def test_single_figures_are_those_of_the_book(key, rule):
    values = profile_of(key)
    found = {"WS": values.ws, "ST": values.st, "AR": values.ar, "W": values.w, "AT": values.at}
    printed = BOOK[rule].data
    assert {name: printed[name] for name in found if name in printed}.items() <= found.items()
    assert troops()[key].rule == rule


@pytest.mark.rule("CAR-17-armour", "CAR-17-ws")
def test_the_choices_of_the_worksheet_are_those_of_the_book():
    armours = [(row.key, row.ar) for row in worksheet().armours]
    assert armours == [(row["armour"], row["AR"]) for row in BOOK["CAR-17-armour"].data]
    assert len(worksheet().skills) == len(BOOK["CAR-17-ws"].data) == 10


def test_every_rule_named_in_the_data_exists():
    named = [row.rule for row in troops().values()]
    named += [army.rule for army in worksheet().armies if army.rule]
    assert [rule for rule in named if rule not in BOOK] == []


@pytest.mark.rule("CAR-0-inch")
@pytest.mark.parametrize(("units", "inches"), [(8000, "32"), (2000, "8"), (250, "1"), (1250, "5")])
def test_an_inch_is_two_and_a_half_centimetres(units, inches):
    game = slagveld.game("carnage")
    speaker = Speaker("en", "inch", game.inch)
    assert speaker.say(text("reference-length", length=Distance(units))).startswith(f"{inches}")
    assert game.scene(battle(), None).table.inch == 250
