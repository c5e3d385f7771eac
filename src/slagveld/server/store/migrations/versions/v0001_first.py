"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID, HASH, WORD = sa.String(40), sa.String(64), sa.String(200)


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "people",
        sa.Column("id", ID, primary_key=True),
        sa.Column("key_hash", HASH, nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    _battles()
    op.create_table(
        "papers",
        sa.Column("id", ID, primary_key=True),
        sa.Column("owner", ID, _to("people.id", "CASCADE"), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("game", WORD, nullable=False),
        sa.Column("name", WORD, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("papers_owner", "papers", ["owner"])
    op.create_table(
        "hosts",
        sa.Column("key_hash", HASH, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def _to(place: str, ondelete: str) -> sa.ForeignKey:
    return sa.ForeignKey(place, ondelete=ondelete)


def _battles() -> None:
    op.create_table(
        "battles",
        sa.Column("id", ID, primary_key=True),
        sa.Column("owner", ID, _to("people.id", "SET NULL"), nullable=True),
        *(sa.Column(name, WORD, nullable=False) for name in ("title", "game", "scenario")),
        sa.Column("dice_kind", sa.String(20), nullable=False),
        sa.Column("take_back", sa.String(20), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        *(sa.Column(name, sa.LargeBinary, nullable=False) for name in ("setup", "dice", "state")),
        sa.Column("verified_from", sa.Integer, nullable=False),
        sa.Column("base", sa.LargeBinary, nullable=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        *(sa.Column(name, WORD, nullable=False) for name in ("winners", "waiting_for")),
        sa.Column("watch_hash", HASH, nullable=True),
        sa.Column("lesson", sa.Boolean, nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("battles_owner", "battles", ["owner"])
    op.create_index("battles_changed", "battles", ["changed"])
    op.create_index("battles_watch", "battles", ["watch_hash"], unique=True)
    op.create_table(
        "entries",
        sa.Column("battle", ID, _to("battles.id", "CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("battle", "number"),
    )
    op.create_table(
        "seats",
        sa.Column("battle", ID, _to("battles.id", "CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", WORD, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("leader", sa.Boolean, nullable=False),
        sa.Column("bot", WORD, nullable=False),
        sa.Column("taken", sa.Boolean, nullable=False),
        sa.Column("key_hash", HASH, nullable=True),
        sa.PrimaryKeyConstraint("battle", "number"),
    )
    op.create_index("seats_key", "seats", ["key_hash"], unique=True)
    op.create_table(
        "holders",
        sa.Column("battle", ID, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", ID, _to("people.id", "CASCADE"), nullable=False),
        sa.PrimaryKeyConstraint("battle", "seat", "person"),
        sa.ForeignKeyConstraint(
            ["battle", "seat"], ["seats.battle", "seats.number"], ondelete="CASCADE"
        ),
    )
    op.create_index("holders_person", "holders", ["person"])
    op.create_table(
        "chat",
        sa.Column("battle", ID, _to("battles.id", "CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", WORD, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("text", sa.String(2000), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("battle", "number"),
    )
