"""The Beach: a game of another package, as small as a game can be, and all that is only about it.

Shells of four kinds lie in the sand, some of them washed up. In a turn one takes a washed-up shell
(TY-1), and another comes up for it, or digs (TY-2), which brings whatever it brings. A shell scores
its value at once, and each pair of a kind its value again at the end (TY-3), when everybody has
had four turns.
"""

NAME = "toy"
TITLE = "The Beach"
VERSION = 1
