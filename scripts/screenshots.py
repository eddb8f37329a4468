"""Take the pictures of the page that README.md and docs/page.md show, into docs/images.

It starts a server of its own, plays seeded games against bots, and photographs the screens. The
page has to be built (npm run build in web/), and Chromium has to be there.

    PYTHONPATH=src .venv/bin/python scripts/screenshots.py [NAME ...]
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from quinta.client import Client, Table  # noqa: E402
from server.running import running  # noqa: E402
from web.conftest import FLAGS, OPTIONS  # noqa: E402
from web.player import Player  # noqa: E402
from web.tables import against_bots, play_to  # noqa: E402
from web.visitor import PHONE, Arrive, Options, Visitor  # noqa: E402

IMAGES = ROOT / "docs" / "images"
DESK: Options = {"viewport": {"width": 1280, "height": 860}}
SHARP: Options = {**PHONE, "device_scale_factor": 2}


@dataclass
class Studio:
    """A service with tables in the middle of a game, which are played when they are needed."""

    client: Client
    arrive: Arrive
    tables: dict[tuple[str, int, int | None], Table] = field(default_factory=dict)

    def table(self, game: str, bots: int, turns: int | None) -> Table:
        """A table of one person and some bots after some turns, or at the end."""
        key = (game, bots, turns)
        if key not in self.tables:
            opened = self.client.create(game, against_bots(bots, "casual"), seed=7)
            self.tables[key] = play_to(opened, turns)
        return self.tables[key]

    def visitor(self, device: Options, theme: str, language: str = "en") -> Visitor:
        """Somebody with a device, an appearance and a language."""
        settings = {"speed": 0, "theme": theme, "language": language}
        return self.arrive(device, settings, reduced_motion="reduce")


def start(studio: Studio) -> Page:
    """The first screen."""
    return studio.visitor(DESK, "light").go()


def garden(studio: Studio) -> Page:
    """A turn of Queen's Garden that is being put together."""
    return with_hint(studio.visitor(DESK, "light"), studio.table("queens-garden", 1, 47))


def pavilion(studio: Studio) -> Page:
    """A turn of Summer Pavilion that is being put together, at night."""
    return with_hint(studio.visitor(DESK, "dark"), studio.table("summer-pavilion", 2, 75))


def garden_phone(studio: Studio) -> Page:
    """Queen's Garden on a phone, at night."""
    return to_play(studio.visitor(SHARP, "dark"), studio.table("queens-garden", 1, 47))


def pavilion_phone(studio: Studio) -> Page:
    """Summer Pavilion on a phone, in Dutch."""
    return to_play(studio.visitor(SHARP, "light", "nl"), studio.table("summer-pavilion", 2, 75))


def result(studio: Studio) -> Page:
    """The end of a game."""
    page = studio.visitor(DESK, "light").sit(studio.table("queens-garden", 1, None))
    expect(page.locator("section.result")).to_be_visible()
    return page


def replay(studio: Studio) -> Page:
    """A game once more."""
    table = studio.table("summer-pavilion", 1, None)
    page = studio.visitor(DESK, "light").go(f"/replay/{table.name}")
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or "0") * 3 // 4))
    return page


def rules(studio: Studio) -> Page:
    """The rules, at a clause with a picture."""
    page = studio.visitor(DESK, "light").go("/rules/queens-garden#QG-4.7")
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    return page


def to_play(visitor: Visitor, table: Table) -> Page:
    """A table at which the visitor is to play."""
    page = visitor.sit(table)
    Player(page).wait_for_turn()
    return page


def with_hint(visitor: Visitor, table: Table) -> Page:
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
    chromium = shutil.which("chromium")
    if chromium is None:
        parser.error("there is no chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), None, *OPTIONS) as server,
        Client(server.url) as client,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        with Arrive.at(browser, server.url) as arrive:
            studio = Studio(client, arrive)
            for name in names:
                page = PICTURES[name](studio)
                page.wait_for_load_state("networkidle")
                file = IMAGES / f"{name}.png"
                page.screenshot(path=file, animations="disabled")
                print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
