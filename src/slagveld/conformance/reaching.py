"""No dead end, no stranger, no save that is lost: what every game's test class inherits."""

from typing import ClassVar

from slagveld.conformance.anywhere import Firsts
from slagveld.conformance.fresh import Saved, astray, unknown_kinds
from slagveld.conformance.odd.battle import Battle
from slagveld.conformance.under_test import UnderTest, few


class Reaching(UnderTest):
    """The part of the conformance suite that goes where nobody went."""

    odd: ClassVar[int] = 12
    """Battles of odd players; `make soak` plays far more by `slagveld.conformance.odd`."""
    odd_cap: ClassVar[int] = 250
    """Decisions after which such a battle is left."""

    def test_a_fresh_process_knows_every_kind(self) -> None:
        """Whoever imports nothing but `slagveld` can read every kind the package defines."""
        unknown = unknown_kinds(self.game)
        assert not unknown, f"a fresh battle cannot read {unknown}"

    def test_odd_battles_have_no_dead_end_and_can_be_saved_anywhere(self) -> None:
        """Odd players never come to a stop, and where a question is new the battle can be saved.

        Every menu they look at has something in it, and what is in it is allowed after JSON. The
        saves are loaded in a fresh process and played on to the same hash.
        """
        firsts = Firsts(self.game)
        saves: list[Saved] = []
        for seed in few(self.odd, soak=10):
            try:
                saves += firsts.watched(Battle(self.game, seed), self.odd_cap)
            except Exception as error:
                raise AssertionError(f"{self.key}, odd battle {seed}: {error}") from error
        assert not astray(saves)
