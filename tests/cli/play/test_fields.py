"""Every kind of field, filled in at a scripted keyboard."""

from types import SimpleNamespace

import pytest

from slagveld.cli.desk import Desk
from slagveld.cli.play import fields
from slagveld.cli.play.asking import mnemonics
from slagveld.cli.play.codes import Codes
from slagveld.cli.play.describing import Describer, piece_of
from slagveld.cli.play.draft import CancelledError, Draft
from slagveld.cli.play.terminal import Terminal
from slagveld.kernel import fields as kinds
from slagveld.kernel.decision import Decision, Form, Measuring
from slagveld.kernel.fields import Choice
from slagveld.kernel.scene import Piece, Scene, Table
from slagveld.table.shapes import Pose, RoundBase
from slagveld.texts import Text

TITLE = Text("plain", {"words": "What"})
ABC = (Choice("a", "Apple"), Choice("b", "Bread"), Choice("c", "Cheese"))


def piece(number, x, y, seat):
    base = RoundBase(300)
    return Piece(
        id=number, name=f"Ork {number}", seat=seat, icon="ork", base=base, pose=Pose(x, y, 0),
        label=str(number),
    )  # fmt: skip


SCENE = Scene(
    table=Table(width=10_000, depth=8_000),
    pieces=(piece(1, 1000, 1000, 0), piece(2, 2000, 1000, 0), piece(7, 5000, 1000, 1)),
)


@pytest.fixture
def ask():
    """Ask for a field: the value, given what is typed and what is proposed."""

    def ask(field, *typed, proposed=(), others=(), values=None, refuse=None, measuring=None):
        term = Terminal(Desk("en"))
        left = list(typed)
        sitting = SimpleNamespace(term=term, match=None, read=lambda *_, **__: left.pop(0))
        form = Form(action="Do", title=TITLE, fields=(*others, field), measuring=measuring)
        decision = Decision(seats=(0,), prompt=TITLE, forms=(form,), pieces=(1,))
        advice = SimpleNamespace(values=lambda *_: list(proposed))
        describer = Describer(Codes(SCENE, term.speaker), term, (0,))
        draft = Draft(sitting, decision, 0, form, advice, describer)
        draft.values = dict(values or {})
        draft.refusal = lambda values: None if refuse is None else refuse(values)
        value = fields.ask(draft, field)
        assert not left, "more was typed than asked for"
        return value

    return ask


def test_pieces(ask):
    field = kinds.PieceField(name="x", title=TITLE, allowed=(2, 7))
    assert ask(field, "1") == 2
    assert ask(field, "b7") == 7
    assert ask(field, "9", "what", "a1", "ork 7") == 7
    assert ask(field, "", proposed=[7]) == 7
    several = kinds.PiecesField(name="x", title=TITLE, allowed=(1, 2, 7), most=2)
    assert ask(several, "1,3") == [1, 7]
    assert ask(several, "1 3") == [1, 7]
    assert ask(several, "A2, B7, a2") == [2, 7]
    assert ask(several, ",", "1") == [1]


def test_choices(ask):
    assert ask(kinds.ChoiceField(name="x", title=TITLE, choices=ABC), "z", "br") == "b"
    several = kinds.ChoicesField(name="x", title=TITLE, choices=ABC)
    assert ask(several, "1, cheese") == ["a", "c"]
    assert ask(several, "", proposed=[[]]) == []
    order = kinds.OrderField(name="x", title=TITLE, items=ABC)
    assert ask(order, "3 1") == ["c", "a", "b"]
    assert ask(order, "") == ["a", "b", "c"]


def test_a_choice_among_numbers_is_a_number(ask):
    field = kinds.ChoiceField(name="x", title=TITLE, choices=(Choice("1", "Wood"),), numeric=True)
    assert ask(field, "wood") == 1


def test_numbers_switches_words_and_dice(ask):
    number = kinds.NumberField(name="x", title=TITLE, least=0, most=3)
    assert ask(number, "4", "-1", "x y", "2") == 2
    assert ask(number, "", proposed=[1]) == 1
    optional = kinds.NumberField(name="x", title=TITLE, least=0, most=3, optional=True)
    assert ask(optional, "") is None
    assert ask(kinds.SwitchField(name="x", title=TITLE), "hm", "y") is True
    assert ask(kinds.SwitchField(name="x", title=TITLE), "", proposed=[False]) is False
    assert ask(kinds.WordsField(name="x", title=TITLE, most=4), "Merlin") == "Merl"
    assert ask(kinds.WordsField(name="x", title=TITLE), "x") == "x"
    with pytest.raises(CancelledError):
        ask(kinds.WordsField(name="x", title=TITLE), "/x")
    dice = kinds.DiceField(name="x", title=TITLE, count=2, sides=6)
    assert ask(dice, "x3", "36") == [3, 6]
    assert ask(dice, "=2", others=(optional,)) == 2


def test_ways_belong_to_the_piece_that_was_chosen(ask):
    who = kinds.PieceField(name="who", title=TITLE, allowed=(1, 2))
    way = kinds.PathField(name="x", title=TITLE, piece=1)
    assert ask(way, "5 e", others=(who,), values={"who": 2}) == [[2500, 1000, 0]]
    assert ask(way, "5 e; 5 s") == [[1500, 1000, 0], [1500, 1500, 0]]
    assert ask(way, "here") == []
    assert ask(way, "2", proposed=[[[9, 9, 0]], [[4000, 4000, 0]]]) == [[4000, 4000, 0]]
    assert ask(way, "nowhere", "7", "", proposed=[[[9, 9, 0]]]) == [[9, 9, 0]]
    form = Form(action="Do", title=TITLE, fields=(who, way))
    assert piece_of(form, way, {"who": 2}) == 2
    assert piece_of(form, way, {}) == 1


def test_straight_towards_a_piece_as_far_as_allowed(ask):
    way = kinds.PathField(name="x", title=TITLE, piece=1)

    def near(limit):
        return lambda values: None if values["x"][-1][0] <= limit else "too far"

    assert ask(way, "to b7", refuse=near(1600)) == [[1600, 1000, 0]]
    assert ask(way, "contact b7", refuse=near(4700)) == [[4700, 1000, 0]]
    assert ask(way, "contact b7", "here", refuse=near(1600)) == []


def test_nothing_is_measured_where_the_book_forbids_it(ask):
    way = kinds.PathField(name="x", title=TITLE, piece=1)
    own = Measuring("own", rule="X-1")
    assert ask(way, "to b7", "contact b7", "to a2", measuring=own) == [[2000, 1000, 0]]


def test_places_and_facings(ask):
    spot = kinds.SpotField(name="x", title=TITLE, piece=1, facing=False)
    assert ask(spot, "30 20") == [3000, 2000, 0]
    posed = kinds.SpotField(name="x", title=TITLE, piece=1)
    assert ask(posed, "30 20") == {"x": 3000, "y": 2000, "facing": 0, "level": 0}
    facing = kinds.FacingField(name="x", title=TITLE, piece=1)
    assert ask(facing, "up", "n") == 2700
    assert ask(facing, "s") == 900
    assert ask(facing, "at b7") == 0
    assert ask(facing, "", proposed=[450]) == 450


def test_placements(ask):
    field = kinds.PlacementsField(name="x", title=TITLE, pieces=(1, 2), paths=True)
    plan = [{"piece": 2, "pose": {"x": 1, "y": 2, "facing": 0}, "path": [[1, 2, 0]]}]
    assert ask(field, "", proposed=[plan]) == plan
    assert ask(field, "9", "1", proposed=[plan]) == plan
    made = ask(field, "each", "a1", "5 e", "", "done", proposed=[plan])
    assert [(one["piece"], one["path"]) for one in made] == [(1, [[1500, 1000, 0]])]
    both = ask(field, "a1", "5 e", "n", "a2", "5 s", "")
    assert [one["pose"]["facing"] for one in both] == [2700, 900]
    again = ask(field, "a1", "9 e", "", "drop", "1", "5 e", "", "")
    assert [one["path"] for one in again] == [[[1500, 1000, 0]]]


def test_pieces_that_are_not_in_the_scene_have_numbers(ask):
    field = kinds.PlacementsField(name="x", title=TITLE, pieces=(11, 12), facing=False)
    made = ask(field, "12", "10 e", "done")
    assert made[0]["piece"] == 12
    assert (made[0]["pose"]["x"], made[0]["pose"]["y"]) == (2000, 1000)  # from piece 1, asked about


def test_legs(ask):
    field = kinds.LegsField(name="x", title=TITLE, piece=1, kinds=("ahead", "turn"))
    assert ask(field, "left 3", "ahead", "ahead 10; turn -45") == [
        {"kind": "ahead", "amount": 1000},
        {"kind": "turn", "amount": -450},
    ]


def test_pools_are_divided(ask):
    field = kinds.SplitField(name="x", title=TITLE, columns=ABC, total=5)
    assert ask(field, "a lot", "3 2") == [
        {"column": "a", "amount": 3, "row": ""},
        {"column": "b", "amount": 2, "row": ""},
    ]
    rows = kinds.SplitField(name="x", title=TITLE, columns=ABC[:2], rows=ABC[2:], row_totals=(2,))
    assert ask(rows, "0 2") == [{"column": "b", "amount": 2, "row": "c"}]


def test_pairs(ask):
    field = kinds.PairingField(name="x", title=TITLE, left=ABC[:2], right=ABC[1:], flag=TITLE)
    assert ask(field, "9", "cheese", "y", "") == [{"left": "a", "right": "c", "flag": True}]


def test_a_player_may_think_better_of_it(ask):
    with pytest.raises(CancelledError):
        ask(kinds.NumberField(name="x", title=TITLE, least=0, most=3), "x")
    with pytest.raises(CancelledError):
        ask(kinds.ChangesField(name="x", title=TITLE))


def test_letters_come_from_the_titles():
    assert mnemonics(["End", "Move", "Shoot", "Strike", "Even"]) == ["e", "m", "o", "t", "v"]
    many = mnemonics(["Same"] * 40)
    assert len(set(many)) == 40
