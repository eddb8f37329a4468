"""Records that are studied, their reviews, and by what running games are recognised."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables and the columns."""
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("view", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
        comment="games that are studied, named by their text, and when each was last asked for",
    )
    op.create_index("ix_records_at", "records", ["at"])
    op.create_index("ix_records_owner", "records", ["owner", "at"])
    op.create_table(
        "reviews",
        sa.Column("record_id", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("claim", sa.String(32)),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("outline", sa.Text),
        sa.Column("whole", sa.Text),
        sa.PrimaryKeyConstraint("record_id", name="pk_reviews"),
        sa.ForeignKeyConstraint(["record_id"], ["records.id"], name="fk_reviews_record_id"),
        comment="the reviews of records: who began each and when, and which process computes it",
    )
    op.create_index("ix_reviews_state", "reviews", ["state", "at"])
    op.create_table(
        "review_parts",
        sa.Column("record_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("k", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("record_id", "number", name="pk_review_parts"),
        sa.UniqueConstraint("record_id", "k", name="uq_review_parts_record_id"),
        sa.ForeignKeyConstraint(
            ["record_id"], ["reviews.record_id"], name="fk_review_parts_record_id"
        ),
        comment="what is computed of a review: the number of turns before it, and when it was done",
    )
    op.add_column("tables", sa.Column("began", sa.String(64)))
    op.add_column("tables", sa.Column("digest", sa.String(64)))
    op.create_index("ix_tables_began", "tables", ["began"])
    op.create_index("ix_tables_digest", "tables", ["digest"])
