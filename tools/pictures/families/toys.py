"""Toys, instruments, wheels, furniture, things to read."""

from families.home import torus
from families.bakery import baked, crusty
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


@good
def amphora():
    clay = material(painted=True, rough=0.45, coat=0.25)

    def color(u, v, p):
        c = mix('#b8652f', '#cf8145', 0.5 + 0.7 * noise(p, 1.5, 3, 2))
        green = np.clip((p[..., 2] - 1.25 + 0.10 * np.sin(u * TAU * 8)) * 14, 0, 1) * np.clip((2.35 - p[..., 2]) * 14, 0, 1)
        c = mix(c, srgb('#2f7f6a'), green * 0.9)
        petal = (np.abs(((u * 10) % 1) - 0.5) < 0.26 * np.sin(np.pi * np.clip((p[..., 2] - 1.35) / 0.45, 0, 1))) & (p[..., 2] > 1.35) & (p[..., 2] < 1.8)
        c = mix(c, srgb('#f3e7c8'), petal * 0.95)
        band = (np.abs(p[..., 2] - 0.62) < 0.04) | (np.abs(p[..., 2] - 1.95) < 0.03) | (np.abs(p[..., 2] - 2.9) < 0.05)
        return mix(c, srgb('#f0dcae'), band * 0.9)
    lathe([(1e-4, 0), (0.42, 0), (0.46, 0.06), (0.42, 0.16), (0.70, 0.6), (0.98, 1.25), (0.96, 1.75), (0.62, 2.25), (0.34, 2.55), (0.32, 2.8), (0.46, 3.0), (0.44, 3.03), (0.28, 2.8), (0.26, 2.5)], clay, seg=128, steps=150, color=color)
    for s in (-1, 1):
        tube([(0.32 * s, 0, 2.78), (0.78 * s, 0, 2.72), (0.95 * s, 0, 2.3), (0.80 * s, 0, 1.98)], [0.09, 0.08, 0.08, 0.10], material('#2f7f6a', rough=0.4, coat=0.3), seg=18, flat=0.7)
    return {'view': (-10, 14), 'fit': 0.86}


@good
def teddy_bear():
    fur = material('#b9824a', rough=1.0, sheen=0.7, tints=[(0.3, '#a26f3a'), (0.7, '#c8935a')], tint_scale=7, bump=('noise', 34, 0.9))
    pale = material('#e3c193', rough=1.0, sheen=0.6, bump=('noise', 34, 0.8))

    def ball_(at, r, squash=(1, 1, 1), m=fur, turn=(0, 0, 0)):
        b = ball(m, r, squash=squash, seg=70)
        rough_up(b, 0.012, 12, 3, int(at[0] * 10 + at[2] * 7) % 50)
        return place(b, at, turn)
    ball_((0, 0, 0.85), 0.80, (0.95, 0.82, 1.0))
    ball_((0, -0.44, 0.80), 0.50, (0.92, 0.5, 1.05), pale)
    ball_((0, -0.08, 2.05), 0.66, (1.05, 0.92, 0.95))
    for s in (-1, 1):
        ball_((0.52 * s, 0.0, 2.58), 0.25, (1, 0.6, 1))
        ball_((0.52 * s, -0.10, 2.58), 0.16, (1, 0.5, 1), pale)
        ball_((0.86 * s, -0.22, 1.12), 0.32, (0.72, 0.8, 1.35), fur, (0, 34 * s, 0))
        ball_((0.60 * s, -0.72, 0.30), 0.38, (0.85, 1.25, 0.85), fur, (0, 0, 16 * s))
        ball_((0.70 * s, -1.16, 0.32), 0.28, (0.9, 0.3, 0.95), pale, (0, 0, 16 * s))
        place(ball(material('#1b1410', rough=0.05, coat=1), 0.085, seg=30), (0.25 * s, -0.62, 2.18))
    ball_((0, -0.60, 1.90), 0.30, (1.1, 0.75, 0.85), pale)
    place(ball(material('#2a1a12', rough=0.2, coat=0.7), 0.11, squash=(1.2, 0.7, 0.8), seg=30), (0, -0.82, 2.00))
    thread = material('#3a2417', rough=0.8)
    tube([(0, -0.84, 1.92), (0, -0.845, 1.80), (-0.10, -0.80, 1.73)], 0.016, thread, seg=8)
    tube([(0, -0.845, 1.80), (0.10, -0.80, 1.73)], 0.016, thread, seg=8, steps=10)
    red = material('#c8313a', rough=0.6, sheen=0.4)
    for s in (-1, 1):
        place(ball(red, 0.24, squash=(1.25, 0.5, 0.75), seg=36), (0.25 * s, -0.60, 1.50), (0, 18 * s, 0))
    place(ball(red, 0.10, seg=24), (0, -0.66, 1.50))
    return {'view': (-14, 12), 'fit': 0.84}


@good
def guitar():
    body_m = material(painted=True, rough=0.12, coat=0.9)
    out = smooth_line([(0, -0.05), (-0.62, 0.02), (-0.86, 0.45), (-0.58, 0.95), (-0.72, 1.45), (-0.62, 1.95), (-0.40, 1.85), (-0.28, 1.45), (0.28, 1.40), (0.45, 1.65), (0.66, 1.72), (0.66, 1.35), (0.56, 0.95), (0.84, 0.45), (0.60, 0.02), (0, -0.05)], 160)[:-1]
    body = prism([tuple(q) for q in out[::-1]], 0.24, body_m, 0.06, 4)
    v = verts_of(body)
    paint(body, mix('#8e0f18', '#d8262e', np.clip(1.0 - np.hypot(v[:, 0], v[:, 2] - 0.85) / 1.1, 0, 1)))
    guard = prism([tuple(q) for q in smooth_line([(0.05, 1.35), (0.35, 1.3), (0.45, 0.8), (0.62, 0.35), (0.2, 0.5), (0.05, 1.35)], 50)[:-1][::-1]], 0.02, plastic('#f6f3ea', 0.3), 0.0)
    guard.location.y = -0.13
    maple, rose = wood('#c98f4c', '#e3b676', 0.35), material('#3a2115', rough=0.5)
    neck = place(box((0.24, 0.12, 2.3), maple, 0.03), (0, -0.12, 1.25))
    board_ = place(box((0.24, 0.05, 2.3), rose, 0.01), (0, -0.19, 1.25))
    steel = metal('#d0d3d7', 0.2)
    frets = [place(box((0.235, 0.02, 0.018), steel, 0.0), (0, -0.22, 1.35 + 2.18 * (1 - 0.5 ** (k / 9))* 1.25)) for k in range(1, 15)]
    dots = [place(disc_cylinder(0.03, 0, 0.01, material('#f5f1e4', rough=0.3), 0.0), (0, -0.215, 3.4 - 0.33 * k), (90, 0, 0)) for k in (1, 2, 3, 4)]
    head = prism([tuple(q) for q in smooth_line([(-0.12, 3.5), (-0.26, 3.7), (-0.22, 4.2), (0.0, 4.32), (0.16, 4.1), (0.12, 3.5), (-0.12, 3.5)], 50)[:-1][::-1]], 0.09, maple, 0.02)
    head.location.y = -0.12
    pegs = [place(ball(steel, 0.065, squash=(1.2, 0.8, 0.8), seg=16), (-0.31, -0.12, 3.66 + 0.10 * k)) for k in range(6)]
    pick = [place(box((0.42, 0.07, 0.13), plastic('#1d1f22', 0.3), 0.03), (0, -0.15, z)) for z in (0.62, 1.0)]
    bridge = place(box((0.5, 0.08, 0.12), steel, 0.02), (0, -0.16, 0.30))
    knobs = [place(disc_cylinder(0.07, 0, 0.08, plastic('#1d1f22', 0.3), 0.02), (0.42 - 0.06 * k, -0.13, 0.42 - 0.16 * k), (90, 0, 0)) for k in range(2)]
    strings = [tube([(-0.085 + 0.034 * k, -0.23, 0.32), (-0.085 + 0.034 * k, -0.235, 3.5)], 0.006, steel, seg=6, steps=3) for k in range(6)]
    group([body, guard, neck, board_, *frets, *dots, head, *pegs, *pick, bridge, *knobs, *strings], (0, 0, 0), (-8, 32, 0))
    return {'view': (-14, 10), 'fit': 0.86}


@good
def kite():
    m = material(painted=True, rough=0.5)

    def fn(u, v):
        x, z = u * 2 - 1, v * 2 - 1
        # Square to kite: corners on the axes.
        px, pz = (x - z) / 2, (x + z) / 2
        return px * 1.15, 0.16 * px ** 2 - 0.05, np.where(pz > 0, pz * 0.95, pz * 1.55)

    def color(u, v, p):
        c = np.empty((*u.shape, 3))
        c[...] = srgb('#e2353f')
        c[(p[..., 0] > 0) & (p[..., 2] >= 0)] = srgb('#f7c92e')
        c[(p[..., 0] <= 0) & (p[..., 2] < 0)] = srgb('#2f86d6')
        c[(p[..., 0] > 0) & (p[..., 2] < 0)] = srgb('#4fae4a')
        return c
    sail = thickness(surface(fn, 90, 90, m, color=color), 0.012)
    stick = wood('#a9713c', '#cf9b60')
    rods = [tube([(0, -0.02, -1.55), (0, -0.03, 0.95)], 0.025, stick, seg=10, steps=4), tube([(-1.15, 0.16, 0), (0, -0.04, 0), (1.15, 0.16, 0)], 0.025, stick, seg=10)]
    line = [(0, 0, -1.55), (0.2, 0, -1.9), (-0.15, 0, -2.3), (0.3, 0, -2.65), (0.0, 0, -3.0), (0.45, 0, -3.25)]
    tail = tube(line, 0.018, material('#f1efe8', rough=0.9), seg=8, steps=60)
    bows = []
    for k, q in enumerate(smooth_line(line, 6)[1:]):
        c = plastic(('#e2353f', '#f7c92e', '#2f86d6', '#4fae4a', '#e2353f')[k], 0.5)
        for s in (-1, 1):
            bows.append(place(ball(c, 0.17, squash=(1.1, 0.25, 0.6), seg=20), (q[0] + 0.16 * s, q[1], q[2]), (0, 24 * s, 0)))
    group([sail, *rods, tail, *bows], (0, 0, 3.3), (-10, 26, 0))
    return {'view': (-16, 8), 'fit': 0.88}


@good
def puzzle():
    colors = ('#2f86d6', '#f2b51d', '#4fae4a', '#e2553f')

    def piece(tabs):
        """tabs: out (1), in (-1) or flat (0) for bottom, right, top, left."""
        corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
        pts = []
        for k in range(4):
            a, b = np.array(corners[k]), np.array(corners[(k + 1) % 4])
            d = b - a
            n = np.array([d[1], -d[0]]) * tabs[k]
            side = [(0, 0), (0.36, 0.02), (0.42, 0.02), (0.40, 0.07), (0.34, 0.13), (0.37, 0.21), (0.5, 0.245), (0.63, 0.21), (0.66, 0.13), (0.60, 0.07), (0.58, 0.02), (0.64, 0.02), (1, 0)] if tabs[k] else [(0, 0), (1, 0)]
            line = smooth_line([a + d * s + n * h for s, h in side], 50) if tabs[k] else np.array([a, b])
            pts += [tuple(p) for p in line[:-1]]
        return pts
    layout = (((-0.5, -0.5), (0, 1, -1, 0)), ((0.5, -0.5), (0, 0, 1, -1)), ((-0.5, 0.5), (1, -1, 0, 0)), ((0.5, 0.5), (-1, 0, 0, 1)))
    for k, ((x, y), tabs) in enumerate(layout):
        away = k == 3
        p = slab(piece(tabs), 0, 0.16, material(colors[k], rough=0.35, coat=0.3, bump=('noise', 40, 0.05)), 0.025, 3)
        place(p, (x + 0.40 * away, y + 0.26 * away, 0.12 * away), (0, 8 * away, -16 * away))
    return {'view': (-14, 46), 'fit': 0.84}


@good
def palette():
    tin, white = material('#23262b', rough=0.3, coat=0.4), plastic('#f6f7f8', 0.25, 0.4)
    slab([(x, y - 0.85) for x, y in rounded(3.2, 1.7, 0.16)], 0, 0.16, tin, 0.04)
    slab([(x, y - 0.78) for x, y in rounded(3.06, 1.56, 0.12)], 0.14, 0.20, white, 0.02)
    hues = ('#f7e24a', '#f7c21d', '#f29a1f', '#ec6a24', '#e2353f', '#c2202f', '#e0559a', '#b0389a', '#7a3fa8', '#4a3fb0', '#2b4fb5', '#2478cf',
            '#2fa3d8', '#27b0b0', '#1f9a72', '#2f9a45', '#6fb53a', '#a7c93f', '#cfa45a', '#a5692f', '#7a4a26', '#4d3424', '#8d9298', '#1f2124')
    for k, c in enumerate(hues):
        x, y = -1.36 + 0.247 * (k % 12), 0.32 - 0.46 * (k // 12)
        place(box((0.20, 0.36, 0.08), material(c, rough=0.45, coat=0.15, bump=('noise', 14, 0.3)), 0.03), (x, y, 0.17))
    lid = [slab([(x, y) for x, y in rounded(3.2, 1.6, 0.16)], 0, 0.09, white, 0.03)]
    for k, c in enumerate(('#f2b51d', '#2fa3d8', '#e0559a')):
        o = disc_cylinder(0.30, 0.085, 0.10, material(c, rough=0.2, coat=0.6), 0.01)
        o.location = (-0.9 + 0.9 * k, 0.8, 0)
        lid.append(o)
    group(lid, (0, 0.86, 0.12), (62, 0, 0))
    tube([(-1.3, -0.62, 0.26), (0.6, -0.55, 0.27)], [0.04, 0.055, 0.045], wood('#a5332a', '#c8493c'), seg=16, steps=10)
    tube([(0.6, -0.55, 0.27), (0.85, -0.54, 0.27)], 0.05, metal('#d9c27a', 0.25), seg=16, steps=4)
    tube([(0.84, -0.54, 0.27), (1.02, -0.535, 0.27), (1.24, -0.53, 0.27)], [0.05, 0.065, 0.01], material('#5a3a22', rough=0.8), seg=16, steps=12)
    return {'view': (-18, 34), 'fit': 0.9}


def wheel(r, tyre, rim_m, spokes=20, width=0.07):
    t = place(torus(r, width, material('#1d1e20', rough=0.8), 120), turn=(90, 0, 0))
    rim = place(torus(r - width * 1.1, width * 0.45, rim_m, 120), turn=(90, 0, 0))
    hub = place(disc_cylinder(0.07, -0.1, 0.1, rim_m, 0.02), turn=(90, 0, 0))
    s = []
    for k in range(spokes):
        a = k * TAU / spokes
        s.append(tube([(0.05 * np.cos(a + 0.6), 0.05 * (-1) ** k, 0.05 * np.sin(a + 0.6)), ((r - width) * np.cos(a), 0, (r - width) * np.sin(a))], 0.008, rim_m, seg=6, steps=3))
    return [t, rim, hub, *s]


@good
def bicycle():
    steel, red, black, tan = metal('#c9cdd2', 0.22), material('#1f7f86', rough=0.2, coat=0.7), plastic('#1d1f22', 0.6), material('#8a5a34', rough=0.5)
    R = 0.95
    group(wheel(R - 0.08, 0.08, steel, 24), (-1.35, 0, R))
    group(wheel(R - 0.08, 0.08, steel, 24), (1.35, 0, R))
    P = {'rear': (-1.35, 0, R), 'crank': (-0.25, 0, 0.85), 'seat': (-0.62, 0, 2.05), 'head': (0.92, 0, 2.1), 'low': (1.0, 0, 1.85), 'front': (1.35, 0, R)}

    def bar(a, b, r=0.045, m=red):
        return tube([P[a] if isinstance(a, str) else a, P[b] if isinstance(b, str) else b], r, m, seg=16, steps=4)
    for a, b in (('crank', 'seat'), ('crank', 'low'), ('seat', 'head'), ('head', 'low')):
        bar(a, b, 0.052)
    for y in (-0.1, 0.1):
        tube([(-1.35, y, R), (-0.75, y * 0.6, 1.62), (-0.58, 0, 1.95)], 0.028, red, seg=12)
        tube([(-1.35, y, R), (-0.25, y * 0.7, 0.85)], 0.03, red, seg=12, steps=4)
        tube([(1.0, y * 0.6, 1.82), (1.18, y, 1.4), (1.38, y, R)], 0.032, red, seg=12)
    bar('seat', (-0.70, 0, 2.32), 0.035, steel)
    place(ball(tan, 0.34, squash=(1.15, 0.55, 0.28), seg=50), (-0.72, 0, 2.40), (0, -4, 0))
    bar('head', (0.86, 0, 2.45), 0.035, steel)
    tube([(0.62, -0.62, 2.60), (0.86, -0.35, 2.62), (0.90, 0, 2.48), (0.86, 0.35, 2.62), (0.62, 0.62, 2.60)], 0.034, steel, seg=14)
    for s in (-1, 1):
        tube([(0.86, 0.42 * s, 2.62), (0.5, 0.66 * s, 2.58)], 0.055, tan, seg=16, steps=4)
    place(torus(0.24, 0.03, steel), (-0.25, -0.09, 0.85), (90, 0, 0))
    tube([(-0.25, -0.12, 0.85), (0.1, -0.14, 0.52)], 0.03, steel, seg=10, steps=4)
    tube([(-0.25, 0.12, 0.85), (-0.6, 0.14, 1.18)], 0.03, steel, seg=10, steps=4)
    for at in ((0.1, -0.22, 0.52), (-0.6, 0.22, 1.18)):
        place(box((0.22, 0.14, 0.06), black, 0.02), at)
    tube([(-0.25, -0.09, 1.09), (-1.35, -0.09, R + 0.10)], 0.012, black, seg=6, steps=3)
    tube([(-0.25, -0.09, 0.61), (-1.35, -0.09, R - 0.10)], 0.012, black, seg=6, steps=3)
    for x, a0, a1 in ((-1.35, 0.3, 2.9), (1.35, 0.2, 2.6)):
        tube([(x + (R + 0.06) * np.cos(t), 0, R + (R + 0.06) * np.sin(t)) for t in np.linspace(a0, a1, 12)], 0.05, red, seg=12, flat=0.5)
    wicker = material('#c08a4c', rough=0.8, bump=('cells', 16, 0.9))
    place(lathe([(0.24, 0), (0.30, 0.2), (0.34, 0.42), (0.36, 0.43), (0.31, 0.2)], wicker, seg=50), (1.22, 0, 2.1))
    return {'view': (-16, 8), 'fit': 0.92}


@good
def kick_scooter():
    blue, steel, black = material('#2478cf', rough=0.25, coat=0.5), metal('#c9cdd2', 0.22), plastic('#1f2226', 0.6)
    R = 0.30
    for x in (-1.25, 1.25):
        tyre = place(torus(R - 0.09, 0.09, plastic('#2b2e33', 0.7)), (x, 0, R), (90, 0, 0))
        place(disc_cylinder(R - 0.09, -0.06, 0.06, plastic('#f2b51d', 0.4), 0.02), (x, 0, R), (90, 0, 0))
    slab([(x - 0.0, y - 0.24) for x, y in rounded(1.75, 0.48, 0.12)], 0.30, 0.42, blue, 0.04)
    slab([(x, y - 0.19) for x, y in rounded(1.55, 0.38, 0.08)], 0.415, 0.43, material('#1f2226', rough=0.95, bump=('noise', 40, 0.4)), 0.0)
    tube([(-0.85, 0, 0.36), (-1.25, 0, 0.30)], 0.09, blue, seg=16, steps=4)
    tube([(-1.0, 0, 0.55), (-1.3, 0, 0.66), (-1.58, 0, 0.5)], 0.12, blue, seg=18, flat=0.3)
    tube([(0.85, 0, 0.38), (1.05, 0, 0.55), (1.12, 0, 0.8)], 0.09, blue, seg=18)
    tube([(1.25, 0, 0.3), (1.12, 0, 0.85), (0.95, 0, 1.6)], 0.07, steel, seg=18)
    tube([(0.97, 0, 1.5), (0.80, 0, 2.55)], 0.055, blue, seg=18, steps=4)
    tube([(0.78, -0.62, 2.60), (0.79, 0, 2.58), (0.78, 0.62, 2.60)], 0.045, steel, seg=16)
    for s in (-1, 1):
        tube([(0.78, 0.3 * s, 2.59), (0.78, 0.66 * s, 2.60)], 0.07, black, seg=18, steps=4)
    return {'view': (-30, 14), 'fit': 0.86}


@good
def skateboard():
    maple = material('#d9a866', rough=0.5, tints=[(0.3, '#c48f4c'), (0.7, '#e6bd82')], tint_scale=2, stretch=(1, 9, 1))
    grip = material('#23252a', rough=1.0, bump=('noise', 60, 0.4))

    def deck(z, k):
        def fn(u, v):
            x = (u - 0.5) * 3.4
            w = 0.46 * np.clip(1 - np.clip((np.abs(x) - 1.35) / 0.36, 0, 1) ** 2.2, 0.0, 1) ** 0.5 * k
            return x * k, (v - 0.5) * 2 * w, z + 0.22 * np.clip((np.abs(x) - 1.05) / 0.65, 0, 1) ** 1.5 + 0.05 * (v * 2 - 1) ** 2
        return fn
    parts = [thickness(surface(deck(0.62, 1.0), 140, 30, maple), 0.08), surface(deck(0.628, 0.985), 140, 30, grip)]
    steel, wheel_m = metal('#b9bdc2', 0.3), plastic('#e2353f', 0.35, 0.2)
    for x in (-0.95, 0.95):
        parts.append(place(box((0.42, 0.26, 0.16), steel, 0.04), (x, 0, 0.36)))
        parts.append(tube([(x, -0.5, 0.26), (x, 0.5, 0.26)], 0.055, steel, seg=14, steps=4))
        for s in (-1, 1):
            parts.append(place(lathe([(0.09, -0.12), (0.2, -0.12), (0.23, -0.06), (0.23, 0.06), (0.2, 0.12), (0.09, 0.12)], wheel_m, seg=60, sharp=True), (x, 0.44 * s, 0.26), (90, 0, 0)))
            parts.append(place(disc_cylinder(0.09, -0.13, 0.13, plastic('#f6f3ea', 0.4), 0.02), (x, 0.44 * s, 0.26), (90, 0, 0)))
    settle(group(parts, (0, 0, 0), (-24, 0, 0)))
    return {'view': (-26, 20), 'fit': 0.92}


@good
def sofa():
    m = cloth('#3f6fa8', 70, 0.3, tints=[(0.3, '#39669b'), (0.7, '#477ab5')])
    slab([(x, y - 0.75) for x, y in rounded(3.0, 1.5, 0.14)], 0.18, 0.55, m, 0.08)
    for x in (-0.68, 0.68):
        place(box((1.32, 1.22, 0.34), m, 0.13, 5), (x, -0.10, 0.54))
        place(box((1.30, 0.34, 0.95), m, 0.15, 5), (x, 0.52, 0.72), (-8, 0, 0))
    for s in (-1, 1):
        place(box((0.36, 1.46, 0.92), m, 0.15, 5), (1.54 * s, 0, 0.2))
        for y in (-0.6, 0.6):
            tube([(1.5 * s, y, 0.22), (1.54 * s, y * 1.04, 0)], [0.06, 0.035], wood('#7a4a26', '#a5703f'), seg=14, steps=4)
    place(ball(cloth('#f2b51d', 60, 0.3), 0.40, squash=(1, 0.4, 0.9), seg=60), (-1.0, 0.15, 1.12), (-16, 0, 12))
    black = metal('#3a3d42', 0.35)
    disc_cylinder(0.34, 0, 0.05, black, 0.02).location = (2.15, 0.45, 0)
    tube([(2.15, 0.45, 0.04), (2.15, 0.45, 2.35)], 0.03, black, seg=14, steps=4)
    shade = lathe([(0.46, 2.15), (0.30, 2.75)], material('#fbf0d4', rough=0.8, glow=0.35), seg=80, sharp=True)
    thickness(shade, 0.015)
    shade.location = (2.15, 0.45, 0)
    return {'view': (-22, 18), 'fit': 0.92}


@good
def telescope():
    white, black, steel = plastic('#f2f3f5', 0.25, 0.4), plastic('#1f2226', 0.4), metal('#b9bdc2', 0.25)
    body = [lathe([(0.26, 0), (0.26, 2.3)], white, seg=80, sharp=True), lathe([(0.27, 2.2), (0.33, 2.3), (0.33, 2.85), (0.30, 2.85), (0.29, 2.4)], black, seg=80, sharp=True),
            lathe([(0.29, 2.5), (1e-4, 2.55)], material('#142048', rough=0.02, coat=1), seg=60), lathe([(1e-4, -0.62), (0.09, -0.62), (0.11, -0.6), (0.11, -0.25), (0.16, -0.2), (0.2, 0), (0.27, 0.02)], black, seg=60, sharp=True)]
    for z in (0.55, 1.5):
        body.append(place(torus(0.265, 0.03, steel), (0, 0, z)))
    finder = [place(lathe([(0.05, 0), (0.06, 0.55), (0.08, 0.6), (0.08, 0.8)], black, seg=36, sharp=True), (0, -0.36, 0.35)), place(box((0.06, 0.14, 0.1), steel, 0.01), (0, -0.30, 0.5))]
    eye = tube([(0, 0, -0.45), (0, -0.0, -0.62), (0, -0.16, -0.72)], 0.075, black, seg=18)
    group([*body, *finder, eye], (-0.55, 0, 2.25), (0, 58, 0))
    disc_cylinder(0.13, 1.75, 2.45, black, 0.03)
    for k in range(3):
        a = k * TAU / 3 - 0.5
        tube([(0.08 * np.cos(a), 0.08 * np.sin(a), 1.85), (0.95 * np.cos(a), 0.95 * np.sin(a), 0)], [0.075, 0.055], steel, seg=16, steps=4)
        tube([(0.82 * np.cos(a), 0.82 * np.sin(a), 0.28), (0.97 * np.cos(a), 0.97 * np.sin(a), -0.02)], 0.075, black, seg=16, steps=4)
    disc_cylinder(0.3, 0.80, 0.84, black, 0.01)
    return {'view': (-18, 12), 'fit': 0.9}


@good
def mirror():
    gold = material('#d6a848', rough=0.25, metal=1.0, bump=('noise', 14, 0.1))
    parts = []
    for k in range(32):
        a = k * TAU / 32
        long_ = 0.62 if k % 2 == 0 else 0.42
        parts.append(tube([(1.02 * np.cos(a), 0, 1.02 * np.sin(a)), ((1.02 + long_) * np.cos(a), -0.03, (1.02 + long_) * np.sin(a))], [0.10, 0.07, 0.02], gold, seg=14, steps=12, flat=0.5))
    parts.append(place(torus(1.02, 0.12, gold, 128), turn=(90, 0, 0)))
    parts.append(place(torus(0.88, 0.035, gold, 128), turn=(90, 0, 0)))
    glass_m = material('#dfe8ee', rough=0.03, metal=1.0)
    parts.append(place(lathe([(0.92, 0.02), (0.6, 0.05), (1e-4, 0.06)], glass_m, seg=96, steps=20), turn=(90, 0, 0)))
    group(parts, (0, 0, 1.7), (-6, 0, -14))
    return {'view': (-8, 8), 'fit': 0.86}


@good
def clock():
    m = wood('#4f2a14', '#7a4728', 0.3, 2.2, (1, 6, 6))
    out = smooth_line([(-1.15, 0.25), (-1.0, 0.5), (-0.95, 1.2), (-0.7, 1.85), (0, 2.25), (0.7, 1.85), (0.95, 1.2), (1.0, 0.5), (1.15, 0.25)], 80)
    prism([tuple(q) for q in out[::-1]][::-1] if False else [(-1.15, 0.25), *[tuple(q) for q in out[::-1][1:-1]][::-1][::-1][::-1], (1.15, 0.25)][::-1], 0.72, m, 0.06)
    slab([(x, y - 0.5) for x, y in rounded(2.6, 1.0, 0.06)], 0, 0.28, m, 0.05)
    gold = metal('#d6a848', 0.22)
    ring_ = place(torus(0.70, 0.06, gold, 120), (0, -0.38, 1.22), (90, 0, 0))

    def dial(u, v, p):
        a = (0.25 - u) % 1
        hour = (np.abs(((a * 12 + 0.5) % 1) - 0.5) < 0.06) & (v > 0.72) & (v < 0.90)
        minute = (np.abs(((a * 60 + 0.5) % 1) - 0.5) < 0.10) & (v > 0.92) & (v < 0.96)
        return mix(np.broadcast_to(srgb('#fbf6e8'), (*u.shape, 3)), srgb('#2a1d14'), (hour | minute) * 1.0)
    face = surface(lambda u, v: (0.68 * v * np.cos(u * TAU), -0.385 + 0 * u, 1.22 + 0.68 * v * np.sin(u * TAU)), 720, 90, material(painted=True, rough=0.4, coat=0.3), color=dial, wrap=True)
    ink = material('#1b1410', rough=0.4)
    for length, t, r in ((0.36, -60, 0.028), (0.54, 60, 0.02)):
        a = np.radians(90 - t)
        tube([(-0.07 * np.cos(a), -0.41, 1.22 - 0.07 * np.sin(a)), (length * np.cos(a), -0.41, 1.22 + length * np.sin(a))], [r, r, r * 0.4], ink, seg=10, steps=6)
    place(disc_cylinder(0.05, 0, 0.03, gold, 0.01), (0, -0.40, 1.22), (90, 0, 0))
    for s in (-1, 1):
        place(ball(gold, 0.11, squash=(1, 1, 0.8), seg=24), (1.1 * s, -0.32, 0.06))
    return {'view': (-18, 12), 'fit': 0.82}


@good
def books():
    paper = material('#f6f1e4', rough=0.9, bump=('lines', 30, 0.2), stretch=(0.2, 0.2, 6))
    colors = ('#2f86d6', '#e2553f', '#4fae4a', '#f2b51d', '#7a55c4')
    for k, c in enumerate(colors):
        m = material(c, rough=0.45, coat=0.15)
        z = 0.175 * k
        pages = slab([(x, y - 0.9) for x, y in rounded(1.36, 1.84, 0.02)], z + 0.015, z + 0.155, paper, 0.0)
        low = slab([(x - 0.03, y - 0.94) for x, y in rounded(1.44, 1.92, 0.06)], z, z + 0.016, m, 0.004)
        top = slab([(x - 0.03, y - 0.94) for x, y in rounded(1.44, 1.92, 0.06)], z + 0.155, z + 0.172, m, 0.004)
        spine = place(box((0.03, 1.92, 0.17), m, 0.01), (-0.74, 0.02, z))
        parts = [pages, low, top, spine]
        if k == 4:
            parts.append(slab([(x, y - 0.30) for x, y in rounded(0.8, 0.42, 0.05)], z + 0.171, z + 0.175, material('#fbf8f0', rough=0.6), 0.0))
            for j in range(3):
                parts.append(slab([(-0.28, -0.18 + 0.10 * j), (0.28, -0.18 + 0.10 * j), (0.28, -0.165 + 0.10 * j), (-0.28, -0.165 + 0.10 * j)], z + 0.174, z + 0.178, material('#9aa3ad', rough=0.6), 0.0))
        group(parts, (0.03 * np.sin(k * 2.1), 0.03 * np.cos(k * 3), 0), (0, 0, 6 * np.sin(k * 1.7)))
    return {'view': (-34, 30), 'fit': 0.84}


@good
def pizza_slice():
    A = np.radians(42)
    arc = [(2.4 * np.cos(a), 2.4 * np.sin(a)) for a in np.linspace(-A / 2, A / 2, 30)]
    slab([(0.05, 0), *arc], 0, 0.12, material('#e0b06a', rough=0.6, tints=[(0.3, '#c98f45'), (0.7, '#efcb8f')], tint_scale=4), 0.04)
    sauce = slab([(0.10, 0), *[(2.2 * np.cos(a), 2.2 * np.sin(a)) for a in np.linspace(-A / 2.05, A / 2.05, 30)]], 0.11, 0.15, material('#c23a1a', rough=0.3, coat=0.3), 0.01)

    def fn(u, v):
        r = 0.14 + 2.0 * u
        a = (v - 0.5) * A * 0.95
        n = noise(np.stack([r * np.cos(a), r * np.sin(a), 0 * r], -1), 2.6, 3, 4)
        return r * np.cos(a), r * np.sin(a), 0.155 + 0.05 * (n + 0.5) - 0.12 * (np.abs(v - 0.5) > 0.485) * (np.sin(r * 6) > 0.4)
    surface(fn, 120, 80, material(painted=True, rough=0.25, coat=0.4, sss=0.1), color=lambda u, v, p: mix(mix('#f6d27a', '#fbe8b4', 0.5 + 0.8 * noise(p, 2.2, 3, 2)), srgb('#d8702a'), np.clip(noise(p, 3.2, 3, 7) - 0.30, 0, 0.6)))
    tube([(2.36 * np.cos(a), 2.36 * np.sin(a), 0.17) for a in np.linspace(-A / 2 * 1.02, A / 2 * 1.02, 12)], [0.20, 0.24, 0.25, 0.24, 0.20], crusty(('noise', 9, 0.3)), seg=40, steps=70, color=baked('#e8bd78', '#b9722a', '#6f3a10', 2.6, 3, under=-9))
    pep = material('#a8261a', rough=0.3, coat=0.4, tints=[(0.3, '#8c1c12'), (0.7, '#c23a28')], tint_scale=6)
    for r, a, s in ((0.75, 0.0, 0.2), (1.25, 0.16, 0.23), (1.3, -0.2, 0.22), (1.85, 0.0, 0.24), (1.9, 0.30, 0.2), (1.88, -0.30, 0.2)):
        o = lathe([(s, 0), (s, 0.035), (s * 0.9, 0.05), (1e-4, 0.035)], pep, seg=50, sharp=True)
        place(o, (r * np.cos(a), r * np.sin(a), 0.19))
    from families.fruit import leaf
    for r, a, t in ((1.05, -0.05, 20), (1.55, 0.16, 140), (1.6, -0.12, 260)):
        place(leaf(0.36, 0.17, '#3f9a3a', 0.06), (r * np.cos(a), r * np.sin(a), 0.25), (8, 0, t))
    olive = material('#22201e', rough=0.2, coat=0.5)
    for r, a in ((1.0, 0.18), (1.5, -0.05), (2.05, 0.14)):
        place(torus(0.075, 0.035, olive, 30), (r * np.cos(a), r * np.sin(a), 0.25))
    group([o for o in bpy.data.objects if o.type == 'MESH'], (0, 0, 0), (0, 0, 62))
    return {'view': (0, 42), 'fit': 0.84}
