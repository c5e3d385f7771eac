"""Small signs on warriors and terrain: what holds them just now, with words for it."""

from collections.abc import Iterator

from slagveld.kernel.scene import Badge

from ..core.abilities import abilities
from ..core.action import MOST_TOKENS
from ..core.book import text
from ..core.cards import Built, items
from ..core.effects import Uncounted
from ..core.fighter import Fighter
from ..core.state import MageKnightState


def badges_of(view: MageKnightState, fighter: Fighter) -> Iterator[Badge]:
    """What a glance at a warrior must tell, the weightiest first."""
    if fighter.tokens:
        tired = fighter.tokens >= MOST_TOKENS
        words = text("scene-badge-tokens")
        yield Badge("token", words, fighter.tokens, "bad" if tired else "plain")
    captor = view.fighter(fighter.captor)
    if captor is not None:
        yield Badge("handcuffs", text("scene-badge-captive", captor=captor.name), tone="bad")
    captive = view.fighter(fighter.captive)
    if captive is not None:
        yield Badge("prisoner", text("scene-badge-captor", captive=captive.name))
    if fighter.soaring:
        yield Badge("feathered-wing", text("scene-badge-soaring"), tone="good")
    if fighter.hexed_by:
        yield Badge("cursed-star", text("scene-badge-hexed"), tone="bad")
    if fighter.watching:
        yield Badge("spyglass", text("scene-badge-watching"), tone="good")
    if fighter.powers.one(Uncounted) is not None:
        yield Badge("despair", text("scene-badge-demoralized"), tone="bad")
    if fighter.barred:
        yield Badge("falling-leaf", text("scene-badge-levitated"), tone="bad")
    yield from _items(fighter)
    for key in fighter.cancelled:
        yield Badge("cancel", text("scene-badge-cancelled", ability=abilities()[key].name))


def _items(fighter: Fighter) -> Iterator[Badge]:
    """The items it carries; one that does not work for it is told so (MK-ITEMS-10)."""
    working = [carried.id for carried, _ in fighter.working_items]
    for carried in fighter.items:
        item = items()[carried.key]
        if carried.id not in working:
            yield Badge(item.icon, text("scene-badge-item-off", item=item.name), tone="bad")
        elif carried.id in fighter.paid:
            yield Badge(item.icon, text("scene-badge-item-paid", item=item.name), tone="good")
        else:
            yield Badge(item.icon, text("scene-badge-item", item=item.name))


def built_badges(card: Built, damage: int) -> tuple[Badge, ...]:
    """The defense of a built piece and the structural points it has left in this turn."""
    left = max(0, card.structure - damage)
    points = text("scene-badge-structure", left=left, structure=card.structure)
    return (
        Badge("shield", text("scene-badge-defense", defense=card.defense), card.defense),
        Badge("stone-wall", points, left, "bad" if damage else "plain"),
    )
