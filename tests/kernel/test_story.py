"""How events are told: manners of moving, what dice yield, and the check for silent changes."""

import pytest
from slagveld_toy.game import Toy

from slagveld.conformance.stories import battle, faults
from slagveld.conformance.telling import badly_told, untold
from slagveld.kernel.event import MANNERS, PLACED, Lapsed, Moved, OrderSet, Placed, Rolled, Told
from slagveld.kernel.modifiers import Item, Need, Tally
from slagveld.kernel.state import Seat
from slagveld.kernel.story import sentence
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot
from slagveld.texts import WRITTEN, Name, Speaker, Text, say

TOY = Toy()
TOY.add_texts()
SEATS = (Seat("Anna", 0), Seat("Bob", 1))
ORC = Name("Orc", "Ork", "Ork", declines="m")
ORCS = Name("Orcs", "Orken", "Orks", many=True)


def moved(manner, length=500, name=ORC):
    return Moved(
        piece=1, name=name, path=(Spot(0, 0),), pose=Pose(5, 5), manner=manner, length=length
    )


def told(event, language="en"):
    return say(sentence(event, SEATS), language)


@pytest.mark.parametrize("manner", MANNERS)
def test_every_manner_has_its_sentence(manner):
    for language in WRITTEN:
        said = told(moved(manner), language)
        assert "⟦" not in said
        assert said != told(moved("move"), language)
        assert ("5 cm" in said) == (manner not in PLACED)
        assert said != told(moved(manner, name=ORCS), language)
        assert "0 cm" not in told(moved(manner, length=0), language)


def test_who_only_turned_has_gone_no_way():
    assert told(moved("walk", length=0)) == "Orc turns on the spot."
    assert told(moved("teleport", length=0)) == "Orc is teleported."
    assert told(moved("toy:hop")) == "⟦toy:event-moved-hop⟧"


def test_the_order_is_told_by_names():
    assert told(OrderSet(order=(1, 0))) == "Order of play: Bob, then Anna."
    assert told(OrderSet(order=(1, 0)), "nl") == "Volgorde: Bob, dan Anna."


def test_whose_piece_is_placed():
    placed = Placed(piece=1, name=ORC, pose=Pose(0, 0), seat=1)
    assert told(placed) == "Bob places Orc."
    assert told(placed, "de") == "Bob stellt den Ork auf."


def test_what_lapsed_is_said_where_it_is_known():
    assert told(Lapsed(step="Go", what=Text("end-agreed"))) == "The players agreed to end it."
    assert told(Lapsed(step="Go")) == "What was announced cannot happen any more."


def rolled(**given):
    tally = Tally(4, (Item(1, Text("end-time"), "X-1"),), name=Text("end-agreed"))
    base = Rolled(
        seat=0, dice=(5, 6, 1), sides=6, purpose=Text("plain", {"words": "Orc strikes Elf"}),
        need=Need(tally, ">="), pieces=(1, 2), pool=Tally(3, name=Text("end-time")),
    )  # fmt: skip
    return replace(base, **given)


@pytest.mark.parametrize(
    ("yields", "said"),
    [("", "2 successes"), ("yields-hits", "2 hits"), ("yields-wounds", "2 wounds")],
)
def test_what_dice_yield_is_said_in_the_games_words(yields, said):
    assert told(rolled(yields=yields)) == f"Orc strikes Elf: 5, 6, 1 (3D6, needs ≥ 5): {said}"


def test_a_test_is_passed_or_failed():
    one = rolled(dice=(1,), pool=None, yields="yields-passed-or-failed")
    assert told(one).endswith("needs ≥ 5): failed")
    assert told(one, "nl").endswith("mislukt")
    assert rolled(need=None).result is None


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({}, None),
        ({"pieces": (), "seat": None}, "does not say who rolls"),
        ({"pieces": (1, 3)}, "does not name Troll"),
        ({"pool": None}, "does not say why there are 3 dice"),
        ({"pool": Tally(2, name=Text("end-time"))}, "explains 2 dice and rolls 3"),
        ({"pool": Tally(3)}, "without words or rule"),
        ({"need": Need(Tally(4), ">=")}, "does not say what 4 is"),
        (
            {"need": Need(Tally(4, (Item(1, Text("end-time")),), Text("end-time")), ">=")},
            "cites no rule",
        ),
    ],
)
def test_a_roll_that_tells_too_little_is_found(given, fault):
    names = {1: "Orc", 2: "Elf 3", 3: "Troll"}
    found = list(badly_told(TOY, rolled(**given), SEATS, names))
    assert (not found) if fault is None else (len(found) == 1 and fault in found[0])


def test_a_length_of_nothing_and_a_move_without_a_manner_are_found():
    nothing = Told(what=Text("plain", {"words": "It goes 0 cm."}))
    assert "a length of nothing" in next(badly_told(TOY, nothing, SEATS, {}))
    ten = Told(what=Text("plain", {"words": "It goes 10 cm, 0.5 cm less."}))
    assert not list(badly_told(TOY, ten, SEATS, {}))
    assert "does not say how" in next(badly_told(TOY, moved("move"), SEATS, {}))


def test_nothing_changes_in_silence():
    """Each event of a battle is needed: without those that name a piece its change is untold."""
    match = battle(TOY, 3, 400)
    assert not list(faults(TOY, match))
    checked = 0
    for number in range(1, len(match.log)):
        before, after = match.state_after(number - 1), match.state_after(number)
        events = match.log[number].events
        moves = [event for event in events if isinstance(event, Moved)]
        if moves and len(events) == 1:
            assert untold(TOY, before, after, events) == []
            assert any("pose" in fault for fault in untold(TOY, before, after, ()))
            checked += 1
    assert checked > 3


def test_what_is_derived_may_change_in_silence():
    from slagveld.conformance.telling import silent
    from slagveld.kernel.scene import Badge, Card, Line

    state = battle(TOY, 2, 3).state
    scene = TOY.scene(TOY.view(state, None), None)
    badge, line = Badge("star", Text("end-time")), Line(Text("end-time"), 3)

    def changed(**marks):
        first, *rest = scene.pieces
        badges = (*first.badges, replace(badge, **marks))
        card = Card(title="x", lines=(replace(line, **marks),))
        old = replace(first, card=Card(title="x"))
        new = replace(first, badges=badges, card=card)
        return [replace(scene, pieces=(one, *rest)) for one in (old, new)]

    assert not list(silent(*changed(derived=True), ()))
    assert len(list(silent(*changed(), ()))) == 2
    named = Told(what=Text("end-time"), pieces=(scene.pieces[0].id,))
    assert not list(silent(*changed(), (named,)))


def test_ways_that_are_too_long_are_rounded_up():
    from slagveld.texts import Distance

    speaker = Speaker("en")
    assert speaker.say(Distance(2001)) == "20 cm"
    assert speaker.say(Distance(2001, up=True)) == "20.1 cm"
    assert speaker.say(Distance(2000, up=True)) == "20 cm"
    assert Speaker("en", "inch").say(Distance(2541, up=True)) == "10.1″"
