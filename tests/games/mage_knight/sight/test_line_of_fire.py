"""Lines of fire and elevated terrain, soaring warriors, height, water."""

import pytest

from tests.games.mage_knight.battle import BASE, EAST, WEST, box, man, plain
from tests.games.mage_knight.shoots import BOW, barred, blocked, cover, duel, field, seen

WING = plain(speed_type="wing")
FLYING_BOW = plain(attack_type="bow", range=10, ranged_damage=2, speed_type="wing")
STEALTHY = plain(abilities=("stealth",))
HEIGHT = ("MK-HEIGHT-1", 1)
HINDERED = ("MK-HINDER-8", 1)

# The shooter stands at (10, 10), the target at (18, 10).


def under_shooter(kind="hill", number=50):
    return box(number, kind, 9, 9, 2, 2)


def under_target(kind="hill", number=51):
    return box(number, kind, 17, 9, 2, 2)


def between(kind="hill", number=52):
    return box(number, kind, 13, 9, 2, 2)


def under_both(kind="hill", number=53):
    return box(number, kind, 9, 9, 10, 2)


# Both on the ground


@pytest.mark.rule("MK-ELOF-1")
@pytest.mark.parametrize("kind", ["hill", "hindering-hill", "blocking-hill", "abrupt"])
def test_an_elevated_piece_blocks_a_line_between_two_on_the_ground(kind):
    assert blocked(duel((between(kind),))) == "MK-ELOF-1"


@pytest.mark.rule("MK-ELOF-1")
def test_the_piece_on_which_shooter_or_target_stands_does_not_block():
    assert blocked(duel((under_shooter(),))) is None
    assert blocked(duel((under_target(),))) is None
    assert blocked(duel((under_both(),))) is None


@pytest.mark.rule("MK-LOF-4")
def test_on_the_ground_the_base_of_a_warrior_on_a_hill_blocks_where_it_sticks_out():
    hill = box(50, "hill", 13, 10.2, 2, 2)
    assert blocked(duel((hill,), others=(man(1, 14, 10.3),))) == "MK-LOF-4"


# Both on one piece


@pytest.mark.rule("MK-ELOF-2")
def test_on_one_hill_bases_on_that_hill_block():
    assert blocked(duel((under_both(),), others=(man(0, 14, 10),))) == "MK-ELOF-2"


@pytest.mark.rule("MK-ELOF-2")
def test_on_one_hill_bases_beside_it_do_not_block():
    ring = box(50, "hill", 9, 9.5, 10, 4)
    below = man(0, 14, 9.46)
    assert blocked(duel((ring,), others=(below,))) is None


@pytest.mark.rule("MK-ELOF-2")
def test_on_one_hill_elevated_blocking_terrain_blocks_and_ground_terrain_does_not():
    assert blocked(duel((under_both(), between("blocking-hill")))) == "MK-ELOF-2"
    state = duel((under_both(), between("blocking"), box(60, "hindering", 16, 9, 0.5, 2)))
    assert blocked(state) is None
    assert cover(state) == []


@pytest.mark.rule("MK-ELOF-2")
def test_on_one_hill_elevated_hindering_terrain_between_them_adds_one():
    state = duel((under_both(), between("hindering-hill")))
    assert blocked(state) is None
    assert cover(state) == [HINDERED]


@pytest.mark.rule("MK-ELOF-2")
def test_on_one_hindering_hill_the_target_has_the_modifier():
    assert cover(duel((under_both("hindering-hill"),))) == [HINDERED]


# On two pieces


@pytest.mark.rule("MK-ELOF-3")
@pytest.mark.parametrize("kind", ["hill", "hindering-hill", "blocking-hill"])
def test_between_two_hills_a_third_elevated_piece_blocks(kind):
    assert blocked(duel((under_shooter(), under_target(), between(kind)))) == "MK-ELOF-3"


@pytest.mark.rule("MK-ELOF-3")
def test_between_two_hills_bases_on_elevated_terrain_block_and_others_do_not():
    hills = (box(50, "hill", 8, 9, 4, 2), under_target())
    assert blocked(duel(hills, others=(man(0, 11.2, 10),))) == "MK-ELOF-3"
    assert blocked(duel(hills, others=(man(0, 14, 10),))) is None


@pytest.mark.rule("MK-ELOF-3")
def test_between_two_hills_terrain_on_the_ground_has_no_effect():
    for kind in ("blocking", "hindering"):
        state = duel((under_shooter(), under_target(), between(kind)))
        assert blocked(state) is None
        assert cover(state) == []


@pytest.mark.rule("MK-ELOF-3")
@pytest.mark.rule("MK-ELOF-6")
def test_between_two_hills_an_elevated_hindering_one_adds_one():
    target = duel((under_shooter(), under_target("hindering-hill")))
    assert cover(target) == [HINDERED]
    shooter = duel((under_shooter("hindering-hill"), under_target()))
    assert cover(shooter) == [HINDERED]


# One high, one low


@pytest.mark.rule("MK-ELOF-4")
@pytest.mark.parametrize("stand", [under_shooter, under_target])
def test_with_one_on_a_hill_other_elevated_and_all_blocking_terrain_blocks(stand):
    for kind in ("hill", "hindering-hill", "blocking-hill", "blocking"):
        assert blocked(duel((stand(), between(kind)))) == "MK-ELOF-4"


@pytest.mark.rule("MK-ELOF-4")
@pytest.mark.parametrize("stand", [under_shooter, under_target])
def test_with_one_on_a_hill_bases_on_the_ground_do_not_block(stand):
    assert blocked(duel((stand(),), others=(man(0, 14, 10),))) is None


@pytest.mark.rule("MK-ELOF-4")
def test_with_one_on_a_hill_bases_on_elevated_terrain_block():
    hill = box(50, "hill", 8, 9, 4, 2)
    assert blocked(duel((hill,), others=(man(0, 11.2, 10),))) == "MK-ELOF-4"


@pytest.mark.rule("MK-ELOF-5")
@pytest.mark.rule("MK-ELOF-6")
def test_with_one_on_a_hill_hindering_terrain_on_the_ground_has_no_effect():
    assert cover(duel((under_shooter(), between("hindering")))) == []
    assert cover(duel((under_shooter(), under_target("hindering")))) == []
    assert cover(duel((under_target(), under_shooter("hindering")))) == [HEIGHT]


@pytest.mark.rule("MK-ELOF-5")
def test_with_one_on_a_hindering_hill_the_target_has_the_modifier():
    assert cover(duel((under_shooter("hindering-hill"),))) == [HINDERED]


@pytest.mark.rule("MK-ELOF-5")
def test_from_the_edge_of_a_hindering_hill_there_is_none():
    assert cover(duel((box(50, "hindering-hill", 8, 8, 2.3, 4),))) == []


@pytest.mark.rule("MK-CARD-stealth")
def test_where_hindering_terrain_has_no_effect_stealth_hides_nobody():
    assert blocked(duel((under_shooter(), between("hindering")), target=STEALTHY)) is None
    assert blocked(duel((under_shooter(), under_target("hindering")), target=STEALTHY)) is None
    high = duel((under_target("hindering-hill"),), target=STEALTHY)
    assert blocked(high) == "MK-CARD-stealth"


# Height


@pytest.mark.rule("MK-HEIGHT-1")
def test_an_elevated_target_has_one_more_against_an_attacker_below():
    assert cover(duel((under_target(),))) == [HEIGHT]
    assert cover(duel((under_target(), under_shooter()))) == []
    assert cover(duel((under_shooter(),))) == []


@pytest.mark.rule("MK-HEIGHT-1")
def test_height_counts_in_close_combat_too():
    hill = box(50, "hill", 10.6, 9, 3, 2)
    state = duel((hill,), mark=(10 + BASE, 10))
    assert cover(state, kind="close") == [HEIGHT]
    assert cover(state, 2, 1, kind="close") == []


@pytest.mark.rule("MK-HEIGHT-2")
@pytest.mark.rule("MK-HEIGHT-EX1")
def test_height_and_hindering_terrain_add_up_to_two():
    found = cover(duel((under_target("hindering-hill"),)))
    assert found == [HINDERED, HEIGHT]
    assert sum(amount for _, amount in found) == 2


def test_without_a_line_only_the_ground_under_the_target_counts():
    assert cover(duel((under_target("hindering-hill"),)), without=True) == [HINDERED, HEIGHT]
    assert cover(duel((under_target("hindering"),)), without=True) == [HINDERED]
    assert cover(duel((between("hindering"),)), without=True) == []
    assert cover(duel((under_target("hindering"), under_shooter())), without=True) == []
    both = duel((under_target("hindering-hill"), under_shooter()))
    assert cover(both, without=True) == [HINDERED]


# Soaring


@pytest.mark.rule("MK-SOAR-7")
def test_a_soaring_target_has_one_more_against_every_attack_once():
    def state(*pieces, key=BOW, up=False):
        return field(
            man(0, 10, 10, EAST, key=key, soaring=up),
            man(1, 18, 10, WEST, key=WING, soaring=True),
            terrain=pieces,
        )

    assert cover(state()) == [("MK-SOAR-7", 1)]
    assert cover(state(under_shooter())) == [("MK-SOAR-7", 1)]
    assert cover(state(under_target())) == [("MK-SOAR-7", 1)]
    assert cover(state(key=FLYING_BOW, up=True)) == [("MK-SOAR-7", 1)]
    assert cover(state(key=FLYING_BOW, up=True), kind="close") == [("MK-SOAR-7", 1)]


@pytest.mark.rule("MK-SOAR-8")
@pytest.mark.rule("MK-SOAR-10")
def test_nothing_blocks_or_hinders_a_line_to_a_soaring_target():
    pieces = (between("blocking"), between("blocking-hill", 60), under_target("hindering"))
    state = field(
        man(0, 10, 10, EAST, key=BOW),
        man(1, 18, 10, WEST, key=WING, soaring=True),
        man(0, 12, 10),
        man(1, 14, 10, key=WING, soaring=True),
        terrain=pieces,
    )
    found = seen(state)
    assert (found.refusal, found.hindering, found.crossed) == (None, False, ())
    assert barred(state) is None


@pytest.mark.rule("MK-SOAR-10")
def test_range_and_arc_stay_for_a_soaring_target():
    def state(x, y):
        return field(man(0, 10, 10, EAST, key=BOW), man(1, x, y, WEST, key=WING, soaring=True))

    assert barred(state(20, 10)) is None
    assert barred(state(20.1, 10)) == "MK-RANGED-4"
    assert barred(state(10, 16)) == "MK-LOF-2"


@pytest.mark.rule("MK-SOAR-10")
def test_stealth_hides_no_soaring_target():
    key = plain(speed_type="wing", abilities=("stealth",))
    state = field(
        man(0, 10, 10, EAST, key=BOW),
        man(1, 18, 10, WEST, key=key, soaring=True),
        terrain=(between("hindering"),),
    )
    assert blocked(state) is None


@pytest.mark.rule("MK-SOAR-9")
def test_a_soaring_warrior_may_shoot_at_a_soaring_one():
    state = field(
        man(0, 10, 10, EAST, key=FLYING_BOW, soaring=True),
        man(1, 18, 10, WEST, key=WING, soaring=True),
        man(1, 14, 10, key=WING, soaring=True),
    )
    assert barred(state) is None


def soaring_shooter(*pieces, others=(), target=None):
    return field(
        man(0, 10, 10, EAST, key=FLYING_BOW, soaring=True),
        man(1, 18, 10, WEST, key=target),
        *others,
        terrain=pieces,
    )


@pytest.mark.rule("MK-SOAR-11")
def test_from_above_bases_on_the_ground_do_not_block_with_and_without_terrain():
    assert blocked(soaring_shooter(others=(man(1, 14, 10),))) is None
    far = box(60, "hindering", 2, 2, 2, 2)
    assert blocked(soaring_shooter(far, others=(man(1, 14, 10),))) is None


@pytest.mark.rule("MK-SOAR-11")
def test_from_above_the_line_is_that_of_one_on_elevated_terrain():
    assert blocked(soaring_shooter(between("hill"))) == "MK-ELOF-4"
    assert blocked(soaring_shooter(between("blocking"))) == "MK-ELOF-4"
    assert cover(soaring_shooter(between("hindering"))) == []
    assert cover(soaring_shooter(under_target("hindering"))) == []
    hill = box(50, "hill", 13, 9.5, 2, 3)
    beside = man(1, 14, 9.6)
    assert blocked(soaring_shooter(hill, others=(beside,))) == "MK-ELOF-4"


@pytest.mark.rule("MK-SOAR-11")
@pytest.mark.parametrize("kind", ["hill", "hindering-hill", "blocking", "hindering"])
def test_from_above_the_terrain_under_the_attackers_own_base_is_left_out(kind):
    state = soaring_shooter(under_shooter(kind))
    assert blocked(state) is None
    assert cover(state) == []
    ahead = soaring_shooter(box(50, kind, 10.5, 9, 2, 2))
    assert blocked(ahead) is None


@pytest.mark.rule("MK-SOAR-11")
def test_from_above_an_elevated_target_has_no_height_but_both_are_elevated():
    assert cover(soaring_shooter(under_target())) == []
    assert cover(soaring_shooter(under_target("hindering-hill"))) == [HINDERED]
    assert blocked(soaring_shooter(under_target(), between("blocking"))) is None
    assert blocked(soaring_shooter(under_target(), between("hill"))) == "MK-ELOF-3"


@pytest.mark.rule("MK-SOAR-11")
def test_from_above_only_terrain_is_left_out_not_who_stands_on_it_nor_the_targets_own_cover():
    hill = box(50, "hill", 9, 9, 5, 2)
    assert blocked(soaring_shooter(hill)) is None
    assert blocked(soaring_shooter(hill, others=(man(0, 13, 10),))) == "MK-ELOF-4"
    assert blocked(soaring_shooter(hill, others=(man(0, 15, 10),))) is None
    assert cover(soaring_shooter(under_both("hindering-hill"))) == [HINDERED]
    assert cover(soaring_shooter(under_both())) == []


# Water


@pytest.mark.rule("MK-WAVE-2")
@pytest.mark.parametrize("kind", ["shallow-water", "deep-water"])
def test_a_wave_warrior_in_water_has_two_more_against_every_attack(kind):
    state = duel((under_target(kind),), target=plain(speed_type="wave"))
    assert cover(state) == [("MK-WAVE-2", 2)]
    assert cover(state, kind="close") == [("MK-WAVE-2", 2)]
    assert cover(state, without=True) == [("MK-WAVE-2", 2)]


@pytest.mark.rule("MK-WAVE-2")
def test_the_centre_must_be_in_the_water_and_the_type_a_wave():
    wave = plain(speed_type="wave")
    assert cover(duel((box(50, "shallow-water", 18.1, 9, 2, 2),), target=wave)) == []
    assert cover(duel((under_target("hindering"),), target=wave)) == [HINDERED]
    assert cover(duel((under_target("shallow-water"),))) == []
    captor = duel((under_target("shallow-water"),), target=wave).changed(2, captive=9)
    assert cover(captor) == []
    captive = duel((under_target("shallow-water"),), target=wave).changed(2, captor=9)
    assert cover(captive) == []


@pytest.mark.rule("MK-CARD-aquatic")
def test_aquatic_in_water_has_two_more_at_range_only_and_never_four():
    swimmer = plain(abilities=("aquatic",))
    pool = (under_target("shallow-water"),)
    assert cover(duel(pool, target=swimmer)) == [("MK-CARD-aquatic", 2)]
    assert cover(duel(pool, target=swimmer), kind="close") == []
    assert cover(duel(target=swimmer)) == []
    both = plain(speed_type="wave", abilities=("aquatic",))
    assert cover(duel(pool, target=both)) == [("MK-WAVE-2", 2)]


@pytest.mark.rule("MK-CARD-magic-blast")
def test_a_magic_blast_leaves_nothing_but_the_water():
    pieces = (under_target("hindering-hill"), under_target("shallow-water", 60))
    state = duel(pieces, target=plain(speed_type="wave"))
    from slagveld.games.mage_knight.sight.terrain_modifiers import terrain_items

    found = terrain_items(
        state, state.fighter(1), state.fighter(2), "ranged", seen(state, through=True)
    )
    assert [(item.rule, item.value) for item in found] == [("MK-WAVE-2", 2)]
