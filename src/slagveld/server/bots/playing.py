"""What a bot does next in a battle: the jobs for its workers, and what needs no thought.

Bots agree to take-backs, because whoever plays against a program is not hurt by them; they say no
to everything else that others propose, and never offer to end a battle. Where any of several seats
may answer, people come first. Real dice are rolled and typed by people, also for bots.
"""

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from slagveld.kernel import shell
from slagveld.kernel.codec import MalformedError
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.match import Match
from slagveld.server.bots.worker import Advise, Answer


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat does next: an action that needs no thought, or a bot's job."""

    seat: int
    action: Action | None = None
    job: Answer | None = None
    itself: bool = False
    """It is the only answer there is, of a person who need not be asked."""


def next_move(match: Match[Any], bots: Mapping[int, str]) -> Move | None:
    """What the bots of a battle do next, one at a time; None: they wait for others."""
    if match.outcome is not None or not bots:
        return None
    return _vote(match, bots) or _turn(match, bots)


def _vote(match: Match[Any], bots: Mapping[int, str]) -> Move | None:
    for entry, agreed in match.proposals().items():
        for seat in match.state.players():
            if seat not in bots or seat in agreed:
                continue
            yes = shell.Agree(entry)
            back = isinstance(match.log[entry].action, shell.TakeBack)
            if back and match.check(yes, seat) is None:
                return Move(seat=seat, action=yes)
            no = shell.Decline(entry)
            if match.check(no, seat) is None:
                return Move(seat=seat, action=no)
    return None


def _turn(match: Match[Any], bots: Mapping[int, str]) -> Move | None:
    decision = match.decision
    if decision is None or match.waiting is not None:
        return None
    waiting = decision.waiting_for
    asked = [seat for seat in waiting if seat in bots]
    if not asked or (decision.mode == "any" and len(asked) < len(waiting)):
        return None
    seat = asked[0]
    if not match.begun:
        return Move(seat=seat, action=shell.MixDice(secrets.randbelow(2**53)))
    if match.state.paused:
        return None
    codec = match.game.codec
    return Move(
        seat=seat,
        job=Answer(
            game=match.game.key,
            view=codec.encode(match.view(seat)),
            seat=seat,
            bot=bots[seat],
            seed=_seed(match, seat),
        ),
    )


def wondering(match: Match[Any], seat: int) -> Advise | None:
    """The job to advise a seat that is asked; None: there is nothing to advise it on."""
    decision = match.decision
    asked = decision is not None and seat in decision.waiting_for
    if not asked or match.waiting is not None or not match.begun or match.state.paused:
        return None
    return Advise(
        game=match.game.key,
        view=match.game.codec.encode(match.view(seat)),
        seat=seat,
        seed=f"hint:{len(match.log)}:{seat}",
    )


def _seed(match: Match[Any], seat: int) -> str:
    """Chance for a bot: the same again where the whole battle is, else fresh."""
    if match.box.kind == "seeded":
        return f"{match.box.seed}:{len(match.log)}:{seat}"
    return secrets.token_hex(16)


def accepted(match: Match[Any], seat: int, answer: bytes | None) -> Action | None:
    """The action that a bot's answer is; None: it gave none, or none that is allowed."""
    if answer is None:
        return None
    try:
        action = match.game.codec.action(answer)
    except MalformedError:
        return None
    return action if match.check(action, seat) is None else None


def quick(match: Match[Any], seat: int) -> Action:
    """An allowed answer without thought, from what the seat may see where that gives one."""
    rng = Rng(_seed(match, seat))
    state = match.game.imagine(match.view(seat), seat, rng)
    question = match.game.question(state)
    if question is not None:
        action = question.propose(state, seat, rng)
        if match.check(action, seat) is None:
            return action
    decision = match.decision
    if decision is None:
        raise LookupError("nobody is asked anything")
    return decision.candidates(seat)[0]
