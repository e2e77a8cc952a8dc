"""Pillows: two faces sewn together at their rim and blown up, as feathers do. Inches."""

from functools import cache

import numpy as np
from bpy.types import Object

from families.bed.drape import waves
from families.bed.settle import Fabric, settled
from geometry.mesh import make
from geometry.points import Face, Point, grid

STEP = 0.6
ROUND = 0.2  # how far corners are drawn in
HUMP = 0.6  # of each face at first
DOWN = Fabric(mass=0.003, stretch=80, bend=0.3, frames=30, pressure=90, fall=0)


def faces(wide: float, deep: float) -> tuple[np.ndarray, np.ndarray, list[Face]]:
    """(points, positions on the cloth, faces) of two flat faces that share their rim."""
    nx, ny = int(wide / STEP) + 1, int(deep / STEP) + 1
    u, v = np.meshgrid(np.linspace(-1, 1, nx), np.linspace(-1, 1, ny))
    plan = np.stack([wide / 2 * u * np.sqrt(1 - ROUND * v**8), deep / 2 * v * np.sqrt(1 - ROUND * u**8), u * 0], -1)
    inner = np.zeros((ny, nx), bool)
    inner[1:-1, 1:-1] = True
    upper = np.arange(nx * ny).reshape(ny, nx)
    lower = upper.copy()
    lower[inner] = nx * ny + np.arange(inner.sum())
    net = np.array(grid(ny, nx))
    quads = [tuple(q) for q in np.concatenate([upper.ravel()[net], lower.ravel()[net[:, ::-1]]]).tolist()]
    rise = np.stack([u * 0, u * 0, HUMP * (1 - u**2) * (1 - v**2)], -1)
    points = np.concatenate([(plan + rise).reshape(-1, 3), (plan - rise)[inner]])
    flat = np.concatenate([plan.reshape(-1, 3), plan[inner]])
    return points, flat, quads


@cache
def stuffed(key: str, wide: float, deep: float) -> tuple[np.ndarray, np.ndarray, list[Face]]:
    """As `faces`, blown up: creases run from the seams, corners stand as ears."""
    points, flat, quads = faces(wide, deep)
    points[:, 2] *= 1 + 0.5 * waves(key, 8, 5, 16)(points[:, 0], points[:, 1])
    return settled(points, flat, quads, DOWN), flat, quads


def pillow(name: str, place: Point, tilt: float, wide: float, deep: float, high: float, twist: float = 0.0) -> Object:
    """A pillow with its middle at `place`, pressed to `high` by its weight, its back edge raised by `tilt` degrees,
    turned by `twist` degrees.
    """
    points, flat, quads = stuffed(name, wide, deep)
    points = points * (np.array((wide, deep, high)) / np.ptp(points, axis=0))
    t, k = np.radians(tilt), np.radians(twist)
    lean = np.array(((1, 0, 0), (0, np.cos(t), -np.sin(t)), (0, np.sin(t), np.cos(t))))
    turn = np.array(((np.cos(k), -np.sin(k), 0), (np.sin(k), np.cos(k), 0), (0, 0, 1)))
    placed = points @ (turn @ lean).T + np.array(place)
    body = make(name, "part", placed, quads, "x", None, flat, sharp=80, material="cloth")
    body.modifiers.new("soft", "SUBSURF").render_levels = 1
    return body
