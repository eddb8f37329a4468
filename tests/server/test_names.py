"""Names and words of strangers: what is invisible is no name."""

from __future__ import annotations

import unicodedata

import pytest

from quinta.client import Client
from quinta.protocol.requests import CHAT_LENGTH
from quinta.server.security import NAME_LENGTH, cleaned
from server.play import FRIEND, ME, opened, refused

INVISIBLE = [
    *("", " ", "\t\r\n", "\x00", "\u00a0", "\u3000", "\u00ad", "\u034f", "\u061c", "\u115f"),
    *("\u1160", "\u17b4", "\u180b", "\u180e", "\u200b", "\u200c", "\u200d", "\u200e", "\u202e"),
    *("\u2060", "\u2062", "\u2066", "\u2800", "\u3164", "\ufe0f", "\ufeff", "\uffa0", "\ufff9"),
    *("\U0001d159", "\U0001d173", "\U000e0020", "\U000e0100", "\u0301", "\u20dd", "\u0489"),
]
VISIBLE = [
    "Anna",
    "Łukasz Żółć",
    "Ольга",
    "می\u200cروم",
    "นิ้ว",
    "ক্\u200cষ",
    "ကျွှုံး",
    "བསྒྲུབས",
    "שָׁלוֹם",
    "\U0001f469\u200d\U0001f469\u200d\U0001f467",
    "\U0001f3f3\ufe0f\u200d\U0001f308",
    "1\ufe0f\u20e3",
    "ö",
    "…",
]


@pytest.mark.parametrize("text", INVISIBLE, ids=ascii)
def test_what_is_invisible_is_nothing(text: str) -> None:
    for length in (NAME_LENGTH, CHAT_LENGTH):
        assert cleaned(text, length) == ""
        assert cleaned(text * 100, length) == ""
        assert cleaned(f"{text}\u200d{text} \u2800{text}", length) == ""


@pytest.mark.parametrize("text", VISIBLE, ids=ascii)
def test_what_scripts_and_emoji_need_stays(text: str) -> None:
    assert cleaned(text, NAME_LENGTH) == unicodedata.normalize("NFC", text)


def test_every_character_alone_is_seen_or_gone() -> None:
    for number in range(0x110000):
        kept = cleaned(chr(number), NAME_LENGTH)
        if kept:
            assert unicodedata.category(kept[0])[0] in "LNPS"


def test_marks_are_stacked_only_so_high() -> None:
    assert len(cleaned("a" + "\u0335" * 50 + "b", CHAT_LENGTH)) == 7
    joined = cleaned("Z" + "\u0316\u200d\ufe00" * 60, CHAT_LENGTH)
    assert sum(unicodedata.category(sign)[0] == "M" for sign in joined) <= 5


def test_a_name_cut_short_ends_with_something_visible() -> None:
    assert cleaned("ک" * 29 + "\u200cر", NAME_LENGTH) == "ک" * 29
    assert cleaned("a" * 29 + " b", NAME_LENGTH) == "a" * 29


def test_a_joiner_makes_no_second_name_of_plain_letters() -> None:
    assert cleaned("An\u200dna\u200c", NAME_LENGTH) == "Anna"


def test_nobody_is_called_nothing(client: Client) -> None:
    table = opened(client, "queens-garden", [{**ME, "name": "\u2800\u200d"}, FRIEND])
    assert all(seat.name.strip() for seat in table.view().seats)
    friend = client.join(table.name, 1, "\u3164", table.invites[1])
    assert [ord(sign) for sign in table.view().seats[1].name] != [0x3164]
    with refused("bad-request"):
        friend.rename("\u3164\u3164")
    with refused("bad-request"):
        table.chat("\u2800")
