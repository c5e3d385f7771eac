"""A game's book: its words by their keys."""

import inspect

import msgspec
import pytest

from slagveld.kernel import fields
from slagveld.kernel.decision import Action, Form, Measuring
from slagveld.kernel.fields import Choice
from slagveld.kernel.muster import Fault
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.standing import PolicyForm
from slagveld.kit.book import Book, Pick
from slagveld.texts import Text

BOOK = Book("toy")


class Hit(Action, frozen=True):
    """Some action."""


class Man(msgspec.Struct):
    """Something with a number."""

    id: int


def test_the_first_case_that_holds_is_refused():
    cases = ((0, "R-1", "a"), ((7,), "R-2", "b"), (True, "R-3", "c"))
    assert BOOK.first_refusal(*cases, x=1) == Refusal("R-2", Text("toy:b", {"x": 1}))
    assert BOOK.first_refusal(*cases[:1], x=1) is None


def test_words_are_the_games_own():
    assert BOOK.text("hello", name="x") == Text("toy:hello", {"name": "x"})
    assert BOOK.refuse("CH-3", "refusal-far", most=4) == Refusal(
        "CH-3", Text("toy:refusal-far", {"most": 4})
    )


def test_a_policy_has_words_for_its_title_and_each_choice():
    assert BOOK.policy("watch", "policy-watch", "ask", "never") == PolicyForm(
        "watch",
        Text("toy:policy-watch"),
        (
            Choice("ask", Text("toy:policy-watch-ask")),
            Choice("never", Text("toy:policy-watch-never")),
        ),
    )
    (choice,) = BOOK.policy("watch", "policy-watch", "ask", stem="policy").choices
    assert choice.label == Text("toy:policy-ask")


def test_an_offer_is_a_form():
    target = BOOK.pick.piece("target", "field-target", [Man(3), 4])
    made = BOOK.do(Hit, "do-hit", target, rule="CH-4", help="help-hit", name="x")
    assert made == Form(
        action="Hit",
        title=Text("toy:do-hit", {"name": "x"}),
        fields=(target,),
        help=Text("toy:help-hit"),
        rule="CH-4",
    )
    assert target.allowed == (3, 4)
    ready, ruler = Text("other"), Measuring(ruler="own")
    assert BOOK.do(Hit, ready, help=ready, measuring=ruler) == Form(
        action="Hit", title=ready, help=ready, measuring=ruler
    )


@pytest.mark.plain
@pytest.mark.parametrize(
    ("kind", "needed"),
    [
        ("piece", ([1],)),
        ("pieces", ([1],)),
        ("spot", ()),
        ("path", ()),
        ("placements", ()),
        ("facing", ()),
        ("choice", ([Choice("a", "A")],)),
        ("choices", ([Choice("a", "A")],)),
        ("number", (1, 6)),
        ("words", (9,)),
        ("switch", ()),
    ],
)
def test_whatever_is_picked_says_all_that_its_field_can(kind, needed):
    pick = getattr(BOOK.pick, kind)
    plain = pick("it", "field-it", *needed)
    assert type(plain) is getattr(fields, f"{kind.capitalize()}Field")
    assert (plain.name, plain.title, plain.optional) == ("it", Text("toy:field-it"), False)
    assert set(inspect.signature(pick).parameters) == set(plain.__struct_fields__)
    bare = type(plain)(
        **{
            name: getattr(plain, name)
            for name in plain.__struct_fields__
            if name in {"name", "title", "allowed", "choices", "least", "most"}
        }
    )
    assert plain == bare
    assert pick("it", "field-it", *needed, optional=True).optional


def test_every_pick_is_tried_above():
    made = [name for name in vars(Pick) if not name.startswith("_")]
    assert made == [
        "piece", "pieces", "spot", "path", "placements", "facing", "choice", "choices", "number",
        "words", "switch",
    ]  # fmt: skip


def test_a_fault_cites_a_rule_and_may_name_an_entry():
    found = Book("chess").fault("CH-1", "army-fault-few", 2, least=3)
    assert found == Fault("CH-1", Text("chess:army-fault-few", {"least": 3}), 2)
