"""The shade of small parts on what they stand on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from packing import cast

Quad = list[tuple[float, float, float]]
FRAME = (200, 200)
FACING = [[1, 0, 0], [0, 0, -1], [0, 1, 0]]  # axes of a camera that looks to the back
# From the upper left, as far to the left and as high as it stands before the front: shade falls to the lower right.
KEY = {"name": "key", "at": [-100, -100, 100], "u": [4, -4, 0], "v": [2, 2, 4], "watts": 4e5}


def facing(y: float, x0: float, x1: float, z0: float, z1: float) -> Quad:
    """A rectangle that looks to the front."""
    return [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)]


def arrays(name: str, objects: list[Quad]) -> dict[str, np.ndarray]:
    return {
        f"{name}_verts": np.array([point for quad in objects for point in quad], np.float32).reshape(-1, 3),
        f"{name}_corners": np.arange(4 * len(objects)),
        f"{name}_sizes": np.full(len(objects), 4),
        f"{name}_starts": np.ones(len(objects), int),
    }


PLATE = facing(-1.0, -1, 1, -1, 1)


def shade(
    piece: list[Quad], more: Mapping[str, Any] | None = None, own: Quad = PLATE, look: Mapping[str, Any] | None = None
) -> np.ndarray:
    """Of a plate of two inches that hangs an inch before the front, in a picture of 20 by 20 inches."""
    told = {
        **{"eye": [0, -100, 0], "turn": FACING, "focal": 5.0, "shift": 0.0, "frame": FRAME, "box": [0, 0, *FRAME]},
        **{"sky": 0.7, "lamps": [KEY]},
        "stands": [{"parts": [0], "axis": 1, "at": 0.0, "ground": None, "back": 0.0, "fades": 0.0, **(more or {})}],
        **(look or {}),
    }
    return cast.shade(arrays("seen", [own]) | arrays("piece", piece), told)


def at(picture: np.ndarray, x: float, z: float) -> float:
    """The shade at a point of the front."""
    return float(picture[round(100 - z * 10), round(100 + x * 10)])


FRONT = facing(0.0, -5, 5, -5, 5)


def test_shade_falls_away_from_the_key() -> None:
    seen = shade([FRONT])
    assert at(seen, 1.6, -1.6) > 0.3
    assert at(seen, -2.4, 2.4) < 0.05
    assert at(seen, 1.6, 1.6) < 0.5 * at(seen, 1.6, -1.6)


def test_it_falls_on_the_piece_and_not_on_air() -> None:
    narrow = shade([facing(0.0, -5, 1.3, -5, 5)])
    assert at(narrow, 1.2, -1.5) > 0.3
    assert at(narrow, 1.5, -1.5) == 0


def test_a_frame_behind_its_door_takes_it_too() -> None:
    assert at(shade([facing(0.75, -5, 5, -5, 5)]), 1.6, -1.6) > 0.3


def test_a_face_that_is_told_takes_it_where_there_is_no_piece() -> None:
    told = shade([], {"ground": facing(0.0, -5, 5, -5, 5)})
    assert told == pytest.approx(shade([FRONT]), abs=0.02)


def test_it_fades_out_below_the_upper_end_of_a_face_that_may_be_lower() -> None:
    whole, fading = (shade([], {"ground": facing(0.0, -5, 5, -5, -1), "fades": fades}) for fades in (0.0, 2.0))
    assert at(fading, 1.6, -3.1) == pytest.approx(at(whole, 1.6, -3.1), abs=0.02)
    assert at(fading, 1.6, -2.0) == pytest.approx(0.5 * at(whole, 1.6, -2.0), abs=0.05)
    assert at(fading, 1.6, -1.1) < 0.1 * at(whole, 1.6, -1.1)


def test_what_is_dark_already_gets_little_darker() -> None:
    below_a_rim = shade([FRONT, facing(-3.0, -9, 9, -1, 9)])
    assert at(below_a_rim, 1.6, -1.6) < 0.5 * at(shade([FRONT]), 1.6, -1.6)


def test_what_a_part_throws_back_brightens_its_shade() -> None:
    assert shade([FRONT], {"back": 0.5}) == pytest.approx(0.5 * shade([FRONT]), abs=0.01)


def test_a_bar_throws_no_comb() -> None:
    wide = {**KEY, "u": [40, 0, 0], "v": [0, 20, 20]}  # a side of it lies along the bar
    bar = facing(-1.5, -4, 4, -0.05, 0.05)
    near = shade([FRONT], own=bar, look={"lamps": [wide], "focal": 20.0})[140:190, 100]
    smooth = np.convolve(near, np.ones(9) / 9, "valid")
    assert np.abs(near[4:-4] - smooth).max() < 0.7 * smooth.max()
