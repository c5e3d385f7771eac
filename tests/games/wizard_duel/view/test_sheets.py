"""The duel sheet and what is shown: WD-SHEET-*, WD-GAP-2, WD-GAP-4, WD-TERM-1."""

import pytest

from slagveld.games.wizard_duel.core.races import races
from slagveld.games.wizard_duel.magic.spells import CastAttack, CastDefence
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.turn.models_of_a_turn import EndTurn, Rest
from slagveld.games.wizard_duel.turn.wizard_part import WizardTurn
from slagveld.texts import say
from tests.games.wizard_duel.duel import (
    DUEL,
    act,
    asking,
    duel,
    model,
    ready,
    refused,
    summon,
    told,
    walk,
    wizards,
)


def shown(state, seat=0):
    """The lines of a wizard's sheet by their short key."""
    card = DUEL.scene(state, seat).sheets[seat]
    return {line.label.key.removeprefix("wizard-duel:"): line.value for line in card.lines}


def notes(state, kind, seat=0):
    """Notes of one kind on a wizard's sheet, as their values."""
    card = DUEL.scene(state, seat).sheets[seat]
    return [note.values for note in card.notes if note.key == f"wizard-duel:{kind}"]


def card(state, piece):
    """The card of a piece: lines by key, and the keys of its notes."""
    found = next(p for p in DUEL.scene(state, 0).pieces if p.id == piece)
    lines = {line.label.key.removeprefix("wizard-duel:"): line for line in found.card.lines}
    return found, lines, [note.key.removeprefix("wizard-duel:") for note in found.card.notes]


class TestWizard:
    """The wizard's part of the sheet."""

    @pytest.mark.rule("WD-SHEET-1", "WD-GAP-4")
    def test_what_it_holds(self):
        state = wizards(points=190, round=4, wizards=((10, 40), (30, 40)))
        state = act(state, 0, CastAttack(2)).state
        sheets = DUEL.scene(state, 0).sheets
        assert [sheet.title for sheet in sheets[:2]] == ["W0", "W1"]
        assert [sheet.seat for sheet in sheets[:2]] == [0, 1]
        assert shown(state)["round"] == 4
        assert (shown(state)["points"], shown(state)["leftovers"]) == (100, "–")
        assert (shown(state, 1)["field"], shown(state, 1)["field-values"]) == (10, "10")
        state = act(state, 0, EndTurn()).state
        assert (shown(state)["round"], shown(state)["leftovers"]) == (5, "100")
        assert all(
            DUEL.scene(state, seat).sheets == DUEL.scene(state, None).sheets for seat in (0, 1)
        )

    @pytest.mark.rule("WD-GAP-4", "WD-SHEET-1")
    def test_twenty_and_round_one_are_printed_on_it(self):
        state = DUEL.match("empty").state
        assert state.round == 0
        assert (shown(state)["round"], shown(state)["field"]) == (1, 20)
        assert shown(state)["field-values"] == "20"

    @pytest.mark.rule("WD-SHEET-5")
    def test_every_field_strength_in_order_with_its_cause(self):
        state = wizards(model(1, "ork", 16, 40, 180), points=190, wizards=((10, 40), (10, 20)))
        state = act(state, 0, CastDefence()).state
        play = act(asking(state, DUEL.question(duel(turn=1))), 1, walk(101, (13, 40), facing=180))
        cause = told(play, "Changed")[0].cause
        assert (cause.key, say(cause)) == ("wizard-duel:ran-by", "Ork 1 ran into it")
        state = act(play.state, 1, Strike(101, (1,)), 15).state
        state = act(asking(state, WizardTurn(1)), 1, CastAttack(1)).state
        assert [v.value for v in state.wizards[0].fields] == [30, 27, 21, 11]
        causes = [v.cause for v in state.wizards[0].fields]
        assert causes == ["WD-SPELL-7", "WD-FIELD-2", "WD-WIZARD-11", "WD-SPELL-2"]
        assert shown(state)["field-values"] == "30 → 27 → 21 → 11"
        written = [
            (n["value"], n["cause"].key.partition(":")[2]) for n in notes(state, "sheet-field")
        ]
        assert written == [
            (30, "cause-defence"), (27, "cause-run"), (21, "cause-weapon"), (11, "cause-attack"),
        ]  # fmt: skip


class TestCreatures:
    """The creatures' part."""

    @pytest.mark.rule("WD-SHEET-2", "WD-GAP-4")
    def test_a_new_line_for_each_with_number_and_round(self):
        state = ready(("ork", "normal"), ("goblin", "normal"), ("ork", "shooting"), round=3)
        state = act(state, 0, summon("normal", (1, 36, 36), (2, 36, 40))).state
        state = act(state, 0, summon("shooting", (3, 36, 44))).state
        lines = notes(state, "sheet-line")
        assert [(n["line"], n["appeared"]) for n in lines] == [(1, 3), (2, 3), (3, 3)]
        assert [n["name"].en for n in lines] == ["Ork 1", "Goblin 2", "Ork 3"]
        assert [n["wounds"] for n in lines] == [5, 5, 5]
        assert state.wizards[0].lines == 3

    @pytest.mark.rule("WD-SHEET-2", "WD-SHEET-6")
    def test_the_defeated_are_struck_out_and_their_line_is_not_used_again(self):
        met = duel(
            model(0, "ork", 36, 40, number=1, weapon="shooting"), model(1, "ork", 39, 40, 180),
            turn=1, stock=[("ork", "shooting")] * 2, wizards=((20, 40), (95, 40)),
        ).with_wizard(0, lines=1)  # fmt: skip
        fallen = act(met, 1, Strike(102, (101,)), 1).state
        assert notes(fallen, "sheet-line") == []
        (struck,) = notes(fallen, "sheet-struck")
        assert (struck["line"], struck["name"].en) == (1, "Ork 1")
        assert (struck["appeared"], struck["fallen"]) == (1, 2)
        again = act(asking(fallen, WizardTurn(0)), 0, summon("shooting", (1, 36, 44))).state
        (line,) = notes(again, "sheet-line")
        assert (line["line"], line["name"].en, line["appeared"]) == (2, "Ork 1", 2)
        assert len(notes(again, "sheet-struck")) == 1

    @pytest.mark.rule("WD-SHEET-3", "WD-GAP-4")
    def test_used_models_are_marked_with_the_round(self):
        state = duel(model(0, "ork", 30, 40, used=(1,)), model(0, "ork", 40, 40), round=4)
        (first, second) = notes(state, "sheet-line")
        assert (first["rounds"], second["rounds"]) == ("1", "–")
        state = act(state, 0, walk(101, (32, 40))).state
        assert state.creature(101).used == (1, 4)
        (first, second) = notes(state, "sheet-line")
        assert (first["rounds"], first["used"].key) == ("1, 4", "wizard-duel:sheet-used")
        assert second["used"].key == "wizard-duel:sheet-ready"
        assert [piece.spent for piece in DUEL.scene(state, 1).pieces[:2]] == [True, False]
        fresh = duel(model(0, "ork", 30, 40, used=(1, 4)), model(0, "ork", 40, 40), round=4)
        assert refused(fresh, 0, walk(101, (32, 40))) == "WD-SHEET-3"
        assert refused(fresh, 0, Rest(101)) == "WD-SHEET-3"
        later = duel(model(0, "ork", 30, 40, used=(1, 4)), round=5)
        act(later, 0, walk(101, (32, 40)))

    @pytest.mark.rule("WD-SHEET-4", "WD-GAP-4")
    def test_race_data_and_traits_are_filled_in(self):
        state = duel(
            model(0, "ork", 30, 40), model(0, "human", 40, 40), model(0, "heavy-weapon", 50, 40)
        )
        piece, lines, traits = card(state, 101)
        assert [lines[key].value for key in ("agility", "protection")] == [15, 1]
        assert say(lines["movement"].value) == "6 cm"
        assert (lines["line"].value, lines["appeared"].value, lines["used-in"].value) == (1, 1, "–")
        assert lines["striking"].value == 6
        assert traits == ["trait-shooting"]
        assert (piece.gauges[0].value, piece.gauges[0].most) == (5, 5)
        assert (lines["agility"].house, card(state, 102)[1]["agility"].house) == (False, True)
        assert card(state, 103)[1]["movement"].value.key == "wizard-duel:movement-crew"
        sheet = [
            (n["agility"], n["protection"], say(n["movement"])) for n in notes(state, "sheet-line")
        ]
        assert sheet == [(15, 1, "6 cm"), (14, 1, "7 cm"), (14, 4, "1 cm per crew member")]

    @pytest.mark.rule("WD-SHEET-4")
    @pytest.mark.parametrize(
        ("kind", "traits"),
        [
            ("goblin", ["attackers"]),
            ("amazon", []),
            ("dwarf", ["against"]),
            ("chaos", ["shooting", "against-nature"]),
            ("undead", ["stays", "fire"]),
            ("sauroid", ["shots"]),
            ("pygmy", ["attackers"]),
            ("troll", ["heals"]),
            ("giant", ["two-foes"]),
            ("dragon", ["two-blows", "flies", "breath"]),
            ("heavy-weapon", ["attackers"]),
        ],
    )
    def test_the_traits_of_each_race(self, kind, traits):
        state = duel(model(0, kind, 30, 40))
        found = [note for note in card(state, 101)[2] if note != "house-data"]
        assert found == [f"trait-{trait}" for trait in traits]

    @pytest.mark.rule("WD-SHEET-4")
    def test_traits_in_words(self):
        state = duel(model(0, "pygmy", 30, 40), model(0, "heavy-weapon", 40, 40))
        dragon = DUEL.scene(duel(model(0, "dragon", 30, 40)), 0).pieces[0].card.notes[2]
        assert say(dragon) == "Breathes fire: 20 cm, striking power 6"
        said = [say(piece.card.notes[0]) for piece in DUEL.scene(state, 0).pieces[:2]]
        assert said == ["Agility −6 for whoever attacks it", "Agility +2 for whoever attacks it"]

    @pytest.mark.rule("WD-RACE-2")
    def test_house_rows_are_marked_wherever_they_are_shown(self):
        for kind, row in races().items():
            if row.replaces:
                continue
            state = duel(model(0, kind, 30, 40))
            piece, lines, words = card(state, 101)
            assert ("house-data" in words) == row.house
            assert any(b.text.key == "wizard-duel:house-data" for b in piece.badges) == row.house
            assert lines["agility"].house == row.house
        for offer in DUEL.muster().offers(DUEL.muster().ready()[0]):
            house = races()[offer.key.partition("/")[0]].house
            assert (offer.name.key == "wizard-duel:stock-model-house") == house


class TestAround:
    """What is shown beside the sheets."""

    @pytest.mark.rule("WD-GAP-2")
    def test_name_author_and_aim_are_shown_as_found_elsewhere(self):
        about = DUEL.scene(duel(), None).sheets[-1]
        assert about.seat is None
        values = {line.label.key.removeprefix("wizard-duel:"): line for line in about.lines}
        assert values["about-author"].value == "Mic Schröder"
        assert values["about-name"].value.startswith("Magic Challenge")
        aim = say(values["about-aim"].value)
        assert "energy field" in aim
        assert "creatures" in aim
        assert say(values["about-players"].value) == "two or more"
        assert all(line.house for line in about.lines), "marked as not from the rulebook"
        assert say(about.notes[0]).startswith("Found elsewhere")
        assert "WD-GAP-2" in about.rules

    @pytest.mark.rule("WD-TERM-1")
    def test_the_glossary_is_one_step_away_and_has_both_words(self):
        assert "WD-TERM-1" in DUEL.scene(duel(), None).sheets[-1].rules
        terms = DUEL.rulebook["WD-TERM-1"].data
        assert (terms["wizard"], terms["creature"], terms["race"]) == ("tovenaar", "wezen", "ras")
        assert all(isinstance(word, str) and word for word in terms.values())
        plural = {"dwarf": "dwarves", "elf": "elves", "pygmy": "pygmies", "chaos": "Chaos",
                  "undead": "undead", "heavy-weapon": "heavy weapon"}  # fmt: skip
        for key, row in races().items():
            if not row.replaces:
                assert plural.get(key, f"{key}s") in terms, f"{row.name.en} is explained"

    @pytest.mark.rule("WD-TERM-1")
    def test_one_word_per_concept_on_the_sheet(self):
        terms = DUEL.rulebook["WD-TERM-1"].data
        said = {line.label.key: say(line.label) for line in DUEL.scene(duel(), 0).sheets[0].lines}
        assert said["wizard-duel:field"].casefold() in terms
        assert said["wizard-duel:points"].casefold() in [t.partition(" (")[0] for t in terms]


def test_packages_that_can_be_brought_lie_open_before_their_wizard():
    state = ready(("ork", "small"), ("ork", "small"), ("ork", "small"), points=250)
    (row,) = DUEL.scene(state, 0).rows
    assert [(card.plays, card.state) for card in row.cards] == [("small", "ready")]
    poor = ready(("ork", "small"), points=0)
    assert DUEL.scene(poor, 0).rows[0].cards[0].state == "closed"
    assert [one.seat for one in DUEL.scene(state, 1).rows] == [1]
    assert DUEL.scene(state, None).rows == ()
