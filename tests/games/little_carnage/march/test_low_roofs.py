"""Who may hit his head: the tall under a low roof, not those on top of a building (LC-4.1-6)."""

import pytest

from slagveld.games.little_carnage.march.low_roofs import endangered, strike_heads
from slagveld.games.little_carnage.scenario.battlefield import Place
from slagveld.games.little_carnage.scenario.scenarios_and_campaign import battles
from slagveld.games.little_carnage.scenario.victory_conditions import LowRoof
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Rolled
from slagveld.kernel.play import Play
from slagveld.record import replace
from slagveld.texts import Name
from tests.games.little_carnage.battle import FakeGame, battle, card, events, mounted, troop

WORDS = Name.same("mind your head")
HALL = Place(key="hall", name=WORDS, points=((0, 0), (10000, 0), (10000, 2500), (0, 2500)))
GIANT = card(base="monster", height=1000, resistance=4, wounds=3, sides=(2, 2))


@pytest.fixture(autouse=True)
def low(monkeypatch):
    """The scenario `low`: a hall in the north of the table in which giants stoop."""
    roof = LowRoof(words=WORDS, area="hall", height=1000, dice=2, strength=3)
    row = battles()["last-man-standing"]
    found = replace(row, key="low", places=(HALL,), slowed=(), roofs=(roof,))
    monkeypatch.setitem(battles(), "low", found)


def there(y, z=0, **values):
    given = card(base="monster", sides=(2, 2), **values) if values else GIANT
    return battle(troop(0, (20, y), card=given, z=z), troop(1, (30, 30)), scenario="low")


def struck(state, *numbers, dice=(6, 6)):
    play = Play(FakeGame(), state, Scripted(list(dice)), listening=True, seat=0)
    strike_heads(play, numbers)
    return play


@pytest.mark.rule("LC-4.1-6")
@pytest.mark.parametrize(
    ("y", "z", "height", "danger"),
    [(9, 0, 1000, True), (10.9, 0, 1000, True), (11.1, 0, 1000, False), (9, 0, 999, False),
     (9, 3, 1000, False)],
)  # fmt: skip
def test_the_tall_are_in_danger_where_any_part_of_the_base_is_under_the_roof(y, z, height, danger):
    state = there(y, z, height=height)
    assert endangered(state, state.field.stands[:1]) is danger
    play = struck(state, 1) if danger else struck(state, 1, dice=())
    assert len(events(play, Rolled)) == danger


@pytest.mark.rule("LC-4.1-6")
def test_only_who_has_moved_strikes_his_head():
    assert events(struck(there(9), dice=()), Rolled) == []
    assert events(struck(there(9), 77, dice=()), Rolled) == []


@pytest.mark.rule("LC-4.1-6")
def test_damage_is_hits_times_strength_by_resistance():
    # Two hits with Strength 3 against Resistance 4: one Wound.
    assert struck(there(9), 1, dice=(6, 6)).state.field.model_by_id[1].suffered == 1
    assert struck(there(9), 1, dice=(6, 1)).state.field.model_by_id[1].suffered == 0
    weak = there(9, height=1200, resistance=1, wounds=6)
    assert struck(weak, 1, dice=(6, 1)).state.field.model_by_id[1].suffered == 3
    assert 1 not in struck(weak, 1, dice=(6, 6)).state.field.model_by_id


@pytest.mark.rule("LC-4.1-6")
def test_on_a_shared_base_only_the_tall_one_is_in_danger():
    state = battle(
        troop(0, (20, 9), card=card(height=300)),
        troop(0, (20, 9), card=GIANT),
        troop(1, (30, 30)),
        scenario="low",
    )
    state = mounted(state, 101, 102)
    stand = state.field.by_id[900]
    assert endangered(state, [stand])
    play = struck(state, 900)
    assert [play.state.field.model_by_id[n].suffered for n in (1, 2)] == [0, 1]
