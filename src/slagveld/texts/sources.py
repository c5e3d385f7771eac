"""Where messages are written down: folders of Fluent files, one namespace each.

A folder holds `en.ftl`, `nl.ftl`, `de.ftl`, or folders `en/`, `nl/`, `de/` with several files
each, or both. The common texts have the empty namespace; each game has its own.

One message has three spellings:

    in its file             summon-too-near
    in Python and in JSON   wizard-duel:summon-too-near     the *key*
    in a Fluent bundle      wizard-duel--summon-too-near    the *wire id*

Fluent ids cannot hold a colon, so the bundles of Python and of the browser alike use the wire id:
the first colon becomes two hyphens. Common messages have the same spelling everywhere. Ids and
namespaces never contain two hyphens in a row, so no two keys share a wire id.
"""

import re
from pathlib import Path
from typing import Final

import msgspec

from slagveld.texts.languages import Language

COMMON: Final = ""
"""The namespace of the common texts."""

COMMON_FOLDER: Final = Path(__file__).parent

_NAMESPACE: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Source(msgspec.Struct, frozen=True):
    """A folder of Fluent files and the namespace of its messages."""

    namespace: str
    folder: Path

    def files(self, language: Language) -> list[Path]:
        """The files of one language, in fixed order."""
        single = self.folder / f"{language}.ftl"
        several = sorted((self.folder / language).glob("*.ftl"))
        return [single, *several] if single.is_file() else several

    def key(self, message_id: str) -> str:
        """The key under which code asks for a message of this source."""
        return f"{self.namespace}:{message_id}" if self.namespace else message_id


COMMON_SOURCE: Final = Source(COMMON, COMMON_FOLDER)


def wire_id(key: str) -> str:
    """The id of a key's message in a Fluent bundle.

    >>> wire_id("wizard-duel:summon-too-near")
    'wizard-duel--summon-too-near'
    """
    return key.replace(":", "--", 1)


def is_namespace(name: str) -> bool:
    """Whether a game's texts may go by this name: lower case words joined by single hyphens."""
    return _NAMESPACE.fullmatch(name) is not None
