"""Chances as screens show them."""

from fractions import Fraction

from slagveld.chances import Distribution
from slagveld.kernel.decision import Brief, Odds
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.odds import Attack
from slagveld.kit.odds import by_name, counted, either
from slagveld.texts import Text

TITLE, WON, LOST = Text("a"), Text("b"), Text("c")
NEED = Tally(4)


def test_two_outcomes_make_one():
    found = either(TITLE, Fraction(1, 3), WON, LOST, NEED)
    brief = (Brief(WON, 1 / 3),)
    assert found == Odds(
        title=TITLE, outcomes=((WON, 1 / 3), (LOST, 2 / 3)), need=NEED, brief=brief
    )
    assert either(TITLE, 0.25, WON, LOST).outcomes == ((WON, 0.25), (LOST, 0.75))


def test_numbers_have_words_and_a_mean():
    chances = Distribution({0: Fraction(1, 4), 2: Fraction(3, 4)})
    found = counted(TITLE, chances, lambda count: Text("n", {"count": count}), NEED)
    assert found == Odds(
        title=TITLE,
        outcomes=((Text("n", {"count": 0}), 0.25), (Text("n", {"count": 2}), 0.75)),
        mean=1.5,
        need=NEED,
    )


def test_attacks_go_by_their_names():
    one, other = (Attack(name, TITLE, (), Distribution.certain) for name in ("hit", "miss"))
    assert by_name(one, other) == {"hit": one, "miss": other}
