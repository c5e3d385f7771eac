"""Sealed armies: both sides open the same kind of box, and build what they can of its contents."""

from collections.abc import Sequence

from slagveld.kernel.dice import Rng
from slagveld.kernel.muster import Chosen, Fault, Muster, Roster
from slagveld.kernel.rulebook import RefusedError
from slagveld.kit.muster.chance import camps_of, filled
from slagveld.kit.muster.parts import Part, parts_of
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.texts import Text

CAMPS = 2
"""Of how many camps a box has enough for a whole army."""
LOOSE = 3
"""Parts that lie in it besides."""


class Box(Struct, frozen=True, kw_only=True):
    """What a side may build its army of: so many of each, by key."""

    contents: tuple[Chosen, ...]

    def count(self, key: str) -> int:
        """How many of something lie in it."""
        return sum([one.count for one in self.contents if one.key == key])


def boxes(muster: Muster, blank: Roster, seed: int | str, sides: int = 2) -> tuple[Box, ...]:
    """A box for each side, of the same kind, with other contents; raises RefusedError.

    In each lie whole armies of some camps, and something besides. So it always holds an army that
    is allowed and near the points.
    """
    chance = f"box/{blank.game}/{blank.total}/{seed}"
    return tuple([_box(muster, blank, f"{chance}/{side}") for side in range(sides)])


def _box(muster: Muster, blank: Roster, chance: str) -> Box:
    rng = Rng(chance)
    parts = parts_of(muster, blank)
    camps = camps_of(parts)
    chosen = rng.sample(camps, min(CAMPS, len(camps)))
    found: dict[str, int] = {}
    for number, camp in enumerate(chosen * (CAMPS // len(chosen))):
        try:
            army = filled(muster, blank, f"{chance}/{number}", camp=camp)
        except RefusedError:  # this camp has nothing for so few points
            army = filled(muster, blank, f"{chance}/{number}")
        for entry in army.roster.entries:
            found[entry.key] = found.get(entry.key, 0) + entry.count
    for part in rng.sample(parts, min(LOOSE, len(parts))):
        for entry in part.entries:
            found[entry.key] = max(found.get(entry.key, 0), entry.count)
    return Box(contents=tuple([Chosen(key, count) for key, count in found.items()]))


def box_faults(box: Box, roster: Roster) -> list[Fault]:
    """What of an army does not lie in its box, at the entry with which it becomes too much."""
    used: dict[str, int] = {}
    found: list[Fault] = []
    for number, entry in enumerate(roster.entries):
        used[entry.key] = used.get(entry.key, 0) + max(0, entry.count)
        there = box.count(entry.key)
        if used[entry.key] > there:
            found.append(Fault("SLV-SETUP-1", Text("muster-not-in-box", {"count": there}), number))
    return found


def out_of_box(muster: Muster, blank: Roster, box: Box, seed: int | str) -> Roster:
    """An army by chance out of a box; raises RefusedError."""
    parts = [_within(part, box) for part in parts_of(muster, blank)]
    there = [part for part in parts if part is not None]
    chance = f"unboxed/{blank.game}/{blank.total}/{seed}"
    best = filled(muster, blank, chance, parts=there, also=lambda army: box_faults(box, army))
    for camp in camps_of(there):
        if best.cost * 10 >= best.most * 9:
            break
        other = _of_camp(muster, blank, box, there, f"{chance}/{camp}", camp)
        if other is not None and other[1] > best.cost:
            return other[0]
    return best.roster


def _of_camp(
    muster: Muster, blank: Roster, box: Box, parts: Sequence[Part], chance: str, camp: str
) -> tuple[Roster, int] | None:
    try:
        army = filled(
            muster, blank, chance, parts=parts, also=lambda one: box_faults(box, one), camp=camp
        )
    except RefusedError:
        return None
    return army.roster, army.cost


def _within(part: Part, box: Box) -> Part | None:
    """A part as far as it lies in a box, if it does."""
    there = box.count(part.key)
    if any(box.count(entry.key) < entry.count for entry in part.entries):
        return None
    return replace(part, most=min(part.most, there))
