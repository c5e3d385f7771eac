"""How a melee is asked for: pointing at one enemy, or dividing dice."""

from slagveld.kernel.decision import Form
from slagveld.kernel.fields import AnyField, OrderField, SplitField

from ..combat.aims import dice_of
from ..core.book import pick, text
from ..core.names import model_choice
from ..core.stand import Model
from ..core.state import LittleCarnageState
from .shares import Options


def enemies_in(options: Options) -> list[Model]:
    """Everybody who can be attacked, each once, in order."""
    return list({target.id: target for _, listed in options for target in listed}.values())


def strike_form(state: LittleCarnageState, options: Options) -> Form:
    """One enemy by pointing; who on a shared stand; whether the others stay out of it."""
    enemies = enemies_in(options)
    stands = tuple(dict.fromkeys([target.stand for target in enemies]))
    fields: list[AnyField] = [pick.piece("target", "combat-field-target", stands)]
    shared = [target for target in enemies if len(state.field.on_stand[target.stand]) > 1]
    if shared:
        choices = tuple([model_choice(state, target, of=target.stand) for target in shared])
        fields.append(pick.choice("whom", "combat-field-whom", choices, of="target", optional=True))
    if len(enemies) > 1:
        fields.append(pick.switch("only", "combat-field-only", optional=True))
    return Form(
        action="Strike",
        title=text("combat-do-strike"),
        fields=tuple(fields),
        help=text("combat-do-strike-help"),
        rule="LC-1.6-21",
    )


def fight_form(state: LittleCarnageState, options: Options) -> Form:
    """The dice of each model over all enemies, and the order in which these are worked out."""
    columns = tuple([model_choice(state, target) for target in enemies_in(options)])
    models = [model for model, _ in options]
    split = SplitField(
        name="shares",
        title=text("combat-field-shares"),
        columns=columns,
        rows=tuple([model_choice(state, model) for model in models]),
        row_totals=tuple([dice_of(state, model) for model in models]),
        exact=False,
    )
    order = OrderField(name="order", title=text("combat-field-order"), items=columns, optional=True)
    return Form(
        action="Fight",
        title=text("combat-do-fight"),
        fields=(split, order),
        help=text("combat-do-fight-help"),
        rule="LC-1.6-26",
    )
