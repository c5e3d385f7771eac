"""Rolls to hit, wounds, defeat, and the computed tables of the catalogue."""

import pytest

from slagveld.games.wizard_duel.core import races as race_table
from slagveld.games.wizard_duel.core.races import races
from slagveld.games.wizard_duel.heavy.fire import FireWeapon
from slagveld.games.wizard_duel.magic.spells import CastAttack
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.games.wizard_duel.wounds.agility_and_power import agility
from slagveld.record import replace
from tests.games.wizard_duel.duel import DUEL, act, duel, model, refused, told, walk

ELSEWHERE = model(0, "ork", 10, 70)
"""Somebody who keeps the turn open."""
KINDS = {"ork": "ork", "goblin": "goblin", "amazon": "amazon", "heavy_weapon": "heavy-weapon"}


def table(rule):
    """The data of a rule of the catalogue."""
    return DUEL.rulebook[rule].data


def fight(kind, weapon, target, **more):
    """An attacker and its target in the right place, and the attack."""
    far = weapon in ("shooting", "heavy")
    x = 40 if far else 23
    wizards = ((5, 70), (x, 40)) if target == "wizard" else ((5, 70), (90, 70))
    foe = () if target == "wizard" else (model(1, KINDS[target], x, 40, **more),)
    crew = ()
    if weapon == "heavy":
        crew = tuple(model(0, "ork", 20 + dx, 40 + dy) for dx, dy in ((-3, 0), (0, 3), (0, -3)))
    state = duel(model(0, kind, 20, 40, weapon=weapon), ELSEWHERE, *crew, *foe, wizards=wizards)
    piece = 2 if target == "wizard" else 103 + len(crew)
    if weapon == "heavy":
        return state, piece, FireWeapon(101, (103, 104, 105), piece)
    return state, piece, Shoot(101, piece) if far else Strike(101, (piece,))


def left(state, piece):
    """Wounds or field strength left; 0 for who is gone."""
    if piece == 2:
        return state.wizards[1].field
    creature = state.creature(piece)
    return 0 if creature is None else creature.wounds


ATTACKERS = [
    ("ork_hand_weapon", "ork", "small"),
    ("ork_hand_weapon", "ork", "normal"),
    ("ork_shooting", "ork", "shooting"),
    ("goblin_any", "goblin", "small"),
    ("goblin_any", "goblin", "normal"),
    ("goblin_any", "goblin", "shooting"),
    ("amazon_any", "amazon", "small"),
    ("amazon_any", "amazon", "normal"),
    ("amazon_any", "amazon", "shooting"),
    ("heavy_weapon_shooting", "heavy-weapon", "heavy"),
]
TARGETS = [*KINDS, "wizard"]


@pytest.mark.rule("WD-CHECK-1", "WD-HIT-1", "WD-HIT-2")
@pytest.mark.parametrize(("row", "kind", "weapon"), ATTACKERS)
@pytest.mark.parametrize("target", TARGETS)
def test_the_highest_roll_that_hits(row, kind, weapon, target):
    most = table("WD-CHECK-1")[row][target]
    state, _, action = fight(kind, weapon, target)
    for die, hits in ((1, 1), (most, 1), (most + 1, 0), (20, 0)):
        (rolled,) = told(act(state, 0, action, die), "Rolled")
        assert rolled.successes == hits, die


@pytest.mark.rule("WD-CHECK-1")
def test_the_table_is_the_one_of_the_catalogue():
    assert set(table("WD-CHECK-1")) == {row for row, _, _ in ATTACKERS}
    assert all(set(row) == set(TARGETS) for row in table("WD-CHECK-1").values())


@pytest.mark.rule("WD-CHECK-2", "WD-HIT-4")
@pytest.mark.parametrize("weapon", ["small", "normal", "shooting", "heavy"])
@pytest.mark.parametrize("target", TARGETS)
def test_wounds_of_a_hit(weapon, target):
    expected = table("WD-CHECK-2")[weapon][target]
    kind = "heavy-weapon" if weapon == "heavy" else "amazon"
    state, piece, action = fight(kind, weapon, target)
    before = left(state, piece)
    after = act(state, 0, action, 1).state
    assert before - left(after, piece) == min(before, expected)
    missed = act(state, 0, action, 20).state
    assert left(missed, piece) == before


@pytest.mark.rule("WD-CHECK-2")
def test_running_against_a_field():
    state = duel(model(0, "ork", 20, 40), ELSEWHERE, wizards=((5, 70), (25, 40)))
    state = act(state, 0, walk(101, (22, 40))).state
    assert (
        20 - state.wizards[1].field == table("WD-CHECK-2")["running_against_field"]["wizard"] == 3
    )


@pytest.mark.rule("WD-CHECK-2")
@pytest.mark.parametrize("weapon", ["small", "normal", "shooting", "heavy"])
@pytest.mark.parametrize("target", list(KINDS))
def test_hits_to_defeat_the_unhurt(weapon, target):
    rows = table("WD-CHECK-2")["hits_to_defeat_unhurt"]
    row = rows["heavy_weapon" if target == "heavy_weapon" else "ork_goblin_amazon"]
    kind = "heavy-weapon" if weapon == "heavy" else "amazon"
    wounds, hits = races()[KINDS[target]].wounds, 0
    while wounds and hits < 9:
        state, piece, action = fight(kind, weapon, target, wounds=wounds)
        wounds = left(act(state, 0, action, 1).state, piece)
        hits += 1
    assert (hits if hits < 9 else "never") == row[weapon]


class TestRolls:
    """WD-HIT-1 to WD-HIT-3: a D20 against the attacker's Agility."""

    @pytest.mark.rule("WD-HIT-1")
    def test_equal_or_below_hits(self):
        state, _, action = fight("amazon", "normal", "ork")
        assert [left(act(state, 0, action, die).state, 103) for die in (13, 14, 15)] == [0, 0, 5]

    @pytest.mark.rule("WD-HIT-1")
    def test_it_is_the_agility_of_the_attacker(self):
        state, _, action = fight("ork", "normal", "amazon")
        assert left(act(state, 0, action, 15).state, 103) == 0
        state, _, action = fight("amazon", "normal", "ork")
        assert left(act(state, 0, action, 15).state, 103) == 5

    @pytest.mark.rule("WD-HIT-2")
    def test_an_ork_shooting_at_a_goblin_needs_12(self):
        state, piece, action = fight("ork", "shooting", "goblin")
        need = told(act(state, 0, action, 12), "Rolled")[0].need.target
        assert (need.start, [item.value for item in need.items], need.total) == (13, [-1], 12)
        assert [left(act(state, 0, action, die).state, piece) for die in (12, 13)] == [2, 5]

    @pytest.mark.rule("WD-HIT-2")
    def test_all_changes_are_added_up(self):
        def total(attacker, target, kind):
            state = duel(model(0, attacker, 20, 40), model(1, target, 23, 40))
            return agility(state, state.creature(101), 102, kind).total

        assert total("dwarf", "chaos", "melee") == 16, "its own change against a race"
        assert total("chaos", "amazon", "melee") == 13, "against a nature"
        assert total("chaos", "dwarf", "shot") == 11, "from the value for shots"
        assert total("undead", "pygmy", "melee") == 6, "the target's"
        assert total("elf", "sauroid", "shot") == 13, "the target's against shots"
        assert total("elf", "sauroid", "melee") == 13
        assert total("dwarf", "goblin", "shot") == 13

    @pytest.mark.rule("WD-HIT-3")
    def test_printed_and_house_rows_lie_between_6_and_19(self):
        found = set()
        rows = [row for row in races().values() if not row.replaces]
        for one in rows:
            for other in rows:
                state = duel(model(0, one.key, 20, 40), model(1, other.key, 30, 40))
                for kind, able in (("melee", one.key != "heavy-weapon"), ("shot", True)):
                    if able:
                        found.add(agility(state, state.creature(101), 102, kind).total)
        assert (min(found), max(found)) == (6, 19)

    @pytest.mark.plain
    @pytest.mark.rule("WD-HIT-3")
    @pytest.mark.parametrize(
        ("skill", "die", "hits"), [(20, 20, 1), (25, 20, 1), (0, 1, 0), (-3, 1, 0)]
    )
    def test_no_roll_hits_or_misses_by_itself(self, monkeypatch, skill, die, hits):
        rows = dict(races())
        rows["ork"] = replace(rows["ork"], agility=skill)
        monkeypatch.setattr(race_table, "races", lambda: rows)
        state, _, action = fight("ork", "normal", "amazon")
        assert told(act(state, 0, action, die), "Rolled")[0].successes == hits


class TestWounds:
    """WD-HIT-4 to WD-HIT-7: what a hit does."""

    @pytest.mark.rule("WD-HIT-4")
    def test_power_less_protection_never_below_0(self):
        state, piece, action = fight("amazon", "small", "heavy_weapon", wounds=1)
        play = act(state, 0, action, 1)
        assert left(play.state, piece) == 1, "4 less 4"
        assert told(play, "Hurt") == []
        pygmy = duel(
            model(0, "pygmy", 20, 40, weapon="small"), model(1, "heavy-weapon", 23, 40, wounds=7)
        )
        assert left(act(pygmy, 0, Strike(101, (102,)), 1).state, 102) == 7, "3 less 4"

    @pytest.mark.rule("WD-HIT-5")
    def test_without_wounds_it_is_gone_from_table_and_sheet(self):
        state, piece, action = fight("ork", "normal", "amazon", wounds=5)
        play = act(state, 0, action, 1)
        assert play.state.creature(piece) is None
        assert not play.state.layout.has(piece)
        assert [event.piece for event in told(play, "Slain")] == [piece]
        sheets = {sheet.seat: sheet for sheet in DUEL.scene(play.state, 0).sheets}
        living = [note for note in sheets[1].notes if note.key.endswith(":sheet-line")]
        assert living == []

    @pytest.mark.rule("WD-HIT-5")
    def test_wounds_are_crossed_off_and_the_last_decides(self):
        state, piece, action = fight("ork", "small", "amazon", wounds=4)
        play = act(state, 0, action, 1)
        assert [(hurt.amount, hurt.left) for hurt in told(play, "Hurt")] == [(3, 1)]
        assert left(play.state, piece) == 1
        (piece_shown,) = [p for p in DUEL.scene(play.state, 0).pieces if p.id == piece]
        assert (piece_shown.gauges[0].value, piece_shown.gauges[0].most) == (1, 5)

    @pytest.mark.rule("WD-HIT-5")
    def test_wounds_beyond_the_last_pass_to_nobody(self):
        beside = (model(1, "amazon", 23, 40, wounds=1), model(1, "amazon", 23, 43))
        state = duel(model(0, "ork", 20, 40), ELSEWHERE, *beside)
        play = act(state, 0, Strike(101, (103,)), 1)
        assert told(play, "Hurt")[0].amount == 1
        assert [left(play.state, piece) for piece in (101, 102, 103, 104)] == [5, 5, 0, 5]

    @pytest.mark.rule("WD-HIT-6")
    def test_a_wounded_creature_keeps_its_values(self):
        state = duel(model(0, "ork", 20, 40, wounds=1), ELSEWHERE, model(1, "amazon", 29, 40, 180))
        state = act(state, 0, walk(101, (26, 40)), 15, 20).state
        assert left(state, 103) == 0, "Agility 15, SK 6, Movement 6"
        shooter = model(0, "ork", 20, 40, wounds=1, weapon="shooting")
        state = duel(shooter, ELSEWHERE, model(1, "amazon", 53, 40))
        assert left(act(state, 0, Shoot(101, 103), 13).state, 103) == 2
        hurt = duel(model(0, "ork", 20, 40), model(1, "goblin", 23, 40, wounds=4))
        assert left(act(hurt, 0, Strike(101, (102,)), 15).state, 102) == 4, "harder to hit as ever"

    @pytest.mark.rule("WD-HIT-7")
    def test_own_models_are_no_targets(self):
        own = (model(0, "ork", 20, 40), model(0, "amazon", 23, 40), ELSEWHERE)
        state = duel(*own, wizards=((20, 43), (90, 70)))
        assert refused(state, 0, Strike(101, (102,))) == "WD-HIT-7"
        assert refused(state, 0, Strike(101, (1,))) == "WD-HIT-7"
        assert refused(state, 0, Strike(101, (101,))) == "WD-HIT-7"
        bow = (model(0, "amazon", 20, 40, weapon="shooting"), model(0, "heavy-weapon", 30, 40))
        state = duel(*bow, wizards=((30, 45), (90, 70)))
        for target in (101, 102, 1, 999):
            assert refused(state, 0, Shoot(101, target)) == "WD-HIT-7"
        magic = duel(part="wizard")
        assert refused(magic, 0, CastAttack(1)) == "WD-WIZARD-10"

    @pytest.mark.rule("WD-HIT-7")
    def test_walking_to_own_models_does_no_harm(self):
        state = duel(model(0, "ork", 20, 40), model(0, "amazon", 25, 40, 180))
        play = act(state, 0, walk(101, (22, 40)))
        assert told(play, "Rolled") == []


@pytest.mark.rule("WD-CHECK-5", "WD-MELEE-2", "WD-MELEE-4")
@pytest.mark.parametrize("row", range(5))
def test_the_computed_exchange(row):
    expected = table("WD-CHECK-5")[row]
    amazon = model(1, "amazon", 25, 40, 180, weapon="small")
    state = duel(model(0, "ork", 20, 40), ELSEWHERE, amazon)
    dice = (expected["ork_roll"], expected["amazon_roll"])
    if expected.get("contact_with") == "second action":
        state = act(state, 0, walk(101, (21, 40))).state
        dice = ()
    state = act(state, 0, walk(101, (22, 40)), *dice).state
    wounds = [expected[f"{who}_wounds_left"] for who in ("ork", "amazon")]
    assert [left(state, 101), left(state, 103)] == [0 if w == "0, defeated" else w for w in wounds]
    turn = DUEL.question(state).turn
    assert turn.left(101) == expected["ork_actions_left"]
