"""Camera and lights of a piece: one direction a family, as near as its size asks; the lights of a
table grow with it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

import bpy
import numpy as np
from mathutils import Vector

from blender import scene
from families.piece import Camera, Point, View

LENS = 70
WIDE, HIGH = 0.86, 0.87  # share of the frame that the corner points of the piece may fill
BELOW = 0.012  # of the frame's height that the piece stands lower than the middle: its shade lies before it
SIZE = 72.0  # inches of the table for which the lights of scene.py are set
SMALLEST = 0.2
ROUNDS = 12  # of moving nearer until the piece fills the frame
FAR, FIRST = 300.0, 200.0  # of an orthographic camera; before the first round


def camera_of(view: View | Camera, frame: Sequence[int]) -> Camera:
    """The camera of a view: from the direction asked, at the distance at which `fit` fills the frame."""
    if isinstance(view, Camera):
        return view
    target = view.target or middle(view.fit)
    camera = Camera(view.yaw, view.elevation, FAR if view.ortho else FIRST, LENS, target, view.ortho)
    if view.ortho:
        return camera
    focal, ratio = LENS / scene.SENSOR, frame[0] / frame[1]
    aim, distance = Vector(target), FIRST
    for _ in range(ROUNDS):
        eye, turn = scene.pose(replace(camera, target=tuple(aim), distance=distance))
        at = [turn.transposed() @ (Vector(p) - eye) for p in view.fit]
        x = np.array([p.x / -p.z * focal for p in at])
        y = np.array([p.y / -p.z * focal for p in at]) * frame[0] / frame[1]
        share = max((x.max() - x.min()) / WIDE, (y.max() - y.min()) / HIGH)
        shift = Vector(((x.max() + x.min()) / 2, (y.max() + y.min()) / 2 * frame[1] / frame[0], 0))
        aim = aim + turn @ shift * distance / focal
        distance *= share
    up = turn @ Vector((0, 1, 0)) * distance / focal / ratio
    return replace(camera, distance=distance, target=tuple(aim + up * BELOW))


def middle(points: Sequence[Point]) -> Point:
    p = np.array(points)
    return tuple((p.min(0) + p.max(0)) / 2)


def scale(view: View | Camera) -> float:
    """How much larger than the table of scene.py the piece is."""
    if isinstance(view, Camera):
        return 1.0
    p = np.array(view.fit)
    return max(math.hypot(*(p.max(0) - p.min(0))) / SIZE, SMALLEST)


def floor_of(view: View | Camera) -> float:
    return 0.0 if isinstance(view, Camera) else view.floor


def light(view: View | Camera, factors: Mapping[str, float]) -> None:
    """Set lights and floor for a piece: the same picture of light whatever its size."""
    k, up = scale(view), Vector((0, 0, floor_of(view)))
    bpy.data.objects[scene.FLOOR].location = up
    for name, lamp in scene.LIGHTS.items():
        obj = bpy.data.objects[name]
        obj.location = Vector(lamp.at) * k + up
        obj.data.size, obj.data.size_y = lamp.size[0] * k, lamp.size[1] * k
        obj.data.energy = lamp.watts * k * k * factors.get(name, 1.0)


def shade_space(points: np.ndarray, eye: Sequence[float], view: View | Camera) -> tuple[np.ndarray, list[float]]:
    """Points and camera position as packing/shadow.py wants them: the floor at 0, sizes as of a table."""
    if isinstance(view, Camera):
        return points, list(eye)
    k, down = scale(view), np.array((0, 0, view.floor))
    return (np.asarray(points) - down) / k, ((np.array(eye) - down) / k).tolist()
