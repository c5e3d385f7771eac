"""Itemised sums in words: where the number of dice and the number needed come from."""

from slagveld.cli.errors import one_line
from slagveld.kernel.event import Rolled
from slagveld.kernel.modifiers import Item, Tally
from slagveld.texts import Distance, Signed, Speaker, Text

SIGNS = {"multiply": "×", "divide": "÷", "set": "=", "at-least": "≥", "at-most": "≤", "clamp": "±"}


def explained(roll: Rolled, speaker: Speaker) -> list[str]:
    """A line for the number of dice and one for what they need, as far as they are itemised."""
    lines = []
    if roll.pool is not None:
        lines.append(f"{speaker.say(Text('cli-sum-dice'))}: {spelled(roll.pool, speaker)}")
    if roll.need is not None and (roll.need.target.items or roll.need.target.name):
        lines.append(f"{speaker.say(Text('cli-sum-needed'))}: {spelled(roll.need.target, speaker)}")
    return lines


def spelled(tally: Tally, speaker: Speaker) -> str:
    """A sum with all its items: "Agility 14, −1 small target (WD-HIT-2) = 13"."""
    name = "" if tally.name is None else f"{speaker.say(tally.name)} "
    parts = [name + _amount(tally.start, speaker, length=tally.length)]
    parts += [_part(item, speaker, length=tally.length) for item in tally.items]
    total = f" = {_amount(tally.total, speaker, length=tally.length)}" if tally.items else ""
    return one_line(", ".join(parts) + total)


def _part(item: Item, speaker: Speaker, *, length: bool) -> str:
    if item.op == "add" and not length:
        amount = speaker.say(Signed(item.value))
    elif item.op == "add":
        sign = "−" if item.value < 0 else "+"
        amount = sign + speaker.say(Distance(abs(item.value)))
    else:
        factor = item.op in ("multiply", "divide")
        amount = SIGNS[item.op] + _amount(item.value, speaker, length=length and not factor)
    rule = f" ({item.rule})" if item.rule else ""
    return f"{amount} {speaker.say(item.reason)}{rule}"


def _amount(value: int, speaker: Speaker, *, length: bool) -> str:
    return speaker.say(Distance(value) if length else value)
