"""The reorganisation step: change ranks, split and merge, before a side's first move (5.1)."""

from slagveld.kernel.decision import Form, Partial, Preview
from slagveld.kernel.fields import Amount, AnyField, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled

from ..core.book import do, pick, refuse, text
from ..core.conditions import is_accelerated, say
from ..core.parts import Scope, UnitAction, UnitTopic, ghosts
from ..core.state import Battle, CarnageState
from ..core.unit import Doings, Unit
from ..ground.obstacles import fits
from .merger import merge, merge_ready, merge_refusal, merged, partners
from .split import next_number, split_of, split_ready


class Rerank(UnitAction, frozen=True):
    """A unit takes another frontage on the middle of its front; loose figures form up."""

    files: Amount


def formed(unit: Unit, files: int = 0) -> Unit:
    """The unit as a block on the middle of its front, perhaps with another frontage."""
    wide = min(files or unit.files, len(unit.figures))
    return unit.changed(files=wide, places=())


def rerank_refusal(state: CarnageState, unit: Unit, files: int) -> Refusal | None:
    if state.field.engaged(unit):
        return refuse("CAR-5.1-reorganise", "refusal-rerank-engaged", unit=unit.name)
    if not 1 <= files <= len(unit.figures):
        return refuse("CAR-5.1-formation", "refusal-files", most=len(unit.figures))
    if unit.formed and files == min(unit.files, len(unit.figures)):
        return refuse("CAR-5.1-reorganise", "refusal-rerank-same", unit=unit.name)
    block = formed(unit, files)
    if not fits(state, block) or state.field.engaged(block):
        return refuse("CAR-5.1-reorganise", "refusal-rerank-room", unit=unit.name)
    return None


def frontages(unit: Unit) -> list[int]:
    """One, two and three ranks, where that differs from how it stands."""
    count = len(unit.figures)
    found = list(dict.fromkeys([count, (count + 1) // 2, (count + 2) // 3]))
    return [files for files in found if not unit.formed or files != min(unit.files, count)]


def preview_rerank(state: CarnageState, unit: Unit, files: int | None) -> Preview:
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
    if refusal := split_ready(unit):
        return Preview(refusal=refusal)
    snapped: dict[str, int] = {}
    if count is None:
        snapped["count"] = count = len(unit.figures) // 2
    if files is None:
        snapped["files"] = files = max(1, min(unit.files, count))
    parts = split_of(state, unit, count, files)
    if isinstance(parts, Refusal):
        return Preview(snapped=snapped)
    main, new = parts
    strong = text("note-split", main=main.lives, new=new.lives)
    both = (*ghosts(main), *ghosts(new))
    return Preview(snapped=snapped, ghosts=both, notes=(strong,))


class SplitOff(UnitAction, frozen=True):
    """So many figures from the rear become a unit of their own behind the main unit."""

    count: Amount
    files: Amount
    """Frontage of the new unit."""


class Merge(UnitAction, frozen=True):
    """The figures of a neutralised unit join the rear of another."""

    into: PieceId


ChangeAction = Rerank | SplitOff | Merge


def has_acted(doings: Doings) -> bool:
    """Whether a unit moved, turned or charged of its own in this round."""
    return doings.turned or doings.moved or doings.charged or doings.broke_off or doings.spent > 0


def is_over(state: CarnageState, side: int) -> bool:
    """Whether a side has made its first move; one that went first by magic does not count.

    Who moved first may have fallen since.
    """
    return side in state.begun or any(
        unit.side == side and has_acted(unit.doings) and not is_accelerated(state, unit)
        for unit in state.units
    )


class Reorganising(UnitTopic):
    """Ranks change, units split and merge; no later moment forms units (CAR-5.1-moments)."""

    actions = (Rerank, SplitOff, Merge)

    def may(self, state: CarnageState, unit: Unit) -> Refusal | None:
        if is_over(state, unit.side) or has_acted(unit.doings):
            return refuse("CAR-5.1-reorganise", "refusal-reorganise-late")
        if unit.single:
            return refuse("CAR-19-composition", "refusal-single", unit=unit.name)
        if unit.inside:
            return refuse("CAR-5.1-formation", "refusal-reorganise-inside", unit=unit.name)
        return None

    def able(self, state: CarnageState, scope: Scope) -> list[Unit]:
        over = is_over(state, state.side_of(scope.seat))
        return [] if over else super().able(state, scope)

    def forms(self, state: CarnageState, scope: Scope) -> list[Form]:
        units = self.able(state, scope)
        forms: list[Form] = []
        loose = [u for u in units if len(u.figures) > 1 and not state.field.engaged(u)]
        if loose:
            most = max([len(unit.figures) for unit in loose])
            files = pick.number("files", "field-files", 1, most)
            forms.append(_form(Rerank, loose, files, rule="CAR-5.1-reorganise"))
        large = [unit for unit in units if split_ready(unit) is None]
        if large:
            most = max([len(unit.figures) for unit in large]) - 1
            count = pick.number("count", "field-split", 1, most)
            files = pick.number("files", "field-files", 1, most)
            forms.append(_form(SplitOff, large, count, files, rule="CAR-5.1.5"))
        pairs = {unit.id: partners(state, unit) for unit in units}
        weak = [unit for unit in units if pairs[unit.id]]
        if weak:
            others = dict.fromkeys([other for unit in weak for other in pairs[unit.id]])
            into = pick.piece("into", "field-into", others)
            forms.append(_form(Merge, weak, into, rule="CAR-5.1.4"))
        return forms

    def refusal(self, state: CarnageState, unit: Unit, action: ChangeAction) -> Refusal | None:
        if isinstance(action, Rerank):
            return rerank_refusal(state, unit, action.files)
        if isinstance(action, SplitOff):
            found = split_ready(unit) or split_of(state, unit, action.count, action.files)
            return found if isinstance(found, Refusal) else None
        into = state.unit(action.into)
        if into is None:
            return merge_ready(state, unit) or refuse("CAR-5.1.4", "refusal-merge-friend")
        return merge_ready(state, unit) or merge_refusal(state, unit, into)

    def answer(self, play: Battle, scope: Scope, action: ChangeAction) -> None:
        unit = play.state.field.by_id[action.unit]
        if isinstance(action, Rerank):
            block = formed(unit, action.files)
            play.state = play.state.with_unit(block.doing(reformed=True))
            ranks = block.block.ranks()
            what = text("told-rerank", unit=unit.name, files=action.files, ranks=ranks)
            say(play, what, "CAR-5.1-reorganise", unit.id)
        elif isinstance(action, SplitOff):
            _split(play, unit, action)
        else:
            merge(play, unit, play.state.field.by_id[action.into])

    def options(self, state: CarnageState, unit: Unit) -> list[ChangeAction]:
        """A few frontages, its halves, and all unions."""
        found: list[ChangeAction] = []
        if not unit.doings.reformed:
            found.extend([Rerank(unit.id, files) for files in frontages(unit)])
        half = len(unit.figures) // 2
        if half:
            found.append(SplitOff(unit.id, half, min(half, unit.files)))
        if unit.neutralised:
            found.extend([Merge(unit.id, o.id) for o in state.units if o.side == unit.side])
        return found

    def shown(self, state: CarnageState, unit: Unit, partial: Partial) -> Preview:
        if partial.action == "Rerank":
            return preview_rerank(state, unit, filled(drafted(Rerank, partial).files))
        if partial.action == "SplitOff":
            draft = drafted(SplitOff, partial)
            return preview_split(state, unit, filled(draft.count), filled(draft.files))
        into = state.unit(filled(drafted(Merge, partial).into, 0))
        if into is not None:
            return Preview(ghosts=ghosts(merged(unit, into)))
        return Preview(pieces=tuple(partners(state, unit)), refusal=merge_ready(state, unit))


REORGANISING = Reorganising()


def _form(kind: type[UnitAction], units: list[Unit], *fields: AnyField, rule: str) -> Form:
    key = kind.__name__.lower()  # texts: *:do-*, *:help-*
    unit = pick.piece("unit", "formation-unit", units)
    return do(kind, f"do-{key}", unit, *fields, rule=rule, help=f"help-{key}")


def _split(play: Battle, unit: Unit, action: SplitOff) -> None:
    parts = split_of(play.state, unit, action.count, action.files)
    if isinstance(parts, Refusal):
        raise TypeError(f"{unit.id} was split against the rules: {parts}")
    number = next_number(play.state, unit)
    main = parts[0].changed(number=max(unit.number, 1))
    new = parts[1].changed(id=play.new_id(), number=number)
    play.state = play.state.with_unit(main).added(new)
    if unit.id in play.state.armed:  # both parts strike with double force on (CAR-7-67-71)
        play.replace(armed=(*play.state.armed, new.id))
    what = text("told-split", unit=main.name, new=new.name, count=len(new.figures))
    say(play, what, "CAR-5.1.5", unit.id, new.id, seat=unit.owner)
