"""Queen's Garden, and all that is only about it."""

NAME = "queens-garden"
TITLE = "Queen's Garden"
VERSION = 2
"""The version of the rules that new games are played by; a game goes on by its own to its end.

In version 1 a bag that a draw had just emptied waited for the next draw before the tower was poured
into it (QG-9, ``refill`` "empty").
"""
