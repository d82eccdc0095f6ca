"""Fruit and berries."""

from dishes import *
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


def skin(rough=0.32, coat=0.2, bump=None, sss=0.0):
    return material(painted=True, rough=rough, spec=0.45, coat=coat, bump=bump, sss=sss)


def stalk(points, r=0.03, color='#6b4a2a'):
    return tube(points, [r * 0.8, r, r * 1.5], material(color, rough=0.7, bump=('noise', 20, 0.3)), seg=14, steps=16)


def leaf(length=0.7, width=0.28, color='#3f8a35', curl=0.12, fold=0.06):
    m = material(painted=True, rough=0.42, spec=0.35)

    def fn(u, v):
        w = width * np.sin(np.pi * np.clip(v, 0, 1)) ** 0.8 * (1 - 0.25 * v)
        x = (u - 0.5) * 2
        return x * w, v * length, curl * np.sin(v * 2.6) + fold * np.abs(x) + 0.012 * np.sin(v * 26) * np.abs(x)

    def paint_(u, v, p):
        rib = np.exp(-((u - 0.5) / 0.03) ** 2) + 0.5 * np.clip(np.cos((v - np.abs(u - 0.5) * 0.6) * 44) - 0.6, 0, 1)
        return mix(color, srgb('#a9cf7a'), np.clip(rib, 0, 1) * 0.5)
    return surface(fn, 25, 40, m, color=paint_)


def apple_body(color, r=1.0, seed=0, tall=1.0):
    profile = [(0.02, 0.14), (0.16, 0.06), (0.36, 0.0), (0.62, 0.12), (0.90, 0.52), (1.0, 0.98), (0.94, 1.36), (0.70, 1.64), (0.42, 1.70), (0.20, 1.58), (0.03, 1.42)]
    return lathe([(a * r, b * r * tall) for a, b in profile], skin(0.26, 0.35), seg=96, steps=90, color=color,
                 bulge=lambda a, t, rr, z: (rr * (1 + 0.025 * np.cos(a * 5 + seed) * (t < 0.3) + 0.018 * np.sin(a * 2 + seed)), z))


def red_apple_color(seed):
    def color(u, v, p):
        stripe = noise(np.stack([np.cos(u * TAU) * 7, np.sin(u * TAU) * 7, p[..., 2] * 0.7], -1), 1.3, 3, seed)
        c = mix('#a3121c', '#d8392b', 0.5 + 0.9 * stripe)
        c = mix(c, srgb('#e9b54e'), np.clip(noise(p, 0.9, 2, seed + 9) * 1.3 - 0.25 + 0.35 * stripe, 0, 0.75))
        c = mix(c, srgb('#c9c25a'), np.exp(-((v - 1) / 0.13) ** 2) * 0.9)
        dots = (noise(p, 16, 1, seed + 3) > 0.78) * 0.5
        return mix(c, srgb('#f0cf9a'), dots)
    return color


def green_apple_color(seed):
    def color(u, v, p):
        c = mix('#86ae2b', '#bcd454', 0.5 + 0.8 * noise(p, 0.9, 3, seed))
        c = mix(c, srgb('#d8c66a'), np.clip(noise(p, 0.7, 2, seed + 5) - 0.35, 0, 0.6))
        c = mix(c, srgb('#8a8a3e'), np.exp(-((v - 1) / 0.1) ** 2) * 0.8)
        return mix(c, srgb('#eef0b8'), (noise(p, 16, 1, seed + 3) > 0.76) * 0.55)
    return color


def apples(make, with_leaf=True):
    spots = [((-0.95, 0.35, 0), (6, -8, 40), 0.98), ((0.98, 0.42, 0), (-8, 10, 200), 0.95), ((0.05, -0.55, 0), (10, 6, 100), 1.0)]
    for k, (at, turn, s) in enumerate(spots):
        parts = [apple_body(make(k * 11 + 1), seed=k * 2.0), stalk([(0, 0, 1.42), (0.03, 0.02, 1.72), (0.12, 0.05, 1.95)], 0.035)]
        if k == 2 and with_leaf:
            parts.append(place(leaf(0.75, 0.26), (0.06, 0.03, 1.72), (18, 0, -70)))
        group(parts, at, turn, s)


@good
def red_apple():
    apples(red_apple_color)
    return {'view': (-10, 24), 'samples': 28}


@good
def green_apple():
    apples(green_apple_color)
    return {'view': (-10, 24)}


def citrus_color(a, b, green=0.0, seed=0):
    def color(u, v, p):
        c = mix(a, b, 0.5 + 0.7 * noise(p, 1.0, 3, seed))
        c = mix(c, srgb('#7d9a3a'), green * np.clip(noise(p, 0.8, 2, seed + 4) * 1.2, 0, 1))
        return mix(c, srgb(a) * 0.82, (noise(p, 22, 1, seed + 2) > 0.35) * 0.22)
    return color


def cut_face(r, flesh, pale, rind, segments=10, thick=0.07):
    """Half of a citrus: flat face with segments, facing +z, at z = 0."""
    def color(u, v, p):
        a = (u * segments) % 1
        rr = v
        wall = np.maximum(np.exp(-((a - 0.5) ** 2 - 0.25) ** 2 / 0.0022 * rr ** 1.2), 0)
        wall = np.where(np.minimum(a, 1 - a) < 0.035 / np.maximum(rr, 0.12) * 0.55, 1.0, 0.0)
        fibres = noise(np.stack([np.cos(u * TAU) * 9, np.sin(u * TAU) * 9, rr * 2.2], -1), 2.2, 3, 5)
        c = mix(flesh, pale, np.clip(0.35 + 0.8 * fibres, 0, 1) * 0.75)
        c = mix(c, srgb(pale), wall * 0.9)
        c = mix(c, srgb('#fbf1d2'), ((rr > 1 - thick - 0.05) | (rr < 0.07)) * 0.92)
        return mix(c, srgb(rind), (rr > 1 - thick * 0.45) * 1.0)

    def fn(u, v):
        a = u * TAU
        s = (u * segments) % 1
        dip = 0.025 * r * (np.minimum(s, 1 - s) * 2) ** 0.5 * np.clip(1 - (v / 0.9) ** 8, 0, 1)
        return r * v * np.cos(a), r * v * np.sin(a), dip
    return surface(fn, 240, 60, material(painted=True, rough=0.18, spec=0.6, coat=0.4, sss=0.08), color=color, wrap=True)


def citrus_whole(color, tall=0.95, tip=0.0, r=1.0):
    body = ball(skin(0.42, 0.12, ('noise', 34, 0.28)), r, squash=(1, 1, tall), rough=0.02, freq=1.2, color=color, seg=96)
    if tip:
        reshape(body, lambda p: p + np.stack([0 * p[:, 0], 0 * p[:, 0], np.sign(p[:, 2]) * tip * np.exp(-(np.hypot(p[:, 0], p[:, 1]) / 0.3) ** 2)], 1))
    return body


def citrus_half(color, flesh, pale, rind, tall=0.95, r=1.0, tip=0.0):
    body = citrus_whole(color, tall, tip, r)
    reshape(body, lambda p: np.stack([p[:, 0], p[:, 1], np.minimum(p[:, 2], 0)], 1))
    return [body, place(cut_face(r * 0.985, flesh, pale, rind), (0, 0, 0.004))]


@good
def orange():
    c = citrus_color('#e8790c', '#f59a1e')
    nub = material('#7d8a3a', rough=0.8)
    group([citrus_whole(c), place(ball(nub, 0.07, squash=(1, 1, 0.5), seg=16), (0, 0, 0.95))], (-0.75, 0.5, 0.95), (22, -24, 0))
    group([citrus_whole(c), place(ball(nub, 0.07, squash=(1, 1, 0.5), seg=16), (0, 0, 0.95))], (1.15, 0.75, 0.93), (-10, 30, 40), 0.97)
    group(citrus_half(c, '#f08a12', '#fbc154', '#f08c14'), (0.45, -0.75, 0.70), (62, 4, -4), 0.93)
    place(leaf(0.85, 0.3, '#2f7a34'), (-0.55, 0.3, 1.86), (8, 14, 150))
    return {'view': (-6, 24)}


@good
def lemon():
    c = citrus_color('#f0b40f', '#f7d02e', 0.0, 3)
    group([citrus_whole(c, 1.28, 0.16, 0.85)], (-0.75, 0.5, 0.84), (78, 0, 66))
    group([citrus_whole(c, 1.28, 0.16, 0.85)], (1.0, 0.75, 0.84), (84, 0, -38))
    group(citrus_half(c, '#f3d95a', '#fbeeab', '#f3c51c', 1.28, 0.85, 0.16), (0.42, -0.7, 0.58), (66, 4, -6))
    place(leaf(0.8, 0.27, '#2f7a34'), (-1.5, 0.3, 1.15), (30, -10, 60))
    return {'view': (-6, 26)}


@good
def grapes():
    m = [material(painted=True, rough=0.28, spec=0.5, coat=0.25) for _ in range(1)][0]
    proto = []
    for k in range(3):
        proto.append(ball(m, 0.27, squash=(1, 1, 1.12), seg=36, color=lambda u, v, p, k=k: mix(
            mix('#1f1230', '#43204f', 0.5 + 0.8 * noise(p + k, 2.2, 2, k)), srgb('#8d86b5'), np.clip(noise(p + k * 2, 3.0, 3, 7 + k) * 0.7 + 0.08, 0, 0.5))))
    g = rng(4)
    made = []
    for layer, (z, n, r) in enumerate(((0.28, 17, 0.95), (0.6, 13, 0.70), (0.92, 8, 0.45), (1.16, 3, 0.18))):
        for k in range(n):
            a = k * TAU / n + layer * 0.5
            x = r * np.cos(a) * 1.75 - 0.12 * layer + 0.2 * np.cos(a) * (a > 1)
            y = r * np.sin(a) * 0.95
            x = x * (0.78 if np.cos(a) > 0.4 and layer == 0 else 1.0) + (0.05 if layer else 0)
            made.append(copy(proto[k % 3], (x + g.normal(0, .04), y + g.normal(0, .04), z + g.normal(0, 0.03)), tuple(g.uniform(-30, 30, 3)), g.uniform(0.9, 1.08)))
    for k in range(12):
        made.append(copy(proto[k % 3], (g.uniform(-1.2, 1.1), g.uniform(-0.5, 0.5), 0.45), tuple(g.uniform(-30, 30, 3)), 1))
    for k in range(5):
        made.append(copy(proto[k % 3], (1.55 + 0.28 * k * (k < 3), (-0.2 + 0.25 * (k % 2)), 0.27 + 0.1 * (k % 2)), (0, 0, k * 40), 0.98))
    for o in proto:
        o.hide_render = True
    stalk([(-1.25, 0, 0.9), (-1.75, 0.1, 1.15), (-2.15, 0.12, 1.12)], 0.06, '#7a6a35')
    stalk([(-2.15, 0.0, 1.12), (-2.12, 0.3, 1.14), (-2.1, 0.5, 1.1)], 0.055, '#7a6a35')
    return {'view': (-12, 34), 'fit': 0.86}


@good
def cherries():
    def one(seed):
        m = skin(0.14, 0.6)
        body = lathe([(1e-4, 0), (0.3, 0.02), (0.52, 0.22), (0.58, 0.52), (0.48, 0.82), (0.22, 0.93), (0.02, 0.86)], m, seg=72, steps=60,
                     bulge=lambda a, t, r, z: (r * (1 - 0.05 * np.exp(-((a - 3) / 0.35) ** 2)), z),
                     color=lambda u, v, p: mix(mix('#5d0512', '#a3122a', 0.5 + 0.7 * noise(p + seed, 1.3, 2, seed)), srgb('#c4314a'), 0.3 * (noise(p, 20, 1, seed) > 0.6)))
        return body
    spots = [(-0.85, 0.1), (0.0, -0.42), (0.95, -0.05), (0.42, 0.72), (-0.5, 0.95), (1.35, 0.8), (-1.4, 0.75)]
    for k, (x, y) in enumerate(spots):
        place(one(k), (x, y, 0), (8 * np.sin(k * 2), 8 * np.cos(k), k * 50))
    top = (0.15, 0.5, 2.35)
    for k in (0, 1, 2, 4):
        x, y = spots[k]
        stalk([(x, y, 0.84), (x * 0.9, y * 0.7 + 0.2, 1.35), (x * 0.35 + 0.05, 0.45, 1.95), top], 0.028, '#6f8a3a')
    place(ball(material('#7a6a35', rough=0.8), 0.08, seg=16), top)
    place(leaf(1.15, 0.42, '#3c8736', 0.2), top, (-14, 10, -100))
    place(leaf(0.9, 0.34, '#4a9440', 0.2), top, (-8, -6, 60))
    return {'view': (-8, 22)}


@good
def blueberries():
    protos = []
    for k in range(3):
        body = lathe([(1e-4, 0), (0.18, 0.02), (0.33, 0.17), (0.36, 0.34), (0.28, 0.53), (0.17, 0.60), (0.15, 0.575), (0.09, 0.545), (1e-4, 0.54)], skin(0.55, 0.05), seg=48, steps=60,
                     bulge=lambda a, t, r, z: (r * (1 + 0.14 * np.cos(a * 5) * np.exp(-((z - 0.59) / 0.035) ** 2)), z + 0.035 * np.cos(a * 5) * np.exp(-((r - 0.16) / 0.05) ** 2) * (t > 0.6)),
                     color=lambda u, v, p, k=k: mix(mix(mix('#2a3560', '#4a5c94', 0.5 + 0.7 * noise(p + k, 3.2, 3, k)), srgb('#8e9dc6'), np.clip(noise(p + k, 1.8, 2, 4 + k) * 0.9, 0, 0.55)), srgb('#1d2038'), np.clip((v - 0.80) * 9, 0, 0.85)))
        protos.append(body)
    g = rng(3)
    spots = []
    for z, R, n in ((0.0, 1.55, 13), (0.0, 0.85, 8), (0.0, 0.2, 2), (0.46, 1.05, 9), (0.50, 0.4, 4), (0.92, 0.38, 3)):
        for k in range(n):
            a = k * TAU / n + z * 3 + R
            spots.append((R * np.cos(a) + g.normal(0, 0.04), R * np.sin(a) + g.normal(0, 0.04), z))
    for k, s in enumerate(spots):
        copy(protos[k % 3], s, (g.uniform(-55, 25), g.uniform(-40, 40), g.uniform(0, 360)), g.uniform(0.9, 1.1))
    for o in protos:
        o.hide_render = True
    place(leaf(0.8, 0.32, '#3f8a45', 0.15), (0.2, -0.2, 1.45), (14, 0, -60))
    place(leaf(0.7, 0.28, '#4b974c', 0.15), (0.1, -0.1, 1.45), (12, 0, 40))
    return {'view': (-6, 32)}


@good
def avocado():
    prof = [(1e-4, 0.0), (0.42, 0.06), (0.74, 0.36), (0.82, 0.78), (0.66, 1.28), (0.44, 1.72), (0.28, 2.02), (0.12, 2.14), (1e-4, 2.16)]
    rough_skin = material(painted=True, rough=0.42, spec=0.4, coat=0.15, bump=('cells', 13, 0.7))
    dark = lambda u, v, p: mix('#1f3314', '#4a6b22', 0.45 + 0.8 * noise(p, 2.5, 3, 2))
    whole = lathe(prof, rough_skin, seg=96, steps=90, color=dark)
    stem = place(ball(material('#8a7a45', rough=0.8), 0.09, squash=(1, 1, 0.6), seg=16), (0, 0, 2.15))
    group([whole, stem], (-0.55, 0.75, 0.72), (-76, 0, 26))
    half = lathe(prof, rough_skin, seg=96, steps=90, color=dark)
    reshape(half, lambda p: np.stack([p[:, 0], np.maximum(p[:, 1], 0), p[:, 2]], 1))
    line = smooth_line(prof, 90)

    def face(u, v):
        t = np.clip(u, 0, 1)
        r = np.interp(t * 89, np.arange(90), line[:, 0])
        z = np.interp(t * 89, np.arange(90), line[:, 1])
        return (v * 2 - 1) * r * 0.985, -0.004 + 0 * u, z

    def flesh(u, v, p):
        r = np.interp(u * 89, np.arange(90), line[:, 0])
        d = np.minimum(r - np.abs(p[..., 0]), np.minimum(p[..., 2], 2.16 - p[..., 2]) * 1.2)
        c = mix('#5f8a1f', '#b9cc56', np.clip(d / 0.13, 0, 1))
        return mix(c, srgb('#efe49a'), np.clip((d - 0.1) / 0.22, 0, 1))
    cut = surface(face, 120, 80, material(painted=True, rough=0.28, spec=0.4, coat=0.2, sss=0.1), color=flesh)
    stone = place(ball(material('#6d3d1c', rough=0.3, coat=0.3, tints=[(0.3, '#55290f'), (0.7, '#85522a')], tint_scale=2.5), 0.43, squash=(1, 0.75, 1.05), seg=48), (0, -0.08, 0.78))
    rim = place(ball(material('#d9cf86', rough=0.5), 0.47, squash=(1, 0.05, 1.05), seg=48), (0, -0.0, 0.78))
    group([half, cut, stone, rim], (0.55, -0.35, 0.12), (-26, 12, 8))
    return {'view': (-8, 24)}


@good
def banana():
    def one(bend, seed):
        t = np.linspace(0, 1, 9)
        a = (t - 0.5) * 1.9
        line = [(1.75 * np.sin(x), 0, 1.75 - 1.75 * np.cos(x)) for x in a]

        def color(u, v, p):
            edge = np.abs(((u * 5) % 1) - 0.5) * 2
            c = mix('#e9b91e', '#f6d750', np.clip(1 - edge ** 3 + 0.3 * noise(p, 1.5, 2, seed), 0, 1))
            c = mix(c, srgb('#8fa336'), np.clip((np.abs(v - 0.5) - 0.36) * 4, 0, 0.6))
            c = mix(c, srgb('#5a3a18'), np.clip((np.abs(v - 0.5) - 0.487) * 60, 0, 1))
            return mix(c, srgb('#7a4f1c'), (noise(p, 7, 2, seed + 3) > 0.72) * 0.6)
        return tube(line, [0.09, 0.10, 0.13, 0.25, 0.31, 0.335, 0.34, 0.33, 0.30, 0.22, 0.10, 0.06], skin(0.42, 0.12), seg=60, steps=120, color=color,
                    bulge=lambda a, v: 1 + 0.05 * np.cos(a * 5))
    for k, (y, tilt) in enumerate(((-0.55, -32), (-0.05, -8), (0.45, 16))):
        group([one(0, k)], (-0.08 * k, y, 0.32 + 0.06 * k), (tilt, 0, (k - 1) * 7))
    return {'view': (-14, 26), 'fit': 0.86}


@good
def pear():
    def one(seed):
        prof = [(0.02, 0.10), (0.18, 0.02), (0.45, 0.02), (0.80, 0.35), (0.88, 0.78), (0.72, 1.22), (0.47, 1.58), (0.36, 1.92), (0.26, 2.14), (0.10, 2.2), (0.01, 2.16)]

        def color(u, v, p):
            c = mix('#a9b23a', '#d9cf5c', 0.5 + 0.8 * noise(p, 0.9, 3, seed))
            c = mix(c, srgb('#c9793a'), np.clip(0.8 * np.sin(u * TAU + seed) + noise(p, 1.2, 2, seed) * 0.5 - 0.3, 0, 0.55))
            return mix(c, srgb('#8a6a2a'), (noise(p, 18, 1, seed + 2) > 0.55) * 0.4)
        return [lathe(prof, skin(0.38, 0.15, ('noise', 26, 0.06)), seg=96, steps=90, color=color), stalk([(0, 0, 2.12), (0.04, 0, 2.35), (0.14, 0.02, 2.55)], 0.04)]
    group(one(1), (-0.75, 0.35, 0), (0, -5, 30))
    group(one(5), (0.85, 0.5, 0), (0, 7, 190), 0.95)
    group(one(8), (0.25, -0.7, 0.72), (78, 0, -62), 0.95)
    place(leaf(0.8, 0.3, '#4c8f35'), (-0.95, 0.35, 2.3), (12, 0, 80))
    return {'view': (-8, 22)}


@good
def mango():
    def color(seed):
        def c(u, v, p):
            base = mix('#f2a81d', '#f7c63f', 0.5 + 0.8 * noise(p, 1.1, 2, seed))
            base = mix(base, srgb('#d2402f'), np.clip(0.55 * np.sin(u * TAU + 0.6) + 0.5 * p[..., 2] + noise(p, 1.0, 2, seed + 2) * 0.4 - 0.15, 0, 0.85))
            base = mix(base, srgb('#6f9a35'), np.clip(-p[..., 2] * 0.8 - 0.35, 0, 0.7))
            return mix(base, srgb('#ffe9a8'), (noise(p, 20, 1, seed) > 0.65) * 0.3)
        return c

    def whole(seed):
        b = ball(skin(0.3, 0.25), 1.0, squash=(0.82, 0.72, 1.12), seg=96, color=color(seed))
        return reshape(b, lambda p: np.stack([p[:, 0] + 0.16 * p[:, 2] ** 2 * np.sign(p[:, 2]) * 0.7, p[:, 1], p[:, 2]], 1))
    group([whole(1), stalk([(0.17, 0, 1.1), (0.2, 0, 1.22)], 0.05)], (-0.55, 0.45, 0.86), (16, 58, 14))
    group([whole(4)], (0.95, 0.55, 1.02), (-6, 22, 70), 0.95)
    # A cheek scored into dice.
    def cheek(u, v):
        a, r = u * TAU, v
        x, y = 0.80 * r * np.cos(a), 0.98 * r * np.sin(a)
        cut = np.minimum(np.abs(((x * 4.2 + 0.5) % 1) - 0.5), np.abs(((y * 4.2 + 0.5) % 1) - 0.5))
        return x, y, 0.30 * (1 - r ** 2) - 0.16 * np.exp(-(cut / 0.07) ** 2) * (r < 0.93)
    dice = surface(cheek, 220, 90, material('#f8a91a', rough=0.22, coat=0.3, sss=0.12, tints=[(0.3, '#f39a12'), (0.7, '#fbc042')], tint_scale=4), wrap=True)
    back = ball(skin(0.3, 0.25), 1.0, squash=(0.81, 0.99, 0.45), seg=72, color=color(7))
    reshape(back, lambda p: np.stack([p[:, 0], p[:, 1], np.minimum(p[:, 2], 0.0)], 1))
    group([dice, back], (0.2, -0.95, 0.52), (38, 4, 84))
    return {'view': (-6, 26)}


@good
def kiwi():
    fuzz = material('#7d6236', rough=0.9, sheen=0.5, tints=[(0.3, '#604822'), (0.7, '#947544')], tint_scale=6, bump=('noise', 60, 0.4))

    def whole():
        return [ball(fuzz, 0.85, squash=(1, 1, 1.22), rough=0.02, seg=72)]

    def half():
        body = ball(fuzz, 0.85, squash=(1, 1, 1.1), seg=72)
        reshape(body, lambda p: np.stack([p[:, 0], p[:, 1], np.minimum(p[:, 2], 0)], 1))

        def color(u, v, p):
            rays = noise(np.stack([np.cos(u * TAU) * 8, np.sin(u * TAU) * 8, v * 0.8], -1), 1.5, 2, 3)
            c = mix('#5f9a1c', '#9cc83c', np.clip(0.45 + rays * 0.8 + (0.7 - v) * 0.5, 0, 1))
            c = mix(c, srgb('#f0eec2'), np.clip((0.30 - v + 0.03 * rays) * 12, 0, 0.95))
            c = mix(c, srgb('#d7e3a0'), np.clip(np.cos(u * TAU * 22) * 0.9 - 0.35, 0, 0.5) * (v > 0.27) * (v < 0.7))
            c = mix(c, srgb('#3f7a16'), np.clip((v - 0.86) * 5, 0, 0.5))
            return mix(c, srgb('#6a5228'), (v > 0.965) * 1.0)
        face = surface(lambda u, v: (0.845 * v * np.cos(u * TAU), 0.845 * v * np.sin(u * TAU), 0.004 + 0 * u), 200, 60,
                       material(painted=True, rough=0.16, spec=0.6, coat=0.5, sss=0.1), color=color, wrap=True)
        g = rng(2)
        seed_m = material('#15110d', rough=0.2, coat=0.5)
        seeds = []
        for k in range(46):
            a = k * TAU / 46 + g.normal(0, 0.03)
            r = g.uniform(0.30, 0.46)
            seeds.append(place(ball(seed_m, 0.034, squash=(1.5, 0.7, 0.5), seg=12), (r * np.cos(a), r * np.sin(a), 0.012), (0, 0, np.degrees(a))))
        return [body, face, *seeds]
    group(whole(), (-0.7, 0.5, 0.85), (86, 0, 60))
    group(half(), (0.75, 0.35, 0.72), (58, 8, 18))
    group(half(), (0.05, -0.85, 0.50), (34, -6, -14))
    return {'view': (-4, 26)}


@good
def watermelon():
    def rind(u, v, p):
        a = u * TAU
        wob = 0.22 * noise(np.stack([np.cos(a) * 3, np.sin(a) * 3, v * 7], -1), 1.6, 3, 4)
        s = np.sin((a + wob) * 9)
        c = mix('#9fbf62', '#1f5424', np.clip(s * 1.4 + 0.45 + 0.35 * noise(p, 6, 2, 3), 0, 1))
        return mix(c, srgb('#d7d69a'), np.exp(-((v) / 0.05) ** 2) * 0.3)
    body = ball(skin(0.26, 0.35), 1.0, squash=(1, 1, 0.96), seg=120, color=rind)
    group([body, stalk([(0, 0, 0.95), (0.05, 0, 1.05), (0.16, 0.04, 1.1)], 0.04, '#7a7a3a')], (-0.35, 0.5, 0.97), (8, -14, 20))
    # A wedge: a fifth of a ball, standing on its rind.
    W = np.radians(50)

    def wedge_side(sign):
        def fn(u, v):
            b = (u - 0.5) * np.pi * 0.999
            r = v * 0.985
            x, y = r * np.cos(b), r * np.sin(b)
            return x * np.cos(sign * W / 2), x * np.sin(sign * W / 2), y

        def color(u, v, p):
            d = v
            c = mix('#d92b32', '#ee5a55', 0.5 + 0.8 * noise(p, 5, 3, 2))
            c = mix(c, srgb('#f4b3a0'), np.clip((d - 0.80) * 9, 0, 1))
            c = mix(c, srgb('#e7efc0'), np.clip((d - 0.865) * 14, 0, 1))
            return mix(c, srgb('#2a6a2c'), (d > 0.965) * 1.0)
        return surface(fn, 120, 80, material(painted=True, rough=0.22, spec=0.5, coat=0.3, sss=0.06), color=color)

    def outer(u, v):
        a = (u - 0.5) * W
        b = (v - 0.5) * np.pi * 0.999
        return 0.99 * np.cos(b) * np.cos(a), 0.99 * np.cos(b) * np.sin(a), 0.99 * np.sin(b)
    shell = surface(outer, 60, 80, skin(0.26, 0.35), color=lambda u, v, p: rind(u * 50 / 360, v, p))
    parts = [wedge_side(1), wedge_side(-1), shell]
    g = rng(9)
    pip = material('#1c1310', rough=0.25, coat=0.4)
    for sign in (1, -1):
        for k in range(13):
            b = g.uniform(-1.2, 1.2)
            r = g.uniform(0.45, 0.76)
            x, z = r * np.cos(b), r * np.sin(b)
            parts.append(place(ball(pip, 0.04, squash=(0.6, 0.35, 1), seg=12), (x * np.cos(sign * W / 2), x * np.sin(sign * W / 2) + sign * 0.004, z), (0, np.degrees(-b) + 90, np.degrees(sign * W / 2))))
    group(parts, (0.62, -0.92, 0.90), (0, 78, 62), 1.0)
    return {'view': (-4, 24)}


@good
def melon():
    def color(u, v, p):
        net = np.abs(noise(p, 6.5, 2, 3))
        c = mix('#c9a53c', '#e0c468', 0.5 + 0.8 * noise(p, 1.1, 2, 1))
        c = mix(c, srgb('#8a9a45'), np.clip(np.cos(u * TAU * 10) * 0.5 - 0.15, 0, 0.4))
        return mix(c, srgb('#f1e6bd'), np.exp(-(net / 0.07) ** 2) * 0.75)
    body = ball(skin(0.5, 0.05, ('cells', 9, 0.25)), 1.0, squash=(0.8, 0.8, 1.55), seg=120, color=color)
    group([body, stalk([(0, 0, 1.5), (0.03, 0, 1.66), (0.12, 0, 1.78)], 0.05, '#8a7a45')], (-0.1, 0.55, 0.80), (0, 84, 12))
    # Two slices in front.
    def slice_(seed):
        def fn(u, v):
            a = (u - 0.5) * 2.5
            r = 1.15 - 0.42 * v
            return 1.25 * np.sin(a) * (r / 1.15), 0.0 * u, 0.72 * (1 - np.cos(a)) * (r / 1.15) + 0.42 * v

        def color2(u, v, p):
            c = mix('#f6e9c0', '#f3d99a', 0.5 + 0.6 * noise(p, 3, 2, seed))
            c = mix(c, srgb('#cfd98a'), np.clip((0.20 - v) * 8, 0, 1))
            return mix(c, srgb('#b8963a'), (v < 0.06) * 1.0)
        body2 = surface(fn, 90, 40, material(painted=True, rough=0.25, spec=0.45, coat=0.25, sss=0.1), color=color2)
        thickness(body2, 0.34, 0)
        return bevelled(body2, 0.02, 2)
    group([slice_(1)], (0.30, -0.72, 0.03), (-14, 0, -12), 0.95)
    return {'view': (-8, 26), 'fit': 0.86}


@good
def strawberry():
    pip = ball(material('#e9c66b', rough=0.4), 0.028, squash=(0.7, 1, 0.5), seg=10)
    green = '#4b9a35'

    def one(seed):
        body = lathe([(1e-4, 0), (0.12, 0.03), (0.34, 0.32), (0.55, 0.75), (0.62, 1.08), (0.5, 1.28), (0.2, 1.33), (1e-4, 1.30)], skin(0.2, 0.5, ('cells', 11, 0.25)), seg=72, steps=70,
                     bulge=lambda a, t, r, z: (r * (1 + 0.04 * np.cos(a * 2 + seed) + 0.02 * np.cos(a * 5)), z),
                     color=lambda u, v, p: mix(mix('#b90e1c', '#e0303a', 0.5 + 0.8 * noise(p + seed, 1.5, 2, seed)), srgb('#f2a08a'), np.clip((v - 0.83) * 4, 0, 0.75)))
        pts = []
        line = smooth_line([(1e-4, 0), (0.12, 0.03), (0.34, 0.32), (0.55, 0.75), (0.62, 1.08), (0.5, 1.28)], 60)
        for k in range(110):
            t = ((k + 0.5) / 110) ** 0.62
            a = k * 2.39996
            r, z = np.interp(t * 59, np.arange(60), line[:, 0]), np.interp(t * 59, np.arange(60), line[:, 1])
            pts.append(copy(pip, (r * np.cos(a) * (1 + 0.04 * np.cos(a * 2 + seed)), r * np.sin(a), z), (70, 0, np.degrees(a) + 90)))
        crown = [place(leaf(0.55, 0.17, green, -0.16), (0.05 * np.cos(k * TAU / 8), 0.05 * np.sin(k * TAU / 8), 1.31), (-6 + 16 * (k % 2), 0, k * 45)) for k in range(8)]
        return [body, *pts, *crown, stalk([(0, 0, 1.3), (0.02, 0, 1.5), (0.08, 0, 1.65)], 0.035, '#6f9a3a')]
    settle(group(one(1), (-0.95, 0.75, 0), (-64, 0, 40)))
    settle(group(one(3), (0.85, 0.85, 0), (-70, 0, -35), 1.02))
    settle(group(one(6), (0.0, -0.75, 0), (-58, 0, 8), 1.0))
    settle(group(one(8), (0.05, 1.35, 0), (-22, 0, -20), 1.0), 0.02)
    pip.hide_render = True
    return {'view': (-6, 30)}


@good
def pineapple():
    body_line = smooth_line([(0.2, 0), (0.55, 0.05), (0.74, 0.45), (0.78, 1.0), (0.70, 1.55), (0.48, 1.92), (0.2, 2.0)], 80)
    eye = lathe([(0.175, 0), (0.16, 0.05), (0.10, 0.085), (0.045, 0.085), (0.02, 0.11), (1e-4, 0.14)][::1], skin(0.45, 0.1), seg=20, steps=24,
                color=lambda u, v, p: mix(mix('#b9741c', '#e3a52c', np.clip(p[..., 2] * 14, 0, 1)), srgb('#6b4a18'), np.clip((p[..., 2] - 0.095) * 30, 0, 0.9)))
    spike = lathe([(0.03, 0), (0.012, 0.12), (0.002, 0.2)], material('#6a7a35', rough=0.6), seg=8, steps=8)
    lathe([(1e-4, 0), *map(tuple, body_line), (1e-4, 2.0)], material('#8a5a1e', rough=0.6), seg=64, sharp=True)
    for row in range(15):
        t = (row + 0.5) / 15
        i = t * 79
        r, z = np.interp(i, np.arange(80), body_line[:, 0]), np.interp(i, np.arange(80), body_line[:, 1])
        j = min(int(i) + 1, 79)
        slope = np.degrees(np.arctan2(body_line[j, 1] - body_line[j - 1, 1], body_line[j - 1, 0] - body_line[j, 0]))
        n = 15 if r > 0.5 else 10
        for k in range(n):
            a = (k + 0.5 * (row % 2)) * TAU / n
            s = min(1.0, r / 0.72) * 1.0
            at = (r * np.cos(a), r * np.sin(a), z)
            tilt = 180 - slope
            copy(eye, at, (0, 90 - (tilt - 90) if False else 180 - slope - 0 if False else 90 - (slope - 90) * -1 - 0, np.degrees(a)), s)
            copy(spike, (at[0] * 1.07, at[1] * 1.07, z + 0.02), (0, 32, np.degrees(a)), s)
    green = ['#3f7a3a', '#55894a', '#6a9a55']
    for ring_, (n, tilt, length) in enumerate(((9, 62, 0.85), (9, 44, 1.05), (8, 28, 1.2), (6, 14, 1.3), (4, 4, 1.35))):
        for k in range(n):
            a = (k + 0.5 * ring_) * 360 / n
            blade = leaf(length, 0.10, green[(k + ring_) % 3], -0.16, 0.07)
            place(blade, (0, 0, 1.95), (90 - tilt, 0, a))
    eye.hide_render = spike.hide_render = True
    return {'view': (-10, 16), 'fit': 0.86}
