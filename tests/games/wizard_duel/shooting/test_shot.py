"""Shooting: named first, measured after, and never in melee."""

import pytest

from slagveld.games.wizard_duel.core.state import Options
from slagveld.games.wizard_duel.heavy.fire import FireWeapon
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.kernel.decision import Partial
from slagveld.kernel.preview import preview
from tests.games.wizard_duel.duel import DUEL, act, asked, duel, model, refused, told, walk

ELSEWHERE = model(0, "ork", 10, 70)
"""Somebody who keeps the turn open."""


def bow(x=20, y=40, **more):
    return model(0, "amazon", x, y, weapon="shooting", **more)


def shot(x, *others, **rest):
    """A bow at x = 20 cm, and an enemy at x."""
    return duel(bow(), ELSEWHERE, model(1, "ork", x, 40, 180), *others, **rest)


def catapult(x):
    """A served heavy weapon at x = 10 cm, and an enemy at x."""
    crew = [model(0, "ork", 10 + dx, 20 + dy) for dx, dy in ((-3, 0), (0, 3), (0, -3))]
    return duel(model(0, "heavy-weapon", 10, 20), *crew, model(1, "ork", x, 20, 180))


FIRE = FireWeapon(101, (102, 103, 104), 105)


def form(state, action):
    """The form of an action, with the decision it is in."""
    decision = DUEL.question(state).ask(state)
    return decision, next(form for form in decision.forms if form.action == action)


class TestNaming:
    """WD-SHOOT-1: first the target, then the ruler."""

    @pytest.mark.rule("WD-SHOOT-1")
    @pytest.mark.parametrize(
        ("state", "action"), [(shot(40), "Shoot"), (catapult(40), "FireWeapon")]
    )
    def test_nothing_is_measured_before_the_target_is_confirmed(self, state, action):
        decision, shoot = form(state, action)
        assert (shoot.measuring.ruler, shoot.measuring.reach) == ("own", False)
        assert shoot.measuring.rule == "WD-SHOOT-1"
        assert decision.measuring.ruler == "own", "nor by way of another form"
        assert decision.measuring.rule == "WD-SHOOT-1"

    @pytest.mark.rule("WD-SHOOT-1")
    def test_without_a_shot_the_ruler_is_free(self):
        state = duel(model(0, "ork", 20, 40), model(1, "ork", 40, 40))
        assert DUEL.question(state).ask(state).measuring.ruler == "free"
        weapon = duel(ELSEWHERE, model(0, "heavy-weapon", 20, 40), model(1, "ork", 40, 40))
        assert DUEL.question(weapon).ask(weapon).measuring.ruler == "free", "nobody serves it"
        free = shot(40, options=Options(free_measuring=True))
        decision, shoot = form(free, "Shoot")
        assert (decision.measuring.ruler, shoot.measuring.ruler) == ("free", "free")

    @pytest.mark.rule("WD-SHOOT-1")
    def test_the_preview_of_a_shot_does_not_tell_the_range(self):
        partial = Partial("Shoot", {"model": 101, "target": 103})
        near, far = (preview(DUEL, shot(x), 0, partial) for x in (53, 53.01))
        assert near == far
        assert [odds.title.key for odds in near.odds] == [
            "wizard-duel:odds-in-range",
            "wizard-duel:odds-out-of-range",
        ]
        free = Options(free_measuring=True)
        titles = [
            preview(DUEL, shot(x, options=free), 0, partial).odds[0].title.key for x in (53, 53.01)
        ]
        assert titles == ["wizard-duel:odds-in-range", "wizard-duel:odds-out-of-range"]

    @pytest.mark.rule("WD-SHOOT-1")
    def test_every_seen_enemy_may_be_named_near_or_far(self):
        wizards = ((5, 70), (95, 20))
        state = shot(40, model(1, "ork", 70, 60), model(1, "ork", 15, 40), wizards=wizards)
        menu = DUEL.question(state).candidates(state, 0)
        assert [action.target for action in menu if isinstance(action, Shoot)] == [103, 104, 2]

    @pytest.mark.rule("WD-SHOOT-1")
    def test_it_is_announced_before_it_is_measured(self):
        for x, dice, after in ((40, (1,), "Rolled"), (60, (), "Told")):
            play = act(shot(x), 0, Shoot(101, 103), *dice)
            kinds = [type(event).__name__ for event in play.events]
            assert kinds.index("Announced") < kinds.index(after)
            assert play.barrier_rule == "WD-SHOOT-1", "and not taken back"


class TestRange:
    """WD-SHOOT-2, WD-SHOOT-3: 30 cm and 50 cm."""

    @pytest.mark.rule("WD-SHOOT-3")
    def test_a_bow_reaches_30_cm(self):
        assert act(shot(53), 0, Shoot(101, 103), 14).state.creature(103).wounds == 2
        assert told(act(shot(53.01), 0, Shoot(101, 103)), "Rolled") == []

    @pytest.mark.rule("WD-SHOOT-3")
    def test_a_heavy_weapon_reaches_50_cm(self):
        assert act(catapult(63), 0, FIRE, 14).state.creature(105) is None
        play = act(catapult(63.01), 0, FIRE)
        assert (told(play, "Rolled"), play.state.creature(105).wounds) == ([], 5)

    @pytest.mark.rule("WD-SHOOT-3")
    @pytest.mark.parametrize("x", [23.2, 35, 53])
    def test_distance_changes_nothing_else(self, x):
        (rolled,) = told(act(shot(x), 0, Shoot(101, 103), 14), "Rolled")
        assert (rolled.need.target.total, rolled.successes) == (14, 1)

    @pytest.mark.rule("WD-SHOOT-2")
    def test_beyond_it_the_action_is_lost_without_a_roll(self):
        play = act(shot(53.01), 0, Shoot(101, 103))
        assert [event.rule for event in told(play, "Told")] == ["WD-SHOOT-2"]
        assert play.state.creature(103).wounds == 5
        play = act(play.state, 0, Shoot(101, 103))
        assert refused(play.state, 0, Shoot(101, 103)) == "WD-ACT-1", "two actions are gone"


class TestMelee:
    """WD-SHOOT-4: who is in base contact does not shoot."""

    @pytest.mark.rule("WD-SHOOT-4")
    @pytest.mark.parametrize("kind", ["ork", "heavy-weapon"])
    def test_nobody_shoots_out_of_contact(self, kind):
        state = shot(40, model(1, kind, 20, 43.1))
        assert refused(state, 0, Shoot(101, 103)) == "WD-SHOOT-4"
        assert refused(state, 0, Shoot(101, 104)) == "WD-SHOOT-4", "not at the one in contact"
        act(shot(40, model(1, kind, 20, 43.11)), 0, Shoot(101, 103), 20)

    @pytest.mark.rule("WD-SHOOT-4")
    def test_nor_beside_an_enemy_wizard(self):
        state = shot(40, wizards=((5, 70), (20, 43)))
        assert refused(state, 0, Shoot(101, 103)) == "WD-SHOOT-4"
        act(shot(40, wizards=((20, 43), (90, 70))), 0, Shoot(101, 103), 20)

    @pytest.mark.rule("WD-SHOOT-4")
    def test_a_heavy_weapon_in_contact_does_not_shoot(self):
        crew = [model(0, "ork", 10 + dx, 20 + dy) for dx, dy in ((-3, 0), (0, 3), (0, -3))]
        foes = (model(1, "ork", 40, 30, 180), model(1, "ork", 13, 20, 180))
        state = duel(model(0, "heavy-weapon", 10, 20), *crew, *foes)
        assert refused(state, 0, FIRE) == "WD-SHOOT-4"

    @pytest.mark.rule("WD-SHOOT-4")
    def test_one_shoots_into_a_melee_and_hits_nobody_else(self):
        friend = model(0, "ork", 40, 43)
        play = act(shot(40, friend), 0, Shoot(101, 103), 20)
        assert [c.wounds for c in play.state.creatures] == [5, 5, 5, 5]
        play = act(shot(40, friend), 0, Shoot(101, 103), 1)
        assert [c.wounds for c in play.state.creatures] == [5, 5, 2, 5]

    @pytest.mark.rule("WD-SHOOT-4")
    def test_after_walking_away_one_shoots(self):
        state = shot(40, model(1, "ork", 20, 43, 90))
        state = act(state, 0, walk(101, (20, 38))).state
        act(state, 0, Shoot(101, 103), 20)


@pytest.mark.rule("WD-SHOOT-1")
def test_only_shooting_weapons_shoot():
    for weapon in ("small", "normal"):
        state = duel(model(0, "ork", 20, 40, weapon=weapon), model(1, "ork", 40, 40))
        assert refused(state, 0, Shoot(101, 102)) == "WD-SUMMON-12"
        assert "Shoot" not in [form.action for form in DUEL.question(state).ask(state).forms]


@pytest.mark.rule("WD-SHOOT-5")
def test_naming_an_unseen_target_is_refused_and_costs_nothing():
    state = shot(40, model(1, "ork", 10, 40), model(1, "ork", 30, 40))
    for target in (103, 104):
        assert refused(state, 0, Shoot(101, target)) == "WD-SHOOT-5"
    assert asked(state) == ("CreatureTurn", 0)
    for _ in range(2):
        state = act(state, 0, Shoot(101, 105), 20).state
    assert refused(state, 0, Shoot(101, 105)) == "WD-ACT-1"


@pytest.mark.rule("WD-SHOOT-5")
def test_an_unseen_target_out_of_range_is_refused_too():
    state = shot(60, model(1, "ork", 30, 40))
    assert refused(state, 0, Shoot(101, 103)) == "WD-SHOOT-5"
