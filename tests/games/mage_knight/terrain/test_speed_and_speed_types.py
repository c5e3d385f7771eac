"""How far a warrior may move: doubled, halved, held back by a captive, in this order."""

import pytest

from slagveld.games.mage_knight.core.book import text
from slagveld.games.mage_knight.terrain.speed_and_speed_types import allowance, halved, pace
from slagveld.kernel.modifiers import Item, Tally
from tests.games.mage_knight.battle import battle, box, man, plain

WOOD = box(1, "hindering", 9, 9, 4, 4)


def inches(state, number=1, **more):
    """How far a warrior may move, in inches."""
    return allowance(state, state.fighter(number), **more).total / 250


def reasons(tally):
    """What each line of a sum does, and its rule."""
    return [(item.op, item.value, item.rule) for item in tally.items]


def in_the_wood(terrain=WOOD, x=11, soaring=False, **click):
    """A battle of one warrior, in the middle of a wood unless told."""
    return battle(man(0, x, 11, key=plain(**click), soaring=soaring), terrain=(terrain,))


@pytest.mark.rule("MK-MOVE-1")
def test_a_move_is_as_long_as_the_speed_shown():
    state = battle(man(0, 10, 10, key=plain(speed=7)))
    found = allowance(state, state.fighters[0])
    assert (found.start, found.total, found.items, found.length) == (1750, 1750, (), True)


@pytest.mark.rule("MK-RUN-2")
def test_a_run_doubles_the_modified_speed():
    state = battle(man(0, 10, 10, key=plain(speed=7)))
    found = allowance(state, state.fighters[0], run=True)
    assert found.total == 3500
    assert reasons(found) == [("multiply", 2, "MK-RUN-2")]
    key = plain(speed=7, item_slots=1, base=425)
    state = battle(man(0, 10, 10, key=key, items=("wolf-banner",)))
    assert inches(state) == 8
    assert inches(state, run=True) == 16


@pytest.mark.rule("MK-HINDER-6")
@pytest.mark.parametrize(("speed", "half"), [(7, 4), (8, 4), (1, 1), (0, 0), (11, 6)])
def test_a_start_in_hindering_terrain_halves_the_speed_rounded_up(speed, half):
    assert inches(in_the_wood(speed=speed)) == half


@pytest.mark.rule("MK-HINDER-6")
def test_the_lines_of_a_halved_speed():
    state = in_the_wood(speed=7)
    found = allowance(state, state.fighters[0])
    assert reasons(found) == [("divide", 2, "MK-HINDER-6"), ("at-least", 1000, "MK-HINDER-6")]
    state = in_the_wood(speed=8)
    found = allowance(state, state.fighters[0])
    assert reasons(found) == [("divide", 2, "MK-HINDER-6")]


@pytest.mark.rule("MK-HINDER-6", "MK-CONTACT-1")
def test_any_part_of_the_base_in_it_halves():
    # The wood begins at 2250: a base with its centre at 2112.5 reaches it, at 2118 lies in it.
    for x, half in ((2117, False), (2118, True), (2750, True), (3382, True), (3383, False)):
        state = in_the_wood(x=x / 250)
        assert halved(state, state.fighters[0]) is half


@pytest.mark.rule("MK-HINDER-7", "MK-RULE3-3")
def test_halving_comes_after_modifiers_and_after_the_doubling_of_a_run():
    key = plain(speed=7, item_slots=1, base=425)
    state = battle(man(0, 11, 11, key=key, items=("wolf-banner",)), terrain=(WOOD,))
    assert inches(state) == 4
    assert inches(in_the_wood(speed=7), run=True) == 7
    found = allowance(state, state.fighters[0], run=True)
    assert reasons(found) == [
        ("add", 250, "MK-CARD-wolf-banner"),
        ("multiply", 2, "MK-RUN-2"),
        ("divide", 2, "MK-HINDER-6"),
    ]


@pytest.mark.rule("MK-HINDER-6", "MK-WATER-1", "MK-CONCEAL-1", "MK-ELEV-4", "MK-BUILT-4")
@pytest.mark.parametrize(
    ("kind", "half"),
    [
        ("hindering", True),
        ("shallow-water", True),
        ("hindering-hill", True),
        ("abrupt-hindering", True),
        ("built:timber-tower", True),
        ("concealing", False),
        ("hill", False),
        ("abrupt", False),
    ],
)
def test_only_what_is_hindering_for_movement_halves(kind, half):
    state = in_the_wood(box(1, kind, 9, 9, 4, 4))
    assert halved(state, state.fighters[0]) is half


@pytest.mark.rule("MK-WING-1", "MK-CARD-flight", "MK-WAVE-1", "MK-CARD-aquatic", "MK-STYPE-1")
@pytest.mark.parametrize(
    ("click", "in_wood", "in_water"),
    [
        ({}, True, True),
        ({"speed_type": "horseshoe"}, True, True),
        ({"speed_type": "wave"}, True, False),
        ({"abilities": ("aquatic",)}, True, False),
        ({"speed_type": "wing"}, False, False),
        ({"abilities": ("flight",)}, False, False),
    ],
)
def test_who_is_slowed_by_wood_and_by_water(click, in_wood, in_water):
    state = in_the_wood(**click)
    assert halved(state, state.fighters[0]) is in_wood
    state = in_the_wood(box(1, "shallow-water", 9, 9, 4, 4), **click)
    assert halved(state, state.fighters[0]) is in_water


def test_nothing_slows_who_soars_or_a_bare_table():
    state = in_the_wood(soaring=True)
    assert not halved(state, state.fighters[0])
    state = battle(man(0, 10, 10))
    assert not halved(state, state.fighters[0])


@pytest.mark.rule("MK-CAPTURE-7", "MK-RULE3-3")
def test_a_captor_is_no_faster_than_its_captive():
    def led(own, other):
        men = (
            man(0, 10, 10, key=plain(speed=own), captive=2),
            man(1, 11.1, 10, key=plain(speed=other), captor=1),
        )
        return battle(*men)

    assert inches(led(8, 5)) == 5
    assert inches(led(5, 8)) == 5
    assert inches(led(8, 5), run=True) == 10
    found = allowance(led(8, 5), led(8, 5).fighters[0])
    assert reasons(found) == [("at-most", 1250, "MK-CAPTURE-7")]
    assert reasons(allowance(led(5, 5), led(5, 5).fighters[0])) == []
    assert pace(led(8, 5), led(8, 5).fighters[0]).total == 5
    assert pace(led(8, 5), led(8, 5).fighters[1]).total == 5


@pytest.mark.rule("MK-CAPTURE-7", "MK-CAPTURE-13")
def test_items_of_a_captive_do_not_count_for_its_speed():
    slow = plain(speed=5, item_slots=1, base=425)
    men = (
        man(0, 10, 10, key=plain(speed=8), captive=2),
        man(1, 11.4, 10, key=slow, captor=1, items=("wolf-banner",)),
    )
    assert inches(battle(*men)) == 5


@pytest.mark.rule("MK-FMOVE-3", "MK-RULE3-3")
def test_a_given_speed_stands_for_the_own_one():
    given = Tally(9, (Item(-3, text("ground-reason-run"), "MK-FMOVE-3"),))
    state = battle(man(0, 11, 11, key=plain(speed=4)), terrain=(WOOD,))
    assert inches(state, speed=given) == 3
    assert inches(state, speed=given, run=True) == 6
    clamped = Tally(
        4, (Item(6, text("ground-reason-run")), Item(3, text("ground-reason-run"), "", "clamp"))
    )
    assert inches(battle(man(0, 11, 11)), speed=clamped) == 7
    men = (man(0, 10, 10, captive=2), man(1, 11.1, 10, key=plain(speed=2), captor=1))
    assert inches(battle(*men), speed=given) == 2
