from fractions import Fraction

from slagveld.chances import Distribution
from slagveld.kit.verdicts import gain, harm, likely, of_wounds
from slagveld.texts import Text

ONE = Distribution({0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)})


def told(briefs):
    return [(brief.words.key, brief.chance, brief.tone) for brief in briefs]


def test_of_one_figure_wounds_and_death_are_told():
    assert told(of_wounds(ONE, [2])) == [
        ("verdict-wounds", 0.75, "gain"),
        ("verdict-kills", 0.25, "gain"),
    ]


def test_of_many_the_first_to_fall_and_all_of_them():
    assert told(of_wounds(ONE, [1, 1], suffered=True)) == [
        ("verdict-loses", 0.75, "harm"),
        ("verdict-all-lost", 0.25, "harm"),
    ]
    assert told(of_wounds(ONE, [1, 1, 1])) == [("verdict-kills", 0.75, "gain")]


def test_what_hardly_happens_is_not_worth_a_word_but_nobody_is_left_without_one():
    rare, none = Text("a"), Text("b")
    assert told(likely(gain(rare, 0.001), harm(none, 0.0))) == [("a", 0.001, "gain")]
    assert likely(harm(none, 0.001)) == ()
