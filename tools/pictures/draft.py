"""A quick look at a scene without a renderer: flat triangles from far to near."""

import bpy
import numpy as np
from PIL import Image, ImageDraw

from materials import srgb
from studio import VIEWS

LAMP = np.array([-0.5, -0.55, 0.68])


def _encode(c):
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * np.clip(c, 0, None) ** (1 / 2.4) - 0.055)


def _colors(obj, count):
    layer = obj.data.color_attributes.get('Col')
    if layer and len(layer.data) == count:
        c = np.empty(count * 4, dtype=np.float32)
        layer.data.foreach_get('color', c)
        return _encode(c.reshape(-1, 4)[:, :3])
    mat = obj.data.materials[0] if obj.data.materials else None
    base = mat.node_tree.nodes['Principled BSDF'].inputs['Base Color'] if mat and mat.use_nodes else None
    flat = np.array(base.default_value[:3]) if base else np.array([0.5] * 3)
    for node in mat.node_tree.nodes if mat else ():
        if node.type == 'VALTORGB':
            points = node.color_ramp.elements
            flat = np.mean([p.color[:3] for p in points], axis=0)
    return np.broadcast_to(_encode(flat), (count, 3))


def draft(view='object', size=300, **_):
    """Returns the picture of what stands in the scene."""
    azimuth, elevation = (np.radians(a) for a in (VIEWS[view] if isinstance(view, str) else view))
    out = np.array([np.sin(azimuth) * np.cos(elevation), -np.cos(azimuth) * np.cos(elevation), np.sin(elevation)])
    right = np.cross([0, 0, 1], out)
    right /= np.linalg.norm(right)
    up = np.cross(out, right)
    bpy.context.view_layer.update()
    triangles, shades = [], []
    for inst in bpy.context.evaluated_depsgraph_get().object_instances:
        obj = inst.object
        if obj.type != 'MESH' or obj.original.hide_render:
            continue
        data = obj.data
        data.calc_loop_triangles()
        co = np.empty(len(data.vertices) * 3)
        data.vertices.foreach_get('co', co)
        m = np.array(inst.matrix_world)
        co = co.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3]
        tri = np.empty(len(data.loop_triangles) * 3, dtype=int)
        data.loop_triangles.foreach_get('vertices', tri)
        tri = tri.reshape(-1, 3)
        shades.append(_colors(obj, len(data.vertices))[tri].mean(axis=1))
        triangles.append(co[tri])
    t, c = np.vstack(triangles), np.vstack(shades)
    n = np.cross(t[:, 1] - t[:, 0], t[:, 2] - t[:, 0])
    n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-12
    n *= np.where(n @ out < 0, -1, 1)[:, None]
    light = 0.42 + 0.62 * np.clip(n @ (LAMP / np.linalg.norm(LAMP)), 0, None)
    rgb = (np.clip(c * light[:, None] ** 0.8, 0, 1) * 255).astype(int)
    flat = np.stack([t @ right, -(t @ up)], axis=-1)
    low, high = flat.reshape(-1, 2).min(0), flat.reshape(-1, 2).max(0)
    k = size * 0.9 / max(high - low)
    flat = (flat - (low + high) / 2) * k + size / 2
    image = Image.new('RGB', (size, size), tuple((srgb('#e4ecf5') * 255).astype(int)))
    d = ImageDraw.Draw(image)
    for i in np.argsort((t @ out).mean(axis=1)):
        d.polygon([tuple(p) for p in flat[i]], fill=tuple(rgb[i]))
    return image
