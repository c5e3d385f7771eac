"""Own cards: files and sheets read against what a game says stands on them.

A game derives from `OwnCards` and says its kinds (`kernel.cards`), what makes a sound sheet beyond
bounds and choices, what it costs and how it looks. Reading, faults with their place, and the cards
of an army follow.

What is said of faults is common to all games (`card-…` in the texts of the kernel).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from slagveld import data
from slagveld.data.json_reader import read_json
from slagveld.data.tree import Tree
from slagveld.data.yaml_reader import read_yaml
from slagveld.kernel.cards import KIND, OWN, CardFault, CardKind, CardReading, CardRefusal
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Fault, Roster
from slagveld.kernel.scene import Card
from slagveld.texts import Name, Text, Value

from .sheets import CARD_RULE, foreign_faults, kind_schema, named, sheet_faults

MOST_OWN: Final = 60
"""Cards that an army may bring along."""


class Written(NamedTuple):
    """A sheet without faults, and of which kind it is."""

    kind: str
    sheet: dict[str, Any]

    @property
    def key(self) -> str:
        """By what an army's entries name it."""
        key: str = self.sheet["key"]
        return key

    @property
    def name(self) -> Name:
        """What people call it."""
        return named(self.sheet["name"])


class OwnCards:
    """What a game answers about cards that its players write. Sheets given are sound in form."""

    usual: str = ""
    """The kind of a sheet that names none; empty: it must, unless there is one kind only."""

    def kinds(self) -> Sequence[CardKind]:
        """The kinds of cards, in fixed order."""
        raise NotImplementedError

    def faults(self, kind: str, sheet: Mapping[str, Any]) -> Iterable[CardFault]:
        """What is wrong with a sheet whose values are each allowed by themselves."""
        return ()

    def price(self, kind: str, sheet: Mapping[str, Any]) -> Tally | None:
        """What one costs by the game's own reckoning, line by line; None: it has no price."""
        raise NotImplementedError

    def asked(self, kind: str, sheet: Mapping[str, Any]) -> int | None:
        """What its maker set as price instead, in the parts of a point of the game."""
        return None

    def shown(self, kind: str, sheet: Mapping[str, Any]) -> Card:
        """How it looks at the table."""
        raise NotImplementedError

    def warnings(self, kind: str, sheet: Mapping[str, Any]) -> Iterable[Text]:
        """What its maker may have overlooked."""
        return ()

    # What follows

    def read(self, source: str | bytes, file: str) -> CardReading:
        """A card's file, YAML or JSON, with everything that is wrong with it."""
        try:
            sheet = data.loads(source, dict[str, Any], file)
        except data.DataError as error:
            words = Text("card-unreadable", {"reason": reason_of(error)})
            fault = CardRefusal(field="", rule=CARD_RULE, text=words, file=file, line=error.line)
            return CardReading(refusals=(fault,))
        kind, found = self._judged(sheet)
        if found:
            tree = tree_of(source, file)
            return CardReading(
                kind="" if kind is None else kind.key,
                sheet=sheet,
                refusals=tuple([placed(fault, tree, file) for fault in found]),
            )
        assert kind is not None, "a sheet of no kind has a fault"  # noqa: S101
        plain = plain_of(sheet)
        return CardReading(
            kind=kind.key,
            name=named(plain["name"]),
            sheet=self._kept(kind, plain),
            price=self.price(kind.key, plain),
            asked=self.asked(kind.key, plain),
            card=self.shown(kind.key, plain),
            warnings=tuple(self.warnings(kind.key, plain)),
        )

    def of_army(
        self, roster: Roster, field: str = OWN, usual: str = ""
    ) -> tuple[list[Written], list[Fault]]:
        """The sound cards that an army brings along, and what is wrong with the others.

        They are listed under `field` of its choices; `usual` is the kind of those that name none.
        """
        given = roster.choices.get(field, ())
        if not isinstance(given, list | tuple) or len(given) > MOST_OWN:
            words = Text("card-own-list", {"field": field, "most": MOST_OWN})
            return [], [Fault(CARD_RULE, words)]
        cards: dict[str, Written] = {}
        faults: list[Fault] = []
        for number, sheet in enumerate(given, 1):
            kind, found = self._judged(sheet, usual)
            for fault in found:
                values: dict[str, Value] = {"number": number, "words": fault.text}
                faults.append(Fault(fault.rule, Text("card-own-fault", values)))
            if kind is None or found:
                continue
            card = Written(kind.key, plain_of(sheet))
            if card.key in cards:
                faults.append(Fault(CARD_RULE, Text("card-own-twice", {"card": card.key})))
            cards[card.key] = card
        return list(cards.values()), faults

    def _judged(self, sheet: Any, usual: str = "") -> tuple[CardKind | None, list[CardFault]]:
        """The kind of a sheet, and everything that is wrong with it."""
        if not isinstance(sheet, dict) or any(not isinstance(name, str) for name in sheet):
            words = Text("card-unreadable", {"reason": Text("card-mapping")})
            return None, [CardFault(field="", rule=CARD_RULE, text=words)]
        kinds = {kind.key: kind for kind in self.kinds()}
        only = next(iter(kinds)) if len(kinds) == 1 else None
        wanted = sheet.get(KIND, usual or self.usual or only)
        kind = kinds.get(wanted) if isinstance(wanted, str) else None
        if kind is None:
            named_kinds = {"kinds": ", ".join(kinds)}
            words = Text("card-kind-missing", {"field": KIND, **named_kinds})
            if wanted is not None:
                words = Text("card-kind", {"found": str(wanted)[:40], **named_kinds})
            return None, [CardFault(field=KIND, rule=CARD_RULE, text=words)]
        plain = plain_of(sheet)
        found = list(foreign_faults(kind, plain) or sheet_faults(kind, plain))
        return kind, found or list(self.faults(kind.key, plain))

    def _kept(self, kind: CardKind, plain: dict[str, Any]) -> dict[str, Any]:
        """A sheet as armies keep it: with its kind where there are several."""
        return {KIND: kind.key, **plain} if len(self.kinds()) > 1 else plain


def plain_of(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """What is written on a sheet, beside its kind; a value left empty is none."""
    return {name: value for name, value in sheet.items() if name != KIND and value is not None}


def reason_of(error: data.DataError) -> str:
    """What cannot be read, without the place in its file."""
    return f"{error.field}: {error.reason}" if error.field else error.reason


def tree_of(source: str | bytes, file: str) -> Tree:
    """The lines of a file that has been read already, so that one of the readers takes it."""
    plain = (source.decode() if isinstance(source, bytes) else source).removeprefix("\ufeff")
    try:
        return read_yaml(plain, file)
    except data.DataError:  # tabs, which JSON may have
        return read_json(plain, file)


def placed(fault: CardFault, tree: Tree, file: str) -> CardRefusal:
    """A fault with its line."""
    line = tree.line(tuple(_steps(fault.field)))
    return CardRefusal(field=fault.field, rule=fault.rule, text=fault.text, file=file, line=line)


def _steps(field: str) -> Iterator[str | int]:
    """`dial.2.speed` as the way to it."""
    return (int(step) if step.isdecimal() else step for step in field.split(".") if step)


def schema(game: str, kinds: Sequence[CardKind]) -> dict[str, Any]:
    """The form of the cards of a game as a JSON schema."""
    several = len(kinds) > 1
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A card of {game}",
        "oneOf": [kind_schema(kind, several=several) for kind in kinds],
    }
