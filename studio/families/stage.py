"""How the pictures of a family are staged: camera, lights, frame, samples and encoding, from its stage.yaml."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import figures
from families.piece import Camera, Point
from families.rows import read

FAMILIES = Path(__file__).parent
Size = tuple[int, int]


@dataclass(frozen=True)
class Packing:
    """How passes are encoded. light, relief: qualities of their formats (packing/encode.py); grain: by layer, `rest` of
    layers that are not named, `lent` at least of the figure whose fibres others show, and what was lost of them.

    relief_step: relief has a pixel for so many of the picture's, in width and height. denoise: quality of Open Image
    Denoise (fast, balanced, high). whole_thumbs: whether a thumb keeps its frame. under_shade: share of the light that
    is missing on the floor below what stands low.
    """

    light: int
    grain: dict[str, int]
    relief: int
    relief_step: int = 1
    denoise: str = "balanced"
    whole_thumbs: bool = False
    under_shade: float = 0.0

    def grain_quality(self, layer: str, figure: str) -> int:
        """Quality that a figure's map of a layer is stored with."""
        of_layer = self.grain.get(layer, self.grain["rest"])
        return max(of_layer, self.grain["lent"]) if figure == figures.LENT else of_layer


@dataclass(frozen=True)
class Lamp:
    """What a family changes of a light of blender/scene.py: factors on its power and size, and where it stands."""

    power: float = 1.0
    size: float = 1.0
    at: Point | None = None


AS_IT_IS = Lamp()


@dataclass(frozen=True)
class Stage:
    """pad and pixel_filter in pixels.

    cover: samples of an outline; samples: of light by layer and token (`top-cov`) or layer, `metal` for what is of
    metal, `light` where none is named, `grain` and `<layer>_grain` for grain; never fewer than `least`. lights: what is
    other than in blender/scene.py; sky: a factor on the room's own light; bounces of light from face to face. camera:
    of a family whose every picture has the same.
    """

    frame: Size
    thumb_frame: Size
    pad: int
    pixel_filter: float
    least: int
    cover: int
    samples: dict[str, int]
    packing: Packing
    lights: dict[str, Lamp] = field(default_factory=dict)
    sky: float = 1.0
    bounces: int = 1
    camera: Camera | None = None

    def light_samples(self, layer: str, factor: float, tokens: Sequence[str] = ()) -> int:
        names = [*(f"{layer}-{token}" for token in tokens), layer, "light"]
        return self.scaled(next(self.samples[name] for name in names if name in self.samples), factor)

    def grain_samples(self, layer: str, factor: float) -> int:
        return self.scaled(self.samples.get(f"{layer}_grain", self.samples["grain"]), factor)

    def scaled(self, samples: int, factor: float) -> int:
        return max(self.least, math.floor(samples * factor + 0.5))


def stage_of(family: str) -> Stage:
    """The stage of a builders' package: table, case, bed, office."""
    return read(FAMILIES / family / "stage.yaml", Stage)
