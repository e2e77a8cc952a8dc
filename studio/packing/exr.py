"""Reader for the uncompressed multilayer OpenEXR that Blender writes (no library needed)."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np

Channels = dict[str, np.ndarray]
TYPES = {0: np.dtype("<u4"), 1: np.dtype("<f2"), 2: np.dtype("<f4")}


def _text(buf: bytes, at: int) -> tuple[str, int]:
    stop = buf.index(b"\0", at)
    return buf[at:stop].decode(), stop + 1


def read(path: str | Path) -> dict[str, np.ndarray]:
    """Return {channel name: float32 array [h, w]} of a scan-line EXR without compression."""
    buf = open(path, "rb").read()
    if buf[:4] != b"\x76\x2f\x31\x01":
        raise ValueError(f"not an OpenEXR file: {path}")
    at, channels, window = 8, [], None
    while buf[at] != 0:
        name, at = _text(buf, at)
        _kind, at = _text(buf, at)
        (size,) = struct.unpack_from("<i", buf, at)
        at += 4
        if name == "channels":
            p = at
            while buf[p] != 0:
                cname, p = _text(buf, p)
                (ctype,) = struct.unpack_from("<i", buf, p)
                channels.append((cname, TYPES[ctype]))
                p += 16
        elif name == "compression" and buf[at] != 0:
            raise ValueError("the EXR is compressed; set exr_codec to NONE")
        elif name == "dataWindow":
            window = struct.unpack_from("<4i", buf, at)
        at += size
    at += 1
    w, h = window[2] - window[0] + 1, window[3] - window[1] + 1
    start = at + 8 * h
    row = 8 + sum(t.itemsize * w for _, t in channels)
    data = np.frombuffer(buf, np.uint8, row * h, start).reshape(h, row)
    out, p = {}, 8
    for cname, t in channels:
        n = t.itemsize * w
        out[cname] = np.ascontiguousarray(data[:, p : p + n]).view(t).astype(np.float32)
        p += n
    return out


def layer(channels: dict[str, np.ndarray], pass_name: str, n: int = 3) -> np.ndarray:
    """Stack the R, G, B (A) of one pass whatever the view layer is called."""
    found = []
    for want in "RGBA"[:n]:
        hit = [
            k
            for k in channels
            if k.endswith(f".{pass_name}.{want}")
            or k.endswith(f".{pass_name}.{'XYZ'['RGB'.index(want)] if want in 'RGB' else want}")
        ]
        if not hit:
            raise KeyError(f"{pass_name}.{want} is not among {sorted(channels)}")
        found.append(channels[hit[0]])
    return np.dstack(found)
