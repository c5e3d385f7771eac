"""How numbers and groups are told: what a sum is made of, who is meant."""

from collections.abc import Iterable

from slagveld.games.confrontation.catalogue import Trait, text
from slagveld.games.confrontation.figure import Figure
from slagveld.kernel.modifiers import Tally
from slagveld.texts import Listing, Signed, Text


def names_of(figures: Iterable[Figure]) -> Listing:
    """These figures by name: "a, b and c"."""
    return Listing(tuple([figure.name for figure in figures]))


def trait_name(trait: Trait) -> Text:
    """A competence by name, as what a number belongs to."""
    return text("melee-item-competence", ability=trait.name)


def value_parts(value: Tally, sign: int = 1) -> list[Text]:
    """A value as it is printed, then everything that changes it; `sign` -1: it is taken off."""
    name = value.name or text("need-value")
    parts = [text("part-value", name=name, value=value.start)]
    if sign < 0:
        parts = [text("part-item", reason=name, amount=Signed(-value.start))]
    for item in value.items:
        if item.op == "add":
            amount = Signed(sign * item.value)
            parts.append(text("part-item", reason=item.reason, amount=amount))
        else:
            parts.append(text("part-bound", reason=item.reason, value=sign * item.value))
    return parts
