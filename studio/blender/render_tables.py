"""Blender entry: blender -b -P render.py -- jobs.json. Renders raw passes into studio/.work/raw/<job>/.

Prints one line `DONE <job>` per job; the orchestrator (scripts/studio.ts) and pack.py do the rest.
"""
import json
import os
import shutil
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402

from families.table import pieces  # noqa: E402
from blender import scene  # noqa: E402


def render(path, view_layer, samples, frame, box=None, scale=100):
    """One render of a view layer to an EXR; box = [x, y, w, h] in frame pixels, cropped to it."""
    s = bpy.context.scene
    for v in s.view_layers:
        v.use = v.name == view_layer
    s.cycles.samples = samples
    r = s.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = frame[0], frame[1], scale
    r.use_border = r.use_crop_to_border = box is not None
    if box:
        x, y, w, h = box
        inside = 0.25  # of a pixel: the border is cut down to whole pixels, and rounding must not lose one
        r.border_min_x, r.border_max_x = (x + inside) / frame[0], min(1, (x + w + inside) / frame[0])
        r.border_min_y, r.border_max_y = (frame[1] - y - h + inside) / frame[1], min(1, (frame[1] - y + inside) / frame[1])
    r.filepath = path
    began = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"TIME {os.path.basename(path)} {time.time() - began:.1f} s", flush=True)


def bounds(points, frame, pad=5):
    """Pixel box [x, y, w, h] of what the camera sees of these points, padded, within the frame."""
    s = bpy.context.scene
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = frame[0], frame[1], 100
    bpy.context.view_layer.update()
    pts = np.array([world_to_camera_view(s, s.camera, Vector(p)) for p in points])
    px, py = pts[:, 0] * frame[0], (1 - pts[:, 1]) * frame[1]
    x0, y0 = max(0, int(px.min()) - pad), max(0, int(py.min()) - pad)
    x1, y1 = min(frame[0], int(px.max()) + pad + 1), min(frame[1], int(py.max()) + pad + 1)
    x1 += (x1 - x0) % 2 if x1 < frame[0] else -((x1 - x0) % 2)
    y1 += (y1 - y0) % 2 if y1 < frame[1] else -((y1 - y0) % 2)
    return [x0, y0, x1 - x0, y1 - y0]


def solids(path, objects):
    """What throws shade on the floor, for shadow.py: vertices, polygon corners, and where each object's begin."""
    verts, corners, sizes, starts, at = [], [], [], [], 0
    for o in objects:
        co = np.empty(len(o.data.vertices) * 3, np.float32)
        o.data.vertices.foreach_get("co", co)
        index = np.empty(len(o.data.loops), np.int32)
        o.data.loops.foreach_get("vertex_index", index)
        size = np.empty(len(o.data.polygons), np.int32)
        o.data.polygons.foreach_get("loop_total", size)
        verts.append(co.reshape(-1, 3))
        corners.append(index + at)
        sizes.append(size)
        starts.append(len(size))
        at += len(o.data.vertices)
    np.savez(path, verts=np.concatenate(verts), corners=np.concatenate(corners), sizes=np.concatenate(sizes), starts=np.array(starts))


def thumb_material(seen):
    """A thumb is one picture: steel if all of it is."""
    return "steel" if all(o["material"] == "steel" for o in seen) else "wood"


def camera_of(spec):
    """Where the family's camera is and how it turns, for shadow.py: position, rotation rows, focal length in frame widths."""
    eye, turn = scene.pose(spec)
    return {"eye": list(eye), "turn": [list(row) for row in turn], "focal": spec["lens"] / 36}


def run(job, data, out):
    """Render everything one job needs into the folder `out`."""
    scene.clear()
    samples = data["samples"]
    frame = data["frame"]
    seen, casters = pieces.build(job, data)
    view = job.get("camera")
    if view:
        old = bpy.context.scene.camera
        bpy.data.objects.remove(old)
        scene.camera(view)
        frame = data["thumbFrame"]
    for o in seen:
        o.visible_camera = True
    for o in casters:
        o.visible_camera = False
    floor = bpy.data.objects["floor"]
    floor.visible_camera = False
    floor.location.z = job.get("floor", 0)
    if job["kind"] == "top":  # the same box for every edge, so that edges can share their grain pictures
        points = pieces.top_extent(data, job["shape"], job["bucket"], job["height"])
    else:
        points = [v.co for o in seen for v in o.data.vertices]
    box = [0, 0, *frame] if view else bounds(points, frame)
    scene.ambience(True)
    n = samples["thumb"] if view else samples["top" if job["kind"] == "top" else "light"]
    render(f"{out}/light.exr", "light", n, frame, box)
    made_of = {o["layer"]: o["material"] for o in seen} if job["kind"] != "thumb" else {"any": thumb_material(seen)}
    if job["grain"] and "wood" in made_of.values():
        scene.ambience(False)
        render(f"{out}/grain.exr", "grain", samples["grain"] * (2 if view else 1), frame, box)
    if job["kind"] == "under":
        solids(f"{out}/solids.npz", [*seen, *casters])
    if view:
        bpy.data.objects.remove(bpy.context.scene.camera)
        scene.camera(data["camera"])
    eye = {**camera_of(data["camera"]), "frame": data["frame"]}
    meta = {"job": job, "frame": frame, "box": box, "madeOf": made_of, "camera": eye}
    with open(f"{out}/meta.json", "w") as f:
        json.dump(meta, f)


def main():
    batch = json.load(open(sys.argv[sys.argv.index("--") + 1]))
    data = batch["data"]
    scene.start(data)
    for job in batch["jobs"]:
        out = os.path.join(data["work"], "raw", job["id"].replace("/", "_"))
        part = out + ".part"
        shutil.rmtree(part, ignore_errors=True)
        shutil.rmtree(out, ignore_errors=True)
        os.makedirs(part)
        run(job, data, part)
        os.rename(part, out)
        print("DONE", job["id"], flush=True)


if __name__ == "__main__":
    main()
