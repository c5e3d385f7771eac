"""Who can serve heavy weapons (WD-HEAVY-2), and what a crew gives (WD-HEAVY-3, WD-HEAVY-5)."""

from slagveld.kernel.fields import Pieces
from slagveld.kernel.rulebook import Refusal

from ..core.actions_left import MODELS_A_TURN, Turn, is_unused
from ..core.book import refuse, text
from ..core.events import names, say
from ..core.models import Creature, is_heavy
from ..core.state import Duel, DuelState
from ..terrain.contact_and_distance import contacts, foes_touched

CREW = 3
"""Who is needed to shoot a heavy weapon (WD-HEAVY-2); more add nothing (WD-HEAVY-4)."""


def servants(state: DuelState, weapon: Creature) -> tuple[int, ...]:
    """Own creatures that stand so that they can serve a weapon (WD-HEAVY-2).

    None is tied to it: a weapon that lost its crew is served by others of its owner, and by
    nobody else (WD-HEAVY-10).
    """
    found = [state.creature(piece) for piece in contacts(state, weapon.id)]
    own = [one for one in found if one is not None and one.seat == weapon.seat]
    able = [one.id for one in own if not is_heavy(one)]
    return tuple([piece for piece in able if not foes_touched(state, weapon.seat, piece)])


def check_crew(state: DuelState, seat: int, weapon: int, crew: Pieces) -> Refusal | None:
    """An own weapon, and one to three different creatures that can serve it."""
    served = state.creature(weapon)
    if served is None or served.seat != seat or not is_heavy(served):
        return refuse("WD-HEAVY-2", "refusal-weapon")
    if not 1 <= len(crew) <= CREW or len(dict.fromkeys(crew)) != len(crew):
        return refuse("WD-HEAVY-4", "refusal-crew-count")
    able = servants(state, served)
    if any(member not in able for member in crew):
        return refuse("WD-HEAVY-2", "refusal-crew")
    return None


def serves_whole(state: DuelState) -> bool:
    """Whether a crew gives all its actions of the turn (WD-HEAVY-3, option `service`)."""
    return state.options.service == "all"


def check_service(
    state: DuelState, turn: Turn, weapon: int, crew: tuple[int, ...]
) -> Refusal | None:
    """Why this crew cannot serve this weapon now, or None (WD-HEAVY-3)."""
    served = state.creature(weapon)
    if served is None:
        return refuse("WD-HEAVY-2", "refusal-weapon")
    if served.appeared >= state.round:
        return refuse("WD-SUMMON-7", "refusal-just-summoned")
    if turn.entry(weapon) is None and state.round in served.used:
        return refuse("WD-HEAVY-5", "refusal-used")
    if turn.left(weapon) == 0:
        return refuse("WD-HEAVY-3", "refusal-weapon-twice")
    if serves_whole(state) and turn.entry(weapon) is not None and turn.opened[-1].weapon != weapon:
        return refuse("WD-ACT-6", "refusal-one-after-other")
    for member in crew:
        if refusal := _check_servant(state, turn, weapon, member):
            return refusal
    newcomers = [model for model in (weapon, *crew) if turn.entry(model) is None]
    if len(turn.opened) + len(newcomers) > MODELS_A_TURN:
        return refuse("WD-HEAVY-5", "refusal-four-models")
    return None


def _check_servant(state: DuelState, turn: Turn, weapon: int, member: int) -> Refusal | None:
    """Whether one of the crew has what it is to give: everything, or a single action."""
    creature = state.creature(member)
    entry = turn.entry(member)
    if creature is None or (entry is None and not is_unused(state, creature)):
        return refuse("WD-HEAVY-5", "refusal-crew-used")
    whole = serves_whole(state)
    if entry is None or (entry.weapon == weapon if whole else entry.left > 0):
        return None
    if whole:
        return refuse("WD-HEAVY-3", "refusal-crew-busy", name=state.name_of(member))
    return refuse("WD-HEAVY-3", "refusal-no-actions")


def crews(state: DuelState, turn: Turn) -> list[tuple[Creature, tuple[int, ...]]]:
    """Each own heavy weapon with those who could serve it now, those who do so already first."""
    found = []
    for weapon in [one for one in state.of(turn.seat) if is_heavy(one)]:
        able = [
            member
            for member in servants(state, weapon)
            if check_service(state, turn, weapon.id, (member,)) is None
        ]
        if able:
            able.sort(key=lambda member: turn.entry(member) is None)
            found.append((weapon, tuple(able)))
    return found


def serve(play: Duel, turn: Turn, weapon: int, crew: tuple[int, ...]) -> Turn:
    """Tell who serves a heavy weapon; the turn after it (WD-HEAVY-3)."""
    if play.listening:
        name = play.state.name_of(weapon)
        served = text("serves", crew=names(play.state, crew), weapon=name)
        say(play, served, "WD-HEAVY-3", weapon, *crew)
    if serves_whole(play.state):
        return turn.given(weapon, crew)
    return turn.spent(weapon, *crew, served=True)
