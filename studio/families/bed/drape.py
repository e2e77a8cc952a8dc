"""Cloth laid over the mattress: a map from the cloth to the room, and soft unevenness. Inches.

(a, b) are positions on the cloth along x and y: beyond the edge of the mattress they run down its sides.
"""

from collections.abc import Callable

import numpy as np
from bpy.types import Object

from families.bed.frame import Bed
from geometry.log import rng
from geometry.mesh import make
from geometry.points import grid

RADIUS = 2.4
LOWEST = 13.4  # just above the slats
OUT = 0.15  # beyond the mattress all round
Wave = Callable[[np.ndarray, np.ndarray], np.ndarray]


def waves(key: str, count: int, low: float, high: float) -> Wave:
    """A function of (a, b): waves of lengths low..high in all directions, about -1..1."""
    r = rng(key)
    rows = [(r.uniform(low, high), r.uniform(0, np.pi), r.uniform(0, 7), r.uniform(0.5, 1)) for _ in range(count)]
    scale = 1.5 / np.sqrt(sum(w * w for *_, w in rows)) / 1.4

    def value(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return scale * sum(
            w * np.sin(2 * np.pi / length * (a * np.cos(t) + b * np.sin(t)) + p) for length, t, p, w in rows
        )

    return value


def creases(key: str, low: float, high: float) -> Wave:
    """Soft ridges where a slow, bent wave crosses nought: 0..1."""
    f, bend = waves(key, 7, low, high), waves(f"{key}/bend", 5, low * 0.5, high * 0.7)

    def value(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return np.clip(1 - np.abs(f(a + 1.6 * bend(a, b), b + 1.6 * bend(b, a))) * 4.0, 0, 1) ** 2

    return value


def dome(depth: np.ndarray, radius: float) -> np.ndarray:
    """0 at the border, 1 from `radius` on, as a stuffed edge swells."""
    t = np.clip(depth / radius, 0, 1)
    return np.sqrt(np.maximum(1 - (1 - t) ** 2, 0))


def over(bed: Bed, top: float, a: np.ndarray, b: np.ndarray, lift: np.ndarray | float) -> tuple[np.ndarray, np.ndarray]:
    """(points, normals) of cloth points over a bed whose sheet lies at `top`, raised by `lift`."""
    hx, hy = bed.hw + OUT - RADIUS, bed.hl + OUT - RADIUS
    ex, ey = np.abs(a) - hx, np.abs(b) - hy
    ex, ey = np.maximum(ex, 0), np.maximum(ey, 0)
    beyond = (ex**12 + ey**12) ** (1 / 12)
    length = np.maximum(np.hypot(ex, ey), 1e-9)
    dx, dy = ex / length * np.sign(a), ey / length * np.sign(b)
    turn = np.minimum(beyond / RADIUS, np.pi / 2)
    side = RADIUS * np.sin(turn)
    down = RADIUS * (1 - np.cos(turn)) + np.maximum(beyond - RADIUS * np.pi / 2, 0)
    normal = np.stack([dx * np.sin(turn), dy * np.sin(turn), np.cos(turn)], -1)
    point = np.stack(
        [np.clip(a, -hx, hx) + dx * side, np.clip(b, -hy, hy) + dy * side, np.maximum(top - down, LOWEST)], -1
    )
    return point + normal * np.asarray(lift)[..., None], normal


def sheet(name: str, points: np.ndarray, wood: np.ndarray, sharp: float = 80) -> Object:
    """A sheet of cloth through points[row, column]."""
    return make(
        name,
        "part",
        points.reshape(-1, 3),
        grid(*points.shape[:2]),
        "x",
        None,
        wood.reshape(-1, 3),
        sharp=sharp,
        material="cloth",
    )


def hemmed(lo: float, hi: float, step: float, thick: float) -> tuple[np.ndarray, np.ndarray]:
    """Positions from lo to hi and how far the cloth sinks there: at a hem it rolls under by its thickness."""
    core = np.linspace(lo, hi, max(2, int((hi - lo) / step) + 1))
    t = np.linspace(0, np.pi, 8)[1:]
    roll, fall = np.sin(t) * thick / 2, (1 - np.cos(t)) * thick / 2
    return np.r_[(lo - roll)[::-1], core, hi + roll], np.r_[fall[::-1], np.zeros(len(core)), fall]


def cloth(
    name: str,
    bed: Bed,
    top: float,
    a: np.ndarray,
    b: np.ndarray,
    sink_a: np.ndarray,
    sink_b: np.ndarray,
    relief: Wave,
) -> Object:
    """A piece of cloth over the bed: relief(a, b) moves it out of its surface."""
    aa, bb = np.meshgrid(a, b)
    sink = np.maximum(*np.meshgrid(sink_a, sink_b))
    point, normal = over(bed, top, aa, bb, -sink)
    return sheet(name, point + normal * relief(aa, bb)[..., None], np.stack([aa, bb, aa * 0], -1))
