"""A record that the service keeps, and its review."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.json import Decoder

from quinta.protocol import RecordView, Replay, ReviewProgress

if TYPE_CHECKING:
    from quinta.client.service import Client

_PROGRESS: Final = Decoder(ReviewProgress)
_REPLAY: Final = Decoder(Replay)
_VIEW: Final = Decoder(RecordView)


class RemoteRecord:
    """A record that the service keeps."""

    def __init__(self, client: Client, name: str) -> None:
        self.client = client
        self.name = name

    @staticmethod
    def kept(client: Client, answer: bytes) -> RemoteRecord:
        """Return the record of an answer that kept one."""
        return RemoteRecord(client, _VIEW.decode(answer).record)

    def view(self) -> RecordView:
        """Return what is known of the record."""
        return _VIEW.decode(self._get(""))

    def text(self) -> str:
        """Return the record as text."""
        return self._get("/text").decode()

    def replay(self, begin: int = 0, end: int = 200) -> Replay:
        """Return the positions after some turns."""
        return _REPLAY.decode(self._get("/replay", **{"from": begin, "to": end}))

    def start_review(self) -> ReviewProgress:
        """Let the game be reviewed, or go on with it."""
        return _PROGRESS.decode(self.client.post(f"/records/{self.name}/review").content)

    def review(self, since: int = 0) -> ReviewProgress:
        """Return the review as far as it has come, with the next turns since a number."""
        return _PROGRESS.decode(self._get("/review", since=since))

    def stop_review(self) -> None:
        """Stop the review."""
        self.client.delete(f"/records/{self.name}/review")

    def _get(self, address: str, /, **query: object) -> bytes:
        return self.client.get(f"/records/{self.name}{address}", None, **query)
