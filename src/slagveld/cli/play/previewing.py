"""What an action would do, before it is done: way, chances, sums with their reasons."""

from collections.abc import Iterator

from rich.text import Text as Styled

from slagveld.cli.play.describing import Describer
from slagveld.kernel.decision import Odds, Preview
from slagveld.kernel.modifiers import Item, Tally
from slagveld.texts import Percent, Signed

SIGNS = {"multiply": "×", "divide": "÷", "set": "=", "at-least": "≥", "at-most": "≤", "clamp": "±"}
MOST_OUTCOMES = 6


def lines(preview: Preview, describer: Describer) -> list[Styled]:
    """A preview, line by line; nothing where nothing is known."""
    term = describer.term
    found: list[Styled] = []
    if preview.length is not None:
        length = describer.length(preview.length)
        if preview.limit is None:
            found.append(Styled(term.say("play-preview-length", length=length)))
        else:
            limit = describer.length(preview.limit)
            found.append(Styled(term.say("play-preview-length-of", length=length, limit=limit)))
    if preview.cost is not None and preview.cost != preview.length:
        found.append(Styled(term.say("play-preview-cost", cost=describer.length(preview.cost))))
    needs = [odds.need for odds in preview.odds]
    found += [
        line for tally in preview.tallies if tally not in needs for line in _tally(tally, describer)
    ]
    for odds in preview.odds:
        found += _odds(odds, describer)
    found += [Styled(term.said(note), style="italic") for note in preview.notes]
    return [Styled("  ").append_text(line) for line in found]


def _tally(tally: Tally, describer: Describer) -> Iterator[Styled]:
    """`needed to hit 5 = 4 +1 beyond half range (RULE)`."""
    term = describer.term
    name = "" if tally.name is None else f"{term.said(tally.name)} "
    told = describer.length if tally.length else term.said
    line = Styled(name).append(told(tally.total), "bold")
    if tally.items:
        line.append(f" = {told(tally.start)}")
    for item in tally.items:
        number = _length(item, describer) if tally.length else _number(item, describer)
        line.append(f" {number} {term.said(item.reason)}")
        if item.rule:
            line.append(f" ({item.rule})", "dim")
    yield line


def _number(item: Item, describer: Describer) -> str:
    if item.op == "add":
        return describer.term.said(Signed(item.value))
    return f"{SIGNS[item.op]}{item.value}"


def _length(item: Item, describer: Describer) -> str:
    """The same where the sum is a length; factors are plain numbers."""
    if item.op in ("multiply", "divide"):
        return _number(item, describer)
    sign = SIGNS[item.op] if item.op != "add" else "+" if item.value >= 0 else "−"
    return f"{sign}{describer.length(abs(item.value))}"


def _odds(odds: Odds, describer: Describer) -> Iterator[Styled]:
    term = describer.term
    ranked = sorted(odds.outcomes, key=lambda outcome: -outcome[1])[:MOST_OUTCOMES]
    parts = [f"{term.said(title)} {term.said(Percent.of(chance))}" for title, chance in ranked]
    line = Styled.assemble((f"{term.said(odds.title)}: ", "bold"), " · ".join(parts))
    if odds.mean is not None and len(odds.outcomes) > 1:
        mean = term.desk.decimal(odds.mean, 2)
        line.append(f"  ({term.say('cli-odds-mean', mean=mean)})", "dim")
    yield line
    if odds.need is not None:
        yield from _tally(odds.need, describer)
