"""The defeat of a wizard, and how a duel ends (WD-END-1, WD-END-2)."""

from slagveld.kernel.event import Told
from slagveld.kernel.state import Outcome
from slagveld.texts import Listing, Text

from ..core.book import text
from ..core.events import Fallen, say
from ..core.state import Duel


def fall(play: Duel, seat: int) -> None:
    """A defeated wizard leaves with everything his magic held (WD-WIZARD-13).

    The last wizard who stands wins (WD-END-1).
    """
    state = play.state
    wizard = state.wizards[seat]
    gone = held = tuple(creature.id for creature in state.of(seat))
    if state.layout.has(wizard.id):
        play.tell(Fallen, piece=wizard.id, name=wizard.name, sort="wizard", rule="WD-WIZARD-12")
        gone = (*held, wizard.id)
    if held and play.listening:
        models = Listing(tuple(state.numbered(creature) for creature in state.of(seat)))
        left = text("all-leave", name=wizard.name, models=models)
        play.tell(Told, what=left, pieces=held, seat=seat, rule="WD-WIZARD-13")
    play.state = state.without(*gone)
    out = play.state.out if seat in play.state.out else (*play.state.out, seat)
    play.replace(out=out, order=tuple(other for other in play.state.order if other != seat))
    last = play.state.players()
    if len(last) <= 1 and play.state.outcome is None:
        decide(play, last, text("end-last" if last else "end-together"), "WD-END-1")


def decide(play: Duel, winners: tuple[int, ...], reason: Text, rule: str) -> None:
    """End the duel, every field as score (WD-END-1, WD-END-2)."""
    fields = tuple(wizard.field for wizard in play.state.wizards)
    play.finish(Outcome(winners=winners, reason=reason, rule=rule, scores=fields))


def judge(play: Duel) -> None:
    """The highest field wins; equal highest fields are a draw (WD-END-2)."""
    state = play.state
    left = state.players()
    best = max(state.wizards[seat].field for seat in left)
    winners = tuple(seat for seat in left if state.wizards[seat].field == best)
    if play.listening:
        fields = [text("field-value", name=w.name, value=w.field) for w in state.wizards]
        standing = Listing(tuple(fields[seat] for seat in left))
        pieces = tuple(state.wizards[seat].id for seat in left)
        say(play, text("fields-at-end", fields=standing), "WD-END-2", *pieces)
    alone = len(winners) == 1
    reason = text("end-rounds") if alone else text("end-equal")
    decide(play, winners if alone else (), reason, "WD-END-2")
