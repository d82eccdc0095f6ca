"""Electronics, instruments, things of the desk."""

import os

from PIL import Image, ImageDraw

from dishes import WORK
from families.home import torus
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


def wallpaper(name, w, h, colors):
    """Picture of hills for a screen."""
    os.makedirs(WORK, exist_ok=True)
    path = f'{WORK}/{name}.png'
    image = Image.new('RGB', (w, h))
    d = ImageDraw.Draw(image)
    for y in range(h):
        c = mix(colors[0], colors[1], np.array(y / h))
        d.line((0, y, w, y), fill=tuple((c * 255).astype(int)))
    d.ellipse((w * 0.62, h * 0.2, w * 0.62 + h * 0.24, h * 0.44), fill='#fff1cf')
    for k, c in enumerate(colors[2:]):
        base = h * (0.58 + 0.13 * k)
        d.polygon([(0, h), *[(x, base - h * 0.10 * np.sin(x / w * (5 + 2 * k) + k * 2) - h * 0.04 * np.sin(x / w * 13 + k)) for x in range(0, w + 8, 8)], (w, h)], fill=c)
    image.save(path)
    return path


HILLS = ('#3f7fd6', '#a9d3f2', '#5aa0a8', '#2f7f86', '#1e5a68')


def screen(path, w, h, glow=0.5):
    m = material(image=path, rough=0.15, coat=0.5)
    tree = m.node_tree
    bsdf = tree.nodes['Principled BSDF']
    tree.links.new(bsdf.inputs['Base Color'].links[0].from_socket, bsdf.inputs['Emission'])
    bsdf.inputs['Emission Strength'].default_value = glow
    return mesh([(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)], [(0, 1, 2, 3)], m, smooth=False, uv=[(0, 0), (1, 0), (1, 1), (0, 1)])


def keys(columns, rows, pitch, size, mat, z, wide_last=True):
    made = []
    for r in range(rows):
        x = -columns * pitch / 2
        for c in range(columns):
            w = size
            if r == 0 and 4 <= c <= 8:
                if c != 4:
                    continue
                w = size + pitch * 4
            made.append(place(box((w, size, 0.05), mat, 0.014, 2), (x + c * pitch + (pitch * 4 / 2 if w > size else 0) + pitch / 2, (r - rows / 2 + 0.5) * pitch, z)))
    return made


@good
def laptop():
    alu, dark = material('#c6cace', rough=0.35, metal=0.75), plastic('#23262a', 0.5)
    base = slab([(x, y - 1.0) for x, y in rounded(3.0, 2.0, 0.14)], 0, 0.11, alu, 0.03)
    well = slab([(x, y - 0.42 + 0.28) for x, y in rounded(2.66, 0.88, 0.05)], 0.10, 0.113, material('#9ea3a8', rough=0.5, metal=0.5), 0.0)
    caps = group(keys(14, 5, 0.182, 0.155, dark, 0.0), (0, 0.30, 0.105))
    pad = slab([(x, y - 0.86) for x, y in rounded(0.95, 0.55, 0.05)], 0.105, 0.114, material('#b4b8bd', rough=0.3, metal=0.6), 0.0)
    lid = prism([(x, z) for x, z in rounded(3.0, 1.95, 0.14)], 0.07, alu, 0.02)
    bezel = place(prism([(x, z) for x, z in rounded(2.94, 1.89, 0.12)], 0.01, material('#0d0f11', rough=0.2, coat=0.6), 0.0), (0, -0.034, 0.03))
    pic = place(screen(wallpaper('laptop', 1280, 800, HILLS), 2.76, 1.70), (0, -0.041, 0.13))
    group([lid, bezel, pic], (0, 0.98, 0.09), (-16, 0, 0))
    return {'view': (-24, 22), 'fit': 0.9}


@good
def tv():
    black = material('#131518', rough=0.2, coat=0.5)
    prism([(x, z + 0.35) for x, z in rounded(3.8, 2.2, 0.06)], 0.10, black, 0.02)
    place(screen(wallpaper('tv', 1600, 900, ('#2b2a68', '#f08a6a', '#7a4a86', '#4a2f6e', '#2a1d4a')), 3.70, 2.08), (0, -0.056, 0.42))
    for x in (-1.2, 1.2):
        tube([(x, -0.45, 0.02), (x, 0, 0.42), (x, 0.45, 0.02)], 0.045, metal('#7d8288', 0.3), seg=14, steps=24)
    place(box((0.3, 0.02, 0.03), metal('#c9cdd2', 0.3), 0.005), (0, -0.055, 0.37))
    return {'view': (-18, 10), 'fit': 0.9}


@good
def desktop_computer():
    alu, white = material('#d4d8dc', rough=0.3, metal=0.6), plastic('#f1f2f4', 0.3)
    prism([(x, z + 0.75) for x, z in rounded(3.3, 2.1, 0.12)], 0.10, white, 0.03)
    place(prism([(x, z + 1.02) for x, z in rounded(3.2, 1.78, 0.06)], 0.01, material('#0d0f11', rough=0.2, coat=0.6), 0.0), (0, -0.052, 0))
    place(screen(wallpaper('desktop', 1440, 800, ('#f7b267', '#f4845f', '#c0506a', '#7a3a6a', '#45265a')), 3.1, 1.68), (0, -0.06, 1.07))
    prism([(-0.3, 0.05), (0.3, 0.05), (0.24, 1.4), (-0.24, 1.4)], 0.06, alu, 0.02).location = (0, 0.25, 0)
    slab([(x, y - 0.35) for x, y in rounded(1.2, 0.85, 0.12)], 0, 0.05, alu, 0.02)
    kb = [slab([(x, y - 0.32) for x, y in rounded(2.1, 0.64, 0.08)], 0, 0.06, white, 0.02), *keys(14, 4, 0.142, 0.12, plastic('#e2e5e9', 0.4), 0.045)]
    group(kb, (-0.2, -1.15, 0))
    mouse = ball(white, 0.26, squash=(0.68, 1.1, 0.45), seg=50)
    reshape(mouse, lambda p: np.stack([p[:, 0], p[:, 1], np.maximum(p[:, 2], 0)], 1)).location = (1.3, -1.15, 0.0)
    return {'view': (-18, 18), 'fit': 0.86}


@good
def keyboard():
    alu, white, dark = material('#d9dce0', rough=0.35, metal=0.5), plastic('#f4f4f2', 0.4), plastic('#c9d3df', 0.4)
    slab([(x, y - 0.72) for x, y in rounded(3.9, 1.44, 0.12)], 0, 0.16, alu, 0.04)
    rows = []
    for r in range(5):
        for c in range(15):
            edge = c in (0, 13, 14) or r == 0 and c in (1, 2, 9, 10, 11, 12)
            w, x = 0.21, -1.75 + c * 0.25
            if r == 0 and 3 <= c <= 8:
                if c != 3:
                    continue
                w, x = 0.21 + 0.25 * 5, -1.75 + 5.5 * 0.25
            rows.append(place(box((w, 0.215, 0.11), dark if edge else white, 0.03, 2), (x, -0.52 + r * 0.26, 0.13)))
    rows[-1].data.materials.clear()
    rows[-1].data.materials.append(plastic('#2f86d6', 0.4))
    return {'view': (-24, 36), 'fit': 0.92}


@good
def computer_mouse():
    white, grey = plastic('#f3f4f5', 0.28, 0.25), plastic('#c9cdd2', 0.4)
    body = ball(white, 1.0, squash=(0.62, 1.05, 0.55), seg=120)
    reshape(body, lambda p: np.stack([p[:, 0] * (1 - 0.10 * p[:, 1]), p[:, 1], np.maximum(p[:, 2] * (1 - 0.16 * p[:, 1]), -0.02)], 1))
    base = ball(grey, 1.0, squash=(0.64, 1.07, 0.12), seg=90)
    seam = material('#8b9096', rough=0.6)
    top = lambda y: 0.55 * np.sqrt(max(0, 1 - (y / 1.05) ** 2)) * (1 - 0.16 * y) + 0.004
    tube([(0, y, top(y)) for y in np.linspace(-1.0, -0.05, 14)], 0.012, seam, seg=8)
    tube([(x, -0.05 - 0.06 * (x / 0.6) ** 2, top(-0.05) * np.sqrt(max(0.02, 1 - (x / 0.62) ** 2))) for x in np.linspace(-0.58, 0.58, 20)], 0.012, seam, seg=8)
    wheel = place(disc_cylinder(0.17, -0.055, 0.055, plastic('#2b2e33', 0.7), 0.03), (0, -0.55, top(-0.55) - 0.08), (0, 90, 0))
    group([o for o in bpy.data.objects if o.type == 'MESH'], (0, 0, 0.1), (0, 0, 24))
    return {'view': (-8, 34), 'fit': 0.8}


@good
def gamepad():
    shell, black = plastic('#6a4fc9', 0.35, 0.15), plastic('#1f2126', 0.5)
    body = clump([(-0.95, 0.15, 0.42, 0.62), (0.95, 0.15, 0.42, 0.62), (-0.45, 0.25, 0.44, 0.56), (0.45, 0.25, 0.44, 0.56), (0, 0.28, 0.44, 0.56), (-1.15, -0.45, 0.36, 0.42), (1.15, -0.45, 0.36, 0.42), (-1.25, -0.85, 0.32, 0.32), (1.25, -0.85, 0.32, 0.32)], shell, 0.055, 0.5)
    reshape(body, lambda p: np.stack([p[:, 0], p[:, 1], np.minimum(p[:, 2], 0.74 + 0.10 * (p[:, 2] - 0.74))], 1))
    z = 0.76
    for x, y in ((-0.42, -0.12), (0.42, -0.12)):
        place(disc_cylinder(0.25, 0, 0.05, black, 0.02), (x, y, z - 0.03))
        place(disc_cylinder(0.10, 0, 0.16, black, 0.02), (x, y, z))
        place(lathe([(1e-4, 0.15), (0.19, 0.15), (0.21, 0.19), (0.2, 0.24), (0.12, 0.22), (1e-4, 0.215)], black, seg=50, steps=30), (x, y, z))
    for k, c in enumerate(('#e2484f', '#f2b51d', '#3f9ad6', '#58b04a')):
        a = k * TAU / 4
        place(lathe([(0.105, 0), (0.105, 0.06), (0.07, 0.085), (1e-4, 0.09)], plastic(c, 0.2, 0.5), seg=36, steps=20), (1.0 + 0.22 * np.cos(a), 0.34 + 0.22 * np.sin(a), z - 0.02))
    for w, d in ((0.50, 0.17), (0.17, 0.50)):
        place(box((w, d, 0.09), black, 0.03), (-1.0, 0.34, z - 0.02))
    for x in (-0.22, 0.22):
        place(box((0.18, 0.08, 0.04), black, 0.02), (x, 0.42, z))
    place(disc_cylinder(0.09, 0, 0.03, metal('#d7d9dd', 0.2), 0.01), (0, 0.15, z))
    for x in (-1.0, 1.0):
        place(box((0.62, 0.22, 0.2), black, 0.08), (x, 0.78, 0.48))
    return {'view': (-12, 40), 'fit': 0.86}


@good
def camera():
    black, leather = plastic('#1d1f22', 0.45), material('#24262a', rough=0.85, bump=('cells', 34, 0.7))
    silver = metal('#b9bdc2', 0.3)
    prism([(x, z) for x, z in rounded(2.5, 1.35, 0.18)], 0.66, leather, 0.06)
    prism([(x, z + 1.28) for x, z in rounded(2.46, 0.26, 0.10)], 0.62, silver, 0.05)
    prism([(-0.48, 1.5), (0.48, 1.5), (0.34, 1.86), (-0.34, 1.86)], 0.5, silver, 0.07)
    place(ball(leather, 0.34, squash=(0.6, 0.7, 1.9), seg=50), (-1.08, -0.28, 0.66))
    lens = [disc_cylinder(0.66, 0.0, 0.16, silver, 0.03), disc_cylinder(0.60, 0.16, 0.55, black, 0.03), disc_cylinder(0.63, 0.30, 0.42, plastic('#15171a', 0.8), 0.02), disc_cylinder(0.57, 0.55, 0.80, black, 0.03),
            torus(0.47, 0.05, black), lathe([(0.50, 0.74), (0.3, 0.84), (1e-4, 0.87)], material('#0c1030', rough=0.03, coat=1.0), seg=80, steps=30)]
    lens[4].location.z = 0.81
    grip = [place(box((0.02, 0.035, 0.1), plastic('#0d0e10'), 0.004), (0.635 * np.cos(k * TAU / 50), 0.635 * np.sin(k * TAU / 50), 0.31), (0, 0, np.degrees(k * TAU / 50))) for k in range(50)]
    red = place(torus(0.585, 0.012, plastic('#c8211f')), (0, 0, 0.64))
    group([*lens, *grip, red], (0.18, -0.33, 0.66), (90, 0, 0))
    place(disc_cylinder(0.2, 1.53, 1.70, black, 0.03), (0.86, 0, 0))
    place(disc_cylinder(0.14, 1.53, 1.62, black, 0.02), (-0.86, -0.08, 0))
    place(disc_cylinder(0.08, 1.60, 1.66, silver, 0.02), (-0.86, -0.08, 0))
    return {'view': (-26, 16), 'fit': 0.84}


@good
def radio():
    walnut, cream = wood('#6b3f20', '#95603a', 0.4, 2.5, (1, 6, 6)), plastic('#efe4cc', 0.4)
    gold = metal('#c9a45a', 0.25)
    prism([(x, z) for x, z in rounded(2.9, 1.7, 0.22)], 1.0, walnut, 0.07)
    face = prism([(x, z + 0.14) for x, z in rounded(2.62, 1.42, 0.14)], 0.03, cream, 0.01)
    face.location.y = -0.50
    grille = material(painted=True, rough=0.9)
    g = surface(lambda u, v: ((u - 0.5) * 1.4 - 0.50, -0.525 + 0 * u, 0.28 + v * 1.14), 120, 100, grille, color=lambda u, v, p: mix('#c2ab7e', '#8a7248', ((np.sin(u * 170) * np.sin(v * 140)) > 0.1) * 1.0))
    dial = surface(lambda u, v: ((u - 0.5) * 0.92 + 0.80, -0.527 + 0 * u, 0.88 + v * 0.48), 60, 30, material(painted=True, rough=0.2, coat=0.5, glow=0.0),
                   color=lambda u, v, p: mix(mix('#f7e2a8', '#efcf7c', v), srgb('#5a3a1c'), (((np.abs((u * 12) % 1 - 0.5) < 0.10) & (v > 0.55) & (v < 0.85)) | (np.abs(v - 0.38) < 0.03)) * 0.85))
    needle = place(box((0.02, 0.02, 0.42), plastic('#c8211f'), 0.0), (0.92, -0.535, 0.91))
    for x, r in ((0.52, 0.21), (1.08, 0.21)):
        knob = [disc_cylinder(r, 0, 0.16, walnut, 0.03), disc_cylinder(r * 0.7, 0.15, 0.19, gold, 0.02)]
        group(knob, (x, -0.52, 0.52), (90, 0, 0))
    tube([(-1.0, 0, 1.68), (-0.9, 0, 2.05), (0.9, 0, 2.05), (1.0, 0, 1.68)], 0.065, material('#5a351f', rough=0.5), seg=16)
    tube([(1.2, 0.35, 1.6), (1.75, 0.35, 3.1)], 0.022, metal('#d0d3d7', 0.2), seg=10, steps=4)
    return {'view': (-22, 12), 'fit': 0.86}


@good
def microphone():
    steel, black = metal('#aeb3b9', 0.3), plastic('#1e2024', 0.45)
    head = lathe([(1e-4, 1.55), (0.42, 1.56), (0.47, 1.62), (0.47, 2.4), (0.40, 2.66), (0.22, 2.80), (1e-4, 2.83)], material('#8d9298', rough=0.45, metal=0.8, bump=('cells', 26, 1.0)), seg=96, steps=60)
    lathe([(1e-4, 0.75), (0.36, 0.76), (0.46, 0.9), (0.48, 1.5), (0.49, 1.56), (0.46, 1.6)], black, seg=96, steps=50)
    for z in (1.58, 2.05):
        place(torus(0.48, 0.03, steel), (0, 0, z))
    place(disc_cylinder(0.10, 0, 0.06, steel, 0.02), (0, -0.47, 1.2), (90, 0, 0))
    place(disc_cylinder(0.035, 0, 0.02, material('#4ad05a', rough=0.3, glow=1.5), 0.004), (0, -0.49, 1.42), (90, 0, 0))
    tube([(-0.62, 0, 1.7), (-0.70, 0, 1.2), (-0.5, 0, 0.6), (0, 0, 0.45), (0.5, 0, 0.6), (0.70, 0, 1.2), (0.62, 0, 1.7)], 0.055, black, seg=16)
    for s in (-1, 1):
        place(disc_cylinder(0.10, -0.1, 0.1, steel, 0.02), (0.55 * s, 0, 1.68), (0, 90, 0))
    tube([(0, 0, 0.1), (0, 0, 0.5)], 0.08, black, seg=20, steps=4)
    lathe([(1e-4, 0), (0.76, 0), (0.80, 0.05), (0.76, 0.11), (0.2, 0.16), (1e-4, 0.17)], black, seg=96, steps=40)
    return {'view': (-18, 14), 'fit': 0.84}


@good
def printer():
    white, dark = plastic('#eef0f2', 0.35), plastic('#33373d', 0.4)
    slab([(x, y - 0.95) for x, y in rounded(2.9, 1.9, 0.18)], 0, 1.05, white, 0.07)
    slab([(x, y - 0.92) for x, y in rounded(2.84, 1.84, 0.18)], 1.06, 1.26, dark, 0.06)
    place(box((2.1, 0.25, 0.30), plastic('#14161a', 0.7), 0.02), (0, -0.88, 0.22))
    slab([(x, y - 1.65) for x, y in rounded(2.0, 0.9, 0.08)], 0.20, 0.25, dark, 0.01)
    paper = material('#ffffff', rough=0.8)
    slab([(-0.85, -1.5), (0.85, -1.5), (0.85, -0.85), (-0.85, -0.85)], 0.26, 0.285, paper, 0.0)
    sheet = place(box((1.7, 0.02, 1.25), paper, 0.0), (0, 0.78, 1.2), (-14, 0, 0))
    place(box((2.0, 0.06, 0.9), dark, 0.03), (0, 0.86, 1.2), (-14, 0, 0))
    tanks = material(painted=True, rough=0.15, coat=0.6)
    for k, c in enumerate(('#20a4d8', '#d8307a', '#f2c21d', '#1d1f22')):
        place(box((0.16, 0.03, 0.42), plastic(c, 0.15, 0.5), 0.02), (0.62 + 0.20 * k, -0.955, 0.56))
    place(box((0.62, 0.03, 0.26), material('#9fd0f2', rough=0.2, glow=0.3), 0.02), (-0.85, -0.955, 0.72))
    for k in range(3):
        place(disc_cylinder(0.05, 0, 0.03, dark, 0.01), (-0.35 + 0.16 * k, -0.95, 0.85), (90, 0, 0))
    return {'view': (-26, 20), 'fit': 0.86}


@good
def torch():
    body, black = metal('#3a3f45', 0.35), plastic('#1d1f22', 0.6)
    grip = lathe([(0.24, 0), (0.27, 0.04), (0.27, 1.7), (0.30, 1.8)], body, seg=120, steps=120, bulge=lambda a, t, r, z: (r * (1 + 0.03 * np.sign(np.sin(a * 16)) * (z > 0.5) * (z < 1.3)), z))
    head = lathe([(0.30, 1.78), (0.42, 2.05), (0.52, 2.2), (0.53, 2.62), (0.50, 2.66), (0.46, 2.64)], body, seg=96, steps=60, bulge=lambda a, t, r, z: (r * (1 + 0.02 * np.cos(a * 24) * (z > 2.25) * (z < 2.55)), z))
    mirror = lathe([(0.46, 2.62), (0.3, 2.42), (0.1, 2.3)], metal('#f4f4f2', 0.08), seg=80, steps=30)
    lamp = place(ball(material('#fff6d8', rough=0.2, glow=4.0), 0.11, seg=30), (0, 0, 2.36))
    lens = lathe([(0.47, 2.60), (1e-4, 2.61)], glass('#ffffff', shade=0.02), seg=60, sharp=True)
    tail = lathe([(1e-4, -0.02), (0.22, -0.02), (0.24, 0.02)], black, seg=60, sharp=True)
    button = place(disc_cylinder(0.1, 0, 0.07, plastic('#e8452a', 0.5), 0.02), (0.26, 0, 1.55), (0, 90, 0))
    ring_ = place(torus(0.285, 0.03, plastic('#e8452a', 0.5)), (0, 0, 1.78))
    settle(group([grip, head, mirror, lamp, lens, tail, button, ring_], (0.9, 0.9, 0), (84, 0, -40)))
    return {'view': (-8, 26), 'fit': 0.88}


@good
def razor():
    steel, blue, black = metal('#ccd0d5', 0.2), plastic('#1f62b5', 0.3, 0.3), plastic('#1f2226', 0.6)
    handle = tube([(0, 0, 0), (0, 0.03, 0.8), (0, 0.0, 1.7), (0, -0.12, 2.4)], [0.11, 0.17, 0.18, 0.14, 0.12, 0.13, 0.09], blue, seg=36, flat=0.8)
    grips = [place(ball(black, 0.15, squash=(0.75, 0.5, 0.10), seg=24), (0, -0.10, 0.55 + 0.12 * k)) for k in range(9)]
    neck = tube([(0, -0.10, 2.3), (0, -0.2, 2.55), (0, -0.3, 2.68)], [0.08, 0.07, 0.09], steel, seg=18)
    head = [prism([(x, z) for x, z in rounded(1.15, 0.62, 0.12)], 0.14, black, 0.04)]
    for k in range(3):
        head.append(place(box((0.98, 0.03, 0.025), steel, 0.004), (0, -0.085, 0.20 + 0.10 * k)))
    head.append(place(box((1.0, 0.03, 0.07), plastic('#7fd0c0', 0.5), 0.01), (0, -0.082, 0.50)))
    h = group(head, (0, -0.36, 2.40), (-28, 0, 0))
    group([handle, *grips, neck, h], (0, 0, 0), (-12, 24, 0))
    return {'view': (-8, 12), 'fit': 0.86}


@good
def toothbrush():
    def one(color, at, turn):
        body = tube([(0, 0, 0), (0, 0.02, 1.0), (0, -0.02, 2.0), (0, 0, 2.7), (0, 0, 3.35)], [0.07, 0.13, 0.14, 0.11, 0.07, 0.06, 0.11, 0.12, 0.08], plastic(color, 0.25, 0.4), seg=30, flat=0.7)
        pad = tube([(0, -0.075, 0.5), (0, -0.085, 1.5)], [0.02, 0.09, 0.10, 0.09, 0.02], plastic('#f4f6f8', 0.6), seg=24, flat=0.35)
        tufts = []
        for k in range(9):
            for x in (-0.07, 0.0, 0.07):
                c = color if (k in (0, 1, 7, 8) or x == 0) else '#f8fafc'
                tufts.append(tube([(x, -0.06, 2.83 + 0.065 * k), (x * 1.1, -0.33, 2.83 + 0.066 * k)], 0.032, material(c, rough=0.8, bump=('noise', 40, 0.3)), seg=10, steps=3))
        return group([body, pad, *tufts], at, turn)
    one('#2f9ad6', (-0.35, 0, 0), (0, -10, -30))
    one('#e9648f', (0.35, 0.1, 0), (0, 10, 30))
    return {'view': (-10, 10), 'fit': 0.88}


@good
def stethoscope():
    navy, steel, black = plastic('#1f4f9a', 0.4, 0.1), metal('#c9cdd2', 0.2), plastic('#1f2226', 0.6)
    tube([(-0.75, 0.55, 0.12), (-1.2, 0.1, 0.12), (-1.05, -0.75, 0.12), (-0.2, -1.0, 0.12), (0.5, -0.55, 0.12), (0.35, 0.15, 0.12), (0.0, 0.7, 0.12), (0.0, 1.1, 0.12)], 0.085, navy, seg=20, steps=140)
    for s in (-1, 1):
        tube([(0.0, 1.05, 0.12), (0.18 * s, 1.3, 0.12), (0.28 * s, 1.7, 0.14)], 0.075, navy, seg=18)
        tube([(0.28 * s, 1.65, 0.14), (0.42 * s, 2.2, 0.2), (0.36 * s, 2.7, 0.3), (0.16 * s, 2.95, 0.36)], 0.042, steel, seg=16)
        place(ball(black, 0.10, seg=24), (0.13 * s, 2.98, 0.37))
    chest = [lathe([(1e-4, 0), (0.40, 0), (0.44, 0.05), (0.42, 0.14), (0.22, 0.2), (0.18, 0.3), (1e-4, 0.32)], steel, seg=80, steps=60), place(torus(0.42, 0.03, black), (0, 0, 0.04)), disc_cylinder(0.38, -0.01, 0.02, material('#e6e3da', rough=0.4), 0.005)]
    group(chest, (-0.62, 0.72, 0.28), (180, 0, 0))
    tube([(-0.62, 0.72, 0.12), (-0.72, 0.6, 0.12)], 0.06, steel, seg=14, steps=4)
    return {'view': (-4, 52), 'fit': 0.88}


@good
def plaster():
    tan = material('#d9a97c', rough=0.7, bump=('cells', 34, 0.4))
    pad = material('#e8c6a0', rough=0.9, bump=('cells', 40, 0.5))

    def one(at, turn, c):
        m = material(c, rough=0.7, bump=('cells', 34, 0.4))
        s = slab([(x, y - 0.36) for x, y in rounded(2.6, 0.72, 0.35)], 0, 0.05, m, 0.02)
        p = slab([(x, y - 0.28) for x, y in rounded(0.85, 0.56, 0.05)], 0.045, 0.085, material(c, rough=0.9, bump=('noise', 26, 0.4)), 0.02)
        dots = [place(ball(material('#a87a50', rough=0.8), 0.026, squash=(1, 1, 0.3), seg=10), (sx * (0.58 + 0.16 * i), (j - 1) * 0.16, 0.052)) for sx in (-1, 1) for i in range(4) for j in range(3)]
        group([s, p, *dots], at, turn)
    one((0, 0.35, 0.0), (0, 0, 24), '#d9a97c')
    one((0.1, -0.15, 0.1), (0, 0, -14), '#e3b98e')
    one((0.0, -0.75, 0.2), (0, 0, 12), '#cf9b6c')
    return {'view': (-8, 42), 'fit': 0.88}


@good
def lipstick():
    gold, black = metal('#d9b25f', 0.18), material('#1c1a20', rough=0.15, coat=0.6)
    lathe([(1e-4, 0), (0.38, 0), (0.40, 0.03), (0.40, 1.05), (0.38, 1.08), (0.33, 1.08)], black, seg=80, sharp=True)
    lathe([(0.34, 1.05), (0.35, 1.08), (0.35, 1.45), (0.33, 1.47), (0.28, 1.47)], gold, seg=80, sharp=True)
    stick = lathe([(0.27, 1.4), (0.275, 1.9), (0.27, 2.25), (0.22, 2.42), (0.1, 2.5), (1e-4, 2.51)], material('#b5121f', rough=0.25, coat=0.3, sss=0.1), seg=80, steps=70)
    reshape(stick, lambda p: np.stack([p[:, 0], p[:, 1], np.where(p[:, 2] > 1.85, np.minimum(p[:, 2], 2.22 + p[:, 0] * 1.0), p[:, 2])], 1))
    cap = [lathe([(0.42, 0), (0.43, 0.03), (0.43, 1.3), (0.39, 1.36), (1e-4, 1.37)], black, seg=80, sharp=True), lathe([(0.432, 0.02), (0.436, 0.05), (0.436, 0.16), (0.432, 0.19)], gold, seg=80, sharp=True)]
    settle(group(cap, (1.0, -0.15, 0), (0, 0, 0)))
    return {'view': (-16, 16), 'fit': 0.8}


@good
def nail_polish():
    def one(color, at):
        glass_m = material(color, rough=0.06, coat=1.0)
        body = ball(glass_m, 0.5, squash=(1, 1, 1.0), seg=90)
        reshape(body, lambda p: np.stack([np.sign(p[:, 0]) * np.abs(p[:, 0] * 2) ** 0.72 / 2, np.sign(p[:, 1]) * np.abs(p[:, 1] * 2) ** 0.72 / 2, np.maximum(p[:, 2], -0.42) * 1.0 + 0.42], 1))
        neck = disc_cylinder(0.17, 0.86, 1.05, glass_m, 0.02)
        cap = lathe([(0.20, 1.0), (0.21, 1.05), (0.17, 2.1), (0.13, 2.18), (1e-4, 2.2)], material('#1b191d', rough=0.2, coat=0.5), seg=60, sharp=True)
        group([body, neck, cap], at)
    one('#b3122e', (-0.65, 0.1, 0))
    one('#d98a96', (0.5, 0.25, 0))
    return {'view': (-14, 16), 'fit': 0.8}


@good
def lotion_bottle():
    body = lathe([(1e-4, 0), (0.66, 0), (0.72, 0.06), (0.74, 0.5), (0.72, 1.35), (0.60, 1.75), (0.30, 1.95), (0.28, 2.05)], plastic('#f3e3b0', 0.3, 0.2), seg=96, steps=70)
    white = plastic('#fbfbf8', 0.3)
    disc_cylinder(0.32, 2.0, 2.22, white, 0.04)
    tube([(0, 0, 2.2), (0, 0, 2.5)], 0.08, white, seg=20, steps=4)
    disc_cylinder(0.22, 2.42, 2.56, white, 0.04)
    tube([(0, 0, 2.5), (-0.3, -0.1, 2.52), (-0.55, -0.2, 2.46), (-0.62, -0.23, 2.36)], [0.11, 0.09, 0.075, 0.06], white, seg=20)
    os.makedirs(WORK, exist_ok=True)
    path = f'{WORK}/lotion.png'
    image = Image.new('RGB', (900, 700), '#fffdf4')
    d = ImageDraw.Draw(image)
    for x, y, r in ((450, 240, 1.0), (300, 330, 0.6), (600, 330, 0.6)):
        for k in range(12):
            a = k * TAU / 12
            cx, cy = x + 74 * r * np.cos(a), y + 74 * r * np.sin(a)
            d.ellipse((cx - 34 * r, cy - 34 * r, cx + 34 * r, cy + 34 * r), fill='#ffffff', outline='#d8cfa8', width=3)
        d.ellipse((x - 48 * r, y - 48 * r, x + 48 * r, y + 48 * r), fill='#f0b52a')
    d.rectangle((0, 560, 900, 700), fill='#e2b64a')
    from PIL import ImageFont
    for text, y, size, ink in (('Ninni', 440, 96, '#6a4a10'), ('250 ml', 600, 62, '#ffffff')):
        face = ImageFont.truetype('/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf', size) if os.path.exists('/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf') else ImageFont.load_default()
        l, t, r, b = d.textbbox((0, 0), text, font=face)
        d.text((450 - (l + r) / 2, y), text, font=face, fill=ink)
    image.save(path)
    surface(lambda u, v: ((0.745 + 0.004 * v) * np.cos(-1.76 + (u - 0.5) * 1.9), (0.745 + 0.004 * v) * np.sin(-1.76 + (u - 0.5) * 1.9), 0.25 + 1.0 * v), 60, 8, material(image=path, rough=0.4))
    return {'view': (-14, 14), 'fit': 0.84}
