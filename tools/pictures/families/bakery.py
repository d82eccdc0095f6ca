"""Bread and pastry."""

from dishes import *
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


def baked(pale='#ecc384', brown='#b56a22', dark='#83400f', patch=2.4, seed=1, under=0.25):
    """Colours of a crust: brown above, pale below, patches of noise."""
    def color(u, v, p):
        n = noise(p, patch, 4, seed)
        c = mix(pale, brown, 0.55 + 0.7 * n)
        c = mix(c, srgb(dark), np.clip(n * 1.1 - 0.25, 0, 0.75))
        return mix(c, srgb(pale), np.clip((under - p[..., 2]) / (under + 1e-6), 0, 0.85))
    return color


def crusty(bump=('noise', 9, 0.25), rough=0.42, coat=0.1):
    return material(painted=True, rough=rough, spec=0.4, coat=coat, bump=bump)


def sesame(color='#f3e3bd', size=0.045):
    return ball(material(color, rough=0.5), size, squash=(0.62, 1, 0.4), seg=12)


@good
def croissant():
    m = crusty(rough=0.38, coat=0.15)
    t = np.linspace(-1, 1, 9)
    line = [(np.sin(x * 1.9) * 1.0, -np.cos(x * 1.9) * 0.85 + 0.4, 0.40 + 0.02 * np.cos(x * 3)) for x in t]
    line = [(x, -y, z) for x, y, z in line]
    radii = [0.09, 0.18, 0.29, 0.39, 0.46, 0.39, 0.29, 0.18, 0.09]

    def ridge(a, v):
        s = (v * 9 + 0.06 * np.sin(a)) % 1
        return (0.80 + 0.24 * np.sqrt(np.clip(s, 0, 1))) * (1 + 0.02 * np.sin(a * 5 + v * 40))

    def color(u, v, p):
        s = (v * 9 + 0.06 * np.sin(u * TAU)) % 1
        c = mix('#edc27c', '#b8691f', s ** 0.8)
        c = mix(c, srgb('#8a430f'), np.clip(noise(p, 3, 3, 4) * 0.8 + (s - 0.75) * 1.2, 0, 0.8))
        return mix(c, srgb('#e8bb74'), np.clip((0.30 - p[..., 2]) * 2.2, 0, 0.8))
    tube(line, radii, m, seg=72, steps=220, color=color, flat=0.88, bulge=ridge)
    return {'view': (-16, 34)}


@good
def pretzel():
    half = [(0.46, -0.80, 0.42), (0.24, -0.30, 0.34), (0.02, 0.02, 0.36), (-0.24, 0.34, 0.24), (-0.58, 0.66, 0.20), (-1.02, 0.52, 0.2), (-1.14, 0.0, 0.2),
            (-0.84, -0.56, 0.2), (0, -0.86, 0.22)]
    other = [(-x, y, z if i > 3 else z - (0.22 if i == 2 else 0.04 if i == 1 else -0.02)) for i, (x, y, z) in enumerate(half)][:-1]
    line = half + other[::-1]
    color = baked('#d99c52', '#8d4517', '#5c2608', patch=1.8, seed=5, under=0.12)

    def brown(u, v, p):
        c = color(u, v, p)
        split = np.exp(-((v - 0.5) / 0.09) ** 2) * np.clip(np.sin(u * TAU - 0.4) * 1.6 - 0.7, 0, 1)
        return mix(c, srgb('#f0d6a2'), split)
    body = tube(line, [0.13, 0.15, 0.17, 0.18, 0.2, 0.22, 0.25, 0.25, 0.25, 0.22, 0.2, 0.18, 0.17, 0.15, 0.13], crusty(('noise', 6, 0.12), 0.28, 0.4), seg=40,
                steps=260, color=brown)
    salt = box((0.055, 0.055, 0.05), material('#ffffff', rough=0.3, sss=0.2), 0.01, 1)
    scatter_on(body, [salt], 90, 3, up=0.5, size=(0.6, 1.25))
    return {'view': (0, 50)}


def ring(R, r, mat, color=None, squash=1.0, seed=0, rough=0.02, top=True):
    def fn(u, v):
        a, b = u * TAU, v * TAU
        k = r * (1 + rough * noise(np.stack([np.cos(a) * 2, np.sin(a) * 2, np.cos(b)], -1), 1.4, 3, seed) * 3)
        x = R + k * np.cos(b)
        return x * np.cos(a), x * np.sin(a), k * np.sin(b) * squash
    return surface(fn, 120, 49, mat, color=color, wrap=True)


@good
def bagel():
    crumb, cream = material('#f3e0b8', rough=0.8, bump=('noise', 12, 0.4)), material('#fdfaf2', rough=0.4, sss=0.1, bump=('noise', 4, 0.15))

    def half(upper, seed):
        body = ring(0.66, 0.40, crusty(('noise', 8, 0.1), 0.3, 0.35), baked('#e6b573', '#b86c28', '#8c4815', 1.6, seed, under=-9), 0.86, seed)
        reshape(body, lambda p: np.stack([p[:, 0], p[:, 1], np.maximum(p[:, 2], 0.0) if upper else np.minimum(p[:, 2], 0.0)], 1))
        cut = place(ring(0.66, 0.385, crumb, squash=0.03), (0, 0, -0.0))
        return body, cut
    group(list(half(False, 2)), (0, 0, 0.35))
    filling = ring(0.66, 0.40, cream, squash=0.27, seed=7, rough=0.05)
    place(filling, (0, 0, 0.42))
    leaf_mat = material('#5d9c33', rough=0.45, bump=('noise', 5, 0.2))
    for k in range(9):
        a = k * TAU / 9
        obj = surface(lambda u, v: ((u - 0.5) * 0.5, (v - 0.5) * 0.5, 0.05 * np.sin(u * 17 + k) * v + 0.04 * np.sin(v * 13)), 24, 24, leaf_mat)
        place(obj, (0.93 * np.cos(a), 0.93 * np.sin(a), 0.5), (8, 0, np.degrees(a) - 90))
    top, cut = half(True, 3)
    bits = [sesame(), sesame('#2b2622', 0.036)]
    parts = scatter_on(top, bits, 170, 4, up=0.25)
    group([top, cut, *parts], (0.03, 0.05, 0.55), (5, 3, 30))
    return {'view': (-14, 32)}


@good
def baguette():
    def slash(u, v):
        a = (u * TAU - np.pi / 2 + np.pi) % TAU - np.pi
        s = (v * 7.0 + a * 0.55) % 1.0
        inside = np.exp(-((s - 0.5) / 0.17) ** 4) * np.exp(-(a / 0.72) ** 4)
        return inside * ((v > 0.08) & (v < 0.92))

    base = baked('#e2ac62', '#b4691f', '#7d3d0d', 2.2, 8, under=0.12)

    def color(u, v, p):
        return mix(base(u, v, p), srgb('#f4dba6'), 0.85 * slash(u, v))
    tube([(-1.9, 0, 0.34), (-0.6, 0.04, 0.37), (0.6, 0.02, 0.37), (1.9, -0.03, 0.34)], [0.09, 0.26, 0.35, 0.37, 0.37, 0.37, 0.35, 0.26, 0.09],
         crusty(('noise', 10, 0.35), 0.5), seg=96, steps=320, color=color, flat=0.88,
         bulge=lambda a, v: 1 + 0.07 * slash(a / TAU, v) + 0.012 * np.sin(v * 60 + a * 3))
    return {'view': (-34, 32), 'fit': 0.9}


@good
def donut():
    ring(0.68, 0.40, crusty(('noise', 10, 0.12), 0.5), baked('#edc78a', '#d39a4e', '#b87732', 2, 3, under=-0.2), 0.86, 1)
    def icing_at(u, v):
        a = u * TAU
        low = 0.02 + 0.14 * np.sin(a * 5 + 1) + 0.10 * np.sin(a * 9)
        high = np.pi + 0.25 + 0.08 * np.sin(a * 4)
        b = low + (high - low) * v
        k = 0.40 + 0.035 * np.clip(np.minimum(v, 1 - v) * 22, 0, 1) ** 0.5 + 0.006 * np.sin(a * 6 + b * 2)
        return (0.68 + k * np.cos(b)) * np.cos(a), (0.68 + k * np.cos(b)) * np.sin(a), k * np.sin(b) * 0.88
    icing = surface(icing_at, 160, 60, material('#4a2412', rough=0.16, spec=0.6, coat=0.6), wrap=True)
    sticks = [tube([(-0.06, 0, 0), (0.06, 0, 0)], 0.017, material(c, rough=0.3), seg=10, steps=4) for c in ('#f7d046', '#f2f2f2', '#ef6a8f', '#6cc5e8', '#8fd16f')]
    scatter_on(icing, sticks, 85, 2, up=0.35, lift=0.035)
    for obj in bpy.data.objects:
        if obj.parent is None and not obj.hide_render:
            obj.location.z += 0.35
    return {'view': (-10, 42)}


@good
def flatbread():
    def bulge(a, t, r, z):
        return r * (1 + 0.012 * np.sin(a * 3 + 1) + 0.008 * np.sin(a * 7)), z + 0.012 * np.sin(a * 5 + r * 4) * (r > 0.2)
    base = baked('#e8bd78', '#bf7a2c', '#894612', 1.7, 12, under=0.08)

    def color(u, v, p):
        r = np.hypot(p[..., 0], p[..., 1])
        c = mix(base(u, v, p), srgb('#f0d49b'), 0.7 * np.exp(-((r - 0.35) / 0.38) ** 4))
        return c
    body = lathe([(1e-4, 0), (1.15, 0), (1.36, 0.08), (1.42, 0.22), (1.34, 0.36), (1.12, 0.41), (0.88, 0.33), (0.66, 0.20), (0.4, 0.155), (1e-4, 0.15)],
                 crusty(('noise', 7, 0.22), 0.42, 0.2), seg=160, steps=110, bulge=bulge, color=color)
    hole = material('#9c6427', rough=0.8)
    for r, n in ((0.12, 5), (0.27, 12), (0.42, 18)):
        for k in range(n):
            a = k * TAU / n
            place(ball(hole, 0.028, squash=(1, 1, 0.4), seg=10), (r * np.cos(a), r * np.sin(a), 0.155))
    scatter_on(body, [sesame(), sesame('#1f1a17', 0.036)], 60, 6, up=0.7, where=lambda p: np.hypot(p[0], p[1]) < 0.6)
    return {'view': (0, 46), 'fit': 0.9}


@good
def pie():
    color = baked('#eab96c', '#bd7527', '#8a480f', 2.0, 4, under=-9)
    lathe([(1e-4, 0), (0.92, 0), (0.98, 0.04), (1.14, 0.34), (1.20, 0.40)], material('#c7cbd0', rough=0.3, metal=0.9), seg=120, steps=40,
          bulge=lambda a, t, r, z: (r * (1 + 0.008 * np.cos(a * 40) * (t > 0.5)), z))
    top = lathe([(1e-4, 0.66), (0.5, 0.64), (0.85, 0.54), (1.02, 0.44), (1.06, 0.40), (1.13, 0.47), (1.22, 0.48), (1.27, 0.41), (1.22, 0.36)][::-1],
                crusty(('noise', 8, 0.2), 0.36, 0.3), seg=192, steps=90, color=color,
                bulge=lambda a, t, r, z: (r * (1 + 0.02 * np.cos(a * 28) * (r > 1.05)), z + 0.035 * np.cos(a * 28) * np.clip((r - 1.0) * 6, 0, 1)))
    slit = material('#5b2a10', rough=0.6)
    for k in range(5):
        a = k * TAU / 5 + 0.3
        place(ball(slit, 0.2, squash=(1, 0.17, 0.12), seg=24), (0.38 * np.cos(a), 0.38 * np.sin(a), 0.645), (0, 8, np.degrees(a)))
    leaf = material('#d18a35', rough=0.4, coat=0.3)
    for k in range(5):
        a = k * TAU / 5 + 0.3 + TAU / 10
        place(ball(leaf, 0.2, squash=(1, 0.45, 0.16), seg=24), (0.52 * np.cos(a), 0.52 * np.sin(a), 0.63), (0, 10, np.degrees(a)))
    return {'view': (-8, 36), 'fit': 0.84}


def toast_outline(w=1.5, h=1.5, grow=0.0):
    p = [(-0.62, 0.0), (0.62, 0.0), (0.70, 0.08), (0.69, 0.5), (0.66, 0.88), (0.74, 1.0), (0.80, 1.17), (0.72, 1.36), (0.5, 1.46), (0, 1.49), (-0.5, 1.46),
         (-0.72, 1.36), (-0.80, 1.17), (-0.74, 1.0), (-0.66, 0.88), (-0.69, 0.5), (-0.70, 0.08)]
    line = smooth_line(np.array(p + [p[0]]), 80)[:-1]
    centre = np.array([0, 0.72])
    return [tuple((q - centre) * (1 + grow) + centre) for q in line]


@good
def sliced_bread():
    crumb = material('#f6e6c2', rough=0.85, tints=[(0.35, '#ecd6a8'), (0.65, '#faeed2')], tint_scale=7, bump=('cells', 16, 0.35))
    edge = crust(2.0, '#7a3f12', '#b06a28', '#cf9148', bump=('noise', 8, 0.15))

    def slice_(at, turn=(0, 0, 0), depth=0.2):
        body = prism(toast_outline(), depth, edge, 0.03, 3)
        face = prism(toast_outline(grow=-0.055), depth + 0.012, crumb, 0.012, 2)
        return group([body, face], at, turn)
    for k in range(9):
        slice_((0, 0.6 + k * 0.225, 0.0), (0, 0, 0), 0.215)
    slice_((0.03, 0.30, 0.0), (14, 0, 0))
    slice_((0.08, -0.10, 0.02), (28, 0, 3))
    slice_((0.16, -0.62, 0.02), (46, 0, -4))
    return {'view': (-42, 24), 'fit': 0.84}


@good
def custard():
    saucer(1.5)
    body = lathe([(1e-4, 0.07), (0.86, 0.07), (0.90, 0.12), (0.70, 0.86), (0.64, 0.93), (1e-4, 0.95)], material(painted=True, rough=0.16, spec=0.5, coat=0.5, sss=0.12),
                 seg=128, steps=80,
                 color=lambda u, v, p: mix('#f3d78e', '#7b3309', np.clip((p[..., 2] - 0.78 + 0.04 * np.sin(u * TAU * 4) + 0.03 * np.sin(u * TAU * 7 + 2)) * 12, 0, 1)))
    sauce = material('#6f2c06', rough=0.06, spec=0.7, coat=1)
    lathe([(1e-4, 0.085), (1.0, 0.095), (1.15, 0.09), (1.2, 0.07)][::-1], sauce, seg=128, steps=30,
          bulge=lambda a, t, r, z: (r * (1 + 0.04 * np.sin(a * 3 + 1) + 0.02 * np.sin(a * 5)), z))
    for k, (a, h) in enumerate(((4.0, 0.45), (4.9, 0.62), (5.6, 0.4), (3.2, 0.55), (0.3, 0.5))):
        r0, r1 = 0.72, 0.89 - 0.23 * (0.9 - h) * 0
        tube([(0.66 * np.cos(a), 0.66 * np.sin(a), 0.9), (0.735 * np.cos(a), 0.735 * np.sin(a), 0.8), (0.735 * np.cos(a) + 0.16 * (0.8 - h) * np.cos(a), 0.735 * np.sin(a) + 0.16 * (0.8 - h) * np.sin(a), h)],
             [0.05, 0.06, 0.055], sauce, seg=16, steps=20, flat=0.5)
    mint = material('#3f8f3a', rough=0.4, bump=('noise', 8, 0.2))
    for k in range(3):
        place(ball(mint, 0.17, squash=(1, 0.55, 0.14), seg=24), (0.12 * np.cos(k * 2.1), 0.12 * np.sin(k * 2.1), 1.0), (0, -22, k * 120))
    return {'view': (-6, 30)}
