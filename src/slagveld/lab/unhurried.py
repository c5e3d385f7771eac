"""Many battles in one go: circular garbage is looked for seldom."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SELDOM: Final = (200_000, 20, 50)
"""New objects before the youngest are looked through, and how often that leads to older ones."""


@contextmanager
def unhurried() -> Iterator[None]:
    """Look for circular garbage seldom, in the whole process, until the block is left.

    States and all that hangs on them are freed as soon as nobody holds them; looking for circles
    among them finds next to nothing, and goes through all that is kept for later besides.
    """
    before = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)
