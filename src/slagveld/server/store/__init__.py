"""What is kept: people, battles, campaigns, papers, words. SQLite or PostgreSQL, the same tables.

store = open_store(usual_url())
access = Access(store)
"""

from slagveld.server.store.access import NOBODY, Access, Grant
from slagveld.server.store.engine import usual_url
from slagveld.server.store.records import (
    BattleRecord,
    CampaignLink,
    CampaignRecord,
    Commander,
    EntryRecord,
    Head,
    LinkState,
    NewRecord,
    NoteRecord,
    OvertakenError,
    SeatRecord,
    Terms,
    Whole,
)
from slagveld.server.store.store import Store, open_store

__all__ = [
    "NOBODY",
    "Access",
    "BattleRecord",
    "CampaignLink",
    "CampaignRecord",
    "Commander",
    "EntryRecord",
    "Grant",
    "Head",
    "LinkState",
    "NewRecord",
    "NoteRecord",
    "OvertakenError",
    "SeatRecord",
    "Store",
    "Terms",
    "Whole",
    "open_store",
    "usual_url",
]
