"""Who may act in a creature turn (WD-ACT-*, WD-HEAVY-5)."""

import msgspec

from slagveld.games.wizard_duel.catalogue import MODELS_A_TURN
from slagveld.games.wizard_duel.heavy import servants
from slagveld.games.wizard_duel.model import KEY, Creature, DuelState, is_heavy
from slagveld.kernel.rulebook import Refusal, refuse

ACTIONS = 2
"""Actions of a model in a round (WD-ACT-1)."""


class Opened(msgspec.Struct, frozen=True):
    """A model that has been chosen in this turn."""

    model: int
    left: int
    """Actions it has left."""
    served: bool = False
    """It has served a heavy weapon with one action, and the other is its own (WD-HEAVY-3, option
    `service`)."""
    walked: bool = False
    """It has walked in this turn; turning on the spot is no walk (WD-MELEE-3)."""
    weapon: int = 0
    """The heavy weapon it has given all its actions to (WD-HEAVY-3)."""


class Turn(msgspec.Struct, frozen=True):
    """What has happened so far in one creature turn."""

    seat: int
    opened: tuple[Opened, ...] = ()

    def entry(self, model: int) -> Opened | None:
        """A model chosen in this turn."""
        for opened in self.opened:
            if opened.model == model:
                return opened
        return None

    def left(self, model: int) -> int:
        """Actions a model has left, if it is chosen in this turn; else a fresh pair."""
        entry = self.entry(model)
        return ACTIONS if entry is None else entry.left

    def spent(
        self, *models: int, served: bool = False, rest: bool = False, walked: bool = False
    ) -> "Turn":
        """The turn after one action of each of these models, the last of them the present one.

        With `rest` they have no action left.
        """
        opened = list(self.opened)
        for model in models:
            entry = self.entry(model) or Opened(model, ACTIONS)
            left = 0 if rest else entry.left - 1
            opened = [o for o in opened if o.model != model]
            opened.append(Opened(model, left, served or entry.served, walked or entry.walked))
        return Turn(self.seat, tuple(opened))

    def given(self, weapon: int, crew: tuple[int, ...]) -> "Turn":
        """The turn after one action of a weapon whose crew gives everything (WD-HEAVY-3)."""
        opened = [o for o in self.opened if o.model != weapon and o.model not in crew]
        opened.append(Opened(weapon, self.left(weapon) - 1, weapon=weapon))
        opened.extend(Opened(member, 0, weapon=weapon) for member in crew)
        return Turn(self.seat, tuple(opened))


def gives_exchange(state: DuelState, turn: Turn, model: int) -> bool:
    """Whether contact made now gives an exchange (WD-MELEE-3, option `contact`)."""
    entry = turn.entry(model)
    if entry is None or entry.left == ACTIONS:
        return True
    return state.options.contact == "one-action" and not entry.walked


def serves_whole(state: DuelState) -> bool:
    """Whether a crew gives all its actions of the turn (WD-HEAVY-3, option `service`)."""
    return state.options.service == "all"


def is_unused(state: DuelState, creature: Creature) -> bool:
    """Whether a creature may still be chosen in this round (WD-SUMMON-7, WD-SHEET-3)."""
    fresh = creature.appeared < state.round and state.round not in creature.used
    return fresh and not is_heavy(creature)


def unused(state: DuelState, seat: int) -> tuple[Creature, ...]:
    """A seat's creatures that still have to be used; heavy weapons never count."""
    return tuple([creature for creature in state.of(seat) if is_unused(state, creature)])


def check_actor(state: DuelState, turn: Turn, model: int) -> Refusal | None:
    """Why a model may not take an action of its own now, or None."""
    creature = state.creature(model)
    if creature is None or creature.seat != turn.seat:
        return refuse("WD-ACT-2", f"{KEY}:refusal-not-yours")
    if is_heavy(creature):
        return refuse("WD-HEAVY-3", f"{KEY}:refusal-no-own-actions")
    entry = turn.entry(model)
    if entry is None:
        return _check_new(state, turn, creature)
    if entry.weapon:
        return refuse("WD-HEAVY-3", f"{KEY}:refusal-serves")
    if entry.left == 0:
        return refuse("WD-ACT-1", f"{KEY}:refusal-no-actions")
    if not entry.served and turn.opened[-1].model != model:
        return refuse("WD-ACT-6", f"{KEY}:refusal-one-after-other")
    return None


def _check_new(state: DuelState, turn: Turn, creature: Creature) -> Refusal | None:
    if creature.appeared >= state.round:
        return refuse("WD-SUMMON-7", f"{KEY}:refusal-just-summoned")
    if state.round in creature.used:
        return refuse("WD-SHEET-3", f"{KEY}:refusal-used")
    if len(turn.opened) >= MODELS_A_TURN:
        return refuse("WD-ACT-2", f"{KEY}:refusal-four-models")
    return None


def check_service(
    state: DuelState, turn: Turn, weapon: int, crew: tuple[int, ...]
) -> Refusal | None:
    """Why this crew cannot serve this weapon now, or None (WD-HEAVY-3)."""
    served = state.creature(weapon)
    if served is None:
        return refuse("WD-HEAVY-2", f"{KEY}:refusal-weapon")
    if served.appeared >= state.round:
        return refuse("WD-SUMMON-7", f"{KEY}:refusal-just-summoned")
    if turn.entry(weapon) is None and state.round in served.used:
        return refuse("WD-HEAVY-5", f"{KEY}:refusal-used")
    if turn.left(weapon) == 0:
        return refuse("WD-HEAVY-3", f"{KEY}:refusal-weapon-twice")
    if serves_whole(state) and turn.entry(weapon) is not None and turn.opened[-1].weapon != weapon:
        return refuse("WD-ACT-6", f"{KEY}:refusal-one-after-other")
    for member in crew:
        refusal = _check_servant(state, turn, weapon, member)
        if refusal is not None:
            return refusal
    newcomers = [model for model in (weapon, *crew) if turn.entry(model) is None]
    if len(turn.opened) + len(newcomers) > MODELS_A_TURN:
        return refuse("WD-HEAVY-5", f"{KEY}:refusal-four-models")
    return None


def _check_servant(state: DuelState, turn: Turn, weapon: int, member: int) -> Refusal | None:
    """Whether one of the crew has what it is to give: everything, or a single action."""
    creature = state.creature(member)
    entry = turn.entry(member)
    if creature is None or (entry is None and not is_unused(state, creature)):
        return refuse("WD-HEAVY-5", f"{KEY}:refusal-crew-used")
    if entry is None:
        return None
    if serves_whole(state):
        return (
            None
            if entry.weapon == weapon
            else refuse("WD-HEAVY-3", f"{KEY}:refusal-crew-busy", name=state.name_of(member))
        )
    if entry.left == 0:
        return refuse("WD-HEAVY-3", f"{KEY}:refusal-no-actions")
    return None


def _has_own_action(creature: Creature, entry: Opened) -> bool:
    return entry.left > 0 and not entry.weapon and not is_heavy(creature)


def actors(state: DuelState, turn: Turn) -> tuple[Creature, ...]:
    """Creatures that may take an action of their own now, the present one first.

    They are those that `check_actor` allows, found without asking it about each.
    """
    opened = {entry.model: entry for entry in turn.opened}
    last = turn.opened[-1].model if turn.opened else 0
    room = len(turn.opened) < MODELS_A_TURN
    present, fresh = [], []
    for creature in state.of(turn.seat):
        entry = opened.get(creature.id)
        if entry is None:
            if room and is_unused(state, creature):
                fresh.append(creature)
        elif (entry.served or creature.id == last) and _has_own_action(creature, entry):
            present.append(creature)
    return (*present, *fresh)


def crews(state: DuelState, turn: Turn) -> list[tuple[Creature, tuple[int, ...]]]:
    """Each own heavy weapon with those who could serve it now, those who do so already first."""
    found = []
    for weapon in state.of(turn.seat):
        if not is_heavy(weapon):
            continue
        able = [
            member
            for member in servants(state, weapon)
            if check_service(state, turn, weapon.id, (member,)) is None
        ]
        if able:
            able.sort(key=lambda member: turn.entry(member) is None)
            found.append((weapon, tuple(able)))
    return found
