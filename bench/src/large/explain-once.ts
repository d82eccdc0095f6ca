import type { createPool } from '@bozor/api/platform/db/pool.ts';
import pg from 'pg';
import type { Statement } from './record-statements.ts';

/** Timeout: slower responses are far out of the budget anyway. */
export const TIMEOUT_MS = 10_000;
const QUERY_CANCELED = '57014';

let explainedSoFar = 0;

/**
 * Explains the generic plan, which the shop runs whatever the values. Best of three, because the first reads from the disk. Timing per row
 * is off, because it would cost more than the row.
 */
export async function explainOnce(pool: ReturnType<typeof createPool>, { text, values }: Statement): Promise<{ ms: number; text: string }> {
  let best = { ms: Number.POSITIVE_INFINITY, text: '' };
  const name = `explained_${(explainedSoFar += 1)}`;
  await pool.query(`prepare ${name} as ${text}`);
  for (let round = 0; round < 3; round += 1) {
    const answer = await pool
      .query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, timing off) execute ${name}${asWritten(values)}`)
      .catch((error: { code?: string }) => (error.code === QUERY_CANCELED ? undefined : Promise.reject(error)));
    if (!answer) return { ms: TIMEOUT_MS, text: `${text.trim()}\n-- more than ${TIMEOUT_MS} ms` };
    const plan = answer.rows.map((row) => row['QUERY PLAN']).join('\n');
    const ms = Number(/Execution Time: ([\d.]+) ms/.exec(plan)?.[1]);
    if (ms < best.ms) best = { ms, text: `${text.trim()}\n-- ${ms} ms\n${plan}` };
  }
  return best;
}

/** Returns values in the form of an EXECUTE: texts, cast to the types of their parameters. */
function asWritten(values: readonly unknown[]): string {
  return values.length === 0 ? '' : `(${values.map(written).join(', ')})`;
}

function written(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((each) => JSON.stringify(String(each))).join(',')}}`);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}
