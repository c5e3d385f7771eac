"""What the forms of stunts that follow a path have in common."""

from slagveld.games.confrontation.catalogue import text
from slagveld.games.confrontation.model import ConfrontationState
from slagveld.kernel.fields import AnyField, FacingField, PathField, PieceField, PiecesField
from slagveld.texts import Text


def way_fields(
    state: ConfrontationState, seat: int, figures: tuple[int, ...], way: Text
) -> tuple[AnyField, ...]:
    """The figure, its way, where it looks at the end, and whom it will touch there."""
    enemies = tuple([one.id for one in state.figures if one.seat != seat and not one.hidden])
    fields: list[AnyField] = [
        PieceField(name="figure", title=text("field-stunt-figure"), allowed=figures),
        PathField(name="path", title=way, of="figure"),
        FacingField(name="facing", title=text("field-stunt-facing"), of="figure", optional=True),
    ]
    if enemies:
        fields.append(
            PiecesField(
                name="targets",
                title=text("field-stunt-targets"),
                allowed=enemies,
                least=0,
                optional=True,
            )
        )
    return tuple(fields)
