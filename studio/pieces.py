"""From a job to objects: which parts are seen and which only cast shade. Inches."""
import subjects
from geometry import aprons, bases, legs, tops


def top(data, shape, edge, bucket, height, layer_name="top"):
    s, b = data["shapes"][shape], data["buckets"][bucket]
    return tops.top(layer_name, s, data["edges"][edge], data["top"], b["length"], b["width"], height)


def top_extent(data, shape, bucket, height):
    """Points that bound a top whatever its edge: the outline at the face and at the underside."""
    s, b = data["shapes"][shape], data["buckets"][bucket]
    plan = tops.outline(s, b["length"], b["width"])
    return [(x, y, z) for x, y in plan for z in (height, height - data["top"]["thickness"])]


def under(data, token, height, plan):
    """Legs or base with apron, under a top whose face is at `height`."""
    length = height - data["top"]["thickness"]
    p, a = data["plans"][plan], data["apron"]
    if token in data["legs"]:
        spec, (cx, cy) = data["legs"][token], p["corner"]
        out = []
        for sx in (1, -1):
            for sy in (1, -1):
                out += legs.leg(f"leg{sx}{sy}", spec, (sx * cx, sy * cy), length)
        return out + aprons.between_legs("apron", a, (cx, cy), spec["block"] / 2, length)
    out = bases.base(token, data["bases"][token], length)
    return out + (aprons.ring("apron", a, p["radius"], length) if "radius" in p else aprons.frame("apron", a, p["half"], length))


def build(job, data):
    """(objects seen by the camera, objects that only cast shade)."""
    kind = job["kind"]
    if kind == "top":
        return [top(data, job["shape"], job["edge"], job["bucket"], job["height"])], []
    if kind == "under":
        seen = under(data, job["token"], job["height"], job["plan"])
        return seen, [top(data, data["plans"][job["plan"]]["stand"], "mis", job["bucket"], job["height"])]
    return subjects.build(job, data, top, under), []
