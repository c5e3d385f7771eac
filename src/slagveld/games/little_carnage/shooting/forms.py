"""How shots and breath are asked for: pointing at one enemy, or dividing them."""

from slagveld.kernel.decision import Form
from slagveld.kernel.fields import AnyField, Choice, OrderField, PairingField, SplitField

from ..combat.aims import dice_of
from ..combat.missiles import Missile
from ..core.book import pick, text
from ..core.names import model_choice
from ..core.regiment import Model
from ..core.state import LittleCarnageState
from ..melee.shares import enemies_in


def shot_forms(
    state: LittleCarnageState, kind: Missile, options: list[tuple[Model, list[Model]]]
) -> list[Form]:
    """One enemy by pointing; several where there are several."""
    enemies = enemies_in(options)
    if not enemies:
        return []
    forms = [_one(state, kind, enemies)]
    if len(enemies) > 1:
        if kind == "breath":
            forms.append(_blast(state, options, enemies))
        elif len(options) > 1:
            forms.append(_volley(state, options, enemies))
    return forms


def _one(state: LittleCarnageState, kind: Missile, enemies: list[Model]) -> Form:
    stands = tuple(dict.fromkeys([target.stand for target in enemies]))
    fields: list[AnyField] = [pick.piece("target", "missile-field-target", stands)]
    shared = [target for target in enemies if len(state.field.on_stand[target.stand]) > 1]
    if shared:
        fields.append(
            pick.choice(
                "whom",
                "combat-field-whom",
                [model_choice(state, one, of=one.stand) for one in shared],
                of="target",
                optional=True,
            )
        )
    shot = kind == "ranged"
    return Form(
        action="Shoot" if shot else "Breathe",
        title=text("do-shoot") if shot else text("do-breathe"),
        fields=tuple(fields),
        rule="LC-1.8-ranged-6" if shot else "LC-1.8-breath-1",
    )


def _volley(
    state: LittleCarnageState, options: list[tuple[Model, list[Model]]], enemies: list[Model]
) -> Form:
    columns = tuple([model_choice(state, target) for target in enemies])
    pairs = PairingField(
        name="pairs",
        title=text("missile-field-pairs"),
        left=tuple([model_choice(state, model) for model, _ in options]),
        right=columns,
    )
    return Form(
        action="Volley",
        title=text("do-volley"),
        fields=(pairs, _order(columns)),
        rule="LC-1.8-ranged-5",
    )


def _blast(
    state: LittleCarnageState, options: list[tuple[Model, list[Model]]], enemies: list[Model]
) -> Form:
    columns = tuple([model_choice(state, target) for target in enemies])
    split = SplitField(
        name="shares",
        title=text("combat-field-shares"),
        columns=columns,
        rows=tuple([model_choice(state, model) for model, _ in options]),
        row_totals=tuple([dice_of(state, model, melee=False) for model, _ in options]),
        exact=False,
    )
    return Form(
        action="Blast",
        title=text("do-blast"),
        fields=(split, _order(columns)),
        rule="LC-1.8-breath-2",
    )


def _order(columns: tuple[Choice, ...]) -> OrderField:
    return OrderField(name="order", title=text("combat-field-order"), items=columns, optional=True)
