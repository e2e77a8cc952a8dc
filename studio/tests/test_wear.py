"""Where a finish wears and a glaze stays, told from points and normals of small pieces made by hand."""

from __future__ import annotations

import numpy as np
import pytest

from packing.wear import REACH, Points, wear

PIXEL = 0.05  # inches
HIGH, WIDE = 40, 60
STORED = (HIGH // 2, WIDE // 2)


def front(depth: np.ndarray, seen: np.ndarray | None = None) -> Points:
    """A front that faces -y: x to the right, z up, `depth` of every pixel inches behind the foremost."""
    z, x = np.mgrid[0:HIGH, 0:WIDE].astype(np.float32) * PIXEL
    normal = np.zeros((HIGH, WIDE, 3), np.float32)
    normal[..., 1] = -1
    return Points(np.dstack([x, depth, -z]), normal, np.ones((HIGH, WIDE), bool) if seen is None else seen)


def worn(points: Points, is_rim: bool = False) -> np.ndarray:
    return wear(points, STORED, PIXEL, is_rim)


def stepped(behind: float) -> np.ndarray:
    """Flush up to the middle, then so many inches behind."""
    return np.where(np.arange(WIDE) < WIDE // 2, 0.0, behind) * np.ones((HIGH, 1), np.float32)


def test_a_flat_face_neither_wears_nor_holds_glaze() -> None:
    assert np.abs(worn(front(np.zeros((HIGH, WIDE), np.float32)))).max() == 0


def test_boards_that_lie_flush_are_no_arris() -> None:
    assert np.abs(worn(front(stepped(0.01)))).max() == 0


def test_a_step_is_worn_in_front_and_hollow_behind_within_the_reach() -> None:
    row = worn(front(stepped(0.5)))[HIGH // 4]
    middle, reach = WIDE // 4, round(REACH / PIXEL / 2)
    assert row[middle - 1] > 0.3
    assert row[middle + 1] < -0.4  # the foot itself is the edge's, which hides it
    assert (np.diff(row[middle - reach - 1 : middle - 1]) >= 0).all()
    assert np.abs(row[: middle - reach - 2]).max() < 1e-3
    assert np.abs(row[middle + reach + 2 :]).max() < 1e-3


def test_what_stands_far_in_front_is_no_hollow_and_its_own_edge_is_worn() -> None:
    row = worn(front(stepped(6.0)))[HIGH // 4]
    assert row[WIDE // 4 - 1] > 0.4
    assert row.min() == 0


def test_an_edge_is_worn_alike_however_it_slants() -> None:
    y, x = np.mgrid[0:HIGH, 0:WIDE]
    slanted = np.where(y < 8 + x * 0.23, 0.0, 0.5).astype(np.float32)
    most = worn(front(slanted)).max(0)[3:-3]
    assert most.min() > 0.75 * most.max()


def test_a_hollow_that_an_edge_hides_in_part_is_no_rope_however_worn_the_edge() -> None:
    y, x = np.mgrid[0:HIGH, 0:WIDE]
    for slope in (0.4, 0.62):
        is_behind = y < 8 + x * slope
        points = front(np.where(is_behind, 0.5, 0.0).astype(np.float32))
        points.position[..., 2] += np.where(is_behind, 0.15, 0)
        deepest = -worn(points).min(0)[3:-3]
        assert deepest.min() > 0.7 * deepest.max()


def test_an_outline_is_an_arris_only_where_it_is_said() -> None:
    seen = np.zeros((HIGH, WIDE), bool)
    seen[10:30, 10:50] = True
    points = front(np.zeros((HIGH, WIDE), np.float32), seen)
    assert worn(points).max() == 0
    assert worn(points, True)[10, 5] > 0.4
    assert worn(points, True)[10, 15] < 0.05


def test_an_edge_that_hides_the_foot_of_its_own_side_is_an_arris_all_along() -> None:
    y, x = np.mgrid[0:HIGH, 0:WIDE]
    for slope in (0, 0.23, 0.62):
        is_behind = y > 8 + x * slope
        points = front(np.where(is_behind, 0.5, 0.0).astype(np.float32))
        points.position[..., 2] -= np.where(is_behind, 0.3, 0)
        most = worn(points).max(0)[3:-3]
        assert most.min() > 0.4
        assert most.min() > 0.7 * most.max()


@pytest.mark.parametrize("apart", [1, 2, 10])
def test_a_slanting_outline_that_shows_its_round_here_and_there_has_no_row_of_dots(apart: int) -> None:
    y, x = np.mgrid[0:HIGH, 0:WIDE]
    left = 20 + y // 10
    is_round = (x == left) & (y % apart == 0)
    assert worn(front(np.where(is_round, 0.06, 0.0).astype(np.float32), x >= left)).max() < 0.01


def test_an_arris_inside_is_worn_up_to_the_outline() -> None:
    seen = np.zeros((HIGH, WIDE), bool)
    seen[10:30, 10:50] = True
    along = worn(front(stepped(0.5), seen))[:, WIDE // 4 - 1]
    assert along[6:14].min() > 0.3
    assert along[5:15].min() > 0.15
