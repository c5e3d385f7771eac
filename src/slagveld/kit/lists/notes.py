"""What became of a list: the army, and what is to be said of its lines."""

from slagveld.kernel.muster import Roster
from slagveld.structs import Struct
from slagveld.texts import Text

LONGEST = 120
"""Characters of a line that are quoted."""


class Note(Struct, frozen=True, kw_only=True):
    """Something to be said of a line."""

    line: int
    """Counted from 1; 0: the list as a whole."""
    words: str
    """The line, or as much of it as is meant."""
    text: Text
    fits: bool = False
    """Whether it is in the army nevertheless."""


class ListRead(Struct, frozen=True, kw_only=True):
    """A list that was read."""

    roster: Roster
    notes: tuple[Note, ...] = ()

    @property
    def fits(self) -> bool:
        """Whether everything in it fits."""
        return all(note.fits for note in self.notes)


def note(line: int, words: str, text: Text, *, fits: bool = False) -> Note:
    """A note on a line, which is quoted in one piece and not at any length."""
    plain = " ".join(words.split())
    cut = plain if len(plain) <= LONGEST else f"{plain[: LONGEST - 1]}…"
    return Note(line=line, words=cut, text=text, fits=fits)
