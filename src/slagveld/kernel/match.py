"""A battle being played: the imperative shell around one game's pure rules."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from slagveld.kernel import shell, standing
from slagveld.kernel.box import DiceBox, DiceKind, committed
from slagveld.kernel.codec import MalformedError
from slagveld.kernel.consent import open_proposals
from slagveld.kernel.decision import Action, Decision, Form, Partial, Preview
from slagveld.kernel.dice import Chained, Dice, NeedDiceError, Request, Rng, Typed
from slagveld.kernel.event import Event, HandStayed, Overridden, TakenBack
from slagveld.kernel.game import Game
from slagveld.kernel.gate import Gate
from slagveld.kernel.log import Entry, Packed, full_mark, line, pack, public_mark
from slagveld.kernel.open_decision import OpenDecision, open_decision, seen_decision
from slagveld.kernel.override import override
from slagveld.kernel.play import Play
from slagveld.kernel.preview import preview
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.kernel.setup import Setup
from slagveld.kernel.state import Outcome, State
from slagveld.record import replace
from slagveld.structs import Struct

S = TypeVar("S", bound=State)


class Waiting(Struct, frozen=True):
    """An action that waits for real dice, with the answers so far."""

    seat: int | None
    action: Action
    request: Request
    answers: tuple[tuple[int, ...], ...] = ()
    given: int = 0
    """How many of the answers were set beforehand, not typed."""

    @property
    def typed(self) -> bool:
        """Whether a die has fallen already."""
        return len(self.answers) > self.given


class Match(Generic[S]):
    """One battle: its set-up, its log, its present state. Everything that changes it is logged."""

    def __init__(
        self, game: Game[S], setup: Setup, box: DiceBox, source: Dice | None = None
    ) -> None:
        self.game = game
        self.setup = setup
        self.box = box
        self.log: list[Entry] = []
        self.state: S = game.first_state(setup)
        self.waiting: Waiting | None = None
        self.verified_from = 0
        """Entries before this number were played under older rules and are not re-verified."""
        self._first = self.state
        self._history: list[S | Packed] = []
        """States after the entries from `verified_from` on; cold after a load."""
        self._counted = (0, 0)
        """So many entries of the log have so many rolls."""
        self.source = source

    @classmethod
    def start(
        cls,
        game: Game[S],
        scenario: str | Path | Mapping[str, Any] | None = None,
        *,
        seed: int | str | None = None,
        dice: DiceKind | Dice = "seeded",
        secret: str | None = None,
        **setup: Any,
    ) -> "Match[S]":
        """Set a battle up and play it to its first decision.

        Args:
            game: The game system.
            scenario: Key of a scenario, or one that somebody wrote: its file (a `Path`), or what
                stands in it; the game's first by default.
            seed: For seeded dice; a fresh one by default.
            dice: `seeded`, `typed` (players roll real dice), `committed` (provably fair), or a
                source of your own, whose rolls are recorded.
            secret: For committed dice; a fresh one by default.
            **setup: What `Game.setup` takes: seats, players, armies, options, table, take_back.

        Raises:
            RefusedError: The set-up does not fit the game.
        """
        source: Dice | None = None
        if not isinstance(dice, str):
            source, box = dice, DiceBox(kind="recorded")
        elif dice == "committed":
            box = committed(secret or secrets.token_hex(32))
        elif dice == "seeded":
            box = DiceBox(kind="seeded", seed=str(secrets.randbits(63) if seed is None else seed))
        else:
            box = DiceBox(kind=dice)
        match = cls(game, game.setup(scenario, **setup), box, source)
        if box.kind != "committed":
            match.take(None, shell.Begin())
        return match

    # What outsiders ask

    @property
    def outcome(self) -> Outcome | None:
        """How the battle ended, or None while it goes on."""
        return self.state.outcome

    @property
    def begun(self) -> bool:
        """Whether the first step has been run (committed dice wait for the players' numbers)."""
        return any(isinstance(entry.action, shell.Begin) for entry in self.log)

    @property
    def decision(self) -> OpenDecision | None:
        """What the battle waits for, or None when it is over."""
        return open_decision(self)

    def decision_for(self, seat: int | None) -> Decision | None:
        """The open decision as a seat may see it: in full if it is asked, else only the wait."""
        return seen_decision(self, seat)

    def standing_forms(self, seat: int, *, own: bool = True) -> tuple[Form, ...]:
        """What is open to a seat besides the decision.

        Without `own`, nothing that tells what the seat has in hand: no standing action of the
        game. While real dice are due, only what they do not hold up.
        """
        if self.outcome is not None:
            return ()
        forms = standing.forms(self.game, self.state, seat)
        if self.waiting is not None:
            return tuple(form for form in forms if form.action != "SetPolicy")
        games = self.game.standing_forms(self.state, seat) if own else ()
        return forms + games + shell.referee_forms()

    def view(self, seat: int | None) -> S:
        """The state as a seat (None: a spectator) may see it."""
        return self.game.view(self.state, seat)

    def story(self, seat: int | None, since: int = 0) -> list[tuple[int, tuple[Event, ...]]]:
        """What happened from log entry `since` on, as a seat may see it."""
        return [
            (number, self.game.events_for(entry.events, seat))
            for number, entry in enumerate(self.log)
            if number >= since and entry.events
        ]

    def proposals(self) -> dict[int, tuple[int, ...]]:
        """Open proposals by entry number, with the seats that have agreed."""
        return open_proposals(self.log)

    def check(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Why an action is not allowed now, or None. Never raises, changes nothing.

        Without a seat, the first seat that the open decision waits for is meant.
        """
        try:
            action = self.game.codec.validated(action)
        except MalformedError as error:
            return shell.malformed(str(error))
        return Gate(self).check(self._seat(action, seat), action)

    def preview(self, partial: Partial, seat: int) -> Preview:
        """What a half-filled answer would do, as far as the seat can know.

        It is tried in a battle that the seat cannot tell from the true one, the same for the same
        entry: so it gives nothing away.
        """
        if self.waiting is not None or not self.begun:
            return Preview(refusal=shell.dice_first())
        state = self.state
        if 0 <= seat < len(state.seats) and self.game.view(state, seat) != state:
            state = self.game.imagine(self.view(seat), seat, Rng(len(self.log)))
        return preview(self.game, state, seat, partial)

    # What changes the battle

    def play(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Take an action and run to the next decision; the events it caused.

        Raises:
            RefusedError: The action is not allowed. Nothing has changed.
        """
        refusal = self.check(action, seat)
        if refusal is not None:
            raise RefusedError(refusal)
        number = len(self.log)
        self.take(self._seat(action, seat), action)
        if not self.begun and len(self.box.mixed) == len(self.state.players()):
            self.take(None, shell.Begin())
        return tuple(event for entry in self.log[number:] for event in entry.events)

    def play_json(self, data: bytes | dict[str, Any], seat: int | None) -> tuple[Event, ...]:
        """`play` for an action that comes from outside as JSON; raises RefusedError."""
        try:
            action = self.game.codec.action(data)
        except MalformedError as error:
            raise RefusedError(shell.malformed(str(error))) from None
        return self.play(action, seat)

    def time_up(self) -> tuple[Event, ...]:
        """Enter that the agreed time is over."""
        return self.enter(standing.TimeUp())

    def undo(self, steps: int = 1) -> None:
        """Take back the last entries, whatever they were: the owner's right.

        Seats play `TakeBack` instead, which follows the battle's rules for it.
        """
        targets = self.targets()
        place = max(0, len(targets) - 1 - steps) if self.waiting is None else len(targets) - steps
        if place < 0 or not targets:
            raise RefusedError(shell.no_such_entry())
        self.enter(shell.TakeBack(targets[place]))

    def enter(self, action: Action) -> tuple[Event, ...]:
        """Take an action of the shell itself, which has no seat; raises RefusedError."""
        refusal = Gate(self).check(None, action)
        if refusal is not None:
            raise RefusedError(refusal)
        number = len(self.log)
        self.take(None, action)
        return tuple(event for entry in self.log[number:] for event in entry.events)

    def targets(self) -> list[int]:
        """Entries one can go back to: those that hold and are carried out."""
        return [number for number in line(self.log) if not self.log[number].waits]

    def state_after(self, number: int) -> S:
        """The state after a log entry (-1: before the first); raises RefusedError.

        After a load the past is played again when it is first asked for.
        """
        place = number - self.verified_from
        if place == -1:
            return self._first
        if place < 0 or number >= len(self.log):
            raise RefusedError(refuse("SLV-BACK-5", "refusal-back-old-rules", entry=number))
        if len(self._history) < len(self.log) - self.verified_from:
            from slagveld.kernel.verify import fresh, replay

            again = fresh(self)
            if replay(again, self.log) is not None:
                raise RefusedError(refuse("SLV-BACK-5", "refusal-back-old-rules", entry=number))
            self._history = again._history  # noqa: SLF001 - a match of the same battle
            self.waiting = again.waiting
        state = self._history[place]
        return state.state(self.game.codec) if isinstance(state, Packed) else state

    def adopt(self, log: Sequence[Entry], state: S, *, verified_from: int | None = None) -> None:
        """Go on from a loaded log and state.

        Entries before `verified_from` cannot be played again; without it, none of them can.
        """
        self.log = list(log)
        self.state = state
        self._history = []
        self._counted = (0, 0)
        self.verified_from = len(log) if verified_from is None else verified_from
        if verified_from is None:
            self._first = state

    def reveal(self) -> str:
        """The secret of committed dice, once the battle is over; raises RefusedError."""
        if self.outcome is None:
            raise RefusedError(refuse("SLV-DICE-4", "refusal-reveal-early"))
        return self.box.seed

    # How it is carried out

    def take(self, seat: int | None, action: Action) -> None:
        """Carry an action out that the gate has let through, and log it."""
        match action:
            case shell.MixDice(number=number) if seat is not None:
                self.box = self.box.with_number(seat, number)
                self._append(Entry(seat=seat, action=action, held=False), self.state)
            case shell.TypeDice() | shell.TypeCard() if self.waiting is not None:
                numbers = shell.answer_numbers(self.waiting.request, action)
                if isinstance(numbers, Refusal):
                    raise RefusedError(numbers)
                self._run(seat, action, self.waiting, (*self.waiting.answers, numbers))
            case shell.Agree(entry=number):
                agreed = (*self.proposals()[number], seat)
                if all(player in agreed for player in self.state.players()):
                    self._carry_out(seat, action, self.log[number].action)
                else:
                    self._append(Entry(seat=seat, action=action, held=False), self.state)
            case shell.Decline():
                self._append(Entry(seat=seat, action=action, held=False), self.state)
            case shell.TakeBack() | shell.Override() | shell.SetDice():
                if Gate(self).may_decide(seat, action):
                    self._carry_out(seat, action, action)
                else:
                    entry = Entry(seat=seat, action=action, waits=True, held=False)
                    self._append(entry, self.state)
            case _ if self.waiting is not None and self._aside(seat, action):
                return
            case _:
                self._begin_run(seat, action, action)

    def _aside(self, seat: int | None, action: Action) -> bool:
        """Do what leaves the action that waits for dice as it is; False: it does not."""
        if not isinstance(action, standing.ASIDE):
            return False
        play = Play(self.game, self.state, Typed(()), listening=True)
        standing.stand(play, seat, action)
        if play.state.outcome is not None or tuple(play.stack) != self.state.agenda.steps:
            return False
        events = tuple(play.events or ())
        self._append(Entry(seat=seat, action=action, events=events, held=False), play.state)
        return True

    def _carry_out(self, seat: int | None, action: Action, what: Action) -> None:
        """Carry out what all agree to, unless the true state does not allow it after all."""
        if Gate(self).possible(what) is None:
            self._execute(seat, action, what)
        else:
            told = HandStayed(rule="SLV-BACK-3")
            entry = Entry(seat=seat, action=action, events=(told,), held=False)
            self._append(entry, self.state)

    def _execute(self, seat: int | None, action: Action, what: Action) -> None:
        """Carry a take-back or the referee's hand out, logged as `action` of `seat`."""
        if isinstance(what, shell.TakeBack):
            self.waiting = None
            told = TakenBack(to=what.to, rule="SLV-BACK-1")
            entry = Entry(seat=seat, action=action, events=(told,), back=what.to, held=False)
            self._append(entry, self.state_after(what.to))
        elif isinstance(what, shell.SetDice):
            origin = self.origin(what.entry)
            before = max(target for target in self.targets() if target < origin)
            self.state = self.state_after(origin - 1)
            first = self.log[origin]
            self._begin_run(seat, action, first.action, first.seat, what.rolls, before)
        else:
            self._begin_run(seat, action, what)

    def origin(self, number: int) -> int:
        """The entry whose action caused the rolls of entry `number` (itself, unless typed)."""
        typing = shell.TypeDice | shell.TypeCard
        while isinstance(self.log[number].action, typing) or not self.log[number].held:
            number -= 1
        return number

    def _begin_run(
        self,
        seat: int | None,
        logged: Action,
        action: Action,
        actor: int | None = None,
        answers: tuple[tuple[int, ...], ...] = (),
        back: int | None = None,
    ) -> None:
        who = seat if back is None else actor
        request = shell.NO_REQUEST
        self._run(seat, logged, Waiting(who, action, request, (), len(answers)), answers, back)

    def _run(
        self,
        seat: int | None,
        logged: Action,
        work: Waiting,
        answers: tuple[tuple[int, ...], ...],
        back: int | None = None,
    ) -> None:
        """Run an action with the answers there are; log it as done, or as waiting for dice."""
        try:
            play = self.carried_out(work.seat, work.action, self._dice(answers), self.state)
        except NeedDiceError as need:
            self.waiting = replace(work, answers=answers, request=need.request)
            barrier = "SLV-BACK-2" if self.waiting.typed else ""
            entry = Entry(seat=seat, action=logged, waits=True, barrier=barrier, back=back)
            self._append(entry, self.state)
            return
        self.waiting = None
        entry = Entry(
            seat=seat,
            action=logged,
            rolls=tuple(play.rolls),
            events=tuple(play.events or ()),
            barrier=play.barrier_rule or ("SLV-BACK-2" if play.rolls else ""),
            back=back,
        )
        self._append(entry, play.state)

    def carried_out(self, seat: int | None, action: Action, dice: Dice, state: S) -> Play[S]:
        """What an action would do to a state, with these dice. Changes nothing here."""
        match action:
            case shell.Begin():
                play = Play(self.game, state, dice, listening=True)
            case shell.Override(changes=changes, reason=reason):
                changed = override(self.game.codec, state, changes)
                if isinstance(changed, Refusal):
                    raise RefusedError(changed)
                play = Play(self.game, changed, dice, listening=True)
                paths = tuple(change.path for change in changes)
                play.tell(Overridden, reason=reason, paths=paths, rule="SLV-HAND-1")
                if seat is not None and state.seats[seat].leader:
                    play.barrier("SLV-HAND-1")
            case _:
                return self.game.apply(state, seat, action, dice, listening=True)
        play.run()
        return play

    def _dice(self, answers: Sequence[tuple[int, ...]]) -> Dice:
        if self.box.kind == "typed":
            return Typed(answers)
        if self.box.kind == "recorded":
            rest: Dice = Typed(()) if self.source is None else self.source
        else:
            rest = self.box.stream(self.spent())
        return Chained(answers, rest) if answers else rest

    def spent(self) -> int:
        """Rolls and draws of the whole log, taken back or not: none is ever used twice."""
        entries, rolls = self._counted
        for entry in self.log[entries:]:
            rolls += len(entry.rolls)
        self._counted = (len(self.log), rolls)
        return rolls

    def _append(self, entry: Entry, state: S) -> None:
        codec = self.game.codec
        before = self.log[-1] if self.log else Entry(seat=None, action=shell.Begin())
        public_events = self.game.events_for(entry.events, None)
        public = public_mark(codec, before.public, self.game.view(state, None), public_events)
        mark = full_mark(codec, before.mark, entry, state)
        self.log.append(replace(entry, mark=mark, public=public))
        if len(self._history) == len(self.log) - 1 - self.verified_from:
            self._history.append(state)
            pack(codec, self._history)
        self.state = state

    def _seat(self, action: Action, seat: int | None) -> int | None:
        if seat is not None:
            return seat
        decision = self.decision
        if decision is None or isinstance(action, standing.TimeUp | shell.Begin):
            return None
        waiting = decision.waiting_for
        return waiting[0] if waiting else None

    # Saving

    def save(self) -> bytes:
        """The whole battle as a file for its host: set-up, log, present state, dice."""
        from slagveld.kernel.save import dump

        return dump(self)
