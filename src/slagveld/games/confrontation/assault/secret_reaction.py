"""Reaction fire as the other side imagines it: whose card is in reserve is a secret (CON-APP-6)."""

from slagveld.kernel.agenda import Agenda, Step
from slagveld.kernel.dice import Rng
from slagveld.record import replace

from ..army.stack import UNSEEN
from ..core.relations import enemy_of
from ..core.state import ConfrontationState
from .reaction import NOBODY_KNOWN, ReactionFire, Reactions, coming_for, may_react


def imagined_reaction(view: ConfrontationState, rng: Rng) -> ConfrontationState:
    """A view in which the shooter who is asked is known: any who may be, his card in reserve.

    The cards that nobody knows lie in the stack of a view (`hidden_cards`). Somebody of a card that
    has been played at this assault already may be asked, too (CON-REACT-6).
    """
    hidden = [
        step
        for step in view.agenda.steps
        if isinstance(step, ReactionFire) and step.shooter == NOBODY_KNOWN
    ]
    if not hidden:
        return view
    fire = hidden[-1]
    unseen = (enemy_of(fire.assault.seat), UNSEEN)
    by_id = view.field.by_id
    cards = [
        card
        for step in view.agenda.steps
        if isinstance(step, Reactions) and step.pairs == fire.pairs
        for card in step.played
    ]
    cards += view.stack if unseen in view.reserves else ()
    able = [
        by_id[number]
        for number in coming_for(fire.pairs)
        if number in by_id and may_react(view, fire.assault, fire.pairs, by_id[number], cards)
    ]
    shooter = able[int(rng.random() * len(able))]

    def known(step: Step) -> Step:
        if step == fire:
            return replace(fire, shooter=shooter.id)
        if isinstance(step, Reactions) and step.pairs == fire.pairs:
            return replace(step, asked=(shooter.id,))
        return step

    reserves = list(view.reserves)
    if shooter.card in view.stack:
        reserves[reserves.index(unseen)] = (shooter.seat, shooter.card)
    return replace(
        view,
        agenda=Agenda(tuple([known(step) for step in view.agenda.steps])),
        stack=tuple([card for card in view.stack if card != shooter.card]),
        reserves=tuple(reserves),
    )
