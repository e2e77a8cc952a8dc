"""What a case stands on as a whole: plinth, sled runners, corner posts with an arched rail, a frame of steel tube. Inches."""
import numpy as np

from families.case.mouldings import offset, run
from geometry.joinery import across, lengthwise, prism
from geometry.mesh import block


def plinth(name, row, b, path):
    """Boards set back round the case, with a cove under it."""
    return run(name, offset(path, row["inset"]), [tuple(p) for p in row["face"]])


def sled(name, row, b, path):
    """Two runners from front to back, cut off at 45 degrees below, and two bearers between them."""
    h, t, nose = row["height"], row["thick"], row["nose"]
    y, x = b.d / 2 - row["inset"], b.w / 2 - row["inset"]
    side = [(-y, 0), (-y, nose - h), (-y + nose, -h), (y - nose, -h), (y, nose - h), (y, 0)]
    out = [prism(f"{name}-runner{s}", "leg", side, across(0), *sorted((s * (x - t), s * x)), (1, 0), 0.07) for s in (-1, 1)]
    for k, at in enumerate((-y + 3.5, y - 4.5)):
        out.append(block(f"{name}-bearer{k}", "leg", (-x + t, at, -1.25), (x - t, at + 1, 0), "x", 0.05))
    return out


def posts(name, row, b, path):
    """Posts at the corners run down; between them a rail with a shallow arch, at the front, the sides and behind.

    A washstand's own posts are thicker and nothing joins them below.
    """
    s, h, (deep, rise), back = row["size"], row["height"], row["rail"], row["back"]
    s = row["stands"] if b.token in row["standBoxes"] else s
    x, y = b.w / 2, b.d / 2
    out = [block(f"{name}-post{sx}{sy}", "leg", (min(sx * x, sx * (x - s)), min(sy * y, sy * (y - s)), -h),
                 (max(sx * x, sx * (x - s)), max(sy * y, sy * (y - s)), 0), "z", 0.09) for sx in (-1, 1) for sy in (-1, 1)]

    if b.token in row["standBoxes"]:
        return out

    def arch(half):
        u = np.linspace(-half, half, 41)
        return [(half, 0.0), (-half, 0.0), *((float(k), -deep + rise * (1 - (k / half) ** 2)) for k in u)]
    for sy in (-1, 1):
        lo, hi = sorted((sy * (y - back), sy * (y - back - 0.8)))
        out.append(prism(f"{name}-rail{sy}", "leg", arch(x - s), lengthwise(0), lo, hi, (1, 0), 0.05))
    for sx in (-1, 1):
        lo, hi = sorted((sx * (x - back), sx * (x - back - 0.8)))
        out.append(prism(f"{name}-end{sx}", "leg", arch(y - s), across(0), lo, hi, (1, 0), 0.05))
    return out


def steel(name, row, b, path):
    """A rectangle of square tube at each end and one tube between them behind."""
    t, h = row["tube"], row["height"]
    x, y = b.w / 2 - row["inset"], b.d / 2 - row["inset"]
    out = []
    for s in (-1, 1):
        x0, x1 = sorted((s * x, s * (x - t)))
        for tag, lo, hi in (("head", (x0, -y, -t), (x1, y, 0)), ("foot", (x0, -y, -h), (x1, y, t - h)),
                            ("front", (x0, -y, t - h), (x1, t - y, -t)), ("back", (x0, y - t, t - h), (x1, y, -t))):
            out.append(block(f"{name}-{tag}{s}", "leg", lo, hi, "z", 0.07, material="steel"))
    out.append(block(f"{name}-tie", "leg", (t - x, y - t, -h * 0.55), (x - t, y, t - h * 0.55), "x", 0.07, material="steel"))
    return out
