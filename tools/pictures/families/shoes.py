"""Shoes: an upper lofted over its last, a sole of the same plan, laces on the ridge."""

import numpy as np

from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


def step(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def table(u, points):
    """Smooth curve through (u, value) points."""
    line = smooth_line(points, 200)
    return np.interp(u, line[:, 0], line[:, 1])


class Last:
    """length; width and top as (u, value) along the foot from heel 0 to toe 1; base lifts the foot (a heel);
    opening is (back, front) in u, its half breadth in radians, and its depth."""

    def __init__(self, length, width, top, base=((0, 0), (1, 0)), opening=(0.05, 0.40), breadth=0.72, depth=0.6, boxy=0.55, waist=0.0):
        self.length, self.width, self.top, self.base = length, width, top, base
        self.opening, self.breadth, self.depth, self.boxy, self.waist = opening, breadth, depth, boxy, waist

    def half(self, u):
        ends = np.sqrt(np.clip(1 - np.clip((0.13 - u) / 0.13, 0, 1) ** 2, 0, 1)) * np.sqrt(np.clip(1 - np.clip((u - 0.84) / 0.16, 0, 1) ** 2.2, 0, 1))
        return table(u, self.width) * ends

    def point(self, u, a, lift=0.0):
        h = table(u, self.top) * np.clip(1 - np.clip((u - 0.90) / 0.10, 0, 1) ** 2.4, 0, 1) ** 0.5
        s, c = np.sin(a), np.cos(a)
        back, front = self.opening
        gate = step(back - 0.03, back + 0.02, u) * (1 - step(front - 0.05, front + 0.03, u))
        inner = step(0, 0.13, self.breadth - np.abs(a)) * gate
        rim = np.cos(self.breadth) ** self.boxy
        z = np.where(np.abs(a) < self.breadth, c ** self.boxy * (1 - gate) + rim * gate, c ** self.boxy) * h - inner * self.depth * h
        w = self.half(u)
        y = np.sign(s) * np.abs(s) ** 0.8 * w
        y = y * (1 - self.waist * step(0.5, 1.0, z) * (1 - step(0.36, 0.6, u)))
        y = y * (1 - 0.12 * inner)
        x = u * self.length + 0.05 * step(0.0, 1.0, z) * (1 - step(0, 0.2, u))
        return x, y, z + table(u, self.base) + lift, inner

    def upper(self, mat, color=None, lining='#3a3330', nu=190, nv=150):
        def along(u):
            return 0.5 - 0.5 * np.cos(np.pi * np.clip(u, 0.002, 0.999)) ** 1

        def fn(u, v):
            return self.point(along(u), (v - 0.5) * np.pi * 0.999)[:3]

        def shade(u, v, p):
            inside = self.point(along(u), (v - 0.5) * np.pi * 0.999)[3]
            return mix(color(along(u), (v - 0.5) * np.pi, p), srgb(lining), step(0.25, 0.7, inside))
        return surface(fn, nu, nv, mat, color=shade if color else None)

    def sole(self, thick, mat, grow=0.04, bevel=0.05, z=0.0):
        u = 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, 60))
        out = [(x * (self.length + 2 * grow) - grow, self.half(x) + grow * min(1, self.half(x) * 8)) for x in u]
        return slab([*[(x, -y) for x, y in out], *[(x, y) for x, y in reversed(out[1:-1])]], z, z + thick, mat, bevel)

    def across(self, u, a0, a1, mat, r=0.03, lift=0.03, lean=0.0, flat=0.6):
        pts = [self.point(np.array(u + lean * k / 6), np.array(a0 + (a1 - a0) * k / 6), lift)[:3] for k in range(7)]
        return tube([tuple(map(float, p)) for p in pts], r, mat, seg=12, steps=40, flat=flat)

    def laces(self, us, mat, spread=0.42, r=0.032, eyelet=None):
        made = [self.across(u, -spread, spread, mat, r) for u in us]
        made += [self.across(u, -spread * s, spread * s, mat, r * 0.85, lean=us[1] - us[0]) for u in us[:-1] for s in (1, -1)]
        if eyelet:
            made += [place(ball(eyelet, 0.035, seg=12), tuple(map(float, self.point(np.array(u), np.array(s * spread), 0.012)[:3]))) for u in us for s in (-1, 1)]
        return made


def pair(one, a=((-1.3, 0.52, 0), 10), b=((-1.15, -0.52, 0), -5)):
    for at, turn in (a, b):
        settle(group(one(), at, (0, 0, turn)))


WIDE = [(0, 0.36), (0.12, 0.36), (0.35, 0.35), (0.55, 0.40), (0.74, 0.47), (0.9, 0.42), (1, 0.34)]


@good
def sneaker():
    last = Last(2.75, WIDE, [(0, 0.98), (0.10, 0.93), (0.22, 0.82), (0.36, 0.98), (0.42, 0.98), (0.55, 0.76), (0.72, 0.50), (0.86, 0.42), (1, 0.40)],
                base=((0, 0.26), (0.5, 0.24), (1, 0.24)), opening=(0.012, 0.40))

    def color(u, a, p):
        s = np.abs(np.sin(a))
        c = mix('#7551c2', '#8d6bd6', 0.5 + 0.5 * noise(p, 2, 2, 2))
        c = mix(c, srgb('#5a3a9c'), ((u > 0.88) | (u < 0.09)) * 0.85)
        z = p[..., 2] - 0.26
        stripe = 1 - step(0.05, 0.065, np.abs(u - 0.57 + 0.12 * z))
        c = mix(c, srgb('#f7f5fb'), stripe * step(0.5, 0.62, s))
        tongue = (np.abs(a) < 0.30) & (u > 0.37) & (u < 0.72)
        return mix(c, srgb('#e9e4f5'), tongue * 0.9)

    def one():
        white = material('#f7f6f2', rough=0.5)
        foam = [last.sole(0.30, white, 0.06, 0.09), last.sole(0.07, material('#6a45b8', rough=0.6), 0.065, 0.02)]
        collar = tube([tuple(map(float, last.point(np.array(u), np.array(a), 0.0)[:3])) for u, a in
                       [(0.34, 0.76), (0.24, 0.78), (0.13, 0.74), (0.03, 0.45), (0.012, 0.0), (0.03, -0.45), (0.13, -0.74), (0.24, -0.78), (0.34, -0.76)]],
                      0.05, cloth('#5a3a9c'), seg=14, steps=90)
        return [last.upper(material(painted=True, rough=0.8, bump=('noise', 60, 0.3)), color), *foam, collar,
                *last.laces([0.44, 0.50, 0.56, 0.62, 0.68], material('#ffffff', rough=0.9))]
    pair(one)
    return {'view': (-32, 24), 'fit': 0.9}


@good
def leather_shoe():
    last = Last(2.95, [(0, 0.33), (0.12, 0.33), (0.35, 0.31), (0.55, 0.35), (0.72, 0.41), (0.88, 0.34), (1, 0.26)],
                [(0, 0.78), (0.10, 0.76), (0.22, 0.64), (0.34, 0.78), (0.40, 0.79), (0.52, 0.64), (0.70, 0.43), (0.86, 0.35), (1, 0.30)],
                base=((0, 0.30), (0.22, 0.28), (0.5, 0.17), (0.75, 0.12), (1, 0.14)), opening=(0.012, 0.40), breadth=0.66)

    def color(u, a, p):
        c = mix('#4e2a18', '#774829', 0.5 + 0.7 * noise(p, 1.3, 2, 4))
        seams = (np.abs(u - 0.76 + 0.05 * np.cos(a * 1.4)) < 0.006) | ((np.abs(np.abs(a) - 0.62 + (u - 0.4) * 0.5) < 0.018) & (u > 0.38) & (u < 0.66))
        c = mix(c, srgb('#3a1e10'), (u > 0.77) * 0.35)
        return mix(c, srgb('#2a150b'), seams * 0.85)

    def one():
        dark = material('#24170f', rough=0.45)
        u = 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, 60))
        welt = surface(lambda s, t: ((0.5 - 0.5 * np.cos(np.pi * s)) * 2.99 - 0.02, (t - 0.5) * 2 * (last.half(0.5 - 0.5 * np.cos(np.pi * s)) + 0.045),
                                     table(0.5 - 0.5 * np.cos(np.pi * s), last.base) + 0.0), 80, 12, dark)
        thickness(welt, 0.075)
        block = slab([(x - 0.02, y - 0.33) for x, y in [(0.0, 0.16), (0.12, 0.02), (0.72, 0.0), (0.72, 0.66), (0.12, 0.64), (0.0, 0.5)]], 0, 0.25, dark, 0.02)
        return [last.upper(material(painted=True, rough=0.22, coat=0.5), color, '#8a6a4a'), welt, block,
                *last.laces([0.43, 0.485, 0.54, 0.595], material('#2a1a10', rough=0.8), 0.34, 0.024)]
    pair(one)
    return {'view': (-32, 24), 'fit': 0.9}


@good
def hiking_boot():
    last = Last(2.6, [(0, 0.40), (0.12, 0.41), (0.35, 0.40), (0.55, 0.43), (0.74, 0.49), (0.9, 0.44), (1, 0.38)],
                [(0, 1.70), (0.06, 1.76), (0.2, 1.72), (0.36, 1.80), (0.40, 1.62), (0.46, 1.22), (0.55, 0.92), (0.70, 0.66), (0.86, 0.54), (1, 0.50)],
                base=((0, 0.30), (0.5, 0.28), (1, 0.28)), opening=(0.012, 0.38), breadth=0.80, depth=0.35, boxy=0.42, waist=0.16)

    def color(u, a, p):
        z = p[..., 2] - 0.3
        c = mix('#9a6a37', '#bd8d57', 0.5 + 0.8 * noise(p, 2.4, 3, 4))
        c = mix(c, srgb('#35302c'), ((u > 0.87) & (z < 0.5)) * 0.95)
        c = mix(c, srgb('#3f3934'), (z > 1.45) * 0.95)
        c = mix(c, srgb('#7a5228'), ((u < 0.14) & (z < 0.75)) * 0.8)
        c = mix(c, srgb('#5d3d1f'), ((np.abs(z - 0.80) < 0.028) & (u < 0.48)) * 0.9)
        return mix(c, srgb('#3f3934'), (np.abs(a) < 0.26) & (u > 0.36) & (u < 0.68))

    def one():
        rubber = material('#2b2826', rough=0.8)
        lugs = []
        for k in range(9):
            u = 0.05 + 0.9 * k / 8
            w = float(last.half(np.array(u)))
            lugs.append(place(box((0.15, 2 * w + 0.08, 0.12), rubber, 0.03), (u * 2.6, 0, -0.09)))
        laces = last.laces([0.405, 0.43, 0.465, 0.51, 0.565, 0.62], material('#c8331f', rough=0.9), 0.36, 0.034, metal('#b9a06a', 0.3))
        return [last.upper(material(painted=True, rough=0.85, bump=('noise', 40, 0.3)), color, '#4a433d', nu=240), last.sole(0.30, rubber, 0.035, 0.06, 0.04), last.sole(0.05, material('#d9a13c', rough=0.7), 0.04, 0.01, 0.31), *lugs, *laces]
    pair(one, ((-1.25, 0.58, 0), 10), ((-1.1, -0.62, 0), -5))
    return {'view': (-34, 22), 'fit': 0.86}


@good
def heel():
    base = ((0, 1.18), (0.10, 1.13), (0.25, 0.92), (0.45, 0.48), (0.62, 0.16), (0.75, 0.07), (1, 0.09))
    last = Last(2.45, [(0, 0.27), (0.12, 0.28), (0.35, 0.24), (0.55, 0.29), (0.74, 0.37), (0.88, 0.29), (1, 0.17)],
                [(0, 0.46), (0.10, 0.46), (0.25, 0.34), (0.45, 0.27), (0.6, 0.30), (0.72, 0.37), (0.84, 0.30), (1, 0.20)],
                base=base, opening=(0.012, 0.70), breadth=1.02, depth=0.75, boxy=0.6)

    def one():
        red = material(painted=True, rough=0.12, coat=0.8)
        upper = last.upper(red, lambda u, a, p: np.broadcast_to(srgb('#b51422'), (*p.shape[:-1], 3)), '#d8b48c', nu=220)
        foot = thickness(surface(lambda s, t: ((0.5 - 0.5 * np.cos(np.pi * s)) * 2.47, (t - 0.5) * 2 * (last.half(0.5 - 0.5 * np.cos(np.pi * s)) + 0.012),
                                               table(0.5 - 0.5 * np.cos(np.pi * s), base) - 0.005), 90, 12, material('#2a1613', rough=0.4)), 0.04)
        spike = tube([(0.20, 0, 1.10), (0.14, 0, 0.85), (0.09, 0, 0.45), (0.08, 0, 0.0)], [0.25, 0.17, 0.085, 0.065, 0.06], material('#b51422', rough=0.12, coat=0.8), seg=30)
        tip = disc_cylinder(0.066, -0.05, 0.02, material('#2a1613', rough=0.5), 0.01)
        tip.location.x = 0.08
        return [upper, foot, spike, tip]
    pair(one, ((-1.2, 0.42, 0), 12), ((-1.0, -0.45, 0), -6))
    return {'view': (-32, 22), 'fit': 0.88}
