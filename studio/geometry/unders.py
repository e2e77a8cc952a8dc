"""What stands under a top: legs with aprons, or a base; and single specimens for their small pictures. Inches.

A row's `layers` names the picture layers it has (leg, apron, can); without it a part has leg and apron.
"""
from . import aprons, bases, legs
from .joinery import lengthwise


def half_top(bucket):
    return bucket["length"] / 2, bucket["width"] / 2


def has_apron(spec):
    return "apron" in spec.get("layers", ("leg", "apron"))


def on_legs(spec, apron, plan, bucket, length):
    """Four legs, or two end frames, at the plan's corner (or flush with the top's), and their apron."""
    corner = half_top(bucket) if spec.get("flush") and plan.get("square") else plan["corner"]
    corner = tuple(c - i for c, i in zip(corner, spec.get("inset", (0, 0))))
    if spec["kind"] == "crossEnds":
        return legs.cross_ends(spec, corner, length) + aprons.between_frames("apron", apron, corner, spec["member"][1], length)
    out = [o for sx in (1, -1) for sy in (1, -1) for o in legs.leg(f"leg{sx}{sy}", spec, (sx * corner[0], sy * corner[1]), length)]
    return out + (aprons.between_legs("apron", apron, corner, spec["block"], length) if has_apron(spec) else [])


def on_base(token, spec, apron, plan, bucket, length):
    out = bases.base(token, spec, length, half_top(bucket))
    if not has_apron(spec):
        return out
    if "radius" in plan:
        return out + aprons.ring("apron", apron, plan["radius"], length, plan.get("straight", 0))
    return out + aprons.frame("apron", apron, plan["half"], length)


def under(data, token, length, bucket, plan):
    """Everything under a top of this size bucket whose underside is at `length`."""
    b = data["buckets"][bucket]
    p = b["plans"][plan]
    spec = data["legs"].get(token) or data["bases"][token]
    apron = {**data["apron"], **spec.get("apron", {})}
    if token in data["legs"]:
        return on_legs(spec, apron, p, b, length)
    return on_base(token, spec, apron, p, b, length)


def specimen(data, token, length):
    """One leg (with a bit of apron if it carries brackets), one end frame facing the camera, or one whole base."""
    if token in data["bases"]:
        return bases.base(token, data["bases"][token], length, half_top(data["buckets"]["l"]))
    spec = data["legs"][token]
    if spec["kind"] == "crossEnds":
        return legs.cross_end("end1", spec, lengthwise(0), spec["alone"], length)[0]
    half = spec["block"] / 2
    one = legs.leg("leg11", spec, (-half, -half), length)
    return one + (aprons.stubs("stub", {**data["apron"], **spec.get("apron", {})}, half, length) if spec.get("stubs") else [])
