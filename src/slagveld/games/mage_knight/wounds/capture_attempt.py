"""Attempts to capture: who captures whom, what the captive loses (MK-CAPTURE-1 to -6)."""

from slagveld.kernel.rulebook import Refusal

from ..core.abilities import abilities
from ..core.action import banned
from ..core.book import refuse, text
from ..core.events import tell_status, tell_tokens
from ..core.fighter import Fighter
from ..core.state import Battle
from .captives import captive_spot, free, put_beside
from .hex_and_overwatch_tokens import lifted
from .losing_wing_or_wave import landed


def capture_refusal(fighter: Fighter, target: Fighter, mode: str) -> Refusal | None:
    """Why one in reach cannot be captured, or None (MK-CAPTURE-1, MK-CAPTURE-2).

    Abilities may bar it (MK-CARD-G9, MK-CARD-battle-fury).
    """
    if fighter.click.attack_type != "sword":
        return refuse("MK-CAPTURE-1", "combat-refusal-no-sword", name=fighter.name)
    if mode:
        ability = abilities()[mode]
        return refuse(ability.rule, "combat-refusal-capture-mode", ability=ability.name)
    return banned(fighter, "capture") or banned(target, "be-captured")


def capture(play: Battle, captor: int, target: int) -> None:
    """A capture attempt has succeeded: the target is the captive of the attacker from here on."""
    taken = play.state.field.by_id[target]
    name = play.state.field.by_id[captor].name
    if taken.captive:
        free(play, target, "MK-CAPTURE-16")
    lifted(play, target)
    play.state = play.state.changed(target, captor=captor, tokens=0)
    play.state = play.state.changed(captor, captive=target)
    tell_status(play, taken, text("status-captive", captor=name), "MK-CAPTURE-4", on=True)
    if taken.tokens:
        tell_tokens(play, taken, 0, "MK-CAPTURE-5")
    # Both go on foot now (MK-CAPTURE-6): they come down, out of the water, and stay together.
    landed(play, captor)
    landed(play, target)
    holder, held = play.state.field.by_id[captor], play.state.field.by_id[target]
    if target in play.state.field.touching(holder):
        return
    pose = captive_spot(play.state, holder, held)
    if pose is not None:
        put_beside(play, held, pose)
