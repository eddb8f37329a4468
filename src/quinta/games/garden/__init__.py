"""Queen's Garden, and all that is only about it."""

NAME = "queens-garden"
TITLE = "Queen's Garden"
