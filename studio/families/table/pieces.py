"""From a job to objects: which parts are seen and which only cast shade. Inches."""
from families.table import subjects
from geometry import tops, unders
from geometry.outlines import outline


def top(data, shape, edge, bucket, height, layer_name="top"):
    """The whole top of a size bucket with its face at `height`."""
    s, b = data["shapes"][shape], data["buckets"][bucket]
    lines = tops.glue_lines(s, data["top"], b["length"], b["width"], b.get("halves", False))
    return tops.top(layer_name, s, data["edges"][edge], data["top"], b["length"], b["width"], height, lines)


def top_extent(data, shape, bucket, height):
    """Points that bound a top whatever its edge: the outline at the face and at the underside."""
    s, b = data["shapes"][shape], data["buckets"][bucket]
    plan = outline(s, b["length"], b["width"])
    return [(x, y, z) for x, y in plan for z in (height, height - data["top"]["thickness"])]


def under(data, token, height, bucket, plan):
    """Legs or base with apron, under a top whose face is at `height`."""
    length = height - data["top"]["thickness"]
    return unders.under(data, token, length, bucket, plan)


def build(job, data):
    """(objects seen by the camera, objects that only cast shade)."""
    kind = job["kind"]
    if kind == "top":
        return [top(data, job["shape"], job["edge"], job["bucket"], job["height"])], []
    if kind == "under":
        bucket, plan = job["bucket"], job["plan"]
        seen = under(data, job["token"], job["height"], bucket, plan)
        stand = data["buckets"][bucket]["plans"][plan]["stand"]
        return seen, [top(data, stand, "mis", bucket, job["height"])]
    return subjects.build(job, data, top, under), []
