"""Small signs on stands: wounds with lost dice, fear, veterans and what holds for a round."""

from collections.abc import Iterator

from slagveld.kernel.scene import Badge
from slagveld.texts import Distance

from ..core.book import text
from ..core.regiment import Regiment
from ..core.stand import Model
from ..core.state import LittleCarnageState
from ..core.values import lost_dice
from ..scenario.scenarios import battle_of

MARKS = {
    "aegis": "magic-shield",
    "fury": "sword-brandish",
    "courage": "aura",
    "mire": "sinking-trap",
}
"""How lasting spells are drawn."""


def badges_of(view: LittleCarnageState, models: tuple[Model, ...], z: int) -> Iterator[Badge]:
    """What a glance at a stand must tell, the weightiest first (LC-1.6-28)."""
    for model in models:
        yield from _wounds(view.regiment_of(model), model)
    for number in dict.fromkeys([model.regiment for model in models]):
        yield from regiment_badges(view.regiment(number))
    for named in battle_of(view).named:
        if view.note(f"{named.key}-model") in [model.id for model in models]:
            yield Badge("imperial-crown", text("scene-badge-named", role=named.name), tone="accent")
    if any(model.climbed for model in models):
        yield Badge("mountain-climbing", text("scene-badge-climbed"))
    if z:
        words = text("scene-badge-height", height=Distance(z))
        yield Badge("stairs", words, tone="accent")


def _wounds(regiment: Regiment, model: Model) -> Iterator[Badge]:
    """The wound marker: wounds with the dice they have cost (LC-1.6-12)."""
    if model.suffered:
        attack, defence = lost_dice(regiment, model.suffered)
        words = text("scene-badge-wounds", count=model.suffered, attack=attack, defence=defence)
        yield Badge("bleeding-wound", words, model.suffered, "bad")


def regiment_badges(regiment: Regiment) -> Iterator[Badge]:
    """What holds for all models of a regiment."""
    done = regiment.round
    if done.frightened_by:
        yield Badge("terror", text("scene-badge-fear"), tone="bad")
    if done.full_defence:
        yield Badge("surrounded-shield", text("scene-badge-full-defence"), tone="good")
    if done.berserk:
        yield Badge("angry-eyes", text("scene-badge-berserk"), tone="accent")
    if regiment.veteran:
        words = text("scene-badge-veteran", marker=regiment.veteran)
        yield Badge("medal", words, tone="good")
    for mark in done.marks:
        words = text("scene-badge-spell", spell=text(f"spell-{mark}"))  # texts: *:spell-*
        yield Badge(MARKS.get(mark, "magic-swirl"), words, tone="accent")
    if regiment.mired:
        words = text("scene-badge-spell", spell=text("spell-mire"))
        yield Badge(MARKS["mire"], words, tone="bad")
