"""Every table, looked at as its size bucket, plan and height say, lies within the frame and fills it."""

from __future__ import annotations

import math
from collections.abc import Iterator

import cv2
import numpy as np
import pytest

from families.stage import stage_of
from families.table import measures
from geometry.outlines import outline
from geometry.rims import profile
from packing.seams import View

PEDESTAL = 15  # inches that the feet of one reach from the middle, at most
EDGE = 0.015  # of the frame's width and height stays free on each side
LONG = {"l": 0.8, "x": 0.9}
ROUND = 0.65  # of the frame's width, for what its height allows


def tables() -> Iterator[tuple[str, str, int]]:
    for bucket, row in measures.plans().buckets.items():
        for name, plan in row.plans.items():
            for height in plan.looks or row.looks:
                yield bucket, name, int(height)


def box(bucket: str, name: str, height: int, shape: str) -> tuple[np.ndarray, np.ndarray]:
    """(least, greatest) x and y of a table's top and feet, as shares of the frame."""
    row, frame = measures.bucket(bucket), stage_of("table").frame
    plan = row.plans[name]
    top = [(x, y, height) for x, y in outline(measures.shapes()[shape], row.length, row.width)]
    if plan.corner:
        feet = [(sx * plan.corner[0], sy * plan.corner[1], 0) for sx in (-1, 1) for sy in (-1, 1)]
    else:
        feet = [(PEDESTAL * math.cos(turn), PEDESTAL * math.sin(turn), 0) for turn in np.linspace(0, math.tau, 16)]
    seen = View(measures.camera(bucket, plan, height), frame).pixels(np.array([*top, *feet])) / frame
    return seen.min(0), seen.max(0)


@pytest.mark.parametrize(("bucket", "name", "height"), [*tables()])
def test_a_table_lies_within_the_frame(bucket: str, name: str, height: int) -> None:
    stand = measures.bucket(bucket).plans[name].stand
    least, most = box(bucket, name, height, stand)
    assert least.min() > EDGE
    assert most.max() < 1 - EDGE
    assert math.isclose(least[0] + most[0], 1, abs_tol=0.055)


@pytest.mark.parametrize("bucket", LONG)
def test_a_long_table_fills_the_width(bucket: str) -> None:
    least, most = box(bucket, "r", 30, "re")
    assert most[0] - least[0] >= LONG[bucket]


def test_a_round_table_fills_the_width_or_the_height() -> None:
    least, most = box("o", "o", 30, "ro")
    assert most[0] - least[0] >= ROUND
    for bucket, height in (("n", 30), ("n", 42), ("o", 42)):
        least, most = box(bucket, "o", height, "ro")
        assert most[1] - least[1] >= 0.83


def test_more_inches_look_larger() -> None:
    widths = [np.ptp([edge[0] for edge in box(bucket, "r", 30, "re")]) for bucket in ("s", "l", "x")]
    assert widths == sorted(widths)
    assert widths[1] - widths[0] > 0.1
    small, large = (np.ptp([edge[0] for edge in box(bucket, "o", 30, "ro")]) for bucket in ("n", "o"))
    assert large - small > 0.1


@pytest.mark.parametrize(("bucket", "name", "height"), [*tables()])
def test_legs_stand_under_the_top_whatever_its_edge(bucket: str, name: str, height: int) -> None:
    row = measures.bucket(bucket)
    plan = row.plans[name]
    if plan.corner:
        around = np.float32(outline(measures.shapes()[plan.stand], row.length, row.width))
        underside = max(profile(edge)[-1][0] for edge in measures.edges().values())
        assert cv2.pointPolygonTest(around, plan.corner, measureDist=True) > underside
