"""The shade of a piece on the floor."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from packing import shadow, spans, thrown

MIDDLE = int(spans.HALF * spans.FINE)
BEND = 0.02  # of the shade between three pixels
WIDE = 200  # pixels of a board's half


def board(height: float) -> list[spans.Tile]:
    """A square board that hangs over the middle of the floor."""
    low = np.full((2 * WIDE, 2 * WIDE), height, np.float32)
    return [(MIDDLE - WIDE, MIDDLE - WIDE, low, low + 1)]


def dark(height: float, under: float) -> float:
    return float(shadow.contact(board(height), under)[MIDDLE, MIDDLE])


def test_a_low_case_darkens_the_floor_below_it() -> None:
    assert dark(5, 0.75) > dark(5, 0) + 0.19
    assert dark(3, 0.75) > dark(5, 0.75) > dark(12, 0.75)


def test_a_table_top_does_not() -> None:
    assert dark(28, 0.75) == pytest.approx(dark(28, 0), abs=0.03)


def test_what_stands_on_the_floor_throws_no_more() -> None:
    assert dark(0, 0.75) == pytest.approx(dark(0, 0))


def test_the_dark_ends_softly_beyond_the_case() -> None:
    row = shadow.contact(board(5), 0.75)[MIDDLE]
    assert 0.25 * row[MIDDLE] < row[MIDDLE + WIDE] < 0.75 * row[MIDDLE]
    assert row[MIDDLE + WIDE + 15 * spans.FINE] < 0.01


def post(height: float) -> list[spans.Tile]:
    """A post of two inches in the middle of the floor."""
    low = np.zeros((2 * spans.FINE, 2 * spans.FINE), np.float32)
    return [(MIDDLE - spans.FINE, MIDDLE - spans.FINE, low, low + height)]


def from_key(tiles: list[spans.Tile], right: float, back: float) -> float:
    """Share of the key's light that is lost there, inches from the middle of the floor."""
    column, row = (round((at + spans.HALF) * thrown.KEY_FINE) for at in (right, back))
    return float(thrown.key_shade(tiles)[row, column])


def aside(height: float) -> tuple[float, float]:
    """Where the key throws what is so high above the middle of the floor."""
    return thrown.KEY[0] * height, thrown.KEY[1] * height


def test_a_leg_throws_its_shade_away_from_the_key_ever_softer() -> None:
    near, far = from_key(post(28), *aside(4)), from_key(post(28), *aside(20))
    assert near > 0.9
    assert 0.1 < far < 0.6
    assert from_key(post(28), *aside(-8)) == 0
    assert from_key(post(28), *aside(48)) == 0


def test_what_two_slices_keep_off_is_lost_once() -> None:
    under_both = aside(20)
    assert from_key([*post(20), *board(20)], *under_both) == pytest.approx(from_key(board(20), *under_both), abs=1e-3)


def test_the_edge_of_a_high_board_ends_in_no_steps() -> None:
    shade = thrown.key_shade(board(28))
    across = shade[len(shade) // 2 + 30]
    assert across.max() == pytest.approx(1, abs=1e-3)
    assert np.abs(np.diff(across, 2)).max() < BEND


def test_the_sky_s_shade_is_deepest_below_a_board_and_fades_far_beyond_its_edge() -> None:
    row = thrown.sky_shade(board(28))[round(spans.HALF * thrown.COARSE)]
    inches = np.arange(0, 75, 3)
    out = row[np.round((spans.HALF + inches) * thrown.COARSE).astype(int)]
    assert (np.diff(out) < 0).all()
    assert out[0] > 0.7
    assert 0.3 < np.interp(WIDE / spans.FINE, inches, out) < 0.5  # half of the sky is free over a straight edge
    assert np.interp(WIDE / spans.FINE + 25, inches, out) > 0.05


def box(low: np.ndarray, high: np.ndarray) -> dict[str, np.ndarray]:
    """A closed box, as render.py hands its shape over."""
    verts = np.array([[(low, high)[k >> i & 1][i] for i in range(3)] for k in range(8)], float)
    faces = ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5))
    return {"verts": verts, "corners": np.ravel(faces), "sizes": np.full(6, 4), "starts": np.array([6])}


def camera_of(frame: tuple[int, int], wall: float | None = None) -> dict[str, Any]:
    """A camera that looks down at the middle from the front."""
    down = np.radians(20)
    turn = [[1, 0, 0], [0, np.sin(down), -np.cos(down)], [0, np.cos(down), np.sin(down)]]
    return {"frame": frame, "focal": 1.4, "shift": 0.0, "turn": turn, "eye": [0, -150, 70], "wall": wall}


def leans(half: float) -> tuple[float, float]:
    """How far the key's shade of a box so wide, 30 high, wanders."""
    return shadow.lean_of(box(np.array([-half, -10, 0]), np.array([half, 10, 30])), camera_of((1600, 920)))


def test_a_shade_wanders_less_to_the_right_where_it_would_leave_the_frame() -> None:
    assert leans(20) == thrown.KEY
    assert 0.02 < leans(45)[0] < thrown.KEY[0] - 0.02
    assert leans(80)[0] == 0
    assert leans(45)[1] == leans(80)[1] == thrown.KEY[1]


def test_the_floor_runs_up_into_the_wall_without_a_line() -> None:
    wall = 12.0
    camera = camera_of((320, 184), wall)
    hung = box(np.array([-20, wall - 20, 14]), np.array([20, wall, 34]))
    shade = shadow.alpha(hung, camera, 0)
    corner = 118  # the row that looks at it
    beside = shade[corner - 6 : corner + 6]
    assert beside.max() > 0.1
    assert np.abs(np.diff(beside, axis=0)).max() < 0.035


def test_the_cove_is_half_wall_in_the_corner() -> None:
    up, before = np.array([0, shadow.COVE, 0]), np.array([0, 0, shadow.COVE])
    assert shadow.wall_share(up, before) == pytest.approx([0.5, 1, 0])
