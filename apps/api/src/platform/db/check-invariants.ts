import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

export interface BrokenInvariant {
  /** The violated sentence. */
  readonly name: string;
  /** Some of the violating rows. */
  readonly rows: readonly unknown[];
}

interface Invariant {
  readonly name: string;
  readonly sql: string;
}

const MOST_ROWS = 20;

/** Returns every violated invariant of `invariants.sql`. Empty when money, stock and histories add up. */
export async function brokenInvariants(database: Database): Promise<BrokenInvariant[]> {
  const broken: BrokenInvariant[] = [];
  for (const { name, sql } of await readInvariants()) {
    const { rows } = await database.executeQuery(CompiledQuery.raw(`select * from (${sql}) as broken limit ${MOST_ROWS}`));
    if (rows.length > 0) broken.push({ name, rows });
  }
  return broken;
}

/** Each invariant is a sentence in a comment, followed by statements that find its violations. */
export async function readInvariants(): Promise<Invariant[]> {
  const source = await readFile(join(import.meta.dirname, 'invariants.sql'), 'utf8');
  return source
    .split(/\n\s*\n/)
    .slice(1)
    .flatMap((block) => {
      const [sentence = '', ...lines] = block.trim().split('\n');
      const statements = lines.join('\n').split(/;\s*(?:\n|$)/);
      return statements.filter((sql) => sql.trim() !== '').map((sql) => ({ name: sentence.replace(/^--\s*/, ''), sql }));
    });
}
