"""Stacked layers against the whole: the check itself, on a piece of one grey square."""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

from checks.whole import compare
from packing import encode
from packing.passes import DIFFUSE_SCALE, SPECULAR_SCALE

SIZE = 64
BOX = [16, 16, 32, 32]
BODY = 0.5  # linear light on the square


def exr(path: Path, channels: Mapping[str, np.ndarray]) -> None:
    """A scan-line EXR of floats without compression, as Blender writes it (packing/exr.py)."""

    def attribute(name: str, kind: str, value: bytes) -> bytes:
        return name.encode() + b"\0" + kind.encode() + b"\0" + struct.pack("<i", len(value)) + value

    names = sorted(channels)
    listed = b"".join(name.encode() + b"\0" + struct.pack("<4i", 2, 0, 1, 1) for name in names) + b"\0"
    window = struct.pack("<4i", 0, 0, SIZE - 1, SIZE - 1)
    head = attribute("channels", "chlist", listed) + attribute("compression", "compression", b"\0")
    head += attribute("dataWindow", "box2i", window) + b"\0"
    rows = b"".join(
        struct.pack("<2i", y, 4 * SIZE * len(names))
        + b"".join(channels[name][y].astype("<f4").tobytes() for name in names)
        for y in range(SIZE)
    )
    path.write_bytes(b"\x76\x2f\x31\x01" + struct.pack("<i", 2) + head + bytes(8 * SIZE) + rows)


def drawn(folder: Path) -> None:
    """A whole piece as whole_render.py leaves it."""
    square = np.zeros((SIZE, SIZE), np.float32)
    square[16:48, 16:48] = 1
    told = {
        "Combined": 1.0,
        "DiffCol": 0.42,
        "DiffDir": BODY,
        "DiffInd": 0,
        "GlossDir": 0,
        "GlossInd": 0,
        "GlossCol": 0,
    }
    exr(folder / "light.exr", {f"light.{name}.{c}": square * v for name, v in told.items() for c in "RGBA"})
    cover = {f"cover.{name}.{c}": square for name, cs in (("Combined", "RGBA"), ("mask", "RGB")) for c in cs}
    exr(folder / "cover.exr", cover | {f"cover.Normal.{c}": square * (c == "Z") for c in "XYZ"})
    (folder / "meta.json").write_text(json.dumps({"samples": 32}), encoding="utf8")


def filed(folder: Path, body: float) -> None:
    """The pass of its one layer."""
    panels = [
        np.full((32, 32), 255, np.uint8),
        np.full((32, 32), encode.light(np.array(body), DIFFUSE_SCALE)),
        np.zeros((32, 32)),
    ]
    info = {"frame": [SIZE, SIZE], "box": BOX, "diffuseScale": DIFFUSE_SCALE, "specularScale": SPECULAR_SCALE}
    picture = np.vstack(panels).astype(np.uint8)
    encode.write(folder, info | {"shadow": False, "light": "avif"}, {encode.LIGHT["avif"]: (picture, 90)})


@pytest.mark.parametrize(("body", "differs"), [(BODY, False), (BODY / 2, True)])
def test_a_layer_that_shows_the_piece_is_told_from_one_that_does_not(
    tmp_path: Path, body: float, differs: bool
) -> None:
    drawn(tmp_path)
    filed(tmp_path / "case/box/one", body)
    found = compare(str(tmp_path), str(tmp_path), {"name": "one", "layers": ["case/box/one"]})
    assert (found["mean"] > 10) is differs
    assert (found["largestInside"] > 10) is differs
