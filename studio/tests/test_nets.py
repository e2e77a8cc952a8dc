"""Nets of cloth points."""

import numpy as np

from geometry.nets import finer, normals


def plane(slope: float) -> np.ndarray:
    x, y = np.meshgrid(np.arange(5.0), np.arange(4.0))
    return np.stack([x, y, slope * x], -1)


def test_a_finer_net_has_a_point_between_every_two_and_keeps_its_corners() -> None:
    net = finer(plane(0.0))
    assert net.shape == (7, 9, 3)
    assert np.allclose(net[[0, 0, -1, -1], [0, -1, 0, -1], :2], ((0, 0), (4, 0), (0, 3), (4, 3)))


def test_a_flat_net_stays_flat_and_evenly_spaced() -> None:
    net = finer(plane(0.5))
    assert np.allclose(net[..., 2], 0.5 * net[..., 0])
    assert np.allclose(np.diff(net[0, :, 0]), 0.5)


def test_a_peak_is_rounded_by_the_weights_of_a_cubic_spline() -> None:
    net = plane(0.0)
    net[2, 2, 2] = 8.0
    assert np.isclose(finer(net)[4, 4, 2], 8.0 * (6 / 8) ** 2)


def test_normals_look_up_from_a_level_net_and_lean_with_a_slope() -> None:
    assert np.allclose(normals(plane(0.0)), (0, 0, 1))
    assert np.allclose(normals(plane(1.0)), np.array((-1, 0, 1)) / np.sqrt(2))
