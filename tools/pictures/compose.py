"""Puts pictures of goods together: covers of stores, banners, tiles of categories.

python3 tools/pictures/compose.py [--out FOLDER] [NAME…]

A row of `compositions.txt` is `name = picture x foot height, …` from back to front: the middle and the foot of the body and its height,
in pixels of the composition; `picture*` is mirrored. The size of the composition is that of its entry in `pictures.json`.
"""

import os
import subprocess
import sys
import tempfile

import numpy as np
from PIL import Image

from table import IMAGES, entries, mark_rendered

HERE = os.path.dirname(os.path.abspath(__file__))
# A shadow is never darker than this; what is above is the body.
SHADOW = 168
WEBP = '-m 6 -q 54 -alpha_q 74 -alpha_filter best'.split()


def compositions():
    with open(f'{HERE}/compositions.txt', encoding='utf-8') as file:
        rows = [line.split(' = ') for line in file.read().replace(',\n', ', ').split('\n') if ' = ' in line]
    return {name.strip(): [part.split() for part in parts.split(',')] for name, parts in rows}


def body(name, parts_of):
    """The cut-out and the box of its body."""
    path = f'{parts_of}/{name}.webp'
    picture = Image.open(path if os.path.exists(path) else f'{IMAGES}/{name}.webp').convert('RGBA')
    alpha = np.asarray(picture)[..., 3]
    rows, columns = np.where(alpha > SHADOW)
    return picture, (columns.min(), rows.min(), columns.max() + 1, rows.max() + 1)


def compose(size, parts, parts_of=IMAGES):
    page = Image.new('RGBA', size, (0, 0, 0, 0))
    for name, x, foot, height in parts:
        picture, (left, top, right, bottom) = body(name.rstrip('*'), parts_of)
        if name.endswith('*'):
            picture = picture.transpose(Image.FLIP_LEFT_RIGHT)
            left, right = picture.width - right, picture.width - left
        k = float(height) / (bottom - top)
        scaled = picture.resize((round(picture.width * k), round(picture.height * k)), Image.LANCZOS)
        layer = Image.new('RGBA', size, (0, 0, 0, 0))
        layer.paste(scaled, (round(float(x) - (left + right) / 2 * k), round(float(foot) - bottom * k)))
        page = Image.alpha_composite(page, layer)
    return page


def main():
    args = sys.argv[1:]
    out = args.pop(args.index('--out') + 1) if '--out' in args else IMAGES
    names = [name for name in args if name != '--out']
    table = entries()
    for name, parts in compositions().items():
        if names and name not in names:
            continue
        page = compose((table[name]['width'], table[name]['height']), parts)
        edge = np.asarray(page)[..., 3]
        if max(edge[0].max(), edge[-1].max(), edge[:, 0].max(), edge[:, -1].max()) > SHADOW:
            print('CUT', name)
        with tempfile.NamedTemporaryFile(suffix='.png') as sharp:
            page.save(sharp.name)
            subprocess.run(['cwebp', '-quiet', *WEBP, sharp.name, '-o', f'{out}/{name}.webp'], check=True)
        if out == IMAGES:
            mark_rendered(name)
        print(name, os.path.getsize(f'{out}/{name}.webp'))


main()
