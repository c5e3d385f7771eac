"""Before the first round: die, table, bases, players, numbers, names, places, stocks, order."""

import pytest

from slagveld.games.wizard_duel.core.races import races
from slagveld.games.wizard_duel.magic.summoning import Summon
from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.setup.agreement import AgreeTable, RemoveScenery
from slagveld.games.wizard_duel.setup.deployment import TakePlace
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.kernel.dice import Scripted
from slagveld.kernel.fields import Placement
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.state import Seat
from slagveld.table.shapes import Pose, RoundBase
from slagveld.texts import WRITTEN, say
from tests.games.wizard_duel.duel import DUEL, act, asked, duel, model, refused, told, walk

FOREST = {
    "id": 1,
    "kind": "forest",
    "outline": {"points": [[0, 0], [1000, 0], [1000, 603], [0, 603]]},
}


def match(*dice, scenario="empty", **setup):
    """A duel whose order is rolled with these dice."""
    return DUEL.match(scenario, dice=Scripted(dice), **setup)


def refusal(**setup):
    """The rule by which a set-up is refused."""
    with pytest.raises(RefusedError) as caught:
        match(1, 2, **setup)
    return caught.value.refusal.rule


def table(width, height, *terrain):
    return {"width": width, "height": height, "terrain": list(terrain)}


@pytest.mark.rule("WD-MAT-2")
def test_every_roll_is_one_twenty_sided_die():
    play = Play(DUEL, DUEL.first_state(DUEL.setup("empty")), Scripted([20, 1]), listening=True)
    play.run()
    rolls = told(play, "Rolled")
    bow = duel(model(0, "ork", 20, 40, weapon="shooting"), model(1, "undead", 30, 40, wounds=1))
    rolls += told(act(bow, 0, Shoot(101, 102), 13, 5), "Rolled")
    meet = duel(model(0, "ork", 20, 40), model(1, "amazon", 25, 40, 180))
    rolls += told(act(meet, 0, walk(101, (22, 40)), 20, 20), "Rolled")
    assert [(roll.sides, len(roll.dice)) for roll in rolls] == [(20, 1)] * 6
    assert {roll.purpose.key.partition(":")[2] for roll in rolls} == {
        "roll-order",
        "roll-shot",
        "roll-stay",
        "roll-melee",
    }


@pytest.mark.rule("WD-MAT-3")
@pytest.mark.parametrize(("width", "height"), [(10000, 8000), (8000, 10000), (8000, 30000)])
def test_a_table_of_80_by_100_or_more_is_accepted(width, height):
    state = match(1, 2, table=table(width, height)).state
    assert (state.layout.width, state.layout.height) == (width, height)


@pytest.mark.rule("WD-MAT-3")
@pytest.mark.parametrize(
    ("width", "height"), [(9999, 8000), (10000, 7999), (8000, 9999), (8500, 9500), (7999, 30000)]
)
def test_a_smaller_table_is_refused(width, height):
    assert refusal(table=table(width, height)) == "WD-MAT-3"


@pytest.mark.rule("WD-MAT-3")
def test_every_ready_made_table_is_large_enough():
    for scenario in DUEL.scenarios():
        layout = DUEL.start(DUEL.setup(scenario.key)).layout
        short, long = sorted((layout.width, layout.height))
        assert (short >= 8000, long >= 10000) == (True, True)


@pytest.mark.rule("WD-MAT-4")
def test_a_larger_table_is_told_to_be_longer_and_changes_nothing_else():
    (option,) = [option for option in DUEL.options if option.rule == "WD-MAT-4"]
    assert "A larger table makes for a longer and more exciting game." in say(option.help)
    assert len({say(option.help, language) for language in WRITTEN}) == len(WRITTEN)
    small = DUEL.start(DUEL.setup("tower"))
    large = DUEL.start(DUEL.setup("tower", options={option.key: 50}))
    assert (large.layout.width, large.layout.height) == (15000, 13000)
    assert large.wizards == small.wizards
    for one, other in zip(small.layout.terrain, large.layout.terrain, strict=True):
        moved = [(x + 2500, y + 2500) for x, y in one.outline.points]
        assert list(other.outline.points) == moved, "scenery stays in the middle"
        assert [(w.start[0] + 2500, w.end[1] + 2500) for w in one.walls] == [
            (w.start[0], w.end[1]) for w in other.walls
        ]
        assert [f.outline.points[0][0] + 2500 for f in one.floors] == [
            f.outline.points[0][0] for f in other.floors
        ]
        assert [(c.low[0] + 2500, c.high[1] + 2500) for c in one.connectors] == [
            (c.low[0], c.high[1]) for c in other.connectors
        ]


@pytest.mark.rule("WD-MAT-5")
def test_bases_are_3_cm_and_the_large_ones_5():
    large = {"ogre", "troll", "giant", "dragon"}
    kinds = [key for key, row in races().items() if not row.replaces]
    state = duel(*(model(0, kind, 10 + 6 * n, 20) for n, kind in enumerate(kinds)))
    for number, kind in enumerate(kinds):
        expected = RoundBase(500 if kind in large else 300)
        assert state.layout.stored(101 + number).base == expected, kind
    assert state.layout.stored(1).base == RoundBase(300)
    assert large < set(kinds)


class TestPlayers:
    """WD-MAT-6: two, three or more, each with one wizard, all enemies."""

    @pytest.mark.rule("WD-MAT-6")
    @pytest.mark.parametrize(
        ("scenario", "count"), [("empty", 2), ("three", 3), ("four", 4), ("four", 6)]
    )
    def test_two_three_and_more(self, scenario, count):
        game = match(*range(1, count + 1), scenario=scenario, players=count)
        for seat in range(count):
            game.play(TakePlace(0, 0), seat)
        pieces = DUEL.scene(game.state, None).pieces
        wizards = [piece for piece in pieces if piece.icon == "pointy-hat"]
        assert sorted(piece.seat for piece in wizards) == list(range(count))
        assert game.state.enemies(0) == tuple(range(2, count + 1))

    @pytest.mark.rule("WD-MAT-6")
    def test_the_rules_know_no_highest_number(self):
        seats = [Seat(f"P{n}", n) for n in range(20)]
        play = Play(
            DUEL, DUEL.start(DUEL.setup(seats=seats)), Scripted(range(20, 0, -1)), listening=False
        )
        assert play.run().order == tuple(range(19, -1, -1))

    @pytest.mark.rule("WD-MAT-6")
    def test_there_are_no_teams(self):
        seats = (Seat("A", 0), Seat("B", 0), Seat("C", 1))
        assert refusal(scenario="three", seats=seats) == "WD-MAT-6"
        leader = (Seat("A", 0), Seat("L", 0, leader=True), Seat("B", 1))
        assert match(1, 2, seats=leader).state.order == (0, 2)


def summon(number, x, y):
    return Placement(number, Pose(round(x * 100), round(y * 100)))


@pytest.mark.rule("WD-SETUP-1")
def test_every_model_has_a_number_of_its_own():
    state = match(1, 2).state
    for wizard in state.wizards:
        numbers = [model.number for model in wizard.stock]
        assert numbers == list(range(1, len(numbers) + 1))
    stock = [("ork", "small"), ("ork", "normal"), ("goblin", "normal")]
    state = duel(part="wizard", stock=stock)
    state = act(state, 0, Summon("normal", (summon(3, 20, 40), summon(2, 20, 45)))).state
    assert [(c.number, c.race) for c in state.creatures] == [(3, "goblin"), (2, "ork")]
    assert "3" in say(state.name_of(state.creatures[0].id))
    sheet = DUEL.scene(state, 0).sheets[0]
    assert ["3" in say(sheet.notes[0]), "2" in say(sheet.notes[1])] == [True, True]


@pytest.mark.rule("WD-SETUP-2")
def test_every_model_shows_its_number_and_its_facing():
    state = duel(model(0, "ork", 20, 40, 30), model(1, "heavy-weapon", 50, 40, 200))
    shown = {piece.id: piece for piece in DUEL.scene(state, 0).pieces}
    assert [(shown[n].label, shown[n].pose.facing) for n in (101, 102)] == [("1", 300), ("2", 2000)]
    assert [shown[n].pose.facing for n in (1, 2)] == [0, 1800]
    turned = act(state, 0, walk(101, facing=210)).state
    assert DUEL.scene(turned, 0).pieces[0].pose.facing == 2100
    behind = duel(model(0, "ork", 20, 40, 180), model(1, "amazon", 23, 40))
    assert refused(behind, 0, Strike(101, (102,))) == "WD-SIGHT-1", "the back does not see"


class TestTable:
    """WD-SETUP-3: scenery as the players like."""

    @pytest.mark.rule("WD-SETUP-3")
    def test_the_players_lay_the_table_together(self):
        game = match(1, 2, scenario="ruins", options={"lay-table": True})
        assert asked(game.state) == ("LayTable", 0, 1)
        game.play(AgreeTable(), 0)
        assert asked(game.state) == ("LayTable", 1)
        assert refused(game.state, 1, RemoveScenery("9")) == "WD-SETUP-3"
        game.play(RemoveScenery("3"), 1)
        assert [piece.id for piece in game.state.layout.terrain] == [1, 2, 4, 5]
        assert asked(game.state) == ("LayTable", 0, 1), "a change must be agreed on by all"
        remove = next(f for f in game.decision.described.forms if f.action == "RemoveScenery")
        assert [choice.key for choice in remove.fields[0].choices] == ["1", "2", "4", "5"]
        game.play(AgreeTable(), 1)
        assert game.state.order == (), "nothing goes on before all have agreed"
        game.play(AgreeTable(), 0)
        assert asked(game.state) == ("TakePlaces", 0)
        assert refused(game.state, 0, RemoveScenery("1")) == "SLV-TURN-2", "now it is fixed"

    @pytest.mark.rule("WD-SETUP-3")
    def test_a_prepared_table_is_laid_as_it_is(self):
        game = match(1, 2, table=table(10000, 8000, FOREST))
        assert [(p.kind, p.outline.points[2]) for p in game.state.layout.terrain] == [
            ("forest", (1000, 603))
        ]
        assert asked(game.state) == ("TakePlaces", 0)
        assert refusal(table={"width": 10000, "height": "much"}) == "WD-SETUP-3"


@pytest.mark.rule("WD-SETUP-5")
def test_every_field_begins_at_20():
    game = match(1, 2, 3, scenario="three")
    for wizard in game.state.wizards:
        assert wizard.field == 20
        assert [value.value for value in wizard.fields] == [20], "printed on the sheet"
