"""What happened, in coloured lines."""

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text as Styled

from slagveld.cli.errors import one_line
from slagveld.cli.play.codes import colour
from slagveld.cli.sums import explained
from slagveld.kernel.event import (
    Ended,
    Event,
    Healed,
    Hurt,
    Lapsed,
    PhaseBegan,
    Rolled,
    RoundBegan,
    Slain,
    TakenBack,
    TurnBegan,
)
from slagveld.kernel.state import Seat
from slagveld.kernel.story import sentence
from slagveld.texts import Speaker

STYLES: dict[type[Event], str] = {
    RoundBegan: "bold underline",
    PhaseBegan: "bold",
    TurnBegan: "bold",
    Hurt: "red",
    Slain: "bold red",
    Healed: "green",
    Ended: "bold",
    TakenBack: "italic",
}


Signs = Mapping[int, tuple[str, int | None]]
"""Codes of pieces, and their seats, as far as they were ever seen."""


def told(event: Event, seats: Sequence[Seat], speaker: Speaker, signs: Signs) -> Styled:
    """One event as a line: who it is about, its sentence, hits bright, and its rule dim."""
    words = one_line(speaker.say(sentence(event, seats)))
    style = next((look for kind, look in STYLES.items() if isinstance(event, kind)), "")
    seat = getattr(event, "seat", None)
    if isinstance(event, TurnBegan) and isinstance(seat, int):
        style = f"bold {colour(seat)}"
    line = Styled(words, style=style)
    if isinstance(event, Rolled):
        _brighten(line, event)
    if event.rule:
        line.append(f"  {event.rule}", "not bold not underline dim")
    return _signed(event, signs).append_text(line)


def _signed(event: Event, signs: Signs) -> Styled:
    """The codes of the pieces an event is about: `A8›B3 `."""
    one = getattr(event, "piece", None)
    pieces = [one] if isinstance(one, int) else getattr(event, "pieces", ())
    head = Styled("")
    for piece in pieces:
        if piece in signs and not isinstance(event, Lapsed):
            code, seat = signs[piece]
            head.append("›" if head.plain else "").append(code, f"bold {colour(seat)}")
    return head.append(" ") if head.plain else head


def _brighten(line: Styled, event: Rolled) -> None:
    """Make the dice bright that are good enough, and the others dim."""
    dice = ", ".join(str(die) for die in event.dice)
    start = line.plain.find(dice)
    if start < 0:
        return
    need = event.need
    whole = need is not None and not need.each and need.met(sum(event.dice))
    for die in event.dice:
        end = start + len(str(die))
        good = whole if need is None or not need.each else need.met(die)
        style = "bold bright_green" if good else "bold" if need is None else "dim"
        line.stylize(style, start, end)
        start = end + 2


def story(
    entries: Iterable[tuple[int, tuple[Event, ...]]],
    seats: Sequence[Seat],
    speaker: Speaker,
    signs: Signs,
) -> list[Styled]:
    """The events of several log entries, one line each; sums stand below their dice."""
    lines: list[Styled] = []
    for _, events in entries:
        for event in events:
            lines.append(told(event, seats, speaker, signs))
            if isinstance(event, Rolled):
                lines += [Styled(f"    {words}", "dim") for words in explained(event, speaker)]
    return lines
