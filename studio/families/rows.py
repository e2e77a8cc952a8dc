"""Data as frozen dataclasses: one YAML file is one dataclass, read once; what it lacks or has too much is told by file
and key.

Fields may be numbers, text, flags, dataclasses, tuples, dictionaries by token, `X | None`, and unions of
dataclasses that are told
apart by their `kind: Literal[...]`. `Annotated[T, f]` says that f makes the value.
"""

import dataclasses
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import yaml

T = TypeVar("T")
NAMES = {float: "a number", int: "a whole number", str: "text", bool: "true or false"}


class BadRow(ValueError):
    """A row of a data file does not have the form that its builder reads."""


@cache
def read(file: Path, shape: type[T]) -> T:
    """The whole of a YAML file as a dataclass.

    @raises BadRow naming the file and the key
    """
    return made(shape, yaml.safe_load(file.read_text(encoding="utf8")), f"{file.name}:")


@cache
def hints_of(shape: type) -> dict[str, Any]:
    return get_type_hints(shape, include_extras=True)


def made(shape: Any, value: Any, at: str) -> Any:
    """A value of the type `shape` of what YAML holds at the key `at`."""
    origin, args = get_origin(shape), get_args(shape)
    if shape is Any:
        return value
    if origin is Annotated:
        return args[1](value)
    if dataclasses.is_dataclass(shape):
        return row(shape, value, at)
    if origin in (Union, UnionType):
        return made(chosen(args, value, at), value, at)
    if origin is dict:
        return {
            str(key): made(args[1], each, f"{at} {key}") for key, each in checked(value, dict, at, "a table").items()
        }
    if origin is tuple:
        several = checked(value, list, at, "a list")
        kinds = [args[0]] * len(several) if args[-1] is Ellipsis else args
        if len(kinds) != len(several):
            raise BadRow(f"{at} has {len(several)} values, not {len(kinds)}")
        return tuple(made(kind, each, f"{at} [{k}]") for k, (kind, each) in enumerate(zip(kinds, several)))
    if origin is Literal:
        if value not in args:
            raise BadRow(f"{at} is {value!r}, not one of {', '.join(args)}")
        return value
    if shape is float and type(value) is int:
        return value
    return checked(value, shape, at, NAMES.get(shape, str(shape)))


def changed(base: T, by: Any) -> T:
    """A row with what differs: the fields of another dataclass that are not None."""
    own = {field.name: getattr(by, field.name) for field in dataclasses.fields(by)}
    return dataclasses.replace(base, **{key: value for key, value in own.items() if value is not None})


def checked(value: Any, kind: type, at: str, name: str) -> Any:
    if type(value) is not kind:
        raise BadRow(f"{at} is {value!r}, not {name}")
    return value


def row(shape: Any, value: Any, at: str) -> Any:
    """A dataclass of a table whose keys are its fields."""
    table = checked(value, dict, at, "a table")
    fields = {field.name: field for field in dataclasses.fields(shape) if field.init}
    for key in table:
        if key not in fields:
            raise BadRow(f"{at} {key} is not known: {', '.join(fields)} are")
    for name, field in fields.items():
        if name not in table and field.default is field.default_factory is dataclasses.MISSING:
            raise BadRow(f"{at} {name} is missing")
    return shape(**{key: made(hints_of(shape)[key], each, f"{at} {key}") for key, each in table.items()})


def chosen(shapes: tuple[Any, ...], value: Any, at: str) -> Any:
    """Which member of a union a value belongs to: by its kind, or by being a table, text or nothing."""
    if value is None:
        return NoneType if NoneType in shapes else shapes[0]
    tables = [shape for shape in shapes if dataclasses.is_dataclass(shape)]
    if not isinstance(value, dict) or not tables:
        return next(shape for shape in shapes if shape is not NoneType and shape not in tables)
    kinds = {kind: shape for shape in tables for kind in get_args(hints_of(shape).get("kind"))}
    if not kinds:
        return tables[0]
    if value.get("kind") not in kinds:
        raise BadRow(f"{at} kind is {value.get('kind')!r}, not one of {', '.join(kinds)}")
    return kinds[value["kind"]]
