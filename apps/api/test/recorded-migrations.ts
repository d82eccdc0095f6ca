import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MIGRATIONS, readMigrations } from '../src/platform/db/read-migrations.ts';

/** One line for each migration, as `sha256sum` writes it. */
const RECORD = 'checksums.txt';

/**
 * Returns a sentence for each migration that is no longer as it was recorded. A database that applied it keeps its checksum, and refuses to
 * start with another.
 */
export async function findChangedMigrations(folder: string = MIGRATIONS): Promise<string[]> {
  const recorded = await readRecord(folder);
  const migrations = await readMigrations(folder);
  const last = lastOf(recorded);
  const found = migrations.flatMap(({ name, checksum }) => {
    const before = recorded.get(name);
    if (before === checksum) return [];
    if (before !== undefined) return [`${name} was edited after databases had applied it. Restore it, and add a new migration.`];
    return [name < last ? `${name} comes before ${last}. Give it a later number.` : `${name} is not recorded yet: npm run tables.`];
  });
  const gone = [...recorded.keys()].filter((name) => !migrations.some((each) => each.name === name));
  return [
    ...found,
    ...gone.map((name) => `${name} was removed or renamed after databases had applied it. Restore it, and add a new migration.`),
  ];
}

/** Records the migrations that come after all others. One that has changed stays as it was recorded. */
export async function recordNewMigrations(folder: string = MIGRATIONS): Promise<void> {
  const recorded = await readRecord(folder);
  const last = lastOf(recorded);
  const added = (await readMigrations(folder)).filter(({ name }) => name > last);
  const lines = [...recorded, ...added.map(({ name, checksum }) => [name, checksum])].map(([name, checksum]) => `${checksum}  ${name}\n`);
  await writeFile(join(folder, RECORD), lines.join(''));
}

async function readRecord(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, RECORD), 'utf8').catch(() => '');
  return new Map([...text.matchAll(/^(\w+) {2}(\S+)$/gm)].map(([, checksum, name]) => [name!, checksum!]));
}

const lastOf = (recorded: ReadonlyMap<string, string>) => [...recorded.keys()].toSorted().at(-1) ?? '';

if (import.meta.main) {
  const found = await findChangedMigrations();
  for (const line of found) process.stdout.write(`${line}\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
