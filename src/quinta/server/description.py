"""The description of the API: what Litestar writes, with every message and the games' own data.

The schemas are made from the structs of ``quinta.protocol`` and of each game's ``events``,
``shapes`` and ``info``; a game's own have the name of its folder before theirs.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType, UnionType
from typing import Any, Final, get_args

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from quinta import protocol
from quinta.games import GAMES, Parts

Schema = dict[str, Any]
_REF: Final = "#/components/schemas/{name}"
_ANYTHING: Final = {"description": "any JSON"}
_EVENT: Final = {"type": "object", "properties": {"type": {"const": "event"}}, "required": ["type"]}
"""The field that an event has only on a WebSocket."""


class Description(JsonRenderPlugin):
    """The complete description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        """Render the description."""
        return super().render(request, described(openapi_schema))


def described(openapi: Schema) -> Schema:
    """Return the description of the routes, with the schemas of messages and games' data."""
    parts = openapi["components"]
    schemas = parts["schemas"] | shared_schemas()
    for game in GAMES.values():
        schemas |= game_schemas(game)
    return {**openapi, "components": {**parts, "schemas": schemas}}


def shared_schemas() -> dict[str, Schema]:
    """Return the schemas of the messages and of what all games' data share."""
    package = protocol.__name__
    names = sorted(module.name for module in iter_modules(protocol.__path__))
    schemas = _schemas([import_module(f"{package}.{name}") for name in names], lambda name: name)
    schemas["GameEvent"]["anyOf"] += [_ref(_name(game, "Event")) for game in GAMES.values()]
    del schemas["GameEvent"]["discriminator"]
    schemas["Position"]["discriminator"] = {
        "propertyName": "game",
        "mapping": {game.name: _ref(_name(game, "Position"))["$ref"] for game in GAMES.values()},
    }
    event = {"allOf": [_EVENT, _ref("TableEvent")]}
    schemas["ServerMessage"] = {"anyOf": [*schemas.pop("Notice")["anyOf"], event]}
    return schemas


def game_schemas(game: Parts) -> dict[str, Schema]:
    """Return the schemas that only this game has."""
    modules = [import_module(f"{game.package}.{part}") for part in ("events", "shapes", "info")]
    return _schemas(modules, lambda name: _name(game, name))


def _name(game: Parts, name: str) -> str:
    prefix = game.folder.capitalize()
    return name if name.startswith(prefix) and name != prefix else prefix + name


def _ref(name: str) -> Schema:
    return {"$ref": _REF.format(name=name)}


def _schemas(modules: Iterable[ModuleType], named: Callable[[str], str]) -> dict[str, Schema]:
    """Return the schemas of the modules' structs and unions, under the given names."""
    types: dict[str, Any] = {}
    for module in modules:
        for name, value in vars(module).items():
            is_own = getattr(value, "__module__", "") == module.__name__ and _is_sent(value)
            if not name.startswith("_") and (is_own or _is_union(value)):
                types[name] = value
    schemas, found = msgspec.json.schema_components(
        types.values(), ref_template=_REF, schema_hook=lambda _object: _ANYTHING
    )
    unions = {name: made for name, made in zip(types, schemas, strict=True) if "$ref" not in made}
    # Structs imported from other modules are described there.
    own = {name: found[name] for name in types if name in found} | unions
    renamed = {_REF.format(name=name): _REF.format(name=named(name)) for name in own}
    made: dict[str, Schema] = json.loads(
        json.dumps(own), object_hook=lambda schema: _with_refs(schema, renamed)
    )
    return {named(name): {**schema, "title": named(name)} for name, schema in made.items()}


def _with_refs(schema: Schema, renamed: dict[str, str]) -> Schema:
    return {
        key: renamed.get(value, value) if isinstance(value, str) else value
        for key, value in schema.items()
    }


def _is_sent(value: object) -> bool:
    """Return whether this is a struct that is sent, not only the base of others with a tag."""
    if not isinstance(value, type) or not issubclass(value, Struct):
        return False
    return value.__struct_config__.tag != value.__name__


def _is_union(value: object) -> bool:
    """Return whether this is a union of structs that a tag distinguishes."""
    if not isinstance(value, UnionType):
        return False
    members = get_args(value)
    return (
        all(map(_is_sent, members)) and len({m.__struct_config__.tag_field for m in members}) == 1
    )
