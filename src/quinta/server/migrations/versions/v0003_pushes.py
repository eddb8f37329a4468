"""Where players want to be told of their turns, and games on their way to another browser."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "pushes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("endpoint", sa.String(800), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "endpoint", name="pk_pushes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pushes_table_id"),
        comment="the push endpoints that are told when a seat is to move",
    )
    op.create_index("ix_pushes_endpoint", "pushes", ["endpoint"])
    op.create_index("ix_pushes_owner", "pushes", ["owner", "at"])
    op.create_table(
        "handovers",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("bundle", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_handovers"),
        comment="games on their way to another browser, encrypted there, kept for minutes",
    )
    op.create_index("ix_handovers_at", "handovers", ["at"])
