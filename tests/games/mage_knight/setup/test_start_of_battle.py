"""Setting up by the book: order, edges, starting areas, domains, the pile (MK-SETUP-*)."""

import pytest

from slagveld.games.mage_knight.core.items_and_domains import domains
from slagveld.games.mage_knight.core.state import EDGES, Options
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.setup.deployment import Deploy, DeployRest, DoneDeploying
from slagveld.games.mage_knight.setup.domains import ChooseDomain, DomainChoice, RevealDomains
from slagveld.games.mage_knight.setup.edges import (
    ChooseEdge,
    StartEdge,
    area_at,
    clockwise,
    far_border,
    inward,
    open_edges,
    usual_edges,
)
from slagveld.games.mage_knight.setup.first_player import RollFirst
from slagveld.games.mage_knight.setup.objectives import (
    COLOURS,
    ChooseColour,
    ColourChoice,
    OwnObjective,
    PlaceObjective,
)
from slagveld.games.mage_knight.setup.terrain_pile import DonePiling, Piling, PutOnPile
from slagveld.games.mage_knight.setup.terrain_placing import PlaceTerrain, Siting
from slagveld.games.mage_knight.turn.phases import ActionPhase
from slagveld.kernel.dice import Rng, Scripted
from slagveld.kernel.event import Announced, OrderSet, PhaseBegan, Told
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import RefusedError
from slagveld.kit.deployment import in_box
from slagveld.table.layout import Layout
from slagveld.table.shapes import Spot
from tests.games.mage_knight.battle import battle, events, man, units

GAME = MageKnight()
GAME.add_texts()
TABLE = Layout(9000, 9000)


def begun(scenario="book", dice=(), players=None, **options):
    setup = GAME.setup(scenario, players=players, options=options)
    return GAME.begin(setup, Scripted(list(dice)), listening=True)


def do(state, seat, action, dice=()):
    refusal = GAME.check(state, seat, action)
    assert refusal is None, str(refusal)
    return GAME.apply(state, seat, action, Scripted(list(dice)), listening=True)


def through(state, *moves):
    for seat, action in moves:
        state = do(state, seat, action).state
    return state


# Start edges and areas


@pytest.mark.rule("MK-SETUP-2")
def test_the_battlefield_is_36_inches_square_unless_agreed_otherwise():
    assert (begun().state.field.table.width, begun().state.field.table.height) == (9000, 9000)
    other = begun(width=48, depth=30).state.field.table
    assert (other.width, other.height) == (12000, 7500)
    for size in (23, 97):
        setup = GAME.setup("book", options={"width": size})
        with pytest.raises(RefusedError) as caught:
            GAME.first_state(setup)
        assert caught.value.refusal.rule in ("MK-SETUP-2", "SLV-SETUP-1")


@pytest.mark.rule("MK-SETUP-3")
def test_players_choose_edges_in_the_order_of_joining_and_two_sit_across():
    state = begun().state
    assert state.agenda.top == StartEdge(0)
    assert [action.edge for action in StartEdge(0).candidates(state, 0)] == list(EDGES)
    assert GAME.check(state, 1, ChooseEdge("north")) is not None
    play = do(state, 0, ChooseEdge("west"))
    assert play.state.edges == ((0, "west"), (1, "east"))
    told = [(e.seat, e.what.values["edge"]) for e in events(play, Announced)]
    assert told == [(0, "west"), (1, "east")]


@pytest.mark.rule("MK-SETUP-3")
def test_no_two_players_share_an_edge():
    state = begun(players=3).state
    state = do(state, 0, ChooseEdge("south")).state
    assert open_edges(state) == ["west", "north", "east"]
    for edge in ("south", "middle", ""):
        assert GAME.check(state, 1, ChooseEdge(edge)).rule == "MK-SETUP-3"
    state = do(state, 1, ChooseEdge("east")).state
    assert state.agenda.top == StartEdge(2)
    state = do(state, 2, ChooseEdge("west")).state
    assert state.edges == ((0, "south"), (1, "east"), (2, "west"))
    assert isinstance(state.agenda.top, Piling)
    four = through(begun(players=4).state, *[(n, ChooseEdge(EDGES[n])) for n in range(3)])
    assert four.edges[3] == (3, "east")
    decision = StartEdge(0).ask(begun().state)
    assert decision.forms[0].fields[0].choices[0].spot == Spot(4500, 8625)


@pytest.mark.rule("MK-SETUP-3", "MK-TURN-1")
def test_left_and_clockwise_are_read_from_the_edges():
    assert EDGES == ("south", "west", "north", "east")
    edges = ((0, "south"), (1, "north"), (2, "east"), (3, "west"))
    assert clockwise(edges, 0) == (0, 3, 1, 2)
    assert clockwise(edges, 2) == (2, 0, 3, 1)
    assert usual_edges((0, 1)) == ((0, "south"), (1, "north"))
    assert usual_edges((0, 1, 2)) == ((0, "south"), (1, "west"), (2, "north"))


@pytest.mark.rule("MK-SETUP-4")
def test_a_starting_area_is_3_inches_deep_and_8_from_the_other_edges():
    assert area_at(TABLE, "south") == (2000, 8250, 7000, 9000)
    assert area_at(TABLE, "north") == (2000, 0, 7000, 750)
    assert area_at(TABLE, "west") == (0, 2000, 750, 7000)
    assert area_at(TABLE, "east") == (8250, 2000, 9000, 7000)
    assert area_at(Layout(12000, 7500), "west") == (0, 2000, 750, 5500)
    assert in_box((2000, 8250, 7000, 9000), 2000, 8250)
    assert in_box((2000, 8250, 7000, 9000), 7000, 9000)
    for x, y in ((1999, 8500), (7001, 8500), (4500, 8249), (4500, 9001)):
        assert not in_box((2000, 8250, 7000, 9000), x, y)


@pytest.mark.rule("MK-SETUP-5")
def test_the_far_border_is_its_long_side():
    assert far_border(TABLE, "south") == (2000, 8250, 7000, 8250)
    assert far_border(TABLE, "north") == (7000, 750, 2000, 750)
    assert far_border(TABLE, "west") == (750, 2000, 750, 7000)
    assert far_border(TABLE, "east") == (8250, 7000, 8250, 2000)
    for edge in EDGES:
        assert inward(edge, far_border(TABLE, edge), 4500, 4500) == 3750


# The whole order


@pytest.mark.rule("MK-SETUP-1", "MK-START-1", "MK-PLACE-4", "MK-DEPLOY-2")
def test_set_up_runs_through_its_steps_in_order():
    play = begun(domains=True)
    assert events(play, PhaseBegan)[0].phase.key == "mage-knight:phase-setup"
    state, seen = play.state, []
    rolls = [1, 2, 3, 3]
    rng = Rng(4)
    while state.phase == "setup":
        question = state.agenda.top
        seat = next(s for s in question.who(state) if s not in state.sealed.seats)
        if not seen or seen[-1] != (type(question), seat):
            seen.append((type(question), seat))
        if isinstance(question, Piling):
            mine = [piece for piece in state.pile if piece.seat == seat]
            action = DonePiling() if mine else PutOnPile("rocks")
        elif isinstance(question, DomainChoice):
            action = ChooseDomain("blood-moon")
        elif isinstance(question, Deploy):
            action = (
                DeployRest() if any(r.seat == seat for r in state.reserves) else DoneDeploying()
            )
        else:
            action = question.propose(state, seat, rng)
        rolled = rolls if isinstance(action, DonePiling) and seat == 1 else []
        state = do(state, seat, action, rolled).state
    assert seen == [
        (DomainChoice, 0),
        (DomainChoice, 1),
        (StartEdge, 0),
        (Piling, 0),
        (Piling, 1),
        (ColourChoice, 1),
        (ColourChoice, 0),
        (OwnObjective, 1),
        (OwnObjective, 0),
        (Siting, 0),
        (Siting, 1),
        (Deploy, 1),
        (Deploy, 0),
    ]
    assert (state.order, state.active, state.round) == ((1, 0), 1, 1)
    assert [f.turned for f in state.fighters] == [0] * len(state.fighters)
    assert (len(state.objectives), len(state.field.table.terrain), state.pile) == (3, 2, ())
    assert state.objectives[0].placer == -1
    assert [o.placer for o in state.objectives] == [-1, 1, 0]


@pytest.mark.rule("MK-PLACE-4")
def test_the_highest_of_2d6_is_first_and_ties_for_it_roll_again():
    men = (man(0, 5, 5), man(1, 9, 9), man(2, 20, 20))
    edges = ((0, "south"), (1, "north"), (2, "west"))
    state = battle(*men, seats=(0, 1, 2), edges=edges, agenda=[RollFirst(True)], phase="setup")
    play = Play(GAME, state, Scripted([4, 5, 6, 3, 2, 1, 1, 1, 1, 2]), listening=True)
    play.run()
    assert play.state.order == (1, 0, 2)
    assert [e.order for e in events(play, OrderSet)] == [(1, 0, 2)]
    own = [step for step in reversed(play.state.agenda.steps) if isinstance(step, OwnObjective)]
    assert own == [OwnObjective(1, 9), OwnObjective(0, 9), OwnObjective(2, 3)]


# Colours


@pytest.mark.rule("MK-PLACE-7")
def test_colours_of_control_markers_differ():
    state = battle(man(0, 5, 5), agenda=[ColourChoice(0), ColourChoice(1)], phase="setup")
    assert [a.colour for a in ColourChoice(0).candidates(state, 0)] == list(COLOURS)
    play = Play(GAME, state, Scripted([]), listening=True, seat=0)
    play.answer(0, ChooseColour("blue"))
    assert play.state.colours == ((0, "blue"),)
    after = play.state
    assert ColourChoice(1).check(after, 1, ChooseColour("blue")).rule == "MK-PLACE-7"
    assert ColourChoice(1).check(after, 1, ChooseColour("mauve")).rule == "MK-PLACE-7"
    assert ColourChoice(1).check(after, 1, ChooseColour("red")) is None
    shown = ColourChoice(1).ask(after).forms[0].fields[0].choices
    assert [choice.key for choice in shown] == [c for c in COLOURS if c != "blue"]


@pytest.mark.rule("MK-PLACE-7")
def test_on_a_ready_table_everybody_has_a_colour():
    state = begun("melee", [6, 6, 1, 1, 1, 2, 1, 3]).state
    assert state.colours == ((0, "red"), (1, "blue"), (2, "green"), (3, "yellow"))


# Domains


@pytest.mark.rule("MK-DOMAIN-1")
def test_domains_are_for_all_or_for_none():
    state = begun(domains=True).state
    assert DomainChoice().who(state) == (0, 1)
    assert isinstance(begun().state.agenda.top, StartEdge)
    ready = begun("clash", [6, 6, 1, 1]).state
    assert (ready.chosen_domains, ready.domains, ready.revealed) == ((), (), False)


@pytest.mark.rule("MK-DOMAIN-2", "MK-DOMAIN-6")
def test_a_domain_is_chosen_in_secret_and_hidden_until_revealed():
    state = begun(domains=True).state
    assert [a.domain for a in DomainChoice().candidates(state, 0)] == list(domains())
    assert GAME.check(state, 0, ChooseDomain("sunshine")).rule == "MK-DOMAIN-6"
    assert DomainChoice().ask(state).private
    state = through(state, (0, ChooseDomain("darkness")))
    assert GAME.view(state, 1).sealed.answers[0][1] != ChooseDomain("darkness")
    state = through(state, (1, ChooseDomain("blood-moon")))
    assert state.chosen_domains == ((0, "darkness"), (1, "blood-moon"))
    assert GAME.view(state, 0).chosen_domains == ((0, "darkness"), (1, ""))
    assert GAME.view(state, 1).chosen_domains == ((0, ""), (1, "blood-moon"))
    assert GAME.view(state, None).chosen_domains == ((0, ""), (1, ""))
    assert state.domains == ()
    filled = GAME.fill(GAME.view(state, 0), 0, Rng(3)).chosen_domains
    assert filled[0] == (0, "darkness")
    assert filled[1][1] in domains()
    drawn = {GAME.fill(GAME.view(state, 0), 0, Rng(n)).chosen_domains[1][1] for n in range(60)}
    assert drawn == set(domains())


@pytest.mark.rule("MK-DOMAIN-3", "MK-DOMAIN-4")
def test_domains_are_revealed_together_and_may_cancel_each_other():
    men = (man(0, 5, 5), man(1, 9, 9))
    chosen = ((0, "darkness"), (1, "magestone-storm"))
    options = Options(domains=True)
    state = battle(
        *men, chosen_domains=chosen, options=options, agenda=[RevealDomains(), ActionPhase(0)]
    )
    play = Play(GAME, state, Scripted([]), listening=True)
    play.run()
    assert (play.state.revealed, play.state.domains) == (True, ())
    assert [(e.seat, e.rule) for e in events(play, Announced)] == [
        (0, "MK-DOMAIN-3"),
        (1, "MK-DOMAIN-3"),
    ]
    assert [e.rule for e in events(play, Told)] == ["MK-DOMAIN-4"] * 2
    assert GAME.view(play.state, None).chosen_domains == chosen
    one_way = ((0, "clear-skies"), (1, "darkness"))
    state = battle(*men, chosen_domains=one_way, revealed=True)
    assert [card.key for card in state.domains] == ["clear-skies"]
    twice = battle(*men, chosen_domains=((0, "blood-moon"), (1, "blood-moon")), revealed=True)
    assert [card.key for card in twice.domains] == ["blood-moon"]


@pytest.mark.rule("MK-DOMAIN-3")
def test_on_a_ready_table_domains_are_revealed_before_the_armies_stand():
    state = begun("clash", domains=True).state
    state = do(state, 0, ChooseDomain("darkness")).state
    play = do(state, 1, ChooseDomain("blood-moon"), [6, 6, 1, 1])
    rules = [event.rule for event in play.events]
    assert rules.index("MK-DOMAIN-3") < rules.index("MK-DEPLOY-1") < rules.index("MK-DEPLOY-3")
    assert [card.key for card in play.state.domains] == ["darkness", "blood-moon"]


# The pile


def pile_state(**options):
    state = begun(**options).state
    return do(state, 0, ChooseEdge("south")).state


@pytest.mark.rule("MK-PLACE-1", "MK-TERRAIN-1")
def test_each_player_puts_up_to_four_pieces_on_one_pile():
    state = pile_state()
    assert state.agenda.top == Piling(0)
    for count in range(4):
        assert state.agenda.top.ask(state).prompt.values == {"count": count, "most": 4}
        state = do(state, 0, PutOnPile("wood")).state
    assert state.agenda.top == Piling(1)
    assert Piling(0).check(state, 0, PutOnPile("wood")).rule == "MK-PLACE-1"
    assert [(piece.seat, piece.key) for piece in state.pile] == [(0, "wood")] * 4
    assert len({piece.id for piece in state.pile}) == 4
    none = do(pile_state(), 0, DonePiling()).state
    assert (none.agenda.top, none.pile) == (Piling(1), ())


@pytest.mark.rule("MK-PLACE-1", "MK-PLACE-12")
def test_the_kind_of_a_piece_is_named_and_plain_ground_is_none():
    state = pile_state()
    assert GAME.check(state, 0, PutOnPile("clear")).rule == "MK-PLACE-12"
    assert GAME.check(state, 0, PutOnPile("hill")) is None
    for key in ("castle", "", "river", "ford"):
        assert GAME.check(state, 0, PutOnPile(key)).rule == "MK-PLACE-1"
    play = do(state, 0, PutOnPile("hill"))
    assert events(play, Told)[0].what.values["piece"].en == "Hill"


@pytest.mark.rule("MK-BUILT-1", "MK-BUILT-6")
def test_built_terrain_only_where_agreed_and_up_to_two_each():
    assert GAME.check(pile_state(), 0, PutOnPile("built:stone-wall")).rule == "MK-BUILT-1"
    state = pile_state(built=True)
    state = through(state, (0, PutOnPile("built:stone-wall")), (0, PutOnPile("built:timber-tower")))
    assert GAME.check(state, 0, PutOnPile("built:stone-wall")).rule == "MK-BUILT-6"
    state = through(state, *[(0, PutOnPile("rocks"))] * 4)
    assert len(state.pile) == 6
    assert state.agenda.top == Piling(1)
    one = through(pile_state(built=True), (0, PutOnPile("built:stone-wall")), (0, DonePiling()))
    assert len(one.pile) == 1


def test_chance_puts_pieces_on_the_pile_and_stops():
    state = pile_state()
    seen = {type(Piling(0).propose(state, 0, Rng(n))) for n in range(60)}
    assert seen == {PutOnPile, DonePiling}
    menu = Piling(0).candidates(state, 0)
    assert menu[0] == DonePiling()
    assert all(GAME.check(state, 0, action) is None for action in menu)


# Ready tables


def test_a_ready_table_goes_straight_to_the_first_turn():
    play = begun("clash", [3, 4, 6, 2])
    assert (play.state.order, play.state.round) == ((1, 0), 1)
    assert isinstance(play.state.agenda.top.who(play.state), tuple)
    assert play.state.active == 1
    assert play.state.reserves == ()


@pytest.mark.rule("MK-SETUP-6")
def test_what_is_placed_stays_on_the_battlefield():
    state = battle(man(0, 5, 5), edges=((0, "south"), (1, "north")), phase="setup")
    off = PlaceObjective(Spot(units(35.8), units(31)))
    assert OwnObjective(0, 2).check(state, 0, off) is not None
    assert Siting(0).check(state, 0, PlaceTerrain(5, Spot(0, 0))).rule == "MK-PLACE-9"
