import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Tabs that were opened before an update ask for the files of their build for so long. */
export const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;
/** Names of the build's files; beside the kept ones, and never a name of one. */
const NAMES = '.current.json';

/**
 * Copies the hashed files of a build to a folder that outlives updates, and removes those that no build has had for a week. A file counts
 * from the start that found it gone from the build, however long it was current. Several processes may do so at once: copies appear whole.
 */
export async function keepAssets({
  build,
  kept,
  now,
}: {
  readonly build: string;
  readonly kept: string;
  readonly now: Date;
}): Promise<void> {
  await mkdir(kept, { recursive: true });
  const current = new Set(await filesIn(build));
  const before = await readNames(join(kept, NAMES));
  const there = new Set(await filesIn(kept));
  for (const name of current) if (!there.has(name)) await placeWhole(join(kept, name), (file) => copyFile(join(build, name), file));
  for (const name of there) {
    if (current.has(name)) continue;
    const file = join(kept, name);
    if (before.has(name)) await utimes(file, now, now).catch(ignore);
    else if (now.getTime() - (await ageOf(file, now)) > KEPT_DAYS * DAY_MS) await rm(file, { force: true });
  }
  await placeWhole(join(kept, NAMES), (file) => writeFile(file, JSON.stringify([...current])));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
}

async function readNames(file: string): Promise<ReadonlySet<unknown>> {
  try {
    const names: unknown = JSON.parse(await readFile(file, 'utf8'));
    return new Set(Array.isArray(names) ? names : []);
  } catch {
    return new Set();
  }
}

/** Writes a file beside its place and moves it there. */
async function placeWhole(file: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = join(file, '..', `.${process.pid}-${Math.random().toString(36).slice(2)}`);
  await write(temporary);
  await rename(temporary, file);
}

/** Time of the last change, in ms; another process may have removed the file. */
async function ageOf(file: string, now: Date): Promise<number> {
  return (await stat(file).catch(() => ({ mtimeMs: now.getTime() }))).mtimeMs;
}

const ignore = () => undefined;
