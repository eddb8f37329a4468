"""How Queen's Garden is learnt: lessons of one or two turns each."""

from quinta.games.garden.lessons.course import LESSONS

__all__ = ["LESSONS"]
