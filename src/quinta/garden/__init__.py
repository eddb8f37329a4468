"""Queen's Garden."""

from quinta.garden.state import QueensGarden

__all__ = ["QueensGarden"]
