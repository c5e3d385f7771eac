"""Small signs on figures: what holds them just now, with words for it."""

from collections.abc import Iterator

from slagveld.kernel.scene import Badge
from slagveld.texts import Distance, Signed

from ..core.book import text
from ..core.figure import Figure
from ..core.wound_table import WOUNDS


def badges_of(figure: Figure, *, carries: bool) -> Iterator[Badge]:
    """What a glance at a figure must tell, the weightiest first; whether it carries an object."""
    yield from _health(figure)
    yield from _fear(figure)
    yield from _fight(figure)
    yield from _place(figure)
    if carries:
        yield Badge("swap-bag", text("scene-badge-carries"), tone="accent")


def _health(figure: Figure) -> Iterator[Badge]:
    if figure.dying:
        yield Badge("half-dead", text("scene-badge-dying"), tone="bad")
    elif figure.wound != "none":
        words = text("scene-badge-wound", level=figure.wound)
        yield Badge("bleeding-wound", words, WOUNDS.index(figure.wound), "bad")
    if figure.stunned:
        yield Badge("knocked-out-stars", text("scene-badge-stunned"), tone="bad")
    if "lamed" in figure.maimed:
        yield Badge("leg", text("scene-badge-lamed"), tone="bad")
    if "weakened" in figure.maimed:
        yield Badge("arm", text("scene-badge-weakened"), tone="bad")


def _fear(figure: Figure) -> Iterator[Badge]:
    turn = figure.turn
    if figure.flight is not None:
        words = text("scene-badge-fleeing", fear=figure.flight.fear)
        yield Badge("run", words, tone="bad")
    if turn.paralysed_by:
        yield Badge("frozen-block", text("scene-badge-paralysed"), tone="bad")
    if turn.afraid:
        yield Badge("terror", text("scene-badge-afraid"), tone="bad")
    if figure.immune >= 0:
        words = text("scene-badge-immune", fear=figure.immune)
        yield Badge("heart-beats", words, figure.immune, "good")


def _fight(figure: Figure) -> Iterator[Badge]:
    turn = figure.turn
    if turn.charged:
        words = text("scene-badge-charged", amount=Signed(turn.charged))
        yield Badge("charging-bull", words, -turn.charged, "bad")
    if turn.no_attack:
        yield Badge("surrounded-shield", text("scene-badge-no-attack"), tone="bad")
    if turn.dodged:
        yield Badge("dodging", text("scene-badge-dodged"), tone="good")
    if turn.shot:
        yield Badge("bow-arrow", text("scene-badge-shot"))
    if turn.mutation:
        words = text("scene-badge-mutated", value=turn.mutated, amount=Signed(turn.mutation))
        yield Badge("dna2", words, turn.mutation, "good")


def _place(figure: Figure) -> Iterator[Badge]:
    if figure.hidden:
        yield Badge("hood", text("scene-badge-hidden"), tone="good")
    if figure.climbing:
        words = text("scene-badge-climbing", height=Distance(figure.pose.z))
        yield Badge("mountain-climbing", words, tone="accent")
    elif figure.pose.z:
        words = text("scene-badge-height", height=Distance(figure.pose.z))
        yield Badge("stairs", words, tone="accent")
