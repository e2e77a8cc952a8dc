"""Takes the noise out of a light pass rendered with few samples: an à-trous wavelet filter that knows the shape.

A pixel is averaged only with pixels that lie on the same smooth surface (normal, distance from its tangent plane)
and whose
light, after a first rough smoothing, is about the same. So arrises, beads and the edges of shade stay, and flat boards
get long averages.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

Levels = Sequence[tuple[int, "float | None"]]
KERNEL = (1 / 4, 2 / 4, 1 / 4)
SOLID = 0.5  # a pixel covered less takes its light from its neighbours
PLANE = 0.22  # inches off the tangent plane
# rounds of the filter: (tap distance in pixels, how much the square root of the light may differ)
SHAPED = ((1, None), (2, 0.30), (4, 0.22), (7, 0.16))
BROAD = (*SHAPED[:3], (8, 0.14), (15, 0.10))  # large flat faces
SMALL = SHAPED[:3]  # thumbs
NORMAL = 24.0  # power of the cosine between normals


def smooth(
    light: np.ndarray, normal: np.ndarray, position: np.ndarray, alpha: np.ndarray, levels: Levels = SHAPED
) -> np.ndarray:
    """Filtered copy of `light` [h, w, k]; `levels`: tap distance in pixels and light tolerance of each round."""
    h, w, _ = light.shape
    known = alpha > SOLID
    ys, xs = np.nonzero(known)
    slot = np.full(h * w, -1, np.int32)
    home = ys * w + xs
    slot[home] = np.arange(len(home), dtype=np.int32)
    n = normal[known].astype(np.float32)
    n /= np.maximum(
        np.linalg.norm(n, axis=1, keepdims=True), 1e-6
    )  # a pixel on an arris has a mean normal: it is its own kind
    p = position[known].astype(np.float32)
    weight = np.minimum(alpha[known], 1).astype(np.float32)
    values = light[known].astype(np.float32)
    for step, tone in levels:
        total = np.zeros_like(values)
        share = np.zeros(len(values), np.float32)
        guide = np.sqrt(np.maximum(values, 0))
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                y, x = ys + dy * step, xs + dx * step
                inside = (y >= 0) & (y < h) & (x >= 0) & (x < w)
                other = np.where(inside, slot[np.where(inside, y * w + x, 0)], -1)
                mine = np.nonzero(other >= 0)[0]
                o = other[mine]
                cos = np.clip(np.einsum("ij,ij->i", n[mine], n[o]), 0, 1)
                off = np.einsum("ij,ij->i", p[o] - p[mine], n[mine]) / PLANE
                k = KERNEL[dy + 1] * KERNEL[dx + 1] * weight[o] * np.exp(NORMAL * (cos - 1) * 2 - off * off)
                if tone:
                    k *= np.exp(-(((guide[o] - guide[mine]) / tone) ** 2).max(1) * 4)
                total[mine] += values[o] * k[:, None]
                share[mine] += k
        good = share > 1e-4
        values[good] = total[good] / share[good, None]
    out = np.zeros_like(light, dtype=np.float32)
    out[known] = values
    return out
