import type { Database, Transaction } from '../../platform/db/database.ts';
import { hashOf, newCredential } from '../../platform/http/credential.ts';
import { findStep, insertStep, takeStep } from './proof-store.ts';
import type { PendingStep, PendingSteps, StepName } from './proofs.ts';

/** How long somebody may think about a step. */
const STEP_SECONDS = 15 * 60;

/** Writes down what comes next. Answers the token that opens it, once; the guest id it was asked with opens it too (`readGuestsStep`). */
export async function awaitStep<Name extends StepName>(
  trx: Transaction,
  step: Name,
  payload: PendingSteps[Name],
  whose: { readonly customerId?: number | undefined; readonly guestId?: string | undefined } = {},
): Promise<string> {
  const token = newCredential();
  await awaitStepOf(trx, token, step, payload, whose);
  return token;
}

/** The same, opened by a token that somebody else has made. The database refuses one that was here before. */
export async function awaitStepOf<Name extends StepName>(
  trx: Transaction,
  token: string,
  step: Name,
  payload: PendingSteps[Name],
  whose: { readonly customerId?: number | undefined; readonly guestId?: string | undefined },
): Promise<void> {
  const guestHash = whose.guestId === undefined ? undefined : hashOf(whose.guestId);
  await insertStep(trx, { tokenHash: hashOf(token), step, payload, customerId: whose.customerId, guestHash, seconds: STEP_SECONDS });
}

/** Looks at what a token opens, without using it up. */
export async function readStep<Name extends StepName>(
  db: Database,
  token: string,
  ...names: readonly Name[]
): Promise<PendingStep<Name> | undefined> {
  return (await findStep(db, { tokenHash: hashOf(token) }, names)) as PendingStep<Name> | undefined;
}

/**
 * The step that waits for a guest, for callers who send what part 1 section 3 lists and no token: a guest id is as secret as one, and
 * belongs to the browser that took the step before.
 */
export async function readGuestsStep<Name extends StepName>(
  db: Database,
  guestId: string | undefined,
  ...names: readonly Name[]
): Promise<PendingStep<Name> | undefined> {
  if (guestId === undefined) return undefined;
  return (await findStep(db, { guestHash: hashOf(guestId) }, names)) as PendingStep<Name> | undefined;
}

/** Uses a step up. False when somebody else did, or when its time is over. */
export async function spendStep(trx: Transaction, step: PendingStep): Promise<boolean> {
  return takeStep(trx, step.tokenHash);
}
