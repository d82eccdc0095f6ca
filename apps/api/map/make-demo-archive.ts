import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { TASHKENT } from '../seed/geo/tashkent.ts';
import { demoLayers } from './demo-layers.ts';
import { UNFINISHED, writeArchive } from './write-archive.ts';

/** `node make-demo-archive.ts <file>`: writes the tiles of the demo city, as a program of its own beside the start of the shop. */
const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Name the file to write.');
const folder = dirname(path);
await mkdir(folder, { recursive: true });
// A start that was stopped left a part.
for (const name of await readdir(folder)) if (name.endsWith(UNFINISHED)) await rm(join(folder, name));
await writeArchive(path, demoLayers(), { name: 'Bozor demo city', attribution: TASHKENT.meta.credit, bounds: [69.1, 41.15, 69.43, 41.41] });
