"""Points, outlines and places, as every family reckons with them: plain numbers. Inches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from bpy.types import Object

Pair = tuple[float, float]
Point = tuple[float, float, float]
Outline = list[Pair]
Face = tuple[int, ...]
# origin of a plane, and the directions of u, v and its normal
Place = tuple[Point, Point, Point, Point]
Wave = Callable[..., Any]


def clipped(points: Sequence[Pair], far: Sequence[float], slack: float = 0.0) -> Outline:
    """The part of a convex outline that lies beyond a line; `far`: how far each point lies beyond it, `slack`: what
    counts as on it.
    """
    out: Outline = []
    for (p, dp), (q, dq) in zip(zip(points, far), zip([*points[1:], points[0]], [*far[1:], far[0]])):
        if dp >= -slack:
            out.append(p)
        if min(dp, dq) < -slack and max(dp, dq) > slack:
            t = dp / (dp - dq)
            out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return out


def grid(rows: int, columns: int) -> list[Face]:
    """The faces of a net of points that are listed row by row."""
    return [
        (j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
        for j in range(rows - 1)
        for i in range(columns - 1)
    ]


def corners(lo: Sequence[float], hi: Sequence[float]) -> list[Point]:
    """The eight corners of a box from corner lo to corner hi."""
    return [(x, y, z) for x in (lo[0], hi[0]) for y in (lo[1], hi[1]) for z in (lo[2], hi[2])]


def bounds(points: Iterable[Sequence[float]]) -> tuple[list[float], list[float]]:
    """The least and the greatest corner of the box around points."""
    columns = list(zip(*points))
    return [min(c) for c in columns], [max(c) for c in columns]


def points_of(objects: Iterable[Object]) -> list[Point]:
    """Every vertex of objects that stand where they were made."""
    return [tuple(v.co) for o in objects for v in o.data.vertices]


def moved(objects: list[Object], by: Sequence[float], quarter: bool = False) -> list[Object]:
    """The objects moved; quarter: first turned about the axis out of the front, so that what lay stands upright."""
    for o in objects:
        co = np.empty(len(o.data.vertices) * 3)
        o.data.vertices.foreach_get("co", co)
        co = co.reshape(-1, 3)
        if quarter:
            co = np.c_[-co[:, 2], co[:, 1], co[:, 0]]
        o.data.vertices.foreach_set("co", (co + np.array(by)).ravel())
        o.data.update()
    return objects
