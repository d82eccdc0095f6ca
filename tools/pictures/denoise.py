"""Edge-keeping smoothing of a render by its normals and colours of surface (Debian's Blender has no Open Image Denoise)."""

import numpy as np


def _shift(a, dy, dx):
    return np.roll(np.roll(a, dy, axis=0), dx, axis=1)


def denoise(beauty, normal, albedo, radius=5, passes=2):
    """Returns RGBA: the light on the surfaces is averaged, their colours are not."""
    color, alpha = beauty[..., :3].astype(np.float32), beauty[..., 3:]
    albedo, normal = albedo[..., :3].astype(np.float32), normal[..., :3].astype(np.float32)
    base = np.clip(albedo, 0.02, None)
    light = np.clip(color, 0, 6) / base
    light = np.log1p(light)
    inside = (alpha[..., 0] > 0.02).astype(np.float32)
    for turn in range(passes):
        guide = sum(_shift(light, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)) / 9
        total, weights = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
        for dy in range(-radius, radius + 1):
            for dx in range(-radius, radius + 1):
                d = dx * dx + dy * dy
                if d > radius * radius + 1:
                    continue
                other = _shift(light, dy, dx)
                w = (np.sum((normal - _shift(normal, dy, dx)) ** 2, -1) / 0.04
                     + np.sum((albedo - _shift(albedo, dy, dx)) ** 2, -1) / 0.02
                     + np.sum((guide - _shift(guide, dy, dx)) ** 2, -1) / (0.04 if turn == 0 else 0.015)
                     + d / (radius * radius))
                w = np.exp(-w) * _shift(inside, dy, dx)
                total += other * w[..., None]
                weights += w
        light = np.where(weights[..., None] > 1e-6, total / np.maximum(weights, 1e-6)[..., None], light)
    return np.concatenate([np.expm1(light) * base, alpha], axis=-1)
