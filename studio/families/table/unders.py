"""What stands under a top: legs with aprons, or a base; and single specimens for their small pictures. Inches.

A row's `layers` names the picture layers it has (leg, apron, can); without it a part has leg and apron.
"""

from __future__ import annotations

from bpy.types import Object

from families.rows import changed
from families.table import aprons, measures
from families.table.measures import Apron, Bucket, Pair, Plan
from geometry import bases, legs
from geometry.base_rows import Base
from geometry.joinery import lengthwise
from geometry.leg_rows import CrossEnds, Leg, Standing


def half_top(bucket: Bucket) -> Pair:
    return bucket.length / 2, bucket.width / 2


def has_apron(spec: Standing) -> bool:
    return "apron" in spec.layers


def apron_of(spec: Standing) -> Apron:
    """The family's apron with what differs in a leg's or base's own."""
    return changed(measures.plans().apron, spec.apron)


def is_flush(token: str, plan: Plan) -> bool:
    """Whether these stand flush with the corners of such a plan's top; bases never do."""
    return plan.square and token in measures.legs() and measures.legs()[token].flush


def on_legs(spec: Leg, plan: Plan, bucket: Bucket, length: float) -> list[Object]:
    """Four legs, or two end frames, at the plan's corner (or flush with the top's), and their apron."""
    x, y = half_top(bucket) if spec.flush and plan.square else plan.corner
    apron, corner = apron_of(spec), (x - spec.inset[0], y - spec.inset[1])
    if isinstance(spec, CrossEnds):
        between = aprons.between_frames("apron", apron, corner, spec.member[1], length)
        return legs.cross_ends(spec, corner, length) + between
    corners = [(f"leg{sx}{sy}", (sx * corner[0], sy * corner[1])) for sx in (1, -1) for sy in (1, -1)]
    out = [o for name, at in corners for o in legs.leg(name, spec, at, length)]
    return out + (aprons.between_legs("apron", apron, corner, spec.block, length) if has_apron(spec) else [])


def on_base(token: str, spec: Base, plan: Plan, bucket: Bucket, length: float) -> list[Object]:
    out = bases.base(token, spec, length, half_top(bucket))
    if not has_apron(spec):
        return out
    if plan.radius:
        return out + aprons.ring("apron", apron_of(spec), plan.radius, length, plan.straight)
    return out + aprons.frame("apron", apron_of(spec), plan.half, length)


def under(token: str, length: float, bucket: str, plan: str) -> list[Object]:
    """Everything under a top of this size bucket whose underside is at `length`."""
    b = measures.bucket(bucket)
    if token in measures.legs():
        return on_legs(measures.legs()[token], b.plans[plan], b, length)
    return on_base(token, measures.bases()[token], b.plans[plan], b, length)


def specimen(token: str, length: float) -> list[Object]:
    """One leg (with a bit of apron if it carries brackets), one end frame facing the camera, or one whole base."""
    if token in measures.bases():
        return bases.base(token, measures.bases()[token], length, half_top(measures.bucket("l")))
    spec = measures.legs()[token]
    if isinstance(spec, CrossEnds):
        return legs.cross_end("end1", spec, lengthwise(0), spec.alone, length)[0]
    half = spec.block / 2
    one = legs.leg("leg11", spec, (-half, -half), length)
    return one + (aprons.stubs("stub", apron_of(spec), half, length) if spec.stubs else [])
