"""Pillows: closed at the seam, full in the middle, the same each time. Inches."""

from collections import Counter

import numpy as np

from families.bed.pillows import BOW, DRAWN, FLOP, faces, plan, slumped

WIDE, DEEP, HIGH = 28.0, 20.0, 6.0


def test_two_faces_share_their_seam_and_leave_no_hole() -> None:
    points, flat, quads = faces("a", WIDE, DEEP, HIGH)
    sides = Counter(frozenset((q[k], q[(k + 1) % 4])) for q in quads for k in range(4))
    assert set(sides.values()) == {2}
    assert len(points) == len(flat)


def test_it_is_as_wide_and_about_as_high_as_asked_and_lies_on_its_middle() -> None:
    points, _, _ = faces("a", WIDE, DEEP, HIGH)
    wide, deep, high = np.ptp(points, axis=0)
    assert 0.93 * WIDE < wide <= WIDE
    assert 0.93 * DEEP < deep <= DEEP
    assert 0.85 * HIGH < high < 1.5 * HIGH
    assert abs(points[:, 2].max() + points[:, 2].min()) < 0.3 * HIGH


def test_sides_are_drawn_in_between_the_corners() -> None:
    one = np.array([1.0])
    middle, corner = plan(one, one * 0, WIDE, DEEP)[0], plan(one, one, WIDE, DEEP)[0]
    assert middle[0] == WIDE / 2 * (1 - DRAWN)
    assert corner[0] > middle[0]


def test_no_two_are_puckered_alike_and_each_comes_out_the_same_each_time() -> None:
    first, again, other = (faces(key, WIDE, DEEP, HIGH)[0] for key in ("a", "a", "b"))
    assert np.array_equal(first, again)
    assert np.abs(first - other).max() > 0.1


def test_each_slumps_in_its_own_way_and_by_no_more_than_it_may() -> None:
    _, flat, _ = faces("a", WIDE, DEEP, HIGH)
    first, other = (slumped(key, flat, WIDE, DEEP) for key in ("a", "b"))
    assert FLOP[0] - BOW <= first.min()
    assert first.max() <= FLOP[1]
    assert np.abs(first - other).max() > 0.1
