"""A guided battle under way: where the learner is, what is let in, what comes next.

Everything follows from the log and from how the battle stands, so that a take-back leads back in
the lesson too, and whoever comes back later finds it where it was.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import Any

import msgspec

from slagveld.kernel.codec import MalformedError
from slagveld.kernel.decision import Action, Decision, Form
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Rolled
from slagveld.kernel.fields import ChoiceField, PieceField, PiecesField, PlacementsField
from slagveld.kernel.lesson import GuideStep, Pattern, Taught, When
from slagveld.kernel.log import Entry, line
from slagveld.kernel.match import Match
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.scene import Scene
from slagveld.record import replace
from slagveld.texts import Text

LEARNER = 0
MENU = 400
"""Entries of a menu among which an answer is looked for."""
TOUCHING = 5
"""Units between two bases that still touch."""


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """Where a lesson is after an entry of the log."""

    step: int
    """The step that is to be done; the number of steps when nothing is left to do."""
    since: int
    """Only what comes after this entry counts for it."""
    missed: int | None = None
    """The last step that was passed over, until another is done."""


class Teaching:
    """The lesson of one battle. It reads the match and changes nothing."""

    def __init__(self, taught: Taught, match: Match[Any]) -> None:
        self._taught = taught
        self.match = match
        self._known: dict[int, Progress] = {}
        self._led = -1, False
        """Whether the decision after so many entries can be answered as the step lets in."""

    @property
    def is_own(self) -> bool:
        """Whether the battle has the lesson's dice: it was begun as this lesson."""
        return self.match.box.kind == "seeded" and self.match.box.seed == self._taught.guide.seed

    @property
    def steps(self) -> tuple[GuideStep, ...]:
        """The steps of the lesson."""
        return self._taught.guide.steps

    @property
    def progress(self) -> Progress:
        """Where the learner is."""
        log, found = self.match.log, Progress(step=self._doing(0), since=-1)
        live = line(log)
        for place, number in enumerate(live):
            known = self._known.get(number)
            if known is None:
                known = self._after(found, live[: place + 1])
                self._known[number] = known
            found = known
        return found

    @property
    def step(self) -> GuideStep | None:
        """The step that is to be done; None when the lesson is over."""
        at = self.progress.step
        return self.steps[at] if at < len(self.steps) else None

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why the lesson does not let an answer in just now, or None."""
        step = self.step
        if seat != LEARNER or step is None or action.standing or not self._is_led(step):
            return None
        if not isinstance(action, self._answers()):
            return None
        values = self.match.game.codec.builtins(action)
        return None if any(_fits(values, each) for each in step.lets) else not_now()

    def decision(self, decision: Decision) -> tuple[Decision, tuple[Form, ...]]:
        """The decision as the lesson puts it to the learner, and the forms that are locked."""
        step = self.step
        if step is None or LEARNER not in decision.seats or not self._is_led(step):
            return decision, ()
        kinds = {pattern["type"] for pattern in step.lets}
        open_now = tuple(_narrowed(f, step.lets) for f in decision.forms if f.action in kinds)
        locked = tuple(form for form in decision.forms if form.action not in kinds)
        return replace(decision, forms=open_now), locked

    def lead(self) -> Action | None:
        """What the learner is led to answer now; None where he is not asked."""
        step = self.step
        if step is None or not self._asks(LEARNER) or self.opening(LEARNER) is not None:
            return None
        lets = step.lets if self._is_led(step) else ()
        found = self._allowed(LEARNER, (*step.leads, *lets))
        rest = chain(self._proposed(LEARNER), self._menu(LEARNER)) if found is None else ()
        return found or next((one for one in rest if self.refusal(LEARNER, one) is None), None)

    def opening(self, seat: int, *, quick: bool = False) -> Action | None:
        """What is answered for a seat before the first round, so that all stand ready.

        In a quick battle that nobody is led through: also until the two sides are near.
        """
        guide, match = self._taught.guide, self.match
        begins = guide.quick.begins if quick else 1
        patterns = (*guide.opening, *guide.quick.opening) if quick else guide.opening
        if not patterns or not self._asks(seat) or match.game.round_of(match.state) >= begins:
            return None
        return self._allowed(seat, patterns)

    def foe(self, seat: int) -> Action | None:
        """What the other side answers by the script, or None where it has nothing that fits."""
        guide, match, step = self._taught.guide, self.match, self.step
        if step is None or not self._asks(seat):
            return None
        given = [
            match.game.codec.builtins(match.log[number].action)
            for number in line(match.log)
            if number > self.progress.since and match.log[number].seat == seat
        ]
        fresh = [each for each in step.foe if not any(_fits(one, each) for one in given)]
        return self._allowed(seat, (*fresh, *guide.foe))

    # How it goes on

    def _doing(self, start: int) -> int:
        """The first step from there on in which something is to be done."""
        rest = range(start, len(self.steps))
        return next((number for number in rest if self.steps[number].until), len(self.steps))

    def _after(self, before: Progress, live: Sequence[int]) -> Progress:
        number, found = live[-1], before
        if self._taught.guide.opening and self._is_opening(number):
            return Progress(step=before.step, since=number)
        while found.step < len(self.steps):
            step = self.steps[found.step]
            entries = [self.match.log[each] for each in live if each > found.since]
            if any(self._is_so(when, entries, number) for when in step.until):
                missed = found.missed if found.since == number else None
            elif any(self._is_so(when, entries, number) for when in step.lost):
                missed = found.step
            else:
                break
            found = Progress(step=self._doing(found.step + 1), since=number, missed=missed)
        return found

    def _is_so(self, when: When, entries: Sequence[Entry], number: int) -> bool:
        """Whether a condition holds after entry `number`; nothing is reckoned out in vain."""
        own = {type(each.action).__name__ for each in entries if each.seat == LEARNER}
        foes = {type(each.action).__name__ for each in entries if each.seat not in (None, LEARNER)}
        events = [event for each in entries for event in each.events]
        told = {type(event).__name__ for event in events}
        needed = [event for event in events if isinstance(event, Rolled) and event.need is not None]
        happened = (
            (not when.did or not own.isdisjoint(when.did))
            and (not when.foe_did or not foes.isdisjoint(when.foe_did))
            and (not when.told or not told.isdisjoint(when.told))
            and (not when.rolled or any(event.seat == LEARNER for event in needed))
        )
        return happened and self._stands(when, number)

    def _is_opening(self, number: int) -> bool:
        """Whether the first round had not begun after an entry."""
        return self.match.game.round_of(self.match.state_after(number)) < 1

    def _stands(self, when: When, number: int) -> bool:
        game = self.match.game
        if not (when.asked or when.gone or when.touching or when.round):
            return True
        state = self.match.state_after(number)
        if when.round and game.round_of(state) < when.round:
            return False
        if when.asked:
            question = game.question(state)
            if question is None or LEARNER not in question.who(state):
                return False
            offered = {form.action for form in question.ask(state).forms}
            if offered.isdisjoint(when.asked):
                return False
        if not (when.gone or when.touching):
            return True
        scene = game.scene(game.view(state, LEARNER), LEARNER)
        if any(_members(scene, piece) for piece in when.gone):
            return False
        return when.touching is None or self._touch(state, scene, when.touching)

    def _touch(self, state: Any, scene: Scene, pair: tuple[int, int]) -> bool:
        layout = self.match.game.layout(state)
        one, other = (_members(scene, piece) for piece in pair)
        return layout is not None and any(
            layout.has(left) and layout.has(right) and layout.gap(left, right) <= TOUCHING
            for left in one
            for right in other
        )

    # What is asked now

    def _asks(self, seat: int) -> bool:
        decision = self.match.decision
        waits = self.match.waiting is not None or not self.match.begun
        return decision is not None and not waits and seat in decision.waiting_for

    def _answers(self) -> tuple[type[Action], ...]:
        question = self.match.game.question(self.match.state)
        return () if question is None else tuple(question.actions)

    def _is_led(self, step: GuideStep) -> bool:
        """Whether something that the step lets in is allowed now; nobody is locked in."""
        key = len(self.match.log)
        if self._led[0] != key:
            self._led = key, bool(step.lets) and self._allowed(LEARNER, step.lets) is not None
        return self._led[1]

    def _allowed(self, seat: int, patterns: Iterable[Pattern]) -> Action | None:
        """The first answer that fits one of these patterns and is allowed."""
        return next(chain.from_iterable(self._fitting(seat, each) for each in patterns), None)

    def _fitting(self, seat: int, pattern: Pattern) -> Iterator[Action]:
        match = self.match
        if pattern["type"] not in {kind.__name__ for kind in self._answers()}:
            return
        try:
            action = match.game.codec.action(self._manned(pattern))
        except MalformedError:
            pass
        else:
            if match.check(action, seat) is None:
                yield action
                return
        for action in chain(self._proposed(seat), self._menu(seat)):
            values = match.game.codec.builtins(action)
            if _fits(values, pattern) and match.check(action, seat) is None:
                yield action

    def _manned(self, pattern: Pattern) -> Pattern:
        """A pattern in which places that name no piece are for those who wait beside the table."""
        decision = self.match.decision
        forms = () if decision is None else decision.forms
        filled = dict(pattern)
        for field in (
            one for form in forms if form.action == pattern["type"] for one in form.fields
        ):
            if isinstance(field, PlacementsField) and isinstance(pattern.get(field.name), list):
                numbers = [spare.number for spare in field.spares]
                places = pattern[field.name]
                if len(places) == len(numbers):
                    pairs = zip(numbers, places, strict=True)
                    filled[field.name] = [{"piece": number, **place} for number, place in pairs]
        return filled

    def _menu(self, seat: int) -> Iterator[Action]:
        """What the game's menu has, the pass or default first."""
        decision = self.match.decision
        return iter(()) if decision is None else islice(decision.candidates(seat), MENU)

    def _proposed(self, seat: int) -> list[Action]:
        """What the game's own sense of good play proposes, the best first."""
        match, question = self.match, self.match.game.question(self.match.state)
        tactics = match.game.tactics()
        if tactics is None or question is None:
            return []
        rng = Rng(f"lesson:{len(match.log)}")
        state = match.game.imagine(match.view(seat), seat, rng)
        asked = match.game.question(state)
        if asked is None or seat not in asked.who(state):
            return []
        scored = sorted(tactics.proposals(state, seat, asked, rng), key=lambda pair: -pair[0])
        return [action for _, action in scored if match.check(action, seat) is None]


def not_now() -> Refusal:
    """The refusal of what the lesson does not let in just now."""
    return Refusal("SLV-LESSON-1", Text("lesson-not-now"))


def _members(scene: Scene, piece: int) -> list[int]:
    """The pieces on the table that a piece or a group is made of."""
    there = [each for each in scene.pieces if each.pose is not None]
    return [each.id for each in there if piece in (each.id, each.group)]


def _fits(values: Pattern, pattern: Pattern) -> bool:
    """Whether an action is as a pattern has it; of objects in it, the same goes for each part."""
    return all(key in values and _like(values[key], part) for key, part in pattern.items())


def _like(value: Any, part: Any) -> bool:
    if isinstance(part, dict) and isinstance(value, dict):
        return _fits(value, part)
    if isinstance(part, list | tuple) and isinstance(value, list | tuple):
        return len(part) == len(value) and all(map(_like, value, part))
    return bool(value == part)


def _narrowed(form: Form, lets: Sequence[Pattern]) -> Form:
    """A form whose fields offer no more than the lesson lets in."""
    patterns = [pattern for pattern in lets if pattern["type"] == form.action]
    fields = []
    for field in form.fields:
        wanted = [pattern[field.name] for pattern in patterns if field.name in pattern]
        if len(wanted) < len(patterns):
            fields.append(field)
        elif isinstance(field, PieceField):
            fields.append(replace(field, allowed=tuple(p for p in field.allowed if p in wanted)))
        elif isinstance(field, PiecesField):
            inside = {piece for group in wanted for piece in group}
            fields.append(replace(field, allowed=tuple(p for p in field.allowed if p in inside)))
        elif isinstance(field, ChoiceField):
            keys = {str(each) for each in wanted}
            open_now = tuple(choice for choice in field.choices if choice.key in keys)
            fields.append(replace(field, choices=open_now) if open_now else field)
        else:
            fields.append(field)
    return replace(form, fields=tuple(fields))
