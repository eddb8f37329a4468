"""How Summer Pavilion is learnt: lessons of one or two turns each."""

from quinta.games.pavilion.lessons.course import LESSONS

__all__ = ["LESSONS"]
