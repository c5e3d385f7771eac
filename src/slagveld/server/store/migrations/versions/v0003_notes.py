"""What the bots noted about their answers."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "notes",
        sa.Column("battle", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("opens", sa.String(20), nullable=False),
        sa.Column("lost", sa.Boolean, nullable=False),
        sa.Column("text", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("battle", "number"),
        sa.ForeignKeyConstraint(
            ["battle", "number"], ["entries.battle", "entries.number"], ondelete="CASCADE"
        ),
    )
