"""Melee: contact, the exchange, blows after it, and running against an energy field."""

import json

import pytest

from slagveld.games.wizard_duel.core.state import Options
from slagveld.games.wizard_duel.melee.exchange_on_contact import Answer, Face
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.kernel.standing import SetPolicy
from tests.games.wizard_duel.duel import (
    DUEL,
    act,
    asked,
    begun,
    changed,
    duel,
    gun,
    model,
    push,
    refused,
    told,
    walk,
)

ELSEWHERE = model(0, "ork", 10, 70)
"""Somebody who keeps the turn open."""


def facing(kind="ork", other="amazon", weapon="normal", **foe):
    """A creature 2 cm from an enemy who looks at it; the walk `CHARGE` brings them together."""
    enemy = {"facing": 180, "weapon": "normal", **foe}
    return duel(
        model(0, kind, 20, 40, weapon=weapon),
        ELSEWHERE,
        model(1, other, 25, 40, enemy.pop("facing"), **enemy),
    )


CHARGE = walk(101, (22, 40))


def wounds(state, *pieces):
    """Wounds left; 0 for who is gone."""
    found = [state.creature(piece) for piece in pieces]
    return tuple(0 if creature is None else creature.wounds for creature in found)


def rollers(play):
    """Who rolled, in order."""
    return [event.pieces[0] for event in told(play, "Rolled")]


class TestExchange:
    """WD-MELEE-2 to WD-MELEE-6: both may strike on contact."""

    @pytest.mark.rule("WD-MELEE-1")
    def test_a_blow_needs_base_contact(self):
        state = duel(model(0, "ork", 20, 40), model(1, "ork", 23.11, 40))
        assert refused(state, 0, Strike(101, (102,))) == "WD-MELEE-1"
        state = act(state, 0, walk(101, (20.01, 40)), 20).state
        act(state, 0, Strike(101, (102,)), 20)

    @pytest.mark.rule("WD-MELEE-2", "WD-MELEE-4")
    def test_both_strike_at_once_the_mover_first(self):
        play = act(facing(), 0, CHARGE, 1, 1)
        assert rollers(play) == [101, 103]
        # Mover of the second seat: still the mover first.
        state = duel(model(1, "ork", 20, 40), model(0, "amazon", 25, 40, 180), turn=1)
        assert rollers(act(state, 1, CHARGE, 20, 20)) == [101, 102]

    @pytest.mark.rule("WD-MELEE-4")
    def test_who_falls_in_the_exchange_has_still_struck(self):
        assert wounds(act(facing(), 0, CHARGE, 1, 1).state, 101, 103) == (0, 0)
        play = act(facing(wounds=1), 0, CHARGE, 1, 14)
        assert wounds(play.state, 101, 103) == (0, 0)
        kinds = [type(event).__name__ for event in play.events]
        last_roll = len(kinds) - 1 - kinds[::-1].index("Rolled")
        assert last_roll < kinds.index("Wounded"), "all roll before any wound is taken off"

    @pytest.mark.rule("WD-MELEE-3")
    def test_it_costs_neither_side_an_action(self):
        state = act(facing(), 0, CHARGE, 20, 20).state
        assert state.creature(103).used == ()
        act(state, 0, Strike(101, (103,)), 20)
        state = act(state, 0, walk(101, (19, 40))).state
        assert refused(state, 0, walk(101, (20, 40))) == "WD-ACT-1"
        state = begun(facing())
        for action, dice in ((CHARGE, (20, 20)), (walk(101, (21, 40)), ())):
            state = act(state, 0, action, *dice).state
        state = act(state, 0, walk(102, facing=90)).state
        state = act(state, 0, walk(102, facing=0)).state
        state = act(state, 1, walk(103, facing=90)).state
        state = act(state, 1, walk(103, facing=180)).state
        assert asked(state) == ("WizardTurn", 0), "the touched one had both actions"

    @pytest.mark.rule("WD-MELEE-3")
    def test_contact_that_took_two_walks_gives_none(self):
        for before in (walk(101, (21, 40)), walk(101, (20, 41), (20, 40))):
            state = act(facing(), 0, before).state
            play = act(state, 0, CHARGE)
            assert rollers(play) == []
            assert refused(play.state, 0, Strike(101, (103,))) == "WD-ACT-1"

    BETWEEN = (
        model(0, "ork", 20, 40, 180),
        ELSEWHERE,
        model(1, "amazon", 17, 40),
        model(1, "amazon", 25, 40, 180),
    )
    """One foe is touched and seen, another is a walk away."""

    @pytest.mark.rule("WD-MELEE-3")
    def test_one_walk_gives_it_whatever_was_done_before(self):
        state = act(duel(*self.BETWEEN), 0, Strike(101, (103,)), 20).state
        assert rollers(act(state, 0, CHARGE, 20, 20)) == [101, 104], "after a blow"
        archer = facing(weapon="shooting")
        state = act(archer, 0, Shoot(101, 103), 20).state
        assert rollers(act(state, 0, CHARGE, 20)) == [103], "after a shot"
        single = gun(model(1, "amazon", 22, 40), options=Options(service="single"))
        state = act(single, 0, push(30, 40, (102,), 10)).state
        play = act(state, 0, walk(102, (25, 40), facing=180), 20, 20)
        assert rollers(play) == [102, 105], "after service"

    @pytest.mark.rule("WD-MELEE-3")
    @pytest.mark.parametrize("turn", [walk(101, facing=90), walk(101, (20, 40), facing=90)])
    def test_a_turn_on_the_spot_is_no_walk(self, turn):
        state = act(facing(), 0, turn).state
        assert rollers(act(state, 0, CHARGE, 20, 20)) == [101, 103]

    @pytest.mark.rule("WD-MELEE-3")
    def test_by_the_other_reading_only_the_first_action_gives_one(self):
        first = Options(contact="first")
        assert rollers(act(changed(facing(), options=first), 0, CHARGE, 20, 20)) == [101, 103]
        state = act(duel(*self.BETWEEN, options=first), 0, Strike(101, (103,)), 20).state
        assert rollers(act(state, 0, CHARGE)) == []
        for before in (walk(101, (20, 41)), walk(101, facing=90)):
            state = act(changed(facing(), options=first), 0, before).state
            assert rollers(act(state, 0, CHARGE)) == []

    @pytest.mark.rule("WD-MELEE-3")
    def test_the_readings_are_chosen_with_the_set_up(self):
        assert DUEL.first_state(DUEL.setup()).options.contact == "one-action"
        other = DUEL.setup(options={"contact": "first"})
        assert DUEL.first_state(other).options.contact == "first"

    @pytest.mark.rule("WD-MELEE-3")
    def test_a_turn_then_one_walk_as_a_client_sends_them(self):
        match = DUEL.match("meeting", seed=4)
        seat = match.decision.waiting_for[0]
        mover = match.state.of(seat)[0].id
        x, y, way = ((5100, 3400, 0), (4900, 3400, 1800))[seat]
        turn = {"type": "Walk", "model": mover, "path": [], "facing": 900}
        match.play_json(json.dumps(turn).encode(), seat)
        last = match.log[-1].events
        assert [type(event).__name__ for event in last] == ["Turned"]
        charge = {"type": "Walk", "model": mover, "path": [[x, y, 0]], "facing": way}
        match.play_json(json.dumps(charge).encode(), seat)
        names = [type(event).__name__ for event in match.log[-1].events]
        assert names[0] == "Moved"
        assert names.count("Rolled") == 2

    @pytest.mark.rule("WD-MELEE-3")
    def test_who_was_touched_before_gives_none(self):
        state = duel(model(0, "ork", 22, 40), ELSEWHERE, model(1, "amazon", 25, 40, 180))
        assert rollers(act(state, 0, walk(101, (22, 40), facing=10))) == []
        assert rollers(act(state, 0, walk(101, (22, 37), (25, 37), facing=90))) == [], "around him"

    @pytest.mark.rule("WD-MELEE-3")
    def test_each_may_strike_or_not(self):
        state = facing()
        for seat in (0, 1):
            state = act(state, seat, SetPolicy("exchange", "ask")).state
        state = act(state, 0, CHARGE).state
        assert asked(state) == ("Exchange", 0, 1)
        for mover, enemy, dice in (
            (True, True, [101, 103]),
            (True, False, [101]),
            (False, True, [103]),
            (False, False, []),
        ):
            play = act(state, 0, Answer(mover))
            play = act(play.state, 1, Answer(enemy), *[20] * len(dice))
            assert rollers(play) == dice

    @pytest.mark.rule("WD-MELEE-3")
    def test_the_touched_one_strikes_used_or_not_and_at_every_newcomer(self):
        foe = model(1, "amazon", 25, 40, 180, used=(2,))
        state = duel(model(0, "ork", 20, 40), model(0, "ork", 20, 44), ELSEWHERE, foe)
        play = act(state, 0, CHARGE, 20, 20)
        assert rollers(play) == [101, 104]
        play = act(play.state, 0, walk(102, (25, 43)), 20, 20)
        assert rollers(play) == [102, 104]

    @pytest.mark.rule("WD-MELEE-5")
    def test_a_fight_action_is_not_answered(self):
        state = act(facing(), 0, CHARGE, 20, 20).state
        play = act(state, 0, Strike(101, (103,)), 20)
        assert rollers(play) == [101]
        state = duel(model(0, "ork", 22, 40), ELSEWHERE, model(1, "amazon", 25, 40, 180))
        assert rollers(act(state, 0, Strike(101, (103,)), 1)) == [101]


class TestWhoCannotStrike:
    """WD-MELEE-6: the same limits for both."""

    @pytest.mark.rule("WD-MELEE-6")
    @pytest.mark.parametrize(
        ("state", "who"),
        [
            (facing(facing=0), [101]),
            (facing(weapon="shooting"), [103]),
            (facing(other="heavy-weapon"), [101]),
            (facing(weapon="small"), [101, 103]),
            (facing(facing=90), [101, 103]),
            (facing(facing=89), [101]),
        ],
        ids=["behind", "bow walks", "heavy weapon", "knife", "at the border", "beyond the border"],
    )
    def test_who_strikes(self, state, who):
        assert rollers(act(state, 0, CHARGE, *[20] * len(who))) == who

    @pytest.mark.rule("WD-MELEE-6")
    def test_a_bow_that_is_touched_does_not_strike_back(self):
        foe = model(1, "amazon", 25, 40, 180, weapon="shooting")
        state = duel(model(0, "ork", 20, 40), foe)
        assert rollers(act(state, 0, CHARGE, 20)) == [101]

    @pytest.mark.rule("WD-MELEE-6")
    def test_a_mover_that_looks_away_does_not_strike(self):
        away = walk(101, (22, 40), facing=180)
        assert rollers(act(facing(), 0, away, 20)) == [103]
        assert rollers(act(facing(facing=0), 0, away)) == []


class TestSeveral:
    """WD-MELEE-7: contact with several enemies."""

    STATE = duel(
        model(0, "ork", 20, 40),
        ELSEWHERE,
        model(1, "amazon", 25, 41.5, 180),
        model(1, "heavy-weapon", 25, 38.5, 180),
        model(1, "amazon", 60, 40),
    )
    BOTH = walk(101, (22.4, 40))

    @pytest.mark.rule("WD-MELEE-7")
    def test_the_mover_names_one(self):
        state = act(self.STATE, 0, self.BOTH).state
        assert asked(state) == ("NameFoe", 0)
        assert refused(state, 0, Face(105)) == "WD-MELEE-7"
        assert rollers(act(state, 0, Face(103), 20, 20)) == [101, 103]
        assert rollers(act(state, 0, Face(104), 20)) == [101]

    @pytest.mark.rule("WD-MELEE-7")
    def test_a_wizard_touched_as_well_loses_besides(self):
        foe = model(1, "amazon", 25, 41.5, 180)
        state = duel(model(0, "ork", 20, 40), ELSEWHERE, foe, wizards=((5, 70), (25, 38.5)))
        play = act(state, 0, self.BOTH, 20, 20)
        assert rollers(play) == [101, 103], "only the creature trades blows"
        assert play.state.wizards[1].field == 17

    @pytest.mark.rule("WD-MELEE-7")
    def test_the_questions_name_who_may_be_named(self):
        state = act(self.STATE, 0, SetPolicy("exchange", "ask")).state
        state = act(state, 0, self.BOTH).state
        question = DUEL.question(state)
        assert question.ask(state).forms[0].fields[0].allowed == (103, 104)
        assert question.candidates(state, 0) == [Face(103), Face(104)]
        state = act(state, 0, Face(103)).state
        question = DUEL.question(state)
        assert question.ask(state).pieces == (101, 103)
        assert question.ask(state).private, "nobody sees the other's answer first"
        assert question.candidates(state, 0) == [Answer(True), Answer(False)]

    @pytest.mark.rule("WD-MELEE-7")
    def test_with_his_field_a_wizards_creatures_are_gone_before_the_blows(self):
        foes = (model(1, "amazon", 25, 41.5, 180), model(1, "amazon", 22.4, 43, 270))
        wizards = ((5, 70), (25, 38.5), (90, 70))
        state = duel(model(0, "ork", 20, 40), ELSEWHERE, *foes, wizards=wizards, fields=(20, 3, 20))
        play = act(state, 0, self.BOTH)
        assert rollers(play) == []
        assert (play.state.out, play.state.of(1)) == ((1,), ())
        one = duel(model(0, "ork", 20, 40), ELSEWHERE, foes[0], wizards=wizards, fields=(20, 3, 20))
        assert rollers(act(one, 0, self.BOTH)) == []

    @pytest.mark.rule("WD-MELEE-7")
    def test_each_fight_action_has_a_target_of_its_own(self):
        state = act(self.STATE, 0, self.BOTH).state
        state = act(state, 0, Face(103), 20, 20).state
        assert rollers(act(state, 0, Strike(101, (104,)), 20)) == [101]
        assert rollers(act(state, 0, Strike(101, (103,)), 20)) == [101]
