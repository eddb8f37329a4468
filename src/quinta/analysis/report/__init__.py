"""Reviews for people to read: what matters in them, and the whole as one HTML file.

The file needs nothing else: no script, no request. It is light or dark as its reader prefers, and
can be printed.
"""

from quinta.analysis.report.game import ReviewedGame
from quinta.analysis.report.page import html

__all__ = ["ReviewedGame", "html"]
