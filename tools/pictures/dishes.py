"""Crockery of the studio: the plate and the bowl with the blue ikat rim, boards, cups, paper."""

import os
import tempfile

import numpy as np
from PIL import Image, ImageDraw

from materials import film, glass, material
from shapes import TAU, lathe, mesh, noise, place, slab, rounded, surface

WORK = os.path.join(tempfile.gettempdir(), 'bozor-pictures')
COBALT, NAVY, TURQUOISE = '#1d4fa8', '#143d86', '#3fb6c9'


def _curve(*points):
    """Outline through cubic Béziers: start, then triples."""
    at, rest, line = np.array(points[0], float), points[1:], []
    for k in range(0, len(rest), 3):
        b, c, d = (np.array(p, float) for p in rest[k:k + 3])
        for t in np.linspace(0, 1, 14):
            line.append((1 - t) ** 3 * at + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d)
        at = d
    return np.array(line)


def _turned(points, degrees, centre=1000):
    a = np.radians(degrees)
    p = np.asarray(points) - centre
    return [tuple(q) for q in np.stack([p[:, 0] * np.cos(a) - p[:, 1] * np.sin(a), p[:, 0] * np.sin(a) + p[:, 1] * np.cos(a)], 1) + centre]


def _plate_picture():
    os.makedirs(WORK, exist_ok=True)
    path = f'{WORK}/plate.png'
    image = Image.new('RGB', (2000, 2000), '#fbfaf5')
    d = ImageDraw.Draw(image)
    petal = _curve((1000, 60), (1050, 120), (1050, 190), (1000, 250), (950, 190), (950, 120), (1000, 60))
    inner = _curve((1000, 100), (1024, 140), (1024, 180), (1000, 215), (976, 180), (976, 140), (1000, 100))
    leaf = _curve((1000, 215), (970, 205), (960, 181), (962, 159), (986, 163), (1000, 183), (1000, 215))
    for k in range(24):
        d.polygon(_turned(petal, k * 15), fill=COBALT)
        d.polygon(_turned(inner, k * 15), fill=TURQUOISE)
        x, y = _turned([(1000, 152)], k * 15)[0]
        d.ellipse((x - 13, y - 13, x + 13, y + 13), fill='white')
        x, y = _turned([(1000, 92)], k * 15 + 7.5)[0]
        d.ellipse((x - 20, y - 20, x + 20, y + 20), fill=TURQUOISE)
        d.line(_turned([(1000, 120), (1000, 215)], k * 15 + 7.5), fill=COBALT, width=8)
        for side in (leaf, leaf * [-1, 1] + [2000, 0]):
            d.polygon(_turned(side, k * 15 + 7.5), fill='#2f6fd0')
    for r, w, c in ((985, 22, NAVY), (955, 8, TURQUOISE), (738, 14, NAVY), (712, 7, TURQUOISE)):
        d.ellipse((1000 - r, 1000 - r, 1000 + r, 1000 + r), outline=c, width=w)
    image.resize((1400, 1400), Image.LANCZOS).save(path)
    return path


def _bowl_picture():
    path = f'{WORK}/bowl.png'
    image = Image.new('RGB', (2400, 400), '#fbfaf5')
    d = ImageDraw.Draw(image)
    for k in range(24):
        x = k * 100 + 50
        d.polygon([tuple(p) for p in _curve((x, 70), (x + 34, 130), (x + 34, 190), (x, 250), (x - 34, 190), (x - 34, 130), (x, 70))], fill=COBALT)
        d.polygon([tuple(p) for p in _curve((x, 110), (x + 16, 140), (x + 16, 180), (x, 210), (x - 16, 180), (x - 16, 140), (x, 110))], fill=TURQUOISE)
        d.ellipse((x + 40, 100, x + 60, 120), fill=TURQUOISE)
        d.line((x + 50, 130, x + 50, 230), fill=COBALT, width=6)
    for y, w, c in ((22, 24, NAVY), (48, 9, TURQUOISE), (285, 14, NAVY), (310, 7, TURQUOISE)):
        d.line((0, y, 2400, y), fill=c, width=w)
    image.save(path)
    return path


def _glaze(image=None, color='#fbfaf5'):
    return material(color, rough=0.12, spec=0.5, coat=0.4, image=image)


def plate(picture=True, radius=1.56):
    """Shallow plate; food lies at z = 0.02 inside a radius of 1.1."""
    k = radius / 1.56
    profile = [(1e-4, 0.09), (0.8, 0.10), (1.0, 0.13), (1.25, 0.22), (1.5, 0.355), (1.545, 0.38), (1.56, 0.38), (1.562, 0.37), (1.3, 0.19),
               (0.9, 0.05), (0.85, 0), (1e-4, 0)]
    obj = lathe([(r * k, (z - 0.09) * k) for r, z in profile], _glaze(_plate_picture() if picture else None), seg=128, sharp=True)
    if picture:
        from shapes import verts_of
        uv = verts_of(obj)[:, :2] / (2 * radius * 0.995) + 0.5
        layer = obj.data.uv_layers.new()
        index = np.empty(len(obj.data.loops), dtype=int)
        obj.data.loops.foreach_get('vertex_index', index)
        layer.data.foreach_set('uv', uv[index].astype(np.float32).ravel())
    return obj


def bowl():
    """Deep bowl; food fills it to about z = 0.95, radius 1.1 there; the rim is at 1.18, radius 1.26."""
    outside = [(1e-4, 0), (0.46, 0), (0.50, 0.06), (0.85, 0.31), (1.12, 0.74), (1.25, 1.16)]
    rim = [(1.25, 1.16), (1.262, 1.18), (1.245, 1.18)]
    inside = [(1.245, 1.18), (1.07, 0.78), (0.78, 0.41), (1e-4, 0.24)]
    body = lathe(list(reversed(outside[2:])), _glaze(_bowl_picture()), seg=128, steps=40, uv=True)
    layer = body.data.uv_layers[0]
    uv = np.empty(len(layer.data) * 2, dtype=np.float32)
    layer.data.foreach_get('uv', uv)
    uv[1::2] = 1 - uv[1::2]
    layer.data.foreach_set('uv', uv)
    foot = lathe(outside[:3], _glaze(), seg=96, sharp=True)
    lip = lathe(rim, _glaze(color='#143d86'), seg=128, sharp=True)
    well = lathe(inside, _glaze(), seg=96, steps=32)
    return [body, foot, lip, well]


def white_bowl(r=1.25, h=0.95, color='#f6f4ef', foot=0.5):
    return lathe([(1e-4, 0), (r * foot, 0), (r * foot * 1.05, 0.05), (r * 0.82, h * 0.38), (r * 0.98, h * 0.85), (r, h), (r * 0.97, h),
                  (r * 0.94, h * 0.82), (r * 0.75, h * 0.4), (r * 0.4, 0.16), (1e-4, 0.13)], _glaze(color=color), seg=128, steps=90)


def saucer(r=1.0, color='#f8f6f2'):
    return lathe([(1e-4, 0), (r * 0.55, 0), (r * 0.6, 0.03), (r * 0.95, 0.13), (r, 0.155), (r * 0.98, 0.17), (r * 0.6, 0.075), (1e-4, 0.06)],
                 _glaze(color=color), seg=128, steps=70)


def cup(r=0.62, h=0.78, color='#f8f6f2', z=0.06):
    """Cup without its handle: fill to z + h * 0.86."""
    from shapes import tube
    body = lathe([(1e-4, z), (r * 0.52, z), (r * 0.56, z + 0.04), (r * 0.80, z + h * 0.28), (r * 0.96, z + h * 0.7), (r, z + h), (r * 0.955, z + h + 0.005),
                  (r * 0.91, z + h * 0.7), (r * 0.74, z + h * 0.3), (1e-4, z + 0.08)], _glaze(color=color), seg=96, steps=80)
    loop = [(r * 0.90, 0, z + h * 0.82), (r * 1.25, 0, z + h * 0.90), (r * 1.5, 0, z + h * 0.66), (r * 1.32, 0, z + h * 0.36), (r * 0.82, 0, z + h * 0.26)]
    handle = tube(loop, [0.075, 0.06, 0.06, 0.06, 0.07], _glaze(color=color), seg=20, flat=1.35)
    return [body, handle]


def pool(r, z, mat, seg=96, wave=0.0, seed=0):
    """Surface of a drink or a soup."""
    def fn(u, v):
        a = -u * TAU
        x, y = r * v * np.cos(a), r * v * np.sin(a)
        return x, y, z + wave * noise(np.stack([x, y, 0 * x], -1), 2.2, 2, seed)
    return surface(fn, seg, 24, mat, wrap=True)


def board(w=2.6, d=1.7, h=0.14):
    m = material('#9a6536', rough=0.5, tints=[(0.3, '#744521'), (0.7, '#a9713e')], tint_scale=2.2, stretch=(1, 10, 10))
    return slab([(x, y - d / 2) for x, y in rounded(w, d, 0.22)], 0, h, m, 0.035)


def paper_sheet(w, d, mat, crease=0.05, seed=0):
    def fn(u, v):
        x, y = (u - 0.5) * w, (v - 0.5) * d
        return x, y, 0.01 + crease * (1 + noise(np.stack([x, y, 0 * x], -1), 1.6, 3, seed))
    return surface(fn, 60, 60, mat)
