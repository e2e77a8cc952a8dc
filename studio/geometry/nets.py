"""Nets of points, net[row, column]: what cloth is reckoned with."""

import numpy as np


def finer(net: np.ndarray) -> np.ndarray:
    """A net with a point more between every two, smoothed as a cubic spline; its four corners stay."""
    for axis in (0, 1):
        p = np.swapaxes(net, 0, axis)
        out = np.empty((2 * len(p) - 1, *p.shape[1:]))
        out[0], out[-1] = p[0], p[-1]
        out[2:-2:2] = (p[:-2] + 6 * p[1:-1] + p[2:]) / 8
        out[1::2] = (p[:-1] + p[1:]) / 2
        net = np.swapaxes(out, 0, axis)
    return net


def normals(net: np.ndarray) -> np.ndarray:
    """Unit normals at the points of a net; upward where columns run along x and rows along y."""
    n = np.cross(np.gradient(net, axis=1), np.gradient(net, axis=0))
    return n / np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-9)
