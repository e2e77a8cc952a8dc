"""Pillows: two faces sewn together at their rim, filled with feathers, puckered along the seam. Inches."""

import numpy as np
from bpy.types import Object

from families.bed.drape import creases, waves
from geometry.log import rng
from geometry.mesh import make
from geometry.points import Face, Point, grid

STEP = 0.4
FULL, SOFT = 2.2, 0.55  # how far toward the seam a pillow keeps its height, and how round it falls there
DRAWN = 0.07  # by how much of its half the filling draws the middle of a side in
ROUND = 0.035  # by how much corners are rounded
SLACK = 0.2  # of its height: how uneven the filling lies
PUCKER, REACH = 0.24, 1.5  # depth of the puckers at the seam, and how far they run into the face
PULL = 0.22  # of its height: folds that run toward corners
SAG = 0.16  # how much fuller the lower half is
DENT, WIDTH = (0.1, 0.34), (4.5, 8.0)  # of its height: how deep a head or a hand pressed it, and how wide
FLOP, BOW = (-1.1, 0.5), 1.1  # how far either upper corner falls back or forward, how far its middle gives way


def plan(u: np.ndarray, v: np.ndarray, wide: float, deep: float) -> np.ndarray:
    """Where (u, v), each -1..1, lies in the seam's plane: sides are drawn in, corners stand as ears."""
    x = wide / 2 * u * (1 - DRAWN * u**4 * (1 - v**2)) * (1 - ROUND * (u * v) ** 16)
    y = deep / 2 * v * (1 - DRAWN * v**4 * (1 - u**2)) * (1 - ROUND * (u * v) ** 16)
    return np.stack([x, y, x * 0], -1)


def swell(key: str, u: np.ndarray, v: np.ndarray, wide: float, deep: float) -> np.ndarray:
    """Height of one face over its seam, about 0..1."""
    x, y = u * wide / 2, v * deep / 2
    full = (np.maximum(1 - np.abs(u) ** FULL, 0) * np.maximum(1 - np.abs(v) ** FULL, 0)) ** SOFT
    uneven = 1 + SLACK * waves(f"{key}/filling", 6, 9, 20)(x, y)
    ends, sides = (waves(f"{key}/{side}", 6, 1.6, 4.5) for side in ("ends", "sides"))
    near = np.exp(0.5 * waves(f"{key}/reach", 5, 5, 12)(x, y))
    at_end = ends(y, np.sign(u) * 50) * np.exp(-(wide / 2 - np.abs(x)) / REACH / near)
    at_side = sides(x, np.sign(v) * 50) * np.exp(-(deep / 2 - np.abs(y)) / REACH / near)
    pull = creases(f"{key}/pull", 9, 16)(x, y) * np.abs(u * v)
    pressed = full * (1 - dent(key, x, y, wide, deep))
    return pressed * uneven * (1 - SAG * v) * (1 + PUCKER * (at_end + at_side) + PULL * pull)


def dent(key: str, x: np.ndarray, y: np.ndarray, wide: float, deep: float) -> np.ndarray:
    """Share of a face's height that it is pressed in: one hollow, not in its middle, longer than wide."""
    r = rng(f"{key}/dent")
    depth, width, turn = r.uniform(*DENT), r.uniform(*WIDTH), r.uniform(-0.6, 0.6)
    x, y = x - wide * r.uniform(-0.24, 0.24), y - deep * r.uniform(-0.05, 0.22)
    along, across = x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)
    return depth * np.exp(-((along / width / 1.5) ** 2) - (across / width) ** 2)


def slumped(key: str, flat: np.ndarray, wide: float, deep: float) -> np.ndarray:
    """How far out of its plane a pillow is bent: its middle gives way, its upper corners fall as they like."""
    r = rng(f"{key}/slump")
    left, right = r.uniform(*FLOP), r.uniform(*FLOP)
    u, v = flat[:, 0] / wide * 2, flat[:, 1] / deep * 2
    corner = np.maximum(v, 0) ** 2 * (left * np.maximum(-u, 0) ** 2 + right * np.maximum(u, 0) ** 2)
    return corner - BOW * r.uniform(0.4, 1) * (1 - v**2) * (1 - u**2)


def faces(key: str, wide: float, deep: float, high: float) -> tuple[np.ndarray, np.ndarray, list[Face]]:
    """(points, positions on the cloth, faces) of two faces that share their rim."""
    nx, ny = int(wide / STEP) + 1, int(deep / STEP) + 1
    across, along = (np.sin(np.linspace(-1, 1, n) * np.pi / 2 * 0.9) / np.sin(np.pi / 2 * 0.9) for n in (nx, ny))
    u, v = np.meshgrid(across, along)
    inner = np.zeros((ny, nx), bool)
    inner[1:-1, 1:-1] = True
    upper = np.arange(nx * ny).reshape(ny, nx)
    lower = upper.copy()
    lower[inner] = nx * ny + np.arange(inner.sum())
    net = np.array(grid(ny, nx))
    quads = [tuple(q) for q in np.concatenate([upper.ravel()[net], lower.ravel()[net[:, ::-1]]]).tolist()]
    seam, up = plan(u, v, wide, deep), np.array((0, 0, high / 2))
    above, below = (swell(f"{key}/{face}", u, v, wide, deep)[..., None] * up for face in ("upper", "lower"))
    points = np.concatenate([(seam + above).reshape(-1, 3), (seam - below)[inner]])
    flat = np.stack([u * wide / 2, v * deep / 2, u * 0], -1)
    return points, np.concatenate([flat.reshape(-1, 3), flat[inner]]), quads


def pillow(name: str, place: Point, tilt: float, wide: float, deep: float, high: float, twist: float = 0.0) -> Object:
    """A pillow with its middle at `place`, pressed to `high` by its weight, its back edge raised by `tilt` degrees,
    turned by `twist` degrees.
    """
    points, flat, quads = faces(name, wide, deep, high)
    points[:, 2] += slumped(name, flat, wide, deep)
    t, k = np.radians(tilt), np.radians(twist)
    lean = np.array(((1, 0, 0), (0, np.cos(t), -np.sin(t)), (0, np.sin(t), np.cos(t))))
    turn = np.array(((np.cos(k), -np.sin(k), 0), (np.sin(k), np.cos(k), 0), (0, 0, 1)))
    placed = points @ (turn @ lean).T + np.array(place)
    body = make(name, "part", placed, quads, "x", None, flat, sharp=80, material="cloth")
    body.modifiers.new("soft", "SUBSURF").render_levels = 1
    return body
