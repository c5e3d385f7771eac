"""Special rules of scenarios: who moves more slowly, who may hit his head (LC-4.1-6)."""

import msgspec
import pytest

from slagveld.data import DataError
from slagveld.games.little_carnage.core.book import FOLDER
from slagveld.games.little_carnage.flight.move_away_in_fear import FLEEING, MoveAway
from slagveld.games.little_carnage.game import LittleCarnage
from slagveld.games.little_carnage.march.movement_action import MARCHING
from slagveld.games.little_carnage.movement.allowance import allowance
from slagveld.games.little_carnage.scenario.battlefield import Place
from slagveld.games.little_carnage.scenario.scenarios_and_campaign import battles, read_scenario
from slagveld.games.little_carnage.scenario.victory_conditions import (
    LowRoof,
    Slowed,
    special_faults,
)
from slagveld.games.little_carnage.setup.agreement_and_order import Agreement
from slagveld.games.little_carnage.view.scene import scene
from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Quick, Rng, Scripted
from slagveld.kernel.event import Hurt, Rolled, Slain, Told
from slagveld.kernel.play import Play
from slagveld.record import replace
from slagveld.texts import Name
from tests.games.little_carnage.battle import (
    MM,
    NORTH,
    FakeGame,
    battle,
    card,
    events,
    mounted,
    troop,
)
from tests.games.little_carnage.marches import march, refusal, to, turn

WORDS = Name.same("mind your head")
HALL = Place(key="hall", name=WORDS, points=((0, 0), (10000, 0), (10000, 2500), (0, 2500)))
GIANT = card(base="monster", height=1000, resistance=4, wounds=3, sides=(2, 2))


@pytest.fixture
def ruled(monkeypatch):
    """Make the scenario `mine` of the quick battle and special rules."""

    def make(*, slowed=(), roofs=()):
        row = battles()["last-man-standing"]
        mine = replace(row, key="mine", places=(HALL,), slowed=tuple(slowed), roofs=tuple(roofs))
        monkeypatch.setitem(battles(), "mine", mine)
        return mine

    return make


def slow(percent, **more):
    return Slowed(words=WORDS, **{"seat": 0, "percent": percent, **more})


def inches(state, regiment=101):
    tally = allowance(state, state.regiment(regiment))
    return tally.total / 250


# Slowed movement


@pytest.mark.rule("LC-4.1-6")
def test_who_carries_the_chest_moves_with_half_his_agility_rounded_up(ruled):
    ruled(slowed=[slow(50, who="bearer")])
    state = battle(
        troop(0, (10, 10)), troop(0, (20, 10)), troop(1, (30, 30)),
        scenario="mine", active=101, notes=(("bearer", 101), ("bearer-model", 1)),
    )  # fmt: skip
    assert inches(state) == 3  # of 5
    items = allowance(state, state.regiment(101)).items
    assert [(item.value, item.rule) for item in items] == [(750, "LC-4.1-6")]
    assert inches(state, 102) == inches(state, 103) == 5
    assert refusal(state, to(1, 10, 7)) is None
    assert refusal(state, to(1, 10, 7 - MM / 10)) == "LC-1.3-7"


@pytest.mark.rule("LC-4.1-6")
@pytest.mark.parametrize(("percent", "left"), [(1, 1), (40, 2), (41, 3), (60, 3), (61, 4), (99, 5)])
def test_parts_of_an_inch_are_rounded_up(ruled, percent, left):
    ruled(slowed=[slow(percent)])
    state = battle(troop(0, (10, 10)), troop(1, (30, 30)), scenario="mine")
    assert inches(state) == left
    assert inches(state, 102) == 5


@pytest.mark.rule("LC-4.1-6")
def test_of_several_rules_the_slowest_holds_and_a_side_may_be_slowed_as_a_whole(ruled):
    ruled(slowed=[slow(40), slow(80), slow(80, seat=1)])
    state = battle(troop(0, (10, 10)), troop(0, (20, 10)), troop(1, (30, 30)), scenario="mine")
    assert [inches(state, number) for number in (101, 102, 103)] == [2, 2, 4]


@pytest.mark.rule("LC-4.1-6")
def test_the_load_is_gone_with_its_bearer_and_slows_the_mount_that_carries_him(ruled):
    ruled(slowed=[slow(50, who="bearer")])
    notes = (("bearer", 101), ("bearer-model", 1))
    state = battle(
        troop(0, (10, 10)), troop(0, (20, 10)), troop(1, (30, 30)), scenario="mine", notes=notes
    )
    ridden = mounted(state, 101, 102)
    assert inches(ridden, 102) == 3
    dead = replace(state, field=state.field.without_model(1))
    assert inches(dead) == inches(dead, 102) == 5


@pytest.mark.rule("LC-4.1-6")
def test_the_elder_of_gruenwald_drags_a_chest():
    game = LittleCarnage()
    setup = game.setup("attack-on-gruenwald", options={"confirm": "nobody"})
    state = game.begin(setup, Quick(Rng(1))).state
    assert state.round == 1
    elder = state.regiment(state.note("elder"))
    assert (elder.card.key, elder.count, elder.card.agility) == ("human-knights", 1, 8)
    assert inches(state, elder.id) == 4
    others = [r for r in state.regiments if r.card.key == "human-knights" and r.id != elder.id]
    assert [inches(state, other.id) for other in others] == [8]


# Low roofs


def roof(**more):
    return LowRoof(
        words=WORDS, **{"area": "hall", "height": 1000, "dice": 2, "strength": 3, **more}
    )


def moved(state, action, dice, topic=MARCHING):
    found = topic.check(state, 0, action)
    assert found is None, str(found)
    play = Play(FakeGame(), state, Scripted(list(dice)), listening=True, seat=0)
    topic.answer(play, play.seat, action)
    return play


def cave(x=20, y=12, **more):
    return battle(
        troop(0, (x, y), card=GIANT, **more), troop(1, (30, 30)), scenario="mine", active=101
    )


@pytest.mark.rule("LC-4.1-6")
@pytest.mark.parametrize(("dice", "wounds"), [([3, 3], 0), ([4, 3], 0), ([4, 6], 1)])
def test_a_giant_may_hit_his_head(ruled, dice, wounds):
    ruled(roofs=[roof()])  # a success does 3 damage against Resistance 4, two do 6
    play = moved(cave(), march(to(1, 20, 9)), dice)
    assert play.state.field.model_by_id[1].suffered == wounds
    rolled = events(play, Rolled)
    assert [(e.rule, e.seat, len(e.dice)) for e in rolled] == [("LC-4.1-6", 0, 2)]
    assert [(e.amount, e.rule) for e in events(play, Hurt)] == [(1, "LC-4.1-6")] * wounds
    told = [e for e in events(play, Told) if e.rule == "LC-4.1-6"]
    key = "told-low-roof" if wounds else "told-low-roof-missed"
    assert [e.what.key for e in told] == [f"little-carnage:{key}"]
    assert play.state.regiment(101).round.moved


@pytest.mark.rule("LC-4.1-6")
def test_only_the_tall_who_end_a_move_under_the_roof_are_in_danger(ruled):
    ruled(roofs=[roof()])
    state = cave()
    assert events(moved(state, march(turn(state, 1, 0)), ()), Rolled) == []
    assert events(moved(state, march(to(1, 20, 11 + MM / 10)), ()), Rolled) == []
    assert len(events(moved(state, march(to(1, 20, 11 - MM / 10)), (1, 1)), Rolled)) == 1
    short = battle(
        troop(0, (20, 12), card=card(height=999)), troop(1, (30, 30)), scenario="mine", active=101
    )
    assert events(moved(short, march(to(1, 20, 9)), ()), Rolled) == []
    inside = cave(y=9)
    assert events(moved(inside, march(to(1, 20, 12, NORTH + 180)), ()), Rolled) == []


@pytest.mark.rule("LC-4.1-6")
def test_a_preview_warns_of_the_roof(ruled):
    ruled(roofs=[roof()])

    def warned(y, **more):
        plan = {"plan": msgspec.to_builtins((to(1, 20, y),))}
        notes = MARCHING.preview(cave(**more), 0, Partial("March", plan)).notes
        return "note-march-roof" in [note.key.partition(":")[2] for note in notes]

    assert warned(11 - MM / 10)
    assert not warned(11 + MM / 10)


@pytest.mark.rule("LC-4.1-6")
def test_a_roof_over_the_whole_table_kills_and_strikes_the_frightened_too(ruled):
    ruled(roofs=[roof(area="", dice=4, strength=9)])
    play = moved(cave(y=30), march(to(1, 20, 28)), [6, 6, 6, 6])
    assert not play.state.alive(101)
    assert [e.piece for e in events(play, Slain)] == [1]
    assert play.state.fallen[0].by == -1
    afraid = cave(x=30, y=20, frightened_by=(102,))
    play = moved(afraid, MoveAway(250), [1, 1, 1, 4], FLEEING)
    assert play.state.field.model_by_id[1].suffered == 2  # 9 // 4
    assert play.state.regiment(101).round.spent == ((1, 1250),)


@pytest.mark.rule("LC-4.1-6")
def test_rider_and_monster_each_mind_their_own_head(ruled):
    ruled(roofs=[roof(strength=4)])
    rider = card(height=1000, resistance=4)
    state = battle(
        troop(0, (20, 12), card=rider), troop(0, (20, 12), card=GIANT), troop(1, (30, 30)),
        scenario="mine", active=102,
    )  # fmt: skip
    state = mounted(state, 101, 102)
    play = moved(state, march(to(900, 20, 9)), [1, 4, 5, 5])
    by_id = play.state.field.model_by_id
    assert (by_id[1].suffered, by_id[2].suffered) == (1, 2)


@pytest.mark.rule("LC-4.1-6")
def test_a_display_shows_where_the_roof_is_low_and_the_sheet_says_it(ruled):
    ruled(roofs=[roof()])
    shown = scene(cave())
    assert [(zone.name, zone.seat) for zone in shown.zones] == [(WORDS, None)]
    notes = [note.values.get("words") for sheet in shown.sheets for note in sheet.notes]
    assert WORDS in notes
    ruled(roofs=[roof(area="")])
    assert scene(cave()).zones == ()


# As data


@pytest.mark.rule("LC-4.1-6")
def test_special_rules_name_only_what_there_is():
    def faults(slowed=(), roofs=()):
        return special_faults(slowed, roofs, ["hall"], ["bearer"])

    assert faults([slow(50, who="bearer"), slow(50)], [roof(), roof(area="")]) == []
    assert faults([slow(50, who="thief")]) == ["slowed: nobody is named thief"]
    assert faults([slow(50, seat=2)]) == ["slowed: there is no seat 2"]
    assert faults(roofs=[roof(area="attic")]) == ["low roof: no area attic"]


@pytest.mark.rule("LC-4.1-6")
@pytest.mark.parametrize("percent", [0, 100])
def test_a_file_with_a_rule_that_does_not_slow_is_refused(percent):
    source = (FOLDER / "scenarios" / "attack-on-gruenwald.yaml").read_text(encoding="utf-8")
    assert read_scenario(source, "mine.yaml").slowed[0].percent == 50
    with pytest.raises(DataError):
        read_scenario(source.replace("percent: 50", f"percent: {percent}"), "mine.yaml")
    with pytest.raises(DataError) as error:
        read_scenario(source.replace("    who: elder\n    percent", "    who: x\n    percent"), "m")
    assert "nobody is named x" in str(error.value)


@pytest.mark.rule("LC-4.1-7")
def test_both_seats_agree_to_rules_that_slow_and_hinder(ruled):
    mine = ruled(slowed=[slow(50)], roofs=[roof()])
    assert not mine.special
    assert mine.special_words == (WORDS, WORDS)
    game = LittleCarnage()
    state = game.begin(game.setup("mine"), Quick(Rng(1))).state
    assert state.agenda.top == Agreement(0)
    assert "mind your head" in str(state.agenda.top.ask(state).prompt)


@pytest.mark.rule("LC-4.1-6")
@pytest.mark.parametrize(("name", "value"), [("dice", 0), ("dice", 10), ("strength", 0),
                                             ("strength", 10), ("height", 0)])  # fmt: skip
def test_a_roof_that_cannot_be_is_refused(name, value):
    good = {"words": {"en": "a", "nl": "b", "de": "c"}, "height": 1, "dice": 9, "strength": 1}
    assert msgspec.convert(good, LowRoof).dice == 9
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**good, name: value}, LowRoof)
