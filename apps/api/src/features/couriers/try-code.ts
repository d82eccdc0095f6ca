import { done, refused, type Outcome, type Refusal } from '@bozor/domain/outcome.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Mover } from '../orders/mover.ts';
import { recordAct } from '../orders/record-act.ts';
import { findRefused, readCode, takeTry, type CodeKind } from './code-store.ts';

export type CodeProblem = { readonly problem: 'code-locked' } | { readonly problem: 'hand-over-code-wrong'; readonly left: number };

interface Tried {
  readonly orderId: number;
  readonly kind: CodeKind;
  readonly code: string;
  readonly by: Mover;
  /** Unique name of the press. A code that is sent again takes no second try. */
  readonly press?: string | undefined;
  readonly tappedAt?: Date | undefined;
}

/**
 * Compares a code with an order's. Each wrong one takes a try, and the order's history tells of it; without a try left even the right code is
 * refused. The order is locked, so that tries at once are counted one by one, and the transaction commits also when it is refused.
 */
export async function tryCode(trx: Transaction, { orderId, kind, code, by, press, tappedAt }: Tried): Promise<Outcome<true, CodeProblem>> {
  const right = await readCode(trx, orderId, kind);
  const before = press === undefined ? undefined : await findRefused(trx, orderId, press);
  if (before !== undefined) return refusal(before);
  if (right.tries_left === 0) return refused({ problem: 'code-locked' });
  if (code.replaceAll(/\s/g, '') === right.code) return done(true);
  const left = await takeTry(trx, orderId, kind);
  await recordAct(trx, { orderId, kind: 'code_refused', by, details: { of: kind, left, ...(press !== undefined && { press }) }, tappedAt });
  return refusal(left);
}

function refusal(left: number): Refusal<CodeProblem> {
  return refused(left === 0 ? { problem: 'code-locked' } : { problem: 'hand-over-code-wrong', left });
}
