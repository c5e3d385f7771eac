"""Battles fought with cards of the players' own, two of one key among them."""

import subprocess
import sys

import msgspec
import pytest

from slagveld.bots import GreedyBot
from slagveld.conformance.stories import faults
from slagveld.games.carnage.army.muster import values_of
from slagveld.games.carnage.army.prices import price_of
from slagveld.games.carnage.army.troops import profile_of
from slagveld.games.carnage.turn.victory import depart, losses_worth
from slagveld.kernel import save
from slagveld.kernel.dice import Rng, Scripted
from slagveld.kernel.play import Play
from slagveld.kernel.registry import game
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.state import Seat
from slagveld.kernel.verify import verify
from slagveld.texts import Name

GAME = game("carnage")
SCENARIO = "open"
GUARD = {
    "key": "guard", "name": "Guard", "unit": "Guards", "people": "others", "class": "infantry",
    "ws": 5, "st": 5, "armour": "light", "w": 1, "at": 1,
    "figure": {"people": "troll", "weapon": "club"},
}  # fmt: skip
ARCHER = {**GUARD, "key": "bow", "name": "Bow", "class": "archer", "points": 20}
SNAP = {**GUARD, "type": "hero", "key": "teron", "name": "Old Snap", "w": 4, "at": 3}
del SNAP["unit"]
SEER = {
    "type": "mage", "key": "seer", "name": "Seer", "people": "others", "ws": 3, "st": 3,
    "armour": "light", "w": 2, "at": 1, "disciplines": ["channelling"], "spells": ["shock"],
    "magic": 6,
}  # fmt: skip


def army(name, *own):
    entries = [{"key": "guard", "count": 14}, {"key": "bow", "count": 5},
               {"key": "teron"}, {"key": "seer"}]  # fmt: skip
    return {"game": "carnage", "name": name, "total": 600, "entries": entries,
            "choices": {"own": list(own)}}  # fmt: skip


FIRST = army("First", GUARD, ARCHER, SNAP, SEER)
SECOND = army(
    "Second",
    {**GUARD, "ws": 3, "points": 7},
    {**ARCHER, "points": 9},
    {**SNAP, "name": "Young Snap"},
    SEER,
)


def begun(seed=4, **more):
    options = {"rounds": 3, **more}
    return GAME.match(SCENARIO, seed=seed, options=options, armies=(FIRST, SECOND))


def fought(match, most=1500):
    rng, greedy = Rng(1), GreedyBot()
    for _ in range(most):
        decision = match.decision
        if decision is None:
            break
        seat = decision.waiting_for[0]
        match.play(greedy.answer(GAME, match.view(seat), seat, rng), seat)
    return match


@pytest.fixture(name="over", scope="module")
def _over():
    return fought(begun())


@pytest.mark.rule("SLV-CARD-1", "CAR-20-worksheet", "CAR-17-points")
def test_two_cards_of_one_key_are_two_cards():
    state = begun().state
    first, second = (values_of(state.designs, seat, "guard")[0] for seat in (0, 1))
    assert (first.ws, second.ws) == (5, 3)
    assert (first.points, second.points) == (msgspec.UNSET, 7)
    assert [values_of(state.designs, seat, "teron")[0].name for seat in (0, 1)] == [
        Name.same("Old Snap"),
        Name.same("Young Snap"),
    ]
    assert price_of(second, None, 3).total == 4 * 21
    assert b'"points":7' in GAME.codec.encode(state)


@pytest.mark.rule("SLV-CARD-1", "CAR-20-worksheet")
def test_a_battle_of_own_cards_is_fought_saved_and_replayed(over, tmp_path):
    assert over.outcome is not None
    assert list(faults(GAME, over, every=20)) == []
    scene = GAME.scene(over.state_after(len(over.log) // 2), 0)
    painted = {piece.figure.people for piece in scene.pieces if piece.figure}
    assert "troll" in painted
    path = tmp_path / "battle.json"
    path.write_bytes(over.save())
    code = (
        "import sys, pathlib\n"
        "from slagveld.kernel import save\n"
        "from slagveld.kernel.verify import verify\n"
        f"match = save.load(pathlib.Path({str(path)!r}).read_bytes())\n"
        "assert verify(match).ok\n"
        "sys.stdout.write(match.game.codec.encode(match.state).decode())\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert run.stdout == GAME.codec.encode(over.state)
    assert verify(save.load(over.save())).ok


@pytest.mark.rule("CAR-17-points")
def test_their_price_counts_where_points_decide(over):
    state = over.state
    lost = {one.type: one.count for one in state.started if one.seat == 1}
    for unit in state.units:
        if unit.owner == 1:
            lost[unit.profile.type] -= len(unit.figures)
    prices = {kind: price_of(*values_of(state.designs, 1, kind)).total for kind in lost}
    assert prices["guard"] == 28
    assert losses_worth(state, 1) == sum(prices[kind] * count for kind, count in lost.items())


@pytest.mark.rule("SLV-CARD-1")
def test_names_that_both_have_tell_their_owner(over):
    names = {unit.name for entry in (0, len(over.log) // 3) for unit in
             over.state_after(entry).units}  # fmt: skip
    told = {name if isinstance(name, str) else name.en for name in names}
    assert {"Old Snap", "Young Snap"} <= told
    assert any(name.startswith("Guards") and name.endswith("(Player 2)") for name in told)


@pytest.mark.rule("SLV-END-2", "SLV-CARD-1")
def test_who_leaves_hands_his_cards_to_an_ally_who_has_others_of_their_keys():
    entries = [{"key": "brigandian-infantry-veteran", "count": 6}, {"key": "teron"}]
    house = {"game": "carnage", "name": "House", "entries": entries}
    names = ("Anna", "Bert", "Carl", "Dora")
    match = GAME.match(
        SCENARIO,
        seed=1,
        seats=[Seat(name, number // 2) for number, name in enumerate(names)],
        armies=(FIRST, house, SECOND, house),
    )
    play = Play(GAME, match.state, Scripted([]), listening=True)
    depart(play, 1)
    state = play.state
    assert values_of(state.designs, 0, "teron")[0].name == Name.same("Old Snap")
    lent = values_of(state.designs, 0, "teron-1")[0]
    assert (lent.ws, lent.look) == (profile_of("teron").ws, "teron")
    counts = {(one.type, one.count) for one in (*state.reserves, *state.started) if one.seat == 0}
    assert ("teron-1", 1) in counts


@pytest.mark.rule("SLV-CARD-1")
def test_a_card_of_another_game_is_refused():
    with pytest.raises(RefusedError):
        GAME.match(SCENARIO, armies=(army("Strange", {"key": "orc", "dial": []}), SECOND))
