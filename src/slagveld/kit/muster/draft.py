"""A draft: both sides pick in turn from what lies open before them, there and back again.

The whole draft follows from the army to be filled, the seed and the picks, so nobody has to keep
more than these. Whatever lies in an army was allowed when it was picked, and so is the army.
"""

from collections.abc import Sequence

from slagveld.kernel.dice import Rng
from slagveld.kernel.muster import Chosen, Muster, Roster
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kit.muster.chance import camps_of, filled
from slagveld.kit.muster.filling import Filling, Taken
from slagveld.kit.muster.parts import Part, parts_of
from slagveld.record import replace
from slagveld.structs import Struct

SIDES = 2
CAMPS = 3
"""Of how many camps something lies open."""
EACH = 2
"""How many whole armies of each."""
DONE = -1
"""Picked by a side that wants no more."""


class Pack(Struct, frozen=True, kw_only=True):
    """What is picked as a whole."""

    entries: tuple[Chosen, ...]
    camp: str
    leads: bool
    price: int
    """In parts of a point."""
    taken: int | None = None
    """The side that has it."""
    open: bool = False
    """Whether whose turn it is may take it."""


class Draft(Struct, frozen=True, kw_only=True):
    """How a draft stands."""

    packs: tuple[Pack, ...]
    picks: tuple[int, ...]
    """Everything picked so far, by the numbers of packs; -1: wants no more."""
    turn: int | None
    """Whose turn it is; None: it is over."""
    armies: tuple[Roster, ...]
    prices: tuple[int, ...]
    """What they cost, in parts of a point."""


class _Table:
    """A draft while it is told from its picks."""

    def __init__(self, muster: Muster, blanks: Sequence[Roster], seed: int | str) -> None:
        self.chance = f"draft/{blanks[0].game}/{blanks[0].total}/{seed}"
        self.parts = _laid_out(muster, blanks[0], self.chance)
        self.sides = [Filling(muster, blank) for blank in blanks]
        self.costs = [self.sides[0].price(one.entries) for one in self.parts]
        self.owners: list[int | None] = [None] * len(self.parts)
        self.over = [False] * SIDES
        self.picks: list[int] = []
        self.places = 0
        """How many places of the order have passed, those of sides without a choice among them."""

    def turn(self) -> int | None:
        """Whose turn it is; a side for whom there is nothing left is passed over."""
        while not all(self.over):
            first = (self.places // SIDES) % SIDES
            side = (self.places + first) % SIDES
            if not self.over[side] and self.open_to(side):
                return side
            self.over[side] = True
            self.places += 1
        return None

    def open_to(self, side: int) -> list[int]:
        """The packs that a side may take."""
        army = self.sides[side]
        found = []
        for number, one in enumerate(self.parts):
            if self.owners[number] is None and self.costs[number] <= army.left:
                trial = Filling(army.muster, army.blank)
                trial.taken = list(army.taken)
                if trial.take(one.part, one.count):
                    found.append(number)
        return found

    def pick(self, side: int, number: int) -> None:
        if number == DONE:
            self.over[side] = True
        else:
            one = self.parts[number]
            self.sides[side].take(one.part, one.count)
            self.owners[number] = side
        self.picks.append(number)
        self.places += 1

    def shown(self) -> Draft:
        turn = self.turn()
        free = [] if turn is None else self.open_to(turn)
        rows = zip(self.parts, self.costs, self.owners, strict=True)
        return Draft(
            packs=tuple(
                [
                    Pack(
                        entries=one.entries,
                        camp=one.part.camp,
                        leads=one.part.leads,
                        price=cost,
                        taken=owner,
                        open=number in free,
                    )
                    for number, (one, cost, owner) in enumerate(rows)
                ]
            ),
            picks=tuple(self.picks),
            turn=turn,
            armies=tuple([side.roster for side in self.sides]),
            prices=tuple([side.cost for side in self.sides]),
        )


def begun(muster: Muster, blanks: Sequence[Roster], seed: int | str) -> Draft:
    """A draft before the first pick; raises RefusedError."""
    return drafted(muster, blanks, seed, ())


def drafted(
    muster: Muster,
    blanks: Sequence[Roster],
    seed: int | str,
    picks: Sequence[int],
    bots: Sequence[bool] = (False, False),
) -> Draft:
    """A draft after these picks, and after what bots pick whose turn it is then.

    Args:
        muster: What there is.
        blanks: An empty army for each side: its name, and the same total.
        seed: What lies open, and how bots choose, follows from it.
        picks: Of both sides, those of bots among them.
        bots: Which sides are picked for.

    Raises:
        RefusedError: There is no such draft, or a pick is not open to whose turn it is.
    """
    if len(blanks) != SIDES or len(bots) != SIDES:
        raise RefusedError(refuse("SLV-SETUP-1", "muster-draft-sides"))
    table = _Table(muster, [replace(blank, entries=()) for blank in blanks], seed)
    for number in picks:
        side = table.turn()
        if side is None or (number != DONE and number not in table.open_to(side)):
            raise RefusedError(refuse("SLV-SETUP-1", "muster-draft-pick", pack=number + 1))
        table.pick(side, number)
    while (side := table.turn()) is not None and bots[side]:
        table.pick(side, _chosen(table, side))
    return table.shown()


def _laid_out(muster: Muster, blank: Roster, chance: str) -> list[Taken]:
    """What lies open: the parts of whole armies of some camps, nobody twice who is there once."""
    rng = Rng(chance)
    camps = camps_of(parts_of(muster, blank))
    rng.shuffle(camps)
    found: list[Taken] = []
    for number, camp in enumerate((camps[:CAMPS] * (CAMPS // len(camps[:CAMPS]))) * EACH):
        try:
            army = filled(muster, blank, f"{chance}/{number}", camp=camp)
        except RefusedError:
            army = filled(muster, blank, f"{chance}/{number}")
        found += [one for one in army.taken if not _again(one.part, found)]
    return sorted(found, key=lambda one: camps.index(one.part.camp) if one.part.camp else -1)


def _again(part: Part, found: Sequence[Taken]) -> bool:
    return part.once and part.most == 1 and any(one.part.key == part.key for one in found)


def _chosen(table: _Table, side: int) -> int:
    """What a bot picks: the dear first, a leader early, and of the camp it can go on with."""
    rng = Rng(f"{table.chance}/{side}/{len(table.picks)}")
    army = table.sides[side]
    free = table.open_to(side)
    own = {one.part.camp for one in army.taken if one.part.camp}
    left = {
        camp: sum(
            [
                cost
                for one, cost, owner in zip(table.parts, table.costs, table.owners, strict=True)
                if owner is None and one.part.camp == camp
            ]
        )
        for camp in dict.fromkeys([one.part.camp for one in table.parts])
    }
    led = any(one.part.leads for one in army.taken)

    def worth(number: int) -> float:
        part = table.parts[number].part
        value = table.costs[number] * (0.8 + 0.4 * rng.random())
        if part.leads:
            value *= 0.4 if led else 1.5
        if own and part.camp and part.camp not in own:
            value *= 0.2
        elif not own and part.camp:
            value *= min(left[part.camp], army.left) / max(1, army.left)
        return value

    return max([(worth(number), -number) for number in free])[1] * -1
