"""Where a battle's dice come from, as its save holds it; committed dice and their proof.

Committed dice: before the first roll the host publishes a hash of its secret; then every player
adds a number; the dice are a stream keyed by all of them together. When the battle is over the
secret is revealed, and anyone can recompute the hash and every roll. The host cannot have chosen
the dice (it did not know the players' numbers), the players neither (they did not know the
secret). A host in league with the *last* player to give a number could still try numbers out;
that is why every player may give one.
"""

from hashlib import blake2b
from typing import Literal

from slagveld.kernel.dice import Stream, seed_key, stream_key
from slagveld.record import replace
from slagveld.structs import Struct

DiceKind = Literal["seeded", "typed", "committed", "recorded"]


class DiceBox(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The source of a battle's dice."""

    kind: DiceKind
    seed: str = ""
    """Seeded: the seed. Committed: the host's secret, which only the host's save holds."""
    commitment: str = ""
    """Committed: the published hash of the secret."""
    mixed: tuple[tuple[int, int], ...] = ()
    """Committed: (seat, number) in seat order, as given so far."""

    def stream(self, counter: int) -> Stream:
        """The dice from request number `counter` on (seeded and committed only)."""
        if self.kind == "seeded":
            return Stream(seed_key(self.seed), counter)
        numbers = [f"{seat}:{number}".encode() for seat, number in self.mixed]
        return Stream(stream_key(b"committed", self.seed.encode(), *numbers), counter)

    def with_number(self, seat: int, number: int) -> "DiceBox":
        """The box with a player's number mixed in."""
        return replace(self, mixed=tuple(sorted([*self.mixed, (seat, number)])))

    @property
    def proven(self) -> bool:
        """Whether the secret is the one whose hash was published (seeded dice need no proof)."""
        return self.kind != "committed" or commitment(self.seed) == self.commitment


def commitment(secret: str) -> str:
    """The hash that is published for a secret."""
    return blake2b(secret.encode(), digest_size=32, person=b"slagveld-commit").hexdigest()


def committed(secret: str) -> DiceBox:
    """A box of committed dice for a secret."""
    return DiceBox(kind="committed", seed=secret, commitment=commitment(secret))
