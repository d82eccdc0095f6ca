import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** Every database keeps it for each file that was applied. The same for any line ends. */
  readonly checksum: string;
}

/** Reads the `.sql` files of a folder in the order in which they are applied. */
export async function readMigrations(folder: string = MIGRATIONS): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') };
    }),
  );
}
