"""Chat on its own, who opened a table and when it was last used, what a key was used for."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the columns, and move what was said."""
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("k", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.String(80)),
        sa.Column("request", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "k", name="pk_chat"),
        sa.UniqueConstraint("table_id", "key", name="uq_chat_table_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        comment="what was said, numbered table by table; only the newest is kept",
    )
    op.add_column("entries", sa.Column("request", sa.String(64)))
    op.add_column("tables", sa.Column("touched", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("owner", sa.String(32)))
    connection = op.get_bind()
    connection.execute(
        sa.text(
            "UPDATE tables SET touched = COALESCE((SELECT max(entries.at) FROM entries"
            " WHERE entries.table_id = tables.id), created)"
        )
    )
    op.drop_index("ix_tables_open", "tables")
    op.create_index("ix_tables_state", "tables", ["state", "touched"])
    op.create_index("ix_tables_owner", "tables", ["owner", "state"])
    _move_chat(connection)
    # The service's time had come at least to the last thing that happened.
    last = connection.execute(sa.text("SELECT max(touched) FROM tables")).scalar()
    if last is not None:
        connection.execute(
            sa.text("INSERT INTO facts (name, value) VALUES ('time', :last)"), {"last": repr(last)}
        )


def _move_chat(connection: sa.Connection) -> None:
    """Move the chat out of the entries; void entries keep the numbers of the rest."""
    rows = connection.execute(
        sa.text(
            "SELECT table_id, seat, at, data, key FROM entries WHERE kind = 'chat'"
            " ORDER BY table_id, n"
        )
    ).all()
    said: list[dict[str, Any]] = []
    for row in rows:
        k = said[-1]["k"] + 1 if said and said[-1]["table_id"] == row.table_id else 1
        text = json.loads(row.data)["text"]
        said.append({**row._mapping, "k": k, "text": text})
    if said:
        connection.execute(
            sa.text(
                "INSERT INTO chat (table_id, k, seat, at, text, key)"
                " VALUES (:table_id, :k, :seat, :at, :text, :key)"
            ),
            said,
        )
        connection.execute(
            sa.text("UPDATE entries SET kind = 'void', data = '{}', key = NULL WHERE kind = 'chat'")
        )
