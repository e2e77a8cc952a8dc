"""What the packer writes: light, coverage and relief in 8 bits, crops, light without noise, shade of small parts."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import pytest
from PIL import Image

from packing import encode, glaze, passes


def test_light_is_encoded_by_its_root() -> None:
    assert encode.light(np.array([0.0, 0.5, 2.0, 8.0]), 2.0).tolist() == [0, 128, 255, 255]


def test_relief_has_its_middle_at_128() -> None:
    panel = encode.signed(np.array([-2.0, -1.0, 0.0, 1.0]))
    assert panel.tolist() == [1, 1, 128, 255]


def test_a_crop_has_even_corners_and_room() -> None:
    alpha = np.zeros((40, 60))
    alpha[11:21, 15:30] = 1
    assert encode.crop(alpha) == [12, 8, 22, 16]


def test_a_crop_of_nothing_is_the_least_picture() -> None:
    assert encode.crop(np.zeros((40, 60))) == [0, 0, 2, 2]


def test_a_crop_stays_inside_the_frame() -> None:
    assert encode.crop(np.ones((40, 60))) == [0, 0, 60, 40]


def test_stacked_coverage_makes_up_the_whole() -> None:
    alpha = np.array([[1.0, 0.8, 0.0]])
    mask = np.array([[[0.5, 0.25, 0.25], [0.0, 0.4, 0.4], [0.0, 0.0, 0.0]]])
    layers = passes.stack(alpha, mask)
    through = np.ones_like(alpha)
    for layer in layers.values():
        through = through * (1 - layer)
    assert 1 - through == pytest.approx(alpha)
    assert layers["can"][0].tolist() == pytest.approx([0.25, 0.4, 0.0])


def test_noise_goes_and_lines_of_light_stay() -> None:
    y, _ = np.mgrid[0:96, 0:96]
    bars = np.where(y % 32 < 16, 0.2, 0.9)
    noise = np.random.default_rng(1).normal(0, 0.05, (2, *bars.shape))
    normal = np.dstack([np.zeros_like(bars), bars, 1 - bars])
    calm, sheen = passes.denoised(bars + noise[0], 0.3 + noise[1], normal, "balanced")
    assert np.abs(calm - bars).mean() < 0.5 * np.abs(noise[0]).mean()
    assert np.abs(calm - bars).max() < 0.35
    assert np.abs(sheen - 0.3).mean() < 0.5 * np.abs(noise[1]).mean()


def test_a_small_part_lies_over_its_shade() -> None:
    alpha, shade = np.array([[1.0, 0.5, 0.0]]), np.array([[0.4, 0.4, 0.4]])
    total, dif, _ = glaze.over(alpha, np.full((1, 3), 0.8), np.zeros((1, 3)), shade)
    assert total[0].tolist() == pytest.approx([1.0, 0.7, 0.4])
    assert (dif * total)[0].tolist() == pytest.approx([0.8, 0.4, 0.0])


def test_a_pass_is_a_folder_of_its_pictures(tmp_path: Path) -> None:
    folder = tmp_path / "bath" / "top" / "one"
    encode.write(folder, {"box": [0, 0, 4, 2]}, {"light.webp": (np.full((6, 4), 255, np.uint8), 90)})
    encode.write(folder, {"box": [0, 0, 2, 2]}, {})
    assert [file.name for file in folder.iterdir()] == ["pass.json"]
    assert json.loads((folder / "pass.json").read_text()) == {"box": [0, 0, 2, 2]}
    assert [file.name for file in folder.parent.iterdir()] == ["one"]


def test_a_name_says_the_format_of_its_picture(tmp_path: Path) -> None:
    flat = (np.full((6, 4), 200, np.uint8), 90)
    encode.write(tmp_path / "one", {}, {"light.webp": flat, "grain-oak.avif": flat})
    with Image.open(tmp_path / "one" / "light.webp") as picture:
        assert (picture.format, picture.size) == ("WEBP", (4, 6))
    with Image.open(tmp_path / "one" / "grain-oak.avif") as picture:
        assert (picture.format, picture.mode, picture.size) == ("AVIF", "L", (4, 6))


def test_grain_keeps_its_pores_where_webp_of_as_many_bytes_smears_them(tmp_path: Path) -> None:
    pores = cv2.GaussianBlur(np.random.default_rng(5).normal(0, 60, (200, 300)), (0, 0), 2.5, sigmaY=0.6)
    wood = np.clip(170 + pores, 0, 255).astype(np.uint8)
    encode.write_pictures(tmp_path, {"grain-oak.avif": (wood, 49), "grain-oak.webp": (wood, 32)})
    files = [tmp_path / f"grain-oak.{kind}" for kind in ("avif", "webp")]
    lost = [np.square(np.asarray(Image.open(file).convert("L"), float) - wood).mean() for file in files]
    assert files[0].stat().st_size < files[1].stat().st_size * 1.1
    assert lost[0] < lost[1] * 0.8
