"""Exact chances of an arrow."""

from slagveld.chances import Distribution


def arrow_chances(needed: int, press: bool = True) -> Distribution[int]:
    """Wounds of one arrow that needs this number, pressing on after a six or not."""
    hit = max(0, min(6, 7 - needed))
    six = 1 if needed <= 6 else 0
    again = sum(1 for die in range(2, 7) if die >= needed) / 6
    two = six / 6 * again if press else 0.0
    return Distribution({0: 1 - hit / 6, 1: hit / 6 - two, 2: two})
