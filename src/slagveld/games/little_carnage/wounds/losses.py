"""Wounds: what a model loses with them, and when it dies (LC-1.6-9 to LC-1.6-13)."""

from slagveld.kernel.event import Changed
from slagveld.record import replace
from slagveld.texts import Text

from ..core.book import text
from ..core.dice import dice_left
from ..core.names import Fell, Wounded, model_name, told
from ..core.regiment import Model, most_wounds, wounds_left
from ..core.state import Battle, Fallen
from ..morale.fear_marker import cause_gone
from .leaving_mount_or_litter import after_death


def wound(
    play: Battle, model: Model, count: int, *, by: int, rule: str = "LC-1.6-7", source: int = 0
) -> int:
    """Let a model suffer wounds; how many it has really lost.

    `by` is the seat that caused them, `source` the stand they came from (0: none). It loses no
    more than it has (LC-1.6-8), if Invulnerable one a round, so that it lives for as many rounds as
    it has Wounds (LC-1.8-invulnerable-1, LC-1.8-invulnerable-2); with each a die (LC-1.6-9), and at
    none left it dies at once (LC-1.5-7, LC-1.6-13). All that counts from then on, for the next
    attack too (LC-1.6-11). One that is gone loses nothing. The book lets a Demon lord lose less
    than he suffers as an example (LC-1.8-invulnerable-ex1).
    """
    known = play.state.field.model_by_id.get(model.id)
    if known is None:
        return 0
    regiment = play.state.regiment_of(known)
    lost = min(count, most_wounds(regiment, known))
    if regiment.skills.invulnerable and lost < min(count, wounds_left(regiment, known)):
        what = text("combat-ignored", name=model_name(play.state, known), count=count - lost)
        told(play, what, "LC-1.8-invulnerable-1", known.stand)
    if not lost:
        return 0
    hurt = known.changed(suffered=known.suffered + lost, hit=known.hit + lost)
    play.state = play.state.with_model(hurt)
    if play.listening:
        _tell(play, known, hurt, rule, source or None)
    if wounds_left(regiment, hurt) <= 0:
        remove(play, hurt, by=by, source=source)
    return lost


def _tell(play: Battle, before: Model, after: Model, rule: str, source: int | None) -> None:
    """The wounds, and the dice that went with them unless it died."""
    state = play.state
    regiment = state.regiment_of(after)
    left = wounds_left(regiment, after)
    name = model_name(state, after)
    stand, group, amount = after.stand, regiment.id, after.suffered - before.suffered
    play.tell(
        Wounded, piece=stand, name=name, amount=amount, left=left, by=source, group=group, rule=rule
    )
    if left <= 0:
        return
    taken = "LC-1.8-fanatic-1" if regiment.skills.fanatic else "LC-1.6-9"
    cause = text("combat-cause-wounds", count=after.suffered)
    said = (text("combat-lost-attack", name=name), text("combat-lost-defence", name=name))
    tell_dice(play, before, after, said, cause, taken)


def tell_dice(
    play: Battle, before: Model, after: Model, said: tuple[Text, Text], cause: Text, rule: str
) -> None:
    """What has become of the normal attack and defence dice of a model whose Wounds changed."""
    regiment = play.state.regiment_of(after)
    left = [dice_left(regiment, model.suffered) for model in (before, after)]
    for what, old, new in zip(said, *left, strict=True):
        if old != new:
            piece = after.stand
            play.tell(Changed, piece=piece, what=what, old=old, new=new, cause=cause, rule=rule)


# Models that leave the table (LC-1.6-13, LC-1.6-14)


def remove(play: Battle, model: Model, *, by: int, source: int = 0) -> None:
    """Take a killed model off the table and lay a skull marker where it stood.

    `by` is the seat that slew it, or nobody; `source` the stand it came from. Whoever shared its
    stand stays there or gets a base of his own (LC-1.10-4, LC-1.10-9).
    """
    state = play.state
    pose = state.stand_of(model).pose
    if play.listening:
        _tell_slain(play, model, source)
    fallen = Fallen(model=model, regiment=model.regiment, by=by, x=pose.x, y=pose.y)
    play.state = replace(
        state, field=state.field.without_model(model.id), fallen=(*state.fallen, fallen)
    )
    if not play.state.alive(model.regiment):
        regiment = state.regiment_of(model)
        if regiment.count > 1:  # of a single model it is said already
            told(play, text("combat-destroyed", name=regiment.name), "LC-1.3-4", regiment.id)
        cause_gone(play, model.regiment)
    after_death(play, model.stand)


def _tell_slain(play: Battle, model: Model, source: int) -> None:
    """Who was slain, and how many of his regiment are left."""
    state = play.state
    regiment, carrier = state.regiment_of(model), state.stand_of(model).regiment
    others = [one for one in state.field.on_stand[model.stand] if one.id != model.id]
    stays = any(one.regiment == carrier for one in others)
    play.tell(
        Fell,
        piece=model.id if stays else model.stand,
        name=model_name(state, model),
        by=source or None,
        group=regiment.id,
        regiment=regiment.name,
        left=len(state.models_of(regiment.id)) - 1,
        count=regiment.count,
        pieces=(model.stand, model.id),
        rule="LC-1.6-13",
    )
