"""Ranged combat actions (MK-RANGED-1): shots of single warriors, after a move, of formations."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.topics import Topics

from ..core.action import give_action
from ..core.state import Battle, MageKnightState
from ..wounds.dials import EndAction
from .bound import BOUNDING
from .forms import shot_forms
from .menus import by_chance, listed
from .previews import preview_shot
from .shooters import Burst, Shoot, ShootBuilt, ShotAction, archer_refusal, archers, fire, refused
from .volleys import VOLLEYS

TRIES = 4
"""Archers that chance asks for a shot."""


class Shots:
    """Shots of single warriors: plain, with an ability, all around, at built terrain."""

    actions: tuple[type[Action], ...] = (Shoot, Burst, ShootBuilt)

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
        return shot_forms(state, archers(state, seat))

    def check(self, state: MageKnightState, seat: int, action: ShotAction) -> Refusal | None:
        fighter = state.fighter(action.fighter)
        refusal = archer_refusal(state, seat, fighter)
        if refusal is not None or fighter is None:
            return refusal
        return refused(state, fighter, action)

    def answer(self, play: Battle, seat: int, action: ShotAction) -> None:
        give_action(play, action.fighter)
        play.then(EndAction((action.fighter,)))
        fire(play, action)

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        return [action for fighter in archers(state, seat) for action in listed(state, fighter)]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        own = [fighter for fighter in state.own(seat) if fighter.click.range > 0]
        first = int(rng.random() * len(own))
        for place in range(min(len(own), TRIES)):
            fighter = own[(first + place) % len(own)]
            if archer_refusal(state, seat, fighter) is None:
                found = by_chance(state, fighter, rng)
                if found is not None:
                    return found
        return None

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        number = partial.values.get("fighter")
        fighter = state.fighter(number) if isinstance(number, int) else None
        if fighter is None:
            return Preview()
        refusal = archer_refusal(state, seat, fighter)
        if refusal is not None:
            return Preview(refusal=refusal)
        return preview_shot(state, fighter, partial)


SHOTS = Shots()
SHOOTING = Topics[MageKnightState, int](SHOTS, BOUNDING, VOLLEYS)
"""Shots of single warriors, shots after a move, shots of formations."""
