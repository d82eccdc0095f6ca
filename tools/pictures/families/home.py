"""Things for the house, tools, toys, sport."""

from dishes import *
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


def torus(R, r, mat, seg=96, squash=1.0):
    return surface(lambda u, v: ((R + r * np.cos(v * TAU)) * np.cos(u * TAU), (R + r * np.cos(v * TAU)) * np.sin(u * TAU), r * squash * np.sin(v * TAU)), seg, 24, mat, wrap=True)


@good
def umbrella():
    cloth_m = material(painted=True, rough=0.6, spec=0.25)
    ribs = 8

    def top(u, v):
        a = u * TAU
        s = np.abs(((u * ribs) % 1) - 0.5) * 2
        sag = 1 - 0.075 * v ** 2 * (1 - s ** 2)
        r = 1.75 * np.sin(v * 1.28) / np.sin(1.28) * sag
        return r * np.cos(a), r * np.sin(a), 1.95 + 0.95 * (np.cos(v * 1.28) - np.cos(1.28)) / (1 - np.cos(1.28)) - 0.05 * v ** 3 * (1 - s ** 2) * -1
    thickness(surface(top, 320, 60, cloth_m, wrap=True, color=lambda u, v, p: mix(mix('#24407d', '#2f56a3', 0.5 + 0.5 * np.cos(u * TAU * ribs)), srgb('#1a2f5e'), (v > 0.965) * 0.8)), 0.012)
    steel = metal('#b9bdc3', 0.25)
    for k in range(ribs):
        a = (k) * TAU / ribs
        tube([(1.72 * np.cos(a), 1.72 * np.sin(a), 1.95), (1.80 * np.cos(a), 1.80 * np.sin(a), 1.90)], 0.02, steel, seg=8, steps=4)
    tube([(0, 0, 0.2), (0, 0, 3.05)], 0.035, steel, seg=16, steps=4)
    place(ball(steel, 0.05, squash=(1, 1, 2), seg=16), (0, 0, 3.05))
    tube([(0, 0, 0.55), (0, 0, 0.12), (0.02, 0, -0.1), (0.2, 0, -0.24), (0.38, 0, -0.1), (0.40, 0, 0.02)], 0.06, wood('#4a2814', '#74452a'), seg=20)
    return {'view': (-20, 6), 'fit': 0.86}


@good
def sponge():
    def one(c, at, turn, z):
        foam = material(c, rough=0.95, bump=('cells', 9, 1.0), tints=[(0.3, c), (0.7, c)], tint_scale=3)
        pad = material('#3d6b3f', rough=1.0, bump=('noise', 30, 0.9))
        a = slab([(x, y - 0.45) for x, y in rounded(1.5, 0.9, 0.12)], 0, 0.46, foam, 0.06)
        b = slab([(x, y - 0.45) for x, y in rounded(1.5, 0.9, 0.12)], 0.46, 0.60, pad, 0.03)
        group([a, b], (*at, z), turn)
    one('#f2c230', (-0.35, 0.1), (0, 0, 14), 0)
    one('#ec6a8a', (0.45, -0.35), (0, 0, -22), 0.02)
    one('#7cc04a', (0.0, 0.0), (0, 0, -6), 0.615)
    return {'view': (-20, 28), 'fit': 0.84}


@good
def soap_bar():
    dish = material('#e9e4da', rough=0.3, coat=0.2)
    slab([(x, y - 0.72) for x, y in rounded(2.3, 1.44, 0.35)], 0, 0.12, dish, 0.05)
    soap = material('#f0b7c4', rough=0.28, coat=0.25, sss=0.25)

    def body(u, v):
        a, b = u * TAU, (v - 0.5) * np.pi

        def p(x, e):
            return np.sign(x) * np.abs(x) ** e
        return 0.85 * p(np.cos(b), 0.55) * p(np.cos(a), 0.5), 0.5 * p(np.cos(b), 0.55) * p(np.sin(a), 0.5), 0.42 + 0.30 * p(np.sin(b), 0.7)
    surface(body, 120, 70, soap, wrap=True)
    rose = material('#e39aab', rough=0.3, coat=0.25, sss=0.2)
    for layer, (n, r, s) in enumerate(((6, 0.21, 0.20), (5, 0.12, 0.16), (3, 0.05, 0.11))):
        for k in range(n):
            a = (k + 0.5 * layer) * TAU / n
            place(ball(rose, s, squash=(1, 0.75, 0.28), seg=30), (r * np.cos(a), r * np.sin(a), 0.715 + layer * 0.022), (0, -18, np.degrees(a)))
    bub = glass('#ffffff', shade=0.02)
    for x, y, r in ((-0.85, -0.45, 0.13), (-0.65, -0.58, 0.09), (0.8, -0.5, 0.11), (0.95, -0.38, 0.07), (-0.98, -0.3, 0.07)):
        place(ball(bub, r, seg=30), (x, y, 0.12 + r))
    return {'view': (-14, 32), 'fit': 0.84}


@good
def toilet_paper():
    paper = material('#fbfaf7', rough=0.95, bump=('cells', 14, 0.35))
    core = material('#b08a5e', rough=0.9)

    def roll(at, turn=(0, 0, 0)):
        body = lathe([(0.22, 0.0), (0.62, 0.0), (0.66, 0.03), (0.66, 1.02), (0.62, 1.05), (0.22, 1.05)], paper, seg=80, sharp=True)
        hole = lathe([(0.215, 1.04), (0.205, 1.05), (0.2, 0.5), (0.2, 0.02)], core, seg=60, sharp=True)
        return group([body, hole], at, turn)
    for x in (-1.0, 0.34, 1.68):
        roll((x, 0.72, 0))
    roll((-0.33, -0.62, 0))
    roll((1.01, -0.62, 0))
    roll((-0.33, 0.72, 1.06))
    roll((1.01, 0.72, 1.06))
    roll((0.36, 0.05, 1.06))
    return {'view': (-18, 22), 'fit': 0.86}


@good
def light_bulb():
    shell = material('#fdf6e4', rough=0.25, sss=0.3, coat=0.3)
    cap = metal('#c3c7cc', 0.3)
    white = plastic('#f2f2ef', 0.35)

    def bulb():
        head = lathe([(0.34, 0.95), (0.46, 1.25), (0.66, 1.6), (0.70, 1.95), (0.55, 2.32), (0.28, 2.52), (1e-4, 2.57)], shell, seg=96, steps=70)
        collar = lathe([(0.27, 0.5), (0.30, 0.62), (0.35, 0.97), (0.33, 1.0)], white, seg=80, steps=24)
        screw = lathe([(0.10, 0.0), (0.2, 0.05), (0.25, 0.1), (0.25, 0.52)], cap, seg=80, steps=90, bulge=lambda a, t, r, z: (r + 0.022 * np.sin((z * 11 + a / TAU) * TAU) * (z > 0.1), z))
        return [head, collar, screw]
    settle(group(bulb(), (-0.75, 0.4, 0), (180, 0, 0)))
    settle(group(bulb(), (0.85, 0.5, 0), (180, 0, 0)))
    settle(group(bulb(), (-0.05, -0.55, 0), (84, 0, 62), 0.95))
    settle(group(bulb(), (1.0, -0.75, 0), (84, 0, 96), 0.95))
    return {'view': (-10, 20), 'fit': 0.84}


@good
def battery():
    def cell():
        gold, black, steel = material('#d98a1f', rough=0.3, coat=0.4), material('#1d1f22', rough=0.3, coat=0.4), metal('#d5d7da', 0.2)
        return [lathe([(0.27, 0), (0.3, 0.02), (0.3, 1.25)], black, seg=64, sharp=True), lathe([(0.3, 1.25), (0.3, 1.82), (0.28, 1.85)], gold, seg=64, sharp=True),
                lathe([(0.28, 1.845), (0.12, 1.85), (0.12, 1.93), (0.10, 1.95), (1e-4, 1.95)], steel, seg=48, sharp=True), lathe([(1e-4, 0.0), (0.27, 0)], steel, seg=48, sharp=True),
                lathe([(0.301, 1.23), (0.302, 1.27), (0.301, 1.27)], material('#f5e8c8', rough=0.3), seg=64, sharp=True)]
    for k in range(3):
        group(cell(), (-0.72 + 0.66 * k, 0.2, 0), (0, 0, k * 40))
    settle(group(cell(), (0.75, -0.62, 0), (0, -90, -22)))
    return {'view': (-16, 22), 'fit': 0.82}


@good
def bucket():
    m = plastic('#2878c8', 0.35, 0.15)
    thickness(lathe([(1e-4, 0), (0.80, 0), (0.84, 0.04), (0.98, 1.0), (1.08, 1.7), (1.16, 1.72), (1.17, 1.66)], m, seg=120, steps=90), 0.03)
    wire = metal('#c5c8cc', 0.25)
    tube([(-1.1, 0, 1.6), (-1.18, -0.25, 1.4), (-0.75, -0.95, 0.98), (0, -1.24, 0.85), (0.75, -0.95, 0.98), (1.18, -0.25, 1.4), (1.1, 0, 1.6)], 0.026, wire, seg=12)
    tube([(-0.28, -1.21, 0.86), (0, -1.25, 0.84), (0.28, -1.21, 0.86)], 0.065, plastic('#e9ecef'), seg=16)
    for x in (-1.1, 1.1):
        place(ball(m, 0.14, squash=(0.6, 1, 1), seg=24), (x, 0, 1.58))
    return {'view': (-18, 24), 'fit': 0.82}


@good
def broom():
    tube([(0, 0, 1.3), (0, 0, 4.6)], 0.065, wood('#9a6a3a', '#c9965c'), seg=20, steps=8)
    straws = [material(c, rough=0.8) for c in ('#c9a24f', '#b58a38', '#dab968')]
    g = rng(3)
    for k in range(150):
        x, y = g.uniform(-1, 1), g.uniform(-1, 1)
        tube([(x * 0.12, y * 0.09, 1.75), (x * 0.3, y * 0.12, 1.3), (x * 0.78, y * 0.2, 0.4), (x * 0.95 + g.normal(0, 0.03), y * 0.24, g.uniform(0, 0.12))], [0.022, 0.028, 0.03, 0.012], straws[k % 3], seg=6, steps=14)
    red = material('#b5282c', rough=0.6)
    for z, r in ((1.62, 0.20), (1.5, 0.24), (1.15, 0.40), (0.95, 0.5)):
        place(torus(1, 0.03 / r, red), (0, 0, z), (0, 0, 0), (r, r * 0.45 if z < 1.4 else r * 0.8, r))
    for obj in list(bpy.data.objects):
        pass
    return {'view': (-20, 12), 'fit': 0.88}


@good
def candle():
    lathe([(1e-4, 0.07), (0.70, 0.08), (0.715, 0.12), (0.715, 1.08), (0.68, 1.10), (1e-4, 1.08)], material('#f0d8a2', rough=0.42, sss=0.2), seg=96, sharp=True)
    lathe([(0.70, 0), (0.74, 0.03), (0.752, 0.08), (0.752, 1.46), (0.742, 1.475), (0.732, 1.46), (0.73, 1.1)], film('#d9e2e4', 0.24, 0.03), seg=96, sharp=True)
    lathe([(1e-4, 0.0), (0.70, 0.0), (0.74, 0.03), (0.75, 0.08)], film('#c6d2d6', 0.45, 0.03), seg=96, sharp=True)
    place(torus(0.742, 0.016, film('#f4f8f8', 0.6, 0.02)), (0, 0, 1.465))
    pool(0.30, 1.095, material('#f7e6b8', rough=0.08, coat=1.0))
    tube([(0, 0, 1.05), (0.01, 0, 1.22), (0.03, 0, 1.30)], 0.022, material('#2b2320', rough=0.9), seg=10, steps=8)
    flame = lathe([(0.004, 1.24), (0.06, 1.30), (0.078, 1.40), (0.045, 1.56), (1e-4, 1.70)], material(painted=True, rough=0.6), seg=32, steps=40,
                  color=lambda u, v, p: mix(mix('#ff9a2e', '#ffd873', np.clip(v * 2.2, 0, 1)), srgb('#fff3cf'), np.clip(1 - np.abs(v - 0.45) * 4, 0, 1)))
    flame.data.materials[0].node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (1.0, 0.62, 0.16, 1)
    flame.data.materials[0].node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 0.55
    label, ink = material('#fbf6ec', rough=0.7), material('#a8742c', rough=0.6)
    surface(lambda u, v: (0.757 * np.cos(-1.75 + (u - 0.5) * 1.25), 0.757 * np.sin(-1.75 + (u - 0.5) * 1.25), 0.30 + 0.62 * v), 40, 4, label)
    for z, w in ((0.78, 0.55), (0.66, 0.8), (0.42, 0.35)):
        surface(lambda u, v: (0.760 * np.cos(-1.75 + (u - 0.5) * w), 0.760 * np.sin(-1.75 + (u - 0.5) * w), z + 0.035 * v), 30, 2, ink)
    return {'view': (-14, 20), 'fit': 0.78}


@good
def basketball():
    def color(u, v, p):
        x, y, z = (p / 1.0).transpose(2, 0, 1)
        seam = np.minimum.reduce([np.abs(z), np.abs(x), np.abs(np.hypot(x * 1.0, y + 1.18) - 0.90) * 0.9, np.abs(np.hypot(x * 1.0, y - 1.18) - 0.90) * 0.9])
        c = mix('#c4581a', '#dc7328', 0.5 + 0.5 * noise(p, 2, 2, 3))
        return mix(c, srgb('#1d1613'), np.clip((0.026 - seam) * 90, 0, 1))
    b = ball(material(painted=True, rough=0.6, bump=('cells', 46, 0.5)), 1.0, seg=300, color=color)
    place(b, (0, 0, 1), (24, 20, 35))
    return {'view': (-14, 16), 'fit': 0.76}


@good
def football():
    phi = (1 + 5 ** 0.5) / 2
    ico = np.array([(0, s1, s2 * phi) for s1 in (-1, 1) for s2 in (-1, 1)] + [(s1, s2 * phi, 0) for s1 in (-1, 1) for s2 in (-1, 1)] + [(s2 * phi, 0, s1) for s1 in (-1, 1) for s2 in (-1, 1)])
    ico = ico / np.linalg.norm(ico[0])
    dist = np.linalg.norm(ico[:, None] - ico[None], axis=2)
    edge = dist[dist > 0.1].min()
    faces = [(i, j, k) for i in range(12) for j in range(i + 1, 12) for k in range(j + 1, 12) if max(dist[i, j], dist[j, k], dist[i, k]) < edge * 1.05]
    hexes = np.array([ico[list(f)].mean(0) for f in faces])
    hexes /= np.linalg.norm(hexes, axis=1, keepdims=True)
    seeds, lift = np.vstack([ico, hexes]), np.array([0.0] * 12 + [0.0165] * 20)

    def color(u, v, p):
        d = p.reshape(-1, 3) @ seeds.T + lift
        order = np.sort(d, axis=1)
        gap = order[:, -1] - order[:, -2]
        pent = d.argmax(axis=1) < 12
        c = np.where(pent[:, None], srgb('#1f4fa8'), srgb('#f7f7f4'))
        return mix(c, srgb('#9aa0a6'), np.clip((0.010 - gap) * 120, 0, 1)).reshape(*u.shape, 3)
    b = ball(material(painted=True, rough=0.35, coat=0.3), 1.0, seg=320, color=color)
    place(b, (0, 0, 1), (18, 12, 20))
    return {'view': (-14, 16), 'fit': 0.76}


@good
def yo_yo():
    m = plastic('#d12f3a', 0.2, 0.5)
    rim = metal('#d7d9dd', 0.2)
    for side in (1, -1):
        half = lathe([(0.12, 0.06), (0.5, 0.09), (0.88, 0.22), (1.0, 0.42), (0.95, 0.56), (0.6, 0.62), (1e-4, 0.63)], m, seg=96, steps=60)
        ring_ = place(torus(0.62, 0.03, rim), (0, 0, 0.625))
        star = place(disc_cylinder(0.42, 0.60, 0.66, plastic('#f5f3ee', 0.3), 0.03), (0, 0, 0))
        group([half, ring_, star], (0, 0, 1.0), (90 * side, 0, 0))
    string = material('#f1efe8', rough=0.9)
    tube([(0, 0, 1.0), (0.0, 0, 2.05), (0.15, 0, 2.6), (0.05, 0, 3.0)], 0.02, string, seg=10)
    place(torus(0.17, 0.022, string), (0.03, 0, 3.16), (90, 0, 0))
    return {'view': (-52, 14), 'fit': 0.86}


@good
def hammer():
    steel = metal('#aeb3ba', 0.3)
    handle = tube([(0, 0, 0), (0, 0, 1.1), (0, 0, 2.4)], [0.10, 0.14, 0.145, 0.12, 0.10, 0.095, 0.11], wood('#9a5f2c', '#c98a4c'), seg=32, flat=0.75)
    grip = tube([(0, 0, -0.05), (0, 0, 0.95)], [0.135, 0.155, 0.16, 0.15, 0.14], plastic('#d8451f', 0.6), seg=32, flat=0.8, bulge=lambda a, v: 1 + 0.02 * np.sign(np.sin(v * 60)))
    neck = place(disc_cylinder(0.17, -0.2, 0.2, steel, 0.03), (0, 0, 2.42), (0, 0, 0), (1, 0.9, 1))
    face = tube([(0.1, 0, 2.45), (0.45, 0, 2.45), (0.62, 0, 2.45), (0.86, 0, 2.45)], [0.17, 0.14, 0.15, 0.21, 0.22, 0.22, 0.2], steel, seg=40)
    claw = []
    for y in (0.085, -0.085):
        claw.append(tube([(-0.05, y * 0.7, 2.48), (-0.4, y, 2.52), (-0.8, y * 1.2, 2.36), (-1.0, y * 1.4, 2.12)], [0.15, 0.12, 0.09, 0.03], steel, seg=20, flat=0.55))
    settle(group([handle, grip, neck, face, *claw], (0, 0, 0), (84, 0, 38)))
    return {'view': (-10, 40), 'fit': 0.88}


@good
def screwdriver():
    steel = metal('#b5bac1', 0.25)
    red, black = plastic('#d8451f', 0.3, 0.3), plastic('#24272b', 0.5)
    v = np.linspace(0, 1, 50)
    radii = np.interp(v, [0, 0.02, 0.08, 0.3, 0.6, 0.78, 0.86, 0.94, 1.0], [0.12, 0.2, 0.25, 0.265, 0.25, 0.20, 0.17, 0.20, 0.16])
    grip = tube([(0, 0, 0), (0, 0, 1.45)], radii, red, seg=96, steps=90, bulge=lambda a, v: 1 - 0.13 * np.clip(np.cos(a * 6), 0, 1) ** 2 * np.clip((v - 0.08) * 12, 0, 1) * np.clip((0.74 - v) * 12, 0, 1))
    cap_ = lathe([(1e-4, -0.03), (0.10, -0.03), (0.19, 0.02), (0.235, 0.10), (0.24, 0.14)], black, seg=60, steps=30)
    collar = lathe([(0.17, 1.40), (0.18, 1.46), (0.13, 1.56), (0.07, 1.60)], black, seg=60, sharp=True)
    shaft = tube([(0, 0, 1.5), (0, 0, 2.75)], 0.062, steel, seg=24, steps=6)
    socket = disc_cylinder(0.10, 2.55, 2.95, steel, 0.02)
    tip = tube([(0, 0, 2.9), (0, 0, 3.05), (0, 0, 3.22)], [0.06, 0.055, 0.014], metal('#8f959d', 0.3), seg=24, steps=12, bulge=lambda a, v: 1 - 0.35 * np.abs(np.cos(a * 2)) * (v > 0.4))
    settle(group([grip, cap_, collar, shaft, socket, tip], (-1.5, -1.0, 0), (90, 0, 78)))
    for k in range(8):
        hue = plastic(('#d8451f', '#f2b51d', '#2878c8', '#3f9a3a')[k % 4], 0.4)
        bit = [disc_cylinder(0.105, 0, 0.42, steel, 0.02, 6), tube([(0, 0, 0.40), (0, 0, 0.52), (0, 0, 0.74)], [0.085, 0.06, 0.016], metal('#8f959d', 0.3), seg=16, steps=14, bulge=lambda a, v, k=k: 1 - 0.3 * np.abs(np.cos(a * (1 + k % 3)))), disc_cylinder(0.115, 0.12, 0.25, hue, 0.01)]
        group(bit, (-1.22 + 0.35 * k, 0.42, 0.26), (0, 0, 0))
    slab([(x, y) for x, y in [(-1.48, 0.18), (1.48, 0.18), (1.48, 0.66), (-1.48, 0.66)]], 0, 0.34, black, 0.05)
    return {'view': (-12, 30), 'fit': 0.88}


@good
def toolbox():
    red, black = plastic('#d8451f', 0.4, 0.15), plastic('#26292e', 0.5)
    slab([(x, y - 0.72) for x, y in rounded(2.9, 1.44, 0.14)], 0, 0.85, red, 0.05)
    slab([(x, y - 0.74) for x, y in rounded(2.96, 1.48, 0.14)], 0.87, 1.0, black, 0.03)
    slab([(x, y - 0.70) for x, y in rounded(2.86, 1.40, 0.14)], 1.0, 1.32, red, 0.09)
    tube([(-0.75, 0, 1.3), (-0.68, 0, 1.62), (0.68, 0, 1.62), (0.75, 0, 1.3)], 0.10, black, seg=24, flat=0.8)
    for x in (-0.85, 0.85):
        place(box((0.34, 0.1, 0.5), metal('#c9cdd2', 0.3), 0.03), (x, -0.76, 0.66))
    place(box((1.0, 0.03, 0.34), material('#f6f3ec', rough=0.6), 0.02), (0, -0.735, 0.26))
    ink = material('#26292e', rough=0.6)
    for k, w in enumerate((0.16, 0.16, 0.16, 0.16)):
        place(box((0.13, 0.02, 0.18), ink, 0.01), (-0.33 + 0.22 * k, -0.752, 0.34))
    return {'view': (-26, 22), 'fit': 0.88}


@good
def ladder():
    alu, black, red = metal('#c9ced4', 0.35), plastic('#2a2d31', 0.6), plastic('#d8451f', 0.5)
    def leg(x0, y0, x1, y1, w=0.09):
        return tube([(x0, y0, 0.05), (x1, y1, 3.2)], w, alu, seg=4, steps=3, flat=0.6)
    for s in (-1, 1):
        leg(0.62 * s, -0.75, 0.42 * s, -0.08)
        leg(0.58 * s, 0.85, 0.40 * s, 0.10, 0.07)
        for y in (-0.75, 0.85):
            place(box((0.2, 0.2, 0.16), black, 0.04), (0.61 * s, y, 0))
    for k in range(5):
        t = (k + 1) / 6.2
        w = 1.24 - 0.4 * t
        place(box((w, 0.34, 0.06), alu, 0.02), (0, -0.75 + 0.67 * t - 0.02, 0.05 + 3.15 * t))
        place(box((w * 0.9, 0.30, 0.02), black, 0.005), (0, -0.75 + 0.67 * t - 0.02, 0.11 + 3.15 * t))
    for t in (0.3, 0.65):
        tube([(-0.57, 0.85 - 0.75 * t, 3.2 * t), (0.57, 0.85 - 0.75 * t, 3.2 * t)], 0.035, alu, seg=12, steps=4)
    place(box((0.98, 0.42, 0.1), red, 0.03), (0, 0.0, 3.18))
    return {'view': (-28, 14), 'fit': 0.88}


@good
def chair():
    m = wood('#a9713c', '#d3a268', 0.5, 2.5, (1, 1, 6))
    seat = slab([(x, y - 0.62) for x, y in rounded(1.3, 1.24, 0.2)], 1.42, 1.52, m, 0.04)
    for x, y in ((-0.52, -0.5), (0.52, -0.5), (-0.5, 0.52), (0.5, 0.52)):
        tube([(x * 1.12, y * 1.12, 0), (x, y, 1.44)], [0.06, 0.085], m, seg=20, steps=6)
    for x in (-0.52, 0.52):
        tube([(x, 0.52, 1.45), (x, 0.60, 2.2), (x * 1.02, 0.74, 3.0)], [0.075, 0.065], m, seg=20, steps=20)
    for z, y in ((2.85, 0.715), (2.35, 0.64), (1.95, 0.585)):
        tube([(-0.54, y, z), (0, y + 0.09, z + 0.02), (0.54, y, z)], 0.10 if z > 2.5 else 0.065, m, seg=20, flat=0.35 if z > 2.5 else 0.45)
    for y in (-0.53, 0.55):
        tube([(-0.55, y, 0.62), (0.55, y, 0.62)], 0.04, m, seg=14, steps=4)
    for x in (-0.55, 0.55):
        tube([(x, -0.53, 0.5), (x, 0.55, 0.5)], 0.04, m, seg=14, steps=4)
    return {'view': (-32, 18), 'fit': 0.86}


@good
def potted_plant():
    lathe([(1e-4, 0), (0.52, 0), (0.56, 0.04), (0.74, 0.92), (0.82, 0.94), (0.84, 1.16), (0.80, 1.18), (0.72, 1.12), (1e-4, 1.08)], material('#b9653c', rough=0.85, tints=[(0.3, '#a5552f'), (0.7, '#c97a50')], tint_scale=3), seg=96, sharp=True)
    pool(0.74, 1.10, material('#3a2a1e', rough=1.0, bump=('noise', 18, 0.9)), wave=0.03)
    from families.fruit import leaf
    g = rng(5)
    bark = material('#7a5c3c', rough=0.8)
    for k in range(7):
        a = k * 2.4
        top = (0.55 * np.cos(a) * (0.4 + 0.1 * k), 0.5 * np.sin(a) * (0.4 + 0.1 * k), 1.9 + 0.24 * k)
        tube([(0.05 * np.cos(a), 0.05 * np.sin(a), 1.05), (top[0] * 0.4, top[1] * 0.4, 1.6), top], [0.06, 0.045, 0.02], bark, seg=12, steps=24)
        for j in range(6):
            t = 0.40 + 0.60 * j / 5
            p = (top[0] * t, top[1] * t, 1.05 + (top[2] - 1.05) * t)
            size = g.uniform(0.5, 0.72)
            place(leaf(size, size * 0.42, ('#2f7a34', '#3f8f3f', '#256a2c')[(k + j) % 3], -0.10, 0.06), p, (g.uniform(5, 50), g.uniform(-20, 20), g.uniform(0, 360)))
    return {'view': (-12, 14), 'fit': 0.86}


@good
def basket():
    m = material(painted=True, rough=0.75, bump=('noise', 16, 0.3))

    def wall(u, v):
        a = u * TAU
        k = np.sin(a * 24) * np.where((np.floor(v * 13) % 2) == 0, 1, -1)
        r = 0.92 + 0.34 * v + 0.035 * k + 0.02 * np.abs(np.sin(v * 13 * np.pi))
        return r * np.cos(a) * 1.2, r * np.sin(a) * 0.85, 1.25 * v
    thickness(surface(wall, 480, 130, m, wrap=True, color=lambda u, v, p: mix(mix('#8a5a28', '#cf9a55', 0.5 + 0.5 * np.sin(u * TAU * 24) * np.where((np.floor(v * 13) % 2) == 0, 1, -1)), srgb('#6a4018'), np.clip(0.25 - np.abs(np.sin(v * 13 * np.pi)), 0, 1) * 2.2)), 0.05)
    pool(1.0, 0.1, material('#a8733a', rough=0.8))
    rope = material('#b98244', rough=0.7)
    for k in range(2):
        tube([(1.28 * 1.2 * np.cos(t), 1.28 * 0.85 * np.sin(t), 1.27 + 0.05 * np.sin(t * 20 + k * np.pi)) for t in np.linspace(0, TAU, 90)], 0.075, rope, seg=14, steps=300)
        tube([(1.22 * 1.2 * np.cos(t), 0.07 * np.sin(t * 14 + k * np.pi), 1.2 + 1.35 * np.sin(t) + 0.05 * np.cos(t * 14 + k * np.pi)) for t in np.linspace(0, np.pi, 60)], 0.07, rope, seg=14, steps=200)
    return {'view': (-24, 20), 'fit': 0.84}
