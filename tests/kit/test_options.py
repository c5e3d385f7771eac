"""Options made from their key."""

import msgspec

from slagveld.kernel.fields import Choice
from slagveld.kernel.setup import Option
from slagveld.kit.options import OptionMaker, chosen
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


class Rules(msgspec.Struct, frozen=True):
    """What lasts through a game."""

    moves: int = 99
    en_passant: bool = False
    clock: str = ""
    handicap: int = 7


def test_switches_are_kept_by_their_names():
    options = (
        MAKE.number("moves", 50, "CH-2", default=3),
        MAKE.switch("en-passant", "CH-1", default=True),
        MAKE.choice("clock", ("none", "sand"), "CH-3"),
        MAKE.switch("audience", "CH-4"),
    )
    assert chosen(Rules, options, {}) == Rules(3, True, "none", 7)
    given = {"en-passant": False, "clock": "sand", "audience": True}
    assert chosen(Rules, options, given, moves=0, handicap=1) == Rules(0, False, "sand", 1)
