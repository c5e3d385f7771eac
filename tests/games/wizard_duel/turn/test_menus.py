"""What menus offer to screens and bots."""

import pytest

from slagveld.games.wizard_duel.bots.tactics import DuelTactics, creature_proposals
from slagveld.games.wizard_duel.bots.wizards import wizard_proposals
from slagveld.games.wizard_duel.core.actions_left import Turn
from slagveld.games.wizard_duel.heavy.fire import heavy_lane
from slagveld.games.wizard_duel.magic.summoning import Summon, spares
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.movement.menus import ahead, walks, wizard_moves
from slagveld.games.wizard_duel.movement.walk import Walk
from slagveld.games.wizard_duel.terrain.floors_and_stairs import flights
from slagveld.games.wizard_duel.turn.creature_part import CreatureTurn, attacks
from slagveld.games.wizard_duel.turn.models_of_a_turn import actors, check_actor
from slagveld.games.wizard_duel.turn.wizard_part import WizardTurn
from slagveld.kernel.dice import Rng, Seeded
from slagveld.kernel.menu import entries
from slagveld.record import replace
from slagveld.table.terrain import Connector, Floor
from tests.games.wizard_duel.duel import DUEL, box, duel, model


def between(kind):
    """A model of a race with a foe on either side."""
    reach = 4 if kind in ("giant", "ogre") else 3
    return duel(
        model(0, kind, 40, 40, 90),
        model(1, "ork", 40 - reach, 40, 0),
        model(1, "ork", 40 + reach, 40, 180),
    )


def test_only_giants_are_offered_two_targets_at_once():
    for kind, pairs in (("giant", [(102, 103)]), ("ogre", []), ("ork", [])):
        state = between(kind)
        offered = [a.targets for a in attacks(state, state.creatures[0]) if isinstance(a, Strike)]
        assert [targets for targets in offered if len(targets) == 2] == pairs
        assert [targets for targets in offered if len(targets) == 1] == [(102,), (103,)]


@pytest.mark.parametrize(("x", "y", "lane"), [(50, 3, 2700), (50, 77, 900), (97, 60, 0)])
def test_no_way_leads_over_any_edge(x, y, lane):
    state = duel(model(0, "ork", x, y))
    assert ahead(state, state.creatures[0], lane, 500) is None
    assert ahead(state, state.creatures[0], (lane + 1800) % 3600, 500) is not None


def test_walks_go_to_foes_in_eight_directions_and_turn():
    state = duel(model(0, "ork", 50, 40), model(1, "ork", 70, 55))
    found = entries(walks(state, state.creatures[0]))
    assert len(found) == len(set(found))
    turns = [walk.facing for walk in found if not walk.path]
    assert turns == list(range(0, 3600, 450))
    straight = [walk.facing for walk in found if walk.path]
    assert {0, 450, 900, 1350, 1800, 2250, 2700, 3150} <= set(straight)
    for walk in found:
        assert DUEL.check(state, 0, walk) is None


def test_a_menu_begins_with_rest_or_the_end():
    state = duel(model(0, "ork", 20, 40), model(0, "ork", 20, 50))
    menu = CreatureTurn(Turn(0)).candidates(state, 0)
    assert [type(action).__name__ for action in menu[:2]] == ["Rest", "Rest"]
    after = DUEL.apply(state, 0, menu[0], None).state
    again = DUEL.question(after).candidates(after, 0)
    assert [type(action).__name__ for action in again[:2]] == ["EndTurn", "Rest"]


def test_forms_are_there_for_what_can_be_done():
    quiet = duel(model(0, "ork", 20, 40))
    assert [form.action for form in CreatureTurn(Turn(0)).forms(quiet)] == ["Rest", "Walk"]
    fight = duel(model(0, "ork", 20, 40, 0), model(1, "ork", 23, 40, 180))
    assert "Strike" in [form.action for form in CreatureTurn(Turn(0)).forms(fight)]
    bow = duel(model(0, "ork", 20, 40, 0, weapon="shooting"))
    (shoot,) = [form for form in CreatureTurn(Turn(0)).forms(bow) if form.action == "Shoot"]
    assert shoot.measuring.ruler == "own"
    assert not shoot.measuring.reach


def test_stairs_between_raised_levels_cost_the_difference():
    tower = box(
        "building",
        40,
        30,
        60,
        50,
        height=900,
        floors=(
            Floor(1, box("x", 40, 30, 60, 50).outline, 900),
            Floor(2, box("x", 40, 30, 60, 50).outline, 500),
        ),
    )
    stairs = (
        Connector("stairs", (4500, 4000), 2, (4700, 4000), 1, 0),
        Connector("stairs", (1, 1), 0, (2, 2), 2, 0),
        Connector("stairs", (1, 1), 0, (2, 2), 2, 700),
    )
    layout = duel(terrain=[replace(tower, connectors=stairs)]).layout
    assert [cost for _, _, cost in flights(layout)] == [400, 400, 500, 500, 700, 700]


def test_the_sheet_shows_how_many_points_one_can_have():
    (card, *_) = DUEL.scene(duel(points=120), None).sheets
    gauges = {gauge.label.key: (gauge.value, gauge.most) for gauge in card.gauges}
    assert gauges["wizard-duel:points"] == (120, 250)
    assert gauges["wizard-duel:field"] == (20, 50)


def test_tactics_know_both_parts_of_a_round():
    tactics = DuelTactics()
    wizard = duel(part="wizard", points=100)
    question = DUEL.question(wizard)
    assert tactics.proposals(wizard, 0, question, Rng(1)) == wizard_proposals(wizard, 0, question)
    creatures = duel(model(0, "ork", 20, 40))
    question = DUEL.question(creatures)
    assert tactics.proposals(creatures, 0, question, Rng(1)) == creature_proposals(
        creatures, 0, question
    )


def test_engines_are_left_to_people():
    state = duel(part="wizard", points=250, stock=(("heavy-weapon", "heavy"),))
    found = wizard_proposals(state, 0, WizardTurn(0))
    assert [score for score, action in found if isinstance(action, Summon)] == [-5.0]
    assert entries(heavy_lane(duel(model(0, "heavy-weapon", 20, 40)), Turn(0))) == []


def test_an_archer_far_off_walks_at_full_worth():
    """45 cm away it wants to come nearer; just within range it hardly does."""

    def best(x):
        state = duel(
            model(0, "ork", 20, 40, 0, weapon="shooting"),
            model(1, "ork", x, 40, 180),
            wizards=((5, 75), (95, 75)),
        )
        found = creature_proposals(state, 0, DUEL.question(state))
        return max(s for s, a in found if isinstance(a, Walk) and a.path[-1].y == 4000)

    assert best(65) == pytest.approx(0.5 * 6, abs=0.05)
    assert best(49) == pytest.approx(0.5 * 6 / 4, abs=0.05)


def test_spares_are_the_models_not_in_play():
    stock = (("ork", "small"), ("ork", "small"), ("ogre", "own"))
    state = duel(model(0, "ork", 20, 40, number=2), part="wizard", stock=stock)
    found = spares(state, 0)
    assert [(spare.number, spare.name.nl, spare.base.diameter) for spare in found] == [
        (1, "Ork 1", 300),
        (3, "Oger 3", 500),
    ]


def test_a_wizards_ways_are_allowed_and_stay_on_the_table():
    state = duel(wizards=((2, 2), (95, 40)), part="wizard")
    moves = [move for move in wizard_moves(state, 0) if move is not None]
    assert all(DUEL.check(state, 0, move) is None for move in moves)
    far = [move for move in moves if move.path]
    assert {move.facing for move in far} == {0, 450, 900}
    assert [move.facing for move in moves if not move.path] == list(range(0, 3600, 450))


@pytest.mark.parametrize("service", ["all", "single"])
def test_actors_are_those_that_the_check_allows(service):
    for seed in range(3):
        rng, dice = Rng(seed), Seeded(seed)
        chosen = {"rounds": 7, "service": service}
        state = DUEL.begin(DUEL.setup("meeting", options=chosen), dice).state
        while (question := DUEL.question(state)) is not None:
            if isinstance(question, CreatureTurn):
                turn = question.turn
                own = state.of(turn.seat)
                allowed = [c for c in own if check_actor(state, turn, c.id) is None]
                allowed.sort(key=lambda creature: turn.entry(creature.id) is None)
                assert list(actors(state, turn)) == allowed
            seat = next(s for s in question.who(state) if s not in state.sealed.seats)
            state = DUEL.apply(state, seat, question.propose(state, seat, rng), dice).state
