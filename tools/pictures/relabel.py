"""Packs whose label was mended after the render: text and drawings, in pixels of the 480 tile.

Run once on the pictures as they were (python3 tools/pictures/relabel.py FOLDER_WITH_ONEST_TTF); kept to tell what was done.
"""

import colorsys
import os
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

IMAGES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../apps/api/seed/images')
FINE = 4


def load(name):
    return np.asarray(Image.open(f'{IMAGES}/{name}.webp').convert('RGBA')).astype(float)


def save(px, name):
    Image.fromarray(np.clip(px + 0.5, 0, 255).astype(np.uint8), 'RGBA').save(f'{IMAGES}/{name}.webp', 'WEBP', quality=88, alpha_quality=90, method=6)


def wipe(px, left, top, right, bottom, across=False):
    """Fills a box from its two edges: above and below, or left and right."""
    if across:
        a, b = px[top:bottom, left - 3:left].mean(axis=1), px[top:bottom, right:right + 3].mean(axis=1)
        t = np.linspace(0, 1, right - left)[None, :, None]
        px[top:bottom, left:right] = a[:, None] * (1 - t) + b[:, None] * t
    else:
        a, b = px[top - 3:top, left:right].mean(axis=0), px[bottom:bottom + 3, left:right].mean(axis=0)
        t = np.linspace(0, 1, bottom - top)[:, None, None]
        px[top:bottom, left:right] = a[None] * (1 - t) + b[None] * t


def font(size, weight):
    face = ImageFont.truetype(os.path.join(sys.argv[1], 'onest.ttf'), round(size * FINE))
    face.set_variation_by_axes([weight])
    return face


def write(px, text, centre, size, color, weight=500, slope=0.0, squeeze=1.0, alpha=255):
    """Text around a centre; slope is the fall per pixel to the right, squeeze the width."""
    layer = Image.new('RGBA', (480 * FINE, 480 * FINE), (*color, 0))
    d = ImageDraw.Draw(layer)
    face = font(size, weight)
    l, t, r, b = d.textbbox((0, 0), text, font=face)
    d.text((centre[0] * FINE - (l + r) / 2, centre[1] * FINE - (t + b) / 2), text, font=face, fill=(*color, alpha))
    cx, cy = centre[0] * FINE, centre[1] * FINE
    layer = layer.transform(layer.size, Image.AFFINE, (1 / squeeze, 0, cx - cx / squeeze, -slope, 1, slope * cx), Image.BICUBIC)
    lay(px, layer)


def lay(px, layer):
    fine = np.asarray(layer.resize((480, 480), Image.LANCZOS)).astype(float)
    a = fine[..., 3:] / 255
    px[..., :3] = px[..., :3] * (1 - a) + fine[..., :3] * a


def turn_hue(px, of, by, gain=1.0):
    """Turns the colours whose hue lies in `of` (degrees) by some degrees."""
    rgb = px[..., :3] / 255
    flat = np.array([colorsys.rgb_to_hsv(*p) for p in rgb.reshape(-1, 3)])
    pick = (flat[:, 0] * 360 > of[0]) & (flat[:, 0] * 360 < of[1]) & (flat[:, 1] > 0.12)
    flat[pick, 0] = (flat[pick, 0] + by / 360) % 1
    flat[pick, 2] = np.clip(flat[pick, 2] * gain, 0, 1)
    px[..., :3] = np.array([colorsys.hsv_to_rgb(*p) for p in flat]).reshape(rgb.shape) * 255


def seed_shapes(px, shapes):
    """Nuts and peas: (x, y, rx, ry, turn, dark, light, kind)."""
    y, x = np.mgrid[0:480 * FINE, 0:480 * FINE] / FINE
    layer = np.zeros((480 * FINE, 480 * FINE, 4))
    for cx, cy, rx, ry, turn, dark, light, kind in shapes:
        a = np.radians(turn)
        u, v = ((x - cx) * np.cos(a) + (y - cy) * np.sin(a)) / rx, (-(x - cx) * np.sin(a) + (y - cy) * np.cos(a)) / ry
        wide = 1 - 0.42 * np.clip(-v, 0, 1) if kind == 'almond' else 1 - 0.1 * np.clip(-v, 0, 1)
        r = np.hypot(u / wide, v)
        glow = np.clip(1.1 - np.hypot(u + 0.35, v + 0.35) * 0.85, 0, 1)
        color = np.array(dark) * (1 - glow[..., None]) + np.array(light) * glow[..., None]
        if kind == 'almond':
            color = color * (1 - 0.13 * (np.cos(u / wide * 14) > 0.35))[..., None]
        else:
            color = color * (1 - 0.30 * np.exp(-(u / 0.10) ** 2) * (v > -0.75) * (v < 0.2))[..., None]
        inside = r < 1
        layer[inside, :3], layer[inside, 3] = color[inside], 255
    lay(px, Image.fromarray(layer.astype(np.uint8), 'RGBA'))


def main():
    milk = load('milk-carton')
    wipe(milk, 178, 228, 252, 248, across=True)
    wipe(milk, 325, 217, 349, 233, across=True)
    write(milk, '1,5% yogʻli', (214.5, 236), 13.2, (58, 92, 150), slope=0.05)
    write(milk, '1,5% yogʻli', (337, 225), 8, (90, 112, 150), slope=-0.2, squeeze=0.42)
    turn_hue(milk, (190, 250), -30, 1.04)
    save(milk, 'milk-carton-light')

    water = load('water-bottle')
    wipe(water, 206, 262, 274, 273, across=True)
    write(water, 'gazsiz suv', (240, 268), 9, (45, 84, 130))
    small = water.copy()
    save(water, 'water-bottle')
    wipe(small, 216, 321, 264, 340, across=True)
    write(small, '0,5 L', (240, 330.5), 11.5, (255, 255, 255), 800, squeeze=1.12)
    tile = Image.new('RGBA', (480, 480), (0, 0, 0, 0))
    k = 0.80
    tile.paste(Image.fromarray(np.clip(small + 0.5, 0, 255).astype(np.uint8), 'RGBA').resize((round(480 * k),) * 2, Image.LANCZOS), (round(240 * (1 - k)), round(425 * (1 - k))))
    save(np.asarray(tile).astype(float), 'water-bottle-small')

    can = load('chickpea-can')
    wipe(can, 199, 266, 284, 346, across=True)
    pea = ((176, 128, 58), (246, 220, 150), 'pea')
    seed_shapes(can, [(x, y, 15.5, 15.5, t, *pea) for x, y, t in ((241, 282, 20), (224, 304, -30), (258, 305, 60), (241, 325, 10), (210, 326, 100), (271, 328, -60))])
    save(can, 'chickpea-can')

    bag = load('almonds-pouch')
    wipe(bag, 180, 268, 288, 368, across=True)
    nut = ((112, 58, 22), (206, 140, 82), 'almond')
    seed_shapes(bag, [(x, y, 16, 27, t, *nut) for x, y, t in ((234, 296, 8), (212, 332, -38), (256, 334, 34))])
    save(bag, 'almonds-pouch')

    # The perfume is sold in three sizes: its label names none.
    rose = load('perfume-rose')
    wipe(rose, 216, 332, 262, 346, across=True)
    save(rose, 'perfume-rose')


main()
