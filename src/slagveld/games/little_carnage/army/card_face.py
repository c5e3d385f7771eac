"""What is printed on an army card: its values, its skills and people, the rules of these."""

from functools import cache

from slagveld.kernel.scene import Card as ShownCard
from slagveld.kernel.scene import Line
from slagveld.texts import Text

from ..core.book import PREFIX, text
from ..core.cards import Card, colour_name
from ..core.figures import figure_of
from .prices import skill_name

VALUES = ("attack", "defence", "strength", "resistance", "agility", "wounds")
"""In the order of the card."""
GREY = {"attack": "berserk", "defence": "full_defence"}
"""Which grey dice stand beside which normal ones (LC-1.5-9)."""
PARTS = {"war_machine": "warmachine", "magic_resistance": "resistance"}
"""Where skills are explained whose part of the rules has another name."""


@cache
def printed(card: Card) -> list[Line]:
    """The values of a card as they are printed. Shared: not to be changed."""
    return values_of(card, {})


def values_of(card: Card, now: dict[str, int]) -> list[Line]:
    """The values of a card, with those that are otherwise now."""
    found: list[Line] = []
    for name in VALUES:
        first: int = getattr(card, name)
        value = now.get(name, first)
        grey: int = getattr(card, GREY[name]) if name in GREY else 0
        shown = text("scene-card-grey", value=value, grey=grey) if grey else value
        label = text(f"army-value-{name}")  # texts: *:army-value-*
        found.append(Line(label, shown, card.origin == "house", changed=value != first))
    return found


@cache
def notes_of(card: Card) -> tuple[Text, ...]:
    """Skills, people and colour, and where the numbers come from (LC-1.4-4)."""
    held = [skill_name(skill, level) for skill, level in card.skills.held]
    people = text("scene-card-people", people=card.people_name, colour=colour_name(card.colour))
    origin = text("scene-card-house") if card.origin == "house" else text("scene-card-own")
    return (*held, people, origin)


def skill_rule(skill: str) -> str:
    """Where a skill is explained."""
    return f"{PREFIX}-1.8-{PARTS.get(skill, skill)}-1"


@cache
def rules_of(card: Card) -> tuple[str, ...]:
    """The rules of its skills."""
    return tuple([skill_rule(skill) for skill, _ in card.skills.held])


def face(card: Card) -> ShownCard:
    """A card by itself, as it lies on the table before anything has happened."""
    return ShownCard(
        title=card.name,
        lines=tuple(printed(card)),
        notes=notes_of(card),
        rules=rules_of(card),
        figure=figure_of(card),
    )
