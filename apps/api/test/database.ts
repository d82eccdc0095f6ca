import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { brokenInvariants } from '../src/platform/db/check-invariants.ts';
import { createDatabase, type Database } from '../src/platform/db/database.ts';
import { createPool, type Target } from '../src/platform/db/pool.ts';
import { startRelay, type Relay } from '../src/platform/events/relay.ts';
import type { SentStatements } from './explain-statements.ts';
import { watchLoneMessages } from './lone-messages.ts';
import { asAdministrator, onDatabase, type TestServer } from './start-test-database.ts';
import './global-setup.ts';

export interface TestDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** For code that opens its own connections: another pool, a listener, a second process. */
  readonly target: Target;
  /** Relays the requests of committed transactions until the file's last test, as a process does. Required to receive their events. */
  readonly startRelay: () => void;
}

export interface FreshDatabaseOptions {
  readonly connections?: number;
  /** Off for rows that were inserted without triggers and foreign keys. */
  readonly checksInvariants?: boolean;
  /** For tests of messages and jobs themselves, which have no other cause. */
  readonly allowsLoneMessages?: boolean;
  /** Records every statement. */
  readonly sent?: SentStatements;
  /** Another server than the run's, for a test that changes its settings. */
  readonly on?: TestServer;
}

/**
 * Creates a database of this test file's own, with all migrations and no data, dropped after its last test. The invariants are checked
 * first, so a suite that leaves a wrong state fails even if no test checks it. So does one with a message, job or notice that was committed apart
 * from its cause.
 *
 * `const { db } = await freshDatabase();` at the top of the file.
 */
export async function freshDatabase({
  connections = 10,
  checksInvariants = true,
  allowsLoneMessages = false,
  sent,
  on = inject('testServer'),
}: FreshDatabaseOptions = {}): Promise<TestDatabase> {
  const { server, template } = on;
  const name = `${template}_${randomBytes(5).toString('hex')}`;
  await asAdministrator(server, `create database ${name} template ${template} strategy file_copy`);
  const target = onDatabase(server, name);
  let relay: Relay | undefined;
  const pool = createPool(target, { name: 'test', size: connections, onError: () => {}, onLeft: () => relay?.wake() });
  sent?.watch(pool);
  const loneMessages = watchLoneMessages(pool);
  const db = createDatabase(pool);
  afterAll(async () => {
    await relay?.stop();
    try {
      const broken = checksInvariants ? await brokenInvariants(db) : [];
      if (broken.length > 0)
        throw new Error(
          `The tests left wrong states behind:\n${broken.map((each) => `${each.name}: ${JSON.stringify(each.rows)}`).join('\n')}`,
        );
      if (!allowsLoneMessages && loneMessages().length > 0)
        throw new Error(`Messages, jobs or notices outside the transaction of what they tell:\n${loneMessages().join('\n\n')}`);
    } finally {
      await db.destroy();
      await asAdministrator(server, `drop database ${name} with (force)`);
    }
  });
  const relayNow = () => {
    relay = startRelay(db, (error) => {
      throw error;
    });
  };
  return { db, pool, target, startRelay: relayNow };
}
