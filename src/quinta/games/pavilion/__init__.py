"""Summer Pavilion, and all that is only about it."""

NAME = "summer-pavilion"
TITLE = "Summer Pavilion"
