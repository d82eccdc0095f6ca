import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** A session that is alive now, by the database's clock, of a customer who is active. */
export async function findSession(
  db: Database,
  tokenHash: Buffer,
): Promise<{ id: number; customer_id: number; idleMs: number } | undefined> {
  return db
    .selectFrom('sessions as s')
    .innerJoin('customers as c', 'c.id', 's.customer_id')
    .where('s.token_hash', '=', tokenHash)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('c.status', '=', 'active')
    .select(['s.id', 's.customer_id', sql<number>`(extract(epoch from now() - s.used_at) * 1000)::float8`.as('idleMs')])
    .executeTakeFirst();
}

/** Sixty days more from now. */
export async function prolongSession(db: Database, id: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: sql`now()`, expires_at: sql`now() + interval '60 days'` })
    .where('id', '=', id)
    .execute();
}

export async function insertSession(
  db: Database,
  session: { tokenHash: Buffer; customerId: number; userAgent: string | undefined },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      customer_id: session.customerId,
      user_agent: session.userAgent ?? null,
      expires_at: sql`now() + interval '60 days'`,
    })
    .execute();
}

/** A guest whose id was not merged into an account. */
export async function findGuest(db: Database, tokenHash: Buffer): Promise<{ id: number } | undefined> {
  return db.selectFrom('guests').where('token_hash', '=', tokenHash).where('merged_into', 'is', null).select('id').executeTakeFirst();
}

export async function insertGuest(db: Database, tokenHash: Buffer): Promise<number> {
  const guest = await db.insertInto('guests').values({ token_hash: tokenHash }).returning('id').executeTakeFirstOrThrow();
  return guest.id;
}
