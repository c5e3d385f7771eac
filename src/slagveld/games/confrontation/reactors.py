"""Who may fire at those who come for him, and at whom of them (CON-REACT-1, CON-REACT-2)."""

from collections.abc import Sequence

from slagveld.games.confrontation.announcing import Assault
from slagveld.games.confrontation.conditions import in_fight
from slagveld.games.confrontation.figure import Figure
from slagveld.games.confrontation.measuring import Pairs, closings
from slagveld.games.confrontation.model import ConfrontationState
from slagveld.games.confrontation.sight import sees


def coming_for(pairs: Pairs) -> list[int]:
    """Those who are charged or engaged, each once."""
    return list(dict.fromkeys([target for _, target in pairs]))


def shooter_able(state: ConfrontationState, shooter: Figure) -> bool:
    """Whether a figure could shoot now, whomever at: armed, free, neither in flight nor spent."""
    turn = shooter.turn
    return (
        shooter.profile.weapon is not None
        and not (turn.shot or turn.fled or turn.dodged or turn.stunt)
        and shooter.flight is None
        and not shooter.dying
        and not in_fight(state, shooter)
    )


def reaction_targets(
    state: ConfrontationState, assault: Assault, pairs: Pairs, shooter: Figure
) -> list[Figure]:
    """Those who come for a shooter and whom he sees, in order (CON-REACT-2).

    Who charges or swims is seen where he is; who engages, where he would make contact.
    """
    by_id = state.field.by_id
    movers = [by_id[m] for m, target in pairs if target == shooter.id and m in by_id]
    return [mover for mover in movers if _sees_coming(state, assault, pairs, shooter, mover)]


def _sees_coming(
    state: ConfrontationState, assault: Assault, pairs: Pairs, shooter: Figure, mover: Figure
) -> bool:
    if assault.kind == "charge":
        return sees(state, shooter, mover)
    by_id = state.field.by_id
    met = [by_id[target] for number, target in pairs if number == mover.id and target in by_id]
    ways = closings(state, assault.of(mover.id), mover, met, 1)
    if not ways:
        return sees(state, shooter, mover)
    there = mover.at(ways[0].pose)
    return sees(state.with_figure(there), shooter, there)


def may_react(
    state: ConfrontationState, assault: Assault, pairs: Pairs, shooter: Figure, held: Sequence[int]
) -> bool:
    """Whether a figure may fire at those who come, if these are the cards that let it."""
    return (
        shooter.card in held
        and shooter_able(state, shooter)
        and bool(reaction_targets(state, assault, pairs, shooter))
    )
