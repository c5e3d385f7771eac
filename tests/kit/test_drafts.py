"""Half-filled actions with the type of whole ones."""

from slagveld.kernel.decision import Action, Partial
from slagveld.kernel.fields import PieceId
from slagveld.kit.drafts import draft_of, drafted, filled
from slagveld.table.shapes import Spot


class Go(Action, frozen=True):
    """Somebody goes somewhere."""

    piece: PieceId
    to: Spot
    fast: bool = False


def test_a_draft_holds_what_is_filled_and_defaults():
    draft = drafted(Go, Partial("Go", {"to": [3, 4]}))
    assert filled(draft.piece) is None
    assert filled(draft.piece, 0) == 0
    assert filled(draft.to) == Spot(3, 4)
    assert filled(draft.fast) is False


def test_a_whole_draft_is_the_action():
    whole = Partial("Go", {"piece": 5, "to": [3, 4], "fast": True})
    assert drafted(Go, whole) == Go(5, Spot(3, 4), fast=True)


def test_malformed_values_count_as_not_filled():
    draft = drafted(Go, Partial("Go", {"piece": "five", "to": "here", "fast": 7}))
    assert [filled(draft.piece), filled(draft.to), filled(draft.fast)] == [None, None, None]


class Stay(Action, frozen=True):
    """Nobody goes."""


def test_the_draft_is_of_the_kind_that_is_named():
    assert draft_of((Stay, Go), Partial("Go", {"piece": 5, "to": [3, 4]})) == Go(5, Spot(3, 4))
    assert draft_of((Stay, Go), Partial("Stay")) == Stay()
    assert draft_of((Go,), Partial("Stay")) is None
