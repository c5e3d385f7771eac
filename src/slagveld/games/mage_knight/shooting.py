"""Ranged combat actions: all that the active player's warriors can do at a distance."""

from typing import Any

from slagveld.games.mage_knight.bounding import BOUNDING
from slagveld.games.mage_knight.model import Battle, MageKnightState
from slagveld.games.mage_knight.shots import Burst, Shoot, ShootBuilt
from slagveld.games.mage_knight.single_shots import SHOTS
from slagveld.games.mage_knight.topic import Topic
from slagveld.games.mage_knight.volley_topic import VOLLEYS
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal

__all__ = ["SHOOTING", "Burst", "Shoot", "ShootBuilt", "Shooting"]


class Shooting:
    """Shots of single warriors, shots after a move, shots of formations."""

    parts: tuple[Topic, ...] = (SHOTS, BOUNDING, VOLLEYS)
    actions: tuple[type[Action], ...] = tuple([action for part in parts for action in part.actions])

    def _part(self, action: Any) -> Topic:
        return next(part for part in self.parts if isinstance(action, part.actions))

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
        """Those of all parts."""
        return [form for part in self.parts for form in part.forms(state, seat)]

    def check(self, state: MageKnightState, seat: int, action: Any) -> Refusal | None:
        """The word of the part it belongs to."""
        return self._part(action).check(state, seat, action)

    def answer(self, play: Battle, action: Any) -> None:
        """By the part it belongs to."""
        self._part(action).answer(play, action)

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        """Everything of all parts."""
        return [action for part in self.parts for action in part.menu(state, seat)]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        """What a part by lot proposes, or the next that has something."""
        count = len(self.parts)
        first = int(rng.random() * count)
        for place in range(count):
            found = self.parts[(first + place) % count].propose(state, seat, rng)
            if found is not None:
                return found
        return None

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        """By the part it belongs to."""
        for part in self.parts:
            if any(kind.__name__ == partial.action for kind in part.actions):
                return part.preview(state, seat, partial)
        return Preview()


SHOOTING = Shooting()
