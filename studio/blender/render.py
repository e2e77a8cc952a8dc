"""Blender entry: blender -b -P render.py -- jobs.json. Renders raw passes of every family but the tables (../render.py).

Prints one line `DONE <job>` per job; scripts/studio.ts and pack.py do the rest.
"""
import json
import os
import shutil
import sys

STUDIO = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, STUDIO)

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from blender import render_tables as tables  # noqa: E402
from blender import scene  # noqa: E402
from blender import closures, stage  # noqa: E402
from families.build import build  # noqa: E402

PAD = 4  # pixels around what is seen
FILTER = 1.15  # pixels: crisper than the tables', since the picture is enlarged


def use(camera):
    """The one camera of the scene."""
    old = bpy.context.scene.camera
    if old:
        bpy.data.objects.remove(old)
    scene.camera(camera)


def material_of(seen):
    """What a layer is made of; clear panes, dark insides and what only hides go with it."""
    kinds = {o["material"] for o in seen if not o.is_holdout} - {"glass", "dark"}
    if len(kinds) > 1:
        raise ValueError(f"a layer is of one material, not of {sorted(kinds)}")
    return kinds.pop() if kinds else "wood"


def whole_steps(box, frame, step):
    """The box grown to whole steps of pixels, so that it lies on whole pixels of the full frame too."""
    x, y, w, h = box
    x0, y0 = x // step * step, y // step * step
    x1, y1 = min(frame[0], -(-(x + w) // step) * step), min(frame[1], -(-(y + h) // step) * step)
    return [x0, y0, x1 - x0, y1 - y0]


def run(job, data, out):
    scene.clear()
    piece = build(job, data)
    frame = data["thumbFrame" if job["kind"] == "thumb" else "frame"]
    drawn = [v * data["furniture"]["drawn"][0] // data["furniture"]["drawn"][1] for v in frame]
    view, samples = piece.view, data["samples"]
    spec = stage.camera_of(view, frame)
    use(spec)
    meta = {"job": job, "frame": frame, "contact": 0, "empty": not piece.seen}
    if job["kind"] == "shadow" and piece.seen:
        tables.solids(f"{out}/solids.npz", piece.seen)
        raw = dict(np.load(f"{out}/solids.npz"))
        eye, turn = scene.pose(spec)
        raw["verts"], eye = stage.shade_space(raw["verts"], eye, view)
        np.savez(f"{out}/solids.npz", **raw)
        meta["camera"] = {"eye": list(eye), "turn": [list(row) for row in turn], "focal": spec["lens"] / 36, "frame": frame}
    elif piece.seen:
        stage.light(view)
        for o in piece.seen:
            o.visible_camera = True
        for o in piece.casters:
            o.visible_camera = False
        bpy.data.objects["floor"].visible_camera = False
        points = piece.extent or [o.matrix_world @ v.co for o in piece.seen for v in o.data.vertices]
        pixel = (spec["ortho"] if view.ortho else spec["distance"] * 36 / spec["lens"]) / drawn[0]
        if job["kind"] == "thumb":
            drawn, box = frame, [0, 0, *frame]
        else:
            box = whole_steps(tables.bounds(points, drawn, PAD + round(2 * piece.contact / pixel)), drawn, data["furniture"]["drawn"][0])
        scene.ambience(True)
        tables.render(f"{out}/light.exr", "light", samples.get(job["layer"], samples["light"]), drawn, box)
        material = material_of(piece.seen)
        if job["grain"] and material in figures.FIGURES:
            scene.ambience(False)
            tables.render(f"{out}/grain.exr", "grain", samples["grain"], drawn, box)
        meta |= {"box": box, "drawn": drawn, "material": material, "whole": piece.extent is not None, "contact": piece.contact / pixel}
    with open(f"{out}/meta.json", "w") as f:
        json.dump(meta, f)


def main():
    batch = json.load(open(sys.argv[sys.argv.index("--") + 1]))
    data = batch["data"]
    scene.start({**data, "camera": {"yaw": 0, "elevation": 10, "distance": 200, "lens": 70, "target": [0, 0, 0]}})
    closures.build()
    bpy.context.scene.cycles.filter_width = FILTER
    for job in batch["jobs"]:
        out = os.path.join(data["work"], "raw", job["id"].replace("/", "_"))
        part = out + ".part"
        shutil.rmtree(part, ignore_errors=True)
        shutil.rmtree(out, ignore_errors=True)
        os.makedirs(part)
        try:
            run(job, data, part)
        except Exception as error:  # one bad job must not stop the rest
            import traceback
            traceback.print_exc()
            print("SKIPPED", job["id"], repr(error), flush=True)
            continue
        os.rename(part, out)
        print("DONE", job["id"], flush=True)


if __name__ == "__main__":
    main()
