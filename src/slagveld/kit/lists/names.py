"""Who is meant: names as people type them, in any language, with or without rank and accents."""

import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from slagveld.kernel.fields import Choice, ChoiceField, ChoicesField, Label
from slagveld.kernel.muster import Offer
from slagveld.texts import LANGUAGES, Speaker

CLOSE = 0.86
"""How alike two names must be for one to be meant by the other."""
SPEAKERS = {language: Speaker(language) for language in LANGUAGES}


def plain(words: str) -> str:
    """Words without case, accents and signs."""
    parts = unicodedata.normalize("NFKD", words.casefold())
    kept = [
        one if one.isalnum() else "" if unicodedata.combining(one) else " "
        for one in parts
    ]  # fmt: skip
    return " ".join("".join(kept).split())


def in_any_order(words: str) -> str:
    """The same, whatever the order of the words."""
    return " ".join(sorted(plain(words).split()))


def spoken(label: Label) -> list[str]:
    """What something is called, in every language."""
    return list(dict.fromkeys([speaker.say(label) for speaker in SPEAKERS.values()]))


def _without_bracket(name: str) -> str:
    return name.partition("(")[0]


class Names:
    """The offers of a game by their names."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        self.offers = offers
        self._whole: dict[str, list[Offer]] = {}
        self._short: dict[str, list[Offer]] = {}
        for offer in offers:
            for word in (offer.key, *spoken(offer.name)):
                _enter(self._whole, word, offer)
                _enter(self._short, _without_bracket(word), offer)

    def called(self, words: str) -> list[Offer]:
        """The offers of this name: the whole one, or without what stands in brackets."""
        for index in (self._whole, self._short):
            for key in (plain(words), in_any_order(words)):
                if key and key in index:
                    return index[key]
        bare = _without_bracket(words)
        return [] if bare == words or not plain(bare) else self.called(bare)

    def close(self, words: str) -> Offer | None:
        """The offer of nearly this name."""
        for index in (self._whole, self._short):
            found = get_close_matches(plain(words), index, 1, CLOSE)
            if found and len(index[found[0]]) == 1:
                return index[found[0]][0]
        return None


def _enter(index: dict[str, list[Offer]], word: str, offer: Offer) -> None:
    for key in (plain(word), in_any_order(word)):
        if key and offer not in index.setdefault(key, []):
            index[key].append(offer)


def choice_called(field: ChoiceField | ChoicesField, words: str) -> Choice | None:
    """The choice of this name or key."""
    wanted = plain(words)
    return next(
        (
            choice
            for choice in field.choices
            if wanted and wanted in [plain(one) for one in (choice.key, *spoken(choice.label))]
        ),
        None,
    )


def is_called(label: Label, words: str) -> bool:
    """Whether something is called so, in any language."""
    return plain(words) in [plain(one) for one in spoken(label)]


def first_called(labels: Iterable[tuple[str, Label]], words: str) -> str | None:
    """The first of named labels that is called so."""
    return next((name for name, label in labels if is_called(label, words)), None)
