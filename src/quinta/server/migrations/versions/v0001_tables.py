"""Tables, seats, entries, and the processes that share them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "facts",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
        comment="what the database itself has to remember, such as its secret",
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("claim", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        comment="one row a table: how it was opened, and when the server has to act there",
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_open", "tables", ["public", "state", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("invite", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        comment="who was seated when the table was opened; tokens and invitations as digests",
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("key", sa.String(80)),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_entries"),
        sa.UniqueConstraint("table_id", "key", name="uq_entries_table_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        comment="everything that happened, numbered table by table",
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
        comment="the server processes that share this database, and when each was last heard of",
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("seats", sa.String(32), nullable=False),
        sa.Column("watchers", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "process", name="pk_presence"),
        comment="who watches which table through which process",
    )
    op.create_index("ix_presence_process", "presence", ["process"])


def downgrade() -> None:
    """Remove the tables, and all that is in them."""
    for name in ("presence", "processes", "entries", "seats", "tables", "facts"):
        op.drop_table(name)
