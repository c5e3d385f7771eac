"""The places of a state that the referee's hand could change, as one seat may see them."""

from collections.abc import Iterator
from typing import Any

import msgspec

from slagveld.kernel.judging import imagined, is_open
from slagveld.kernel.match import Match
from slagveld.kernel.override import Change
from slagveld.server.wire.setup import Place, Places

HIDDEN = ("agenda", "sealed", "seats", "written")
"""What is not offered: the work that lies ahead, sealed answers, who sits where, and the scenario
that somebody wrote."""
MOST = 3000


def places_of(match: Match[Any], eye: int | None) -> Places:
    """Every number, word and switch in the view of a seat, with its path.

    A player is offered what lies open to him, the leader everything.
    """
    encode = match.game.codec.encode
    plain = msgspec.json.decode(encode(match.view(eye)))
    kept = {name: value for name, value in plain.items() if name not in HIDDEN}
    other = plain
    if eye is not None and not match.state.seats[eye].leader:
        other = msgspec.json.decode(encode(imagined(match.game, match.state, eye)))
    found: list[Place] = []
    for place in _leaves(kept, "", None):
        if len(found) == MOST:
            break
        if other is plain or is_open(plain, other, Change(place.path)):
            found.append(place)
    return Places(places=tuple(found))


def _leaves(node: Any, path: str, piece: int | None) -> Iterator[Place]:
    if isinstance(node, dict):
        own = node.get("id")
        piece = own if isinstance(own, int) and not isinstance(own, bool) else piece
        for name, value in node.items():
            if "/" not in name:
                yield from _leaves(value, f"{path}/{name}", piece)
    elif isinstance(node, list):
        for number, value in enumerate(node):
            yield from _leaves(value, f"{path}/{number}", piece)
    else:
        yield Place(path=path, value=node, piece=piece)
