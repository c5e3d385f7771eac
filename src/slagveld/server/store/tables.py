"""The tables, the same on SQLite and on PostgreSQL.

Secrets are kept as their hash alone. What the kernel writes (set-ups, entries, states) is kept as
the JSON it wrote, untouched. Times are seconds since 1970, UTC.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

METADATA = MetaData()

ID = String(40)
HASH = String(64)
"""SHA-256 in hexadecimal."""

people = Table(
    "people",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("key_hash", HASH, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)

battles = Table(
    "battles",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("owner", ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    Column("title", String(200), nullable=False),
    Column("game", String(200), nullable=False),
    Column("scenario", String(200), nullable=False),
    Column("dice_kind", String(20), nullable=False),
    Column("take_back", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("dice", LargeBinary, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("verified_from", Integer, nullable=False),
    Column("base", LargeBinary, nullable=True),
    Column("entries", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winners", String(200), nullable=False),
    Column("waiting_for", String(200), nullable=False),
    Column("watch_hash", HASH, nullable=True),
    Column("lesson", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("battles_owner", "owner"),
    Index("battles_changed", "changed"),
    Index("battles_watch", "watch_hash", unique=True),
)

entries = Table(
    "entries",
    METADATA,
    Column("battle", ForeignKey("battles.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("battle", "number"),
)

notes = Table(
    "notes",
    METADATA,
    Column("battle", ID, nullable=False),
    Column("number", Integer, nullable=False),
    Column("opens", String(20), nullable=False),
    Column("lost", Boolean, nullable=False),
    Column("text", LargeBinary, nullable=False),
    PrimaryKeyConstraint("battle", "number"),
    ForeignKeyConstraint(
        ["battle", "number"], ["entries.battle", "entries.number"], ondelete="CASCADE"
    ),
)

seats = Table(
    "seats",
    METADATA,
    Column("battle", ForeignKey("battles.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("name", String(200), nullable=False),
    Column("side", Integer, nullable=False),
    Column("leader", Boolean, nullable=False),
    Column("bot", String(200), nullable=False),
    Column("taken", Boolean, nullable=False),
    Column("key_hash", HASH, nullable=True),
    PrimaryKeyConstraint("battle", "number"),
    Index("seats_key", "key_hash", unique=True),
)

holders = Table(
    "holders",
    METADATA,
    Column("battle", ID, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("battle", "seat", "person"),
    ForeignKeyConstraint(["battle", "seat"], ["seats.battle", "seats.number"], ondelete="CASCADE"),
    Index("holders_person", "person"),
)

chat = Table(
    "chat",
    METADATA,
    Column("battle", ForeignKey("battles.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("name", String(200), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", String(2000), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("battle", "number"),
)

papers = Table(
    "papers",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("owner", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("game", String(200), nullable=False),
    Column("name", String(200), nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("papers_owner", "owner"),
)

campaigns = Table(
    "campaigns",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("owner", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("terms", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("campaigns_owner", "owner"),
)

campaign_battles = Table(
    "campaign_battles",
    METADATA,
    Column("battle", ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
    Column("campaign", ForeignKey("campaigns.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("state", String(20), nullable=False),
    Index("campaign_battles_campaign", "campaign"),
)

hosts = Table(
    "hosts",
    METADATA,
    Column("key_hash", HASH, primary_key=True),
    Column("created", BigInteger, nullable=False),
)

KEPT = (people, battles, entries, notes, seats, holders, chat, papers, campaigns, campaign_battles)
"""What a backup holds, in an order in which each row finds what it refers to.

The host's own keys stay with the host.
"""
