"""What the small square pictures show: the swatch board and the thumbs of shapes, edges, legs and heights. Inches."""
from geometry import bases, legs, tops

SWATCH = {"length": 40, "width": 16, "seam": 0.0, "key": "swatch-b"}


def build(job, data, top, under):
    """Objects of a swatch or thumb; `top` and `under` are the builders of whole tops and under-structures."""
    what, token = job["what"], job.get("token")
    length = 30 - data["top"]["thickness"]
    if what == "board":
        s = SWATCH
        return [tops.top("board", data["shapes"]["re"], data["edges"]["mis"], data["top"], s["length"], s["width"], 30, [s["seam"]], s["key"])]
    if what == "shape":
        return [top(data, token, "mis", data["shapes"][token]["bucket"], 30)]
    if what == "edge":
        return [top(data, "re", token, "l", 30)]
    if what == "leg" and token in data["legs"]:
        spec = data["legs"][token]
        half = spec["block"] / 2
        return legs.leg("leg11", spec, (-half, -half), length)
    if what == "leg":
        return bases.base(token, data["bases"][token], length)
    if what == "height":
        return under(data, "shk", int(token), "r") + [top(data, "re", "mis", "l", int(token))]
    raise ValueError(f"no such job: {job['id']}")
