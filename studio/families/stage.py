"""How the pictures of a family are staged: camera, lights, frame, samples and encoding, from its stage.yaml."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path

from families.piece import Camera
from families.rows import read

FAMILIES = Path(__file__).parent
Size = tuple[int, int]


@dataclass(frozen=True)
class Packing:
    """How passes are encoded. light, grain, relief: WebP qualities.

    step: grain and relief have a pixel for so many of the picture's, in width and height; their maps are sharpened
    and go on
    softly beyond the outline. straighten: pixels along which light is evened out, by layer (`other` for the rest,
    0: not).
    whole_thumbs: whether a thumb keeps its frame. shares_relief: whether relief is shared along with grain.
    """

    light: int
    grain: int
    relief: int
    step: int = 1
    straighten: dict[str, int] = field(default_factory=dict)
    whole_thumbs: bool = False
    shares_relief: bool = False

    def reach(self, layer: str) -> int:
        return self.straighten.get(layer, self.straighten.get("other", 0))


@dataclass(frozen=True)
class Stage:
    """drawn: share of the frame's pixels, in width and height, that is rendered; pad and pixel_filter in pixels.

    samples: by layer, `light` where a layer is not named, `grain` and `<layer>_grain` for grain; never fewer than
    `least`.
    lights: factors on the lights of blender/scene.py. camera: of a family whose every picture has the same.
    """

    frame: Size
    thumb_frame: Size
    drawn: Size
    pad: int
    pixel_filter: float
    least: int
    samples: dict[str, int]
    packing: Packing
    lights: dict[str, float] = field(default_factory=dict)
    camera: Camera | None = None

    def light_samples(self, layer: str, factor: float) -> int:
        return self.scaled(self.samples.get(layer, self.samples["light"]), factor)

    def grain_samples(self, layer: str, factor: float) -> int:
        return self.scaled(self.samples.get(f"{layer}_grain", self.samples["grain"]), factor)

    def scaled(self, samples: int, factor: float) -> int:
        return max(self.least, math.floor(samples * factor + 0.5))


def stage_of(family: str) -> Stage:
    """The stage of a builders' package: table, case, bed, office."""
    return read(FAMILIES / family / "stage.yaml", Stage)
