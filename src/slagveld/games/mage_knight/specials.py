"""Everything that asks for a special action, as one topic (MK-SPECIAL-1 to MK-SPECIAL-3)."""

from typing import Any

from slagveld.games.mage_knight.effects import Special
from slagveld.games.mage_knight.hexes import HEXING, CastHex
from slagveld.games.mage_knight.levitating import LEVITATING, Levitate
from slagveld.games.mage_knight.model import Battle, MageKnightState
from slagveld.games.mage_knight.picking import PICKING, PickUp
from slagveld.games.mage_knight.regenerating import REGENERATING, Regenerate
from slagveld.games.mage_knight.returning import RETURNING, RaiseDead, Summon
from slagveld.games.mage_knight.topic import Topic
from slagveld.games.mage_knight.watching import WATCHING, KeepWatch
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal

__all__ = [
    "SPECIALS",
    "CastHex",
    "KeepWatch",
    "Levitate",
    "PickUp",
    "RaiseDead",
    "Regenerate",
    "Summon",
]

PARTS: tuple[Topic, ...] = (LEVITATING, RETURNING, REGENERATING, HEXING, WATCHING, PICKING)
BY_ACTION: dict[type[Action], Topic] = {kind: part for part in PARTS for kind in part.actions}
BY_NAME: dict[str, Topic] = {kind.__name__: part for kind, part in BY_ACTION.items()}


FAIR = 0.5
"""How often chance takes a special action where it could: not every turn of a gifted warrior."""


class Specials:
    """All special actions; each part knows its own."""

    actions: tuple[type[Action], ...] = tuple(BY_ACTION)

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
        """Those of the parts."""
        return [form for part in PARTS for form in part.forms(state, seat)]

    def check(self, state: MageKnightState, seat: int, action: Any) -> Refusal | None:
        """The part's word."""
        return BY_ACTION[type(action)].check(state, seat, action)

    def answer(self, play: Battle, action: Any) -> None:
        """The part does it."""
        BY_ACTION[type(action)].answer(play, action)

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        """What the parts list."""
        return [action for part in PARTS for action in part.menu(state, seat)]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        """Now and then, what a part by lot proposes, or the next that has something."""
        if state.actions_left <= 0 or not (state.dropped or _gifted(state, seat)):
            return None
        if rng.random() >= FAIR:
            return None
        count = len(PARTS)
        first = int(rng.random() * count)
        for place in range(count):
            found = PARTS[(first + place) % count].propose(state, seat, rng)
            if found is not None:
                return found
        return None

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        """The part's preview."""
        return BY_NAME[partial.action].preview(state, seat, partial)


def _gifted(state: MageKnightState, seat: int) -> bool:
    """Whether a warrior of the seat that has had no action shows an ability for one."""
    field = state.field
    gifted = [field.by_id[number] for number in field.bearers(Special)]
    return any(fighter.seat == seat and not fighter.acted for fighter in gifted)


SPECIALS = Specials()
