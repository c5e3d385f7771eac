"""A game's book: its sentences, refusals, offers and what players pick, by the keys of its texts.

A game makes one `Book` in its `core/book.py` and hands the parts out under their own names, so
that rules read plainly:

    BOOK = Book("carnage")
    text, refuse, do, pick = BOOK.text, BOOK.refuse, BOOK.do, BOOK.pick

    refuse("CAR-10-gap", "refusal-charge-gap", enemy=target.name)
    do(Charge, "do-charge", pick.piece("unit", "field-unit", units), rule="CAR-10-announce")
"""

from collections.abc import Iterable
from typing import Any, Protocol, final

from slagveld.kernel.decision import Action, Form, Measuring
from slagveld.kernel.fields import (
    AnyField,
    Choice,
    ChoiceField,
    ChoicesField,
    FacingField,
    NumberField,
    Path,
    PathField,
    PieceField,
    PiecesField,
    PlacementsField,
    Region,
    Spare,
    SpotField,
    SwitchField,
    WordsField,
)
from slagveld.kernel.muster import Fault
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.standing import PolicyForm
from slagveld.texts import Text, Value


class Numbered(Protocol):
    """A piece, or whatever else is known by a number."""

    @property
    def id(self) -> int:
        """Its number."""


@final
class Book:
    """The texts of one game; `key` is the game's."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.pick = Pick(self)

    def text(self, key: str, /, **values: Any) -> Text:
        """A sentence of this game."""
        return Text(f"{self.key}:{key}", values)

    def refuse(self, rule: str, key: str, /, **values: Value) -> Refusal:
        """A refusal citing `rule`, with a sentence of this game."""
        return Refusal(rule, Text(f"{self.key}:{key}", values))

    def first_refusal(self, *cases: tuple[object, str, str], **values: Value) -> Refusal | None:
        """The refusal of the first of these that holds, or None: what is so, the rule, the key.

        All have the same values. For what is quickly told: everything is looked at beforehand.
        """
        for holds, rule, key in cases:
            if holds:
                return Refusal(rule, Text(f"{self.key}:{key}", values))
        return None

    def fault(self, rule: str, key: str, entry: int | None = None, /, **values: Any) -> Fault:
        """What is wrong with an army by `rule`, or with one of its entries."""
        return Fault(rule, Text(f"{self.key}:{key}", values), entry)

    def do(
        self,
        kind: type[Action],
        title: str | Text,
        /,
        *fields: AnyField,
        rule: str = "",
        help: str | Text | None = None,  # noqa: A002 - the name of the form's own field
        measuring: Measuring | None = None,
        **values: Any,
    ) -> Form:
        """An offer to do something: what is to be picked, and its title with these values.

        `help` is a further sentence. Without a rule it is offered by the question's.
        """
        return Form(
            action=kind.__name__,
            title=self.said(title, **values),
            fields=fields,
            help=None if help is None else self.said(help),
            rule=rule,
            measuring=measuring,
        )

    def policy(self, key: str, title: str, /, *choices: str, stem: str = "") -> PolicyForm:
        """A stop or an automatic answer; the first choice is the default.

        The words of a choice go by `stem`, the key of the title by default, and its name.
        """
        words = [Choice(one, self.text(f"{stem or title}-{one}")) for one in choices]
        return PolicyForm(key, self.text(title), tuple(words))

    def said(self, words: str | Text, /, **values: Any) -> Text:
        """A sentence by its key, or as it is."""
        return self.text(words, **values) if isinstance(words, str) else words


@final
class Pick:
    """What a player picks: the fields of forms, each with its title or the key of its title.

    Pieces are given as themselves or by their numbers.
    """

    def __init__(self, book: Book) -> None:
        self._said = book.said

    def piece(
        self,
        name: str,
        title: str | Text,
        allowed: Iterable[Numbered | int],
        *,
        optional: bool = False,
    ) -> PieceField:
        """One of these pieces."""
        return PieceField(
            name=name, title=self._said(title), allowed=numbers(allowed), optional=optional
        )

    def pieces(
        self,
        name: str,
        title: str | Text,
        allowed: Iterable[Numbered | int],
        *,
        least: int = 1,
        most: int = 500,
        optional: bool = False,
    ) -> PiecesField:
        """Several of these pieces."""
        return PiecesField(
            name=name,
            title=self._said(title),
            allowed=numbers(allowed),
            least=least,
            most=most,
            optional=optional,
        )

    def spot(
        self,
        name: str,
        title: str | Text,
        *,
        piece: int | None = None,
        of: str = "",
        facing: bool = True,
        region: Region | None = None,
        optional: bool = False,
    ) -> SpotField:
        """A place for a piece; `of` names the field that picks the piece, if one does."""
        return SpotField(
            name=name,
            title=self._said(title),
            piece=piece,
            of=of,
            facing=facing,
            region=region,
            optional=optional,
        )

    def path(
        self,
        name: str,
        title: str | Text,
        *,
        piece: int | None = None,
        of: str = "",
        limit: int | None = None,
        region: Region | None = None,
        proposed: Path = (),
        optional: bool = False,
    ) -> PathField:
        """The way a piece goes; `of` names the field that picks the piece, if one does."""
        return PathField(
            name=name,
            title=self._said(title),
            piece=piece,
            of=of,
            limit=limit,
            region=region,
            proposed=proposed,
            optional=optional,
        )

    def placements(
        self,
        name: str,
        title: str | Text,
        spares: Iterable[Spare] = (),
        *,
        pieces: Iterable[Numbered | int] = (),
        paths: bool = False,
        follow: bool = False,
        facing: bool = True,
        all: bool = False,  # noqa: A002 - the name of the field's own field
        region: Region | None = None,
        optional: bool = False,
    ) -> PlacementsField:
        """Places for pieces beside the table (`spares`) and on it, for some of them or for all."""
        return PlacementsField(
            name=name,
            title=self._said(title),
            pieces=numbers(pieces),
            spares=tuple(spares),
            paths=paths,
            follow=follow,
            facing=facing,
            all=all,
            region=region,
            optional=optional,
        )

    def facing(
        self,
        name: str,
        title: str | Text,
        *,
        piece: int | None = None,
        of: str = "",
        intervals: tuple[tuple[int, int], ...] = ((0, 3599),),
        keep: bool = False,
        optional: bool = False,
    ) -> FacingField:
        """The way a piece looks; `of` names the field that picks the piece, if one does."""
        return FacingField(
            name=name,
            title=self._said(title),
            piece=piece,
            of=of,
            intervals=intervals,
            keep=keep,
            optional=optional,
        )

    def choice(
        self,
        name: str,
        title: str | Text,
        choices: Iterable[Choice],
        *,
        of: str = "",
        numeric: bool = False,
        optional: bool = False,
    ) -> ChoiceField:
        """One of several named things; `of` names the field whose piece has its own choices."""
        return ChoiceField(
            name=name,
            title=self._said(title),
            choices=tuple(choices),
            of=of,
            numeric=numeric,
            optional=optional,
        )

    def choices(
        self,
        name: str,
        title: str | Text,
        choices: Iterable[Choice],
        *,
        least: int = 0,
        most: int = 500,
        optional: bool = False,
    ) -> ChoicesField:
        """Several named things."""
        return ChoicesField(
            name=name,
            title=self._said(title),
            choices=tuple(choices),
            least=least,
            most=most,
            optional=optional,
        )

    def number(
        self, name: str, title: str | Text, least: int, most: int, *, optional: bool = False
    ) -> NumberField:
        """A whole number within bounds."""
        return NumberField(
            name=name, title=self._said(title), least=least, most=most, optional=optional
        )

    def words(
        self, name: str, title: str | Text, most: int, *, optional: bool = False
    ) -> WordsField:
        """Words of at most so many signs."""
        return WordsField(name=name, title=self._said(title), most=most, optional=optional)

    def switch(self, name: str, title: str | Text, *, optional: bool = False) -> SwitchField:
        """Yes or no."""
        return SwitchField(name=name, title=self._said(title), optional=optional)


def numbers(pieces: Iterable[Numbered | int]) -> tuple[int, ...]:
    """The numbers of pieces, in order."""
    return tuple([piece if isinstance(piece, int) else piece.id for piece in pieces])
