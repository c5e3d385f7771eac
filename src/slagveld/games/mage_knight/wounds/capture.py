"""A capture that has succeeded: the captive and its captor (MK-CAPTURE-4 to MK-CAPTURE-6)."""

from slagveld.kernel.event import Changed, StatusChanged

from ..core.book import text
from ..core.state import Battle
from .captives import captive_spot, free, put_beside
from .landing import landed
from .tokens import lifted


def capture(play: Battle, captor: int, target: int) -> None:
    """A capture attempt has succeeded: the target is the captive of the attacker from here on."""
    taken = play.state.field.by_id[target]
    name = play.state.field.by_id[captor].name
    if taken.captive:
        free(play, target, "MK-CAPTURE-16")
    lifted(play, target)
    play.state = play.state.changed(target, captor=captor, tokens=0)
    play.state = play.state.changed(captor, captive=target)
    status = text("status-captive", captor=name)
    play.tell(
        StatusChanged, piece=target, name=taken.name, status=status, on=True, rule="MK-CAPTURE-4"
    )
    if taken.tokens:
        what = text("tokens-of", name=taken.name)
        play.tell(Changed, piece=target, what=what, old=taken.tokens, new=0, rule="MK-CAPTURE-5")
    _settle(play, captor, target)


def _settle(play: Battle, captor: int, target: int) -> None:
    """Both go on foot now: they come down, out of the water, and stay side by side."""
    landed(play, captor)
    landed(play, target)
    holder, held = play.state.field.by_id[captor], play.state.field.by_id[target]
    if target in play.state.field.touching(holder):
        return
    pose = captive_spot(play.state, holder, held)
    if pose is not None:
        put_beside(play, held, pose)
