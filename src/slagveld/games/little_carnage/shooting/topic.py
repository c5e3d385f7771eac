"""Shooting and breath: the activated regiment attacks from afar (LC-1.3-12)."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal

from ..combat.aims import attack_refusal
from ..combat.missiles import armed, mark_options, missile_refusal
from ..core.stages import active, may_attack
from ..core.state import Battle, LittleCarnageState
from ..melee.attack import AttackStep, announce
from .actions import KINDS, Blast, Breathe, Shoot, Shot, Volley, kind_of, shooting_refusal, shots_of
from .forms import shot_forms
from .previews import shot_preview

TRIES = 4
"""Enemies at whom chance tries to shoot before it gives up."""


class Shooting:
    """The topic of bows and breath."""

    actions = (Shoot, Volley, Breathe, Blast)

    def forms(self, state: LittleCarnageState, seat: int) -> list[Form]:
        """One enemy by pointing, or several."""
        regiment = active(state)
        if attack_refusal(seat, regiment) is not None:
            return []
        forms: list[Form] = []
        for kind in KINDS:
            if armed(regiment, kind):
                forms.extend(shot_forms(state, kind, mark_options(state, regiment.id, kind)))
        return forms

    def check(self, state: LittleCarnageState, seat: int, action: Shot) -> Refusal | None:
        """The regiment may still attack, and everybody named can reach his enemy."""
        return shooting_refusal(state, seat, action)

    def answer(self, play: Battle, seat: int, action: Shot) -> None:
        """Bind the regiment to it and work it out."""
        state = play.state
        regiment = active(state)
        kind = kind_of(action)
        aims = shots_of(state, regiment.id, action)
        play.state = state.did(regiment.id, attacked=True)
        if play.listening:
            key = "missile-announced" if kind == "ranged" else "missile-breathes"
            announce(play, regiment, key, aims)
        play.then(AttackStep(regiment.id, kind, aims))

    def menu(self, state: LittleCarnageState, seat: int) -> list[Action]:
        """Each enemy in reach in turn."""
        regiment = active(state)
        if attack_refusal(seat, regiment) is not None:
            return []
        found: list[Action] = []
        for kind in KINDS:
            if armed(regiment, kind):
                options = mark_options(state, regiment.id, kind)
                enemies = {one.id: one for _, listed in options for one in listed}
                made = Shoot if kind == "ranged" else Breathe
                found.extend([made(one.stand, str(one.id)) for one in enemies.values()])
        return found

    def propose(self, state: LittleCarnageState, seat: int, rng: Rng) -> Action | None:
        """At an enemy by lot, if the first of a few can be reached."""
        regiment = active(state)
        kinds = [kind for kind in KINDS if armed(regiment, kind)]
        if not kinds or not may_attack(regiment):
            return None
        models = state.models_of(regiment.id)
        model = models[int(rng.random() * len(models))]
        enemies = [one for one in state.field.models if state.regiment_of(one).seat != seat]
        kind = kinds[int(rng.random() * len(kinds))]
        for _ in range(TRIES if enemies else 0):
            target = enemies[int(rng.random() * len(enemies))]
            if missile_refusal(state, kind, model, target) is None:
                made = Shoot if kind == "ranged" else Breathe
                return made(target.stand, str(target.id))
        return None

    def preview(self, state: LittleCarnageState, seat: int, partial: Partial) -> Preview:
        """Chances for each enemy."""
        return shot_preview(state, seat, partial)


SHOOTING = Shooting()
