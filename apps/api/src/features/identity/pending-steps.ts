import type { Database, Transaction } from '../../platform/db/database.ts';
import { hashOf, newCredential } from '../../platform/http/credential.ts';
import { findStep, insertStep, markStepUsed } from './proof-store.ts';
import type { PendingStep, PendingSteps, StepName } from './proofs.ts';

/** Lifetime of a step. */
const STEP_SECONDS = 15 * 60;

/** Stores the next step of a sign-in. Returns the token that opens it once. The guest id of the request opens it too (`readGuestsStep`). */
export async function createPendingStep<Name extends StepName>(
  trx: Transaction,
  step: Name,
  payload: PendingSteps[Name],
  whose: { readonly customerId?: number | undefined; readonly guestId?: string | undefined } = {},
): Promise<string> {
  const token = newCredential();
  await storePendingStep(trx, token, step, payload, whose);
  return token;
}

/** Like `createPendingStep`, with a given token. The database refuses a token that it has seen before. */
export async function storePendingStep<Name extends StepName>(
  trx: Transaction,
  token: string,
  step: Name,
  payload: PendingSteps[Name],
  whose: { readonly customerId?: number | undefined; readonly guestId?: string | undefined },
): Promise<void> {
  const guestHash = whose.guestId === undefined ? undefined : hashOf(whose.guestId);
  await insertStep(trx, { tokenHash: hashOf(token), step, payload, customerId: whose.customerId, guestHash, seconds: STEP_SECONDS });
}

/** Reads a step by its token without using it up. */
export async function readStep<Name extends StepName>(
  db: Database,
  token: string,
  ...names: readonly Name[]
): Promise<PendingStep<Name> | undefined> {
  return (await findStep(db, { tokenHash: hashOf(token) }, names)) as PendingStep<Name> | undefined;
}

/**
 * The step that waits for a guest, for clients that send the fields of part 1 section 3 without a token. A guest id is as secret as a token
 * and belongs to the browser that took the previous step.
 */
export async function readGuestsStep<Name extends StepName>(
  db: Database,
  guestId: string | undefined,
  ...names: readonly Name[]
): Promise<PendingStep<Name> | undefined> {
  if (guestId === undefined) return undefined;
  return (await findStep(db, { guestHash: hashOf(guestId) }, names)) as PendingStep<Name> | undefined;
}

/** Uses a step up. Returns false when it was used already or has expired. */
export async function consumeStep(trx: Transaction, step: PendingStep): Promise<boolean> {
  return markStepUsed(trx, step.tokenHash);
}
