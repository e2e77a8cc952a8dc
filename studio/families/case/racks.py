"""Wine racks, stem racks and framed fields of cases. Inches."""
import math

from families.case.boards import board, panel
from geometry.joinery import lengthwise, prism

SLAT = 0.5
SET_BACK = 0.35  # of racks behind the face of the frame


def numbers(number):
    """The two numbers of 3x3."""
    return [int(v) for v in number.split("x")]


def bottles(cell, number, back):
    """Square bays: boards lying and standing, halved over each other."""
    nx, nz = numbers(number)
    k, y = cell.key, cell.y + SET_BACK
    dx, dz = (cell.x1 - cell.x0 - (nx - 1) * SLAT) / nx, (cell.z1 - cell.z0 - (nz - 1) * SLAT) / nz
    lying = [cell.z0 + dz * i + SLAT * (i - 1) for i in range(1, nz)]
    standing = [cell.x0 + dx * i + SLAT * (i - 1) for i in range(1, nx)]
    return [*(panel(f"{k}-lying{i}", (cell.x0, y, z), (cell.x1, back, z + SLAT), "x", "z", 0.04) for i, z in enumerate(lying)),
            *(panel(f"{k}-standing{i}", (x, y + 0.02, cell.z0), (x + SLAT, back, cell.z1), "z", "x", 0.04) for i, x in enumerate(standing))]


def diamonds(cell, number, back):
    """Diagonal bays: two sets of boards that cross, cut off by the frame."""
    nx, nz = numbers(number)
    w, h = cell.x1 - cell.x0, cell.z1 - cell.z0
    rise = (h / nz) / (w / nx)
    out = []
    for side, slope in (("a", rise), ("b", -rise)):
        step = h / nz
        lo = cell.z0 - (w * slope if slope > 0 else 0)
        for i in range(1, nx + nz):
            z = lo + step * i  # height of the board's middle line at the left edge
            ends = crossing(cell, z, slope)
            out.append(slat(f"{cell.key}-{side}{i}", cell, ends, slope, cell.y + SET_BACK + (0.02 if side == "b" else 0), back))
    return out


def crossing(cell, z, slope):
    """Where the line that meets the left edge at z enters and leaves the opening."""
    xs = sorted([cell.x0, cell.x1, *(cell.x0 + (edge - z) / slope for edge in (cell.z0, cell.z1))])[1:3]
    return [(x, z + slope * (x - cell.x0)) for x in xs]


def slat(name, cell, ends, slope, y, back):
    """A board along a diagonal, its ends cut to the sides of the opening."""
    half = SLAT / 2 * math.hypot(1, slope)
    (xa, za), (xb, zb) = ends
    strip = [(xa - 1, za - slope - half), (xb + 1, zb + slope - half), (xb + 1, zb + slope + half), (xa - 1, za - slope + half)]
    outline = clipped(strip, cell)
    return prism(name, "part", outline, lengthwise(0), y, back, (1, slope), 0.03)


def clipped(points, cell):
    """A convex outline cut to the opening."""
    for axis, limit, keep in ((0, cell.x0, 1), (0, cell.x1, -1), (1, cell.z0, 1), (1, cell.z1, -1)):
        out = []
        for p, q in zip(points, [*points[1:], points[0]]):
            dp, dq = (p[axis] - limit) * keep, (q[axis] - limit) * keep
            if dp >= 0:
                out.append(p)
            if dp * dq < 0:
                t = dp / (dp - dq)
                out.append(tuple(a + (c - a) * t for a, c in zip(p, q)))
        points = out
    return points


def stems(cell, number, back):
    """Slats of a T section hang from above; glasses slide in between by their feet."""
    n = max(2, round((cell.x1 - cell.x0) / 4.2))
    pitch = (cell.x1 - cell.x0) / n
    y, low = cell.y + SET_BACK, cell.z1 - 1.5
    out = []
    for i in range(n + 1):
        x = cell.x0 + pitch * i
        lo, hi = max(cell.x0, x - 1.3), min(cell.x1, x + 1.3)
        web = (max(cell.x0, x - 0.4), min(cell.x1, x + 0.4))
        out += [board(f"{cell.key}-web{i}", (web[0], y + 0.3, low), (web[1], back, cell.z1), "y", "x"),
                board(f"{cell.key}-flange{i}", (lo, y, low - 0.4), (hi, back, low), "y", "z", 0.06)]
    return out


def field(cell):
    """A flat panel set back in the frame."""
    y = cell.y + 0.375
    return [panel(cell.key + "-field", (cell.x0 - 0.2, y, cell.z0 - 0.2), (cell.x1 + 0.2, y + 0.375, cell.z1 + 0.2), "x", "y")]
