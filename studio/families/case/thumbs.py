"""Small pictures of whole cases, plainly fitted out, from the front. Inches."""

from bpy.types import Object

from families.case import doors, drawers, feet, hardware, tops
from families.case.box import Box, box
from families.case.carcass import carcass
from families.case.layout import Case, WholeThumb, case_of, cases
from families.case.plan import openings
from families.piece import Piece, View
from geometry.points import corners
from jobs import Job

GROUND = 0.07  # of the frame's height below the floor
OWN_SCALE = 0.94  # how far a thumb fits its piece, against the one width that holds the largest of its family
ROOM = 1.1  # of the frame around a piece


def thumb(job: Job) -> Piece:
    """The whole piece; small pieces of a family smaller, but none too small to read."""
    case = case_of(job.token)
    b = box(case.row.box, job.family)
    spec = cases().thumbs[job.family]
    foot = foot_of(b, case, spec)
    floor = -feet.height(foot, b) if foot else 0.0
    wide = OWN_SCALE * ROOM * max(b.w, b.h - floor) + (1 - OWN_SCALE) * spec.width
    look = View(
        fit=corners((-b.w / 2, b.front, floor), (b.w / 2, b.d / 2, b.h)),
        floor=floor,
        ortho=wide,
        yaw=spec.yaw,
        elevation=spec.elevation,
        target=(0, b.front, floor + wide * (0.5 - GROUND)),
    )
    top = tops.top("cap" if b.is_tall else "eas", b, job.family == "bath" and not b.is_tall)
    return Piece([*carcass(case, b), *closed(case, b), *(feet.stand(foot, b) if foot else []), *top], look)


def foot_of(b: Box, case: Case, spec: WholeThumb) -> str | None:
    """The plain foot that a thumb shows; hung pieces have none."""
    if case.row.frame == "slim":
        return None
    return spec.leg if b.zone or case.row.kind == "posts" else spec.foot


def closed(case: Case, b: Box) -> list[Object]:
    """Plain fronts with wooden knobs."""
    out, fronts = [], openings(case, b)
    for o in fronts:
        out += doors.door("shk", o) if o.kind == "door" else drawers.drawer("slf", o)
    return out + hardware.hardware("wkn", fronts)[0]
