"""What stands above each point of the floor: the polygons of a piece, seen from above. Inches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import cv2
import numpy as np

Tile = tuple[int, int, np.ndarray, np.ndarray]  # x, y, lowest and highest above each point
Solids = Mapping[str, np.ndarray]  # as blender/render.py tells them: verts, corners, sizes, starts
HALF = 100.0  # the floor seen from above: x and y from -HALF to HALF
FINE = 6  # pixels an inch
LEVEL = 0.4  # a polygon that rises by more is taken at its height above each point, others at one height


def ground(scale: float) -> np.ndarray:
    """The floor seen from above with nothing on it. scale: pixels an inch."""
    return np.zeros((int(2 * HALF * scale),) * 2, np.float32)


def spans(solids: Solids) -> Iterator[Tile]:
    """For every object the lowest and highest height above each point of the floor, as (x, y, low, high) tiles."""
    verts, corners, sizes = solids["verts"], solids["corners"], solids["sizes"]
    plan = np.round((verts[:, :2] + HALF) * FINE * 16).astype(np.int32)  # with 4 fractional bits
    ends = np.cumsum(sizes)
    polygons = np.split(corners, ends[:-1])
    faces = normals(verts[corners], sizes)
    # an upright face would be a line at its lowest point
    lies = np.abs(faces[:, 2]) > 0.02 * np.linalg.norm(faces, axis=1)
    at = 0
    for count in solids["starts"]:
        kept = [k for k in range(at, at + count) if lies[k]]
        at += count
        if not kept:
            continue
        mine = [polygons[k] for k in kept]
        used = np.unique(np.concatenate(mine))
        lo = (plan[used].min(0) >> 4) - 1
        hi = (plan[used].max(0) >> 4) + 2
        shape = (int(hi[1] - lo[1]), int(hi[0] - lo[0]))
        low, high = np.full(shape, 1e3, np.float32), np.full(shape, -1e3, np.float32)
        first = np.cumsum([0, *map(len, mine[:-1])])
        z = verts[np.concatenate(mine), 2]
        floors, tops = np.minimum.reduceat(z, first), np.maximum.reduceat(z, first)
        sloping = tops - floors > LEVEL
        shifted = plan - lo * 16
        for k in np.argsort(-floors):
            if not sloping[k]:
                fill(low, shifted[mine[k]], float(floors[k]))
        for k in np.argsort(tops):
            if not sloping[k]:
                fill(high, shifted[mine[k]], float(tops[k]))
        for k in np.flatnonzero(sloping):
            slope(low, high, shifted[mine[k]], verts[mine[k], 2], faces[kept[k]])
        yield int(lo[0]), int(lo[1]), low, high


def slope(low: np.ndarray, high: np.ndarray, polygon: np.ndarray, z: np.ndarray, normal: np.ndarray) -> None:
    """Enter a slanting polygon (4 fractional bits, heights of its corners) with its own height at every point it
    covers.
    """
    x0, y0 = polygon.min(0) >> 4
    x1, y1 = (polygon.max(0) >> 4) + 2
    covers = np.zeros((y1 - y0, x1 - x0), np.uint8)
    fill(covers, polygon - (x0 * 16, y0 * 16), 1)
    x, y = polygon.mean(0) / 16
    rise = -normal[:2] / (normal[2] * FINE)  # inches a pixel
    plane = z.mean() + rise[0] * (np.arange(x0, x1) - x) + rise[1] * (np.arange(y0, y1) - y)[:, None]
    height = np.clip(plane, z.min(), z.max()).astype(np.float32)
    here = np.s_[y0:y1, x0:x1]
    np.minimum(low[here], height, out=low[here], where=covers > 0)
    np.maximum(high[here], height, out=high[here], where=covers > 0)


def fill(image: np.ndarray, polygon: np.ndarray, value: float) -> None:
    """Paint one polygon (4 fractional bits); only large faces may be hollow-edged, and those take longer."""
    if len(polygon) > 4:
        cv2.fillPoly(image, [polygon], value, cv2.LINE_8, 4)
    else:
        cv2.fillConvexPoly(image, polygon, value, cv2.LINE_8, 4)


def normals(corner: np.ndarray, sizes: np.ndarray) -> np.ndarray:
    """The normal of every polygon, twice its area long."""
    first = np.cumsum(sizes) - sizes
    after = np.arange(1, len(corner) + 1)
    after[first + sizes - 1] = first
    return np.add.reduceat(np.cross(corner, corner[after]), first, axis=0)
