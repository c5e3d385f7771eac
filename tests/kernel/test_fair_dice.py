"""Committed dice, and what is found out when a record is changed."""

import pytest
from slagveld_toy.march import March
from slagveld_toy.model import BOLT
from slagveld_toy.turn import Bid, EndTurn

from slagveld.kernel.dice import Scripted
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.shell import MixDice, TakeBack
from slagveld.kernel.verify import verify
from slagveld.record import replace

from .battles import WITH_LEADER, finish, rule_of
from .ford import TOY


class TestFairDice:
    """Committed dice: published, mixed, revealed, proven."""

    @pytest.mark.rule("SLV-DICE-3")
    def test_every_player_mixes_in_a_number_first(self):
        match = TOY.match(dice="committed", secret="s")
        assert not match.begun
        assert match.decision.seats == (0, 1)
        assert rule_of(match, Bid(0), 0) == "SLV-DICE-2"
        match.play(MixDice(5), 1)
        assert rule_of(match, MixDice(6), 1) == "SLV-DICE-3"
        assert match.decision.waiting_for == (0,)
        match.play(MixDice(8), 0)
        assert match.begun
        assert rule_of(match, MixDice(6), 1) == "SLV-DICE-3"
        assert match.box.mixed == ((0, 8), (1, 5))

    @pytest.mark.rule("SLV-DICE-3", "SLV-TURN-1")
    def test_only_players_mix(self):
        match = TOY.match(dice="committed", secret="s", seats=WITH_LEADER)
        assert rule_of(match, MixDice(1), 2) == "SLV-TURN-1"
        assert rule_of(TOY.match(seed=1), MixDice(1), 0) == "SLV-DICE-3"

    @pytest.mark.rule("SLV-DICE-4")
    def test_the_secret_comes_at_the_end(self):
        match = TOY.match(dice="committed", secret="s")
        with pytest.raises(RefusedError, match="SLV-DICE-4"):
            match.reveal()
        finish(match)
        assert match.reveal() == "s"

    @pytest.mark.rule("SLV-BACK-2", "SLV-DICE-3")
    def test_a_take_back_never_gives_a_roll_twice(self):
        match = TOY.match(dice="committed", secret="s", seats=WITH_LEADER)
        for seat in (0, 1):
            match.play(MixDice(seat), seat)
        rolled = []
        for _ in range(12):
            for seat in (0, 1):
                match.play(Bid(0), seat)
            rolled.append(match.log[-1].rolls)
            match.play(TakeBack(match.targets()[0]), 2)
        assert match.spent() == 24
        assert len(set(rolled)) > 4, "the same draws come again and again"
        first = [match.box.stream(0).draw(_draw(12)) + 1]
        assert rolled[0][0] == tuple(first)
        assert verify(match).ok

    def test_a_changed_roll_is_found_and_its_place_named(self):
        match = finish(TOY.match(dice="committed", secret="s"))
        place = next(n for n, entry in enumerate(match.log) if n > 5 and entry.rolls)
        entry = match.log[place]
        rolls = ((entry.rolls[0][0] % 6 + 1, *entry.rolls[0][1:]), *entry.rolls[1:])
        match.log[place] = replace(entry, rolls=rolls)
        verdict = verify(match)
        assert verdict.entry == place
        assert verdict.reason.key == "verify-rolls"

    def test_a_changed_action_is_found_and_its_place_named(self):
        match = finish(TOY.match(seed=4))
        place = next(n for n, e in enumerate(match.log) if isinstance(e.action, March))
        match.log[place] = replace(match.log[place], action=EndTurn())
        assert verify(match).entry == place

    def test_a_forged_secret_is_found(self):
        match = finish(TOY.match(dice="committed", secret="s"))
        match.box = replace(match.box, seed="t")
        assert verify(match).reason.key == "verify-commitment"

    def test_recorded_dice_are_taken_as_read(self):
        match = TOY.match(dice=Scripted([BOLT, BOLT]))
        match.play(Bid(0), 0)
        match.play(Bid(0), 1)
        verdict = verify(match)
        assert verdict.ok
        assert verdict.dice == "recorded"


def _draw(count):
    from slagveld.kernel.dice import Draw
    from slagveld.texts import Text

    return Draw(("x",) * count, ("x",) * count, Text("plain", {"words": ""}))
