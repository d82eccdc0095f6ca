import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { hashOf, newCredential } from './credential.ts';
import type { CodePurpose } from './one-time-codes.ts';
import { findStep, insertStep, takeStep } from './proof-store.ts';

/** How long somebody may think about a step. */
const STEP_SECONDS = 15 * 60;

/** A step of signing in that is still to be made, and what is known when it is. */
export interface PendingSteps {
  /** A code was sent to `to`. `claims` is what an account would get that its owner has to allow by that code. */
  readonly verify: { readonly to: Identity; readonly purpose: CodePurpose; readonly loginType: LoginType; readonly claims?: Identity };
  /** The name is missing. `proven` was proven by a code. */
  readonly user_info: { readonly proven: Identity; readonly loginType: LoginType };
  /** An account has this phone or address without ever having proven it. */
  readonly match_account: { readonly proven: Identity; readonly loginType: LoginType };
  /** A new password may be set. */
  readonly reset_password: { readonly proven: Identity };
}

export type StepName = keyof PendingSteps;
type LoginType = 'manual' | 'otp' | 'social';

export type PendingStep<Name extends StepName = StepName> = {
  readonly [Each in Name]: { readonly step: Each; readonly customerId: number | undefined; readonly payload: PendingSteps[Each] };
}[Name];

/** Writes down what comes next. Answers the token that alone opens it, once. */
export async function awaitStep<Name extends StepName>(
  trx: Transaction,
  step: Name,
  payload: PendingSteps[Name],
  customerId?: number,
): Promise<string> {
  const token = newCredential();
  await insertStep(trx, { tokenHash: hashOf(token), step, payload, customerId, seconds: STEP_SECONDS });
  return token;
}

/** Looks at what a token opens, without using it up. */
export async function readStep<Name extends StepName>(
  db: Database,
  token: string,
  ...names: readonly Name[]
): Promise<PendingStep<Name> | undefined> {
  return (await findStep(db, hashOf(token), names)) as PendingStep<Name> | undefined;
}

/** Uses a token up. False when somebody else did, or when its time is over. */
export async function spendStep(trx: Transaction, token: string): Promise<boolean> {
  return takeStep(trx, hashOf(token));
}
