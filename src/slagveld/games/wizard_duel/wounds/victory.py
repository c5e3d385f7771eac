"""How a duel ends: the last wizard, the last round, an agreement (WD-END-1, WD-END-2)."""

from slagveld.kernel.event import Told
from slagveld.kernel.state import Outcome
from slagveld.texts import Listing, Text

from ..core.book import text
from ..core.state import Duel


def end_if_decided(play: Duel) -> None:
    """The last wizard wins (WD-END-1)."""
    left = play.state.players()
    if len(left) <= 1 and play.state.outcome is None:
        decide(play, left, text("end-last" if left else "end-together"), "WD-END-1")


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
        told = text("fields-at-end", fields=standing)
        play.tell(Told, what=told, pieces=pieces, rule="WD-END-2")
    if len(winners) == 1:
        decide(play, winners, text("end-rounds"), "WD-END-2")
    else:
        decide(play, (), text("end-equal"), "WD-END-2")
