"""One camera for every layer of a size: from the foot, three quarters. Inches.

It goes back for a wide bed, but comes no nearer to a narrow one: a twin beside a queen is seen to be one.
"""

import numpy as np

from blender import scene, stage
from families.bed.frame import Bed, bed_of
from families.bed.rows import rules
from families.piece import View
from families.stage import stage_of
from geometry.points import corners

YAW, ELEVATION = 38.0, 17.0
TALLEST = 60.0
FOOT_ROOM = (30.0, 9.0)  # height of the tallest footboard, how far one rolls out
WIDE = 3.5


def view(bed: Bed) -> View:
    high, out = FOOT_ROOM
    least = bed_of(rules().nearest)
    x, y = max(bed.hw, least.hw) + WIDE, max(bed.hl, least.hl)
    foot = corners((-x, -y - out, 0), (x, 0, high))
    return View(fit=foot + corners((-x, y, 0), (x, y + 9, TALLEST)), yaw=YAW, elevation=ELEVATION)


def eye(bed: Bed) -> np.ndarray:
    """Where the camera stands: panels are cut where their frame hides them from there."""
    where, _ = scene.pose(stage.camera_of(view(bed), stage_of("bed").frame))
    return np.array(where)
