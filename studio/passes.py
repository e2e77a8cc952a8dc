"""From raw renders to the passes of docs/pictures.md: stack-exact coverage, un-premultiplied and filtered light, grain."""
import cv2
import numpy as np

import exr

DIFFUSE_SCALE = 2.0
SPECULAR_SCALE = 1.0
AOVS = {"g1": ("oak", "qsoak", "bmaple"), "g2": ("maple", "cherry", "hickory"), "g3": ("walnut", "rustic", None)}
DRAWN = ("leg", "apron", "can")  # bottom to top


def unpremultiply(image, alpha, floor=0.004):
    """Colour of a pixel as if it were fully covered; 0 where nothing is."""
    a = np.maximum(alpha, floor)
    out = image / (a[..., None] if image.ndim == 3 else a)
    return np.where((alpha > floor)[..., None] if image.ndim == 3 else alpha > floor, out, 0)


def bleed(image, alpha, solid=0.35, steps=4):
    """Carry colours outwards from well covered pixels, so that edges never mix with the empty ground."""
    known = (alpha > solid).astype(np.float32)
    src = image * (known[..., None] if image.ndim == 3 else known)
    out, have = src.copy(), known.copy()
    for _ in range(steps):
        s = cv2.blur(out * 1.0, (3, 3))
        n = cv2.blur(have, (3, 3))
        new = (have == 0) & (n > 0)
        fill = s / (np.maximum(n, 1e-6)[..., None] if image.ndim == 3 else np.maximum(n, 1e-6))
        out[new] = fill[new]
        have[new] = 1
    return out


def smooth_light(image, normal, alpha, radius=5, spread=0.10):
    """Joint bilateral filter of a light pass, guided by the surface normal (and coverage), twice."""
    guide = np.dstack([normal * 0.5 + 0.5]).astype(np.float32)
    out = image.astype(np.float32)
    for r in (radius, max(2, radius // 2)):
        out = cv2.ximgproc.jointBilateralFilter(guide, out, 2 * r + 1, spread, r * 0.8, borderType=cv2.BORDER_REPLICATE)
    return out


def fireflies(image):
    """Clamp single bright pixels to their neighbourhood."""
    m = cv2.medianBlur(image.astype(np.float32), 3)
    return np.minimum(image, m * 1.35 + 0.02)


def light_of(raw, radius=5):
    """alpha, diffuse, specular (linear, un-premultiplied, filtered) of a light.exr."""
    ch = exr.read(raw)
    alpha = np.clip(exr.layer(ch, "Combined", 4)[..., 3], 0, 1)
    grey = lambda p: exr.layer(ch, p).mean(-1)  # noqa: E731
    dif = grey("DiffDir") + grey("DiffInd")
    spec = (grey("GlossDir") + grey("GlossInd")) * unpremultiply(grey("GlossCol"), alpha)
    normal = exr.layer(ch, "Normal")
    # direct and indirect come divided by their colour, which is premultiplied too: they are the full light already
    dif, spec = (bleed(v, alpha) for v in (dif, spec))
    normal = bleed(unpremultiply(normal, alpha), alpha)
    dif, spec = fireflies(dif), fireflies(spec)
    dif = smooth_light(dif, normal, alpha, radius)
    spec = smooth_light(spec, normal, alpha, radius + 2, 0.14)
    mask = exr.layer(ch, "mask")
    return alpha, dif, spec, mask


def grain_of(raw, figures):
    """{figure: array 0..1} of a grain.exr, plus its coverage."""
    ch = exr.read(raw)
    alpha = np.clip(exr.layer(ch, "Combined", 4)[..., 3], 0, 1)
    out = {}
    for aov, names in AOVS.items():
        rgb = exr.layer(ch, aov)
        for i, name in enumerate(names):
            if name in figures:
                out[name] = np.clip(bleed(unpremultiply(rgb[..., i], alpha), alpha), 0, 1)
    return out


def stack(alpha, mask):
    """Stack-exact coverage of leg, apron and can (docs/pictures.md): over-compositing them gives `alpha`."""
    total = np.maximum(mask.sum(-1), 1e-5)
    share = mask / total[..., None] * alpha[..., None]
    share[alpha < 0.002] = 0
    out, above = {}, np.zeros_like(alpha)
    for name in reversed(DRAWN):
        v = share[..., DRAWN.index(name)]
        free = 1 - above
        out[name] = np.where(free > 0.004, np.clip(v / np.maximum(free, 0.004), 0, 1), 0)
        above = above + v
    return out


def shadow_of(raw, empty, frame, strongest=0.54):
    """Alpha of the shade on the floor: lost light / light without the piece, smooth, faded before the frame ends."""
    def floor_light(path):
        ch = exr.read(path)
        return exr.layer(ch, "DiffDir").mean(-1) + exr.layer(ch, "DiffInd").mean(-1)
    clean = cv2.GaussianBlur(floor_light(empty), (0, 0), 12)
    ratio = floor_light(raw) / np.maximum(clean, 1e-4)
    lost = np.clip(1 - ratio, 0, 1).astype(np.float32)
    lost = cv2.medianBlur(lost, 5)
    tight = cv2.bilateralFilter(lost, 15, 0.16, 5)
    tight = cv2.GaussianBlur(tight, (0, 0), 1.4)
    wide = cv2.GaussianBlur(lost, (0, 0), 7)
    core = np.clip((tight - 0.45) / 0.25, 0, 1)  # contact stays tight, the far penumbra is very soft
    lost = tight * core + wide * (1 - core)
    lost = np.clip((lost - 0.05) / 0.95, 0, 1)
    alpha = strongest * lost ** 1.25
    alpha = cv2.resize(alpha.astype(np.float32), tuple(frame), interpolation=cv2.INTER_CUBIC)
    h, w = alpha.shape
    x = np.minimum(np.arange(w), w - 1 - np.arange(w)) / (0.17 * w)
    y = np.minimum(np.arange(h), h - 1 - np.arange(h)) / (0.10 * h)
    fx, fy = (np.clip(v, 0, 1) ** 2 * (3 - 2 * np.clip(v, 0, 1)) for v in (x, y))
    return np.clip(alpha * fx[None] * fy[:, None], 0, 1)
