"""Weapons and what they do: WD-WEAPON-*, and the publisher's later rows of WD-GAP-5."""

import pytest

from slagveld.games.wizard_duel.core.races import race, races
from slagveld.games.wizard_duel.core.state import Options
from slagveld.games.wizard_duel.magic.spells import CastHealing
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.shooting.shot import Shoot, reach_of
from slagveld.games.wizard_duel.turn.models_of_a_turn import EndTurn
from slagveld.games.wizard_duel.wounds.agility_and_power import power, wounds_of_hit
from slagveld.games.wizard_duel.wounds.energy_field import RUN_LOSS
from tests.games.wizard_duel.duel import DUEL, act, duel, model, told, walk, wizards

UPDATE = Options(update=True)


@pytest.mark.rule("WD-WEAPON-1")
def test_the_weapon_table():
    run, *weapons = DUEL.rulebook["WD-WEAPON-1"].data
    state = duel(model(0, "ork", 60, 40), wizards=((5, 40), (68, 40)))
    assert act(state, 0, walk(101, (65, 40))).state.wizards[1].field == 20 - run["sk"]
    assert run["sk"] == RUN_LOSS == 3
    for line in weapons:
        kind = "heavy-weapon" if line["class"] == "heavy" else "human"
        assert getattr(races()[kind].striking, line["class"]) == line["sk"]
        if line["range_cm"] is not None:
            shooter = duel(model(0, kind, 30, 40, weapon=line["class"]))
            reach = reach_of(shooter, shooter.creature(101))
            assert reach == line["range_cm"] * 100


@pytest.mark.rule("WD-WEAPON-1")
@pytest.mark.parametrize(("gap", "rolls"), [(30, 1), (30.01, 0)])
def test_a_bow_reaches_thirty_centimetres(gap, rolls):
    state = duel(model(0, "ork", 20, 40, weapon="shooting"), model(1, "ork", 23 + gap, 40))
    play = act(state, 0, Shoot(101, 102), *[20] * rolls)
    assert len(told(play, "Rolled")) == rolls


@pytest.mark.rule("WD-WEAPON-2")
def test_attacks_of_their_own_are_house_rows():
    own = {key: row.striking for key, row in races().items() if row.striking.own is not None}
    assert {key: (s.own, s.breath) for key, s in own.items() if not races()[key].replaces} == {
        "ogre": (8, None),
        "troll": (8, None),
        "giant": (9, None),
        "dragon": (8, 6),
    }
    assert all(races()[key].house for key in ("ogre", "troll", "giant", "dragon"))
    for kind, wounds in (("ogre", 7), ("troll", 7), ("giant", 8), ("dragon", 7)):
        state = duel(model(0, kind, 30, 40), model(1, "ork", 34, 40))
        assert wounds_of_hit(state, state.creature(101), 102, "melee") == wounds
    ogre = duel(model(0, "ogre", 30, 40))
    assert power(ogre, ogre.creature(101), "shot") is None


@pytest.mark.rule("WD-WEAPON-3")
def test_three_numbers_and_the_row_of_the_race_decides():
    for kind, numbers in (("ork", (4, 6, 4)), ("pygmy", (3, 5, 3))):
        found = []
        for weapon in ("small", "normal", "shooting"):
            state = duel(model(0, kind, 30, 40, weapon=weapon), wizards=((5, 40), (33, 40)))
            attack = "shot" if weapon == "shooting" else "melee"
            found.append(wounds_of_hit(state, state.creature(101), 2, attack))
        assert tuple(found) == numbers


@pytest.mark.rule("WD-WEAPON-3", "WD-HIT-4")
def test_what_a_hit_takes_off_is_told_and_nothing_where_it_is_too_weak():
    small = duel(model(0, "ork", 30, 40, weapon="small"), model(1, "ork", 33, 40))
    (hurt,) = told(act(small, 0, Strike(101, (102,)), 1), "Hurt")
    assert (hurt.amount, hurt.left, hurt.by) == (3, 2, 101)
    pygmy = duel(model(0, "pygmy", 30, 40, weapon="small"), model(1, "ogre", 34, 40))
    assert act(pygmy, 0, Strike(101, (102,)), 1).state.creature(102).wounds == 8
    gun = duel(model(0, "ork", 30, 40, weapon="small"), model(1, "heavy-weapon", 33, 40))
    play = act(gun, 0, Strike(101, (102,)), 1)
    assert (told(play, "Hurt"), play.state.creature(102).wounds) == ([], 8)


@pytest.mark.rule("WD-WEAPON-4")
@pytest.mark.parametrize(("weapon", "left"), [("small", 2), ("normal", None)])
def test_small_and_normal_weapons_are_both_used_in_melee(weapon, left):
    state = duel(model(0, "ork", 30, 40, weapon=weapon), model(1, "ork", 33, 40))
    after = act(state, 0, Strike(101, (102,)), 1).state.creature(102)
    assert (after and after.wounds) == left
    met = duel(model(0, "ork", 27, 40), model(1, "ork", 33, 40, 180, weapon=weapon))
    assert len(told(act(met, 0, walk(101, (30, 40)), 20, 20), "Rolled")) == 2


class TestUpdate:
    """The publisher's later rows, an option."""

    @pytest.mark.rule("WD-GAP-5")
    def test_the_two_rows(self):
        letters = {"N": "neutral"}
        for line, key in zip(DUEL.rulebook["WD-GAP-5"].data, ("sauroid", "troll"), strict=True):
            row = race(key, update=True)
            assert row.nature == letters[line["nature"]]
            values = (row.agility, row.protection, row.wounds, row.movement)
            assert values == (line["bh"], line["bs"], line["wounds"], line["bw_cm"])
            if key == "sauroid":
                assert line["sk"] == {"small": 4, "normal": 6, "shooting": None}
                small, normal, shooting = 4, 6, None
                assert (row.striking.small, row.striking.normal) == (small, normal)
                assert (row.striking.shooting, row.shots, row.price) == (shooting, -1, None)
            else:
                assert (row.striking.own, row.price) == (line["sk"], line["mp"])
                assert (row.heals, row.attackers) == (1, 1)
        assert race("ork", update=True) is race("ork")

    @pytest.mark.rule("WD-GAP-5")
    def test_not_used_by_default(self):
        assert not Options().update
        assert DUEL.match("empty").state.options.update is False
        option = next(option for option in DUEL.options if option.key == "published-update")
        assert (option.default, option.rule) == (False, "WD-GAP-5")
        match = DUEL.match("empty", options={"published-update": True})
        assert match.state.options.update
        assert race("troll").wounds == 17

    @pytest.mark.rule("WD-GAP-5")
    @pytest.mark.parametrize(("options", "melee", "shot"), [(None, 14, 10), (UPDATE, 14, 13)])
    def test_it_counts_in_play(self, options, melee, shot):
        from slagveld.games.wizard_duel.wounds.agility_and_power import agility

        state = duel(model(0, "human", 30, 40), model(1, "sauroid", 33, 40), options=options)
        human = state.creature(101)
        assert agility(state, human, 102, "melee").total == melee
        assert agility(state, human, 102, "shot").total == shot
        troll = wizards(model(0, "troll", 30, 40, wounds=3), options=options)
        healed = act(troll, 0, EndTurn()).state.creature(101).wounds
        assert healed == (5 if options is None else 4)

    @pytest.mark.rule("WD-GAP-5")
    def test_it_is_marked_as_printed_later(self):
        state = duel(model(0, "troll", 30, 40), model(0, "ork", 40, 40), options=UPDATE)
        troll, ork, *_ = DUEL.scene(state, 0).pieces
        assert [badge.text.key for badge in troll.badges][1:] == ["wizard-duel:later-data"]
        assert [badge.text.key for badge in ork.badges] == ["wizard-duel:weapon-normal"]
        marked = [line.house for line in troll.card.lines if "agility" in line.label.key]
        assert marked == [True]

    @pytest.mark.rule("WD-GAP-5")
    def test_the_rest_of_the_update_is_not_used(self):
        hurt = wizards(model(0, "ork", 30, 40, wounds=3), options=UPDATE)
        assert act(hurt, 0, CastHealing(101)).state.wizards[0].points == 85
