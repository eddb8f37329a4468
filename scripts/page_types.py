"""Write the page's types from the description of the API; with ``--check``, say if they are stale.

The messages and what all games share go to ``web/src/lib/types.ts``, what only one game has to
``types.ts`` in that game's folder.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from quinta.games import GAMES
from quinta.server.app import description
from quinta.server.description import game_schemas

Schema = dict[str, Any]
WEB: Final = Path(__file__).parent.parent / "web" / "src"
HEADING: Final = (
    "// Made by `make types` from the description of the API: change the structs there.\n"
)
_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def files(schemas: Mapping[str, Schema]) -> dict[Path, str]:
    """What each file should hold."""
    own = {game.folder: {*game_schemas(game)} for game in GAMES.values()}
    games = set().union(*own.values())
    shared = {
        name: _without(schema, games) for name, schema in schemas.items() if name not in games
    }
    made = {WEB / "lib" / "types.ts": HEADING + _types(shared)}
    for folder, names in own.items():
        types = _types({name: _narrowed(name, schemas, folder) for name in sorted(names)})
        code = re.sub(r"/\*\*.*\*/", "", types)
        used = sorted(set(re.findall(r"\b[A-Z]\w+", code)) & set(shared))
        imports = f'import type {{ {", ".join(used)} }} from "../../lib/types";\n' if used else ""
        made[WEB / "games" / folder / "types.ts"] = HEADING + imports + types
    return made


def stale(schemas: Mapping[str, Schema]) -> list[Path]:
    """The files that do not hold what they should."""
    made = files(schemas).items()
    return [path for path, text in made if not path.exists() or path.read_text("utf-8") != text]


def _without(schema: Schema, games: Iterable[str]) -> Schema:
    """A union without the games' own: the page as a whole knows only what every game has."""
    own = {f"#/components/schemas/{name}" for name in games}
    if "anyOf" not in schema:
        return schema
    return {**schema, "anyOf": [one for one in schema["anyOf"] if one.get("$ref") not in own]}


def _narrowed(name: str, schemas: Mapping[str, Schema], folder: str) -> Schema:
    """A game's own in terms of what every game has under the same name, if it has all of that."""
    schema = schemas[name]
    common = schemas.get(name.removeprefix(folder.capitalize()), {})
    fields, shared = schema.get("properties", {}), common.get("properties", {})
    if not shared or not set(shared) <= set(fields):
        return schema
    own = {field: told for field, told in fields.items() if told != shared.get(field)}
    ref = {"$ref": f"#/components/schemas/{common['title']}"}
    required = schema.get("required", [])
    return {
        "description": schema.get("description", ""),
        "allOf": [ref, {"properties": own, "required": required}],
    }


def _types(schemas: Mapping[str, Schema]) -> str:
    unions = {
        frozenset(_names(schema["anyOf"])): name
        for name, schema in schemas.items()
        if all("$ref" in one for one in schema.get("anyOf", [{}]))
    }
    return "".join(_declared(name, schemas[name], unions) for name in sorted(schemas))


def _declared(name: str, schema: Schema, unions: Mapping[frozenset[str], str]) -> str:
    comment = " ".join(schema.get("description", "").split())
    others = {refs: union for refs, union in unions.items() if union != name}
    match schema:
        case {"allOf": [*bases, {"properties": _} as own]}:
            code = f"export interface {name} extends {_extended(bases)} {_type(own, others)}\n"
        case _:
            code = f"export type {name} = {_type(schema, others)};\n"
    return "\n" + (f"/** {comment} */\n" if comment else "") + code


def _extended(bases: Iterable[Schema]) -> str:
    """What an interface extends: of two that have the same field, the first says what it is."""
    first, *others = _names(bases)
    return ", ".join([first, *(f"Omit<{other}, keyof {first}>" for other in others)])


def _names(schemas: Iterable[Schema]) -> Iterator[str]:
    for schema in schemas:
        yield schema["$ref"].rpartition("/")[2]


def _type(schema: Schema, unions: Mapping[frozenset[str], str], indent: str = "") -> str:
    """A schema as a type."""
    match schema:
        case {"$ref": ref}:
            return str(ref).rpartition("/")[2]
        case {"allOf": every}:
            return " & ".join(_bracketed(one, unions, indent) for one in every)
        case {"anyOf": some} | {"oneOf": some}:
            if all("$ref" in one for one in some) and frozenset(_names(some)) in unions:
                return unions[frozenset(_names(some))]
            return " | ".join(dict.fromkeys(_type(one, unions, indent) for one in some))
        case {"const": value}:
            return json.dumps(value)
        case {"enum": values}:
            return " | ".join(map(json.dumps, values))
        case {"prefixItems": items}:
            return f"[{', '.join(_type(one, unions, indent) for one in items)}]"
        case {"type": "array"}:
            return _bracketed(schema.get("items", {}), unions, indent) + "[]"
        case {"properties": fields}:
            return _object(fields, schema.get("required", []), unions, indent)
        case {"type": "object"}:
            return (
                f"Record<string, {_type(schema.get('additionalProperties', {}), unions, indent)}>"
            )
        case {"type": kind}:
            return " | ".join(_PLAIN[one] for one in ([kind] if isinstance(kind, str) else kind))
        case _:
            return "unknown"


def _bracketed(schema: Schema, unions: Mapping[frozenset[str], str], indent: str) -> str:
    found = _type(schema, unions, indent)
    return f"({found})" if " | " in found or " & " in found else found


def _object(
    fields: Mapping[str, Schema],
    required: Iterable[str],
    unions: Mapping[frozenset[str], str],
    indent: str,
) -> str:
    deeper = indent + "  "
    lines = [
        f"{deeper}{name}{'' if name in required else '?'}: {_type(schema, unions, deeper)};\n"
        for name, schema in fields.items()
    ]
    return "{\n" + "".join(lines) + indent + "}"


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    schemas = description()["components"]["schemas"]
    if arguments == ["--check"]:
        found = stale(schemas)
        for path in found:
            name = path.relative_to(WEB.parent.parent)
            print(f"{name} is stale: run `make types`", file=sys.stderr)
        return 1 if found else 0
    for path, text in files(schemas).items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
