"""Lists to choose from: pieces, choices, orders, pairs, shares, legs."""

import re
from collections.abc import Sequence
from typing import Any

from slagveld.cli.play import answers
from slagveld.cli.play.answers import UnclearError
from slagveld.cli.play.draft import Draft
from slagveld.kernel import fields as kinds
from slagveld.kernel.fields import Choice
from slagveld.kernel.scene import Piece


def pieces(draft: Draft, allowed: Sequence[int]) -> None:
    """Show pieces to choose from, numbered."""
    draft.term.columnar([(str(n + 1), piece_line(draft, piece)) for n, piece in enumerate(allowed)])


def piece_line(draft: Draft, piece: int) -> str:
    """A piece in a list: code, name, gauges, where it stands."""
    found = draft.codes.pieces.get(piece)
    parts = [draft.codes.name(piece)]
    if isinstance(found, Piece):
        for gauge in found.gauges:
            most = "" if gauge.most is None else f"/{gauge.most}"
            parts.append(f"{draft.codes.said(gauge.label)} {gauge.value}{most}")
        if found.pose is not None:
            ruler = draft.term.ruler
            parts.append(f"({ruler.told(found.pose.x)} {ruler.told(found.pose.y)})")
    return "  ".join(parts)


def choices(draft: Draft, listed: Sequence[Choice]) -> None:
    """Show choices, numbered; what is forbidden just now says why."""
    rows = []
    for number, choice in enumerate(listed):
        words = draft.codes.said(choice.label)
        if choice.help is not None:
            words += f": {draft.term.said(choice.help)}"
        if choice.refusal:
            words = f"✗ {words} ({choice.refusal})"
        rows.append((str(number + 1), words))
    draft.term.columnar(rows)


def several(draft: Draft, listed: Sequence[Choice], typed: str) -> list[str]:
    """Several choices, with commas between them."""
    labels = [draft.codes.said(choice.label) for choice in listed]
    keys = [choice.key for choice in listed]
    parts = [part for part in typed.split(",") if part.strip()]
    if len(parts) == 1 and all(part.isdecimal() for part in typed.split()):
        parts = typed.split()
    found = [keys[answers.choice(part, labels, keys)] for part in parts]
    return list(dict.fromkeys(found))


def ordered(draft: Draft, listed: Sequence[Choice], typed: str) -> list[str]:
    """All of them in an order; those left out follow as they stand."""
    first = several(draft, listed, typed)
    return first + [choice.key for choice in listed if choice.key not in first]


def pairing(draft: Draft, field: kinds.PairingField) -> list[dict[str, Any]]:
    """Each of these to one of those."""
    term, codes = draft.term, draft.codes
    known = draft.defaults(field)
    default = {pair["left"]: pair for pair in known[0]} if known else {}
    labels = [codes.said(choice.label) for choice in field.right]
    keys = [choice.key for choice in field.right]
    choices(draft, field.right)
    made: list[dict[str, Any]] = []
    for left in field.left:
        usual = default.get(left.key)
        shown = "–" if usual is None else draft.describer.chosen(field.right, usual["right"])
        while True:
            typed = draft.read(f"{codes.said(left.label)} → [{shown}]: ")
            if not typed:
                made += [] if usual is None else [usual]
                break
            try:
                right = keys[answers.choice(typed, labels, keys)]
            except UnclearError as error:
                term.unclear(error.text)
                continue
            made.append({"left": left.key, "right": right, **_extras(draft, field)})
            break
    return made


def _extras(draft: Draft, field: kinds.PairingField) -> dict[str, Any]:
    """What a pair has besides its two ends."""
    found: dict[str, Any] = {}
    words = draft.term.words
    while field.flag is not None and "flag" not in found:
        typed = draft.read(f"{draft.term.said(field.flag)} [{words.first('play-word-no')}]: ")
        try:
            found["flag"] = bool(typed) and answers.yes(typed, words)
        except UnclearError as error:
            draft.term.unclear(error.text)
    while field.number is not None and "number" not in found:
        number = answers.whole(draft.read(f"{draft.term.said(field.number)} [0]: ") or "0")
        if number is not None:
            found["number"] = number
    return found


def split(draft: Draft, field: kinds.SplitField) -> list[dict[str, Any]]:
    """A pool divided: for each row the amounts of the columns, in their order."""
    term = draft.term
    known = draft.defaults(field)
    default = known[0] if known else []
    choices(draft, field.columns)
    rows: list[tuple[str, str, int | None]] = [("", term.said(field.title), field.total)]
    if field.rows:
        totals = [*field.row_totals, *[None] * len(field.rows)]
        rows = [
            (row.key, draft.codes.said(row.label), total)
            for row, total in zip(field.rows, totals, strict=False)
        ]
    made: list[dict[str, Any]] = []
    for key, label, total in rows:
        usual = [share for share in default if share.get("row", "") == key]
        made += _row(draft, field, (key, label, total), usual)
    return made


def _row(
    draft: Draft, field: kinds.SplitField, row: tuple[str, str, int | None], usual: list[Any]
) -> list[dict[str, Any]]:
    key, label, total = row
    by_column = {share["column"]: share["amount"] for share in usual}
    shown = " ".join(str(by_column.get(column.key, 0)) for column in field.columns)
    of = "" if total is None else f" ({total})"
    while True:
        typed = draft.read(f"{label}{of} [{shown}]: ") or shown
        numbers = [answers.whole(word) for word in re.split(r"[\s,;+/]+", typed) if word]
        if numbers and len(numbers) <= len(field.columns) and None not in numbers:
            return [
                {"column": column.key, "amount": number, "row": key}
                for column, number in zip(field.columns, numbers, strict=False)
                if number
            ]
        draft.term.unclear(UnclearError("play-unclear-split", count=len(field.columns)).text)


def legs(draft: Draft, field: kinds.LegsField, typed: str) -> list[dict[str, Any]]:
    """A move told in legs: `ahead 10; turn 45; left 5`."""
    words, ruler = draft.term.words, draft.term.ruler
    made: list[dict[str, Any]] = []
    for leg in typed.split(";"):
        parts = leg.split()
        kind = next(
            (k for k in field.kinds if parts and words.means(parts[0], f"play-word-{k}")), None
        )
        if kind is None or len(parts) != 2:
            raise UnclearError("play-unclear-legs")
        if kind == "turn":
            degrees = re.fullmatch(r"([+-]?\d{1,3}(?:[.,]\d)?)°?", parts[1])
            amount = None if degrees is None else round(float(degrees[1].replace(",", ".")) * 10)
        else:
            amount = ruler.units(parts[1])
        if amount is None:
            raise UnclearError("play-unclear-legs")
        made.append({"kind": kind, "amount": amount})
    return made
