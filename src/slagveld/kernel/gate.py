"""The gate of a match: who may do what to the battle itself."""

from typing import TYPE_CHECKING, Any

from slagveld.kernel import shell
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Chained, DiceError, NeedDiceError, Typed
from slagveld.kernel.judging import dice_judged, judged, sees_all
from slagveld.kernel.log import line
from slagveld.kernel.override import override
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.kernel.standing import ASIDE, Concede

if TYPE_CHECKING:
    from slagveld.kernel.match import Match


NOT_HELD_UP = (shell.TakeBack, shell.Agree, shell.Decline, Concede, *ASIDE)
"""What may be done although real dice are due."""


class Gate:
    """Checks every action before a match takes it. Never raises, changes nothing."""

    def __init__(self, match: "Match[Any]") -> None:
        self._match = match

    def check(self, seat: int | None, action: Action) -> Refusal | None:
        """Why an action of a seat (None: the shell) is not allowed now, or None."""
        match = self._match
        if seat is not None and not 0 <= seat < len(match.state.seats):
            return refuse("SLV-TURN-1", "refusal-no-seat")
        if isinstance(action, shell.Begin):
            ready = match.box.kind != "committed" or len(match.box.mixed) == len(
                match.state.players()
            )
            fine = seat is None and not match.begun and ready
            return None if fine else refuse("SLV-TURN-2", "refusal-shell-only")
        if isinstance(action, shell.MixDice):
            return self._check_mix(seat)
        if not match.begun:
            return shell.dice_first()
        if match.waiting is not None and not isinstance(action, NOT_HELD_UP):
            return self._check_typed(seat, action)
        if isinstance(action, shell.TypeDice | shell.TypeCard):
            return refuse("SLV-DICE-2", "refusal-no-dice-due")
        if isinstance(action, shell.Agree | shell.Decline):
            return self._check_vote(seat, action)
        if isinstance(action, shell.PROPOSALS):
            return self._check_proposal(seat, action)
        return match.game.check(match.state, seat, action)

    def may_decide(self, seat: int | None, action: Action) -> bool:
        """Whether a seat needs nobody's agreement for a take-back or the referee's hand."""
        match = self._match
        if seat is None or match.state.seats[seat].leader:
            return True
        if match.state.players() == (seat,):
            return True
        return isinstance(action, shell.TakeBack) and match.setup.take_back == "free"

    def _check_mix(self, seat: int | None) -> Refusal | None:
        match = self._match
        if match.box.kind != "committed" or match.begun:
            return refuse("SLV-DICE-3", "refusal-mix-late")
        if seat not in match.state.players():
            return refuse("SLV-TURN-1", "refusal-not-playing")
        if any(seat == other for other, _ in match.box.mixed):
            return refuse("SLV-DICE-3", "refusal-mix-twice")
        return None

    def _check_typed(self, seat: int | None, action: Action) -> Refusal | None:
        waiting = self._match.waiting
        if waiting is None:
            return None
        if not isinstance(action, shell.TypeDice | shell.TypeCard):
            return shell.dice_first()
        if self._match.state.paused:
            return refuse("SLV-PAUSE-1", "refusal-paused")
        roller = waiting.request.seat
        if seat is not None and roller is not None and seat != roller:
            leader = self._match.state.seats[seat].leader
            if not leader:
                return refuse("SLV-TURN-1", "refusal-not-asked")
        answer = shell.answer_numbers(waiting.request, action)
        return answer if isinstance(answer, Refusal) else None

    def _check_vote(self, seat: int | None, action: shell.Agree | shell.Decline) -> Refusal | None:
        proposals = self._match.proposals()
        if seat is None or seat not in self._match.state.players():
            return refuse("SLV-TURN-1", "refusal-not-playing")
        if action.entry not in proposals:
            return refuse("SLV-BACK-3", "refusal-no-proposal")
        if isinstance(action, shell.Agree):
            if seat in proposals[action.entry]:
                return refuse("SLV-BACK-3", "refusal-agreed-twice")
            return self._agreeable(seat, self._match.log[action.entry].action)
        return None

    def _check_proposal(self, seat: int | None, action: Action) -> Refusal | None:
        match = self._match
        if seat is None or match.state.seats[seat].leader:
            return self.possible(action)
        if seat not in match.state.players():
            return refuse("SLV-TURN-1", "refusal-not-playing")
        if isinstance(action, shell.TakeBack):
            if match.setup.take_back == "off":
                return refuse("SLV-BACK-1", "refusal-back-off")
            return self.possible(action) or self._barrier(action.to)
        if isinstance(action, shell.Override):
            return judged(match.game, match.state, seat, action.changes)
        return self._dice_proposed(seat, action) if isinstance(action, shell.SetDice) else None

    def _agreeable(self, seat: int, action: Action) -> Refusal | None:
        """Why a seat cannot agree to a proposal, by what it sees.

        What it cannot see it may agree to blindly: whoever proposed it can.
        """
        match = self._match
        if isinstance(action, shell.Override):
            if not sees_all(match.game, match.state, seat, action.changes):
                return None
            return judged(match.game, match.state, seat, action.changes)
        if isinstance(action, shell.SetDice):
            return self._dice_proposed(seat, action)
        return self.possible(action)

    def possible(self, action: Action) -> Refusal | None:
        """Why a take-back or the referee's hand cannot be carried out at all, or None.

        Held against the true state: only whoever sees everything may be told.
        """
        match = self._match
        if isinstance(action, shell.TakeBack):
            if match.waiting is not None and match.waiting.typed:
                return refuse("SLV-DICE-2", "refusal-back-dice-typed")
            targets = match.targets()
            newest = targets[-1] if targets and match.waiting is None else None
            if action.to not in targets or action.to == newest:
                return refuse("SLV-BACK-4", "refusal-back-entry", entry=action.to)
            if action.to < match.verified_from:
                return refuse("SLV-BACK-5", "refusal-back-old-rules", entry=action.to)
            return None
        if isinstance(action, shell.Override):
            changed = override(match.game.codec, match.state, action.changes)
            if isinstance(changed, Refusal):
                return changed
            if leaders_of(changed) != leaders_of(match.state):
                return refuse("SLV-HAND-5", "refusal-change-leader")
            faults = match.game.faults(changed)
            if faults:
                return refuse("SLV-HAND-3", "refusal-change-fault", fault=faults[0])
            return None
        return self._check_dice_set(action) if isinstance(action, shell.SetDice) else None

    def _dice_entry(self, action: shell.SetDice) -> Refusal | None:
        """Why the dice of an entry cannot be set, as far as everybody sees it, or None."""
        match = self._match
        if action.entry not in match.targets() or action.entry <= match.verified_from:
            return refuse("SLV-BACK-4", "refusal-back-entry", entry=action.entry)
        origin = match.log[match.origin(action.entry)]
        if isinstance(origin.action, shell.SHELL) or not match.log[action.entry].rolls:
            return refuse("SLV-HAND-4", "refusal-no-rolls", entry=action.entry)
        return None

    def _dice_proposed(self, seat: int, action: shell.SetDice) -> Refusal | None:
        """Why a player cannot propose these dice, or None."""
        match = self._match
        refusal = self._dice_entry(action)
        if refusal is not None:
            return refusal
        place = match.origin(action.entry)
        origin = match.log[place]
        before = match.state_after(place - 1)
        events = match.log[action.entry].events
        return dice_judged(
            match.game, before, seat, (origin.seat, origin.action), events, action.rolls
        )

    def _check_dice_set(self, action: shell.SetDice) -> Refusal | None:
        match = self._match
        refusal = self._dice_entry(action)
        if refusal is not None:
            return refusal
        place = match.origin(action.entry)
        origin = match.log[place]
        before = match.state_after(place - 1)
        dice = Chained(action.rolls, Typed(()))
        try:
            match.carried_out(origin.seat, origin.action, dice, before)
        except NeedDiceError:
            return None
        except DiceError:
            return refuse("SLV-HAND-4", "refusal-rolls-impossible")
        return refuse("SLV-HAND-4", "refusal-rolls-too-many") if dice.unused else None

    def _barrier(self, to: int) -> Refusal | None:
        match = self._match
        for number in line(match.log):
            entry = match.log[number]
            if number <= to:
                continue
            if entry.barrier == "SLV-BACK-2" or (entry.rolls and entry.barrier):
                return refuse("SLV-BACK-2", "refusal-back-dice")
            is_orderly = entry.barrier in match.game.orderly
            if is_orderly and isinstance(entry.action, match.game.codec.sealed_kinds):
                return refuse("SLV-BACK-2", "refusal-back-dice")
            if entry.barrier and not is_orderly:
                return refuse(entry.barrier, "refusal-back-barrier")
        return None


def leaders_of(state: Any) -> tuple[bool, ...]:
    """For each seat whether it leads."""
    return tuple(seat.leader for seat in state.seats)
