"""From the order roll to the first spell: names, wizards, stocks, order."""

import pytest

from slagveld.games.wizard_duel.army.muster import Stocks
from slagveld.games.wizard_duel.magic.summoning import Summon
from slagveld.games.wizard_duel.movement.wizards_move import MoveWizard
from slagveld.games.wizard_duel.setup.deployment import TakePlace
from slagveld.games.wizard_duel.turn.models_of_a_turn import EndTurn
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Placed
from slagveld.kernel.fields import Placement
from slagveld.kernel.muster import Roster
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.standing import Concede
from slagveld.table.shapes import Pose, Spot
from tests.games.wizard_duel.duel import (
    DUEL,
    act,
    asked,
    begun,
    duel,
    model,
    pose,
    refused,
    told,
    walk,
)


def match(*dice, scenario="empty", **setup):
    """A duel whose order is rolled with these dice."""
    return DUEL.match(scenario, dice=Scripted(dice), **setup)


def started(*dice, **setup):
    """A duel in its first round."""
    game = match(*dice, **setup)
    while asked(game.state)[0] == "TakePlaces":
        game.play(TakePlace(0, 0))
    return game


def small(*places):
    """A package of models from 1 on at places in cm."""
    return Summon(
        "small", tuple(Placement(n, Pose(x * 100, y * 100)) for n, (x, y) in enumerate(places, 1))
    )


class TestNames:
    """WD-SETUP-4: the wizard is named before the first round."""

    @pytest.mark.rule("WD-SETUP-4")
    def test_the_name_is_on_the_sheet(self):
        game = match(1, 2)
        assert game.state.round == 0
        game.play(TakePlace(0, 0, " Merlijn "), 0)
        game.play(TakePlace(0, 0), 1)
        sheets = DUEL.scene(game.state, 0).sheets
        titles = {sheet.seat: sheet.title for sheet in sheets}
        assert (titles[0], titles[1]) == ("Merlijn", "Player 2")
        assert game.state.name_of(1) == "Merlijn"

    @pytest.mark.rule("WD-SETUP-4")
    def test_a_name_can_be_shown(self):
        state = match(1, 2).state
        act(state, 0, TakePlace(0, 0, "x" * 60))
        for name in ("x" * 61, "a\nb", "\x1b"):
            assert refused(state, 0, TakePlace(0, 0, name)) == "WD-SETUP-4"


class TestAppearing:
    """WD-SETUP-8: all stand before round 1, after the roll."""

    @pytest.mark.rule("WD-SETUP-8")
    def test_order_then_wizards_then_round_1(self):
        game = match(9, 5)
        assert game.state.order == (1, 0)
        assert (game.state.round, game.state.layout.bases) == (0, ())
        game.play(TakePlace(0, 0))
        assert game.state.round == 0
        game.play(TakePlace(0, 0))
        assert game.state.round == 1
        assert [game.state.layout.has(piece) for piece in (1, 2)] == [True, True]
        assert asked(game.state) == ("WizardTurn", 1)
        told = [event for entry in game.log for event in entry.events]
        placed = [event.piece for event in told if isinstance(event, Placed)]
        orders = [event.order for event in told if type(event).__name__ == "OrderSet"]
        assert (placed, orders) == ([2, 1], [(1, 0)])

    @pytest.mark.rule("WD-SETUP-8")
    def test_placing_costs_no_action(self):
        state = started(1, 2).state
        state = act(state, 0, MoveWizard((Spot(1650, 150),), 0)).state
        assert pose(state, 1)[:2] == (16.5, 1.5)
        assert refused(started(1, 2).state, 0, MoveWizard((Spot(1651, 150),), 0)) == "WD-WIZARD-4"

    @pytest.mark.rule("WD-SETUP-8")
    def test_he_looks_where_his_player_wishes_by_default_to_the_middle(self):
        game = match(1, 2)
        menu = DUEL.question(game.state).candidates(game.state, 0)
        # From the corner the middle lies 48.5 cm along and 38.5 cm down: 38.4 degrees.
        assert [action.facing for action in menu] == [384, 2184, 1416, 3216]
        game.play(TakePlace(0, 2700))
        assert pose(game.state, 1) == (1.5, 1.5, 270)


@pytest.mark.rule("WD-SETUP-9")
def test_creatures_come_by_creature_magic_only():
    game = started(1, 2)
    assert game.state.creatures == ()
    assert sorted(placed.id for placed in game.state.layout.bases) == [1, 2]
    game.play(small((15, 5), (15, 9), (15, 13)))
    assert [(c.seat, c.appeared, c.race) for c in game.state.creatures] == [(0, 1, "ork")] * 3


class TestStock:
    """WD-SETUP-10: the models a player has."""

    @staticmethod
    def roster(**counts):
        entries = [{"key": k.replace("_", "/"), "count": n} for k, n in counts.items()]
        return {"game": "wizard-duel", "name": "mine", "entries": entries}

    @pytest.mark.rule("WD-SETUP-10")
    def test_all_players_have_equal_stocks_by_default(self):
        stocks = [wizard.stock for wizard in match(1, 2, 3, scenario="three").state.wizards]
        assert stocks[0] == stocks[1] == stocks[2]
        assert stocks[0]

    @pytest.mark.rule("WD-SETUP-10")
    def test_a_stock_is_a_list_of_models_with_race_and_weapon(self):
        armies = (self.roster(ork_small=2, goblin_shooting=1), self.roster(ogre_own=1))
        state = match(1, 2, armies=armies).state
        assert [(m.number, m.race, m.weapon) for m in state.wizards[0].stock] == [
            (1, "ork", "small"),
            (2, "ork", "small"),
            (3, "goblin", "shooting"),
        ]
        assert [(m.race, m.weapon) for m in state.wizards[1].stock] == [("ogre", "own")]

    @pytest.mark.rule("WD-SETUP-10")
    @pytest.mark.parametrize(
        ("army", "rule"),
        [
            ({"ork_small": 0}, "WD-SETUP-10"),
            ({}, "WD-SETUP-10"),
            ({"ork_own": 1}, "WD-RACE-4"),
            ({"elephant_small": 1}, "WD-RACE-2"),
            ({"ork_small": 61}, "WD-SETUP-10"),
        ],
    )
    def test_a_stock_that_cannot_be_is_refused(self, army, rule):
        with pytest.raises(RefusedError) as caught:
            match(1, 2, armies=(self.roster(**army), self.roster(ork_small=1)))
        assert caught.value.refusal.rule == rule
        with pytest.raises(RefusedError) as caught:
            match(1, 2, armies=("nonsense", "nonsense"))
        assert caught.value.refusal.rule == "WD-SETUP-10"
        assert Stocks().faults(Roster(game="chess", name="x", entries=()))[0].rule == "WD-SETUP-10"

    @pytest.mark.rule("WD-SETUP-10")
    def test_the_stock_is_the_limit_and_keeps_its_weapons(self):
        game = started(1, 2, armies=(self.roster(ork_small=2), self.roster(ork_small=1)))
        swords = Summon("normal", (Placement(1, Pose(1500, 500)),))
        assert refused(game.state, 0, swords) == "WD-SUMMON-8", "a knife is no sword"
        assert refused(game.state, 0, small((15, 5), (15, 9), (15, 13))) == "WD-SUMMON-8"
        game.play(small((15, 5), (15, 9)))
        assert [c.weapon for c in game.state.creatures] == ["small", "small"]
        assert (
            game.state.wizards[0].stock
            == match(1, 2, armies=(self.roster(ork_small=2), self.roster(ork_small=1)))
            .state.wizards[0]
            .stock
        )


class TestOrderRoll:
    """WD-ORDER-1, WD-ORDER-2: lowest first, equals again."""

    @pytest.mark.rule("WD-ORDER-1")
    @pytest.mark.parametrize(
        ("dice", "order"),
        [((7, 20, 1), (2, 0, 1)), ((1, 2, 3), (0, 1, 2)), ((20, 19, 18), (2, 1, 0))],
    )
    def test_the_lowest_begins_the_highest_goes_last(self, dice, order):
        game = match(*dice, scenario="three")
        assert game.state.order == order
        rolls = [event for event in game.log[0].events if type(event).__name__ == "Rolled"]
        assert [roll.seat for roll in rolls] == [0, 1, 2], "each rolls once"
        assert asked(game.state) == ("TakePlaces", order[0])

    @pytest.mark.rule("WD-ORDER-2")
    @pytest.mark.parametrize(
        ("dice", "order"),
        [
            # Seats 0 and 2 are equal and lowest; 2 wins, and 1 stays last whatever they roll.
            ((5, 9, 5, 20, 19), (2, 0, 1)),
            # Equal twice.
            ((9, 5, 5, 7, 7, 3, 2), (2, 1, 0)),
            # All three equal, then two of them.
            ((4, 4, 4, 8, 2, 8, 6, 5), (1, 2, 0)),
        ],
    )
    def test_equals_roll_again_among_themselves(self, dice, order):
        assert match(*dice, scenario="three").state.order == order

    @pytest.mark.rule("WD-ORDER-2")
    def test_two_pairs_keep_their_places(self):
        game = match(12, 3, 3, 12, 9, 8, 1, 2, scenario="four", players=4)
        assert game.state.order == (2, 1, 0, 3)


def rounds(order, wizards, *falls):
    """The orders of the rounds after this one; each of `falls` gives up in that round."""
    spots = tuple((5 + 20 * n, 40) for n in range(wizards))
    state = begun(duel(wizards=spots, round=1), order)
    found = []
    for fallen in falls:
        if fallen is not None:
            state = act(state, fallen, Concede()).state
        now = state.round
        while state.round == now:
            state = act(state, asked(state)[1], EndTurn()).state
        found.append("".join("ABCD"[seat] for seat in state.order))
    return found


class TestOrderOfRounds:
    """WD-ORDER-3 to WD-ORDER-6: who begins later rounds."""

    @pytest.mark.rule("WD-ORDER-3")
    def test_two_players_keep_the_order(self):
        assert rounds((1, 0), 2, None, None, None) == ["BA", "BA", "BA"]

    @pytest.mark.rule("WD-ORDER-3", "WD-ORDER-4")
    @pytest.mark.parametrize(
        ("dice", "scenario", "second"), [((2, 1), "empty", (1, 0)), ((1, 2, 3), "three", (1, 2, 0))]
    )
    def test_from_the_roll_to_round_2(self, dice, scenario, second):
        game = started(*dice, scenario=scenario)
        while game.state.round == 1:
            game.play(EndTurn())
        assert game.state.order == second

    @pytest.mark.rule("WD-ORDER-4", "WD-TERM-3")
    def test_with_three_the_second_begins_the_next_round(self):
        assert rounds((0, 1, 2), 3, None, None, None) == ["BCA", "CAB", "ABC"]
        assert rounds((2, 0, 3, 1), 4, None) == ["ADBC"]

    @pytest.mark.rule("WD-ORDER-4")
    def test_who_plays_first_is_who_is_asked_first(self):
        state = begun(duel(wizards=((5, 40), (50, 40), (95, 40))), (0, 1, 2))
        for seat in (0, 1, 2, 1, 2, 0, 2, 0, 1):
            assert asked(state) == ("WizardTurn", seat)
            state = act(state, seat, EndTurn()).state

    @pytest.mark.rule("WD-ORDER-5")
    @pytest.mark.parametrize(("fallen", "following"), [(0, "BC"), (1, "CA"), (2, "BA")])
    def test_the_order_moves_up_before_the_defeated_are_struck_out(self, fallen, following):
        assert rounds((0, 1, 2), 3, fallen) == [following]

    @pytest.mark.rule("WD-ORDER-5")
    def test_two_that_are_left_of_three_go_on_rotating(self):
        assert rounds((0, 1, 2), 3, 1, None, None) == ["CA", "AC", "CA"]

    @pytest.mark.rule("WD-ORDER-5")
    @pytest.mark.parametrize("fallen", [1, 2])
    def test_turns_of_the_defeated_are_left_out_at_once(self, fallen):
        wizards = ((5, 40), (40, 40), (70, 40), (95, 40))
        models = [model(seat, "ork", 10 + 20 * seat, 10) for seat in range(4)]
        models += [model(seat, "ork", 10 + 20 * seat, 20) for seat in range(4)]
        state = begun(duel(*models, wizards=wizards), (0, 1, 2, 3))
        state = act(state, 0, walk(101, facing=10)).state
        state = act(state, fallen, Concede()).state
        state = act(state, 0, EndTurn()).state
        assert asked(state) == ("CreatureTurn", 3 - fallen), "the next who is left"
        state = act(state, 3 - fallen, walk(104 - fallen, facing=10)).state
        state = act(state, 3 - fallen, EndTurn()).state
        assert asked(state) == ("CreatureTurn", 3)

    @pytest.mark.rule("WD-ORDER-6", "WD-ROUND-5")
    def test_one_order_for_creatures_and_wizards(self):
        wizards = ((5, 40), (50, 40), (95, 40))
        models = [model(seat, "ork", 20 + 20 * seat, 10) for seat in range(3)]
        state = begun(duel(*models, wizards=wizards), (2, 0, 1))
        for seat in (2, 0, 1):
            assert asked(state) == ("CreatureTurn", seat)
            play = act(state, seat, walk(101 + seat, facing=10))
            state = act(play.state, seat, EndTurn()).state
        for seat in (2, 0, 1):
            assert asked(state) == ("WizardTurn", seat)
            play = act(state, seat, EndTurn())
            state = play.state
        assert [event.order for event in told(play, "OrderSet")] == [(0, 1, 2)]
