"""An army as text that people paste into a forum: one unit a line, and the total."""

from collections.abc import Iterator, Sequence
from typing import Any

from slagveld.kernel.fields import AnyField, ChoiceField, ChoicesField, Label, SwitchField
from slagveld.kernel.muster import Chosen, Muster, Offer, Roster, WholeArmy, points
from slagveld.texts import Speaker, Text


def written(muster: Muster, title: Label, roster: Roster, speaker: Speaker) -> str:
    """An army in a reader's words: its name, its game, its units with points, its total."""
    offers = {offer.key: offer for offer in muster.offers(roster)}
    prices = [tally.total for tally in muster.price(roster)]
    lines = [speaker.say(roster.name), speaker.say(title), ""]
    for entry, price in zip(roster.entries, prices, strict=True):
        lines.append(f"- {_line(entry, offers.get(entry.key), speaker)} – "
                     f"{_points(price, muster.scale, speaker)}")  # fmt: skip
    fields = muster.fields(roster) if isinstance(muster, WholeArmy) else ()
    lines += [f"- {said}" for said in _chosen(fields, roster.choices, speaker)]
    total = _points(sum(prices), muster.scale, speaker)
    said = speaker.say(Text("list-total", {"points": total}))
    if roster.total:
        said = speaker.say(Text("list-total-of", {"points": total, "total": roster.total}))
    return "\n".join([*lines, "", said, ""])


def _points(parts: int, scale: int, speaker: Speaker) -> str:
    price = points(parts, scale)
    count = price if isinstance(price, int) else 2
    return speaker.say(Text("list-points", {"points": price, "count": count}))


def _line(entry: Chosen, offer: Offer | None, speaker: Speaker) -> str:
    if offer is None:
        return f"{entry.count} × {entry.key}"
    said = "; ".join(_chosen(offer.fields, entry.choices, speaker))
    options = f" [{said}]" if said else ""
    return f"{entry.count} × {speaker.say(offer.name)}{options}"


def _chosen(fields: Sequence[AnyField], choices: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    """What was chosen, as `Title: value, value`; a switch by its title alone."""
    for field in fields:
        if field.name not in choices:
            continue
        value, title = choices[field.name], speaker.say(field.title)
        match field:
            case SwitchField():
                if value is True:
                    yield title
            case ChoiceField() | ChoicesField():
                keys = [str(one) for one in (value if isinstance(value, list | tuple) else [value])]
                named = {choice.key: speaker.say(choice.label) for choice in field.choices}
                if keys:
                    yield f"{title}: {', '.join(named.get(key, key) for key in keys)}"
            case _:
                yield f"{title}: {value}"
