"""Options made from their key."""

from slagveld.kernel.fields import Choice
from slagveld.kernel.setup import Option
from slagveld.kit.options import OptionMaker
from slagveld.texts import Text

MAKE = OptionMaker("chess")


def test_a_switch_is_off_unless_told():
    assert MAKE.switch("castling", "CH-1") == Option(
        key="castling",
        title=Text("chess:option-castling"),
        help=Text("chess:option-castling-help"),
        default=False,
        rule="CH-1",
    )
    assert MAKE.switch("castling", "CH-1", default=True).default is True


def test_a_number_goes_from_nothing_to_the_most():
    made = MAKE.number("moves", 50, "CH-2", default=3)
    assert (made.least, made.most, made.default, made.rule) == (0, 50, 3, "CH-2")
    assert made.title == Text("chess:option-moves")
    assert [made.accepts(value) for value in (-1, 0, 50, 51)] == [False, True, True, False]
    assert MAKE.number("moves", 50, "CH-2").default == 0


def test_of_several_the_first_is_chosen():
    made = MAKE.choice("clock", ("none", "sand"), "CH-3")
    assert made.default == "none"
    assert made.choices == (
        Choice("none", Text("chess:option-clock-none")),
        Choice("sand", Text("chess:option-clock-sand")),
    )
    assert (made.help, made.rule) == (Text("chess:option-clock-help"), "CH-3")
