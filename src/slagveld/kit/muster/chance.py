"""Armies by chance: allowed, of one camp, near the agreed points, the same for the same seed."""

from collections.abc import Sequence

from slagveld.kernel.dice import Rng
from slagveld.kernel.muster import Fault, Muster, Roster
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.kit.muster.filling import Also, Filling
from slagveld.kit.muster.parts import Part, parts_of
from slagveld.record import replace

TRIES = 10
"""How often it is begun anew; the first that is near enough is taken, else the nearest."""
NEAR = 96
"""So many parts of a hundred of the points are near enough."""
MOST_PARTS = 80
LEADER = 45
"""A leader costs at most so many parts of a hundred of the points, where there are others."""
ODDS_OF_LEADER = 0.75
ODDS_OF_SECOND = 0.1


def random_army(muster: Muster, blank: Roster, seed: int | str) -> Roster:
    """An army by chance for the total that `blank` says, with its name and choices.

    It is allowed, and costs at least nine tenths of the total wherever what the game offers comes
    to so much.

    Raises:
        RefusedError: There is no total, or nothing that it would buy.
    """
    return filled(muster, blank, f"army/{blank.game}/{blank.total}/{seed}").roster


def filled(
    muster: Muster,
    blank: Roster,
    chance: str,
    *,
    parts: Sequence[Part] | None = None,
    also: Also | None = None,
    camp: str | None = None,
) -> Filling:
    """The same with what it was put together from; raises RefusedError.

    Args:
        muster: What there is.
        blank: The army to be filled.
        chance: What it follows from.
        parts: What may be taken; None: whatever the game has.
        also: What else it must not break.
        camp: Whom it is of; None: chance says.
    """
    blank = replace(blank, entries=())
    if blank.total <= 0:
        raise RefusedError(refuse("SLV-SETUP-1", "muster-no-points"))
    known = parts_of(muster, blank) if parts is None else list(parts)
    bare = Filling(muster, blank, also)
    priced = [(part, bare.price(part.entries)) for part in known]
    shelf = [(part, price) for part, price in priced if 0 < price <= bare.most]
    rng = Rng(chance)
    best: Filling | None = None
    for _ in range(TRIES):
        found = Filling(muster, blank, also)
        _fill(found, shelf, rng, camp)
        if found.taken and (best is None or found.cost > best.cost):
            best = found
        if best is not None and best.cost * 100 >= best.most * NEAR:
            break
    if best is None:
        raise RefusedError(_nothing(muster, blank, [price for _, price in priced]))
    return best


def camps_of(parts: Sequence[Part]) -> list[str]:
    """The camps of parts, in their order; one without a name where nobody keeps apart."""
    return list(dict.fromkeys([part.camp for part in parts if part.camp])) or [""]


Shelf = list[tuple[Part, int]]


def _fill(army: Filling, shelf: Shelf, rng: Rng, camp: str | None) -> None:
    if camp is None:
        camp = rng.choice(camps_of([part for part, _ in shelf]))
    ours = [(part, price) for part, price in shelf if part.camp in ("", camp)]
    leaders = [row for row in ours if row[0].leads and row[1] * 100 <= army.most * LEADER]
    if leaders and rng.random() < ODDS_OF_LEADER:
        part, _ = rng.choice(leaders)
        army.take(part, part.entries[0].count)
    refused: set[int] = set()
    while len(army.taken) < MOST_PARTS:
        choice = [
            (at, part, price)
            for at, (part, price) in enumerate(ours)
            if at not in refused and price <= army.left and not army.holds(part)
        ]
        led = [row for row in choice if not row[1].leads or row[2] * 100 <= army.most * LEADER]
        choice = led if led or army.taken else choice
        if not choice:
            break
        weights = [_weight(army, part, ours) for _, part, _ in choice]
        at, part, _ = rng.choices(choice, weights)[0]
        if not army.take(part, _size(army, part, rng)):
            least = part.entries[0].count
            if not army.take(part, least):
                refused.add(at)
    _grow(army, rng)
    _fit(army, ours)
    _grow(army, rng)


def _weight(army: Filling, part: Part, shelf: Shelf) -> float:
    """What was taken already is taken less often; variants of one thing count as one."""
    alike = sum([other.key == part.key for other, _ in shelf])
    seldom = ODDS_OF_SECOND if part.leads and any(one.part.leads for one in army.taken) else 1.0
    return seldom / alike / (1 + 2 * army.counted(part.key))


def _size(army: Filling, part: Part, rng: Rng) -> int:
    """How many of a part: for a share of the points, between its least and its most."""
    least = part.entries[0].count
    if part.most <= least:
        return least
    each = max(1, army.price(part.sized(least + 1)) - army.price(part.sized(least)))
    share = rng.randint(12, 45) * army.most // 100
    return max(least, min(part.most, share // each, army.left // each))


def _grow(army: Filling, rng: Rng) -> None:
    """Spend what is left on making units larger, one figure after the other."""
    open_ones = [at for at, one in enumerate(army.taken) if one.count < one.part.most]
    while open_ones:
        at = rng.choice(open_ones)
        if not army.grow(at):
            open_ones.remove(at)


def _fit(army: Filling, shelf: Shelf) -> None:
    """Exchange one part for another while that brings the army nearer to its points."""
    for _ in range(6):
        if army.left * 100 <= army.most * 2:
            return
        better = []
        for at, one in enumerate(army.taken):
            now = army.price(one.entries)
            for part, price in shelf:
                gain = price - now
                if 0 < gain <= army.left and (part.key == one.part.key or not army.holds(part)):
                    better.append((-gain, at, part))
        better.sort(key=lambda row: row[:2])
        if not any(army.swap(at, part, part.entries[0].count) for _, at, part in better[:25]):
            return


def _nothing(muster: Muster, blank: Roster, prices: Sequence[int]) -> Refusal:
    """Why there is no army at all for a total: what was agreed is wrong, or too little."""
    known = _agreed_fault(muster, blank)
    if known is not None:
        return Refusal(known.rule, known.text)
    least = -(-min([price for price in prices if price > 0], default=0) // muster.scale)
    return refuse("SLV-SETUP-1", "muster-too-little", total=blank.total, least=least)


def _agreed_fault(muster: Muster, blank: Roster) -> Fault | None:
    """What is wrong with an empty army, but for its being empty."""
    found = list(muster.faults(blank))
    usual = [fault.text.key for fault in muster.faults(replace(blank, total=0))]
    return next((fault for fault in found if fault.text.key not in usual), None)
