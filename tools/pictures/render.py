"""Renders pictures of goods.

blender -b -t 1 -P tools/pictures/render.py -- [--out FOLDER | --draft SHEET.png] [--list | --missing] [NAME_OR_FAMILY…]
"""

import importlib
import os
import sys
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from table import IMAGES, entries, mark_rendered  # after the path, which Blender does not set

FAMILIES = sorted(name[:-3] for name in os.listdir(os.path.join(HERE, 'families')) if name.endswith('.py'))


def goods():
    """Name of each picture, its family and the function that builds its scene and returns how to shoot it."""
    found = {}
    for family in FAMILIES:
        for name, build in importlib.import_module(f'families.{family}').GOODS.items():
            found[name] = (family, build)
    return found


def sheet(path, names, known):
    from PIL import Image, ImageDraw
    import draft
    import studio
    edge, columns = 230, 6
    page = Image.new('RGB', (columns * edge, -(-len(names) // columns) * edge), 'white')
    for at, name in enumerate(names):
        studio.clear()
        look = known[name][1]() or {}
        picture = draft.draft(size=edge, **look)
        ImageDraw.Draw(picture).text((4, 4), name, fill='black')
        page.paste(picture, (at % columns * edge, at // columns * edge))
    page.save(path)


def main():
    args = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    out = IMAGES
    if '--out' in args:
        out = args.pop(args.index('--out') + 1)
        args.remove('--out')
    draft_path = None
    if '--draft' in args:
        draft_path = args.pop(args.index('--draft') + 1)
        args.remove('--draft')
    known = goods()
    if '--list' in args:
        print('\n'.join(sorted(known)))
        return
    if '--missing' in args:
        args.remove('--missing')
        table = entries()
        known = {name: good for name, good in known.items() if table[name]['look'] == 'glyph'}
    names = [name for name in sorted(known) if not args or name in args or known[name][0] in args]
    if '--draft' in sys.argv:
        return sheet(draft_path, names, known)
    import studio
    for name in names:
        try:
            studio.clear()
            look = known[name][1]() or {}
            studio.shoot(os.path.join(out, f'{name}.webp'), **look)
            if out == IMAGES:
                mark_rendered(name)
        except Exception:
            print('FAILED', name)
            traceback.print_exc()


main()
