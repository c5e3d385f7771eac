"""Sources of dice."""

from collections import Counter

import pytest

from slagveld.kernel.box import DiceBox, commitment, committed
from slagveld.kernel.dice import (
    Chained,
    DiceError,
    Draw,
    NeedDiceError,
    Quick,
    Rng,
    Roll,
    Scripted,
    Seeded,
    Stream,
    Typed,
    numbers,
    seed_key,
    stream_key,
)
from slagveld.kernel.modifiers import Need, Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.shell import TypeCard, TypeDice, answer_numbers
from slagveld.texts import Text

TWO_D6 = Roll(2, 6, Text("plain", {"words": "test"}))
CARDS = Draw(("ace", "king", "queen"), ("ace", "king", "queen"), Text("plain", {"words": "deck"}))


def test_a_stream_is_fixed_for_ever():
    assert numbers(seed_key(7), 0, 8, 6) == (3, 5, 6, 4, 3, 2, 4, 1)
    assert numbers(seed_key(7), 1, 3, 20) == (10, 14, 5)
    assert numbers(seed_key("club night"), 0, 3, 6) == (3, 6, 2)


def test_answer_k_does_not_depend_on_what_was_asked_before():
    first = Seeded(3)
    first.roll(Roll(50, 20, TWO_D6.purpose))
    second = Seeded(3)
    second.roll(TWO_D6)
    assert first.roll(TWO_D6) == second.roll(TWO_D6) == numbers(seed_key(3), 1, 2, 6)
    assert first.counter == 2


def test_long_rolls_use_further_blocks():
    rolled = numbers(seed_key(1), 0, 100, 6)
    assert len(rolled) == 100
    assert rolled[:20] == numbers(seed_key(1), 0, 20, 6)
    assert set(rolled) == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10, 20, 100])
def test_every_face_is_as_likely(sides):
    count = 20_000
    tally = Counter(numbers(seed_key("fair"), 0, count, sides))
    assert sorted(tally) == list(range(1, sides + 1))
    expected = count / sides
    chi_square = sum((tally[face] - expected) ** 2 / expected for face in range(1, sides + 1))
    assert chi_square < (sides - 1) + 5 * (2 * (sides - 1)) ** 0.5


def test_quick_dice_are_fair_and_repeatable():
    rolled = Quick(Rng(5)).roll(Roll(6000, 6, TWO_D6.purpose))
    assert rolled == Quick(Rng(5)).roll(Roll(6000, 6, TWO_D6.purpose))
    assert all(850 < rolled.count(face) < 1150 for face in range(1, 7))
    drawn = [Quick(Rng(seed)).draw(CARDS) for seed in range(60)]
    assert sorted(set(drawn)) == [0, 1, 2]


def test_key_parts_have_borders():
    assert stream_key(b"ab", b"c") != stream_key(b"a", b"bc")


def test_scripts_are_taken_in_order_and_used_up():
    script = Scripted([1, 6, "queen", 2])
    assert script.roll(TWO_D6) == (1, 6)
    assert script.draw(CARDS) == 2
    with pytest.raises(DiceError, match="left over"):
        script.done()
    assert script.draw(CARDS) == 1
    script.done()


@pytest.mark.parametrize("values", [[1], [0, 3], [1, 7], ["ace", 1]])
def test_scripts_that_do_not_fit_fail(values):
    with pytest.raises(DiceError):
        Scripted(values).roll(TWO_D6)


@pytest.mark.parametrize("values", [[], ["jack"], [0], [4]])
def test_scripted_cards_that_do_not_fit_fail(values):
    with pytest.raises(DiceError):
        Scripted(values).draw(CARDS)


def test_typed_dice_stop_at_the_first_missing_answer():
    dice = Typed([(3, 4)])
    assert dice.roll(TWO_D6) == (3, 4)
    with pytest.raises(NeedDiceError) as needed:
        dice.draw(CARDS)
    assert needed.value.request == CARDS
    with pytest.raises(NeedDiceError):
        Typed([]).roll(TWO_D6)


@pytest.mark.parametrize("answer", [(1,), (1, 2, 3), (0, 1), (6, 7)])
def test_typed_dice_that_cannot_fall_are_an_error(answer):
    with pytest.raises(DiceError):
        Typed([answer]).roll(TWO_D6)


@pytest.mark.parametrize("answer", [(0,), (4,), (1, 1)])
def test_typed_cards_that_cannot_be_are_an_error(answer):
    with pytest.raises(DiceError):
        Typed([answer]).draw(CARDS)


def test_chained_dice_go_over_to_the_other_source():
    dice = Chained([(1, 1), (2,)], Seeded(3))
    assert dice.roll(TWO_D6) == (1, 1)
    assert dice.unused == 1
    assert dice.draw(CARDS) == 1
    assert dice.roll(TWO_D6) == numbers(seed_key(3), 0, 2, 6)
    assert dice.draw(CARDS) == numbers(seed_key(3), 1, 1, 3)[0] - 1


@pytest.mark.rule("SLV-DICE-3")
def test_committed_dice_depend_on_the_secret_and_every_number():
    box = committed("secret")
    assert box.commitment == commitment("secret") != commitment("secret2")
    assert box.proven
    rolled = box.with_number(1, 8).with_number(0, 5).stream(0).roll(TWO_D6)
    assert rolled == box.with_number(0, 5).with_number(1, 8).stream(0).roll(TWO_D6)
    many = Roll(30, 20, TWO_D6.purpose)
    base = box.with_number(0, 5).with_number(1, 8).stream(0).roll(many)
    assert base != box.with_number(0, 5).with_number(1, 9).stream(0).roll(many)
    assert base != committed("other").with_number(0, 5).with_number(1, 8).stream(0).roll(many)
    assert base != box.with_number(0, 5).with_number(1, 8).stream(1).roll(many)


@pytest.mark.rule("SLV-DICE-3")
def test_a_changed_secret_is_found_out():
    assert not DiceBox(kind="committed", seed="forged", commitment=commitment("secret")).proven


def test_a_seeded_box_is_the_seeds_stream():
    assert DiceBox(kind="seeded", seed="7").stream(4).roll(TWO_D6) == Stream(seed_key(7), 4).roll(
        TWO_D6
    )


@pytest.mark.rule("SLV-DICE-1")
@pytest.mark.parametrize(
    "action",
    [
        TypeDice((1,)),
        TypeDice((1, 2, 3)),
        TypeDice((0, 1)),
        TypeDice((1, 7)),
        TypeDice((1, 10**30)),
        TypeDice((), 2),
        TypeCard("ace"),
    ],
)
def test_impossible_numbers_are_refused(action):
    assert isinstance(answer_numbers(TWO_D6, action), Refusal)


@pytest.mark.rule("SLV-DICE-1")
def test_possible_numbers_are_taken():
    assert answer_numbers(TWO_D6, TypeDice((6, 1))) == (6, 1)
    assert answer_numbers(CARDS, TypeCard("queen")) == (3,)


@pytest.mark.rule("SLV-DICE-1")
def test_a_card_that_is_not_there_is_refused():
    assert isinstance(answer_numbers(CARDS, TypeCard("jack")), Refusal)
    assert isinstance(answer_numbers(CARDS, TypeDice((1,))), Refusal)


@pytest.mark.rule("SLV-DICE-1")
def test_dice_without_numbers_count_successes():
    pool = Roll(3, 6, TWO_D6.purpose, need=Need(Tally(4), ">="))
    assert answer_numbers(pool, TypeDice(successes=2)) == (4, 4, 1)
    assert isinstance(answer_numbers(pool, TypeDice(successes=4)), Refusal)
    assert isinstance(answer_numbers(pool, TypeDice((4, 4, 4), 3)), Refusal)
    sure = Roll(2, 6, TWO_D6.purpose, need=Need(Tally(1), ">="))
    assert isinstance(answer_numbers(sure, TypeDice(successes=1)), Refusal)
    assert answer_numbers(sure, TypeDice(successes=2)) == (1, 1)
    summed = Roll(2, 6, TWO_D6.purpose, need=Need(Tally(7), ">=", each=False))
    assert isinstance(answer_numbers(summed, TypeDice(successes=1)), Refusal)
