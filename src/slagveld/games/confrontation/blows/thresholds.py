"""Targets and thresholds are named before any attack die is rolled (CON-MELEE-9, CON-MELEE-12)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Amount, Choice, Pair, PairingField, Pairs, PieceId, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.record import replace
from slagveld.texts import Text

from ..core.asking import SeatAsked, tell_announced
from ..core.book import do, pick, refuse, text
from ..core.bout import Blow, Die
from ..core.characteristic_tests import SURE
from ..core.state import Battle, ClashState
from .fighting_values import attack_value, lowest
from .master_strikes import entitled, masters_refusal
from .previews import best_against, strike_preview

SHOWN = 11
"""How far above the lowest threshold a form goes at least."""
MOST_LISTED = 60
MASTERS = 0.2
"""How often chance tries a master strike."""


class Strike(Action, frozen=True):
    """All attacks with one threshold, those with a choice at one target (0: the only one)."""

    threshold: Amount
    target: PieceId = 0
    masters: Pieces = ()
    """Who tries a master strike (CON-MASTER-1)."""


class StrikeEach(Action, frozen=True):
    """Each attack die that is used with its target and threshold; the flag: a master strike."""

    blows: Pairs


StrikeReply = Strike | StrikeEach


def sensible(state: ClashState, dice: Sequence[Die], target: int) -> int:
    """The lowest threshold that makes sense against a target: only a 1 fails, or his DEF."""
    least = lowest(state, target)
    return surest(state, dice, target) if least is None else least


def surest(state: ClashState, dice: Sequence[Die], target: int) -> int:
    """The threshold up to which only a 1 fails, by the weakest of the strikers."""
    able = dict.fromkeys([die.striker for die in dice if target in die.targets])
    values = [attack_value(one, state.fray.hand(one.id)).total for one in state.those(*able)]
    return min(values, default=0) + SURE


class NameBlows(SeatAsked, frozen=True):
    """A seat names target and threshold of each of these dice. It hands the blows down."""

    rule = "CON-MELEE-9"
    actions = (Strike, StrikeEach)

    dice: tuple[Die, ...]
    cites: str = "CON-MELEE-9"

    def targets(self) -> tuple[int, ...]:
        """Everybody whom one of the dice may be used against, in order."""
        return tuple(dict.fromkeys([target for die in self.dice for target in die.targets]))

    def by_rule(self, state: ClashState) -> str:
        return self.cites

    def prompt(self, state: ClashState) -> Text:
        return text("melee-ask-strike", count=len(self.dice))

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple(dict.fromkeys([die.striker for die in self.dice]))

    def forms(self, state: ClashState) -> list[Form]:
        alike = self._alike(state)
        return [alike, self._each(state)] if len(self.dice) > 1 else [alike]

    def _alike(self, state: ClashState) -> Form:
        targets = self.targets()
        least = min([sensible(state, self.dice, target) for target in targets], default=0)
        by_id = state.field.by_id
        most = max([attack_value(by_id[die.striker]).total + 7 for die in self.dice], default=0)
        able = entitled(state, self.dice)
        fields = (
            *([pick.piece("target", "melee-field-target", targets)] if len(targets) > 1 else ()),
            pick.number("threshold", "melee-field-threshold", least, max(least + SHOWN, most)),
            *(
                [pick.pieces("masters", "melee-field-masters", able, least=0, optional=True)]
                if able
                else ()
            ),
        )
        return do(Strike, "melee-do-strike", *fields, rule=self.rule, help="melee-do-strike-help")

    def _each(self, state: ClashState) -> Form:
        by_id = state.field.by_id
        left = []
        for place, die in enumerate(self.dice):
            label = text("melee-die", name=by_id[die.striker].name, number=place + 1)
            left.append(Choice(str(place), label, of=die.striker))
        right = [Choice(str(target), by_id[target].name, of=target) for target in self.targets()]
        able = entitled(state, self.dice)
        field = PairingField(
            name="blows",
            title=text("melee-field-blows"),
            left=tuple(left),
            right=tuple(right),
            flag=text("melee-flag-master") if able else None,
            number=text("melee-field-threshold"),
        )
        rule, words = "CON-MELEE-12", text("melee-do-strike-each-help")
        return do(StrikeEach, "melee-do-strike-each", field, rule=rule, help=words)

    def check(self, state: ClashState, seat: int, action: StrikeReply) -> Refusal | None:
        if isinstance(action, Strike):
            if action.target not in self.targets() and (
                action.target or any(len(die.targets) > 1 for die in self.dice)
            ):
                return refuse("CON-MELEE-9", "refusal-melee-target")
            refusal = masters_refusal(state, self.dice, action.masters)
        else:
            refusal = self._pairs_refusal(state, action)
        for blow in () if refusal else self.blows(state, action):
            least = lowest(state, blow.target)
            if least is not None and blow.threshold < least:
                name = state.field.by_id[blow.target].name
                return refuse("CON-MELEE-11", "refusal-melee-threshold", name=name, least=least)
        return refusal

    def _pairs_refusal(self, state: ClashState, action: StrikeEach) -> Refusal | None:
        seen: list[str] = []
        masters: list[int] = []
        for pair in action.blows:
            die = self._die(pair.left)
            if die is None or pair.left in seen:
                return refuse("CON-MELEE-9", "refusal-melee-die")
            if pair.right not in [str(target) for target in die.targets]:
                return refuse("CON-MELEE-9", "refusal-melee-target")
            if pair.flag and not die.masterly:
                return refuse("CON-MASTER-1", "refusal-melee-gained-master")
            seen.append(pair.left)
            if pair.flag:
                masters.append(die.striker)
        return masters_refusal(state, self.dice, tuple(masters))

    def _die(self, key: str) -> Die | None:
        return next((die for place, die in enumerate(self.dice) if str(place) == key), None)

    def blows(self, state: ClashState, action: StrikeReply) -> list[Blow]:
        """The blows of an answer, numbered after those that the fight has seen."""
        first = len(state.fray.blows)
        found: list[Blow] = []
        done: list[int] = []
        for die, target, threshold, master in self._named(action):
            if die.striker not in done:
                found.append(Blow(first + len(found), die.striker, target, threshold, master))
            if master:
                done.append(die.striker)
        return found

    def _named(self, action: StrikeReply) -> list[tuple[Die, int, int, bool]]:
        """Die, target, threshold and master strike of each; a master's one die first."""
        rows: list[tuple[Die, int, int, bool]] = []
        if isinstance(action, Strike):
            for die in self.dice:
                target = action.target if action.target in die.targets else die.targets[0]
                master = die.masterly and die.striker in action.masters
                rows.append((die, target, action.threshold, master))
        else:
            for pair in action.blows:
                named = self._die(pair.left)
                if named is not None and pair.right.isdecimal():
                    rows.append((named, int(pair.right), pair.number, pair.flag))
        masters = [row[0].striker for row in rows if row[3]]
        return [row for row in rows if row[3] or row[0].striker not in masters]

    def answer(self, play: Battle, action: StrikeReply) -> None:
        bout, blows = play.state.fray, self.blows(play.state, action)
        if play.listening:
            self._announce(play, blows)
        play.replace(bout=replace(bout, blows=(*bout.blows, *blows)))
        play.give(tuple([blow.id for blow in blows]))

    def _announce(self, play: Battle, blows: Sequence[Blow]) -> None:
        by_id = play.state.field.by_id
        same = Counter([(b.striker, b.target, b.threshold, b.master) for b in blows])
        for (striker, target, threshold, master), count in same.items():
            one, enemy = by_id[striker], by_id[target]
            key = "melee-told-master" if master else "melee-told-strike"  # texts: *:melee-told-*
            what = text(key, name=one.name, enemy=enemy.name, threshold=threshold, count=count)
            tell_announced(play, what, "CON-MASTER-1" if master else self.cites, one, enemy)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        """The advised threshold against each target; then the others; then master strikes."""
        rows = [(target, best_against(state, self.dice, target)) for target in self.targets()]
        found: list[Strike] = [Strike(best, target) for target, best in rows]
        for target, _ in rows:
            least = sensible(state, self.dice, target)
            found.extend([Strike(least + up, target) for up in range(SHOWN + 1)])
        able = entitled(state, self.dice)
        more = (0, 2) if able else ()
        found.extend([Strike(best + up, target, able) for target, best in rows for up in more])
        legal = [a for a in dict.fromkeys(found) if self.check(state, seat, a) is None]
        return [*legal[:MOST_LISTED], self.spread(state)]

    def propose(self, state: ClashState, seat: int, rng: Rng) -> Action:
        targets = self.targets()
        target = targets[int(rng.random() * len(targets))]
        threshold = sensible(state, self.dice, target) + int(rng.random() * 5)
        masters = entitled(state, self.dice) if rng.random() < MASTERS else ()
        action = Strike(threshold, target, masters)
        return action if self.check(state, seat, action) is None else self.spread(state)

    def spread(self, state: ClashState) -> StrikeEach:
        """Every die at its first target with a threshold that is surely allowed."""
        first = [(die.targets[0], sensible(state, (die,), die.targets[0])) for die in self.dice]
        rows = enumerate(first)
        return StrikeEach(tuple([Pair(str(n), str(one), number=least) for n, (one, least) in rows]))

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        action, snapped = self._told(state, partial)
        legal = action is not None and self.check(state, self.seat, action) is None
        blows = self.blows(state, action) if legal and action is not None else ()
        targets = self.targets()
        advised = {target: best_against(state, self.dice, target) for target in targets}
        open_target = partial.action == "Strike" and not drafted(Strike, partial).target
        return replace(
            strike_preview(state, self.dice, blows, advised),
            snapped=snapped,
            pieces=targets if open_target and not legal else None,
        )

    def _told(
        self, state: ClashState, partial: Partial
    ) -> tuple[StrikeReply | None, dict[str, Any]]:
        """The action as far as it is told, and what is moved: thresholds that nobody has set."""
        targets = self.targets()
        if partial.action == "Strike":
            draft = drafted(Strike, partial)
            target = filled(draft.target, 0) or (targets[0] if len(targets) == 1 else 0)
            if not target:
                return (None, {})
            threshold = filled(draft.threshold)
            if threshold is None:
                threshold = best_against(state, self.dice, target)
            return (Strike(threshold, target, filled(draft.masters, ())), {})
        pairs = filled(drafted(StrikeEach, partial).blows, ())
        moved = []
        for pair in pairs:
            target = int(pair.right) if pair.right.isdecimal() else 0
            unset = pair.number == 0 and target in targets
            number = best_against(state, self.dice, target) if unset else pair.number
            moved.append(replace(pair, number=number))
        snapped = {} if tuple(moved) == pairs else {"blows": msgspec.to_builtins(moved)}
        return (StrikeEach(tuple(moved)), snapped)
