"""Pillows: closed at the seam, filled as asked, come to rest on what holds them, the same each time. Inches."""

from collections import Counter

import bpy
import numpy as np

from families.bed.pillows import CASE, DRAWN, SUNK, Lies, Pillow, faces, pillow, turned
from families.bed.settle import SKIN, Fabric, Solid, settled
from geometry.points import Face

WIDE, DEEP, HIGH = 12.0, 9.0, 3.0
TABLE: Solid = (np.array([(-30.0, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)]), [(0, 1, 2, 3)])


def rest(name: str, high: float, lies_on: tuple[Solid, ...] = (TABLE,), up: float = 2) -> Pillow:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return pillow(name, Lies(0, up, 0, high), WIDE, DEEP, lies_on)


def volume(points: np.ndarray, quads: list[Face]) -> float:
    """Cubic inches within closed faces."""
    a, b, c, d = (points[[q[k] for q in quads]] for k in range(4))
    triangles = ((a, b, c), (a, c, d))
    return abs(sum(np.einsum("ij,ij->i", p, np.cross(q, r)).sum() for p, q, r in triangles)) / 6


def test_two_faces_share_their_seam_and_leave_no_hole() -> None:
    flat, side, lens, quads = faces(WIDE, DEEP)
    sides = Counter(frozenset((q[k], q[(k + 1) % 4])) for q in quads for k in range(4))
    assert set(sides.values()) == {2}
    assert len(flat) == len(side) == len(lens)
    assert np.array_equal(side == 0, lens == 0)


def test_it_lies_on_what_holds_it_as_full_as_asked_and_narrower_than_its_case() -> None:
    full, thin = rest("a", HIGH), rest("a", 0.7 * HIGH)
    assert 0 <= full.points[:, 2].min() < 3 * SKIN
    wide, deep, high = np.ptp(full.points, axis=0)
    assert 0.8 * WIDE < wide < WIDE
    assert 0.8 * DEEP < deep < DEEP
    assert 0.6 * HIGH < high < 1.6 * HIGH
    assert volume(thin.points, thin.faces) < 0.9 * volume(full.points, full.faces)


def test_no_two_lie_alike_and_each_comes_out_the_same_each_time() -> None:
    first, again, other = (rest(name, HIGH).points for name in ("a", "a", "b"))
    assert np.array_equal(first, again)
    assert np.abs(first - other).max() > 0.1


def test_one_on_another_sinks_into_it() -> None:
    low = rest("a", HIGH)
    high = rest("b", HIGH, (TABLE, (low.points, low.faces)), up=6)
    assert high.points[:, 2].min() > SKIN
    assert high.points[:, 2].mean() > low.points[:, 2].max() - SUNK - SKIN


def test_its_back_edge_is_raised_about_its_middle() -> None:
    back, front = turned(np.array(((0.0, 1, 0), (0, -1, 0))), 90, 0)
    assert np.allclose(back, (0, 0, 1))
    assert np.allclose(front, (0, 0, -1))


def test_cloth_without_filling_falls_flat_and_filling_holds_it_up() -> None:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    flat, side, lens, quads = faces(WIDE, DEEP)
    start = flat * DRAWN + np.stack([lens * 0, lens * 0, 2 + 1.5 * side * lens], -1)
    empty = Fabric(CASE.mass, CASE.stretch, CASE.bend, CASE.frames)
    heights = [
        np.ptp(settled(start, flat, quads, fabric, [TABLE], 0.5 * WIDE * DEEP * HIGH)[:, 2]) for fabric in (empty, CASE)
    ]
    assert heights[0] < 0.7 * heights[1]
