"""German names with article and ending: "der Menschlichen Speerträger", "den Orkhäuptling".

A `Name` says how it declines (`Name.declines`): the gender of its noun (m, f or n; plural if the
name stands for several), how many adjectives come first, and `w` for a weak noun (der Bogenschütze,
des Bogenschützen); `x` is a name that never takes an article (Gramgrodars Träger). What follows the
noun stays as it is: numbers, owners, "zu Pferd". A name without gender that stands for one is a
proper name and takes no article. The browser does the same (`web/src/texts/german.ts`).
"""

import re
from typing import Final, Literal

from slagveld.texts.text import Name

Case = Literal["nom", "gen", "dat", "acc"]

ARTICLES: Final[dict[str, dict[str, str]]] = {
    "m": {"nom": "der", "gen": "des", "dat": "dem", "acc": "den"},
    "f": {"nom": "die", "gen": "der", "dat": "der", "acc": "die"},
    "n": {"nom": "das", "gen": "des", "dat": "dem", "acc": "das"},
    "pl": {"nom": "die", "gen": "der", "dat": "den", "acc": "die"},
}
_CODE: Final = re.compile(r"([mfnx]?)([0-9]?)(w?)")
_TAIL: Final = re.compile(r" (?=[0-9(#])")
"""Where what was put behind a name begins: its number, its owner."""


def declined(name: Name, case: Case) -> str:
    """A name in a case, with its article if it takes one; a proper name's genitive is "von …"."""
    code = _CODE.match(name.declines)
    gender, adjectives, weak = code.groups() if code else ("", "", "")
    kind = "pl" if name.many and gender != "x" else gender
    if kind in ("", "x"):
        return bare(name.de, case)
    head, *tail = _TAIL.split(name.de, maxsplit=1)
    words = head.split(" ")
    count = min(int(adjectives or 0), len(words))
    ending = "e" if _light(kind, case) else "en"
    said = [_adjective(word, ending) for word in words[:count]]
    if count < len(words):
        said.append(_noun(words[count], kind, case, weak=bool(weak)))
    return " ".join([ARTICLES[kind][case], *said, *words[count + 1 :], *tail])


def bare(said: str, case: Case) -> str:
    """Words that take no article, in a case."""
    return f"von {said}" if case == "gen" else said


def _light(kind: str, case: Case) -> bool:
    """Whether an adjective after the article ends in -e alone."""
    return kind != "pl" and (case == "nom" or (case == "acc" and kind != "m"))


def _adjective(word: str, ending: str) -> str:
    """An adjective as it stands in a name (Großer, Große, Großes) with another ending."""
    stem = re.sub(r"e[rns]?$", "", word)
    return stem + ending


def _noun(word: str, kind: str, case: Case, *, weak: bool) -> str:
    if kind == "pl":
        return word + "n" if case == "dat" and not re.search(r"[nsaiou]$", word) else word
    if kind == "f" or case == "nom":
        return word
    if weak:
        return word + ("n" if word.endswith("e") else "en")
    if case == "gen" and not word.endswith("us"):
        return word + ("es" if re.search(r"[sßxz]$", word) else "s")
    return word
