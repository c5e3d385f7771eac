"""Good, neutral and evil: WD-NATURE-*."""

import pytest

from slagveld.games.wizard_duel.core.races import races
from tests.games.wizard_duel.duel import DUEL, act, duel, model, ready, refused, summon


@pytest.mark.rule("WD-NATURE-1")
def test_three_natures():
    letters = {"S": "evil", "N": "neutral", "G": "good"}
    for line in DUEL.rulebook["WD-RACE-1"].data:
        key = line["race"].rstrip("s").replace(" ", "-")
        assert races()[key].nature == letters[line["nature"]]
    state = duel(*(model(0, k, 20 + 5 * n, 40) for n, k in enumerate(("ork", "elf", "ogre"))))
    shown = [
        {line.label.key: line.value for line in piece.card.lines}["wizard-duel:nature"].key
        for piece in DUEL.scene(state, 0).pieces[:3]
    ]
    assert shown == [f"wizard-duel:nature-{nature}" for nature in ("evil", "good", "neutral")]


@pytest.mark.rule("WD-NATURE-2")
@pytest.mark.parametrize(
    ("kinds", "allowed"),
    [
        (("ork", "goblin"), True),
        (("amazon", "goblin"), True),
        (("ork", "undead"), True),
        (("ork", "amazon"), False),
        (("goblin", "sauroid"), True),
    ],
)
def test_good_and_evil_do_not_go_together(kinds, allowed):
    state = ready(*((kind, "normal") for kind in kinds))
    refusal = DUEL.check(state, 0, summon("normal", (1, 36, 36), (2, 36, 40)))
    assert (refusal is None) == allowed
    assert allowed or refusal.rule == "WD-NATURE-2"


@pytest.mark.rule("WD-NATURE-2")
def test_not_with_neutrals_between_and_heavy_weapons_with_anybody():
    three = ready(("ork", "small"), ("goblin", "small"), ("amazon", "small"))
    assert (
        refused(three, 0, summon("small", (1, 36, 36), (2, 36, 40), (3, 36, 44))) == "WD-NATURE-2"
    )
    for kind in ("ork", "amazon"):
        held = ready(("heavy-weapon", "heavy"), models=[model(0, kind, 60, 60, number=9)])
        act(held, 0, summon("heavy", (1, 38, 40)))


@pytest.mark.rule("WD-NATURE-3")
def test_checked_against_those_on_the_table_now():
    held = ready(("amazon", "shooting"), models=[model(0, "ork", 60, 60, number=9)])
    assert refused(held, 0, summon("shooting", (1, 38, 40))) == "WD-NATURE-2"
    gone = held.without(101)
    act(gone, 0, summon("shooting", (1, 38, 40)))
    enemy = ready(("amazon", "shooting"), models=[model(1, "ork", 60, 60, number=9)])
    act(enemy, 0, summon("shooting", (1, 38, 40)))
