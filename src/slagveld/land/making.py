"""From a wish to a table that is allowed, that everybody can cross, and that is fair."""

from typing import Any

from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.scenery import LaidTable
from slagveld.land.lattice import OPENS, Lattice
from slagveld.land.laying import SHARES, Piece, Strewn
from slagveld.land.measure import Ground, Verdict
from slagveld.land.wish import RULE, LandWish, Order, ordered
from slagveld.structs import Struct

ATTEMPTS = 48
PATIENCE = 10
"""After so many attempts less and less is laid, until it is fair."""


class LandMade(Struct, frozen=True, kw_only=True):
    """A battlefield made at random."""

    game: str
    scenario: str
    """The battle for which it was made; others may be fought on it, too."""
    wish: LandWish
    """With what was left out filled in: the same wish makes the same table."""
    table: LaidTable
    verdict: Verdict


def made(game: Game[Any], wish: LandWish) -> LandMade:
    """The table that a wish stands for; raises RefusedError where it cannot be granted."""
    order = ordered(game, wish)
    kit = game.kit()
    if kit is None:
        raise RefusedError(refuse(RULE, "refusal-land-none", game=game.title))
    full = LandWish(
        scenario=order.scenario,
        land=order.land.key,
        density=wish.density,
        fair=wish.fair,
        seed=wish.seed,
    )
    words = (game.key, full.scenario, full.land, full.density, full.fair, str(full.seed))
    ground = Ground(order.site)
    for attempt in range(ATTEMPTS):
        rng = Rng("/".join((*words, str(attempt))))
        found = _attempt(game, order, Strewn(order, kit, rng, _share(order, attempt)), ground)
        if found is not None:
            table, verdict = found
            return LandMade(
                game=game.key, scenario=order.scenario, wish=full, table=table, verdict=verdict
            )
    raise RefusedError(refuse(RULE, "refusal-land-failed", seed=wish.seed))


def _share(order: Order, attempt: int) -> int:
    """How much is laid in an attempt, in thousandths of the open table."""
    share = SHARES[order.wish.density]
    late = max(0, attempt - PATIENCE)
    return share * (ATTEMPTS - 1 - PATIENCE - late) // (ATTEMPTS - 1 - PATIENCE)


def _attempt(
    game: Game[Any], order: Order, strewn: Strewn, ground: Ground
) -> tuple[LaidTable, Verdict] | None:
    """A table and how fair it is; None if anybody has anything against it."""
    table = strewn.strew()
    verdict = _weighed(order, strewn.pieces, ground)
    return (table, verdict) if verdict.fair and _stands(game, order.scenario, table) else None


def _weighed(order: Order, pieces: list[Piece], ground: Ground) -> Verdict:
    known = order.site.natures
    laid = [(piece.nature if piece.laid.key in known else OPENS, piece.points) for piece in pieces]
    return ground.judged(Lattice(order.site, laid))


def _stands(game: Game[Any], scenario: str, table: LaidTable) -> bool:
    """Whether the game itself lets the battle begin on it, and finds nothing unsound."""
    try:
        state = game.first_state(game.setup(scenario, table=game.lay(table)))
    except RefusedError:
        return False
    return not game.faults(state)
