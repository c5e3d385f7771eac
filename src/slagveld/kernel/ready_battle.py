"""A ready-made battle: what the menus show of it, and what they read it from."""

from typing import Protocol

from slagveld.structs import Struct
from slagveld.texts import Name


class Scenario(Struct, frozen=True, kw_only=True):
    """A ready-made battle as the menus show it."""

    key: str
    title: Name
    summary: Name
    players: tuple[int, ...]
    """Numbers of players it can be played by."""
    inviting: bool = False
    """The one to begin with when nobody has chosen: it shows the game at its best."""

    @classmethod
    def of(cls, battle: "ReadyBattle", players: tuple[int, ...]) -> "Scenario":
        """A battle of a game's files, for these numbers of players."""
        return cls(
            key=battle.key,
            title=battle.title,
            summary=battle.summary,
            players=players,
            inviting=battle.inviting,
        )


class ReadyBattle(Protocol):
    """What the menus read of a ready-made battle, whatever else its game keeps with it."""

    @property
    def key(self) -> str:
        """Its name in files and links."""

    @property
    def title(self) -> Name:
        """How players call it."""

    @property
    def summary(self) -> Name:
        """What it is about, in a sentence or two."""

    @property
    def inviting(self) -> bool:
        """Whether it is the one to begin with."""
