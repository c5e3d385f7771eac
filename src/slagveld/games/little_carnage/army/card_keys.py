"""Keys on cards of one's own, and faults of theirs."""

from collections.abc import Iterator, Mapping
from typing import Any

from slagveld.kernel.cards import CardFault
from slagveld.kit.sheets import KEYS
from slagveld.texts import Text

from ..core.book import text


def wrong(field: str, rule: str, word: str, /, **values: Any) -> CardFault:
    """Something wrong with a card."""
    words = text(f"army-card-{word}", **values)  # texts: *:army-card-*
    return CardFault(field=field, rule=rule, text=words)


def key_faults(sheet: Mapping[str, Any], rules: Mapping[str, str]) -> Iterator[CardFault]:
    """Which of these values, each with its rule, are there and no keys."""
    for field, rule in rules.items():
        key = sheet.get(field, "")
        if key and not KEYS.fullmatch(key):
            words = Text("card-key", {"found": key[:40]})
            yield CardFault(field=field, rule=rule, text=words)
