"""The miniature as a field of a card: every trait with its words."""

from functools import cache
from typing import Any, get_args

from slagveld.kernel import figure
from slagveld.kernel.cards import FigureField, Trait
from slagveld.kernel.fields import Choice
from slagveld.texts import Text

TRAITS: dict[str, tuple[str, Any]] = {
    "people": ("people", figure.People),
    "build": ("build", figure.Build),
    "head": ("head", figure.Head),
    "armour": ("armour", figure.Armour),
    "weapon": ("weapon", figure.Weapon),
    "other": ("other", figure.Other),
    "mount": ("mount", figure.Mount),
    "wings": ("wings", figure.Wings),
    "rank": ("rank", figure.Rank),
    "cloth": ("paint", figure.Paint),
    "trim": ("paint", figure.Paint),
}
"""Each trait with the family of its words, and which there are."""


@cache
def traits() -> tuple[Trait, ...]:
    """All traits that are chosen by words, in the order in which one dresses a miniature."""
    return tuple(
        Trait(
            name,
            Text(f"figure-{name}"),  # texts: figure-*
            tuple(Choice(word, Text(f"figure-{family}-{word}")) for word in get_args(words)),
        )
        for name, (family, words) in TRAITS.items()
    )


def figure_field(title: Text) -> FigureField:
    """The miniature of a card; a card may do without."""
    return FigureField(name="figure", title=title, optional=True, traits=traits())
