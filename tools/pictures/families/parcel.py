"""How a parcel travels: the courier's scooter, the map, the price."""

import os

from PIL import Image, ImageDraw

from dishes import *
from dishes import WORK
from families.home import torus
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


@good
def scooter():
    red = material('#d3263a', rough=0.16, coat=0.9)
    rubber, black = plastic('#26282c', 0.7), plastic('#2b2e33', 0.45)
    chrome = metal('#cfd3d8', 0.15)
    for x in (-1.22, 1.30):
        place(torus(0.34, 0.13, rubber), (x, 0, 0.47), (90, 0, 0))
        place(disc_cylinder(0.25, -0.07, 0.07, chrome, 0.03), (x, 0, 0.47), (90, 0, 0))
        place(disc_cylinder(0.09, -0.10, 0.10, black, 0.02), (x, 0, 0.47), (90, 0, 0))

    def cowl(p):
        x, y, z = p.T
        return np.stack([x - 0.25 * np.clip(-z, 0, 1) * (x < 0), y * (1 - 0.25 * np.clip(z, 0, 1)), np.where(z < -0.30, -0.30 + (z + 0.30) * 0.2, z)], 1)
    body = ball(red, 1.0, squash=(0.92, 0.42, 0.52), seg=90)
    place(reshape(body, cowl), (-0.92, 0, 1.02))
    place(ball(red, 1.0, squash=(0.56, 0.20, 0.30), seg=60), (1.28, 0, 0.72), (0, 12, 0))
    slab([(-0.5, -0.34), (0.55, -0.34), (0.85, -0.22), (0.85, 0.22), (0.55, 0.34), (-0.5, 0.34)], 0.44, 0.56, red, 0.05)
    slab([(-0.4, -0.27), (0.6, -0.27), (0.6, 0.27), (-0.4, 0.27)], 0.555, 0.575, material('#2b2e33', rough=0.95, bump=('lines', 20, 0.6)), 0.0)

    def shield(u, v):
        y = (u - 0.5) * 2
        half = 0.40 + 0.08 * np.sin(v * np.pi)
        top = 0.20 * y * y * v
        x = np.interp(v, [0, 0.12, 0.3, 1.0], [0.55, 0.78, 0.90, 0.66])
        return x - 0.16 * y * y, y * half, 0.50 + 1.22 * v - top
    thickness(surface(shield, 60, 50, red), 0.07)
    tube([(1.30, 0, 0.47), (1.12, 0, 1.0), (0.86, 0, 1.75)], 0.075, chrome, seg=20)
    for s in (-1, 1):
        tube([(1.30, 0.17 * s, 0.47), (1.16, 0.15 * s, 0.95)], 0.04, chrome, seg=14, steps=4)
    place(ball(red, 1.0, squash=(0.26, 0.24, 0.22), seg=60), (0.84, 0, 1.84))
    lamp = place(disc_cylinder(0.17, 0, 0.09, chrome, 0.03), (1.02, 0, 1.86), (0, 82, 0))
    place(ball(material('#fff6dc', rough=0.1, coat=1.0), 0.145, squash=(0.35, 1, 1), seg=30), (1.10, 0, 1.87))
    place(ball(material('#f2a01e', rough=0.2, coat=0.8), 0.09, squash=(0.7, 1, 1), seg=20), (0.93, -0.30, 1.42))
    tube([(0.70, -0.52, 1.98), (0.80, -0.25, 1.95), (0.82, 0, 1.93), (0.80, 0.25, 1.95), (0.70, 0.52, 1.98)], 0.045, chrome, seg=16)
    for s in (-1, 1):
        tube([(0.76, 0.34 * s, 1.965), (0.66, 0.60 * s, 1.985)], 0.065, black, seg=18, steps=4)
        tube([(0.80, 0.28 * s, 1.96), (0.78, 0.42 * s, 2.25)], 0.018, chrome, seg=8, steps=4)
        place(ball(chrome, 0.13, squash=(0.35, 1, 0.85), seg=30), (0.77, 0.44 * s, 2.32))
    seat = ball(material('#4a2d20', rough=0.5, coat=0.15, bump=('cells', 40, 0.2)), 1.0, squash=(0.62, 0.33, 0.16), seg=70)
    place(seat, (-0.50, 0, 1.56), (0, -3, 0))
    blue, white = plastic('#2f6ae0', 0.4), material('#f6f7fa', rough=0.5)
    tube([(-1.15, 0, 1.35), (-1.35, 0, 1.56)], 0.06, chrome, seg=14, steps=4)
    place(box((0.86, 0.86, 0.80), blue, 0.07, 4), (-1.36, 0, 1.54))
    place(box((0.88, 0.88, 0.09), white, 0.03), (-1.36, 0, 2.02))
    place(box((0.90, 0.90, 0.12), plastic('#2457bd', 0.4), 0.05), (-1.36, 0, 2.26))
    place(prism([tuple(q) for q in smooth_line([(0, -0.17), (0.16, 0.02), (0.13, 0.16), (0, 0.10), (-0.13, 0.16), (-0.16, 0.02), (0, -0.17)], 40)[:-1]], 0.02, white, 0.0), (-1.36, -0.435, 1.78))
    place(ball(material('#c8141f', rough=0.1, coat=1.0), 0.12, squash=(0.5, 1, 0.7), seg=24), (-1.78, 0, 1.14))
    tube([(-0.6, -0.28, 0.50), (-1.0, -0.34, 0.46), (-1.62, -0.36, 0.56)], [0.05, 0.085, 0.10, 0.10, 0.09], chrome, seg=18)
    tube([(-0.42, -0.22, 0.5), (-0.50, -0.40, 0.06)], 0.035, black, seg=10, steps=4)
    return {'view': (-28, 16), 'fit': 0.88}


def streets():
    os.makedirs(WORK, exist_ok=True)
    path, w, h = f'{WORK}/streets.png', 1200, 860
    image = Image.new('RGB', (w, h), '#f2ecdd')
    d = ImageDraw.Draw(image)
    g = rng(8)
    for x, y, a, b in ((90, 90, 300, 230), (760, 520, 1090, 760), (560, 60, 700, 200)):
        d.rounded_rectangle((x, y, a, b), 40, fill='#bfe0b0')
    for _ in range(70):
        x, y = g.uniform(0, w), g.uniform(0, h)
        d.rectangle((x, y, x + g.uniform(30, 80), y + g.uniform(24, 60)), fill='#e5dcc6')
    river = [(-20, 640), (180, 560), (420, 620), (640, 500), (860, 430), (1230, 470)]
    d.line([tuple(p) for p in smooth_line(river, 120)], fill='#8cc7ea', width=64, joint='curve')
    for k in range(9):
        x = 40 + 140 * k
        d.line([(x, -10), (x + 70, h + 10)], fill='#ffffff', width=15)
    for k in range(6):
        y = 60 + 150 * k
        d.line([(-10, y), (w + 10, y - 50)], fill='#ffffff', width=15)
    for line in ([(-10, 330), (400, 300), (820, 210), (1230, 250)], [(310, -10), (420, 320), (520, 620), (500, 880)]):
        d.line([tuple(p) for p in smooth_line(line, 100)], fill='#e0a526', width=40)
        d.line([tuple(p) for p in smooth_line(line, 100)], fill='#f9cf5a', width=30)
    way = [(150, 700), (330, 660), (400, 470), (560, 400), (700, 330), (860, 300)]
    d.line([tuple(p) for p in smooth_line(way, 200)], fill='#2f6ae0', width=24, joint='curve')
    d.ellipse((120, 670, 180, 730), fill='#ffffff', outline='#2f6ae0', width=12)
    image.save(path)
    return path


@good
def world_map():
    w, h, folds = 3.4, 2.4, 4

    def fn(u, v):
        x = (u - 0.5) * w
        zig = np.abs(((u * folds) % 2) - 1)
        return x * 0.97, (v - 0.5) * h, 0.04 + 0.30 * zig
    thickness(surface(fn, 4 * 24 + 1, 24, material(image=streets(), rough=0.7)), 0.012)
    red = material('#d3263a', rough=0.15, coat=0.9)
    pin = lathe([(0.01, 0.0), (0.10, 0.30), (0.34, 0.72), (0.45, 1.02), (0.40, 1.28), (0.22, 1.46), (1e-4, 1.50)], red, seg=80, steps=70)
    eye = place(ball(material('#ffffff', rough=0.3), 0.2, squash=(1, 0.6, 1), seg=40), (0, -0.32, 1.05))
    group([pin, eye], (0.74, 0.36, 0.26), (0, 6, 0), 0.95)
    group([o for o in bpy.data.objects if o.type == 'MESH' and o.parent is None], (0, 0, 0), (0, 0, 12))
    return {'view': (-6, 40), 'fit': 0.9}


@good
def purse():
    hide = material('#8a4a2a', rough=0.42, coat=0.2, tints=[(0.3, '#7a3f22'), (0.7, '#9a5632')], tint_scale=2, bump=('cells', 40, 0.25))
    dark = material('#5f301a', rough=0.45, coat=0.15, bump=('cells', 40, 0.25))
    gold = metal('#e0b04a', 0.2)
    notes = [('#7fb08a', '#dfeee0'), ('#7f9ac8', '#e2e9f5'), ('#c8a06a', '#f3e8d2')]
    for k, (tone, pale) in enumerate(notes):
        note = material(painted=True, rough=0.7)

        def color(u, v, p, tone=tone, pale=pale):
            frame = (np.minimum(u, 1 - u) < 0.04) | (np.minimum(v, 1 - v) < 0.09)
            ring = np.abs(np.hypot((u - 0.72) * 2.2, v - 0.62) - 0.22) < 0.03
            return mix(np.broadcast_to(srgb(tone), (*u.shape, 3)), srgb(pale), (frame | ring) * 0.9)
        sheet = surface(lambda u, v: ((u - 0.5) * 2.3, 0.03 * np.sin(u * 5), 1.5 * v), 120, 60, note, color=color)
        place(sheet, (0.06 * k - 0.04, 0.10 - 0.07 * k, 0.42 - 0.10 * k), (-8, -5 + 5 * k, 0))
    for y, h in ((0.20, 1.72), (-0.20, 1.55)):
        place(prism([(x, z) for x, z in rounded(2.6, h, 0.16)], 0.13, hide, 0.05), (0, y, 0), (6 if y < 0 else -4, 0, 0))
    stitching = material('#d9a368', rough=0.8)
    for a, b in (((-1.2, 0.12), (1.2, 0.12)), ((-1.2, 0.12), (-1.2, 1.42)), ((1.2, 0.12), (1.2, 1.42))):
        n = 22
        for k in range(n):
            x, z = a[0] + (b[0] - a[0]) * (k + 0.5) / n, a[1] + (b[1] - a[1]) * (k + 0.5) / n
            place(ball(stitching, 0.022, squash=(1.6, 0.6, 0.8) if a[1] == b[1] else (0.8, 0.6, 1.6), seg=10), (x, -0.275 + 0.10 * z, z))
    place(prism([(x, z) for x, z in rounded(0.52, 0.62, 0.2)], 0.08, dark, 0.03), (0.0, -0.38, 0.98), (6, 0, 0))
    place(ball(gold, 0.10, squash=(1, 0.5, 1), seg=30), (0, -0.43, 1.14))
    g = rng(5)
    coin = disc_cylinder(0.27, 0, 0.075, gold, 0.02)
    rim = torus(0.225, 0.016, metal('#c9962f', 0.3), 60)
    rim.location.z = 0.075
    for x, y, count in ((0.72, -0.95, 4), (1.30, -0.72, 7), (0.15, -1.1, 1)):
        for k in range(count):
            at = (x + g.uniform(-0.02, 0.02), y + g.uniform(-0.02, 0.02), 0.08 * k)
            copy(coin, at)
            copy(rim, (at[0], at[1], at[2] + 0.075))
    coin.hide_render = rim.hide_render = True
    return {'view': (-22, 24), 'fit': 0.88}
