"""Things by what they have in common."""

from slagveld.kit.pairs import listed_by


def test_keys_and_their_values_keep_their_order():
    found = listed_by([("b", 1), ("a", 2), ("b", 3)])
    assert list(found.items()) == [("b", [1, 3]), ("a", [2])]
    assert listed_by([]) == {}
