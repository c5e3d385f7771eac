"""Ranged combat actions (MK-RANGED-1): shots of single warriors, after a move, of formations."""

from collections.abc import Iterator

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import Lane
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.topics import Topics, by_lot
from slagveld.record import replace

from ..core.action import push_costs
from ..core.fighter import Fighter
from ..core.state import Battle, KnightState
from ..wounds.action_tokens import ActionDeeds
from .bound import BOUNDING
from .menus import by_chance, preview_shot, shot_forms, tried
from .ranged_combat_formations import VOLLEYS
from .shooter_and_targets import Burst, Shoot, ShootBuilt, ShotAction, archer_refusal, archers, fire

TRIES = 4
"""Archers that chance asks for a shot."""


class Shots(ActionDeeds[ShotAction]):
    actions = (Shoot, Burst, ShootBuilt)

    def barred(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        """Engaged, without range, Berserk (MK-RANGED-2, MK-RANGED-3, MK-CARD-berserk)."""
        return archer_refusal(state, fighter)

    def able(self, state: KnightState, seat: int) -> list[Fighter]:
        return archers(state, seat)

    def forms(self, state: KnightState, seat: int) -> list[Form]:
        return shot_forms(state, self.able(state, seat))

    def refusal(self, state: KnightState, fighter: Fighter, action: ShotAction) -> Refusal | None:
        return action.refusal(state, fighter)

    def act(self, play: Battle, fighter: Fighter, action: ShotAction) -> None:
        fire(play, action)

    def tried(self, state: KnightState, fighter: Fighter) -> Iterator[ShotAction | None]:
        return tried(state, fighter)

    def lane(self, state: KnightState, seat: int) -> Lane:
        return self.by_piece(state, seat)

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action | None:
        own = [fighter for fighter in state.own(seat) if fighter.click.range > 0]
        for fighter in by_lot(own, rng)[:TRIES]:
            if archer_refusal(state, fighter) is None:
                found = by_chance(state, fighter, rng)
                if found is not None:
                    return found
        return None

    def shown(self, state: KnightState, fighter: Fighter, draft: ShotAction) -> Preview:
        return replace(preview_shot(state, fighter, draft), costs=push_costs(fighter))


SHOTS = Shots()
SHOOTING = Topics[KnightState, int](SHOTS, BOUNDING, VOLLEYS)
"""Shots of single warriors, shots after a move, shots of formations."""
