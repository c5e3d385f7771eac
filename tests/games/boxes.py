"""What tests of every game's box of scenery do: take pieces out of it, and be refused."""

import pytest

from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.scenery import LaidPiece
from slagveld.texts import WRITTEN, say


def piece_of(shape, x, y, **more):
    """A piece at a place (units), in the size of the box where nothing else is said."""
    values = {"width": shape.width, "depth": shape.depth, **more}
    return LaidPiece(key=shape.key, x=x, y=y, **values)


def refusal_of(lay, laid):
    """Why a table cannot be laid; it can be said in every language."""
    with pytest.raises(RefusedError) as caught:
        lay(laid)
    found = caught.value.refusal
    assert all("⟦" not in say(found.text, language) for language in WRITTEN)
    return found


def assert_fills(shape, points):
    """The outline of a shape is as large as it says, around its middle, and may be made so."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    assert (min(xs), max(xs)) == (-shape.width // 2, shape.width // 2), shape.key
    assert (min(ys), max(ys)) == (-shape.depth // 2, shape.depth // 2), shape.key
    assert shape.least <= min(shape.width, shape.depth)
    assert max(shape.width, shape.depth) <= shape.most
