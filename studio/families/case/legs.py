"""Legs of tables made again for small pieces: as slim as their rail asks, cut to the leg zone. Inches."""

from dataclasses import dataclass
from typing import Any

from bpy.types import Object

from families import legacy
from families.case.box import Box
from geometry.legs import leg
from geometry.points import moved

FEW = 0.8  # a profile keeps its height as long as the leg has this share of it


@dataclass(frozen=True)
class Hairpin:
    block: float
    rod: float
    bend: float


@dataclass(frozen=True)
class CaseLegs:
    """block, blocks: the square part under the rail, by leg where it differs; head: its height."""

    block: float
    blocks: dict[str, float]
    head: float
    hairpin: Hairpin


def spec_of(token: str, length: float, own: CaseLegs) -> dict[str, Any]:
    """The row of a table's leg with its block, its turning and its height made smaller."""
    row = legacy.data()["legs"][token]
    if row["kind"] == "hairpin":
        return {**row, **vars(own.hairpin)}
    block = own.blocks.get(token, own.block)
    slim = block / row["block"]
    out = {**row, "block": block, "blockHeight": own.head}
    if "corbel" in row:
        wide, high, thick, back = row["corbel"]
        out["corbel"] = [wide * slim, min(high * slim, length * 0.42), thick, back * slim]
    if row["kind"] == "taper":
        return {**out, "foot": row["foot"] * slim}
    if "profile" not in row:
        return out
    end = row["profile"][-1][0] * slim
    low = slim * min(1.0, (length - own.head) / (end * FEW))
    for key in ("foot", "neck", "grooveFrom", "grooveTo"):
        if key in row:
            out[key] = row[key] * low
    if "depth" in row:
        out["depth"] = row["depth"] * slim
    out["profile"] = [[z * low, r * slim] for z, r in row["profile"]]
    out["drawn"] = out["profile"][-1][0] + own.head
    return out


def legs(token: str, b: Box, own: CaseLegs) -> list[Object]:
    """Four legs whose outside corners are those of the box."""
    spec, out = spec_of(token, b.zone, own), []
    for sx in (-1, 1):
        for sy in (-1, 1):
            out += leg(f"{token}-{b.token}-{sx}{sy}", spec, (sx * b.w / 2, sy * b.d / 2), b.zone)
    return moved(out, (0, 0, -b.zone))
