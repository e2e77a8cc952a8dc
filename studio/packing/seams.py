"""The seam where a top parts for its leaves, painted over the solid top's passes (docs/pictures.md). No Blender, no
renders.

usage: python3 seams.py jobs.json OUT   answers `PACKED <id>` or `FAILED <id> <why>` per job

The seam is the section of the top's real rim in a plane: across the middle of the length, or along the middle of
the depth
where a console parts in halves. What the top itself hides of it is not drawn.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import itertools

import cv2
import numpy as np

from families.piece import Camera
from families.stage import Size, stage_of
from families.table import measures
from geometry.rims import swept
from jobs import Job, read_batch
from packing import encode

GAP, GAP_DARK = 0.1, 0.85  # inches wide; share of the light that is lost in it
EASE, EASE_DARK = 0.34, 0.16  # the eased edges on both sides of it
FINER = 8  # times finer than a pixel, for smooth lines
PAD = 3
QUALITY = 90


class View:
    """The family's camera in numbers: where a point is in the frame, and where the eye is."""

    def __init__(self, camera: Camera, frame: Size) -> None:
        yaw, up = math.radians(camera.yaw), math.radians(camera.elevation)
        away = np.array([math.sin(yaw) * math.cos(up), -math.cos(yaw) * math.cos(up), math.sin(up)])
        right = np.cross([0, 0, 1], away)
        right /= np.linalg.norm(right)
        self.eye = np.array(camera.target) + away * camera.distance
        self.turn = np.array([right, np.cross(away, right), away])
        self.focal = camera.lens / 36 * frame[0]
        self.middle = np.array(frame) / 2

    def pixels(self, points: np.ndarray) -> np.ndarray:
        """(x, y) in frame pixels of points in inches."""
        x, y, depth = ((points - self.eye) @ self.turn.T).T
        return self.middle + np.c_[x, -y] * (self.focal / -depth)[:, None]


def section(loops: Sequence[np.ndarray], axis: int) -> np.ndarray:
    """The rim cut by the plane through the middle: (across, depth) from the near underside over the face to the far
    one.

    axis: 0 cuts at x = 0, 1 at y = 0; `across` is the other coordinate.
    """
    near, far = [], []
    for loop in loops:
        after = np.roll(loop, -1, 0)
        crosses = np.flatnonzero((loop[:, axis] <= 0) != (after[:, axis] <= 0))
        for i in crosses:
            t = loop[i, axis] / (loop[i, axis] - after[i, axis])
            point = loop[i] + (after[i] - loop[i]) * t
            (near if point[1 - axis] < 0 else far).append((point[1 - axis], point[2]))
    return np.array(near[::-1] + far)


def seen(points: np.ndarray, view: View, axis: int, height: float) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Which pieces of the section face the eye, as (start, end) pairs of points in space."""
    space = np.empty((len(points), 3))
    space[:, axis], space[:, 1 - axis], space[:, 2] = 0, points[:, 0], height - points[:, 1]
    for a, b in itertools.pairwise(space):
        across, rise = b[1 - axis] - a[1 - axis], b[2] - a[2]
        normal = np.zeros(3)
        normal[1 - axis], normal[2] = -rise, across
        if normal @ (view.eye - (a + b) / 2) > 1e-9:
            yield a, b


def paint(
    pieces: list[tuple[np.ndarray, np.ndarray]], view: View, axis: int, wide: float, box: list[int]
) -> np.ndarray:
    """Share 0..1 of each pixel of `box` that a band `wide` inches covers."""
    x, y, w, h = box
    mask = np.zeros((h * FINER, w * FINER), np.uint8)
    half = np.zeros(3)
    half[axis] = wide / 2
    for a, b in pieces:
        corners = (view.pixels(np.array([a - half, a + half, b + half, b - half])) - (x, y)) * FINER
        cv2.fillPoly(mask, [np.round(corners * 16).astype(np.int32)], 255, cv2.LINE_8, 4)
    return cv2.resize(mask.astype(np.float32) / 255, (w, h), interpolation=cv2.INTER_AREA)


def seam(job: Job) -> tuple[list[int], np.ndarray]:
    """(box, grey panel) of one top's seam: 255 leaves the light as it is."""
    bucket, own = measures.bucket(job.bucket), stage_of("table")
    axis = 1 if bucket.halves else 0
    shape, edge = measures.shape_of(job.shape, bucket.width), measures.edges()[job.edge]
    loops = swept(shape, edge, measures.top().thickness, bucket.length, bucket.width)
    view = View(measures.camera(job.bucket, measures.plan_of(job.shape, job.bucket), job.height), own.frame)
    pieces = list(seen(section(loops, axis), view, axis, job.height))
    at = view.pixels(np.array(pieces).reshape(-1, 3))
    lo, hi = np.floor(at.min(0)).astype(int) - PAD, np.ceil(at.max(0)).astype(int) + PAD
    lo -= lo % 2
    size = hi - lo + (hi - lo) % 2
    box = [int(v) for v in (*lo, *size)]
    gap = 1 - GAP_DARK * paint(pieces, view, axis, GAP, box)
    return box, encode.unit(gap * (1 - EASE_DARK * cv2.blur(paint(pieces, view, axis, EASE, box), (3, 3))))


def write(job: Job, out: Path) -> None:
    box, panel = seam(job)
    base = job.geometry.rsplit("-", 1)[0] + "-s"
    info = {"base": base, "seamBox": box, "frame": stage_of("table").frame, "version": job.version}
    encode.write(out / job.family / "top" / job.geometry, info, {"seam.webp": (panel, QUALITY)})


def main() -> None:
    batch, out = read_batch(sys.argv[1]), Path(sys.argv[2])
    for job in batch.jobs:
        try:
            write(job, out)
            print("PACKED", job.id, flush=True)
        except Exception as error:  # one bad job must not stop the rest
            print("FAILED", job.id, repr(error), flush=True)


if __name__ == "__main__":
    main()
