"""The shade that small parts throw on what they stand on (hardware, faucets, vessels), from their shape and the lamps:
where each point of each lamp, and each direction of the room, is hidden by them. No samples of a render, so no noise.
Inches.

What is hidden by the piece itself already, as a front is under the rim of its top, gets no darker.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import cv2
import numpy as np

from geometry.cast import OUT, heights, thrown
from packing import spans
from packing.softbox import softbox

FINER = 2  # pixels of the masks for one of the picture's: the shade of what is near has a sharp edge
RISES = 0.05  # what of the piece comes less far out of the plane throws nothing on it
FLUSH = 1.0  # faces of the piece so near the plane take the shade too: a frame behind its overlaid doors
POINTS = {"key": 64, "front": 16, "fill": 9}  # of a lamp,
DIRECTIONS = 48  # and of the room, for what rises no more than
LOW = 1.5  # inches; the shade of what rises more is softer, and needs more of them: by the square of it for a lamp,
MOST = 3  # but no more than so many times as many
STEEP = 0.7  # of the room's light; the shade of what comes in lower is long, and too faint to be seen
FAINT = 0.015  # the last trace of a shade is dropped, so that it ends within the box, and leaves no crumbs
FADING = 32  # steps in which a shade fades out towards the upper end of its face
FAR = 1e4
# Light of the room above the horizon, of a stage whose sky is 1, and what the floor throws back.
ROOM, FLOOR = 0.43, 0.6


@dataclass(frozen=True)
class Shape:
    """Corner points, and faces of equally many corners together: a row of indices each."""

    verts: np.ndarray
    faces: list[np.ndarray]

    @cached_property
    def normals(self) -> list[np.ndarray]:
        """Of each face, twice its area long."""
        at = [self.verts[faces] for faces in self.faces]
        return [np.cross(corners, np.roll(corners, -1, axis=1)).sum(1) for corners in at]

    def towards(self, lamp: np.ndarray) -> Shape:
        """The faces that look at a lamp: what is closed throws the same shade with them alone."""
        ways = [lamp - self.verts[faces[:, 0]] for faces in self.faces]
        return self.only([(normal * way).sum(1) > 0 for normal, way in zip(self.normals, ways)])

    def only(self, which: list[np.ndarray]) -> Shape:
        """Some of the faces: a mask for each array of them."""
        return Shape(self.verts, [faces[kept] for faces, kept in zip(self.faces, which)])


NOTHING = Shape(np.zeros((0, 3)), [])


@dataclass(frozen=True)
class Eye:
    """A camera, and the box of its frame that is drawn."""

    at: np.ndarray
    turn: np.ndarray
    focal: float
    shift: float
    frame: tuple[int, int]
    box: tuple[int, int, int, int]

    def pixels(self, points: np.ndarray) -> np.ndarray:
        """Where the points are seen, in pixels of the masks."""
        x, y, z = ((points - self.at) @ self.turn).T
        w, h = self.frame
        px = (0.5 + x / -z * self.focal) * w
        py = (0.5 - (y / -z * self.focal - self.shift) * w / h) * h
        return np.stack([px - self.box[0], py - self.box[1]], axis=1) * FINER


def shade(parts: Mapping[str, np.ndarray], cast: Mapping[str, Any]) -> np.ndarray:
    """Lost light 0..1 in the box. parts: `seen` and `piece` as blender/render.py wrote them; cast: of meta.json."""
    x, y, w, h = cast["box"]
    eye = Eye(
        np.array(cast["eye"]), np.array(cast["turn"]), cast["focal"], cast["shift"], tuple(cast["frame"]), (x, y, w, h)
    )
    seen, piece = objects_of(parts, "seen"), objects_of(parts, "piece")
    left = np.ones((h, w), np.float32)
    for stand in cast["stands"]:
        own = joined([seen[k] for k in stand["parts"]])
        left *= 1 - on_plane(own, piece, stand, cast, eye)
    return np.maximum(1 - left - FAINT, 0) / (1 - FAINT)


def objects_of(parts: Mapping[str, np.ndarray], name: str) -> list[Shape]:
    """The objects of one mesh, each with the points of all."""
    verts, corners, sizes, starts = (parts[f"{name}_{key}"] for key in ("verts", "corners", "sizes", "starts"))
    first, ends, out = np.cumsum(sizes) - sizes, np.cumsum(starts), []
    for begin, end in zip(ends - starts, ends):
        own = range(begin, end)
        each = [[k for k in own if sizes[k] == count] for count in sorted(set(sizes[begin:end]))]
        faces = [np.array([corners[first[k] : first[k] + sizes[k]] for k in same]) for same in each]
        out.append(Shape(verts.astype(float), faces))
    return out


def joined(shapes: list[Shape]) -> Shape:
    """Objects of one mesh as one."""
    return Shape(shapes[0].verts, [faces for shape in shapes for faces in shape.faces]) if shapes else NOTHING


def on_plane(own: Shape, piece: list[Shape], stand: Mapping[str, Any], cast: Mapping[str, Any], eye: Eye) -> np.ndarray:
    """Lost light on one plane."""
    axis, at = stand["axis"], stand["at"]
    rising = joined([shape for shape in piece if reach_of(shape, axis, at) > RISES])
    base, lit = (np.zeros((eye.box[3] * FINER, eye.box[2] * FINER), np.float32) for _ in range(2))
    fine = min(MOST, max(1, reach_of(own, axis, at) / LOW))
    corners = own.verts[np.concatenate([faces.ravel() for faces in own.faces])]
    for lamp, weight in lights(corners.mean(0), axis, cast, fine):
        free = 255 - mask(rising, axis, at, lamp, eye)
        base += weight * free
        lit += weight * np.minimum(free, 255 - mask(own, axis, at, lamp, eye))
    low = 255 * (1 - STEEP) * room_of(axis, cast)
    lost = (1 - (lit + low) / (base + low)) * (1 - stand["back"]) * ground(piece, stand, eye)
    return cv2.resize(lost.astype(np.float32), eye.box[2:], interpolation=cv2.INTER_AREA)


def reach_of(shape: Shape, axis: int, at: float) -> float:
    """How far the highest of its corners rises out of the plane."""
    rise = heights(shape.verts, axis, at)
    return max((float(rise[faces].max()) for faces in shape.faces), default=0.0)


def mask(shape: Shape, axis: int, at: float, lamp: np.ndarray, eye: Eye) -> np.ndarray:
    """255 where light from one point does not reach the plane."""
    image = np.zeros((eye.box[3] * FINER, eye.box[2] * FINER), np.uint8)
    if shape.faces:
        paint(image, eye.pixels(thrown(shape.verts, axis, at, lamp)), shape.towards(lamp).faces)
    return image


def paint(image: np.ndarray, pixels: np.ndarray, faces: list[np.ndarray]) -> None:
    """Make faces white, whose corners are seen at these pixels."""
    fixed = np.round((pixels - 0.5) * 16).astype(np.int32)  # with 4 fractional bits
    for same in faces:
        for polygon in fixed[same]:
            spans.fill(image, polygon, 255)


def ground(piece: list[Shape], stand: Mapping[str, Any], eye: Eye) -> np.ndarray:
    """1 where there is something that takes the shade, less where it fades."""
    if stand["ground"]:
        lower = np.linspace(0, stand["fades"], FADING) if stand["fades"] else (0.0,)
        return np.mean([face(np.array(stand["ground"]), drop, eye) for drop in lower], axis=0) / 255
    image = np.zeros((eye.box[3] * FINER, eye.box[2] * FINER), np.uint8)
    axis, at = stand["axis"], stand["at"]
    for shape in piece:
        near = np.abs(heights(shape.verts, axis, at)) < FLUSH
        looks = [n[:, axis] * OUT[axis] > 0.9 * np.linalg.norm(n, axis=1) for n in shape.normals]
        flush = shape.only([near[faces].all(1) & does for faces, does in zip(shape.faces, looks)])
        paint(image, eye.pixels(flush.verts), flush.faces)
    return image / 255


def face(corners: np.ndarray, drop: float, eye: Eye) -> np.ndarray:
    """255 where a face is seen whose highest corners lie lower by `drop`."""
    image = np.zeros((eye.box[3] * FINER, eye.box[2] * FINER), np.uint8)
    highest = corners[:, 2] == corners[:, 2].max()
    paint(image, eye.pixels(corners - np.outer(highest, (0, 0, drop))), [np.arange(len(corners))[None]])
    return image


def lights(middle: np.ndarray, axis: int, cast: Mapping[str, Any], fine: float) -> Iterator[tuple[np.ndarray, float]]:
    """Points that light comes from, and what each gives a face about `middle`. For high things the room has `fine`
    times as many, and a lamp, which is wide both ways, the square of that.
    """
    out = np.zeros(3)
    out[axis] = OUT[axis]
    for lamp in cast["lamps"]:
        yield from lamp_points(lamp, middle, out, round(POINTS[lamp["name"]] * fine**2))
    count = round(DIRECTIONS * fine)
    for direction in hemisphere(out, count):
        glow = ROOM * cast["sky"] if direction[2] > 0 else FLOOR
        yield middle + direction * FAR, glow * STEEP / count


def room_of(axis: int, cast: Mapping[str, Any]) -> float:
    """The room's light on a face: an upright one sees as much of the floor as of what is above."""
    above = ROOM * cast["sky"]
    return (above + FLOOR) / 2 if axis == 1 else above


def lamp_points(
    lamp: Mapping[str, Any], middle: np.ndarray, out: np.ndarray, count: int
) -> Iterator[tuple[np.ndarray, float]]:
    """Points of a lamp's face, and the light of each (that of a face which all of a white sky lights is 1)."""
    at, u, v = (np.array(lamp[key]) for key in ("at", "u", "v"))
    faces = np.cross(v, u) / np.linalg.norm(np.cross(v, u))  # it shines downwards of its own axes
    for across, along, share in softbox(count):
        point = at + u * across + v * along
        way = point - middle
        far = np.linalg.norm(way)
        falls, leaves = float(way @ out) / far, float(-way @ faces) / far
        if falls > 0.01 and leaves > 0:
            yield point, share * lamp["watts"] / 4 / math.pi * falls * leaves / far**2


def hemisphere(out: np.ndarray, count: int) -> Iterator[np.ndarray]:
    """Steep directions before a face, more of them the more light they bring (by cosine), in a spiral."""
    side = np.array([1.0, 0, 0])
    up = np.cross(out, side)
    for k in range(count):
        radius = math.sqrt((k + 0.5) / count * STEEP)
        turn = k * math.pi * (3 - math.sqrt(5))
        yield side * radius * math.cos(turn) + up * radius * math.sin(turn) + out * math.sqrt(1 - radius**2)
