"""Campaigns, and the battles that were fought for them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.String(40)


def upgrade() -> None:
    """Make the two tables."""
    op.create_table(
        "campaigns",
        sa.Column("id", ID, primary_key=True),
        sa.Column("owner", ID, _to("people.id"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("terms", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("campaigns_owner", "campaigns", ["owner"])
    op.create_table(
        "campaign_battles",
        sa.Column("battle", ID, _to("battles.id"), primary_key=True),
        sa.Column("campaign", ID, _to("campaigns.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.String(20), nullable=False),
    )
    op.create_index("campaign_battles_campaign", "campaign_battles", ["campaign"])


def _to(place: str) -> sa.ForeignKey:
    return sa.ForeignKey(place, ondelete="CASCADE")
