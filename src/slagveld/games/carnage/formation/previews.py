"""What a change of ranks, a split or a merger would look like."""

from slagveld.kernel.decision import Preview
from slagveld.kernel.rulebook import Refusal

from ..core.book import text
from ..core.parts import ghosts
from ..core.state import CarnageState
from ..core.unit import Unit
from .merger import merge_ready, merged, partners
from .ranks import formed, rerank_refusal
from .split import split_of, split_ready


def preview_rerank(state: CarnageState, unit: Unit, files: int | None) -> Preview:
    """The block with this frontage, if it is told."""
    if files is None:
        if state.field.engaged(unit):
            return Preview(refusal=rerank_refusal(state, unit, unit.files))
        return Preview(snapped={"files": min(unit.files, len(unit.figures))})
    if not 1 <= files <= len(unit.figures):
        return Preview()
    block = formed(unit, files)
    note = text("note-ranks", files=files, ranks=block.block.ranks())
    return Preview(ghosts=ghosts(block), notes=(note,))


def preview_split(state: CarnageState, unit: Unit, count: int | None, files: int | None) -> Preview:
    """Both units; half of the figures where nothing is told."""
    refusal = split_ready(unit)
    if refusal is not None:
        return Preview(refusal=refusal)
    snapped: dict[str, int] = {}
    if count is None:
        snapped["count"] = count = len(unit.figures) // 2
    if files is None:
        snapped["files"] = files = max(1, min(unit.files, count))
    parts = split_of(state, unit, count, files)
    if isinstance(parts, Refusal):
        return Preview(snapped=snapped)
    strong = text("note-split", main=parts.main.lives, new=parts.new.lives)
    both = (*ghosts(parts.main), *ghosts(parts.new))
    return Preview(snapped=snapped, ghosts=both, notes=(strong,))


def preview_merge(state: CarnageState, unit: Unit, into: Unit | None) -> Preview:
    """The joined unit; whom it could join where that is not told."""
    if into is None:
        refusal = merge_ready(state, unit)
        return Preview(pieces=tuple(partners(state, unit)), refusal=refusal)
    return Preview(ghosts=ghosts(merged(unit, into)))
