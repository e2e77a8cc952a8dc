"""One camera, one set of lights and the floor for the whole family; the render settings. Inches."""
import math

import bpy
from mathutils import Vector

from blender import wood
from blender.nodes import Graph

STAGE = ("key", "front", "fill", "rim", "floor")
BOUNCES = 2


def look(obj, target):
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat("-Z", "Y").to_euler()


def area(name, where, target, size, watts, size_y=None):
    data = bpy.data.lights.new(name, "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size, size_y or size
    data.energy = watts
    obj = bpy.data.objects.new(name, data)
    obj.location = where
    look(obj, target)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def pose(spec):
    """(position, 3x3 rotation) of a camera that looks at spec["target"]."""
    yaw, el, d = math.radians(spec["yaw"]), math.radians(spec["elevation"]), spec["distance"]
    t = Vector(spec["target"])
    away = Vector((math.sin(yaw) * math.cos(el), -math.cos(yaw) * math.cos(el), math.sin(el)))
    return t + away * d, (-away).to_track_quat("-Z", "Y").to_matrix()


def camera(spec):
    """The family's camera: 3/4 from the right front, a little above, long lens."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_end = spec["lens"], 36, 2000
    if "ortho" in spec:
        data.type, data.ortho_scale = "ORTHO", spec["ortho"]
    obj = bpy.data.objects.new("camera", data)
    obj.location, turn = pose(spec)
    obj.rotation_euler = turn.to_euler()
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    return obj


def lights():
    """Soft key from the upper left front, fill from the right, a soft box behind on the left for the sheen."""
    area("key", (-100, -110, 198), (0, 0, 20), 150, 4.65e5)
    area("front", (40, -300, 70), (0, 0, 18), 180, 3.0e5)
    area("fill", (230, -60, 80), (0, 0, 18), 140, 1.5e5)
    rim = area("rim", (-190, 200, 118), (0, 0, 30), 150, 0.55e5, 90)
    rim.visible_diffuse = False  # sheen only: it must not throw a second shadow


def sky(tree):
    """A studio's white room, brighter behind on the left: what a polished top mirrors falls off softly to the right."""
    g = Graph(tree)
    x, y, z = g.split(g.node("ShaderNodeTexCoord").outputs["Generated"])
    toward = g.step(x * -0.66 + y * 0.66 + z * 0.35, -0.1, 1.0)
    overhead = g.step(z, 0.55, 0.95)  # what the arrises mirror
    g.put(0.22 + toward * 0.26 + overhead * 0.55, tree.nodes["Background"].inputs["Strength"])


def floor():
    mesh = bpy.data.meshes.new("floor")
    s = 700
    mesh.from_pydata([(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [], [(0, 1, 2, 3)])
    mat = bpy.data.materials.new("floor")
    mat.use_nodes = True
    b = mat.node_tree.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (0.62, 0.62, 0.62, 1)
    b.inputs["Specular"].default_value = 0
    mesh.materials.append(mat)
    obj = bpy.data.objects.new("floor", mesh)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def start(data):
    """An empty scene with lights, floor, world, camera and two view layers (light, grain)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    wood.build()
    wood.steel()
    world = bpy.data.worlds.new("world")
    s.world = world
    world.use_nodes = True
    sky(world.node_tree)
    lights()
    floor()
    camera(data["camera"])
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = BOUNCES, BOUNCES, 1
    c.sample_clamp_indirect = 3
    c.caustics_reflective = c.caustics_refractive = False
    c.use_adaptive_sampling = False  # few samples, then a filter that knows the shape (passes.py)
    c.pixel_filter_type, c.filter_width = "BLACKMAN_HARRIS", 1.4
    c.seed = 7
    s.render.film_transparent = True
    s.render.use_persistent_data = False
    s.render.threads_mode, s.render.threads = "FIXED", data.get("threads", 2)
    s.view_settings.view_transform = "Raw"
    i = s.render.image_settings
    i.file_format, i.color_depth, i.exr_codec, i.color_mode = "OPEN_EXR_MULTILAYER", "32", "NONE", "RGBA"  # positions need 32 bits
    light = s.view_layers[0]
    light.name = "light"
    for k in ("diffuse_direct", "diffuse_indirect", "glossy_direct", "glossy_indirect", "glossy_color", "normal", "position"):
        setattr(light, f"use_pass_{k}", True)
    light.aovs.add().name = "mask"
    grain = s.view_layers.new("grain")
    for name in (*wood.AOVS, "mask"):
        grain.aovs.add().name = name
    return s


def clear():
    """Remove the piece of the last job, keep the stage."""
    for obj in list(bpy.data.objects):
        if obj.get("layer"):
            mesh = obj.data
            bpy.data.objects.remove(obj)
            bpy.data.meshes.remove(mesh)


def ambience(on):
    """Lights and sky on or off (grain renders need none)."""
    s = bpy.context.scene
    s.world.node_tree.nodes["Background"].inputs["Color"].default_value = (1, 1, 1, 1) if on else (0, 0, 0, 1)
    for name in STAGE:
        bpy.data.objects[name].hide_render = not on
    s.cycles.max_bounces = BOUNCES if on else 0
