import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import type { GazetteerFacts } from '../seed/load/gazetteer-facts.ts';
import { writeGazetteer } from '../seed/load/write-gazetteer.ts';

interface GazetteerFile {
  readonly digest: string;
  readonly facts: GazetteerFacts;
}

/**
 * Replaces the gazetteer by that of a file which `makeCityMap` has written, unless it was loaded before. Returns whether it was replaced;
 * false without a file.
 */
export async function loadGazetteerFile(pool: Pool, path: string): Promise<boolean> {
  const compressed = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!compressed) return false;
  const { digest, facts } = JSON.parse(gunzipSync(compressed).toString()) as GazetteerFile;
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Other processes of a first start wait here, and then find it loaded.
    await client.query('lock table gazetteer_source in exclusive mode');
    const { rowCount } = await client.query('select from gazetteer_source where digest = $1', [digest]);
    if (!rowCount) {
      await client.query('delete from roads');
      await client.query('delete from places');
      await client.query('delete from districts');
      await writeGazetteer(client, facts);
      await client.query('delete from gazetteer_source');
      await client.query('insert into gazetteer_source (digest) values ($1)', [digest]);
    }
    await client.query('commit');
    return !rowCount;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
