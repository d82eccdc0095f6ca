import { done, refused, type Outcome } from '@bozor/domain/outcome.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Mover } from '../orders/mover.ts';
import { recordAct } from '../orders/record-act.ts';
import { readCode, takeTry, type CodeKind } from './code-store.ts';

export type CodeProblem = { readonly problem: 'code-locked' } | { readonly problem: 'hand-over-code-wrong'; readonly left: number };

interface Tried {
  readonly orderId: number;
  readonly kind: CodeKind;
  readonly code: string;
  readonly by: Mover;
}

/**
 * Compares a code with an order's. Each wrong one takes a try, and the order's history tells of it; without a try left even the right code is
 * refused. The order is locked, so that tries at once are counted one by one, and the transaction commits also when it is refused.
 */
export async function tryCode(trx: Transaction, { orderId, kind, code, by }: Tried): Promise<Outcome<true, CodeProblem>> {
  const right = await readCode(trx, orderId, kind);
  if (right.tries_left === 0) return refused({ problem: 'code-locked' });
  if (code.replaceAll(/\s/g, '') === right.code) return done(true);
  const left = await takeTry(trx, orderId, kind);
  await recordAct(trx, { orderId, kind: 'code_refused', by, details: { of: kind, left } });
  return refused(left === 0 ? { problem: 'code-locked' } : { problem: 'hand-over-code-wrong', left });
}
