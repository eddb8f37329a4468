"""The page's types are those of the service: a struct that changes makes them stale."""

from __future__ import annotations

import re
from copy import deepcopy

import pytest

from quinta.server.app import description
from scripts import page_types

SCHEMAS: dict[str, page_types.Schema] = description()["components"]["schemas"]


def names(paths: list[object]) -> list[str]:
    return [str(path).rpartition("web/src/")[2] for path in paths]


def test_the_types_in_the_repository_are_those_of_the_structs() -> None:
    assert not page_types.stale(SCHEMAS)
    assert page_types.main(["--check"]) == 0


@pytest.mark.parametrize(
    ("struct", "file"),
    [
        ("TableView", "lib/types.ts"),
        ("Welcome", "lib/types.ts"),
        ("GardenPlaced", "games/garden/types.ts"),
        ("PavilionPosition", "games/pavilion/types.ts"),
        ("PavilionStep", "games/pavilion/types.ts"),
    ],
)
def test_a_changed_struct_is_noticed(
    struct: str, file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    changed = deepcopy(SCHEMAS)
    changed[struct]["properties"]["weather"] = {"type": "string"}
    assert names([*page_types.stale(changed)]) == [file]
    monkeypatch.setattr(page_types, "description", lambda: {"components": {"schemas": changed}})
    assert page_types.main(["--check"]) == 1
    assert f"{file} is stale: run `make types`" in capsys.readouterr().err


def test_the_types_of_the_page_as_a_whole_name_no_game() -> None:
    shared = next(
        text for path, text in page_types.files(SCHEMAS).items() if path.parent.name == "lib"
    )
    assert "Garden" not in shared
    assert "Pavilion" not in shared


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "integer"}, "number"),
        ({}, "unknown"),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        ({"type": "array", "items": {"enum": ["up", 1]}}, '("up" | 1)[]'),
        ({"prefixItems": [{"type": "integer"}, {"$ref": "#/x/Cell"}]}, "[number, Cell]"),
        ({"type": "object", "additionalProperties": {"type": "number"}}, "Record<string, number>"),
        (
            {"type": "object", "properties": {"a": {}, "b": {"const": 2}}, "required": ["a"]},
            "{\n  a: unknown;\n  b?: 2;\n}",
        ),
    ],
)
def test_a_schema_becomes_a_type(schema: page_types.Schema, written: str) -> None:
    text = page_types._types({"Thing": schema})
    assert text == f"\nexport type Thing = {written};\n"


def written(struct: str) -> str:
    """The type of a struct, in whichever file it is."""
    texts = "".join(page_types.files(SCHEMAS).values())
    [found] = re.findall(rf"^export \w+ ({struct} [^}}]*}})", texts, re.MULTILINE)
    return str(found)


def test_what_structs_have_in_common_is_written_once() -> None:
    assert "clock?: Clock;" in written("Change")
    assert written("PlayerRenamed") == (
        'PlayerRenamed extends Change {\n  kind: "renamed";\n  name: string;\n}'
    )


def test_a_games_own_extends_what_every_game_has_under_the_same_name() -> None:
    found = written("GardenPosition")
    assert found.startswith('GardenPosition extends Position {\n  game: "queens-garden";\n')
    assert "to_move" not in found
    # Another thing of the same name: a seat of a position is none of a table.
    assert written("GardenSeat").startswith("GardenSeat = {")


def test_a_small_choice_has_what_is_its_games_own_however_it_is_told() -> None:
    assert "hexagon?: string;" in written("GardenStep")
    assert "hexagon" not in written("Step")
    assert written("GardenChoice") == (
        "GardenChoice extends GardenStep, Omit<Choice, keyof GardenStep> {\n"
        "  choices?: GardenChoice[];\n  refused?: GardenRefused[];\n}"
    )
    assert "choices: PavilionChoice[];" in written("PavilionConsidered")
