"""How much thought the coach gives to a battle, counted: the same report on every machine."""

from slagveld.structs import Struct


class Look(Struct, frozen=True, kw_only=True):
    """One of several looks at decisions: ever fewer of them, and ever closer."""

    name: str
    effort: int
    """What it may take, in answers played on in thought; more pieces on the table count more."""
    decisions: int
    """How many of each side it is for; the first look is for as many as the effort allows."""
    answers: int
    """How many are weighed in each, the played one among them."""
    worlds: int
    """In how many worlds at most."""


class Care(Struct, frozen=True, kw_only=True):
    """The thought that goes into one battle."""

    rolls: int = 24
    """How often the dice of each action are rolled again."""
    looks: tuple[Look, ...] = (
        Look(name="first", effort=50_000, decisions=10_000, answers=4, worlds=8),
        Look(name="second", effort=15_000, decisions=14, answers=4, worlds=10),
        Look(name="third", effort=15_000, decisions=7, answers=9, worlds=16),
    )
    proof: Look = Look(name="proof", effort=30_000, decisions=6, answers=2, worlds=60)
    """Fresh worlds in which the best answer is compared with what was played.

    What is no better in the first half of them has no part in the second.
    """
    doubt: float = 1.6
    """By how many standard errors it must be better there."""
    least: float = 0.01
    """What costs less than this is not worth a word."""
    told: int = 3
    """Decisions that are told of each side."""


USUAL = Care()
