"""Take the pictures of the page that README.md and docs/page.md show, into docs/images.

It starts a server of its own, plays seeded games against bots, and photographs the screens. The
page has to be built (npm run build in web/), and Chromium has to be there.

    PYTHONPATH=src .venv/bin/python scripts/screenshots.py [NAME ...]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from quinta.client import Client, Live, RemoteTable  # noqa: E402
from server.running import running  # noqa: E402
from web.conftest import FLAGS, OPTIONS, chromium  # noqa: E402
from web.player import Player  # noqa: E402
from web.tables import against_bots, play_until  # noqa: E402
from web.visitor import PHONE, Arrive, Options, Visitor  # noqa: E402

IMAGES = ROOT / "docs" / "images"
DESK: Options = {"viewport": {"width": 1280, "height": 860}}
SHARP: Options = {**PHONE, "device_scale_factor": 2}

There = Callable[[Live], bool]
"""Whether a game is where a picture is to be taken."""


@dataclass
class Studio:
    """A service with tables in the middle of a game, which are played when they are needed."""

    client: Client
    arrive: Arrive
    tables: dict[tuple[str, int, There], RemoteTable] = field(default_factory=dict)

    def table(self, game: str, bots: int, there: There) -> RemoteTable:
        """A table of one person and some bots, played until it is worth a picture."""
        key = (game, bots, there)
        if key not in self.tables:
            opened = self.client.create(game, against_bots(bots, "casual"), seed=7)
            self.tables[key] = play_until(opened, there)
        return self.tables[key]

    def visitor(self, device: Options, theme: str, language: str = "en") -> Visitor:
        """Somebody with a device, an appearance and a language."""
        settings = {"speed": 0, "theme": theme, "language": language, "tips": False}
        return self.arrive(device, settings, reduced_motion="reduce")


def at_the_end(live: Live) -> bool:
    """Nothing before it will do."""
    return live.game.is_over


def amid_garden(live: Live) -> bool:
    """The person is to play, with something to choose from in the display and in storage."""
    facts: dict[str, Any] = live.game.snapshot(hidden=False)
    full = len(facts["display"]["slots"]) >= 2 and len(facts["seats"][0]["tiles"]) >= 4
    return live.game.to_move == 0 and live.game.round >= 3 and full


def amid_drafting(live: Live) -> bool:
    """The person is to draft, and several factories are full."""
    facts: dict[str, Any] = live.game.snapshot(hidden=False)
    full = sum(1 for tiles in facts["factories"] if tiles) >= 3
    return live.game.to_move == 0 and live.game.round >= 5 and full


def amid_placing(live: Live) -> bool:
    """The person is to place, and has tiles for it."""
    facts: dict[str, Any] = live.game.snapshot(hidden=False)
    placing = facts["phase"] == "placing" and sum(facts["seats"][0]["tiles"].values()) >= 7
    return live.game.to_move == 0 and live.game.round >= 4 and placing


def start(studio: Studio) -> Page:
    """The first screen."""
    return studio.visitor(DESK, "light").go()


def garden(studio: Studio) -> Page:
    """A turn of Queen's Garden that is being put together."""
    return with_hint(studio.visitor(DESK, "light"), studio.table("queens-garden", 1, amid_garden))


def pavilion(studio: Studio) -> Page:
    """A turn of Summer Pavilion that is being put together, at night."""
    return with_hint(
        studio.visitor(DESK, "dark"), studio.table("summer-pavilion", 1, amid_drafting)
    )


def garden_phone(studio: Studio) -> Page:
    """Queen's Garden on a phone, at night."""
    return to_play(studio.visitor(SHARP, "dark"), studio.table("queens-garden", 1, amid_garden))


def pavilion_phone(studio: Studio) -> Page:
    """Summer Pavilion on a phone, in Dutch."""
    return to_play(
        studio.visitor(SHARP, "light", "nl"), studio.table("summer-pavilion", 2, amid_placing)
    )


def result(studio: Studio) -> Page:
    """The end of a game."""
    page = studio.visitor(DESK, "light").sit(studio.table("queens-garden", 1, at_the_end))
    expect(page.locator("section.result")).to_be_visible()
    return page


def replay(studio: Studio) -> Page:
    """A game once more."""
    table = studio.table("summer-pavilion", 1, at_the_end)
    page = studio.visitor(DESK, "light").go(f"/replay/{table.name}")
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or "0") * 3 // 4))
    return page


def rules(studio: Studio) -> Page:
    """The rules, at a clause with a picture."""
    page = studio.visitor(DESK, "light").go("/rules/queens-garden#QG-4.7")
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    return page


def to_play(visitor: Visitor, table: RemoteTable) -> Page:
    """A table at which the visitor is to play."""
    page = visitor.sit(table)
    Player(page).wait_for_turn()
    return page


def with_hint(visitor: Visitor, table: RemoteTable) -> Page:
    """The same, with a suggested turn on the board."""
    page = to_play(visitor, table)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".act")).to_have_attribute("aria-disabled", "false")
    return page


PICTURES: dict[str, Callable[[Studio], Page]] = {
    "page-start": start,
    "page-queens-garden": garden,
    "page-summer-pavilion": pavilion,
    "page-queens-garden-phone": garden_phone,
    "page-summer-pavilion-phone": pavilion_phone,
    "page-result": result,
    "page-replay": replay,
    "page-rules": rules,
}


def main() -> int:
    """Take the pictures that are named, or all."""
    parser = argparse.ArgumentParser(description="Take the pictures of the page for the docs.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(PICTURES)}")
    names: list[str] = parser.parse_args().names or list(PICTURES)
    if unknown := [name for name in names if name not in PICTURES]:
        parser.error(f"no such picture: {', '.join(unknown)}")
    found = chromium()
    if found is None:
        parser.error("there is no chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), None, *OPTIONS) as server,
        Client(server.url) as client,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        with Arrive.at(browser, server.url) as arrive:
            studio = Studio(client, arrive)
            for name in names:
                page = PICTURES[name](studio)
                page.wait_for_load_state("networkidle")
                file = IMAGES / f"{name}.jpg"
                page.screenshot(path=file, type="jpeg", quality=90, animations="disabled")
                print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
