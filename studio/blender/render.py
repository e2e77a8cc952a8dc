"""Blender entry: blender -b -P render.py -- jobs.json. Renders raw passes of every family into WORK/raw/<job>/.

Prints `DONE <job>` for each finished job and `SKIPPED <job> <why>`; scripts/studio.ts and packing/pack.py do the rest.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
import traceback
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import bpy
import numpy as np
from bpy.types import Object
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import figures
from blender import scene, stage
from families import registry
from families.piece import Camera, Piece
from families.stage import Stage
from geometry.cast import heights, thrown
from geometry.points import corners
from jobs import Batch, Job, read_batch

SHADED = ("shadow", "under")  # kinds of jobs that draw the shade on floor and wall
INSIDE = 0.25  # of a pixel: the border is cut down to whole pixels, and rounding must not lose one
POINT = 0.01  # width of the filter when a pixel is one point: the mean of two points lies on neither's face
SPREAD, HIGHEST = 1.5, 5.0  # how far the shade of small parts spreads for each inch of their height, up to so many
Box = list[int]  # x, y, width, height in pixels


def render(
    path: Path,
    view_layer: str,
    samples: int,
    frame: Sequence[int],
    box: Box | None = None,
    enough: tuple[float, int] | None = None,
) -> None:
    """One render of a view layer to an EXR, cropped to the box; enough: noise below which a pixel is done, and samples
    that it takes at least.
    """
    s = bpy.context.scene
    for v in s.view_layers:
        v.use = v.name == view_layer
    s.cycles.samples = samples
    s.cycles.use_adaptive_sampling = enough is not None
    if enough:
        s.cycles.adaptive_threshold, s.cycles.adaptive_min_samples = enough
    r = s.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = frame[0], frame[1], 100
    r.use_border = r.use_crop_to_border = box is not None
    if box:
        x, y, w, h = box
        r.border_min_x, r.border_max_x = (x + INSIDE) / frame[0], min(1, (x + w + INSIDE) / frame[0])
        r.border_min_y = (frame[1] - y - h + INSIDE) / frame[1]
        r.border_max_y = min(1, (frame[1] - y + INSIDE) / frame[1])
    r.filepath = str(path)
    began = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"TIME {path.name} {time.time() - began:.1f} s", flush=True)


def pixels(points: Iterable[Sequence[float]], frame: Sequence[int]) -> list[tuple[float, float]]:
    """Where the camera sees these points."""
    s = bpy.context.scene
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = frame[0], frame[1], 100
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(s, s.camera, Vector(p)) for p in points]
    return [(p.x * frame[0], (1 - p.y) * frame[1]) for p in seen]


def bounds(points: Iterable[Sequence[float]], frame: Sequence[int], pad: int, step: int = 1) -> Box:
    """Pixel box of what the camera sees of these points, padded, within the frame, of even sizes and whole steps."""
    px, py = np.array(pixels(points, frame)).T
    even = 2 * step
    x0, y0 = (max(0, int(v.min()) - pad) // even * even for v in (px, py))
    x1, y1 = (min(limit, -(-(int(v.max()) + pad + 1) // even) * even) for v, limit in zip((px, py), frame))
    return [x0, y0, x1 - x0, y1 - y0]


def solids(path: Path, objects: Sequence[Object], camera: Camera, piece: Piece) -> dict[str, object]:
    """Write what throws shade on floor and wall, for packing/shadow.py; answers the camera that sees the shade, and
    where the wall is.
    """
    made = faces_of(objects)
    points, eye = stage.shade_space(
        np.concatenate([made["verts"], [(0, piece.wall or 0, 0)]]), scene.pose(camera)[0], piece.view
    )
    np.savez(path, **(made | {"verts": points[:-1]}))
    return {**seen_by(camera), "eye": list(eye), "wall": None if piece.wall is None else float(points[-1, 1])}


def faces_of(objects: Sequence[Object]) -> dict[str, np.ndarray]:
    """verts: corner points; corners: of all faces one after the other, as indices of verts; sizes: how many are each
    face's; starts: how many faces are each object's.
    """
    verts, loops, sizes, starts, at = [np.empty((0, 3), np.float32)], [np.empty(0, np.int32)], [], [], 0
    for o in objects:
        co = np.empty(len(o.data.vertices) * 3, np.float32)
        o.data.vertices.foreach_get("co", co)
        index = np.empty(len(o.data.loops), np.int32)
        o.data.loops.foreach_get("vertex_index", index)
        size = np.empty(len(o.data.polygons), np.int32)
        o.data.polygons.foreach_get("loop_total", size)
        verts.append(co.reshape(-1, 3))
        loops.append(index + at)
        sizes.append(size)
        starts.append(len(size))
        at += len(o.data.vertices)
    return {
        "verts": np.concatenate(verts),
        "corners": np.concatenate(loops),
        "sizes": np.concatenate([np.empty(0, np.int32), *sizes]),
        "starts": np.array(starts, np.int32),
    }


def seen_by(camera: Camera) -> dict[str, object]:
    """A camera as the packer wants it."""
    eye, turn = scene.pose(camera)
    seen = {"eye": list(eye), "turn": [list(row) for row in turn], "focal": camera.lens / scene.SENSOR}
    return {**seen, "shift": camera.shift or 0.0}


def parts(path: Path, piece: Piece, camera: Camera, own: Stage, box: Box) -> dict[str, object]:
    """Write what throws shade on what it stands on, and the piece behind it, for packing/cast.py; answers the rest that
    it asks for.
    """
    shapes = {"seen": faces_of(piece.seen), "piece": faces_of(piece.casters)}
    np.savez(path, **{f"{name}_{key}": array for name, shape in shapes.items() for key, array in shape.items()})
    stands = [
        {
            "parts": [piece.seen.index(o) for o in s.parts],
            "axis": s.axis,
            "at": s.at,
            "ground": s.ground,
            "back": s.back,
            "fades": s.fades,
        }
        for s in piece.stands
    ]
    return {
        **seen_by(camera),
        "frame": own.frame,
        "box": box,
        "sky": own.sky,
        "lamps": scene.lamps(),
        "stands": stands,
    }


def shaded(piece: Piece) -> list[Sequence[float]]:
    """Where the shade of a piece's small parts reaches: away from all of the key, and all around."""
    key = next(lamp for lamp in scene.lamps() if lamp["name"] == "key")
    at, u, v = (np.array(key[name]) for name in ("at", "u", "v"))
    out: list[Sequence[float]] = []
    for s in piece.stands:
        verts = faces_of(s.parts)["verts"]
        for lamp in (at + u + v, at + u - v, at - u + v, at - u - v):
            shade = thrown(verts, s.axis, s.at, lamp)
            out += corners(shade.min(0), shade.max(0))
        reach = SPREAD * min(heights(verts, s.axis, s.at).max(), HIGHEST)
        out += corners(verts.min(0) - reach, verts.max(0) + reach)
    return out


def material_of(seen: Iterable[Object]) -> str:
    """What a layer is made of; clear panes, dark insides and what only hides go with it, steel goes with wood."""
    kinds = {o["material"] for o in seen if not o.is_holdout} - {"glass", "dark"}
    if kinds == {"wood", "steel"}:
        return "wood"
    if len(kinds) > 1:
        raise ValueError(f"a layer is of one material, not of {sorted(kinds)}")
    return kinds.pop() if kinds else "wood"


def materials_of(job: Job, seen: Sequence[Object]) -> dict[str, str]:
    """Picture layer → material; the parts of an under-structure are layers of their own."""
    if job.kind == "under":
        return {o["layer"]: o["material"] for o in seen}
    return {job.layer: material_of(seen)}


def picture(job: Job, piece: Piece, camera: Camera, batch: Batch, out: Path) -> dict[str, object]:
    """Render light and grain of a piece; answers what the packer wants to know of them."""
    own = registry.stage_for(job)
    drawn = own.thumb_frame if job.is_small else own.frame
    bpy.context.scene.cycles.filter_width = own.pixel_filter
    stage.light(piece.view, own)
    scene.glows(piece.glows)
    for o in piece.seen:
        o.visible_camera = True
    for o in piece.casters:
        o.visible_camera = False
    pixel = (camera.ortho or camera.distance * scene.SENSOR / camera.lens) / drawn[0]
    box = [0, 0, *drawn]
    if not job.is_small:
        points = piece.extent or [o.matrix_world @ v.co for o in piece.seen for v in o.data.vertices]
        box = bounds([*points, *shaded(piece)], drawn, own.pad, own.packing.relief_step)
    materials = materials_of(job, piece.seen)
    draws_light = batch.only in ("", "light")
    of_metal = "metal" in materials.values()
    samples = own.light_samples("metal" if of_metal else job.layer, batch.samples, job.tokens)
    if draws_light:
        scene.ambience(own, mirrors=of_metal)
        render(out / "light.exr", "light", samples, drawn, box, scene.METALS if of_metal else None)
    scene.ambience(None)
    if draws_light:
        render(out / "cover.exr", "cover", own.cover, drawn, box, scene.EDGES)
    if batch.only in ("", "grain") and job.grain and not figures.FIGURES.keys().isdisjoint(materials.values()):
        render(out / "grain.exr", "grain", own.grain_samples(job.layer, batch.samples), drawn, box)
    if batch.only in ("", "relief") and job.grain and "wood" in materials.values():
        silence(piece.seen)
        bpy.context.scene.cycles.filter_width = POINT
        render(out / "relief.exr", "relief", 1, drawn, box)
    return {
        "box": box,
        "materials": materials,
        "samples": samples,
        "has_panes": any(o["material"] == "glass" for o in piece.seen),
        "is_cut": any(o["layer"] == "cut" for o in piece.seen),
        "whole": piece.extent is not None or job.kind == "swatch",
        "pixel": pixel,
        "tone_from": piece.tone_from,
        "cast": parts(out / "parts.npz", piece, camera, own, box) if draws_light and piece.stands else None,
    }


def silence(seen: Iterable[Object]) -> None:
    """What only hides tells no relief of its own into the pixels that it shares. Not before the light is drawn: it
    throws some back.
    """
    for o in seen:
        if o.is_holdout:
            o.data.materials.clear()
            o.data.materials.append(bpy.data.materials["dark"])


def has_nothing(job: Job, only: str) -> bool:
    """Whether there is nothing to draw of this picture: it has no grain of its own, is shade alone or has none."""
    if only == "shade":
        return job.kind not in SHADED
    return (only in ("grain", "relief") and not job.grain) or (only == "light" and job.kind == "shadow")


def run(job: Job, batch: Batch, out: Path) -> None:
    """Render everything one job needs into the folder `out`."""
    if has_nothing(job, batch.only):
        (out / "meta.json").write_text(json.dumps({"job": asdict(job), "only": batch.only}), encoding="utf8")
        return
    scene.clear()
    own = registry.stage_for(job)
    piece = registry.build(job)
    frame = own.thumb_frame if job.is_small else own.frame
    camera = stage.camera_of(piece.view, frame)
    scene.use(camera)
    meta: dict[str, object] = {"job": asdict(job), "frame": frame, "empty": not piece.seen}
    if job.kind in SHADED and piece.seen and batch.only in ("", "shade"):
        shading = [*piece.seen, *piece.casters] if job.kind == "under" else piece.seen
        meta["camera"] = {**solids(out / "solids.npz", shading, camera, piece), "frame": frame}
    if job.kind != "shadow" and piece.seen and batch.only != "shade":
        meta |= picture(job, piece, camera, batch, out)
    meta["only"] = batch.only
    (out / "meta.json").write_text(json.dumps(meta), encoding="utf8")


def main() -> None:
    batch = read_batch(sys.argv[sys.argv.index("--") + 1])
    scene.start(batch.threads)
    for job in batch.jobs:
        out = batch.work / "raw" / job.folder
        part = out.with_name(out.name + ".part")
        shutil.rmtree(part, ignore_errors=True)
        shutil.rmtree(out, ignore_errors=True)
        os.makedirs(part)
        try:
            run(job, batch, part)
        except Exception as error:  # one bad job must not stop the rest
            traceback.print_exc()
            print("SKIPPED", job.id, repr(error), flush=True)
            continue
        os.rename(part, out)
        print("DONE", job.id, flush=True)


if __name__ == "__main__":
    main()
    sys.stdout.flush()
    os._exit(0)  # Blender as a module hangs while it is torn down
