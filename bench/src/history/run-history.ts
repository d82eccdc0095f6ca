import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPool } from '@bozor/api/platform/db/pool.ts';
import { readConfig } from '@bozor/host/config.ts';
import { startDatabase } from '@bozor/host/database/start-database.ts';
import { createLog } from '@bozor/host/log.ts';
import { prepareDatabase } from '@bozor/host/prepare-database.ts';
import { completeSecrets } from '@bozor/host/secrets.ts';
import { createShop } from '@bozor/host/shop.ts';
import { explainOnce } from '../large/explain-once.ts';
import { FILLING } from '../large/fill-city.ts';
import { recordStatements } from '../large/record-statements.ts';
import { tokenOf } from '../large/run-large.ts';
import { fillHistory, partOf, THREE_YEARS, type People } from './fill-history.ts';
import { LIST_REQUESTS } from './list-requests.ts';

export interface ListFigure {
  readonly name: string;
  /** Milliseconds of its statements in the database. */
  readonly ms: number;
}

/** Folder of a city with a part of three years. */
export const historyIn = (folder: string, part: number): string => join(folder, `part-${part}`);

/** Fills a city with a part of three years, 1 for all of it, unless the folder holds that already, and requests every list of its regular customer. */
export async function runHistory(folder: string, part: number, log: (message: string) => void): Promise<readonly ListFigure[]> {
  const dataDir = historyIn(folder, part);
  const done = join(dataDir, 'filled');
  if (!existsSync(done)) {
    rmSync(dataDir, { recursive: true, force: true });
    await withCity(dataDir, FILLING, async ({ pool, people }) => fillHistory(pool, partOf(THREE_YEARS, part), people, log));
    writeFileSync(done, '');
  }
  return withCity(dataDir, {}, async ({ pool, people, send, conversation }) => {
    const figures: ListFigure[] = [];
    for (const { name, path } of LIST_REQUESTS) {
      const url = path.replace('{item}', String(people.item)).replace('{conversation}', String(conversation));
      const statements = await recordStatements(() => send(url));
      let ms = 0;
      for (const statement of statements) ms += (await explainOnce(pool, statement)).ms;
      figures.push({ name, ms });
      log(`${name}: ${ms.toFixed(2)} ms, ${statements.length} statements`);
    }
    return figures;
  });
}

interface Running {
  readonly pool: ReturnType<typeof createPool>;
  readonly people: People;
  readonly conversation: number;
  readonly send: (path: string) => Promise<void>;
}

async function withCity<Result>(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  work: (running: Running) => Promise<Result>,
): Promise<Result> {
  const database = await startDatabase({ dataDir, settings });
  const log = createLog('silent');
  const pool = createPool(database.connection, { name: 'history', size: 1, onError: () => {}, statementTimeoutMs: 0 });
  try {
    await prepareDatabase({ config: { mode: 'demo' }, database: database.connection, log });
    const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', PORT: '0' });
    const shop = await createShop({ config: { ...config, secrets: completeSecrets(config) }, database: database.connection, log });
    await shop.app.ready();
    const headers = { 'zoneid': '[1]', 'moduleid': '1', 'x-localization': 'en', 'authorization': `Bearer ${await tokenOf(shop.app)}` };
    const one = async (text: string) => (await pool.query<{ id: number }>(text)).rows[0]!.id;
    const regular = await one(`select id from customers where phone = '+998900000001'`);
    try {
      return await work({
        pool,
        people: { regular, item: await one('select min(id) as id from items where is_listed') },
        conversation: await one(`select id from conversations where customer_id = ${regular} order by id limit 1`),
        send: async (path) => {
          shop.api.replies.drop();
          const { statusCode, body } = await shop.app.inject({ url: `/api/v1${path}`, headers });
          if (statusCode !== 200 && statusCode !== 503) throw new Error(`${path}: ${statusCode} ${body.slice(0, 200)}`);
        },
      });
    } finally {
      await shop.close();
    }
  } finally {
    await pool.end();
    await database.stop();
  }
}
