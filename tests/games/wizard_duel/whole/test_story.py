"""The duel told in sentences: who, whom, how, why, how much; in the words of three languages."""

import pytest

from slagveld.games.wizard_duel.army.stock_of_models import roster_of, stocks
from slagveld.games.wizard_duel.core.state import Options
from slagveld.games.wizard_duel.familiars.choice import ChooseFamiliar
from slagveld.games.wizard_duel.familiars.gaze import Gaze
from slagveld.games.wizard_duel.game import WizardDuel
from slagveld.games.wizard_duel.magic.spells import CastAttack, CastDefence, CastHealing
from slagveld.games.wizard_duel.melee.exchange_on_contact import Answer, Face
from slagveld.games.wizard_duel.melee.fight_action import NoSecondBlow, Strike
from slagveld.games.wizard_duel.movement.jump import Jump
from slagveld.games.wizard_duel.setup.agreement import RemoveScenery
from slagveld.games.wizard_duel.setup.deployment import TakePlace
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.games.wizard_duel.turn.models_of_a_turn import EndTurn, Rest
from slagveld.kernel.standing import Concede, SetPolicy
from slagveld.kernel.story import sentence
from slagveld.texts import Speaker, say
from tests.games.wizard_duel.duel import (
    DUEL,
    FOE,
    act,
    begun,
    changed,
    duel,
    fire,
    gun,
    model,
    move,
    push,
    ready,
    summon,
    walk,
    wizards,
)
from tests.games.wizard_duel.terrain.test_levels import house, stair

ELSEWHERE = model(0, "ork", 10, 70)
TOUCHING = (model(0, "ork", 22, 40), ELSEWHERE, model(1, "amazon", 25, 40, 180))
APART = (model(0, "ork", 20, 40), ELSEWHERE, model(1, "amazon", 25, 40, 180))
CHARGE = walk(101, (22, 40))
HIT = "Amazon 3 loses its last 5 wounds (striking power 6 − Protection 1)."


def told(play, language="en"):
    """What happened, in sentences."""
    speaker = Speaker(language, "cm", 254)
    return [speaker.say(sentence(event, play.state.seats)) for event in play.events]


class TestBlows:
    """Who strikes whom, hit or miss, and what it takes."""

    def test_a_blow_names_both_hit_or_miss(self):
        state = duel(*TOUCHING)
        assert told(act(state, 0, Strike(101, (103,)), 3)) == [
            "Ork 1 strikes Amazon 3: 3 (1D20, needs ≤ 15): hit",
            HIT,
            "Amazon 3 is slain.",
        ]
        missed = act(state, 0, Strike(101, (103,)), 16)
        assert told(missed) == ["Ork 1 strikes Amazon 3: 16 (1D20, needs ≤ 15): missed"]
        assert told(missed, "nl") == ["Ork 1 slaat naar Amazone 3: 16 (1D20, nodig ≤ 15): mis"]
        assert told(missed, "de") == [
            "Ork 1 schlägt nach der Amazone 3: 16 (1W20, nötig ≤ 15): verfehlt"
        ]

    def test_in_dutch_and_german_too(self):
        play = act(duel(*TOUCHING), 0, Strike(101, (103,)), 3)
        assert told(play, "nl")[1:] == [
            "Amazone 3 verliest de laatste 5 wonden (slagkracht 6 − bescherming 1).",
            "Amazone 3 is verslagen.",
        ]
        assert told(play, "de")[1:] == [
            "Amazone 3 verliert die letzten 5 Wunden (Schlagkraft 6 − Schutz 1).",
            "Amazone 3 fällt.",
        ]

    def test_a_hit_that_takes_nothing_is_told(self):
        small = model(0, "ork", 22, 40, weapon="small")
        state = duel(small, ELSEWHERE, model(1, "heavy-weapon", 25, 40))
        assert told(act(state, 0, Strike(101, (103,)), 3))[1] == (
            "Heavy weapon 3 is hit, but loses no wound (striking power 4 − Protection 4)."
        )

    def test_fire_counts_twice_on_the_undead_and_is_breathed(self):
        state = duel(model(0, "dragon", 30, 40), model(1, "undead", 45, 40), ELSEWHERE)
        play = act(state, 0, Shoot(101, 102), 3)
        assert told(play)[1] == "Dragon 1 breathes fire at Undead 2: 3 (1D20, needs ≤ 15): hit"
        assert told(play)[2].endswith("(striking power 6 − Protection 1, times 2 by fire).")
        assert told(play, "de")[1].startswith("Drache 1 speit Feuer auf den Untoten 2: 3")

    @pytest.mark.parametrize(
        ("die", "end"),
        [
            (4, ["stays up", "Undead 2 stays up with 1 wound."]),
            (5, ["falls", "Undead 2 is slain."]),
        ],
    )
    def test_whether_the_undead_stay(self, die, end):
        state = duel(model(0, "ork", 30, 40), model(1, "undead", 33, 40), ELSEWHERE)
        lines = told(act(state, 0, Strike(101, (102,)), 3, die))
        assert lines[-2] == f"Undead 2 tries to stay up: {die} (1D20, needs ≤ 4): {end[0]}"
        assert lines[-1] == end[1]

    def test_a_heavy_weapon_is_destroyed(self):
        state = duel(TOUCHING[0], ELSEWHERE, model(1, "heavy-weapon", 25, 40, wounds=1))
        assert told(act(state, 0, Strike(101, (103,)), 3))[-1] == "Heavy weapon 3 is destroyed."

    def test_the_second_blow_left_out(self):
        state = duel(model(0, "dragon", 30, 40), model(1, "ork", 34, 40), ELSEWHERE)
        state = act(state, 0, Strike(101, (102,)), 20).state
        assert told(act(state, 0, NoSecondBlow())) == ["Dragon 1 leaves the second blow out."]


class TestShots:
    """Announced, measured, rolled."""

    def test_who_shoots_at_whom(self):
        archer = model(0, "elf", 20, 40, weapon="shooting")
        state = duel(archer, ELSEWHERE, model(1, "goblin", 40, 40))
        lines = told(act(state, 0, Shoot(101, 103), 17))
        assert lines == [
            "P0 announces: a shot by Elf 1 at Goblin 3.",
            "Elf 1 shoots at Goblin 3: 17 (1D20, needs ≤ 16): missed",
        ]
        tally = act(state, 0, Shoot(101, 103), 17).events[1].need.target
        assert say(tally.name) == "Agility when shooting"
        assert [(say(item.reason), item.rule) for item in tally.items] == [
            ("Target: Goblin", "WD-RACE-GOBLINS")
        ]

    def test_out_of_range_says_how_far(self):
        archer = model(0, "elf", 20, 40, weapon="shooting")
        state = duel(archer, ELSEWHERE, model(1, "human", 53.04, 40))
        play = act(state, 0, Shoot(101, 103))
        assert told(play)[1] == (
            "Out of range: Human 3 is 30.1 cm away from Elf 1, and the range is 30 cm. "
            "The shot is lost."
        )
        announced, lost = told(play, "de")
        assert announced == "P0 sagt an: Schuss des Elfen 1 auf den Menschen 3."
        assert lost == (
            "Außer Reichweite: Zwischen dem Elfen 1 und dem Menschen 3 liegen 30,1 cm, und die "
            "Reichweite ist 30 cm. Der Schuss ist verloren."
        )

    @pytest.mark.parametrize(
        ("language", "announced", "lost"),
        [
            ("en", "a shot by Elf 1 at the wizard W1.", "the wizard W1 is "),
            ("nl", "een schot van Elf 1 op tovenaar W1.", "tovenaar W1 staat "),
            ("de", "Schuss des Elfen 1 auf den Magier W1.", "und dem Magier W1 liegen "),
        ],
    )
    def test_a_shot_at_a_wizard_says_that_he_is_one(self, language, announced, lost):
        archer = model(0, "elf", 20, 40, weapon="shooting")
        state = duel(archer, ELSEWHERE)
        lines = told(act(state, 0, Shoot(101, 2)), language)
        assert lines[0].endswith(announced)
        assert lost in lines[1]

    def test_a_crew_serves_its_weapon(self):
        lines = told(act(gun(FOE), 0, fire(105), 20))
        assert lines[:2] == [
            "Ork 2, Goblin 3 and Ork 4 serve Heavy weapon 1.",
            "P0 announces: a shot by Heavy weapon 1 at Ork 5.",
        ]
        german = told(act(gun(FOE), 0, fire(105), 20), "de")
        assert german[0] == "Ork 2, Goblin 3 und Ork 4 bedienen die Schwere Waffe 1."
        assert told(act(gun(FOE), 0, push(31, 40, (102,)))) == [
            "Ork 2 serves Heavy weapon 1.",
            "Heavy weapon 1 is moved 1 cm.",
            "Ork 2 goes along.",
        ]
        turned = told(act(gun(FOE), 0, push(30, 40, (102,), 10)))
        assert turned[1:] == ["Heavy weapon 1 turns on the spot."]
        still = told(act(gun(FOE), 0, push(30, 40, (102,))))
        assert still[1:] == ["Heavy weapon 1 stays as before; the action is over."]


class TestMoves:
    """How somebody went."""

    def test_walks_turns_and_stays(self):
        state = duel(*APART)
        assert told(act(state, 0, walk(101, (20, 42)))) == ["Ork 1 walks 2 cm."]
        assert told(act(state, 0, walk(101, facing=9))) == ["Ork 1 turns on the spot."]
        assert told(act(state, 0, walk(101))) == ["Ork 1 stays as before; the action is over."]
        assert told(act(state, 0, Rest(101))) == ["Ork 1 lets both its actions lapse."]
        once = act(state, 0, walk(101, (20, 42))).state
        assert told(act(once, 0, Rest(101))) == ["Ork 1 lets its last action lapse."]

    def test_leaving_contact(self):
        assert told(act(duel(*TOUCHING), 0, walk(101, (20, 40)))) == [
            "Ork 1 breaks contact and walks 2 cm."
        ]

    def test_stairs_jumps_and_flight(self):
        steps = house(4, x1=34, stairs=(stair(300),))
        state = duel(model(0, "ork", 29, 40), ELSEWHERE, terrain=[steps])
        up = act(state, 0, walk(101, (30, 40), (36, 40, 1)))
        assert told(up) == ["Ork 1 walks 4 cm, up the stairs."]
        down = act(up.state, 0, walk(101, (30, 40)))
        assert told(down) == ["Ork 1 walks 3 cm, down the stairs."]
        roof = duel(model(0, "ork", 33.5, 40, level=1), ELSEWHERE, terrain=[house(5)])
        assert told(act(roof, 0, Jump(101, 0, 0))) == ["Ork 1 jumps 5 cm down."]
        dragon = duel(model(0, "dragon", 30, 40), ELSEWHERE)
        assert told(act(dragon, 0, walk(101, (40, 40)))) == ["Dragon 1 flies 10 cm."]

    def test_the_wizard(self):
        state = wizards()
        assert told(act(state, 0, move((10, 40)))) == ["The wizard W0 walks 5 cm."]
        assert told(act(state, 0, move(facing=90))) == ["W0 turns on the spot."]
        assert told(act(state, 0, move()))[0] == "W0 stays as before; the action is over."


class TestContact:
    """Who meets whom, and what comes of it."""

    def test_the_exchange(self):
        assert told(act(duel(*APART), 0, CHARGE, 20, 20)) == [
            "Ork 1 walks 2 cm.",
            "Ork 1 comes into base contact with Amazon 3.",
            "Ork 1 strikes Amazon 3: 20 (1D20, needs ≤ 15): missed",
            "Amazon 3 strikes Ork 1: 20 (1D20, needs ≤ 14): missed",
        ]

    def test_contact_without_one(self):
        state = act(duel(*APART), 0, walk(101, (21, 40))).state
        assert told(act(state, 0, CHARGE))[1] == (
            "Ork 1 comes into base contact with Amazon 3; it took more than one walk, so there is "
            "no exchange of blows."
        )
        first = act(duel(*APART, options=Options(contact="first")), 0, walk(101, facing=9)).state
        assert "not the first action" in told(act(first, 0, CHARGE))[1]

    @pytest.mark.parametrize(
        ("foe", "why"),
        [
            ({"kind": "amazon", "facing": 0}, "it looks away from the enemy"),
            ({"kind": "amazon", "facing": 180, "weapon": "shooting"}, "it has no hand weapon"),
            ({"kind": "heavy-weapon", "facing": 180}, "heavy weapons do not fight hand to hand"),
            ({"kind": "amazon", "facing": 180, "held": 2}, "a snake holds it"),
        ],
    )
    def test_who_cannot_strike_and_why(self, foe, why):
        foe = model(1, foe.pop("kind"), 25, 40, foe.pop("facing"), **foe)
        lines = told(act(duel(*APART[:2], foe), 0, CHARGE, 20))
        assert lines[2].endswith(f" 3 cannot strike: {why}.")

    def test_who_does_not_want_to(self):
        state = act(duel(*APART), 1, SetPolicy("exchange", "ask")).state
        state = act(state, 0, CHARGE).state
        lines = told(act(state, 1, Answer(strike=False), 20))
        assert lines[1] == "Amazon 3 does not strike."

    def test_one_of_several_is_named(self):
        foes = (model(1, "amazon", 25, 41.5, 180), model(1, "amazon", 25, 38.5, 180))
        play = act(duel(*APART[:2], *foes), 0, walk(101, (22.4, 40)))
        assert told(play)[1] == "Ork 1 comes into base contact with Amazon 3 and Amazon 4."
        assert told(play, "de")[1] == (
            "Ork 1 kommt in Basekontakt mit der Amazone 3 und der Amazone 4."
        )
        assert told(act(play.state, 0, Face(104), 20, 20))[0] == "Ork 1 trades blows with Amazon 4."

    def test_running_against_a_field(self):
        state = duel(*APART[:2], wizards=((5, 70), (25, 40)))
        assert told(act(state, 0, CHARGE))[1:] == [
            "Ork 1 comes into base contact with the wizard W1.",
            "Energy field of W1: 20 → 17 (Ork 1 ran into it).",
        ]
        near = duel(model(0, "ork", 22, 40), ELSEWHERE, wizards=((5, 70), (25, 40)))
        play = act(near, 0, Strike(101, (2,)), 3)
        assert told(play) == [
            "Ork 1 strikes the energy field of W1: 3 (1D20, needs ≤ 15): hit",
            "Energy field of W1: 20 → 14 (hit by Ork 1 with striking power 6).",
        ]
        assert told(play, "de")[1] == (
            "Energiefeld von W1: 20 → 14 (Treffer des Orks 1 mit Schlagkraft 6)."
        )

    def test_an_exchange_that_comes_too_late(self):
        foe = model(1, "amazon", 25, 41.5, 180)
        more = {"wizards": ((5, 70), (25, 38.5), (90, 70)), "fields": (20, 3, 20)}
        lines = told(act(duel(*APART[:2], foe, **more), 0, walk(101, (22.4, 40))))
        assert lines[-1] == "There is no exchange of blows: one of the two is gone."


class TestMagic:
    """What a spell cost and brought."""

    def test_summoning(self):
        state = ready(("ork", "small"), ("ork", "small"), points=100)
        play = act(state, 0, summon("small", (1, 38, 40), (2, 38, 44)))
        assert told(play) == [
            "Magic points of W0: 100 → 10 (creature magic: Small weapons).",
            "P0 summons Ork 1 (small weapon).",
            "P0 summons Ork 2 (small weapon).",
        ]
        assert told(play, "de")[1] == "P0 beschwört den Ork 1 (kleine Waffe)."

    def test_spells(self):
        near = wizards(wizards=((5, 40, 0), (26, 40)), points=100)
        assert told(act(near, 0, CastAttack(2))) == [
            "Magic points of W0: 100 → 10 (attack magic against W1).",
            "Energy field of W1: 20 → 10 (attack magic of W0).",
        ]
        assert told(act(near, 0, CastDefence())) == [
            "Magic points of W0: 100 → 10 (defence magic).",
            "Energy field of W0: 20 → 30 (defence magic).",
        ]
        hurt = wizards(model(0, "ork", 10, 40, wounds=2))
        assert told(act(hurt, 0, CastHealing(101))) == [
            "Magic points of W0: 100 → 85 (healing magic for Ork 1).",
            "Ork 1 gets 1 wound back and has 3 now (healing magic).",
        ]

    def test_points_of_a_round(self):
        state = wizards(model(0, "troll", 20, 20, wounds=10), turn=1, points=160)
        assert told(act(state, 1, EndTurn()))[:6] == [
            "Magic points of W0: 160 → 150 (at most 150 are carried over).",
            "Magic points of W1: 160 → 150 (at most 150 are carried over).",
            "Round 3 begins.",
            "Magic points of W0: 150 → 250 (100 for the new round).",
            "Magic points of W1: 150 → 250 (100 for the new round).",
            "Troll 1 gets 2 wounds back and has 12 now (it heals by itself).",
        ]

    def test_familiars(self):
        match = DUEL.match("empty", seed=5, options={"familiars": True})
        match.play(ChooseFamiliar("raven"), 0)
        match.play(ChooseFamiliar("none"), 1)
        lines = [say(sentence(e, match.setup.seats)) for e in match.log[-1].events][:2]
        assert lines == ["Player 1 is joined by a familiar: Raven.", "Player 2 has no familiar."]
        foe = model(1, "amazon", 23, 40, 180)
        state = wizards(foe, wizards=((20, 40), (40, 60)), options=Options(familiars=True))
        play = act(state.with_wizard(0, familiar="snake"), 0, Gaze(101))
        assert told(play) == ["A snake holds Amazon 1, who cannot attack in the next round."]
        ended = act(play.state, 0, EndTurn())
        assert "Amazon 1: held by a snake." in told(ended)


class TestEnds:
    """How it begins and ends."""

    def test_a_defeated_wizard_takes_everything_with_him(self):
        foe = (model(1, "amazon", 60, 40), model(1, "heavy-weapon", 60, 60))
        state = duel(*TOUCHING[:1], *foe, wizards=((5, 70), (25, 40)), fields=(7, 3))
        assert told(act(state, 0, Strike(101, (2,)), 3))[1:] == [
            "Energy field of W1: 3 → 0 (hit by Ork 1 with striking power 6).",
            "The wizard W1 is defeated.",
            "Everything that W1 summoned leaves the table with him: Amazon 2 and Heavy weapon 3.",
            "The battle is over. Victory for P0. No enemy wizard is left.",
        ]

    def test_giving_up(self):
        assert told(act(duel(), 1, Concede())) == [
            "P1 gives up.",
            "The wizard W1 is defeated.",
            "The battle is over. Victory for P0. No enemy wizard is left.",
        ]

    @pytest.mark.parametrize(
        ("fields", "end"),
        [
            ((12, 13), "Victory for P1. The agreed end has come, and the strongest"),
            ((9, 9), "a draw. The agreed end has come, and the strongest energy fields are equal."),
        ],
    )
    def test_the_last_round(self, fields, end):
        state = begun(duel(fields=fields, options=Options(rounds=2)))
        lines = told(act(act(state, 0, EndTurn()).state, 1, EndTurn()))
        assert lines[-2] == f"Energy fields at the end: W0 {fields[0]} and W1 {fields[1]}."
        assert end in lines[-1]

    def test_where_the_wizards_appear(self):
        match = DUEL.match("ruins", seed=3, options={"lay-table": True})
        match.play(RemoveScenery("1"), 1)
        lines = [say(sentence(e, match.setup.seats)) for e in match.log[-1].events]
        assert lines == ["Player 2 takes a piece of scenery away: Forest."]
        match = DUEL.match("ruins", seed=3)
        seat = match.decision.waiting_for[0]
        match.play(TakePlace(0, 0, "Merlin"), seat)
        lines = [say(sentence(e, match.setup.seats)) for e in match.log[-1].events]
        assert lines == [f"The wizard Merlin of Player {seat + 1} appears: north-west corner."]


class TestNames:
    """Whose it is, where both have the same."""

    def test_names_tell_whose_where_two_have_the_same(self):
        assert DUEL.first_state(DUEL.setup()).namesakes
        armies = tuple(roster_of(stocks()[key]) for key in ("sisters", "ruin"))
        assert not DUEL.first_state(DUEL.setup(armies=armies)).namesakes
        state = changed(duel(*TOUCHING), namesakes=True)
        play = act(state, 0, Strike(101, (103,)), 16)
        assert told(play)[0].startswith("Ork 1 (P0) strikes Amazon 3 (P1): 16 ")

    def test_lengths_are_in_the_readers_measure(self):
        for step in WizardDuel().lesson().steps:
            for language in ("en", "nl", "de"):
                assert " cm" not in Speaker(language, "inch", 254).say(step.text)
