"""What somebody wants of a battlefield, and why he cannot have it."""

from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec

from slagveld.kernel.fields import Key
from slagveld.kernel.game import Game
from slagveld.kernel.land import Site
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.land.lands import Land, all_lands, lands_of
from slagveld.land.symmetry import Symmetry, symmetry
from slagveld.structs import Struct

Density = Literal["sparse", "normal", "dense"]
Fairness = Literal["turn", "mirror", "measure"]
DENSITIES: tuple[Density, ...] = get_args(Density)
FAIRNESS: tuple[Fairness, ...] = get_args(Fairness)
MOST_SEED = 10**14
W = TypeVar("W", bound=str)
RULE = "SLV-SETUP-1"


class LandWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A battlefield as it is wished for; what is left out is as usual."""

    scenario: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """Empty: the first of the game that can be fought on such a table."""
    land: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """Empty: the first that the game has the terrain for."""
    density: Density = "normal"
    fair: Fairness = "turn"
    """The same after a turn, the same in a mirror, or balanced by measure."""
    seed: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEED)] = 0


class Order(Struct, frozen=True, kw_only=True):
    """A wish that can be granted."""

    scenario: Key
    site: Site
    land: Land
    wish: LandWish
    symmetry: Symmetry
    """How pieces are repeated; by measure not at all."""


def ordered(game: Game[Any], wish: LandWish) -> Order:
    """What is to be made; raises RefusedError with what does not fit."""
    lands = lands_of(game)
    if not lands:
        raise RefusedError(refuse(RULE, "refusal-land-none", game=game.title))
    land = wish.land or lands[0]
    if land not in lands:
        known = ", ".join(lands)
        raise RefusedError(refuse(RULE, "refusal-land", land=land[:40], known=known))
    scenario, site = _site(game, wish.scenario)
    found = symmetry(site, wish.fair)
    if found is None:
        raise RefusedError(_unfair(site, wish.fair))
    return Order(scenario=scenario, site=site, land=all_lands()[land], wish=wish, symmetry=found)


def word(words: str, known: tuple[W, ...]) -> W:
    """A word that is known; raises RefusedError."""
    found = next((one for one in known if one == words), None)
    if found is None:
        raise RefusedError(
            refuse(RULE, "refusal-land-word", word=words[:40], known=", ".join(known))
        )
    return found


def _site(game: Game[Any], wanted: str) -> tuple[str, Site]:
    """The table of a scenario, or of the first that has one."""
    if wanted:
        key = game.scenario(wanted).key
        return key, game.site(key)
    for scenario in game.scenarios():
        try:
            return scenario.key, game.site(scenario.key)
        except RefusedError:
            continue
    raise RefusedError(refuse(RULE, "refusal-land-none", game=game.title))


def _unfair(site: Site, fair: Fairness) -> Refusal:
    offered = ", ".join(one for one in FAIRNESS if symmetry(site, one) is not None)
    return refuse(RULE, "refusal-land-fair", fair=fair, places=len(site.zones), known=offered)
