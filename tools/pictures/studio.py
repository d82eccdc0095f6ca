"""The studio: one light, one camera rule, one shadow, one way of writing the WebP."""

import os
import subprocess
import tempfile
import time

import bpy
import numpy as np
from PIL import Image, ImageFilter
from mathutils import Vector

from denoise import denoise
from materials import linear

FRAME = 430
# Degrees from the front and above the horizon, as the packs and the dishes were taken.
VIEWS = {'pack': (-14, 15), 'object': (-24, 22), 'table': (-10, 28), 'dish': (0, 39), 'top': (0, 52), 'front': (-6, 10)}
SHADOW_FRAME = 1.6
# 64 levels of alpha: fewer show as steps in the shadow, more cost as many bytes as the object.
WEBP = '-m 6 -q 70 -alpha_q 76 -alpha_filter best'.split()


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', 1
    scene.render.film_transparent = True
    scene.render.resolution_percentage = 100
    scene.render.image_settings.file_format = 'OPEN_EXR'
    scene.view_settings.view_transform = 'Raw'
    c = scene.cycles
    c.device, c.film_transparent_glass = 'CPU', True
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 8, 2, 2, 6, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 3.0, 0.8
    c.use_denoising = False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.06, 8


def _lights(size):
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'
    tree = world.node_tree
    tree.nodes['Background'].inputs['Strength'].default_value = 0.52
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color = (0.62, 0.64, 0.68, 1)
    ramp.color_ramp.elements[1].color = (1, 1, 1, 1)
    ramp.color_ramp.elements[1].position = 0.8
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    half = tree.nodes.new('ShaderNodeMath')
    half.operation, half.inputs[1].default_value = 'MULTIPLY_ADD', 0.5
    half.inputs[2].default_value = 0.5
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], half.inputs[0])
    tree.links.new(half.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes['Background'].inputs['Color'])
    for at, watts, edge, color in (
        ((-4.2, -4.6, 6.2), 620, 4.0, '#fff6ea'),
        ((5.5, -3.5, 3.0), 110, 4.0, '#eef4ff'),
        ((2.5, 5.5, 5.5), 260, 3.0, '#ffffff'),
    ):
        data = bpy.data.lights.new('lamp', 'AREA')
        data.energy, data.size, data.color = watts * size * size, edge * size, linear(color)
        lamp = bpy.data.objects.new('lamp', data)
        lamp.location = Vector(at) * size
        lamp.rotation_euler = (-Vector(at)).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.scene.collection.objects.link(lamp)


def _points():
    graph = bpy.context.evaluated_depsgraph_get()
    clouds = []
    for inst in graph.object_instances:
        obj = inst.object
        if obj.type != 'MESH' or obj.original.hide_render:
            continue
        co = np.empty(len(obj.data.vertices) * 3)
        obj.data.vertices.foreach_get('co', co)
        m = np.array(inst.matrix_world)
        clouds.append(co.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3])
    return np.vstack(clouds)


def _camera(points, view):
    azimuth, elevation = (np.radians(a) for a in (VIEWS[view] if isinstance(view, str) else view))
    low, high = points.min(0), points.max(0)
    centre = Vector((low + high) / 2)
    radius = np.linalg.norm(points - np.array(centre), axis=1).max()
    out = Vector((np.sin(azimuth) * np.cos(elevation), -np.cos(azimuth) * np.cos(elevation), np.sin(elevation)))
    data = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    camera.location = centre + out * radius * 5.2
    camera.rotation_euler = (-out).to_track_quat('-Z', 'Y').to_euler()
    data.clip_end = radius * 40
    bpy.context.view_layer.update()
    eye = np.array(camera.matrix_world.inverted())
    seen = points @ eye[:3, :3].T + eye[:3, 3]
    flat = seen[:, :2] / -seen[:, 2:3]
    a, b = flat.min(0), flat.max(0)
    reach = max(b - a) / 2 * 1.05
    data.sensor_width, data.angle = 36, 2 * np.arctan(reach)
    data.shift_x, data.shift_y = ((a + b) / 2) / (2 * reach)
    return camera, reach, (low, high)


def _render(path, samples, resolution):
    scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = resolution
    scene.cycles.samples = samples
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def _pixels(path):
    image = bpy.data.images.load(path, check_existing=False)
    image.colorspace_settings.name = 'Raw'
    w, h = image.size
    px = np.empty(w * h * 4, dtype=np.float32)
    image.pixels.foreach_get(px)
    bpy.data.images.remove(image)
    return px.reshape(h, w, 4)[::-1]


def _passes(folder):
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    source = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '32'
    out.file_slots.clear()
    for name in ('Image', 'Denoising Normal', 'Denoising Albedo'):
        out.file_slots.new(name.split()[-1].lower() + '_')
        tree.links.new(source.outputs[name], out.inputs[-1])


def shoot(out, view='object', samples=18, ground=True, fit=None, folder=os.path.join(tempfile.gettempdir(), 'bozor-pictures'), sink=0.0, gain=1.0):
    """Renders what stands in the scene and writes the tile.

    fit: share of the tile, otherwise by the outline as the packs have it; 'dish' view has its own.
    sink: height of the ground (objects that hang keep their shadow below).
    """
    began = time.time()
    os.makedirs(folder, exist_ok=True)
    bpy.context.view_layer.update()
    points = _points()
    camera, reach, (low, high) = _camera(points, view)
    size = np.linalg.norm(high - low) / 2.6
    _lights(size)
    centre = Vector((low + high) / 2)
    for lamp in bpy.data.objects:
        if lamp.type == 'LIGHT':
            lamp.location += centre
    bpy.ops.mesh.primitive_plane_add(size=size * 60, location=(centre[0], centre[1], low[2] - 0.002 + sink))
    floor = bpy.context.object
    from materials import material
    floor.data.materials.append(material('#dfe1e4', rough=1.0, spec=0))
    floor.visible_camera = False
    floor.visible_glossy = True
    _passes(folder)
    _render(f'{folder}/beauty.exr', samples, FRAME)
    beauty, normal, albedo = (_pixels(f'{folder}/{n}_0001.exr') for n in ('image', 'normal', 'albedo'))
    body = denoise(beauty, normal, albedo)

    shadow = None
    if ground:
        bpy.context.scene.use_nodes = False
        bpy.context.view_layer.cycles.denoising_store_passes = False
        for obj in list(bpy.data.objects):
            if obj.type == 'MESH' and obj is not floor:
                obj.visible_camera = False
        floor.visible_camera = True
        floor.is_shadow_catcher = True
        data = camera.data
        data.shift_x, data.shift_y = data.shift_x / SHADOW_FRAME, data.shift_y / SHADOW_FRAME
        data.angle = 2 * np.arctan(reach * SHADOW_FRAME)
        bpy.context.scene.cycles.adaptive_threshold = 0.1
        _render(f'{folder}/shadow.exr', 12, 72)
        shadow = _pixels(f'{folder}/shadow.exr')[..., 3]
    write_tile(body, shadow, out, view, fit, gain)
    print(f'SHOT {os.path.basename(out)} {time.time() - began:.1f}s {os.path.getsize(out)} bytes')


def _encode(x):
    x = np.clip(x, 0, None)
    x = np.where(x > 0.8, 0.8 + (1 - np.exp(-(x - 0.8) / 0.25)) * 0.2, x)  # shoulder instead of clipping
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)


def write_tile(body, shadow, out, view, fit, gain):
    alpha = np.clip(body[..., 3:], 0, 1)
    color = np.where(alpha > 1e-3, body[..., :3] / np.maximum(alpha, 1e-3), 0) * gain
    rgba = np.concatenate([_encode(color), alpha], axis=-1)
    picture = Image.fromarray((np.clip(rgba, 0, 1) * 255 + 0.5).astype(np.uint8), 'RGBA')
    rows, cols = np.where(alpha[..., 0] > 0.02)
    left, top, right, bottom = cols.min(), rows.min(), cols.max() + 1, rows.max() + 1
    w, h = right - left, bottom - top
    ratio = w / h
    if view in ('dish', 'top'):
        share, base = (0.94, 0.84) if ratio > 1.25 else (0.86, 0.90)
    elif ratio > 1.3:
        share, base = 0.88, 0.80
    elif ratio > 0.86:
        share, base = 0.76, 0.86
    else:
        share, base = 0.80, 0.89
    share = fit or share
    k = share * 480 / max(w, h)
    if h * k < 480 * 0.62 and view not in ('dish', 'top'):
        base = 0.5 + h * k / 480 / 2 + 0.02
    scaled = picture.crop((left, top, right, bottom)).resize((round(w * k), round(h * k)), Image.LANCZOS)
    x, y = round(240 - w * k / 2), max(round(480 * base - h * k), 14)
    tile = Image.new('RGBA', (480, 480), (0, 0, 0, 0))
    if shadow is not None:
        dark = Image.fromarray((np.clip(shadow, 0, 1) * 255).astype(np.uint8))
        edge = round(FRAME * SHADOW_FRAME * k)
        dark = dark.filter(ImageFilter.GaussianBlur(1.3)).resize((edge, edge), Image.BICUBIC).filter(ImageFilter.GaussianBlur(8))
        veil = Image.new('L', (480, 480), 0)
        cx, cy = x + (FRAME / 2 - left) * k, y + (FRAME / 2 - top) * k
        veil.paste(dark, (round(cx - edge / 2), round(cy - edge / 2)))
        fade = np.minimum(1, np.minimum.reduce(np.meshgrid(*[np.minimum(np.arange(480), 479 - np.arange(480))] * 2)) / 46)
        level = np.clip((np.asarray(veil, dtype=float) / 255 - 0.10) * 1.05, 0, 0.6) * fade ** 1.5
        level = np.round(level * 51) / 51  # coarse steps: a fine shadow costs more bytes than the object
        tile = Image.fromarray(np.dstack([np.full((480, 480, 3), (28, 20, 8), np.uint8), (level * 255).astype(np.uint8)]), 'RGBA')
    over = Image.new('RGBA', (480, 480), (0, 0, 0, 0))
    over.paste(scaled, (x, y))
    with tempfile.NamedTemporaryFile(suffix='.png') as sharp:
        Image.alpha_composite(tile, over).save(sharp.name)
        subprocess.run(['cwebp', '-quiet', *WEBP, sharp.name, '-o', out], check=True)
