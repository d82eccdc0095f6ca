import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { CodePurpose, StepName } from './proofs.ts';

/** SQL of codes and steps, which markVerified an identity before there is a session. */

/** Replaces the previous code, unless it is too young. */
export async function replaceCode(
  trx: Transaction,
  code: {
    destination: string;
    purpose: CodePurpose;
    hmac: Buffer;
    customerId: number | undefined;
    tries: number;
    lifetimeSeconds: number;
    resendAfterSeconds: number;
  },
): Promise<boolean> {
  const fresh = {
    code_hmac: code.hmac,
    customer_id: code.customerId ?? null,
    tries: 0,
    max_tries: code.tries,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(secs => ${code.lifetimeSeconds})`,
  };
  const written = await trx
    .insertInto('one_time_codes')
    .values({ destination: code.destination, purpose: code.purpose, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['destination', 'purpose'])
        .where('consumed_at', 'is', null)
        .doUpdateSet(fresh)
        .where('one_time_codes.created_at', '<=', sql<Date>`now() - make_interval(secs => ${code.resendAfterSeconds})`),
    )
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function secondsUntilAnother(
  trx: Transaction,
  { destination, purpose, resendAfterSeconds }: { destination: string; purpose: CodePurpose; resendAfterSeconds: number },
): Promise<number> {
  const row = await trx
    .selectFrom('one_time_codes')
    .where('destination', '=', destination)
    .where('purpose', '=', purpose)
    .where('consumed_at', 'is', null)
    .select(sql<number>`greatest(0, ceil(extract(epoch from created_at - now()) + ${resendAfterSeconds}))::int`.as('seconds'))
    .executeTakeFirst();
  return row?.seconds ?? 0;
}

/**
 * Counts an attempt and uses the code up when it is right. A single statement, so that concurrent attempts are all counted. Undefined when
 * no code is valid.
 */
export async function tryCode(
  db: Database,
  { destination, purpose, hmac }: { destination: string; purpose: CodePurpose; hmac: Buffer },
): Promise<boolean | undefined> {
  const row = await db
    .updateTable('one_time_codes')
    .set({ tries: sql`tries + 1`, consumed_at: sql`case when code_hmac = ${hmac} then now() end` })
    .where('destination', '=', destination)
    .where('purpose', '=', purpose)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .whereRef('tries', '<', 'max_tries')
    .returning(sql<boolean>`consumed_at is not null`.as('isRight'))
    .executeTakeFirst();
  return row?.isRight;
}

export async function insertStep(
  trx: Transaction,
  step: {
    tokenHash: Buffer;
    step: StepName;
    payload: object;
    customerId: number | undefined;
    guestHash: Buffer | undefined;
    seconds: number;
  },
): Promise<void> {
  const guest =
    step.guestHash && trx.selectFrom('guests').select('id').where('token_hash', '=', step.guestHash).where('merged_into', 'is', null);
  await trx
    .insertInto('pending_steps')
    .values({
      token_hash: step.tokenHash,
      step: step.step,
      payload: JSON.stringify(step.payload),
      customer_id: step.customerId ?? null,
      guest_id: guest ?? null,
      expires_at: sql`now() + make_interval(secs => ${step.seconds})`,
    })
    .execute();
}

export interface FoundStep {
  readonly tokenHash: Buffer;
  readonly step: string;
  readonly customerId: number | undefined;
  readonly payload: object;
}

/** The step of a token, or the last one that waits for a guest. */
export async function findStep(
  db: Database,
  by: { readonly tokenHash: Buffer } | { readonly guestHash: Buffer },
  steps: readonly StepName[],
): Promise<FoundStep | undefined> {
  const open = db
    .selectFrom('pending_steps')
    .where('step', 'in', steps)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['token_hash', 'step', 'customer_id', 'payload'])
    .orderBy('created_at', 'desc')
    .limit(1);
  const row = await (
    'tokenHash' in by
      ? open.where('token_hash', '=', by.tokenHash)
      : open.where('guest_id', '=', (guests) => guests.selectFrom('guests').select('id').where('token_hash', '=', by.guestHash))
  ).executeTakeFirst();
  return row && { tokenHash: row.token_hash, step: row.step, customerId: row.customer_id ?? undefined, payload: row.payload };
}

/** Replaces what an open step holds. */
export async function rewriteStep(trx: Transaction, tokenHash: Buffer, payload: object): Promise<void> {
  await trx
    .updateTable('pending_steps')
    .set({ payload: JSON.stringify(payload) })
    .where('token_hash', '=', tokenHash)
    .where('consumed_at', 'is', null)
    .execute();
}

export async function markStepUsed(trx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pending_steps')
    .set({ consumed_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
