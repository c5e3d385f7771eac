"""From one decision to the next: people are asked, bots answer, everything is kept."""

from typing import Any

from slagveld.bots import USUAL, Bot, bot
from slagveld.cli.errors import one_line
from slagveld.cli.play import thinking
from slagveld.cli.play.asking import Asker
from slagveld.cli.play.codes import letter
from slagveld.cli.play.commands import ChangedError, LeaveError
from slagveld.cli.play.describing import Describer
from slagveld.cli.play.sitting import HUMAN, Sitting
from slagveld.cli.play.suggesting import Advice
from slagveld.cli.story import outcome_words
from slagveld.kernel.dice import Draw
from slagveld.kernel.event import Placed
from slagveld.kernel.open_decision import OpenDecision

FINE, NO, INTERRUPTED = 0, 1, 130
ASKED = 8
"""Lines that a question takes besides its forms: prompt, suggestions, what is typed."""


def play(sitting: Sitting) -> int:
    """Play the battle to its end, or until the player leaves; the exit code."""
    adviser = bot(USUAL)
    try:
        while (decision := sitting.match.decision) is not None:
            seat = _next(sitting, decision)
            if seat is None:
                return NO
            if seat in sitting.bots and sitting.match.waiting is None:
                _bot(sitting, decision, seat)
            else:
                _human(sitting, decision, seat, adviser)
            sitting.keep()
    except LeaveError:
        return _left(sitting, FINE)
    except EOFError:
        return _left(sitting, NO)
    except KeyboardInterrupt:
        sitting.term.line()
        return _left(sitting, INTERRUPTED)
    _end(sitting)
    return FINE


def _next(sitting: Sitting, decision: OpenDecision) -> int | None:
    """Who answers next: bots first where answers are sealed, people first where any may."""
    waiting = decision.waiting_for
    if not waiting:
        sitting.term.line(sitting.term.said(decision.described.prompt), style="yellow")
        return None
    bots_first = decision.mode == "all"
    return min(waiting, key=lambda seat: ((seat in sitting.bots) != bots_first, seat))


def _bot(sitting: Sitting, decision: OpenDecision, seat: int) -> None:
    """Let a bot answer, and note why it did."""
    match = sitting.match
    action, note = thinking.answer(sitting, decision, seat)
    number = len(match.log)
    events = match.play(action, seat)
    if note is not None:
        sitting.notes[number] = thinking.settled(sitting, number, note)
    if any(isinstance(event, Placed) for event in events):
        sitting.learn()  # it may be gone again before anybody looks


def _human(sitting: Sitting, decision: OpenDecision, seat: int, adviser: Bot) -> None:
    """Ask a person, until there is an answer or the battle has changed otherwise."""
    private = sitting.shared and (decision.described.private or _drawing(sitting))
    if private:
        _hand_over(sitting, seat)
    sitting.look(seat if private else None)
    sitting.show(len(decision.forms) + ASKED)
    scene = sitting.scene()
    describer = Describer(sitting.codes(scene), sitting.term, sitting.side(seat))
    advice = Advice(sitting.match, decision, seat, adviser, sitting.rng(seat))
    try:
        action = Asker(sitting, decision.described, seat, advice, describer).ask()
        sitting.match.play(action, seat)
    except ChangedError:
        pass
    finally:
        if private:
            sitting.look(None)
            sitting.term.clear(wholly=True)


def _drawing(sitting: Sitting) -> bool:
    """Whether somebody draws a real card, which others may not see."""
    waiting = sitting.match.waiting
    return waiting is not None and isinstance(waiting.request, Draw)


def _hand_over(sitting: Sitting, seat: int) -> None:
    """Nobody else looks while something secret is asked."""
    term = sitting.term
    term.clear(wholly=True)
    name = one_line(sitting.match.setup.seats[seat].name)
    term.line(term.say("play-hand-over", name=name), style="bold")
    term.wait()


def _left(sitting: Sitting, code: int) -> int:
    """The battle is left open: say where it lies and how it goes on."""
    sitting.keep()
    term = sitting.term
    if sitting.keeper.failed is not None:
        term.line(f"✗ {term.said(sitting.keeper.failed.text)}", style="bold red")
        return code
    term.line(term.say("play-left"))
    term.verbatim(f"  slagveld play --load {quoted(str(sitting.keeper.path))}{_seats(sitting)}")
    return code


def _seats(sitting: Sitting) -> str:
    """The option that seats everybody as before, where it is not the usual way."""
    usual = (HUMAN, *[USUAL] * (len(sitting.players) - 1))
    if sitting.players == usual:
        return ""
    if all(player == HUMAN for player in sitting.players):
        return " --hot-seat"
    return f" --seat {','.join(sitting.players)}"


def quoted(path: str) -> str:
    """A path as a shell takes it."""
    plain = path.replace("/", "").replace(".", "").replace("-", "").replace("_", "").isalnum()
    return path if plain else "'" + path.replace("'", "'\\''") + "'"


def _end(sitting: Sitting) -> None:
    """The last screen: how it ended, and where the battle lies."""
    sitting.keep()
    sitting.look(None)
    sitting.show()
    term, match = sitting.term, sitting.match
    outcome = match.outcome
    term.line()
    term.line(f"★ {outcome_words(term.desk, match)}", style="bold")
    if outcome is not None and outcome.scores:
        seats = match.setup.seats
        scores = "   ".join(
            f"{letter(seat)} {one_line(seats[seat].name)} {score}"
            for seat, score in enumerate(outcome.scores)
        )
        term.line(term.say("play-scores", scores=scores))
    if sitting.keeper.failed is None:
        path = str(sitting.keeper.path)
        term.line(term.say("play-kept"))
        term.verbatim(f"  slagveld replay --log {quoted(path)}")


def summary(sitting: Sitting, code: int) -> dict[str, Any]:
    """How the battle stands, for programs."""
    match = sitting.match
    outcome = match.outcome
    return {
        "game": match.game.key,
        "scenario": match.setup.scenario,
        "over": outcome is not None,
        "winners": [] if outcome is None else list(outcome.winners),
        "scores": [] if outcome is None else list(outcome.scores),
        "end": outcome_words(sitting.term.desk, match),
        "entries": len(match.log),
        "file": str(sitting.keeper.path),
        "code": code,
    }
