"""Turnings in other heights, and glue lines of tops. Inches. The meshes themselves want Blender;
these are their numbers.
"""

from __future__ import annotations

import itertools
import math
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

from geometry.leg_rows import Turning


@pytest.fixture(autouse=True, scope="module")
def without_blender() -> Iterator[None]:
    """Stand-ins for Blender's modules, which numbers do not touch."""
    names = [name for name in ("bpy", "bmesh", "bpy.types") if name not in sys.modules]
    for name in names:
        module = ModuleType(name)
        module.Object = module.Mesh = object  # type: ignore[attr-defined]
        sys.modules[name] = module
    yield
    for name in names:
        del sys.modules[name]


TURNED = Turning(drawn=28.0, foot=3.0, neck=20.0, profile=())


@pytest.mark.parametrize(("drawn", "made"), [(2.0, 2.0), (3.0, 3.0), (11.5, 14.5), (20.0, 26.0), (25.0, 31.0)])
def test_foot_and_neck_keep_their_size_in_a_taller_leg(drawn: float, made: float) -> None:
    from geometry.turning import stretch

    assert stretch(drawn, TURNED, 34.0) == pytest.approx(made)


def test_a_profile_passes_through_its_points_and_never_overshoots() -> None:
    from geometry.turning import smooth_profile

    rows = [[0, 1.0], [4, 2.0], [8, 2.0], [12, 0.5]]
    made = smooth_profile(rows)
    assert max(r for _, r in made) == pytest.approx(2.0)
    assert min(r for _, r in made) == pytest.approx(0.5)
    for z, r in rows:
        assert any(abs(a - z) < 1e-9 and abs(b - r) < 1e-9 for a, b in made)


def test_boards_of_a_top_are_neither_slivers_nor_too_wide() -> None:
    from geometry.tops import glue_lines

    lines = [-21.0, *glue_lines((3.5, 6.5), 72, 42), 21.0]
    widths = [b - a for a, b in itertools.pairwise(lines)]
    assert min(widths) >= 3
    assert max(widths) <= 6.5 + 3


def test_a_console_has_a_glue_line_where_it_parts() -> None:
    from geometry.tops import glue_lines

    assert 0.0 in glue_lines((3.5, 6.5), 54, 20, halves=True)


def test_turned_stock_has_its_pith_beside_it_as_the_camera_sees_it() -> None:
    from geometry.log import SEEN, rng, turned_seed

    to_camera = (math.sin(SEEN), -math.cos(SEEN))
    for name in ("leg-1", "leg-2", "column", "post"):
        (_, across, through), _ = turned_seed(rng(name))
        toward = across * to_camera[0] + through * to_camera[1]
        assert abs(toward) <= 2.2 + 1e-9
        assert math.hypot(across, through) >= 4.0
