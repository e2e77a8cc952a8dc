"""One camera for every layer of a size: from the foot, three quarters. Inches."""
import numpy as np

from blender import scene
from blender import stage
from families.piece import View, corners

YAW, ELEVATION = 38.0, 17.0
TALLEST = 60.0
FOOT_ROOM = (30.0, 9.0)  # height of the tallest footboard, how far one rolls out
WIDE = 3.5


def view(bed):
    high, out = FOOT_ROOM
    x = bed.hw + WIDE
    foot = corners((-x, -bed.hl - out, 0), (x, 0, high))
    return View(fit=foot + corners((-x, bed.hl, 0), (x, bed.hl + 9, TALLEST)), yaw=YAW, elevation=ELEVATION)


def eye(bed, data):
    """Where the camera stands: panels are cut where their frame hides them from there."""
    where, _ = scene.pose(stage.camera_of(view(bed), data["frame"]))
    return np.array(where)
