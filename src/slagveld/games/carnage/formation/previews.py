"""What a change of ranks or a split would look like."""

from typing import Any

from slagveld.kernel.decision import Ghost, Preview
from slagveld.kernel.rulebook import Refusal

from ..core.book import text
from ..core.state import CarnageState
from ..core.unit import Unit
from .ranks import formed, rerank_refusal
from .split import split_of, split_ready


def ghosts_of(unit: Unit) -> tuple[Ghost, ...]:
    """Every figure of a unit where it would stand."""
    pairs = zip(unit.figures, unit.poses, strict=True)
    return tuple([Ghost(figure.id, pose) for figure, pose in pairs])


def preview_rerank(state: CarnageState, unit: Unit, files: Any) -> Preview:
    """The block with this frontage, if it is told."""
    if not isinstance(files, int):
        if state.field.engaged(unit):
            return Preview(refusal=rerank_refusal(state, unit, unit.files))
        return Preview(snapped={"files": min(unit.files, len(unit.figures))})
    if not 1 <= files <= len(unit.figures):
        return Preview()
    block = formed(unit, files)
    note = text("note-ranks", files=files, ranks=block.block.ranks())
    return Preview(ghosts=ghosts_of(block), notes=(note,))


def preview_split(state: CarnageState, unit: Unit, count: Any, files: Any) -> Preview:
    """Both units; half of the figures where nothing is told."""
    refusal = split_ready(unit)
    if refusal is not None:
        return Preview(refusal=refusal)
    snapped: dict[str, int] = {}
    if not isinstance(count, int):
        snapped["count"] = count = len(unit.figures) // 2
    if not isinstance(files, int):
        snapped["files"] = files = max(1, min(unit.files, count))
    parts = split_of(state, unit, count, files)
    if isinstance(parts, Refusal):
        return Preview(snapped=snapped)
    strong = text("note-split", main=parts.main.lives, new=parts.new.lives)
    ghosts = (*ghosts_of(parts.main), *ghosts_of(parts.new))
    return Preview(snapped=snapped, ghosts=ghosts, notes=(strong,))
