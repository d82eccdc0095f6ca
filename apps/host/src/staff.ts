import { inviteStaff } from '@bozor/api/features/staff/invite-staff.ts';
import { resetFactorOnHost } from '@bozor/api/features/staff/lost-factors/reset-on-host.ts';
import { createDatabase, type Database } from '@bozor/api/platform/db/database.ts';
import { createPool } from '@bozor/api/platform/db/pool.ts';
import { Advice } from './advice.ts';
import { readConfig } from './config.ts';
import { embeddedConnection } from './database/start-database.ts';
import { readStaffArguments, type Invited } from './read-staff-arguments.ts';

/**
 * `npm run staff -- invite EMAIL` invites a person of the staff to the running shop of this `DATA_DIR` or `DATABASE_URL`, and
 * `npm run staff -- reset-factor EMAIL` lets one set new codes who lost theirs.
 */
try {
  const read = readStaffArguments(process.argv.slice(2));
  const { databaseUrl, dataDir, publicUrl, consoleUrl = publicUrl } = readConfig(process.env);
  const pool = createPool(databaseUrl ?? embeddedConnection(dataDir), { name: 'staff', size: 1, onError: () => {} });
  try {
    await pool.query('select').catch((error: Error) => {
      throw new Advice(`The database does not answer (${error.message}). Start the shop first: npm start`);
    });
    const db = createDatabase(pool);
    const { path, told } = read.command === 'invite' ? await invite(db, read.invited) : await resetFactor(db, read.email);
    process.stdout.write(`${consoleUrl}${path}\n${told}\n`);
  } finally {
    await pool.end();
  }
} catch (error) {
  const reason = error instanceof Advice ? error.message : (error as Error).message;
  process.stderr.write(`\nNo link was made.\n${reason}\n`);
  process.exitCode = 1;
}

/** Path of a link, and what to know about it. */
interface Made {
  readonly path: string;
  readonly told: string;
}

async function invite(db: Database, { store, courier, ...person }: Invited): Promise<Made> {
  const storeId = store === undefined ? undefined : await idOfStore(db, store);
  if (courier !== undefined && !(await isCourier(db, courier))) throw new Advice(`There is no courier ${courier}.`);
  const made = await inviteStaff(db, { ...person, storeId, courierId: courier });
  if (!made.ok) throw new Advice(`${person.email} has an account already.`);
  return {
    path: made.path,
    told:
      `This link makes the account of ${person.email} (${person.role}), once, until ${made.expiresAt.toISOString()}.\n` +
      'An earlier link for this address is over.',
  };
}

async function resetFactor(db: Database, email: string): Promise<Made> {
  const made = await resetFactorOnHost(db, email);
  if (!made.ok)
    throw new Advice(made.problem === 'no-account' ? `Nobody works here as ${email}.` : `${email} signs in by the password alone.`);
  return {
    path: made.path,
    told:
      `By this link and the password ${email} sets new codes, once, until ${made.expiresAt.toISOString()}.\n` +
      'Hand it over in person. Sessions, passkeys and old codes end when it is used.',
  };
}

async function idOfStore(db: Database, slug: string): Promise<number> {
  const row = await db.selectFrom('stores').where('slug', '=', slug).select('id').executeTakeFirst();
  if (!row) throw new Advice(`There is no store "${slug}".`);
  return row.id;
}

async function isCourier(db: Database, id: number): Promise<boolean> {
  return (await db.selectFrom('riders').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;
}
