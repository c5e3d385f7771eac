"""Dividing the damage of one ranged attack among all that it hits (MK-MULTI-5)."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import Choice, Share, Shares, SplitField
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import PlayerQuestion
from slagveld.texts import Text

from ..core.book import do, refuse, text
from ..core.state import Battle, KnightState

Parts = tuple[int, ...]
"""Points by target, in the order of the targets."""

MOST_LISTED = 60
"""Divisions that a menu holds at most."""


class DealOut(Action, frozen=True):
    """So many points to each target hit; columns are the ids of warriors."""

    shares: Shares


class Divided(Step, frozen=True):
    """Hands down ((target, points), …) as was chosen, or as is usual when nobody was asked."""

    rule = "MK-MULTI-5"

    targets: tuple[int, ...]
    usual: Parts

    def run(self, play: Battle) -> None:
        """Nobody was asked; where a target has left the battle, the others share evenly."""
        left = [number for number in self.targets if number in play.state.field.by_id]
        gone = len(left) < len(self.targets)
        usual = even_parts(sum(self.usual), len(left)) if gone else self.usual
        play.give(tuple(zip(left, usual, strict=True)))

    def resume(self, play: Battle, value: Any) -> None:
        play.give(value)


class Divide(PlayerQuestion, frozen=True):
    """How the attacker's player divides the damage (MK-MULTI-5, MK-MULTI-EX1).

    Every point is dealt out. Of the point that Close Range gives, `near` are those to whom it may
    go: one of them gets at least 1 (MK-CLOSE-1). The points `magic` may go to none of `spare`
    (MK-CARD-magic-enhancement).
    """

    rule = "MK-MULTI-5"
    actions = (DealOut,)

    targets: tuple[int, ...]
    total: int
    near: tuple[int, ...] = ()
    spare: tuple[int, ...] = ()
    magic: int = 0

    def names(self) -> tuple[int, ...]:
        """All that were hit: if one leaves the battle, nobody is asked any more."""
        return self.targets

    def asked(self, state: KnightState) -> int | None:
        return super().asked(state) if len(self.targets) > 1 and self.total > 0 else None

    def prompt(self, state: KnightState) -> Text:
        return text("shot-ask-divide", total=self.total)

    def forms(self, state: KnightState) -> tuple[Form, ...]:
        hit = [state.field.by_id[number] for number in self.targets]
        columns = tuple([Choice(str(one.id), one.name, spot=one.spot) for one in hit])
        title = text("shot-field-shares")
        field = SplitField(name="shares", title=title, columns=columns, total=self.total)
        return (do(DealOut, "shot-do-divide", field, help="shot-do-divide-help"),)

    def check(self, state: KnightState, seat: int, action: DealOut) -> Refusal | None:
        columns = [str(number) for number in self.targets]
        named = [share.column for share in action.shares]
        if len(set(named)) < len(named) or any(name not in columns for name in named):
            return refuse("MK-MULTI-5", "refusal-divide-target")
        parts = self._parts(action)
        if any(part < 0 for part in parts) or sum(parts) != self.total:
            return refuse("MK-MULTI-5", "refusal-divide-sum", total=self.total)
        if not near_served(self, parts):
            return refuse("MK-CLOSE-1", "refusal-divide-near")
        if not magic_kept(self, parts):
            return refuse("MK-CARD-magic-enhancement", "refusal-divide-magic")
        return None

    def _parts(self, action: DealOut) -> Parts:
        amounts = {share.column: share.amount for share in action.shares}
        return tuple([amounts.get(str(number), 0) for number in self.targets])

    def answer(self, play: Battle, action: DealOut) -> None:
        play.give(tuple(zip(self.targets, self._parts(action), strict=True)))

    def candidates(self, state: KnightState, seat: int) -> Sequence[Action]:
        usual = default_parts(self)
        every = splits(self.total, len(self.targets))
        others = [parts for parts in every if parts != usual and is_fair(self, parts)]
        columns = [str(number) for number in self.targets]
        return [
            DealOut(tuple([Share(*pair) for pair in zip(columns, parts, strict=True)]))
            for parts in [usual, *others][:MOST_LISTED]
        ]


def near_served(division: Divide, parts: Parts) -> bool:
    """Whether the point of Close Range is with somebody near."""
    pairs = zip(division.targets, parts, strict=True)
    return not division.near or any(part > 0 for number, part in pairs if number in division.near)


def magic_kept(division: Divide, parts: Parts) -> bool:
    """Whether the points of magic find room with those whom magic can affect."""
    pairs = zip(division.targets, parts, strict=True)
    spared = sum([part for number, part in pairs if number in division.spare])
    return not division.spare or spared <= division.total - division.magic


def is_fair(division: Divide, parts: Parts) -> bool:
    return near_served(division, parts) and magic_kept(division, parts)


def default_parts(division: Divide) -> Parts:
    """As evenly as may be, the first targets getting what is over; tied points where they may."""
    count = len(division.targets)
    even = even_parts(division.total, count)
    if is_fair(division, even):
        return even
    fair = [parts for parts in splits(division.total, count) if is_fair(division, parts)]
    return min(fair, key=lambda parts: (max(parts) - min(parts), parts)) if fair else even


def even_parts(total: int, count: int) -> Parts:
    """As even as may be, the first getting what is over."""
    return tuple([total // count + (place < total % count) for place in range(count)])


def splits(total: int, count: int) -> list[Parts]:
    """Every way to divide points among so many, most to the first ones first."""
    if count == 1:
        return [(total,)]
    return [(one, *rest) for one in range(total, -1, -1) for rest in splits(total - one, count - 1)]
