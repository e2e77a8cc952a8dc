"""What finishes a tall case: flat caps, cove mouldings, and an arch over the front. Inches."""
import math

from families.case import tops
from families.case.mouldings import offset, run
from families.piece import corners
from geometry.joinery import lengthwise, prism
from geometry.outlines import profile

LIP = 0.15  # the board that closes a crown lies lower than its edge
REACH = 2.6, 4.55  # out and up, the most of any crown


def path_of(b, data):
    """The path of mouldings.py round the upper part of a tall case: shallower on hutches, with mitred returns on corner pieces."""
    own = data["furniture"]["boxes"].get(b.token, {})
    x, back = b.w / 2, b.d / 2
    front = back - own["topDepth"] if "topDepth" in own else b.front
    if "corner" in own:
        half, side = own["corner"]["front"] / 2, b.front + own["corner"]["return"]
        return [(-x, side), (-half, front), (half, front), (x, side)]
    return tops.front_path(x, front, back)


def tail_of(b, data):
    """Where the walls of a corner piece meet."""
    own = data["furniture"]["boxes"].get(b.token, {}).get("corner")
    if not own:
        return ()
    run_back = b.d - own["return"]
    return [(b.w / 2 - run_back, b.d / 2), (run_back - b.w / 2, b.d / 2)]


def closing(name, path, z, b, data):
    """The board that closes a crown from above."""
    return tops.slab(name, path, [{"at": [0, 0]}, {"at": [0, 0.5]}], z, data["furniture"]["topBoards"], tail=tail_of(b, data))


def crown(token, b, data):
    row, path, name = data["furniture"]["crowns"][token], path_of(b, data), f"{token}-{b.token}"
    return KINDS[row["kind"]](name, row, path, b, data)


def cap(name, row, path, b, data):
    """A plate that reaches over."""
    return [tops.slab(name, offset(path, -row["over"]), row["edge"], b.h + row["thick"], data["furniture"]["topBoards"],
                      tail=tail_of(b, data))]


def contour(row):
    """[out, up] of a moulding's face, from rows like those of edges: up from the case, out from its face."""
    return [(-inset, up) for inset, up in profile(row["face"])]


def moulding(name, row, path, b, data):
    """A moulding round front and sides."""
    face = contour(row)
    high = face[-1][1]
    return [*run(name, path, face, b.h), closing(name + "-board", offset(path, 0.9), b.h + high - LIP, b, data)]


def arch(name, row, path, b, data):
    """A moulding that swells up over the middle of the front, a board below it; the returns stay level."""
    face, rise, z = contour(row), row["rise"], b.h
    half = max(p[0] for p in path if p[1] == min(q[1] for q in path))
    front = min(p[1] for p in path)

    def lift(x):
        u = min(abs(x) / (half * row["spread"]), 1)
        return rise * (0.5 + 0.5 * math.cos(math.pi * u))
    n = 48
    crest = [(half - 2 * half * k / n, lift(half - 2 * half * k / n) + 0.3) for k in range(n + 1)]
    field = [(-half, 0.0), (half, 0.0), *crest]
    board = prism(name + "-field", "part", field, lengthwise(front, 0), 0.05, 0.8, (1, 0), 0.01)
    for v in board.data.vertices:
        v.co.z += z
    board.data.update()
    low = closing(name + "-board", offset(path, 0.9), z + face[-1][1] - LIP, b, data)
    return [board, *run(name, path, face, z, back=0.7, lift=lift), low]


KINDS = {"cap": cap, "moulding": moulding, "arch": arch}


def reach(b):
    """Points that bound the picture of every crown of a box."""
    out, up = REACH
    return corners((-b.w / 2 - out, b.front - out, b.h - 0.05), (b.w / 2 + out, b.d / 2, b.h + up))
