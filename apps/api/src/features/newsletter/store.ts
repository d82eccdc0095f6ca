import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Email } from '@bozor/domain/identity/email.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Stores a subscription request. Returns true when the owner of the address has not confirmed it yet. */
export async function requestSubscription(db: Database | Transaction, email: Email, token: string, locale: Locale): Promise<boolean> {
  const waiting = await db
    .insertInto('newsletter_subscribers')
    .values({ email, token_hash: hashOf(token), locale })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ state: 'pending', locale, token_hash: hashOf(token), asked_at: sql`now()`, confirmed_at: null })
        .where('newsletter_subscribers.state', '<>', 'confirmed'),
    )
    .returning('id')
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Returns false when no address has this token. Idempotent. */
export async function setState(db: Database, token: string, state: 'confirmed' | 'unsubscribed'): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscribers')
    .set({ state, ...(state === 'confirmed' && { confirmed_at: sql<Date>`coalesce(confirmed_at, now())` }) })
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
