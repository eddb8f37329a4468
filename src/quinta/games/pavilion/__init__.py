"""Summer Pavilion, and all that is only about it."""

NAME = "summer-pavilion"
TITLE = "Summer Pavilion"
VERSION = 2
"""The version of the rules that new games are played by; a game goes on by its own to its end.

In version 1 the supply was filled only after a bonus (SP-5.3), and tiles kept at the end cost their
points before the bonuses were scored (SP-7).
"""
