"""A figure that touches several enemies chooses one; Acceleration and the nest."""

import random

import pytest

from slagveld.games.carnage.magic.incantation import LetMagicBe
from slagveld.games.carnage.melee.allocation import Allocate, ChooseOpponents, StrikeAllAt
from slagveld.games.carnage.melee.contact import Aim, aims_of, grouped, targets, torn
from slagveld.games.carnage.melee.eggs import NEST, at_nest, break_eggs
from slagveld.kernel.decision import Partial
from slagveld.kernel.event import Changed
from slagveld.kernel.fields import Pair
from slagveld.kernel.state import Policy
from tests.games.carnage.battle import (
    EAST,
    NORTH,
    SOUTH,
    act,
    box,
    events,
    mage,
    profile,
    refused,
    run,
    unit,
)
from tests.games.carnage.melee.test_phase import HARD, LEFT, corner, fight, line, rolls


class TestChoice:
    """A figure that touches two enemy units strikes at one of them."""

    def asked(self, **rest):
        return run(fight(*corner(), **rest)).state

    def test_who_touches_whom(self):
        state = fight(*corner())
        assert targets(state, state.unit(1)) == {0: [2, 3], 1: [2], 2: [2], 3: [2]}
        assert torn(state, state.unit(1)) == {LEFT: [2, 3]}
        assert torn(state, state.unit(2)) == {}
        assert targets(state, state.unit(3)) == {0: [1]}

    @pytest.mark.rule("CAR-13.1-choice", "CAR-13.1-ex8", "CAR-15.4-choice")
    def test_the_player_chooses_before_rolling(self):
        state = self.asked()
        question = state.agenda.top
        assert isinstance(question, Allocate)
        assert question.who(state) == (0,)
        play = act(state, 0, ChooseOpponents((Pair("101", "3"),)), [1] * 9)
        assert rolls(play) == [(1, 3, 1), (1, 2, 3), (2, 1, 4), (3, 1, 1)]
        play = act(state, 0, ChooseOpponents((Pair("101", "2"),)), [1] * 9)
        assert rolls(play) == [(1, 2, 4), (2, 1, 4), (3, 1, 1)]

    @pytest.mark.rule("CAR-13.1-attacks", "CAR-13.1-choice")
    def test_all_attacks_of_a_figure_go_to_one_unit(self):
        units = (unit(0, 50, 50, NORTH, count=4, of=profile(at=3, ar=4)), *corner()[1:])
        state = run(fight(*units)).state
        play = act(state, 0, ChooseOpponents((Pair("101", "3"),)), [1] * 17)
        assert rolls(play)[:2] == [(1, 3, 3), (1, 2, 9)]

    @pytest.mark.rule("CAR-13.1-choice")
    def test_without_a_choice_most_fellows_decide(self):
        state = self.asked()
        assert aims_of(state, state.unit(1)) == tuple(Aim(100 + n, 2) for n in (1, 2, 3, 4))
        play = act(state, 0, ChooseOpponents(), [1] * 9)
        assert rolls(play)[0] == (1, 2, 4)
        assert aims_of(state, state.unit(1), {LEFT: 3, 102: 3})[:2] == (Aim(101, 3), Aim(102, 2))

    @pytest.mark.rule("CAR-13.1-choice")
    def test_all_at_one(self):
        state = self.asked()
        assert rolls(act(state, 0, StrikeAllAt(3), [1] * 9))[0] == (1, 3, 1)
        assert rolls(act(state, 0, StrikeAllAt(2), [1] * 9))[0] == (1, 2, 4)

    @pytest.mark.rule("CAR-13.1-choice")
    @pytest.mark.parametrize(
        "action",
        [
            ChooseOpponents((Pair("102", "2"),)),
            ChooseOpponents((Pair("101", "1"),)),
            ChooseOpponents((Pair("101", "9"),)),
            ChooseOpponents((Pair("x", "2"),)),
            ChooseOpponents((Pair("101", ""),)),
            ChooseOpponents((Pair("101", "2"), Pair("101", "3"))),
            StrikeAllAt(1),
            StrikeAllAt(9),
            StrikeAllAt(NEST),
        ],
    )
    def test_what_is_refused(self, action):
        assert refused(self.asked(), 0, action) == "CAR-13.1-choice"

    def test_nobody_is_asked_without_a_choice(self):
        play = run(fight(*line(3)), [1] * 6)
        assert play.state.outcome is not None

    def test_the_menu_and_proposals_are_allowed(self):
        state = self.asked()
        question = state.agenda.top
        menu = question.candidates(state, 0)
        assert menu == [ChooseOpponents(), StrikeAllAt(2), StrikeAllAt(3)]
        rng = random.Random(1)
        proposed = {question.propose(state, 0, rng).pairs[0].right for _ in range(20)}
        assert proposed == {"2", "3"}
        for action in [*menu, question.propose(state, 0, rng)]:
            assert question.check(state, 0, action) is None

    def test_the_decision_names_figures_and_enemies(self):
        state = self.asked()
        asked = state.agenda.top.ask(state)
        pairing, one = asked.forms[0].fields[0], asked.forms[1].fields[0]
        assert [(c.key, c.of) for c in pairing.left] == [("101", 101)]
        assert pairing.left[0].label.values == {"name": "Infantry", "number": 1}
        assert [c.key for c in pairing.right] == ["2", "3"]
        assert one.allowed == (2, 3)
        assert (asked.seats, asked.pieces, asked.rule) == ((0,), (101,), "CAR-13.1-choice")
        assert asked.prompt.values == {"count": 1}

    def test_the_preview_has_the_chances_of_every_attack(self):
        state = self.asked()
        question = state.agenda.top
        shown = question.preview(state, 0, Partial("ChooseOpponents", {}))
        assert [(o.title.values["dice"], o.mean) for o in shown.odds] == [
            (4, pytest.approx(4 * 0.4 * 0.6))
        ]
        pairs = [{"left": "101", "right": "3"}]
        shown = question.preview(state, 0, Partial("ChooseOpponents", {"pairs": pairs}))
        assert [o.title.values["dice"] for o in shown.odds] == [1, 3]
        shown = question.preview(state, 0, Partial("StrikeAllAt", {"target": 3}))
        assert [o.title.values["dice"] for o in shown.odds] == [1, 3]
        assert question.preview(state, 0, Partial("StrikeAllAt", {})).odds == ()
        assert question.preview(state, 0, Partial("StrikeAllAt", {"target": 9})).odds == ()

    def test_the_initiative_side_chooses_first(self):
        units = (
            *corner(),
            unit(1, 120, 50, NORTH, count=4, of=HARD),
            unit(0, 120, 50, SOUTH, count=4),
            unit(0, 115, 51.25, EAST, count=1, of=profile(w=3)),
        )
        state = run(fight(*units)).state
        assert state.agenda.top.who(state) == (0,)
        play = act(state, 0, ChooseOpponents())
        assert play.state.agenda.top.who(play.state) == (1,)
        assert rolls(play) == [], "nothing is rolled before all have chosen"
        state = run(fight(*units, order=(1, 0))).state
        assert state.agenda.top.who(state) == (1,)

    def test_for_a_player_who_has_left_the_likeliest_is_taken(self):
        state = fight(*corner(), out=(0,))
        assert rolls(run(state, [1] * 9))[0] == (1, 2, 4)

    @pytest.mark.rule("CAR-14.3-diversion-attack")
    def test_only_those_struck_at_wake(self):
        units = list(corner())
        units[2] = {**units[2], "diverted": (3, "movement")}
        state = run(fight(*units)).state
        play = act(state, 0, ChooseOpponents((Pair("101", "2"),)), [1] * 8)
        assert play.state.unit(3).diverted == (3, "movement")
        play = act(state, 0, ChooseOpponents((Pair("101", "3"),)), [1] * 9)
        assert play.state.unit(3).diverted == (0, "")
        assert rolls(play)[-1] == (3, 1, 1)

    def test_attacks_are_counted_by_unit(self):
        state = fight(*corner())
        aims = (Aim(101, 3), Aim(102, 2), Aim(103, 2), Aim(999, 2))
        assert [(one.id, *rest) for one, *rest in grouped(state, aims)] == [(1, 3, 1), (1, 2, 2)]


class TestNest:
    """The eggs (The Egg Hunt)."""

    def hunt(self, *units, **rest):
        rest.setdefault("eggs", 7)
        rest.setdefault("scenario", "eggs")
        rest.setdefault("order", (1, 0))
        return fight(*units, terrain=[box(9, "nest", 45, 40, 10, 10)], **rest)

    @pytest.mark.rule("CAR-16-eggs-attack")
    def test_figures_at_the_nest_destroy_eggs(self):
        state = self.hunt(unit(1, 50, 50, NORTH, count=6))
        assert at_nest(state, state.unit(1)) == [0, 1, 2, 3, 4, 5]
        play = run(state, [7, 7, 7, 1, 1, 1, 3, 4, 5])
        assert play.state.eggs == 5
        (deed,) = play.state.deeds
        assert (deed.round, deed.what, deed.side, deed.amount) == (2, "egg", 1, 2)
        (changed,) = events(play, Changed)
        assert (changed.old, changed.new, changed.rule) == (7, 5, "CAR-16-eggs-attack")

    @pytest.mark.rule("CAR-16-eggs-attack")
    def test_only_in_contact(self):
        near = self.hunt(unit(1, 50, 50.1, NORTH, count=3))
        assert at_nest(near, near.unit(1)) == [0, 1, 2]
        far = self.hunt(unit(1, 50, 50.11, NORTH, count=3))
        assert at_nest(far, far.unit(1)) == []
        assert rolls(run(far)) == []

    @pytest.mark.rule("CAR-16-eggs-attack")
    def test_herptars_and_an_empty_nest_are_left_alone(self):
        own = self.hunt(unit(0, 50, 50, NORTH))
        assert at_nest(own, own.unit(1)) == []
        empty = self.hunt(unit(1, 50, 50, NORTH), eggs=0)
        assert at_nest(empty, empty.unit(1)) == []
        cow = self.hunt(unit(-1, 50, 50, NORTH, side=1))
        assert at_nest(cow, cow.unit(1)) == []

    @pytest.mark.rule("CAR-16-eggs-attack")
    def test_no_more_eggs_than_there_are(self):
        state = self.hunt(unit(1, 50, 50, NORTH, count=3), eggs=2)
        play = run(state, [7, 7, 7, 4, 4, 4])
        assert (play.state.eggs, play.state.deeds[0].amount) == (0, 2)

    @pytest.mark.rule("CAR-16-eggs-attack")
    def test_nothing_is_told_when_no_egg_breaks(self):
        play = run(self.hunt(unit(1, 50, 50, NORTH, count=3)), [7, 1, 1, 3])
        assert (play.state.eggs, play.state.deeds, events(play, Changed)) == (7, (), [])

    @pytest.mark.rule("CAR-7-01-05", "CAR-16-eggs-attack")
    def test_what_stops_melee_stops_this_too(self):
        state = self.hunt(unit(1, 50, 50, NORTH), pearl="disaster")
        assert rolls(run(state)) == []

    @pytest.mark.rule("CAR-16-eggs-attack")
    def test_a_figure_at_nest_and_enemy_chooses(self):
        state = self.hunt(
            unit(1, 50, 50, NORTH, count=3), unit(0, 46.25, 51.25, EAST, count=1, of=profile(w=3))
        )
        assert torn(state, state.unit(1)) == {101: [2, NEST]}
        asked = run(state).state
        decision = asked.agenda.top.ask(asked)
        assert [c.key for c in decision.forms[0].fields[0].right] == ["2", "0"]
        assert decision.forms[1].fields[0].allowed == (2,)
        play = act(asked, 1, ChooseOpponents((Pair("101", "0"),)), [1] * 4)
        assert rolls(play) == [(1, 3), (2, 1, 1)]
        play = act(asked, 1, ChooseOpponents(), [1] * 4)
        assert rolls(play) == [(1, 2, 1), (1, 2), (2, 1, 1)]
        shown = asked.agenda.top.preview(asked, 1, Partial("ChooseOpponents", {}))
        assert len(shown.odds) == 1
        assert asked.agenda.top.candidates(asked, 1) == [ChooseOpponents(), StrikeAllAt(2)]

    @pytest.mark.rule("CAR-16-eggs-attack", "CAR-5.1.3")
    @pytest.mark.parametrize("more", [{}, {"accelerated": (2, "melee")}])
    def test_neutralised_figures_destroy_eggs_but_start_no_fight(self, more):
        weak = unit(1, 50, 50, NORTH, count=2, **more)
        assert rolls(run(self.hunt(weak), [7, 1, 4])) == [(1, 2)]
        beside = unit(0, 47.5, 51.25, EAST, count=1, of=profile(w=2))
        assert rolls(run(self.hunt(weak, beside), [7, 1, 4])) == [(1, 2)], "nor does the other"
        foe = unit(0, 47.5, 51.25, EAST, count=1, of=profile(w=3))
        asked = run(self.hunt(weak, foe)).state
        play = act(asked, 1, ChooseOpponents((Pair("101", "2"),)), [1] * 3)
        assert rolls(play) == [(2, 1, 1), (1, 2, 1), (1, 1)], "attacked, it may choose"
        asleep = unit(1, 50, 50, NORTH, count=2, diverted=(3, "movement"))
        assert rolls(run(self.hunt(asleep))) == []
        assert rolls(run(self.hunt(weak, pearl="disaster"))) == []

    def test_each_side_has_its_own_deed(self):
        play = run(self.hunt(unit(1, 50, 50, NORTH)), [1] * 5)
        break_eggs(play, 0, 0)
        assert play.state.deeds == ()


class TestMagic:
    """The last moment before the rolls."""

    @pytest.mark.rule("CAR-6.9-any-time")
    def test_mages_may_cast_before_the_rolls(self):
        caster = mage(0, 50, 80, points=9, spells=("shock",), disciplines=("channelling",))
        state = fight(*line(3), caster, policies=(Policy(0, "magic", "always"),))
        play = run(state)
        assert play.state.agenda.top.at == "melee"
        assert rolls(play) == []
        play = act(play.state, 0, LetMagicBe(), [1] * 6)
        assert len(rolls(play)) == 2


@pytest.mark.rule("CAR-6.8-end")
def test_without_a_fight_the_phase_is_over_at_once():
    assert run(fight(unit(0, 50, 50))).state.outcome is not None
