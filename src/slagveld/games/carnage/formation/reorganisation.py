"""The reorganisation step: change ranks, split and merge, before a side's first move (5.1)."""

import msgspec

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Removed, Told
from slagveld.kernel.fields import Amount, NumberField, PieceField, PieceId
from slagveld.kernel.rulebook import Refusal

from ..core.book import pick, refuse, text
from ..core.conditions import is_accelerated
from ..core.parts import Battle
from ..core.state import CarnageState
from ..core.unit import Doings, Unit
from ..ground.readiness import commanded
from ..wounds.neutralised import tell_neutralised
from .merger import merge_ready, merge_refusal, merged
from .previews import ghosts_of, preview_rerank, preview_split
from .ranks import Rerank, formed, frontages, rerank_refusal
from .split import next_number, split_of, split_ready


class SplitOff(Action, frozen=True):
    """So many figures from the rear become a unit of their own behind the main unit."""

    unit: PieceId
    count: Amount
    files: Amount
    """Frontage of the new unit."""


class Merge(Action, frozen=True):
    """The figures of a neutralised unit join the rear of another."""

    unit: PieceId
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


def reorganised(state: CarnageState, seat: int, only: int, number: int) -> Unit | Refusal:
    """The unit of this id if it can be reorganised at all by this seat now."""
    unit = commanded(state, seat, only, number)
    if isinstance(unit, Refusal):
        return unit
    if is_over(state, unit.side) or has_acted(unit.doings):
        return refuse("CAR-5.1-reorganise", "refusal-reorganise-late")
    if unit.single:
        return refuse("CAR-19-composition", "refusal-single", unit=unit.name)
    if unit.inside:
        return refuse("CAR-5.1-formation", "refusal-reorganise-inside", unit=unit.name)
    return unit


class Reorganising:
    """The topic of changing ranks, splitting and merging."""

    actions: tuple[type[Action], ...] = (Rerank, SplitOff, Merge)

    def ready(self, state: CarnageState, seat: int, only: int) -> list[Unit]:
        """The seat's units that can be reorganised at all."""
        if is_over(state, state.side_of(seat)) and not only:
            return []
        found = [reorganised(state, seat, only, unit.id) for unit in state.own(seat)]
        return [unit for unit in found if not isinstance(unit, Refusal)]

    def partners(self, state: CarnageState, unit: Unit) -> list[int]:
        """Units that the figures of a unit could join."""
        if merge_ready(state, unit) is not None:
            return []
        return [o.id for o in state.units if merge_refusal(state, unit, o) is None]

    def forms(self, state: CarnageState, seat: int, only: int) -> list[Form]:
        """Change ranks, split, merge: each where some unit can."""
        units = self.ready(state, seat, only)
        forms: list[Form] = []
        loose = [u for u in units if len(u.figures) > 1 and not state.field.engaged(u)]
        if loose:
            most = max([len(unit.figures) for unit in loose])
            files = pick.number("files", "field-files", 1, most)
            forms.append(_form("Rerank", loose, files, rule="CAR-5.1-reorganise"))
        large = [unit for unit in units if split_ready(unit) is None]
        if large:
            most = max([len(unit.figures) for unit in large]) - 1
            count = pick.number("count", "field-split", 1, most)
            files = pick.number("files", "field-files", 1, most)
            forms.append(_form("SplitOff", large, count, files, rule="CAR-5.1.5"))
        pairs = {unit.id: self.partners(state, unit) for unit in units}
        weak = [unit for unit in units if pairs[unit.id]]
        if weak:
            others = tuple(dict.fromkeys([other for unit in weak for other in pairs[unit.id]]))
            into = pick.piece("into", "field-into", others)
            forms.append(_form("Merge", weak, into, rule="CAR-5.1.4"))
        return forms

    def check(
        self, state: CarnageState, seat: int, only: int, action: ChangeAction
    ) -> Refusal | None:
        """The step is open, and the unit may be changed like this."""
        unit = reorganised(state, seat, only, action.unit)
        if isinstance(unit, Refusal):
            return unit
        if isinstance(action, Rerank):
            return rerank_refusal(state, unit, action.files)
        if isinstance(action, SplitOff):
            refusal = split_ready(unit)
            if refusal is not None:
                return refusal
            parts = split_of(state, unit, action.count, action.files)
            return parts if isinstance(parts, Refusal) else None
        refusal = merge_ready(state, unit)
        if refusal is not None:
            return refusal
        into = state.unit(action.into)
        if into is None:
            return refuse("CAR-5.1.4", "refusal-merge-friend")
        return merge_refusal(state, unit, into)

    def answer(self, play: Battle, action: ChangeAction) -> None:
        """Change it and say so."""
        unit = play.state.field.by_id[action.unit]
        if isinstance(action, Rerank):
            _rerank(play, unit, action.files)
        elif isinstance(action, SplitOff):
            _split(play, unit, action)
        else:
            _merge(play, unit, play.state.field.by_id[action.into])

    def menu(self, state: CarnageState, seat: int, only: int) -> list[Action]:
        """A few frontages for each unit, its halves, and all unions."""
        found: list[ChangeAction] = []
        for unit in self.ready(state, seat, only):
            found.extend(self._of(state, unit))
        return [action for action in found if self.check(state, seat, only, action) is None]

    def _of(self, state: CarnageState, unit: Unit) -> list[ChangeAction]:
        found: list[ChangeAction] = []
        if not unit.doings.reformed:
            found.extend([Rerank(unit.id, files) for files in frontages(unit)])
        half = len(unit.figures) // 2
        if half:
            found.append(SplitOff(unit.id, half, min(half, unit.files)))
        if unit.neutralised:
            found.extend([Merge(unit.id, o.id) for o in state.units if o.side == unit.side])
        return found

    def propose(self, state: CarnageState, seat: int, only: int, rng: Rng) -> Action | None:
        """Something with some unit, if it is allowed."""
        units = self.ready(state, seat, only)
        if not units:
            return None
        some = self._of(state, units[int(rng.random() * len(units))])
        if not some:
            return None
        action = some[int(rng.random() * len(some))]
        return action if self.check(state, seat, only, action) is None else None

    def preview(self, state: CarnageState, seat: int, only: int, partial: Partial) -> Preview:
        """Where everybody would stand."""
        values = partial.values
        number = values.get("unit")
        if not isinstance(number, int):
            return Preview(pieces=tuple([u.id for u in self.ready(state, seat, only)]))
        unit = reorganised(state, seat, only, number)
        if isinstance(unit, Refusal):
            return Preview(refusal=unit)
        if partial.action == "Rerank":
            return preview_rerank(state, unit, values.get("files"))
        if partial.action == "SplitOff":
            return preview_split(state, unit, values.get("count"), values.get("files"))
        into = values.get("into")
        other = state.unit(into) if isinstance(into, int) else None
        if other is None:
            refusal = merge_ready(state, unit)
            return Preview(pieces=tuple(self.partners(state, unit)), refusal=refusal)
        return Preview(ghosts=ghosts_of(merged(unit, other)))


REORGANISING = Reorganising()


def _form(action: str, units: list[Unit], *fields: NumberField | PieceField, rule: str) -> Form:
    allowed = tuple([unit.id for unit in units])
    return Form(
        action=action,
        title=text(f"do-{action.lower()}"),  # texts: *:do-*
        help=text(f"help-{action.lower()}"),  # texts: *:help-*
        fields=(pick.piece("unit", "formation-unit", allowed), *fields),
        rule=rule,
    )


def _rerank(play: Battle, unit: Unit, files: int) -> None:
    block = formed(unit, files)
    doings = msgspec.structs.replace(unit.doings, reformed=True)
    play.state = play.state.with_unit(msgspec.structs.replace(block, doings=doings))
    what = text("told-rerank", unit=unit.name, files=files, ranks=block.block.ranks())
    play.tell(Told, what=what, pieces=(unit.id,), rule="CAR-5.1-reorganise")


def _split(play: Battle, unit: Unit, action: SplitOff) -> None:
    parts = split_of(play.state, unit, action.count, action.files)
    if isinstance(parts, Refusal):
        raise TypeError(f"{unit.id} was split against the rules: {parts}")
    number = next_number(play.state, unit)
    main = msgspec.structs.replace(parts.main, number=max(unit.number, 1))
    new = msgspec.structs.replace(parts.new, id=play.new_id(), number=number)
    play.state = play.state.with_unit(main).added(new)
    if unit.id in play.state.armed:  # both parts strike with double force on (CAR-7-67-71)
        play.replace(armed=(*play.state.armed, new.id))
    what = text("told-split", unit=main.name, new=new.name, count=len(new.figures))
    both = (unit.id, new.id)
    play.tell(Told, what=what, pieces=both, seat=unit.owner, rule="CAR-5.1.5")


def _merge(play: Battle, unit: Unit, into: Unit) -> None:
    after = merged(unit, into)
    play.state = play.state.without_unit(unit.id).with_unit(after)
    armed = play.state.armed
    if into.id in armed and unit.id not in armed:  # double force holds for all or for none
        play.replace(armed=tuple([number for number in armed if number != into.id]))
    what = text("told-merge", unit=unit.name, into=into.name, count=len(unit.figures))
    both = (unit.id, into.id)
    play.tell(Told, what=what, pieces=both, seat=unit.owner, rule="CAR-13.3-merge")
    cause = text("cause-merged")
    play.tell(Removed, piece=unit.id, name=unit.name, cause=cause, rule="CAR-13.3-merge")
    if into.neutralised and not after.neutralised:
        tell_neutralised(play, into, on=False)
