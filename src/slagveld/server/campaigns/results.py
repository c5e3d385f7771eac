"""Battles at a real table, as their players tell of them."""

from slagveld.campaign import Campaign, record, told
from slagveld.server.store.words import cleaned
from slagveld.server.wire.campaigns import EnterResult
from slagveld.texts import Text


def after_told(campaign: Campaign, wish: EnterResult, date: str) -> Campaign:
    """The campaign after the battle that was next; raises RefusedError with the reason."""
    note = cleaned(wish.note)
    notes = (Text("plain", {"words": note}),) if note else ()
    after = told(campaign, wish.winner, wish.points, wish.alive, notes)
    return record(campaign, after, rounds=wish.rounds, date=date)
