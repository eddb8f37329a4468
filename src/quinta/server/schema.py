"""The tables of the database. ``migrations`` creates them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
    comment="what the database itself has to remember, such as its secret",
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Double, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("setup", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("request", String(64), nullable=False),
    Column("n", Integer, nullable=False),
    Column("state", String(16), nullable=False),
    Column("due", Double),
    Column("claim", String(32)),
    Column("touched", Double, nullable=False, server_default="0"),
    Column("owner", String(32)),
    Column("began", String(64)),
    Column("digest", String(64)),
    Index("ix_tables_due", "due"),
    Index("ix_tables_state", "state", "touched"),
    Index("ix_tables_owner", "owner", "state"),
    Index("ix_tables_began", "began"),
    Index("ix_tables_digest", "digest"),
    comment="one row a table: how it was opened, and when the server has to act there",
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("level", String(32)),
    Column("name", Text, nullable=False),
    Column("token", String(64)),
    Column("invite", String(64)),
    comment="who was seated when the table was opened; tokens and invitations as digests",
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("at", Double, nullable=False),
    Column("data", Text, nullable=False),
    Column("key", String(80)),
    Column("request", String(64)),
    UniqueConstraint("table_id", "key"),
    comment="everything that happened, numbered table by table",
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("k", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(80)),
    Column("request", String(64)),
    UniqueConstraint("table_id", "key"),
    comment="what was said, numbered table by table; only the newest is kept",
)

pushes = Table(
    "pushes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("endpoint", String(800), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_pushes_endpoint", "endpoint"),
    Index("ix_pushes_owner", "owner", "at"),
    comment="the push endpoints that are told when a seat is to move",
)

handovers = Table(
    "handovers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("at", Double, nullable=False),
    Column("bundle", Text, nullable=False),
    Index("ix_handovers_at", "at"),
    comment="games on their way to another browser, encrypted there, kept for minutes",
)

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Column("view", Text, nullable=False),
    Index("ix_records_at", "at"),
    Index("ix_records_owner", "owner", "at"),
    comment="games that are studied, named by their text, and when each was last asked for",
)

reviews = Table(
    "reviews",
    metadata,
    Column("record_id", String(32), ForeignKey("records.id"), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("at", Double, nullable=False),
    Column("state", String(16), nullable=False),
    Column("claim", String(32)),
    Column("total", Integer, nullable=False),
    Column("outline", Text),
    Column("whole", Text),
    Index("ix_reviews_state", "state", "at"),
    comment="the reviews of records: who began each and when, and which process computes it",
)

review_parts = Table(
    "review_parts",
    metadata,
    Column("record_id", String(32), ForeignKey("reviews.record_id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("k", Integer, nullable=False),
    Column("data", Text, nullable=False),
    UniqueConstraint("record_id", "k"),
    comment="what is computed of a review: the number of turns before it, and when it was done",
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("beat", Double, nullable=False),
    comment="the server processes that share this database, and when each was last heard of",
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("seats", String(32), nullable=False),
    Column("watchers", Integer, nullable=False),
    Index("ix_presence_process", "process"),
    comment="who watches which table through which process",
)
