"""How smooth the page is on a large position: the last round of Queen's Garden with four players.

Points at every hexagon of the display, chooses pieces in storage, points at every lit cell, turns
expansions, and takes it all back; meanwhile every frame and every long task is noted. The same
movements over an empty page, in the same browser, say what the machine itself can do.

    python benchmarks/page.py [--turns 129] [--players 4]

Prints one JSON object per line: for the empty page and for the table the frames, the share of
frames that were dropped, the longest task and the longest time from a key, click or movement to
the next frame; then the table as a ratio to the empty page. Needs Chromium.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

# Run as a script, this has to be told where to find what it shares with the tests.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from playwright.sync_api import Locator, Page, sync_playwright

from quinta.client import Client
from server.running import running
from web.conftest import FLAGS, OPTIONS, chromium
from web.player import Player
from web.tables import played
from web.visitor import DESK, STILL, Arrive

FRAME = 1000 / 60
REST = 30
"""Milliseconds between two movements: fast for a hand."""

# Notes every frame, task and answer to an input from now on.
_WATCH = """() => {
    const seen = window.seen = {frames: [], tasks: [], inputs: []};
    let last = performance.now();
    const frame = (now) => {
        seen.frames.push(now - last);
        last = now;
        if (window.seen === seen) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const note = (list, type, options) => new PerformanceObserver((found) => {
        list.push(...found.getEntries().map((one) => one.duration));
    }).observe({type, ...options});
    note(seen.tasks, "longtask", {});
    note(seen.inputs, "event", {durationThreshold: 16});
}"""
_SEEN = """() => { const {seen} = window; window.seen = null; return seen; }"""


def summary(page: Page) -> dict[str, Any]:
    """What was noted since the watch began."""
    seen = page.evaluate(_SEEN)
    frames: list[float] = seen["frames"][2:]
    dropped = sum(max(0, round(frame / FRAME) - 1) for frame in frames)
    return {
        "frames": len(frames),
        "dropped_percent": round(100 * dropped / (len(frames) + dropped), 1),
        "longest_frame_ms": round(max(frames), 1),
        "tasks_over_50_ms": len(seen["tasks"]),
        "longest_task_ms": round(max(seen["tasks"], default=0.0)),
        "slowest_answer_ms": round(max(seen["inputs"], default=0.0)),
    }


class Hand:
    """Moves the pointer, and remembers where it went."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.path: list[tuple[float, float]] = []

    def over(self, places: Locator) -> None:
        """Point at all of these, one after the other."""
        for place in places.all():
            box = place.bounding_box()
            if box:
                self.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def move(self, x: float, y: float) -> None:
        """Point there, and rest a moment."""
        self.path.append((x, y))
        self.page.mouse.move(x, y, steps=3)
        self.page.wait_for_timeout(REST)

    def press(self, key: str) -> None:
        """Press a key, and wait for what follows from it."""
        self.page.keyboard.press(key)
        self.page.wait_for_timeout(REST)


def play_about(page: Page) -> Hand:
    """Point at everything and choose what there is, without playing it."""
    hand, player = Hand(page), Player(page)
    hand.over(page.locator(".slots .hexagon"))
    for kind, targets in (("tiles", "g.cell"), ("expansions", "g.area")):
        pieces = page.locator(f".store .{kind} button.place")
        for number in range(min(3, pieces.count())):
            player.press(pieces.nth(number))
            player.wait_until_settled()
            hand.over(page.locator(targets))
            if page.locator(targets).count():
                player.press(page.locator(targets).first)
                player.wait_until_settled()
            for _ in range(6 if kind == "expansions" else 0):
                hand.press("r")
                player.wait_until_settled()
            for _ in range(3):
                hand.press("Escape")
                player.wait_until_settled()
    return hand


def measure(turns: int, players: int) -> list[dict[str, Any]]:
    """The empty page, the table, and one as a ratio to the other."""
    found = chromium()
    if found is None:
        return [{"benchmark": "page", "skipped": "there is no chromium"}]
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), None, *OPTIONS) as server,
        Client(server.url) as client,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        with Arrive.at(browser, server.url) as arrive:
            page = arrive(DESK, STILL).sit(played(client, "queens-garden", players, turns))
            Player(page).wait_for_turn()
            play_about(page)  # once to warm up
            page.evaluate(_WATCH)
            path = play_about(page).path
            table = summary(page)
            elements = page.evaluate("() => document.querySelectorAll('*').length")
            page.goto("about:blank")
            page.evaluate(_WATCH)
            hand = Hand(page)
            for x, y in path:
                hand.move(x, y)
            empty = summary(page)
        browser.close()
    return [
        {"benchmark": "page", "page": "empty", **empty},
        {"benchmark": "page", "page": f"turn {turns}", "elements": elements, **table},
        {
            "benchmark": "page",
            "ratio": {
                key: round(table[key] / empty[key], 2)
                for key in ("longest_frame_ms", "slowest_answer_ms", "dropped_percent")
                if empty[key]
            },
        },
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="how smooth the page is on a large position")
    parser.add_argument("--turns", type=int, default=129, help="turns played before")
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    for line in measure(given.turns, given.players):
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
