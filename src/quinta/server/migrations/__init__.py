"""How the database came to be what it is: Alembic's steps, run by ``quinta db upgrade``."""
