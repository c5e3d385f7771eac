"""Charges and engagements, announced before anything is measured (CON-CHARGE-10, CON-ENGAGE-1).

Several figures that are activated at the same time may name the same targets together
(CON-FEAR-15). Charges at no enemy are in
`movement.walk_and_charge_without_target`.
"""

from collections.abc import Iterable, Sequence

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Pieces, PiecesField
from slagveld.kernel.menu import Lane, late, woven
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.pairs import listed_by

from ..army.leadership import near
from ..core.book import do, pick, refuse
from ..core.figure import Figure
from ..core.state import Battle, ClashState, in_fight, nearest_enemies
from ..movement.displacement import best_gait
from ..movement.type_of_movement import Active, Lazy, free_figure
from ..terrain.sight_and_line_of_fire import in_front
from .announcement import (
    Assault,
    AssaultKind,
    assault_by,
    mover_refusal,
    nameable,
    nameable_by_any,
    named_refusal,
    target_refusal,
)
from .previews import preview_assault
from .sequence import announce

TOGETHER = 0.3
"""How often chance lets all figures of a card assault together."""
TRIES = 2
"""Enemies that chance looks at."""
LOOKS = 240
"""Looks at enemies for one list of those who may be charged."""
SENSIBLE = 0.8
"""How often chance leaves an enemy alone who is farther than the longest way."""


class Charge(Action, frozen=True):
    """These figures charge these enemies, whom each of them sees."""

    figures: Pieces
    targets: Pieces


class Engage(Action, frozen=True):
    """These figures engage these enemies, seen or not; `walking`: at a walk (CON-WALK-3)."""

    figures: Pieces
    targets: Pieces
    walking: bool = False


AssaultDeed = Charge | Engage


def kind_of(action: AssaultDeed) -> AssaultKind:
    if isinstance(action, Charge):
        return "charge"
    return "walk" if action.walking else "engage"


def assault_of(active: Active, action: AssaultDeed) -> Assault:
    return assault_by(active, action.figures, action.targets, kind_of(action))


class Assaults(Lazy):
    actions: tuple[type[Action], ...] = (Charge, Engage)

    def forms(self, state: ClashState, active: Active) -> list[Form]:
        free = [figure for figure in active.free(state) if mover_refusal(figure) is None]
        chargers, seen = _chargeable(state, free)
        met = nameable_by_any(state, free)
        forms: list[Form] = []
        if seen:
            fields = _fields(chargers, seen)
            forms.append(do(Charge, "do-assault-charge", *fields, rule="CON-CHARGE-1"))
        if met:
            fields = _fields(free, sorted(met))
            walking = pick.switch("walking", "field-assault-walk", optional=True)
            forms.append(do(Engage, "do-assault-engage", *fields, walking, rule="CON-ENGAGE-1"))
        return forms

    def check(self, state: ClashState, active: Active, action: AssaultDeed) -> Refusal | None:
        if not action.figures or len(set(action.figures)) < len(action.figures):
            return refuse("CON-FEAR-15", "refusal-assault-figures")
        for number in action.figures:
            if isinstance(barred := free_figure(state, active, number), Refusal):
                return barred
        return named_refusal(state, assault_of(active, action), state.those(*action.figures))

    def answer(self, play: Battle, active: Active, action: AssaultDeed) -> None:
        announce(play, assault_of(active, action))

    def lane(self, state: ClashState, active: Active) -> Lane:
        free = [figure for figure in active.free(state) if mover_refusal(figure) is None]
        alone = woven([self._alone(state, figure) for figure in free])
        return woven([alone, late(self._together, state, free)])

    def _alone(self, state: ClashState, figure: Figure) -> Lane:
        """The assaults of one figure on one enemy: charges, then engagements of those unseen."""
        for place, enemy in nearest_enemies(state, figure):
            movers, targets = (figure.id,), (enemy.id,)
            if target_refusal(state, figure, enemy, "charge") is None:
                yield (0, place), Charge(movers, targets)
            elif target_refusal(state, figure, enemy, "engage") is None:
                yield (1, place), Engage(movers, targets)
            else:
                yield (1, place), None

    def _together(self, state: ClashState, free: Sequence[Figure]) -> Iterable[Action]:
        pairs = [(foe.id, one.id) for one in free for foe in nameable(state, one, "charge")]
        shared = listed_by(pairs).items()
        return [Charge(tuple(able), (enemy,)) for enemy, able in shared if len(able) > 1]

    def propose(self, state: ClashState, active: Active, rng: Rng) -> Action | None:
        figure = active.chosen(state)
        if figure.climbing or in_fight(state, figure) or mover_refusal(figure) is not None:
            return None
        enemies = [other for other in state.figures if other.seat != figure.seat]
        limit = best_gait(figure, "charge").limit
        for _ in range(TRIES if enemies else 0):
            enemy = enemies[int(rng.random() * len(enemies))]
            if not near(figure, enemy, limit) and rng.random() < SENSIBLE:
                continue
            if target_refusal(state, figure, enemy, "engage") is not None:
                continue
            group = self._group(state, active, figure, enemy, rng)
            if target_refusal(state, figure, enemy, "charge") is None:
                return Charge(group, (enemy.id,))
            return Engage((figure.id,), (enemy.id,))
        return None

    def _group(
        self, state: ClashState, active: Active, figure: Figure, enemy: Figure, rng: Rng
    ) -> tuple[int, ...]:
        """The figure, now and then with all others of its cards who may charge the same enemy."""
        if rng.random() >= TOGETHER:
            return (figure.id,)
        others = [
            other.id
            for other in active.free(state)
            if other.id != figure.id
            and mover_refusal(other) is None
            and target_refusal(state, other, enemy, "charge") is None
        ]
        return (figure.id, *others)

    def preview(self, state: ClashState, active: Active, partial: Partial) -> Preview:
        """Who may be named, and what awaits; how far it is stays unknown."""
        kind: type[AssaultDeed] = Charge if partial.action == "Charge" else Engage
        draft = drafted(kind, partial)
        movers, targets = filled(draft.figures, ()), filled(draft.targets, ())
        return preview_assault(state, active, kind_of(draft), movers, targets)


ASSAULTS = Assaults()


def _chargeable(state: ClashState, figures: Sequence[Figure]) -> tuple[list[Figure], list[int]]:
    """Those of these who may charge anybody, and every enemy that one of them may, by id in order.

    After so many looks, in a very large battle, whoever is before one of them counts as seen.
    """
    chargers: set[int] = set()
    seen: list[int] = []
    looks = 0
    for enemy in state.figures:
        known = False
        for figure in figures:
            if figure.seat == enemy.seat or (known and figure.id in chargers):
                continue
            looks += 1
            kind: AssaultKind = "charge" if looks <= LOOKS else "engage"
            sure = kind == "charge" or in_front(figure, enemy)
            if sure and target_refusal(state, figure, enemy, kind) is None:
                chargers.add(figure.id)
                known = True
        seen.extend([enemy.id] if known else [])
    return [figure for figure in figures if figure.id in chargers], sorted(seen)


def _fields(movers: Sequence[Figure], targets: Sequence[int]) -> tuple[PiecesField, PiecesField]:
    return (
        pick.pieces("figures", "field-assault-figures", movers),
        pick.pieces("targets", "field-move-targets", targets),
    )
