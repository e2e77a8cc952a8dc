"""Folds, hems and seams of bedding: tucked in behind the rail, never into the mattress, closed at the edge. Inches."""

import numpy as np

from families.bed.covers import BORDER, COVERS, seams
from families.bed.drape import LOWEST
from families.bed.folds import billows, filled, hanging, hung, pulled
from families.bed.frame import bed_of
from families.bed.rows import rules

BED = bed_of("q")
SIDE = BED.hw + 6.0


def cloth() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(points, a, b) of cloth that lies flat at 24 and hangs straight down, stretched below the rail."""
    a, b = np.meshgrid(np.linspace(-SIDE, SIDE, 73), np.linspace(-BED.hl, 10, 51))
    down = np.maximum(np.abs(a) - BED.hw, 0)
    return np.stack([np.clip(a, -BED.hw, BED.hw), b, 24 - 2 * down], -1), a, b


def test_hems_end_where_they_shall_behind_the_rail() -> None:
    points, a, b = cloth()
    for spec in COVERS.values():
        out = hung(points, BED, a, b, a * 0, spec.hang, "k")
        ends = out[b[:, 0] > 9 - BED.hl][:, (0, -1), 2]
        assert ends.mean() < rules().rail.high - spec.hem.edge
        assert ends.min() > LOWEST
        assert np.abs(ends - spec.hang.level).max() < 2 * spec.hang.stray


def test_folds_stand_out_and_leave_the_top_and_the_tucked_corner_alone() -> None:
    points, a, b = cloth()
    moved = hung(points, BED, a, b, a * 0, COVERS["duv"].hang, "k") - points
    assert (moved[..., 0] * np.sign(a)).min() >= 0
    assert np.abs(moved[..., 0]).max() <= COVERS["duv"].hang.deep
    assert not moved[hanging(BED, a, SIDE) == 0].any()
    assert not moved[0].any()


def test_a_hem_is_closed_and_its_filling_begins_at_the_seam() -> None:
    hem, inside = COVERS["duv"].hem, np.linspace(0, 12, 121)
    half = filled(0.9, inside, inside * 0, hem, "k")
    assert half[0] == 0
    assert np.allclose(half[(inside >= hem.edge) & (inside <= hem.wide)], hem.edge)
    assert np.isclose(half[-1], 0.9, atol=0.02)


def test_corners_pull_where_cloth_is_seen_alone() -> None:
    _, a, b = cloth()
    pull = pulled("k", BED, a, b)
    assert pull.min() >= 0
    assert pull.max() <= 0.5
    assert not pull[b < 1 - BED.hl].any()
    assert np.array_equal(billows("k", BED, a, b), billows("k", BED, a, b))


def test_squares_of_a_quilt_come_out_even_at_its_border() -> None:
    at = np.linspace(-33, 33, 265)
    u = seams(COVERS["qlt"], at, at * 0)
    ends = np.interp((at[0] + BORDER, at[-1] - BORDER), at, u)
    assert np.allclose(ends, np.round(ends))
