"""The error and the base class that the parts of the client share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import TracebackType
from typing import Self


class ServiceError(Exception):
    """A refused request: ``code`` is the API's, ``clause`` that of a broken rule."""

    def __init__(self, status: int, code: str, detail: str, clause: str | None = None) -> None:
        super().__init__(f"{detail} ({code}, {status})")
        self.status = status
        self.code = code
        self.detail = detail
        self.clause = clause


class Closing(ABC):
    """An object with connections, which a ``with`` closes at its end."""

    @abstractmethod
    def close(self) -> None:
        """Close the connections."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
