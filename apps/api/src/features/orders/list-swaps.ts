import { ceilingOf } from '@bozor/domain/orders/received/adjustments.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { piecesLeft, readAdjustable } from './adjustments-store.ts';
import { isWithStore } from './is-with-store.ts';
import { mayOrder } from './policies.ts';
import { readCandidates, type Candidate } from './swap-candidates.ts';

type Listed =
  | { readonly ok: true; readonly swaps: readonly Candidate[] }
  | { readonly ok: false; readonly problem: 'order-not-found' | 'line-not-found' };

/** Lists what may come instead of the pieces of a line that are missing; `left` of them are there. */
export async function listSwaps(
  { db, adapters }: Pick<Api, 'db' | 'adapters'>,
  staff: Staff,
  { orderId, lineId, left }: { readonly orderId: number; readonly lineId: number; readonly left: number },
  locale: Locale,
): Promise<Listed> {
  const found = await db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where(mayOrder(staff, 'move'))
    .where(isWithStore)
    .select('id')
    .executeTakeFirst();
  if (!found) return { ok: false, problem: 'order-not-found' };
  const order = await readAdjustable(db, orderId);
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line) return { ok: false, problem: 'line-not-found' };
  const pieces = piecesLeft(line, order.kept) - left;
  if (pieces < 1) return { ok: true, swaps: [] };
  const wanted = { orderId, position: line.position, pieces, ceilingMinor: ceilingOf(line, order.done, pieces), now: adapters.clock.now() };
  return { ok: true, swaps: await readCandidates(db, wanted, locale) };
}
