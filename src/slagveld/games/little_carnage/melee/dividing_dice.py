"""Assigning attack dice to enemies, by hand or by good sense (LC-1.6-26, LC-1.6-27).

The book's example is an Ogre between two Orcs (LC-1.6-ex4).
"""

from collections.abc import Sequence

from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import AnyField, Choice, OrderField, Share, SplitField
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import any_refusal
from slagveld.kit.pairs import summed
from slagveld.texts import Text

from ..attacks.rolls_and_damage import pool_of
from ..attacks.targets import Aim, asking_whom, dice_of, strike_refusal, targets_of
from ..core.book import pick, refuse, text
from ..core.names import model_choice, model_name
from ..core.regiment import Model, most_wounds
from ..core.state import LittleState

Options = list[tuple[Model, list[Model]]]
"""Models that can attack somebody in melee, each with whom; in order."""


def options_of(state: LittleState, regiment: int) -> Options:
    """Whom each model, for itself, can attack in melee (LC-1.1-7); who reaches none is left out."""
    models = state.models_of(regiment)
    return [(model, listed) for model in models if (listed := targets_of(state, model))]


# By hand


def number_in(key: str) -> int:
    """The id that a key of a row or column stands for; 0 for any other word."""
    number = int(key) if key.isascii() and key.isdecimal() and len(key) < 10 else 0
    return number if str(number) == key else 0


def shares_of(aims: Sequence[Aim]) -> tuple[Share, ...]:
    return tuple([Share(str(aim.target), aim.dice, str(aim.model)) for aim in aims])


def in_order(shares: Sequence[Share], order: Sequence[str]) -> tuple[Aim, ...]:
    """Shares as aims, enemies as the order has them, then as the shares do (LC-1.6-27)."""
    aims = [Aim(number_in(one.row), number_in(one.column), one.amount) for one in shares]
    ranks = {number_in(key): place for place, key in enumerate(order)}
    for aim in aims:
        ranks.setdefault(aim.target, len(ranks))
    return tuple(sorted(aims, key=lambda aim: ranks[aim.target]))


def shares_refusal(
    state: LittleState, regiment: int, shares: Sequence[Share], order: Sequence[str]
) -> Refusal | None:
    """Why a regiment's dice cannot be divided like this in melee, or None."""
    if not shares:
        return refuse("LC-1.6-26", "refusal-combat-no-shares")
    pairs = [(share.row, share.column) for share in shares]
    if len(set(pairs)) < len(pairs):
        return refuse("LC-1.6-22", "refusal-combat-pair-twice")
    refusal = any_refusal([_share_refusal(state, regiment, share) for share in shares])
    if refusal is None and (model := overdrawn(state, shares, melee=True)) is not None:
        name, most = model_name(state, model), dice_of(state, model)
        refusal = refuse("LC-1.6-26", "refusal-combat-too-many", name=name, dice=most)
    return refusal or order_refusal(state, regiment, order)


def _share_refusal(state: LittleState, regiment: int, share: Share) -> Refusal | None:
    by_id = state.field.model_by_id
    model, target = by_id.get(number_in(share.row)), by_id.get(number_in(share.column))
    if model is None or model.regiment != regiment:
        return refuse("LC-1.6-24", "refusal-combat-other-regiment")
    if target is None:
        return refuse("LC-1.3-13", "refusal-combat-nobody")
    if share.amount < 1:
        return refuse("LC-1.6-26", "refusal-combat-least-one")
    return strike_refusal(state, model, target)


def overdrawn(state: LittleState, shares: Sequence[Share], *, melee: bool) -> Model | None:
    """The first model that gives more dice than it has, all its shares together; None: nobody."""
    given = summed([(share.row, share.amount) for share in shares])
    models = [(state.field.model_by_id[number_in(row)], dice) for row, dice in given.items()]
    return next((one for one, dice in models if dice > dice_of(state, one, melee=melee)), None)


def order_refusal(state: LittleState, regiment: int, order: Sequence[str]) -> Refusal | None:
    """Why this is no order of enemies, or None: each once; who is not aimed at does not count."""
    seat = state.regiment(regiment).seat
    for place, key in enumerate(order):
        model = state.field.model_by_id.get(number_in(key))
        if model is None or state.regiment_of(model).seat == seat or key in order[:place]:
            return refuse("LC-1.6-27", "refusal-combat-order")
    return None


# By good sense


def together(state: LittleState, options: Options, target: Model, *, only: bool) -> tuple[Aim, ...]:
    """All dice of whoever reaches a target on it; the others where they do most, unless `only`."""
    joined = [model for model, listed in options if target in listed]
    aims = [Aim(model.id, target.id, dice_of(state, model)) for model in joined]
    if not only:
        rest = [(model, listed) for model, listed in options if target not in listed]
        aims.extend(best_aims(state, rest))
    return tuple(aims)


def best_aims(state: LittleState, options: Options) -> list[Aim]:
    """All dice of each model on one enemy: most harm first, and no more on him than he needs.

    Joined by enemy, in the order in which they were chosen.
    """
    chosen: dict[int, list[Aim]] = {}
    for model, listed in options:
        dice = dice_of(state, model)
        best = max(listed, key=lambda one: _worth(state, chosen.get(one.id, []), model, one, dice))
        chosen.setdefault(best.id, []).append(Aim(model.id, best.id, dice))
    return [aim for aims in chosen.values() for aim in aims]


def _worth(state: LittleState, aims: list[Aim], model: Model, target: Model, dice: int) -> int:
    """What dice add to those on an enemy: thousandths of the Wounds he has left, on the average."""
    most = most_wounds(state.regiment_of(target), target)
    more = _expected(state, [*aims, Aim(model.id, target.id, dice)])
    before = _expected(state, aims) if aims else 0
    return (min(more, 1000 * most) - min(before, 1000 * most)) // max(1, most)


def _expected(state: LittleState, aims: list[Aim]) -> int:
    """Roughly the wounds that aims cause, in thousandths."""
    pool = pool_of(state, aims)
    open_hits = max(0, 3 * pool.open - pool.defence) * 1000 // 6
    left = open_hits + 500 * pool.rear + 1000 * pool.sure
    return left * pool.strength // pool.resistance


# How an attack is asked for: pointing at one enemy, or dividing dice


def enemies_in(options: Options) -> list[Model]:
    """Everybody who can be attacked, each once, in order."""
    return list({target.id: target for _, listed in options for target in listed}.values())


def pointing(state: LittleState, enemies: Sequence[Model], title: Text) -> list[AnyField]:
    """One enemy by pointing, and who on a shared stand."""
    stands = dict.fromkeys([target.stand for target in enemies])
    return [pick.piece("target", title, stands), *asking_whom(state, enemies)]


def dividing(state: LittleState, options: Options, *, melee: bool) -> tuple[SplitField, OrderField]:
    """The dice of each model over all enemies, and the order in which these are worked out."""
    models = [model for model, _ in options]
    split = SplitField(
        name="shares",
        title=text("combat-field-shares"),
        columns=tuple([model_choice(state, target) for target in enemies_in(options)]),
        rows=tuple([model_choice(state, model) for model in models]),
        row_totals=tuple([dice_of(state, model, melee=melee) for model in models]),
        exact=False,
    )
    return split, ordering(split.columns)


def ordering(enemies: tuple[Choice, ...]) -> OrderField:
    """The order in which enemies are worked out (LC-1.6-27)."""
    return OrderField(name="order", title=text("combat-field-order"), items=enemies, optional=True)


def by_lot(state: LittleState, options: Options, rng: Rng) -> tuple[Share, ...]:
    """Each model divides its dice between two of the enemies it reaches, by lot."""
    aims = []
    for model, listed in options:
        dice = dice_of(state, model)
        first, other = [listed[int(rng.random() * len(listed))] for _ in range(2)]
        part = 1 + int(rng.random() * dice) if first is not other else dice
        aims.append(Aim(model.id, first.id, part))
        if part < dice:
            aims.append(Aim(model.id, other.id, dice - part))
    return shares_of(aims)
