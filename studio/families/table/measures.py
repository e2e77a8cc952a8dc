"""The data of tables, read once. Inches. Legs, bases, shapes and edges are rows by token, whose fields their kinds
know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import yaml

from families.rows import read
from families.stage import FAMILIES

Pair = tuple[float, float]
Rows = Mapping[str, Any]
DATA = FAMILIES / "table" / "data"


@dataclass(frozen=True)
class Apron:
    """setback: from the outside of the legs; reach: how far it goes into round ones."""

    height: float
    thickness: float
    setback: float
    reach: float = 0.0


@dataclass(frozen=True)
class Plan:
    """How legs and apron stand under a top.

    corner: outside corner of the leg block from the centre; radius (with `straight` between two half circles) and
    half: bent and
    square aprons of pedestals; square: the top has corners, at which flush legs stand; stand: the shape whose top
    throws the shade.
    """

    stand: str
    corner: Pair | None = None
    radius: float = 0.0
    straight: float = 0.0
    half: Pair | None = None
    square: bool = False


@dataclass(frozen=True)
class Bucket:
    """How large a table is drawn; halves: its top parts along the middle."""

    length: float
    width: float
    plans: dict[str, Plan]
    halves: bool = False


@dataclass(frozen=True)
class Plans:
    apron: Apron
    buckets: dict[str, Bucket]


@dataclass(frozen=True)
class Swatch:
    """The board whose finish is shown; key: another key gives other boards."""

    length: float
    width: float
    seams: tuple[float, ...]
    key: str


def plans() -> Plans:
    return read(DATA / "plans.yaml", Plans)


def bucket(token: str) -> Bucket:
    return plans().buckets[token]


@cache
def rows(name: str) -> dict[str, Any]:
    return yaml.safe_load((DATA / f"{name}.yaml").read_text(encoding="utf8"))


def legs() -> Rows:
    return rows("legs")["legs"]


def bases() -> Rows:
    return rows("bases")["bases"]


def shapes() -> Rows:
    return rows("shapes")["shapes"]


def edges() -> Rows:
    return rows("edges")["edges"]


def top() -> Rows:
    """Thickness of a top and the widths of its boards."""
    return rows("shapes")["top"]


def swatch() -> Swatch:
    row = rows("thumbs")["swatch"]
    return Swatch(row["length"], row["width"], tuple(row["seams"]), row["key"])
