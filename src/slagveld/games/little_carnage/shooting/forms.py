"""How shots and breath are asked for: pointing at one enemy, or dividing them."""

from slagveld.kernel.decision import Form
from slagveld.kernel.fields import PairingField

from ..combat.missiles import Missile
from ..core.book import do, text
from ..core.names import model_choice
from ..core.state import LittleState
from ..melee.shares import Options, dividing, enemies_in, ordering, pointing
from .actions import Blast, Breathe, Shoot, Volley


def shot_forms(state: LittleState, kind: Missile, options: Options) -> list[Form]:
    """One enemy by pointing; several where there are several."""
    enemies = enemies_in(options)
    if not enemies:
        return []
    fields = pointing(state, enemies, text("missile-field-target"))
    if kind == "breath":
        forms = [do(Breathe, "do-breathe", *fields, rule="LC-1.8-breath-1")]
        if len(enemies) > 1:
            divided = dividing(state, options, melee=False)
            forms.append(do(Blast, "do-blast", *divided, rule="LC-1.8-breath-2"))
        return forms
    forms = [do(Shoot, "do-shoot", *fields, rule="LC-1.8-ranged-6")]
    if len(enemies) > 1 and len(options) > 1:
        pairs = PairingField(
            name="pairs",
            title=text("missile-field-pairs"),
            left=tuple([model_choice(state, model) for model, _ in options]),
            right=tuple([model_choice(state, target) for target in enemies]),
        )
        order = ordering(pairs.right)
        forms.append(do(Volley, "do-volley", pairs, order, rule="LC-1.8-ranged-5"))
    return forms
