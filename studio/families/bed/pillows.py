"""Pillows: two pieces of cloth sewn together at their rim, filled with feathers, laid down and come to rest. Inches."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from bpy.types import Object

from families.bed.drape import waves
from families.bed.settle import Fabric, Solid, settled
from geometry.log import rng
from geometry.mesh import make
from geometry.points import Face, Point, grid

STEP = 0.55
CASE = Fabric(mass=0.004, stretch=15, bend=0.3, frames=50, filling=20)
DRAWN = 0.93  # share of its width that a case is sewn to before it is filled: what is full is narrower
THIN = 1.6  # half its height then
UNEVEN = 0.35  # how far its faces lie out of shape then, so that no two fall into the same folds
PLUMP = (0.94, 1.06)  # how much more or less filling than another one has
ROUND = 0.05  # by how much corners of a case are rounded
SUNK = 0.9  # how far one gives way to the one on it


@dataclass(frozen=True)
class Lies:
    """Where a pillow is dropped: from the head of the mattress, how high; how it is leaned then, degrees; high: how
    plump; how it is turned, degrees; beside its place.
    """

    off: float
    up: float
    tilt: float
    high: float
    twist: float = 0.0
    aside: float = 0.0


@dataclass(frozen=True)
class Pillow:
    """A pillow at rest: points of its faces, and where on the cloth they are."""

    name: str
    points: np.ndarray
    flat: np.ndarray
    faces: list[Face]

    def put(self, place: Point) -> Object:
        points = self.points + np.array(place)
        body = make(self.name, "part", points, self.faces, "x", None, self.flat, sharp=80, material="cloth")
        body.modifiers.new("soft", "SUBSURF").render_levels = 1
        return body


def faces(wide: float, deep: float) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[Face]]:
    """(positions on the cloth; 1 above and -1 below, nought at the rim; how far from the rim, 0..1; faces) of two
    faces that share their rim.
    """
    nx, ny = round(wide / STEP) + 1, round(deep / STEP) + 1
    u, v = np.meshgrid(np.linspace(-1, 1, nx), np.linspace(-1, 1, ny))
    inner = np.zeros((ny, nx), bool)
    inner[1:-1, 1:-1] = True
    upper = np.arange(nx * ny).reshape(ny, nx)
    lower = upper.copy()
    lower[inner] = nx * ny + np.arange(inner.sum())
    net = np.array(grid(ny, nx))
    quads = [tuple(q) for q in np.concatenate([upper.ravel()[net], lower.ravel()[net[:, ::-1]]]).tolist()]
    less = 1 - ROUND * (u * v) ** 12
    flat = np.stack([u * wide / 2 * less, v * deep / 2 * less, u * 0], -1)
    lens = np.sqrt(np.maximum((1 - u**2) * (1 - v**2), 0))
    side = np.concatenate([inner.ravel() * 1.0, -np.ones(inner.sum())])
    return np.concatenate([flat.reshape(-1, 3), flat[inner]]), side, np.r_[lens.ravel(), lens[inner]], quads


def turned(points: np.ndarray, tilt: float, twist: float) -> np.ndarray:
    """Points with their back edge raised by `tilt` degrees, turned by `twist` degrees."""
    t, k = np.radians(tilt), np.radians(twist)
    lean = np.array(((1, 0, 0), (0, np.cos(t), -np.sin(t)), (0, np.sin(t), np.cos(t))))
    turn = np.array(((np.cos(k), -np.sin(k), 0), (np.sin(k), np.cos(k), 0), (0, 0, 1)))
    return points @ (turn @ lean).T


def pillow(name: str, lies: Lies, wide: float, deep: float, lies_on: Sequence[Solid]) -> Pillow:
    """A pillow dropped over the middle of what it lies on, and pressed against the headboard by hand."""
    flat, side, lens, quads = faces(wide, deep)
    start = flat * DRAWN
    start[:, 2] = lens * (THIN * side + UNEVEN * waves(f"{name}/case", 9, 5, 16)(flat[:, 0] + 40 * side, flat[:, 1]))
    start = turned(start, 0, lies.twist) + np.array((0, 0, lies.up))
    room = 0.5 * wide * deep * lies.high * rng(f"{name}/filling").uniform(*PLUMP)
    rest = settled(start, flat, quads, CASE, lies_on, room)
    middle = rest.mean(0)
    rest = turned(rest - middle, lies.tilt, 0) + middle
    rest[:, 2] -= SUNK * (len(lies_on) > 1)
    return Pillow(name, rest, flat, quads)
