"""Mage Knight as a game system: soundness, views, whole battles, the book's material."""

import msgspec
import pytest

from slagveld.games.mage_knight.core.book import OBJECTIVE
from slagveld.games.mage_knight.core.fighter import Carried
from slagveld.games.mage_knight.core.state import Dropped, Objective, Options, Reserve
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.turn.phases import ActionPhase
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng, Scripted, Seeded
from slagveld.kernel.rulebook import RefusedError
from slagveld.record import replace
from slagveld.table.shapes import Pose
from slagveld.texts import WRITTEN, Text, say
from tests.games.mage_knight.battle import battle, box, man, plain, units

GAME = MageKnight()
GAME.add_texts()
WING = plain(speed_type="wing")


# The state


def test_warriors_stand_until_they_are_gone():
    state = battle(man(0, 5, 5), man(1, 9, 9), round=4)
    assert GAME.stands(state, 2)
    assert not GAME.stands(state.without(2), 2)
    assert not GAME.stands(state, 900)
    assert GAME.round_of(state) == 4
    assert [placed.id for placed in GAME.layout(state).bases] == [1, 2]


@pytest.mark.rule("MK-CONTACT-1", "MK-WING-2")
def test_bases_that_overlap_by_more_than_rounding_are_found_on_any_level():
    for apart, pairs in ((1.1, []), (1.08, []), (1.076, [(1, 2)]), (0.5, [(1, 2)])):
        assert GAME.overlapping(battle(man(0, 5, 5), man(1, 5 + apart, 5))) == pairs
    above = battle(man(0, 5, 5), man(1, 5.5, 5, key=WING, soaring=True))
    assert GAME.overlapping(above) == [(1, 2)]
    agreed = battle(man(0, 5, 5), man(1, 5.5, 5))
    agreed = replace(agreed, field=agreed.field.marked(2, 1))
    assert GAME.overlapping(agreed) == []


def keys(state):
    found = GAME.faults(state)
    for fault in found:
        assert all("⟦" not in say(fault, language) for language in WRITTEN)
    return [fault.key.removeprefix("mage-knight:fault-") for fault in found]


def test_a_sound_state_has_no_faults():
    items = (Carried(60, "oak-shield", 0),)
    state = battle(
        man(0, 5, 5, captive=2, items=["oak-shield"]),
        man(1, 6.1, 5, captor=1, tokens=2),
        objectives=[(18, 18, 1)],
        reserves=(Reserve(50, 0, plain(), items),),
        pile=(Reserve(70, 0, "rocks"),),
        dropped=(Dropped(Carried(80, "grey-cloak", 1), 10, 10),),
        terrain=[box(7, "hill", 20, 20, 4, 4)],
    )
    assert keys(state) == []


def test_numbers_are_given_once_and_below_the_next():
    item = Carried(60, "oak-shield", 0)
    men = (man(0, 5, 5, items=["oak-shield"]), man(1, 9, 9))
    for clash in (
        {"reserves": (Reserve(1, 0, plain()),)},
        {"reserves": (Reserve(50, 0, plain(), (Carried(101, "oak-shield", 0),)),)},
        {"pile": (Reserve(2, 0, "rocks"),)},
        {"dropped": (Dropped(item, 1, 1), Dropped(item, 2, 2))},
        {"terrain": [box(2, "hill", 20, 20, 4, 4)]},
    ):
        assert keys(battle(*men, **clash)) == ["ids"]
    twice = battle(*men, objectives=[(18, 18)])
    both = (*twice.objectives, Objective(1, 5, 5))
    assert keys(replace(twice, objectives=both)) == ["ids"]
    assert keys(replace(battle(*men), next_id=101)) == ["next-id"]
    assert keys(replace(battle(*men), next_id=102)) == []


def test_impossible_warriors_are_found():
    fine = battle(man(0, 5, 5), man(1, 9, 9))
    for change in (
        {"seat": 2},
        {"seat": -1},
        {"side": 1},
        {"turned": 5},
        {"turned": -1},
        {"tokens": 3},
        {"tokens": -1},
        {"captive": 2},
        {"captive": 99},
        {"captor": 2},
        {"captor": 99},
        {"pose": Pose(100, 100, level=2)},
        {"pose": Pose(-1, 100)},
        {"pose": Pose(100, 9001)},
    ):
        assert keys(fine.changed(1, **change))[:1] == ["fighter"], change
    for change in ({"turned": 4}, {"tokens": 2}, {"pose": Pose(9000, 9000, level=1)}):
        assert keys(fine.changed(1, **change)) == []


def test_impossible_numbers_are_found():
    fine = battle(man(0, 5, 5), man(1, 9, 9), objectives=[(18, 18)])
    for holder, fault in ((-1, []), (1, []), (2, ["objective"]), (-2, ["objective"])):
        placed = (Objective(900, 5, 5, holder),)
        assert keys(replace(fine, objectives=placed)) == fault
    for change in ({"used": -1}, {"extra": -1}, {"armies": (200,)}):
        assert keys(replace(fine, **change)) == ["numbers"]


# What it offers


def test_policies_and_standing_actions():
    assert [form.key for form in GAME.policies] == ["phases", "spins", "defend", "watch"]
    assert [choice.key for choice in GAME.policies[0].choices] == ["auto", "brisk", "ask"]
    assert [kind.__name__ for kind in GAME.standing_actions] == [
        "CancelAbility",
        "AgreeContact",
        "RollDoubt",
    ]


def test_what_it_provides():
    state = battle(man(0, 5, 5), man(1, 9, 9), agenda=[ActionPhase(0)])
    assert GAME.muster().ready()
    assert GAME.scene(state, 0).pieces
    assert "attack" in GAME.odds()
    assert (GAME.key, GAME.inch) == ("mage-knight", 250)
    assert all(rule.id.startswith("MK-") for rule in GAME.rulebook)
    with pytest.raises(RefusedError):
        GAME.scenario("nowhere")


# The material of the book


@pytest.mark.rule("MK-NEED-1", "MK-NEED-2")
def test_material_is_never_short():
    state = GAME.first_state(GAME.setup("melee", players=4))
    assert len(state.objectives) == 5
    held = tuple([replace(o, holder=0) for o in state.objectives])
    assert keys(replace(state, objectives=held)) == []
    dice = {
        (e.sides, len(e.dice)) for e in begun("clash", [1, 2, 3, 4]).events if hasattr(e, "dice")
    }
    assert dice == {(6, 2)}


def begun(scenario, dice):
    return GAME.begin(GAME.setup(scenario), Scripted(dice), listening=True)


@pytest.mark.rule("MK-NEED-3")
def test_the_tape_is_no_limit():
    rider = plain(speed=20)
    state = battle(man(0, 3, 3, key=rider), man(1, 33, 33), size=(90, 90), agenda=[ActionPhase(0)])
    kind = GAME.codec.action_kinds["Run"]
    run = GAME.codec.action(
        msgspec.json.encode(
            {"type": "Run", "fighter": 1, "path": [[units(43), units(3)]], "facing": 0}
        )
    )
    assert isinstance(run, kind)
    assert GAME.check(state, 0, run) is None
    assert 43 - 3 > 28


@pytest.mark.rule("MK-TERM-1")
def test_dutch_players_find_the_words_of_their_book():
    for key, words in (
        ("phase-command", "Opdrachtfase"),
        ("phase-action", "Actiefase"),
        ("phase-end", "Eindfase"),
        ("field-edge", "Startrand"),
        ("option-total", "Bouwtotaal"),
        ("option-built", "Gebouwd terrein"),
        ("field-domain", "Domeinkaart"),
    ):
        assert say(Text(f"mage-knight:{key}"), "nl") == words


@pytest.mark.rule("MK-TERM-2")
def test_this_edition_is_the_one_that_is_played():
    assert GAME.title.en == "Mage Knight 2.0"
    worked_out = (
        "MK-FACTION-1 MK-VALUE-2 MK-SOAR-1 MK-SETUP-1 MK-RULE3-1 MK-ABILITY-7 MK-STYPE-1 "
        "MK-ATYPE-1 MK-IMMUNE-1 MK-HEAL-3 MK-CAPTURE-1 MK-FRANGED-1 MK-TURN-14 MK-TERRAIN-2 "
        "MK-DOMAIN-1 MK-ITEMS-1 MK-WIN-1 MK-GAP-1"
    )
    assert all(rule in GAME.rulebook for rule in worked_out.split())
    assert OBJECTIVE == 300


# Whole battles


def played(scenario, seed, players=None, **options):
    rng = Rng(seed)
    play = GAME.begin(GAME.setup(scenario, players=players, options=options), Seeded(seed))
    state, dice, count = play.state, play.dice, 0
    while state.outcome is None:
        question = GAME.question(state)
        asked = question.who(state)
        seat = next((s for s in asked if s not in state.sealed.seats), asked[0])
        action = question.propose(state, seat, rng)
        assert GAME.check(state, seat, action) is None
        state = GAME.apply(state, seat, action, dice).state
        assert GAME.faults(state) == []
        assert GAME.overlapping(state) == []
        count += 1
        assert count < 3000
    return state


@pytest.mark.parametrize("scenario", [s.key for s in GAME.scenarios()])
def test_random_battles_come_to_their_end(scenario):
    for seed in (1, 2):
        state = played(scenario, seed)
        assert state.round <= state.options.rounds
        assert len(state.outcome.scores) == len(state.seats)


def test_random_battles_with_every_switch():
    for players in (2, 3, 4):
        state = played("book", players, players, built=True, domains=True, endless=False)
        assert state.revealed
    state = played("river", 5, built=True, domains=True, deploy="own")
    assert state.options == Options(rounds=16, built=True, domains=True)


@pytest.mark.rule("MK-INTRO-2", "MK-WIN-1")
def test_whoever_has_the_most_objectives_has_won_a_random_battle():
    for seed in range(10, 16):
        outcome = played("skirmish", seed).outcome
        best = max(outcome.scores)
        if outcome.scores.count(best) == 1:
            assert outcome.winners == (outcome.scores.index(best),)


def test_previews_of_every_form_of_a_battle_can_be_shown():
    state = GAME.begin(GAME.setup("clash"), Scripted([6, 6, 1, 1])).state
    question = GAME.question(state)
    for form in question.ask(state).forms:
        question.preview(state, 0, Partial(form.action))
    assert isinstance(question.propose(state, 0, Rng(2)), question.actions)
