"""A stranger's cards in a duel: fought with to the end, saved, replayed, told apart."""

import os
import subprocess
import sys

import msgspec
import pytest

from slagveld.bots.registry import bot
from slagveld.games.wizard_duel.army.stock_of_models import given_stock
from slagveld.games.wizard_duel.core.races import Striking
from slagveld.games.wizard_duel.magic.summoning import Summon
from slagveld.kernel.dice import Rng
from slagveld.kernel.match import Match
from slagveld.kernel.muster import Chosen
from slagveld.kernel.registry import game
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.save import load
from slagveld.kernel.verify import verify
from slagveld.record import replace
from slagveld.texts import LANGUAGES, Speaker, say
from tests.games.wizard_duel.own import ALL, HYDRA, MOTHS, STOCK, army, changed

GAME = game("wizard-duel")
GAME.add_texts()
RIVAL = changed(MOTHS, wounds=4, agility=11, flies=None)
"""A row of the same key and name, and another one."""
HURRY = """
import sys
from slagveld.kernel.save import load
from slagveld.kernel.verify import verify

match = load(open(sys.argv[1], "rb").read())
print(verify(match).ok, [(row.key, row.wounds) for row in match.state.own])
"""


def begun(*armies, seed=3, **options):
    """A duel with these stocks; None is a ready-made one."""
    plain = [given_stock("horde") if one is None else msgspec.to_builtins(one) for one in armies]
    return Match.start(GAME, "empty", seed=seed, armies=plain, options={"rounds": 6, **options})


def summons(decision, seat, seen):
    """A package with an own model that has not been seen yet, wherever it is offered."""
    for action in decision.candidates(seat):
        if isinstance(action, Summon) and "@" in action.package and action.package not in seen:
            return action
    return None


def fought(match, *, answers=10_000, look=None):
    """The duel as greedy bots play it, with single own creatures summoned as soon as it goes."""
    rng, player, seen = Rng(5), bot("greedy"), set()
    while answers and (decision := match.decision) is not None:
        seat = decision.waiting_for[0]
        view = match.view(seat)
        action = summons(decision, seat, seen) or player.answer(GAME, view, seat, rng)
        if isinstance(action, Summon):
            seen.add(action.package)
        assert match.check(action, seat) is None
        match.play(action, seat)
        answers -= 1
        if look is not None:
            look(match)
    return match


def stories(match):
    """All that is told, in English; every sentence is whole in every language."""
    texts = [event.text() for entry in match.log for event in entry.events]
    for language in LANGUAGES:
        speaker = Speaker(language)
        assert [fault for text in texts if text for fault in speaker.faults(text)] == []
    return [say(text) for text in texts if text]


@pytest.mark.rule("SLV-CARD-1", "WD-RACE-1", "WD-SUMMON-1", "WD-RACE-4")
def test_a_strangers_creatures_are_fought_with_saved_and_replayed():
    races = set()

    def look(match):
        races.update(one.race for one in match.state.creatures)
        for one in match.state.creatures:
            assert one.wounds <= match.state.race_of(one).wounds
        for seat in (0, 1, None):
            GAME.scene(match.view(seat), seat)
        assert list(GAME.faults(match.state)) == []

    match = fought(begun(army(), army(), rounds=10), look=look)
    assert match.outcome is not None
    assert {"moth-folk@0", "hydra@0", "moth-folk@1", "hydra@1"} <= races
    told = stories(match)
    assert any(" summons Hydra 7 (attacks of its own)." in one for one in told)
    assert any("Moth " in one and "strikes" in one for one in told)
    again = load(match.save())
    assert again.state == match.state
    assert verify(again).ok


@pytest.mark.rule("SLV-CARD-1")
def test_a_duel_never_needs_the_file_again(tmp_path):
    match = fought(begun(army(), None), answers=12)
    path = tmp_path / "duel.json"
    path.write_bytes(match.save())
    words = [sys.executable, "-c", HURRY, str(path)]
    found = subprocess.run(words, capture_output=True, check=True, env={**os.environ}, text=True)
    assert found.stdout == "True [('moth-folk@0', 6), ('hydra@0', 12), ('mortar@0', 6)]\n"
    assert GAME.codec.state(GAME.codec.encode(match.state)) == match.state


@pytest.mark.rule("SLV-CARD-1", "WD-SETUP-1")
def test_two_players_with_different_cards_of_one_key_each_have_their_own():
    match = begun(army(), army(RIVAL, *ALL[1:]))
    state = match.state
    mine, other = [state.wizards[seat].stock[0] for seat in (0, 1)]
    assert (state.race_of(mine).wounds, state.race_of(other).wounds) == (6, 4)
    assert (state.race_of(mine).flies, state.race_of(other).flies) == (True, False)
    assert state.namesakes
    told = stories(fought(match))
    players = [seat.name for seat in state.seats]
    for player in players:
        assert any(f"Moth 1 ({player})" in one or f"Moth 2 ({player})" in one for one in told)
    assert verify(load(match.save())).ok


@pytest.mark.rule("SLV-CARD-1", "WD-SETUP-1")
def test_a_card_of_the_name_of_a_race_of_ours_is_told_apart():
    mine = changed(MOTHS, key="my-elf", name={"en": "Fay", "nl": "Elf", "de": "Fee"})
    fays = army(mine, entries=[Chosen("my-elf/normal", 2)])
    elves = army(mine, entries=[Chosen("elf/normal", 2)])
    assert begun(fays, elves).state.namesakes, "in Dutch both are elves"
    orks = army(mine, entries=[Chosen("ork/normal", 2)])
    state = begun(fays, orks).state
    assert not state.namesakes
    assert [row.key for row in state.own] == ["my-elf@0"]


@pytest.mark.rule("SLV-CARD-1")
def test_an_own_card_stands_in_for_ours_only_where_it_was_brought():
    mine = changed(MOTHS, key="elf")
    state = begun(army(mine, entries=[Chosen("elf/normal", 2)]), None).state
    (model, *_) = state.wizards[0].stock
    assert (model.race, state.race_of(model).wounds) == ("elf@0", 6)
    assert state.race("elf").wounds == 5
    plain = army(mine, entries=[Chosen("ork/normal", 2)])
    assert begun(plain, None).state.own is msgspec.UNSET, "what nobody fights with stays away"


@pytest.mark.rule("SLV-CARD-1")
def test_a_duel_without_own_cards_has_nothing_of_them():
    match = fought(begun(None, None), answers=40)
    assert match.state.own is msgspec.UNSET
    assert b'"own":' not in GAME.codec.encode(match.state)


@pytest.mark.rule("SLV-CARD-1", "WD-RACE-2")
def test_a_duel_of_printed_races_takes_no_cards_of_ones_own():
    with pytest.raises(RefusedError, match="WD-RACE-2"):
        begun(army(), None, **{"printed-races": True})
    broken = army(changed(MOTHS, wounds=0), HYDRA, STOCK)
    with pytest.raises(RefusedError, match="WD-HIT-4"):
        begun(broken, None)


@pytest.mark.rule("SLV-CARD-1")
def test_a_state_with_a_row_that_nobody_could_have_written_is_unsound():
    state = begun(army(), None).state
    assert list(GAME.faults(state)) == []
    strange = replace(state, own=(replace(state.own[0], agility=40), *state.own[1:]))
    (fault,) = GAME.faults(strange)
    assert say(fault) == "The card moth-folk@0 in this duel has values that no card may have."
    for change in ({"icon": ""}, {"figures": {}}, {"striking": Striking()}, {"kin": "moth"}):
        strange = replace(state, own=(replace(state.own[0], **change), *state.own[1:]))
        assert len(list(GAME.faults(strange))) == 1, change
    lost = replace(state, own=state.own[1:])
    assert len(list(GAME.faults(lost))) == 6, "every moth of the stock"
