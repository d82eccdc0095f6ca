"""Things that are sent: flowers, a present, papers, keys."""

from dishes import *
from families.fruit import leaf
from families.home import torus
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


def rose(color, dark, seed, r=0.42):
    m = material(painted=True, rough=0.55, sheen=0.4)
    made, g = [], rng(seed)
    for ring, (count, reach, lift, bend) in enumerate(((3, 0.16, 0.22, 1.5), (4, 0.42, 0.16, 1.25), (5, 0.70, 0.07, 0.95), (6, 1.0, 0.0, 0.6))):
        for k in range(count):
            def fn(u, v, reach=reach, bend=bend, lift=lift):
                x = (u - 0.5) * 2
                w = 0.62 * reach * np.sin(np.pi * np.clip(0.12 + 0.76 * v, 0, 1)) ** 0.6 + 0.12
                a = v * bend
                out = 0.16 * reach + 0.75 * reach * np.sin(a) * (1 - 0.18 * x * x)
                z = lift + 0.75 * (1 - np.cos(v * 1.9)) * (1.12 - 0.6 * reach) - 0.10 * x * x * v + 0.10 * np.clip(v - 0.85, 0, 1) * -6 * reach * 0.3
                return x * w * (1 - 0.35 * (1 - reach)), out - 0.30 * w * x * x * (1.2 - 0.5 * reach), z
            petal = surface(fn, 22, 18, m, color=lambda u, v, p: mix(mix(dark, color, v ** 0.8), srgb(color) * 1.12, np.clip(v - 0.8, 0, 1) * 3))
            made.append(place(petal, (0, 0, 0), (0, 0, 360 * k / count + 47 * ring + g.uniform(-8, 8))))
    return group(made, scale=r)


@good
def bouquet():
    g = rng(4)
    spots = [(0.0, 0.0, 0.30), (0.55, 0.1, 0.14), (-0.55, 0.05, 0.14), (0.28, -0.48, 0.10), (-0.28, -0.46, 0.12), (0.28, 0.5, 0.12), (-0.3, 0.5, 0.10), (0.85, -0.38, -0.18), (-0.86, -0.36, -0.16), (0.0, -0.86, -0.22), (0.9, 0.45, -0.18), (-0.9, 0.45, -0.2)]
    colors = [('#e8506a', '#a81f3a'), ('#f4a9b8', '#d8708a'), ('#fbe9dc', '#eec5a8'), ('#e8506a', '#a81f3a')]
    made = []
    for k, (x, y, z) in enumerate(spots):
        head = rose(*colors[k % 4], k, 0.46)
        made.append(place(head, (x, y, 2.15 + z), (y * -34, x * 34, k * 60), 0.46))
    for k in range(26):
        a, r = g.uniform(0, TAU), g.uniform(0.75, 1.12)
        made.append(place(leaf(0.55, 0.18, ('#3f7f38', '#54964a', '#6aa85a')[k % 3], 0.12), (r * np.cos(a), r * np.sin(a), 2.0 - 0.25 * r + g.uniform(-0.05, 0.15)), (40, 0, np.degrees(a) - 90 + g.uniform(-25, 25))))
    white = material('#fbfaf4', rough=0.6)
    for k in range(46):
        a, r = g.uniform(0, TAU), g.uniform(0.35, 1.1)
        made.append(place(ball(white, 0.045, seg=12), (r * np.cos(a), r * np.sin(a), 2.62 - 0.55 * r * r + g.uniform(-0.05, 0.12))))
    paper = material(painted=True, rough=0.75)

    def wrap(u, v):
        a = u * TAU
        r = 0.16 + 1.05 * v ** 0.85 + 0.07 * np.sin(a * 7) * v + 0.04 * np.sin(a * 13 + 1) * v ** 2
        return r * np.cos(a), r * np.sin(a), 0.55 + 1.45 * v + 0.16 * v ** 3 * np.sin(a * 5 + 0.6)
    made.append(thickness(surface(wrap, 240, 50, paper, wrap=True, color=lambda u, v, p: mix('#cda57a', '#e6c8a0', 0.5 + 0.7 * noise(p, 2.2, 3, 3))), 0.015))
    for k in range(12):
        a = k * TAU / 12
        made.append(tube([(0.13 * np.cos(a), 0.13 * np.sin(a), 0.75), (0.05 * np.cos(a + 0.5), 0.05 * np.sin(a + 0.5), 0.5), (0.24 * np.cos(a + 1.2), 0.24 * np.sin(a + 1.2), 0.0)], 0.032, material('#4c8a40', rough=0.5), seg=10))
    satin = material('#c2274a', rough=0.3, sheen=0.5)
    made.append(lathe([(0.24, 0.50), (0.27, 0.56), (0.27, 0.70), (0.25, 0.76)], satin, seg=60, steps=20))
    for s in (-1, 1):
        made.append(tube([(0, -0.27, 0.64), (0.30 * s, -0.36, 0.86), (0.46 * s, -0.38, 0.70), (0.26 * s, -0.36, 0.54), (0, -0.27, 0.62)], 0.09, satin, seg=16, flat=0.25))
        made.append(tube([(0, -0.28, 0.62), (0.14 * s, -0.38, 0.35), (0.24 * s, -0.36, 0.05)], 0.085, satin, seg=14, flat=0.2))
    group(made, (0, 0, 0), (14, 10, 0))
    return {'view': (-8, 24), 'fit': 0.9}


@good
def gift():
    paper = material('#2f8f86', rough=0.45, coat=0.15)
    satin = material('#f0b429', rough=0.28, sheen=0.4)
    box((2.0, 2.0, 1.35), paper, 0.04)
    lid = box((2.12, 2.12, 0.42), paper, 0.05)
    lid.location.z = 1.30
    for size, turn in (((0.34, 2.04, 1.34), 0), ((2.04, 0.34, 1.34), 0)):
        place(box(size, satin, 0.02), (0, 0, 0.005), (0, 0, turn))
    for size in ((0.34, 2.16, 0.44), (2.16, 0.34, 0.44)):
        place(box(size, satin, 0.03), (0, 0, 1.295))
    bow = []
    for k, t in enumerate((20, 110, 200, 290)):
        line = [(0, 0, 0), (0.34, 0.05, 0.36), (0.74, 0.0, 0.40), (0.86, 0, 0.18), (0.55, 0, 0.03), (0.05, 0, 0.0)]
        bow.append(place(tube(line, [0.14, 0.19, 0.20, 0.19, 0.16, 0.12], satin, seg=20, flat=0.16), (0, 0, 1.74), (0, 0, t)))
    bow.append(place(ball(satin, 0.19, squash=(1, 1, 0.8), seg=30), (0, 0, 1.86)))
    for t in (-62, -112):
        bow.append(place(tube([(0.05, 0, 0.06), (0.55, 0, 0.12), (1.05, 0, -0.01)], [0.12, 0.15, 0.17], satin, seg=16, flat=0.12), (0, 0, 1.73), (0, 0, t)))
    return {'view': (-26, 22), 'fit': 0.86}


@good
def key():
    brass, steel = metal('#d2a13f', 0.22), metal('#b9bec5', 0.22)

    def one(mat, teeth, z, turn, at):
        ring = place(torus(0.36, 0.095, mat, 80), (0, 0, 0))
        shaft = tube([(0.42, 0, 0), (1.9, 0, 0)], 0.085, mat, seg=24, steps=6)
        collar = [tube([(x, 0, 0), (x + 0.09, 0, 0)], 0.125, mat, seg=24, steps=4) for x in (0.46, 0.62)]
        bits = [place(box((0.14, 0.07, h), mat, 0.015), (x, 0, 0), (90, 0, 0)) for x, h in teeth]
        return settle(group([ring, shaft, *collar, *bits], at, (0, 0, turn)), z)
    one(brass, ((1.45, 0.36), (1.62, 0.26), (1.79, 0.40)), 0.05, -28, (0.05, 0.25, 0))
    one(steel, ((1.40, 0.30), (1.57, 0.42), (1.74, 0.32)), 0.16, -74, (0.0, 0.05, 0))
    loop = place(torus(0.42, 0.035, metal('#c9cdd2', 0.15), 80), (-0.26, 0.42, 0.16), (6, -8, 0))
    tag = slab([(x, y - 0.42) for x, y in rounded(0.62, 0.95, 0.18)], 0.03, 0.12, material('#2f6ae0', rough=0.35, coat=0.3), 0.03)
    eye = place(torus(0.09, 0.03, steel, 30), (0, 0.40, 0.12))
    group([tag, eye], (-0.88, 0.52, 0), (0, 0, 66))
    return {'view': (-8, 46), 'fit': 0.88}


@good
def document():
    sheet = material('#fbfbf8', rough=0.7)
    ink, soft = material('#3f4652', rough=0.8), material('#aab1bd', rough=0.8)
    folder = slab([(x, y - 1.55) for x, y in rounded(2.35, 3.1, 0.10)], 0, 0.05, material('#2f6ae0', rough=0.5), 0.015)
    made = [folder]
    for k, t in enumerate((-3, 2, 0)):
        made.append(place(slab([(x, y - 1.42) for x, y in rounded(2.05, 2.84, 0.02)], 0, 0.018, sheet, 0.0), (0.02 * k, 0.0, 0.055 + 0.022 * k), (0, 0, t)))
    top = 0.055 + 0.022 * 2 + 0.020

    def line(x0, x1, y, h=0.05, mat=soft):
        made.append(slab([(x0, y), (x1, y), (x1, y + h), (x0, y + h)], top, top + 0.003, mat, 0.0))
    line(-0.75, 0.2, 1.02, 0.11, ink)
    for k in range(9):
        line(-0.75, (0.78, 0.70, 0.80, 0.42)[k % 4], 0.72 - 0.19 * k)
    line(-0.75, -0.05, -1.16, 0.03, ink)
    seal = place(disc_cylinder(0.27, 0, 0.035, material('#b3202c', rough=0.35, coat=0.3), 0.02), (0.55, -1.02, top))
    made += [seal, place(torus(0.19, 0.018, material('#8f1620', rough=0.4), 60), (0.55, -1.02, top + 0.035))]
    pts = [(-0.70 + 0.05 * k, -1.02 + 0.10 * np.sin(k * 1.7) * (1 - k / 16), top + 0.006) for k in range(13)]
    made.append(tube(pts, 0.011, material('#1c3f9a', rough=0.5), seg=6, steps=120))
    barrel = material('#1d2026', rough=0.2, coat=0.7)
    pen = [tube([(0, 0, 0), (1.35, 0, 0)], [0.055, 0.075, 0.08, 0.08, 0.075], barrel, seg=24, steps=20), tube([(-0.24, 0, 0), (0.02, 0, 0)], [0.008, 0.055], metal('#d2a13f', 0.2), seg=20, steps=8), tube([(0.72, 0, 0), (0.78, 0, 0)], 0.085, metal('#d2a13f', 0.2), seg=20, steps=4)]
    made.append(settle(group(pen, (0.55, -0.35, 0), (0, 0, 62)), top))
    group(made, (0, 0, 0), (0, 0, 14))
    return {'view': (-10, 46), 'fit': 0.88}
