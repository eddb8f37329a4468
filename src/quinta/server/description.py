"""The description of the API: what Litestar writes, with every message and the games' own data.

The schemas are made from the structs of ``quinta.protocol`` and of each game's ``events``,
``shapes`` and ``info``; a game's own have the name of its folder before theirs.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType, UnionType
from typing import Any, Final, TypeGuard, get_args

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from quinta import protocol
from quinta.games import GAMES, Parts
from quinta.protocol import turns

Schema = dict[str, Any]
_ANYTHING: Final = {"description": "any JSON"}
_EVENT: Final = {"type": "object", "properties": {"type": {"const": "event"}}, "required": ["type"]}
"""The field that an event has only on a WebSocket."""
_TELLING: Final = (turns.Choice, turns.Refused, turns.Considered)
"""The structs that contain small choices, and so a game's own facts."""


class Description(JsonRenderPlugin):
    """The complete description as JSON, rendered once: it takes as long as fifty requests."""

    _rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        """Return the description."""
        if self._rendered is None:
            self._rendered = super().render(request, described(openapi_schema))
        return self._rendered


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
    schemas = _schemas([import_module(f"{package}.{name}") for name in names], str)
    schemas["GameEvent"]["anyOf"] += [_ref(_name(game, "Event")) for game in GAMES.values()]
    del schemas["GameEvent"]["discriminator"]
    schemas["Position"]["discriminator"] = {
        "propertyName": "game",
        "mapping": {game.name: _path(_name(game, "Position")) for game in GAMES.values()},
    }
    event = {"allOf": [_EVENT, _ref("TableEvent")]}
    schemas["ServerMessage"] = {"anyOf": [*schemas.pop("Notice")["anyOf"], event]}
    return schemas


def game_schemas(game: Parts) -> dict[str, Schema]:
    """Return the schemas that only this game has."""
    modules = [import_module(f"{game.package}.{part}") for part in ("events", "shapes", "info")]
    return _schemas(modules, lambda name: _name(game, name)) | _about_own_steps(game)


def _about_own_steps(game: Parts) -> dict[str, Schema]:
    """Return the schemas of the messages that contain small choices, with this game's own."""
    shared = _components(_TELLING)[1]
    names = {kind.__name__: _name(game, kind.__name__) for kind in (turns.Step, *_TELLING)}
    renamed = {_path(name): _path(own) for name, own in names.items()}
    made = {}
    for kind in _TELLING:
        name, common = kind.__name__, shared[kind.__name__]
        bases = [names["Step"], name] if issubclass(kind, turns.Step) else [name]
        schema = _extending(bases, common, _with_refs(common, renamed))
        made[names[name]] = {**schema, "title": names[name]}
    return made


def _name(game: Parts, name: str) -> str:
    prefix = game.folder.capitalize()
    return name if name.startswith(prefix) and name != prefix else prefix + name


def _path(name: str) -> str:
    return f"#/components/schemas/{name}"


def _ref(name: str) -> Schema:
    return {"$ref": _path(name)}


def _schemas(modules: Iterable[ModuleType], named: Callable[[str], str]) -> dict[str, Schema]:
    """Return the schemas of the modules' structs and unions, under the given names."""
    types: dict[str, Any] = {}
    for module in modules:
        for name, value in vars(module).items():
            is_own = getattr(value, "__module__", "") == module.__name__ and _is_described(value)
            if not name.startswith("_") and (is_own or _is_union(value)):
                types[name] = value
    schemas, found = _components(types.values())
    unions = {name: made for name, made in zip(types, schemas, strict=True) if "$ref" not in made}
    # Structs imported from other modules are described there.
    own = {name: found[name] for name in types if name in found} | unions
    whole = _with_refs(own, {_path(name): _path(named(name)) for name in own})
    made = {}
    for name, schema in whole.items():
        kind = types[name]
        base = _base(kind)
        if base is not None and base in types.values():
            made[named(name)] = _extending([named(base.__name__)], whole[base.__name__], schema)
        else:
            made[named(name)] = _without_tag(kind, schema) if _is_base(kind) else schema
    return {name: {**schema, "title": name} for name, schema in made.items()}


def _components(types: Iterable[Any]) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    return msgspec.json.schema_components(
        types, ref_template=_path("{name}"), schema_hook=lambda _object: _ANYTHING
    )


def _extending(bases: Iterable[str], common: Schema, whole: Schema) -> Schema:
    """Return a schema that extends others, with the fields that differ from the common ones."""
    known = common["properties"]
    fields = {key: field for key, field in whole["properties"].items() if field != known.get(key)}
    required = [key for key in whole["required"] if key in fields]
    own = {"type": "object", "properties": fields, "required": required}
    return {"description": whole["description"], "allOf": [*map(_ref, bases), own]}


def _without_tag(kind: type[Struct], schema: Schema) -> Schema:
    """Return the schema of a base without the tag, of which every struct has its own value."""
    tag = kind.__struct_config__.tag_field
    fields = {key: field for key, field in schema["properties"].items() if key != tag}
    required = [key for key in schema["required"] if key != tag]
    return {**schema, "properties": fields, "required": required}


def _with_refs(schema: Schema, renamed: Mapping[str, str]) -> Schema:
    """Return a schema with its references renamed."""

    def exchanged(part: Schema) -> Schema:
        return {
            key: renamed.get(value, value) if isinstance(value, str) else value
            for key, value in part.items()
        }

    made: Schema = json.loads(json.dumps(schema), object_hook=exchanged)
    return made


def _is_struct(value: object) -> TypeGuard[type[Struct]]:
    return isinstance(value, type) and issubclass(value, Struct)


def _is_described(value: object) -> bool:
    """Return whether this is a struct that is sent, or a base with fields but no parameters."""
    if getattr(value, "__parameters__", ()) or not _is_struct(value):
        return False
    return not _is_base(value) or bool(value.__struct_fields__)


def _is_base(value: object) -> bool:
    """Return whether this is a struct that is only the base of others with a tag."""
    return _is_struct(value) and value.__struct_config__.tag == value.__name__


def _base(value: object) -> type[Struct] | None:
    """Return the struct that another inherits fields from, unless it forbids unknown ones."""
    if not _is_struct(value) or value.__struct_config__.forbid_unknown_fields:
        return None
    base = value.__mro__[1]
    return base if _is_struct(base) and base.__struct_fields__ else None


def _is_union(value: object) -> bool:
    """Return whether this is a union of structs that a tag distinguishes."""
    if not isinstance(value, UnionType):
        return False
    members = get_args(value)
    return (
        all(map(_is_described, members))
        and len({m.__struct_config__.tag_field for m in members}) == 1
    )
