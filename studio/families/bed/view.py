"""One camera for every layer of a size: from the foot, three quarters. Inches."""

import numpy as np

from blender import scene, stage
from families.bed.frame import Bed
from families.piece import View
from families.stage import stage_of
from geometry.points import corners

YAW, ELEVATION = 38.0, 17.0
TALLEST = 60.0
FOOT_ROOM = (30.0, 9.0)  # height of the tallest footboard, how far one rolls out
WIDE = 3.5


def view(bed: Bed) -> View:
    high, out = FOOT_ROOM
    x = bed.hw + WIDE
    foot = corners((-x, -bed.hl - out, 0), (x, 0, high))
    return View(fit=foot + corners((-x, bed.hl, 0), (x, bed.hl + 9, TALLEST)), yaw=YAW, elevation=ELEVATION)


def eye(bed: Bed) -> np.ndarray:
    """Where the camera stands: panels are cut where their frame hides them from there."""
    where, _ = scene.pose(stage.camera_of(view(bed), stage_of("bed").frame))
    return np.array(where)
