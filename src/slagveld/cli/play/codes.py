"""Short codes for pieces, so that they can be drawn on a table of letters and typed."""

from collections.abc import Callable, Iterable, Sequence

from slagveld.cli.errors import one_line
from slagveld.cli.play.answers import UnclearError
from slagveld.cli.play.places import Stand
from slagveld.kernel.fields import Label
from slagveld.kernel.scene import Group, Piece, Scene
from slagveld.texts import Speaker

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWX"
"""One for each seat a battle may have; pieces of nobody have Z."""
BRACKETS = ("[]", "()", "{}", "<>", "||", "//")
COLOURS = (
    "bright_cyan",
    "bright_yellow",
    "bright_magenta",
    "bright_green",
    "bright_red",
    "bright_blue",
)


def letter(seat: int | None) -> str:
    """The letter of a seat."""
    return "Z" if seat is None else LETTERS[seat % len(LETTERS)]


def brackets(seat: int | None) -> str:
    """The brackets of a seat: its shape, for those who see no colours."""
    return "::" if seat is None else BRACKETS[seat % len(BRACKETS)]


def colour(seat: int | None) -> str:
    """The colour of a seat."""
    return "white" if seat is None else COLOURS[seat % len(COLOURS)]


def _sign(piece: Piece | Group) -> str:
    """What stands behind the letter: the piece's own label, or a letter of its icon."""
    if isinstance(piece, Group):
        return ""
    label = piece.label.strip()
    if label.isascii() and label.isalnum() and len(label) <= 3:
        return label.upper()
    return piece.icon[:1].upper() if label and piece.icon[:1].isalpha() else ""


class Codes:
    """The codes of everything in a scene: the seat's letter and a number, or a sign of its own.

    `before`: what was seen in earlier scenes; no two of all these have the same code.
    """

    def __init__(
        self, scene: Scene, speaker: Speaker, before: Iterable[Piece | Group] = ()
    ) -> None:
        self._speaker = speaker
        self.pieces: dict[int, Piece | Group] = {}
        self.codes: dict[int, str] = {}
        taken: set[str] = set()
        things: list[Piece | Group] = [*scene.pieces, *scene.groups, *before]
        signs = [letter(thing.seat) + _sign(thing) for thing in things]
        for thing, sign in zip(things, signs, strict=True):
            if thing.id in self.pieces:
                continue
            code = sign
            number = 1
            while len(code) < 2 or code in taken or (code != sign and code in signs):
                base = sign if len(sign) == 1 or sign[-1].isalpha() else letter(thing.seat)
                code = f"{base}{number}"
                number += 1
            taken.add(code)
            self.pieces[thing.id] = thing
            self.codes[thing.id] = code

    def code(self, piece: int) -> str:
        """The code of a piece; a piece that is not in the scene has its bare number."""
        return self.codes.get(piece, f"#{piece}")

    def name(self, piece: int) -> str:
        """Code and name of a piece."""
        found = self.pieces.get(piece)
        if found is None:
            return self.code(piece)
        return f"{self.code(piece)} {self.said(found.name)}"

    def said(self, label: Label) -> str:
        """A name in the player's language."""
        return one_line(" ".join(self._speaker.say(label).split()))

    def stand(self, piece: int) -> Stand | None:
        """Where a piece stands, if it stands."""
        found = self.pieces.get(piece)
        if isinstance(found, Piece) and found.pose is not None:
            pose = found.pose
            return Stand(pose.x, pose.y, pose.level, pose.facing)
        if isinstance(found, Group) and found.outline is not None:
            points = found.outline.points
            x = sum(point[0] for point in points) // len(points)
            y = sum(point[1] for point in points) // len(points)
            return Stand(x, y, 0, 0)
        return None

    def find(self, typed: str, among: Sequence[int] | None = None, listed: bool = False) -> int:
        """The piece that was meant: its code, its number in a list, its label or its name.

        Raises:
            UnclearError: None or several could be meant.
        """
        word = " ".join(typed.split()).casefold()
        pool = list(self.pieces if among is None else among)
        if listed and word.isascii() and word.isdecimal():
            place = int(word[:9])
            if not 1 <= place <= len(pool):
                raise UnclearError("play-unclear-number", least=1, most=len(pool))
            return pool[place - 1]
        tests: tuple[Callable[[int], bool], ...] = (
            lambda piece: self.code(piece).casefold() == word,
            lambda piece: self._label(piece) == word,
            lambda piece: self._name(piece) == word,
            lambda piece: bool(word) and self._name(piece).startswith(word),
        )
        for test in tests:
            found = [piece for piece in pool if test(piece)]
            if len(found) == 1:
                return found[0]
            if found:
                told = ", ".join(self.name(piece) for piece in found[:6])
                raise UnclearError("play-unclear-several", found=told)
        raise UnclearError("play-unclear-piece")

    def _label(self, piece: int) -> str:
        found = self.pieces.get(piece)
        return found.label.casefold() if isinstance(found, Piece) else ""

    def _name(self, piece: int) -> str:
        found = self.pieces.get(piece)
        return "" if found is None else self.said(found.name).casefold()

    def all_known(self, pieces: Iterable[int], sides: Sequence[int]) -> bool:
        """Whether these are pieces of the scene that belong to one of these seats or to nobody."""
        found = [self.pieces.get(piece) for piece in pieces]
        return all(piece is not None and piece.seat in (None, *sides) for piece in found)
