"""What fills the fields of a frame in wood: flat and raised panels, beadboard, wide boards, bent slats. Inches."""

import numpy as np
from bpy.types import Object

from families.bed.surface import Field, board, sheet
from geometry.joints import walked
from geometry.log import rng
from geometry.points import Pair

FLAT, BACK = -0.5, -0.75  # how far a flat panel and the back of any panel lie behind the frame's face
BEVEL = 1.5
MOULD = 0.45
BEAD = 1.5
BOARD = 5.0
BOARDS = (3.8, 6.6)  # of glued panels
SLAT, GAP = 2.25, 1.9


def glued(lo: float, hi: float, key: str) -> list[float]:
    """Where boards of uneven width are glued."""
    return walked(rng("glued", key), lo, hi, BOARDS, 2.5)


def stepped(
    field: Field,
    tag: str,
    xs: np.ndarray,
    ss: np.ndarray,
    lines: list[float],
    rim: float,
    depths: Pair,
    sharp: float,
    eye: np.ndarray | None,
) -> Object:
    """A mitred sheet at one depth up to `rim` inches from the field's edge, at another within."""
    edge = np.minimum.outer(np.minimum(ss - field.s0, field.s1 - ss), np.minimum(xs - field.x0, field.x1 - xs))
    depth = np.where(edge < rim, *depths)
    return sheet(f"{field.key}-{tag}", field, xs, ss, depth, boards=lines, sharp=sharp, eye=eye, mitre=True)


def flat(field: Field, eye: np.ndarray | None) -> list[Object]:
    """A flat panel in a moulding that slopes down to it from the frame."""
    x0, x1, s0, s1 = field.x0, field.x1, field.s0, field.s1
    w = MOULD
    lines = [v for v in glued(x0, x1, field.key) if x0 + w < v < x1 - w]
    xs = np.array([x0, x0 + w, *lines, x1 - w, x1])
    ss = np.array([s0, *field.face.rows(s0 + w, s1 - w), s1])
    return [stepped(field, "flt", xs, ss, lines, 0.01, (-0.08, FLAT), 20, eye)]


def raised(field: Field, eye: np.ndarray | None) -> list[Object]:
    """A field raised over a bevel, with a small step between."""
    bevel = min(BEVEL, (field.x1 - field.x0) * 0.2, (field.s1 - field.s0) * 0.2)
    step = 0.05
    out = []
    x0, x1, s0, s1 = field.x0, field.x1, field.s0, field.s1
    lines = [v for v in glued(x0, x1, field.key) if x0 + bevel + 0.3 < v < x1 - bevel - 0.3]
    xs = np.array([x0, x0 + bevel, *lines, x1 - bevel, x1])
    ss = np.array([s0, *field.face.rows(s0 + bevel, s1 - bevel), s1])
    out.append(stepped(field, "rsd", xs, ss, lines, 0.01, (-0.58, -0.24), 7, eye))
    a = bevel + step
    xs, ss = (
        np.array([x0 + bevel, x0 + a, *lines, x1 - a, x1 - bevel]),
        np.array([s0 + bevel, *field.face.rows(s0 + a, s1 - a), s1 - bevel]),
    )
    out.append(stepped(field, "rsd", xs, ss, lines, a - 0.01, (-0.235, -0.12), 20, eye))
    return out


def beadboard(field: Field, eye: np.ndarray | None) -> list[Object]:
    """Narrow boards with a groove and a bead every inch and a half."""
    n = max(1, round((field.x1 - field.x0) / BEAD))
    pitch = (field.x1 - field.x0) / n
    shape = (
        (-0.12, -0.36),
        (-0.035, -0.5),
        (0.035, -0.5),
        (0.06, -0.41),
        (0.11, -0.36),
        (0.16, -0.345),
        (0.21, -0.36),
        (0.26, -0.41),
        (0.29, -0.45),
        (0.33, -0.36),
    )
    xs, depth = [field.x0], [-0.36]
    for k in range(1, n):
        xs += [field.x0 + pitch * k + o for o, _ in shape]
        depth += [v for _, v in shape]
    xs, depth = [*xs, field.x1], [*depth, -0.36]
    lines = [field.x0 + pitch * k for k in range(2, n, 2)]
    return [
        sheet(
            f"{field.key}-bdb",
            field,
            xs,
            field.face.rows(field.s0, field.s1),
            np.array(depth),
            boards=lines,
            sharp=32,
            eye=eye,
        )
    ]


def planks(field: Field, eye: np.ndarray | None) -> list[Object]:
    """Boards lying across, with a groove where they lap."""
    n = max(1, round((field.s1 - field.s0) / BOARD))
    lines = [field.s0 + (field.s1 - field.s0) * k / n for k in range(1, n)]
    ss, depth = [field.s0], [-0.3]
    for line in lines:
        ss += [line - 0.12, line - 0.05, line + 0.05, line + 0.08]
        depth += [-0.3, -0.46, -0.46, -0.3]
    d = np.repeat(np.array([*depth, -0.3])[:, None], 2, 1)
    return [
        sheet(
            f"{field.key}-shp",
            field,
            [field.x0, field.x1],
            [*ss, field.s1],
            d,
            grain="x",
            boards=lines,
            sharp=30,
            eye=eye,
        )
    ]


def slats(field: Field, eye: np.ndarray | None) -> list[Object]:
    """Slats bent to the curve, daylight between them."""
    wide = field.x1 - field.x0
    n = int((wide - GAP) / (SLAT + GAP))
    gap = (wide - n * SLAT) / (n + 1)
    out = []
    for k in range(n):
        x = field.x0 + gap + k * (SLAT + gap)
        out.append(
            board(
                f"{field.key}-slat-{k}", field.face, x, x + SLAT, field.s0, field.s1, -0.95, -0.25, field=field, eye=eye
            )
        )
    return out


KINDS = {"flt": flat, "rsd": raised, "bdb": beadboard}


def backing(field: Field) -> Object:
    """The back of the panel, drawn with the frame: no light comes through where panel and frame meet."""
    return sheet(
        f"{field.key}-back",
        field,
        [field.x0 - 0.3, field.x1 + 0.3],
        field.face.rows(field.s0 - 0.3, field.s1 + 0.3),
        BACK,
    )


def panel(token: str, field: Field, headboard: str, eye: np.ndarray | None = None) -> list[Object]:
    if headboard == "shp":
        return planks(field, eye)
    if headboard == "sls":
        return slats(field, eye)
    return KINDS[token](field, eye)
