"""Pillows: two sewn faces stuffed between pinched corners, creased from the corners and where the head lies. Inches."""

import numpy as np
from bpy.types import Object

from families.bed.drape import creases, waves
from geometry.joinery import rod
from geometry.mesh import make
from geometry.points import Point, grid

ACROSS, DEEP, HIGH = 44, 32, 6.6
PINCH = 0.055
ROUND = 0.13  # how far corners are drawn in
SAG = 1.1  # inches that edges sink
WELT = 0.14


def faces(key: str, w: float, d: float, h: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(points of the upper face, of the lower face, positions on the cloth), lying flat around the origin."""
    u, v = np.meshgrid(
        np.sin(np.linspace(-np.pi / 2, np.pi / 2, ACROSS)), np.sin(np.linspace(-np.pi / 2, np.pi / 2, DEEP))
    )
    x = w / 2 * u * (1 - PINCH * (1 - v**2) * np.abs(u) ** 3) * np.sqrt(1 - ROUND * v**8)
    y = d / 2 * v * (1 - PINCH * 1.3 * (1 - u**2) * np.abs(v) ** 3) * np.sqrt(1 - ROUND * u**8)
    full = ((1 - u**2) ** 0.5 * (1 - v**2) ** 0.5) ** 0.78
    wobble, ridge = waves(f"{key}/lumps", 8, 6, 16), creases(f"{key}/ridge", 7, 15)
    corner = np.hypot(1 - np.abs(u), 1 - np.abs(v))
    angle = np.arctan2(1 - np.abs(v), 1 - np.abs(u))
    gather = 0.32 * np.sin(angle * 11 + np.sign(u) + 2 * np.sign(v)) * np.exp(-(((corner - 0.34) / 0.24) ** 2))
    soft = full**0.7
    droop = SAG * (np.abs(u) ** 5 + 0.4 * np.abs(v) ** 5)
    top = h * 0.58 * full + soft * (0.34 * wobble(x, y) - 0.55 * ridge(x, y)) + gather * soft - droop
    low = -h * 0.42 * full - droop
    return np.stack([x, y, top], -1), np.stack([x, y, low], -1), np.stack([x, y, x * 0], -1)


def pillow(
    name: str, place: Point, tilt: float, w: float = 27.0, d: float = 18.5, h: float = HIGH, twist: float = 0.0
) -> list[Object]:
    """A pillow with its middle at `place`, its back edge raised by `tilt` degrees, turned by `twist` degrees."""
    top, low, flat = faces(name, w, d, h)
    t, k = np.radians(tilt), np.radians(twist)
    lean = np.array(((1, 0, 0), (0, np.cos(t), -np.sin(t)), (0, np.sin(t), np.cos(t))))
    turn = np.array(((np.cos(k), -np.sin(k), 0), (np.sin(k), np.cos(k), 0), (0, 0, 1)))
    quads = grid(*top.shape[:2])
    rim = np.concatenate([top[0, :-1], top[:-1, -1], top[-1, :0:-1], top[::-1, 0]])

    def placed(p: np.ndarray) -> np.ndarray:
        return p.reshape(-1, 3) @ (turn @ lean).T + np.array(place)

    out = [
        make(f"{name}-{tag}", "part", placed(side), quads, "x", None, flat.reshape(-1, 3), sharp=80, material="cloth")
        for tag, side in (("top", top), ("low", low))
    ]
    return [*out, rod(f"{name}-welt", "part", placed(rim), WELT, 6, "cloth")]
