"""Camera and lights of a piece: one direction a family, as near as its size asks; the lights of a
table grow with it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import bpy
import numpy as np
from mathutils import Vector

from blender import scene
from families.piece import Camera, Point, View
from families.stage import AS_IT_IS, Stage

LENS = 70
WIDE, HIGH = 0.91, 0.92  # share of the frame that the corner points of the piece may fill
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
    camera = replace(camera, shift=0.0)
    for _ in range(ROUNDS):
        eye, turn = scene.pose(camera)
        at = [turn.transposed() @ (Vector(p) - eye) for p in view.fit]
        x, y = (np.array([v / -p.z * focal for v, p in zip(each, at)]) for each in zip(*((p.x, p.y) for p in at)))
        middle_x, middle_y = ((v.max() + v.min()) / 2 for v in (x, y))
        share = max((x.max() - x.min()) / WIDE, (y.max() - y.min()) * ratio / HIGH)
        aim = Vector(camera.target) + turn @ Vector((middle_x, 0, 0)) * camera.distance / focal
        camera = replace(camera, distance=camera.distance * share, target=tuple(aim), shift=middle_y + BELOW / ratio)
    return camera


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


def light(view: View | Camera, own: Stage) -> None:
    """Set lights and floor for a piece: the same picture of light whatever its size."""
    k, up = scale(view), Vector((0, 0, floor_of(view)))
    bpy.data.objects[scene.FLOOR].location = up
    for name, lamp in scene.LIGHTS.items():
        obj, change = bpy.data.objects[name], own.lights.get(name, AS_IT_IS)
        at, target = Vector(change.at or lamp.at), Vector(lamp.target)
        obj.location = at * k + up
        obj.rotation_euler = (target - at).to_track_quat("-Z", "Y").to_euler()
        obj.data.size, obj.data.size_y = (size * k * change.size for size in lamp.size)
        obj.data.energy = lamp.watts * k * k * change.power


def shade_space(points: np.ndarray, eye: Sequence[float], view: View | Camera) -> tuple[np.ndarray, list[float]]:
    """Points and camera position as packing/shadow.py wants them: the floor at 0, sizes as of a table."""
    if isinstance(view, Camera):
        return points, list(eye)
    k, down = scale(view), np.array((0, 0, view.floor))
    return (np.asarray(points) - down) / k, ((np.array(eye) - down) / k).tolist()
