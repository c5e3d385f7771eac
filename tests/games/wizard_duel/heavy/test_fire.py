"""Heavy weapons in a fight and on roofs: WD-HEAVY-6 to WD-HEAVY-11."""

import pytest

from slagveld.games.wizard_duel.heavy.fire import FireWeapon
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.movement.jump import Jump
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.table.terrain import Connector, Floor
from tests.games.wizard_duel.duel import (
    CREW,
    DUEL,
    FOE,
    GUN,
    act,
    box,
    duel,
    fire,
    gun,
    model,
    push,
    ready,
    refused,
    summon,
    told,
    walk,
)


class TestFighting:
    """Shots, and blows at it."""

    @pytest.mark.rule("WD-HEAVY-6")
    def test_its_own_agility_changed_by_the_target_only(self):
        elves = tuple({**member, "race": "elf"} for member in CREW)
        for kind, need in (("human", 14), ("goblin", 13), ("sauroid", 10), ("heavy-weapon", 16)):
            state = gun(model(1, kind, 60, 40), crew=elves)
            (rolled,) = told(act(state, 0, fire(105), 20), "Rolled")
            assert rolled.need.target.total == need

    @pytest.mark.rule("WD-HEAVY-6")
    def test_sight_and_range_from_the_weapon(self):
        back = gun(FOE, weapon={**GUN, "at": (30, 40, 180, 0)})
        assert refused(back, 0, fire(105)) == "WD-SHOOT-5"
        state = gun(model(1, "human", 83, 40), crew=(CREW[1], CREW[2], model(0, "ork", 33, 40)))
        act(state, 0, fire(105), 20)

    @pytest.mark.rule("WD-HEAVY-7")
    def test_it_never_strikes(self):
        state = duel(GUN, model(1, "ork", 36, 40, 180), turn=1)
        play = act(state, 1, walk(102, (33, 40), facing=180), 20)
        assert len(told(play, "Rolled")) == 1, "it does not strike back"
        assert refused(gun(FOE), 0, Strike(101, (105,))) == "WD-HEAVY-3"

    @pytest.mark.rule("WD-HEAVY-7")
    def test_it_cannot_shoot_in_contact_and_its_crew_strikes_back(self):
        state = gun(FOE, model(1, "ork", 33, 40, 180))
        assert refused(state, 0, fire(105)) == "WD-SHOOT-4"
        crew = gun(model(1, "ork", 21, 40), turn=1, crew=({**CREW[0], "at": (27, 40, 180, 0)},))
        play = act(crew, 1, walk(103, (24, 40)), 20, 1)
        assert told(play, "Slain")[0].piece == 103

    @pytest.mark.rule("WD-HEAVY-8")
    @pytest.mark.parametrize(("target", "melee", "shot"), [(101, 17, 15), (102, 15, 13)])
    def test_easy_to_hit_but_not_its_crew(self, target, melee, shot):
        from slagveld.games.wizard_duel.wounds.agility_and_power import agility

        state = gun(FOE)
        ork = state.creature(105)
        assert agility(state, ork, target, "melee").total == melee
        assert agility(state, ork, target, "shot").total == shot

    @pytest.mark.rule("WD-HEAVY-9")
    def test_over_own_models_but_nothing_else(self):
        own = gun(FOE, model(0, "ork", 40, 40), wizards=((45, 40), (95, 10)))
        play = act(own, 0, fire(105), 1)
        assert play.state.creature(106).wounds == 5
        assert told(play, "Hurt")[0].piece == 105
        archer = duel(model(0, "ork", 30, 40, weapon="shooting"), FOE, model(0, "ork", 40, 40))
        assert refused(archer, 0, Shoot(101, 102)) == "WD-SHOOT-5", "others do not shoot over them"
        for blocked in (
            gun(FOE, model(1, "ork", 40, 40)),
            gun(FOE, terrain=[box("forest", 40, 35, 45, 45)]),
            gun(FOE, terrain=[box("building", 40, 35, 45, 45)]),
        ):
            assert refused(blocked, 0, fire(105)) == "WD-SHOOT-5"

    @pytest.mark.rule("WD-HEAVY-10")
    def test_without_crew_it_stays_and_is_nobody_elses(self):
        foes = [model(1, "ork", *place) for place in ((24, 40), (30, 43), (30, 37))]
        state = duel(GUN, model(0, "ork", 27, 40, wounds=1), *foes, turn=1)
        state = act(state, 1, Strike(103, (102,)), 1).state
        assert state.creature(102) is None
        assert state.creature(101).seat == 0
        hit = act(state, 1, Strike(104, (101,)), 17).state
        assert hit.creature(101).wounds == 6
        enemies = duel(GUN, *(model(1, "ork", *m["at"][:2]) for m in CREW), FOE, turn=1)
        assert refused(enemies, 1, fire(105)) == "WD-HEAVY-2"
        again = duel(GUN, *({**m, "race": "human"} for m in CREW), FOE)
        act(again, 0, fire(105), 20)


class TestRaised:
    """On roofs."""

    OUTLINE = box("building", 24, 30, 46, 50).outline
    STAIRS = Connector("stairs", (2300, 4000), 0, (2600, 4000), 1, 50)
    ROOF = box("building", 24, 30, 46, 50, height=400, floors=(Floor(1, OUTLINE, 400),),
               connectors=(STAIRS,))  # fmt: skip

    @pytest.mark.rule("WD-HEAVY-11")
    def test_summoned_there_and_moved_about(self):
        state = ready(("heavy-weapon", "heavy"), terrain=[self.ROOF])
        act(state, 0, summon("heavy", (1, 36, 40, 0, 1, 4)))
        state = duel(
            model(0, "heavy-weapon", 26, 40, level=1), model(0, "ork", 29, 40, level=1),
            terrain=[self.ROOF],
        )  # fmt: skip
        act(state, 0, push(26, 41, (102,), level=1))
        assert refused(state, 0, push(23, 40, (102,))) == "WD-HEAVY-11", "it takes no stairs"
        assert refused(state, 0, push(25.4, 40, (102,), level=1)) == "WD-HEAVY-4"

    @pytest.mark.rule("WD-HEAVY-11")
    def test_it_cannot_jump_and_its_crew_stands_on_its_level(self):
        edge = duel(
            model(0, "heavy-weapon", 25.5, 40, level=1), model(0, "ork", 28.5, 40, level=1),
            terrain=[self.ROOF],
        )  # fmt: skip
        assert refused(edge, 0, Jump(101, 0, 0)) in ("WD-HEAVY-3", "WD-HEAVY-11")
        below = duel(
            model(0, "heavy-weapon", 26, 40, level=1), model(0, "ork", 29, 40), terrain=[self.ROOF]
        )
        assert refused(below, 0, push(26, 41, (102,), level=1)) == "WD-HEAVY-2"


@pytest.mark.rule("WD-SUMMON-7", "WD-HEAVY-5")
def test_a_weapon_just_summoned_is_not_served_yet():
    crew = [model(0, "ork", x, y, 0) for x, y in ((17, 40), (18.5, 42.6), (18.5, 37.4))]
    foe = model(1, "ork", 50, 40, 180)
    for appeared, rule in ((1, None), (2, "WD-SUMMON-7")):
        weapon = model(0, "heavy-weapon", 20, 40, 0, appeared=appeared)
        refusal = DUEL.check(duel(weapon, *crew, foe), 0, FireWeapon(101, (102, 103, 104), 105))
        assert (None if refusal is None else refusal.rule) == rule
