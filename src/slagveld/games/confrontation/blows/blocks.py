"""The defending player says which hits he tries to block, and how, before any die is rolled."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import AnyField, Choice, Key, Keys
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.texts import Text

from ..core.asking import SeatAsked
from ..core.book import do, pick, refuse, text
from ..core.bout import Blow
from ..core.state import Battle, ClashState
from .counter_attacks import counter_refusal, countered_by
from .fighting_values import POLICY, fumbles_on, hit_words, hits_on
from .previews import block_preview
from .sustained_defence import sustained_refusal

BEST = 0.7
"""How often chance blocks as well as it can."""


class Block(Action, frozen=True):
    """Hits (by the number of the blow) against which a defence die is set (CON-MELEE-13).

    `blocks` plainly; `counters` as counter-attacks, announced before any defence roll
    (CON-COUNTER-3), whose thresholds are 2 higher (CON-COUNTER-4); `sustained` is the first one of
    a sustained defence, for which there is one die (CON-SUST-3); `trades` are attacks that failed
    by a 1 and for which a die is traded (Ambidextre).
    """

    blocks: Keys = ()
    counters: Keys = ()
    sustained: Key = ""
    trades: Keys = ()


class BlockBest(Action, frozen=True):
    """Every defence die against the hit that it stops most surely; sustained where dice are few."""


BlockReply = Block | BlockBest


class AskBlocks(SeatAsked, frozen=True):
    """Which hits are blocked, and how. It hands down a `Block`."""

    rule = "CON-MELEE-14"
    actions = (BlockBest, Block)
    automatic = True

    blows: tuple[int, ...]

    def _open(self, state: ClashState) -> list[Blow]:
        """Hits on somebody who has a defence die left."""
        return [b for b in hits_on(state.fray, self.blows) if state.fray.hand(b.target).blocks > 0]

    def _sustainable(self, state: ClashState) -> list[Blow]:
        return [
            blow
            for blow in self._open(state)
            if sustained_refusal(state, self.blows, blow.target) is None
            and len(hits_on(state.fray, self.blows, blow.target)) > 1
        ]

    def best(self, state: ClashState) -> Block:
        """Every die against the hit that it stops most surely, master strikes before others.

        Where dice are short the last one goes on as a sustained defence, if that may be and costs
        no riposte. What is left is traded for attacks that failed by a 1, where that may be.
        """
        opened, chosen = self._open(state), []
        left = {hand.figure: hand.blocks for hand in state.fray.hands}
        for blow in sorted(opened, key=lambda one: (not one.master, one.threshold, one.id)):
            if left.get(blow.target, 0) > 0:
                left[blow.target] -= 1
                chosen.append(blow.id)
        trades: list[int] = []
        for blow in fumbles_on(state, state.fray, self.blows):
            if left.get(blow.target, 0) > 0:
                left[blow.target] -= 1
                trades.append(blow.id)
        lasting = self._lasting(state, chosen)
        kept = [number for number in chosen if number != lasting]
        return Block(
            tuple(map(str, sorted(kept))),
            sustained="" if lasting is None else str(lasting),
            trades=tuple(map(str, trades)),
        )

    def _lasting(self, state: ClashState, chosen: Sequence[int]) -> int | None:
        """The hit of the last die chosen that may go on to others; None: there is no such die."""
        bout = state.fray
        allowed = [blow.id for blow in self._sustainable(state)]
        for number in reversed(chosen):
            target = bout.blow(number).target
            short = len(hits_on(bout, self.blows, target)) > bout.hand(target).blocks
            plain = not state.field.by_id[target].powers.gives("ripostes")
            if number in allowed and short and plain:
                return number
        return None

    def auto(self, state: ClashState, seat: int) -> Action | None:
        policy = state.policy(seat, POLICY.key, "ask")
        if policy == "best" or (policy == "ask" and not self._torn(state)):
            return BlockBest()
        return None

    def _torn(self, state: ClashState) -> bool:
        """Whether there is a choice besides setting a die against every hit."""
        bout = state.fray
        opened = self._open(state)
        if fumbles_on(state, bout, self.blows) or any(countered_by(state, b) for b in opened):
            return True
        return any(
            len(hits_on(bout, self.blows, blow.target)) > bout.hand(blow.target).blocks
            for blow in opened
        )

    def prompt(self, state: ClashState) -> Text:
        return text("melee-ask-block", hits=len(self._open(state)), dice=self._dice(state))

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        fumbles = fumbles_on(state, state.fray, self.blows)
        return tuple(dict.fromkeys([blow.target for blow in (*self._open(state), *fumbles)]))

    def _dice(self, state: ClashState) -> int:
        return sum([state.fray.hand(target).blocks for target in self.about(state, ())])

    def forms(self, state: ClashState) -> list[Form]:
        opened, most = self._open(state), self._dice(state)
        countered = [b for b in opened if countered_by(state, b)]
        traded = fumbles_on(state, state.fray, self.blows)
        rows = (
            ("blocks", text("melee-field-blocks"), opened),
            ("counters", text("melee-field-counters"), countered),
            ("trades", text("melee-field-trades"), traded),
        )
        fields: list[AnyField] = [
            pick.choices(name, title, _choices(state, blows), most=most, optional=True)
            for name, title, blows in rows
            if blows
        ]
        lasting = _choices(state, self._sustainable(state))
        if lasting:
            fields.append(pick.choice("sustained", "melee-field-sustained", lasting, optional=True))
        block = do(Block, "melee-do-block", *fields, help=text("melee-do-block-help", dice=most))
        return [do(BlockBest, "melee-do-block-best"), block]

    def check(self, state: ClashState, seat: int, action: BlockReply) -> Refusal | None:
        if isinstance(action, BlockBest):
            return None
        bout = state.fray
        hits = {str(blow.id): blow for blow in hits_on(bout, self.blows)}
        traded = {str(blow.id): blow for blow in fumbles_on(state, bout, self.blows)}
        named = [*action.blocks, *action.counters]
        named += [action.sustained] if action.sustained else []
        if any(key not in hits for key in named):
            return refuse("CON-MELEE-14", "refusal-melee-no-hit")
        if any(key not in traded for key in action.trades):
            return refuse("CON-CARD-ambidextre", "refusal-melee-no-trade")
        everything = [*named, *action.trades]
        if len(dict.fromkeys(everything)) < len(everything):
            return refuse("CON-MELEE-14", "refusal-melee-one-die")
        used = [hits[key].target for key in named] + [traded[key].target for key in action.trades]
        for target in dict.fromkeys(used):
            if used.count(target) > bout.hand(target).blocks:
                name = state.field.by_id[target].name
                return refuse("CON-MELEE-14", "refusal-melee-few-dice", name=name)
        for key in action.counters:
            if refusal := counter_refusal(state, hits[key]):
                return refusal
        if not action.sustained:
            return None
        others = [hits[key].target for key in action.counters]
        others += [traded[key].target for key in action.trades]
        return sustained_refusal(state, self.blows, hits[action.sustained].target, others)

    def answer(self, play: Battle, action: BlockReply) -> None:
        play.give(self.best(play.state) if isinstance(action, BlockBest) else action)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        """As well as can be; then each single hit in every way that is allowed; then nothing."""
        found: list[BlockReply] = [BlockBest()]
        for blow in self._open(state):
            key = (str(blow.id),)
            found.extend([Block(key), Block(counters=key), Block(sustained=key[0])])
        fumbles = fumbles_on(state, state.fray, self.blows)
        found.extend([Block(trades=(str(blow.id),)) for blow in fumbles])
        best = self.best(state)
        named = (*best.blocks, *((best.sustained,) if best.sustained else ()))
        found.extend([Block(counters=named), Block()])
        return [one for one in dict.fromkeys(found) if self.check(state, seat, one) is None]

    def propose(self, state: ClashState, seat: int, rng: Rng) -> Action:
        if rng.random() < BEST:
            return BlockBest()
        return super().propose(state, seat, rng)

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
        return block_preview(state, self.blows, filled(drafted(Block, partial).counters, ()))


def _choices(state: ClashState, blows: Sequence[Blow]) -> list[Choice]:
    return [
        Choice(str(b.id), hit_words(state, b, b.threshold, plain=False), of=b.striker)
        for b in blows
    ]
