"""Camera and lights of a piece: one direction a family, as near as its size asks; the lights of the tables grow with it."""
import math

import bpy
import numpy as np
from mathutils import Vector

from blender import scene

LENS = 70
WIDE, HIGH = 0.86, 0.87  # share of the frame that the corner points of the piece may fill
BELOW = 0.012  # of the frame's height that the piece stands lower than the middle: its shade lies before it
SIZE = 72.0  # inches of the table for which the lights of scene.py are set
# Against the tables: fronts face the camera, and only light from the side shows their profiles.
DIM = {"front": 0.35, "key": 1.35, "fill": 0.7}
_RIG = {}


def camera_of(view, frame):
    """The camera of scene.py for a view: from the direction asked, at the distance at which `fit` fills the frame."""
    spec = {"yaw": view.yaw, "elevation": view.elevation, "lens": LENS}
    if view.ortho:
        return {**spec, "distance": 300.0, "target": list(view.target or middle(view.fit)), "ortho": view.ortho}
    target, distance = Vector(view.target or middle(view.fit)), 200.0
    focal = LENS / 36
    for _ in range(12):
        eye, turn = scene.pose({**spec, "target": target, "distance": distance})
        at = [turn.transposed() @ (Vector(p) - eye) for p in view.fit]
        x = np.array([p.x / -p.z * focal for p in at])
        y = np.array([p.y / -p.z * focal for p in at]) * frame[0] / frame[1]
        share = max((x.max() - x.min()) / WIDE, (y.max() - y.min()) / HIGH)
        shift = turn @ Vector(((x.max() + x.min()) / 2, (y.max() + y.min()) / 2 * frame[1] / frame[0], 0)) * distance / focal
        target = target + shift
        distance *= share
    up = turn @ Vector((0, 1, 0)) * distance / focal * frame[1] / frame[0]
    return {**spec, "distance": distance, "target": list(target + up * BELOW)}


def middle(points):
    p = np.array(points)
    return tuple((p.min(0) + p.max(0)) / 2)


def scale(view):
    """How much larger than the table of scene.py the piece is."""
    p = np.array(view.fit)
    return max(math.hypot(*(p.max(0) - p.min(0))) / SIZE, 0.2)


def light(view):
    """Set lights and floor for a piece: the same picture of light whatever its size."""
    if not _RIG:
        for name in scene.STAGE:
            obj = bpy.data.objects[name]
            data = obj.data if obj.type == "LIGHT" else None
            _RIG[name] = (obj.location.copy(), data and (data.size, data.size_y, data.energy))
    k = scale(view)
    for name, (where, lamp) in _RIG.items():
        obj = bpy.data.objects[name]
        obj.location = where * k + Vector((0, 0, view.floor))
        if lamp:
            obj.data.size, obj.data.size_y, obj.data.energy = lamp[0] * k, lamp[1] * k, lamp[2] * k * k * DIM.get(name, 1.0)


def shade_space(points, eye, view):
    """Points and camera position as shadow.py wants them: the floor at 0, sizes as of a table."""
    k = scale(view)
    down = np.array((0, 0, view.floor))
    return (np.asarray(points) - down) / k, ((np.array(eye) - down) / k).tolist()
