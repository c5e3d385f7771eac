"""Familiars, the optional pack found elsewhere: WD-FAMILIAR-*."""

import pytest

from slagveld.conformance.words import unsaid_by
from slagveld.games.wizard_duel.core.actions_left import Turn
from slagveld.games.wizard_duel.core.state import Options
from slagveld.games.wizard_duel.familiars.choice import NONE, ChooseFamiliar, Familiars
from slagveld.games.wizard_duel.familiars.familiar_kinds import familiars
from slagveld.games.wizard_duel.familiars.gaze import Gaze
from slagveld.games.wizard_duel.magic.spells import CastAttack, CastDefence
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.games.wizard_duel.turn.creature_part import CreatureTurn
from slagveld.games.wizard_duel.turn.models_of_a_turn import EndTurn
from slagveld.kernel.dice import Rng
from slagveld.texts import say
from tests.games.wizard_duel.duel import (
    DUEL,
    act,
    asked,
    asking,
    duel,
    model,
    move,
    refused,
    summon,
    told,
    walk,
    wizards,
)

PLAYED = Options(familiars=True)


def owner(familiar, *models, part="wizard", **more):
    """A duel in which the wizard of seat 0 has this familiar."""
    values = {"points": 100, "wizards": ((20, 40), (40, 40, 180)), **more}
    state = duel(*models, part=part, options=PLAYED, **values)
    return state.with_wizard(0, familiar=familiar)


class TestPack:
    """Choosing and losing one."""

    @pytest.mark.rule("WD-FAMILIAR-1")
    def test_an_option_that_is_off_by_default_and_marked(self):
        option = next(option for option in DUEL.options if option.key == "familiars")
        assert (option.default, option.rule) == (False, "WD-FAMILIAR-1")
        assert say(option.help).startswith("Found elsewhere, not in the rulebook")
        assert DUEL.rulebook["WD-FAMILIAR-1"].house
        assert asked(DUEL.match("empty").state)[0] == "TakePlaces"
        assert list(familiars()) == ["snake", "turtle", "toad", "raven", "owl"]

    @pytest.mark.rule("WD-FAMILIAR-1")
    def test_everybody_chooses_at_once_before_the_order_is_rolled(self):
        match = DUEL.match("three", options={"familiars": True})
        assert asked(match.state) == ("Familiars", 0, 1, 2)
        (form,) = match.decision.forms
        assert [choice.key for choice in form.fields[0].choices] == [NONE, *familiars()]
        assert unsaid_by(DUEL, match.state, ()) == []
        assert refused(match.state, 0, ChooseFamiliar("draconit")) == "WD-FAMILIAR-1"
        match.play(ChooseFamiliar("owl"), 0)
        match.play(ChooseFamiliar(NONE), 1)
        hidden = DUEL.codec.encode(DUEL.view(match.state, 1).sealed)
        assert b"owl" not in hidden, "nobody sees the choice of another"
        match.play(ChooseFamiliar("owl"), 2)
        assert [w.familiar for w in match.state.wizards] == ["owl", "", "owl"]
        assert asked(match.state)[0] == "TakePlaces"

    @pytest.mark.rule("WD-FAMILIAR-1", "WD-WIZARD-5")
    @pytest.mark.parametrize("familiar", [*familiars(), NONE])
    def test_the_owner_starts_with_seventy(self, familiar):
        match = DUEL.match("empty", options={"familiars": True})
        match.play(ChooseFamiliar(familiar), 0)
        match.play(ChooseFamiliar(NONE), 1)
        for _ in range(2):
            question = DUEL.question(match.state)
            seat = question.who(match.state)[0]
            match.play(question.candidates(match.state, seat)[0], seat)
        assert match.state.round == 1
        points = [wizard.points for wizard in match.state.wizards]
        assert points == [100 if familiar == NONE else 70, 100]

    @pytest.mark.rule("WD-FAMILIAR-1")
    def test_it_is_shown_with_its_wizard_as_found_elsewhere(self):
        state = owner("owl")
        scene = DUEL.scene(state, 1)
        assert [badge.icon for badge in scene.pieces[0].badges] == ["owl"]
        assert scene.pieces[1].badges == ()
        (line,) = [line for line in scene.sheets[0].lines if line.label.key.endswith(":familiar")]
        assert line.house
        assert "found elsewhere" in say(line.label)
        assert unsaid_by(DUEL, state, ()) == []
        assert state.layout.bases == wizards(wizards=((20, 40), (40, 40, 180))).layout.bases

    @pytest.mark.rule("WD-FAMILIAR-2")
    def test_it_takes_five_points_of_attack_magic_and_dies(self):
        state = asking(owner("owl", points=180), DUEL.question(wizards(turn=1)))
        play = act(state, 1, CastAttack(1))
        assert play.state.wizards[0].field == 15
        assert play.state.wizards[0].familiar == ""
        assert told(play, "Told")[0].rule == "WD-FAMILIAR-2"
        assert act(play.state, 1, CastAttack(1)).state.wizards[0].field == 5, "the next does ten"

    @pytest.mark.rule("WD-FAMILIAR-2")
    def test_nothing_else_kills_it(self):
        state = owner("owl", model(1, "ork", 23, 40, 180), part="creatures", turn=1)
        state = act(state, 1, Strike(101, (1,)), 1).state
        assert (state.wizards[0].field, state.wizards[0].familiar) == (14, "owl")

    @pytest.mark.rule("WD-FAMILIAR-2")
    def test_what_it_gave_ends_with_it(self):
        state = owner("turtle", fields=(57, 20)).with_wizard(0, familiar="")
        assert refused(state, 0, CastDefence()) == "WD-SPELL-8"
        assert act(state, 0, move((21, 40))).state.wizards[0].field == 57


class TestSnake:
    """A creature in contact cannot attack in the next round."""

    FOE = model(1, "ork", 23, 40, 180)

    @pytest.mark.rule("WD-FAMILIAR-3")
    def test_one_enemy_creature_in_contact_once_a_round(self):
        state = owner(
            "snake", self.FOE, model(1, "ork", 20, 43), model(1, "ork", 30, 60),
            model(0, "ork", 17, 40), model(1, "heavy-weapon", 20, 37),
        )  # fmt: skip
        for target in (103, 104, 105, 2, 99):
            assert refused(state, 0, Gaze(target)) == "WD-FAMILIAR-3"
        play = act(state, 0, Gaze(101))
        assert play.state.creature(101).held == 3
        assert play.state.wizards[0].points == 100
        assert told(play, "Told")[0].pieces == (101,)
        assert refused(play.state, 0, Gaze(102)) == "WD-FAMILIAR-3"
        assert refused(owner("owl", self.FOE), 0, Gaze(101)) == "WD-FAMILIAR-3"
        offered = [form.action for form in DUEL.question(state).ask(state).forms]
        assert "Gaze" in offered
        later = [form.action for form in DUEL.question(play.state).ask(play.state).forms]
        assert "Gaze" not in later

    @pytest.mark.rule("WD-FAMILIAR-3", "WD-WIZARD-3")
    def test_it_is_no_action_of_the_wizard(self):
        state = owner("snake", {**self.FOE, "at": (23, 43, 180, 0)}, points=250)
        state = act(state, 0, CastDefence()).state
        state = act(state, 0, move((20, 43))).state
        assert asked(state) == ("WizardTurn", 0)
        assert refused(state, 0, CastDefence()) == "WD-WIZARD-3", "the casting is over"
        state = act(state, 0, Gaze(101)).state
        assert state.round == 3

    @pytest.mark.rule("WD-FAMILIAR-3")
    def test_it_strikes_no_blow_and_runs_against_no_field(self):
        held = {**self.FOE, "held": 2}
        state = owner("snake", held, part="creatures", turn=1)
        assert refused(state, 1, Strike(101, (1,))) == "WD-FAMILIAR-3"
        away = owner("snake", {**held, "at": (26, 40, 180, 0)}, part="creatures", turn=1)
        play = act(away, 1, walk(101, (23, 40), facing=180))
        assert play.state.wizards[0].field == 20
        archer = owner("snake", {**held, "weapon": "shooting", "at": (30, 50, 180, 0)},
                       part="creatures", turn=1)  # fmt: skip
        assert refused(archer, 1, Shoot(101, 1)) == "WD-FAMILIAR-3"

    @pytest.mark.rule("WD-FAMILIAR-3")
    def test_not_even_in_an_exchange(self):
        for held, rolls in ((2, 1), (1, 2), (3, 2)):
            state = owner("snake", model(0, "ork", 17, 20), model(1, "ork", 23, 20, 180, held=held),
                          part="creatures")  # fmt: skip
            play = act(state, 0, walk(101, (20, 20)), *[20] * rolls)
            assert len(told(play, "Rolled")) == rolls

    @pytest.mark.rule("WD-FAMILIAR-3")
    def test_in_the_next_round_only_and_it_is_shown(self):
        state = act(owner("snake", self.FOE), 0, Gaze(101)).state
        state = act(state, 0, EndTurn()).state
        assert (state.round, asked(state)) == (3, ("CreatureTurn", 1))
        assert refused(state, 1, Strike(101, (1,))) == "WD-FAMILIAR-3"
        badges = [badge.icon for badge in DUEL.scene(state, 0).pieces[0].badges]
        assert "snake-tongue" in badges
        act(state, 1, walk(101, (26, 40)))
        after = asking(owner("snake", {**self.FOE, "held": 3}, round=4), CreatureTurn(Turn(1)))
        act(after, 1, Strike(101, (1,)), 20)


class TestOthers:
    """Turtle, toad, raven, owl."""

    @pytest.mark.rule("WD-FAMILIAR-4")
    def test_the_turtle_starts_at_25(self):
        match = DUEL.match("empty", options={"familiars": True})
        match.play(ChooseFamiliar("turtle"), 0)
        match.play(ChooseFamiliar("toad"), 1)
        assert [wizard.field for wizard in match.state.wizards] == [25, 20]
        assert [value.value for value in match.state.wizards[0].fields] == [20, 25]

    @pytest.mark.rule("WD-FAMILIAR-4", "WD-SPELL-8")
    @pytest.mark.parametrize(("start", "after"), [(50, 60), (55, 60), (59, 60), (45, 55)])
    def test_the_turtle_lets_it_grow_to_60(self, start, after):
        state = owner("turtle", fields=(start, 20))
        assert act(state, 0, CastDefence()).state.wizards[0].field == after
        assert refused(owner("turtle", fields=(60, 20)), 0, CastDefence()) == "WD-SPELL-8"
        assert refused(owner("toad", fields=(50, 20)), 0, CastDefence()) == "WD-SPELL-8"
        assert DUEL.scene(state, 0).sheets[0].gauges[0].most == 60

    @pytest.mark.rule("WD-FAMILIAR-5", "WD-WIZARD-7")
    @pytest.mark.parametrize(("left", "after"), [(159, 259), (160, 260), (161, 260)])
    def test_the_toad_keeps_160(self, left, after):
        assert act(owner("toad", points=left), 0, EndTurn()).state.wizards[0].points == after
        assert act(owner("raven", points=left), 0, EndTurn()).state.wizards[0].points == 250

    @pytest.mark.rule("WD-FAMILIAR-6")
    def test_the_raven_calls_from_15_to_30(self):
        there = {"wizards": ((20, 40), (95, 40)), "stock": [("ork", "shooting")]}
        state = owner("raven", **there)
        for x in (38, 53):
            act(state, 0, summon("shooting", (1, x, 40)))
        for x in (37.99, 53.01, 33):
            assert refused(state, 0, summon("shooting", (1, x, 40))) == "WD-SUMMON-5"
        menu = DUEL.question(state).candidates(state, 0)
        assert sum(type(action).__name__ == "Summon" for action in menu) > 2

    @pytest.mark.rule("WD-FAMILIAR-7")
    def test_the_owl_brings_ten_more_and_keeps_150(self):
        assert act(owner("owl", points=40), 0, EndTurn()).state.wizards[0].points == 150
        assert act(owner("owl", points=200), 0, EndTurn()).state.wizards[0].points == 260
        assert act(owner("owl", points=40), 0, EndTurn()).state.wizards[1].points == 140
        assert act(owner("toad", points=40), 0, EndTurn()).state.wizards[0].points == 140


@pytest.mark.rule("WD-FAMILIAR-1")
def test_random_duels_with_familiars_stay_sound():
    rng = Rng(11)
    match = DUEL.match("empty", seed=5, options={"familiars": True, "rounds": 4})
    for _ in range(400):
        if match.state.outcome is not None:
            break
        question = DUEL.question(match.state)
        seat = next(s for s in question.who(match.state) if s not in match.state.sealed.seats)
        if isinstance(question, Familiars):
            match.play(ChooseFamiliar("snake"), seat)
            continue
        menu = question.candidates(match.state, seat)
        assert all(DUEL.check(match.state, seat, action) is None for action in menu[:3])
        match.play(question.propose(match.state, seat, rng), seat)
        assert list(DUEL.faults(match.state)) == []
    assert match.state.round > 1
    assert unsaid_by(DUEL, match.state, ()) == []
