"""What the small square pictures show: the swatch board and the thumbs of shapes, edges, legs and heights. Inches."""
from mathutils import Matrix, Vector

from blender import scene
from geometry import tops, unders
from geometry.mesh import block, board_seed, make, rings, rng
from geometry.outlines import profile

GAP = 5  # between the two views of a shape
CUT = (6, 4)  # how much of a top shows behind an edge's cut face: along and across


def board(data):
    s = data["swatch"]
    return [tops.top("board", data["shapes"]["re"], data["edges"]["mis"], data["top"], s["length"], s["width"], 30, s["seams"], s["key"])]


def shape(data, token, camera, top):
    """The same top twice: seen straight from above, and below that as it lies on a table."""
    bucket = data["shapes"][token]["bucket"]
    b = data["buckets"][bucket]
    middle, (_, turn) = Vector(camera["target"]), scene.pose(camera)
    up = turn @ Vector((0, 1, 0))
    flat = top(data, token, "mis", bucket, 0, "top")
    lying = top(data, token, "mis", bucket, 0, "top")
    low = 2 * max(abs(Vector(v.co) @ up) for v in lying.data.vertices)
    half = (b["width"] + GAP + low) / 2
    flat.matrix_world = Matrix.Translation(middle + up * (half - b["width"] / 2)) @ turn.to_4x4()
    flat.visible_shadow = flat.visible_diffuse = False  # two views, not two things in one room
    lying.matrix_world = Matrix.Translation(middle - up * (half - low / 2))
    return [flat, lying]


def edge(data, token):
    """A corner of a board, cut off so that its profile and its end grain show."""
    width, z = data["buckets"]["l"]["width"], 30
    rim = [(inset - width / 2, z - depth) for inset, depth in profile(data["edges"][token])]
    back = CUT[1] - width / 2
    section = [(back, z), *rim, (back, z - data["top"]["thickness"])]
    verts, faces = rings([[(x, y, h) for y, h in section] for x in (0, -CUT[0])])
    return [make("cut", "top", verts, faces, "x", board_seed(rng("edge-cut"), 1.4), origin=(0, (back - width / 2) / 2, z), sharp=24)]


def height(data, inches, top, under):
    """A table on the line of the floor."""
    line = block("line", "leg", (-41, -17.5, -0.8), (41, -17, 0), "x", 0.05)
    return [*under(data, "shk", inches, "l", "r"), top(data, "re", "mis", "l", inches), line]


def build(job, data, top, under):
    """Objects of a swatch or thumb; `top` and `under` are the builders of whole tops and under-structures."""
    what, token = job["what"], job.get("token")
    if what == "board":
        return board(data)
    if what == "shape":
        return shape(data, token, job["camera"], top)
    if what == "edge":
        return edge(data, token)
    if what == "leg":
        return unders.specimen(data, token, 30 - data["top"]["thickness"])
    if what == "height":
        return height(data, int(token), top, under)
    raise ValueError(f"no such job: {job['id']}")
