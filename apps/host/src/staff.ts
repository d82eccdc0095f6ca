import { inviteStaff } from '@bozor/api/features/staff/invite-staff.ts';
import { createDatabase, type Database } from '@bozor/api/platform/db/database.ts';
import { createPool } from '@bozor/api/platform/db/pool.ts';
import { Advice } from './advice.ts';
import { readConfig } from './config.ts';
import { embeddedConnection } from './database/start-database.ts';
import { readStaffArguments, type Invited } from './read-staff-arguments.ts';

/** `npm run staff -- invite EMAIL`: invites a person of the staff to the running shop of this `DATA_DIR` or `DATABASE_URL`. */
try {
  const invited = readStaffArguments(process.argv.slice(2));
  const { databaseUrl, dataDir, publicUrl, consoleUrl = publicUrl } = readConfig(process.env);
  const pool = createPool(databaseUrl ?? embeddedConnection(dataDir), { name: 'staff', size: 1, onError: () => {} });
  try {
    await pool.query('select').catch((error: Error) => {
      throw new Advice(`The database does not answer (${error.message}). Start the shop first: npm start`);
    });
    const made = await invite(createDatabase(pool), invited);
    process.stdout.write(
      `${consoleUrl}${made.path}\n` +
        `This link makes the account of ${invited.email} (${invited.role}), once, until ${made.expiresAt.toISOString()}.\n` +
        'An earlier link for this address is over.\n',
    );
  } finally {
    await pool.end();
  }
} catch (error) {
  const reason = error instanceof Advice ? error.message : (error as Error).message;
  process.stderr.write(`\nNobody was invited.\n${reason}\n`);
  process.exitCode = 1;
}

async function invite(db: Database, { store, courier, ...person }: Invited) {
  const storeId = store === undefined ? undefined : await idOfStore(db, store);
  if (courier !== undefined && !(await isCourier(db, courier))) throw new Advice(`There is no courier ${courier}.`);
  const made = await inviteStaff(db, { ...person, storeId, courierId: courier });
  if (!made.ok) throw new Advice(`${person.email} has an account already.`);
  return made;
}

async function idOfStore(db: Database, slug: string): Promise<number> {
  const row = await db.selectFrom('stores').where('slug', '=', slug).select('id').executeTakeFirst();
  if (!row) throw new Advice(`There is no store "${slug}".`);
  return row.id;
}

async function isCourier(db: Database, id: number): Promise<boolean> {
  return (await db.selectFrom('riders').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;
}
