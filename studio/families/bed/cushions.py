"""Upholstery: cushions with welts in fields, one smooth, channelled or buttoned cushion in a frame. Inches."""

import numpy as np
from bpy.types import Object

from families.bed.drape import dome
from families.bed.surface import Field, sheet
from geometry.joinery import rod
from geometry.log import rng
from geometry.mesh import make, rings
from geometry.points import Pair

CROWN = 1.5
WELT = 0.19
CHANNEL = 5.0
DIAMOND = (7.0, 9.0)
STEP = 0.5
BUTTON = 0.26  # how far buttons stand above the bottom of their pits
CREASED = 0.2  # step where folds run
DROOP = 0.6  # a diamond swells most below its middle: pleats are tucked downwards, and both folds below lie in shade


def inside(field: Field, x: np.ndarray, s: np.ndarray, power: float = 2.0) -> np.ndarray:
    """Inches from the border, rounded in the corners."""
    dx = np.maximum(np.minimum(x - field.x0, field.x1 - x), 1e-3)
    ds = np.maximum(np.minimum(s - field.s0, field.s1 - s), 1e-3)
    return (dx**-power + ds**-power) ** (-1 / power)


def pulls(field: Field, x: np.ndarray, s: np.ndarray, near: np.ndarray) -> np.ndarray:
    """Small gathers that run from the welt into the cushion."""
    r = rng("pulls", field.key)
    a, b = r.uniform(0, 7), r.uniform(0, 7)
    along = np.where(np.minimum(x - field.x0, field.x1 - x) < np.minimum(s - field.s0, field.s1 - s), s, x)
    wave = np.sin(along * 2.9 + a) * np.sin(along * 0.83 + b) + 0.5 * np.sin(along * 5.1 + b)
    return 0.035 * wave * np.exp(-near / 1.4) * np.clip(near / 0.4, 0, 1)


def smooth(field: Field, x: np.ndarray, s: np.ndarray) -> np.ndarray:
    near = inside(field, x, s)
    bulge = np.clip((x - field.x0) * (field.x1 - x) / ((field.x1 - field.x0) / 2) ** 2, 0, 1) * np.clip(
        (s - field.s0) * (field.s1 - s) / ((field.s1 - field.s0) / 2) ** 2, 0, 1
    )
    return CROWN * (0.72 * dome(near, 2.6) + 0.28 * np.sqrt(bulge)) + pulls(field, x, s, near)


def channelled(field: Field, x: np.ndarray, s: np.ndarray) -> np.ndarray:
    n = max(1, round((field.x1 - field.x0) / CHANNEL))
    t = (x - field.x0) / (field.x1 - field.x0) * n % 1.0
    lobe = np.sqrt(np.maximum(1 - np.abs(2 * t - 1) ** 2.2, 0))
    end = dome(np.minimum(s - field.s0, field.s1 - s), 2.0)
    ripple = 0.02 * np.sin(s * 1.9 + np.floor((x - field.x0) / CHANNEL) * 2.1) * (1 - lobe) ** 0.5
    return CROWN * lobe * (0.25 + 0.75 * end) * np.clip(end * 3, 0, 1) + ripple


def lattice(field: Field) -> tuple[list[Pair], float, float]:
    """Where the buttons are: rows as far apart as half a diamond, every other row shifted."""
    w, h = field.x1 - field.x0, field.s1 - field.s0
    nx, ns = max(2, round(w / DIAMOND[0])), max(2, round(h / (DIAMOND[1] / 2)))
    px, ps = w / nx, h / ns
    return (
        [
            (field.x0 + px * (k + (0.5 if j % 2 else 0)), field.s0 + ps * j)
            for j in range(1, ns)
            for k in range(0 if j % 2 else 1, nx)
        ],
        px,
        ps,
    )


def tufted(field: Field, x: np.ndarray, s: np.ndarray) -> np.ndarray:
    """Diamonds: folds run from button to button, the stuffing swells between."""
    _, px, ps = lattice(field)
    a = (x - field.x0) / px + (s - field.s0) / (2 * ps)
    b = (x - field.x0) / px - (s - field.s0) / (2 * ps)
    fold = np.minimum(np.abs(a - np.round(a)) * px * 0.8, np.abs(b - np.round(b)) * px * 0.8)
    ra, rb = np.round(a), np.round(b)
    button = np.hypot((a - ra + b - rb) / 2 * px, (a - ra - b + rb) * ps)
    low, high = (a - np.floor(a)) ** DROOP, (np.ceil(b) - b) ** DROOP
    swell = np.sqrt(np.abs(np.sin(np.pi * low) * np.sin(np.pi * high)))
    pit = 0.42 * np.exp(-((button / 1.15) ** 2))
    near = np.minimum(np.minimum(x - field.x0, field.x1 - x), np.minimum(s - field.s0, field.s1 - s))
    pleat = 0.42 * np.exp(-fold / 0.22)
    return (CROWN * (0.44 + 0.6 * swell) - pit - pleat) * dome(near, 1.6)


FORMS = {"chn": channelled, "tuf": tufted}


def columns(field: Field, form: str) -> np.ndarray:
    """Positions of the vertices across: denser in the creases of channels."""
    if form != "chn":
        step = CREASED if form == "tuf" else STEP
        return np.linspace(field.x0, field.x1, int((field.x1 - field.x0) / step) + 1)
    n = max(1, round((field.x1 - field.x0) / CHANNEL))
    t = (1 - np.cos(np.linspace(0, np.pi, 13))) / 2
    return np.unique(np.concatenate([field.x0 + (k + t) / n * (field.x1 - field.x0) for k in range(n)]))


def welt(field: Field, material: str, out: float = 0.05) -> Object:
    """A piped cord around the cushion."""
    x0, x1, s0, s1, r, pts = field.x0, field.x1, field.s0, field.s1, 0.35, []
    for cx, cs, a in ((x1 - r, s0 + r, -90), (x1 - r, s1 - r, 0), (x0 + r, s1 - r, 90), (x0 + r, s0 + r, 180)):
        pts += [(cx + r * np.cos(t), cs + r * np.sin(t)) for t in np.radians(np.linspace(a, a + 90, 4))]
    pts = np.array([*pts, pts[0]])
    path = field.face.points(pts[:, 0], pts[:, 1], np.full(len(pts), out))
    return rod(f"{field.key}-welt", "part", path, WELT, sides=8, material=material)


def button(name: str, field: Field, x: float, s: float, d: float, material: str) -> Object:
    """A covered button sunk in its pit."""
    loops = []
    for r, h in ((0.52, -0.12), (0.5, 0.06), (0.4, 0.17), (0.22, 0.23), (0.06, 0.25)):
        t = np.linspace(0, 2 * np.pi, 14, endpoint=False)
        loops.append([tuple(p) for p in field.face.points(x + r * np.cos(t), s + r * np.sin(t), np.full(14, d + h))])
    verts, faces = rings(loops)
    return make(name, "part", verts, faces, "x", sharp=60, material=material)


def cushion(field: Field, form: str = "smo", eye: np.ndarray | None = None, material: str = "cloth") -> list[Object]:
    """The whole of a cushion: `form` is smo, chn or tuf; sunk a little where it stands in a frame's field."""
    pad = 0.12
    inner = Field(field.face, field.x0 + pad, field.x1 - pad, field.s0 + pad, field.s1 - pad, field.key)
    xs = columns(inner, form)
    ss = np.linspace(inner.s0, inner.s1, int((inner.s1 - inner.s0) / (CREASED if form == "tuf" else STEP)) + 1)
    x, s = np.meshgrid(xs, ss)
    make_depth = FORMS.get(form, smooth)
    out = [
        sheet(
            f"{field.key}-uph", inner, xs, ss, make_depth(inner, x, s), sharp=60, material=material, grain="x", eye=eye
        ),
        welt(inner, material),
    ]
    if form == "tuf":
        for k, (bx, bs) in enumerate(lattice(inner)[0]):
            depth = float(tufted(inner, np.array(bx), np.array(bs)))
            out.append(button(f"{field.key}-button-{k}", field, bx, bs, depth + BUTTON, material))
    return out
