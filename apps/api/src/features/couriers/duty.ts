import { API } from '@bozor/contract/courier/routes.ts';
import type { Api } from '../../platform/api.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import { forgetPosition } from '../orders/record-position.ts';
import { requestCourier } from '../orders/request-courier.ts';
import { decline } from './answer-offer.ts';
import { courierOf } from './policies.ts';
import { readShift } from './read-state.ts';
import { closeShift, countJobs, findOwnOffer, findOwnOpenOffer, insertShift, listLooking, lockShift, readLastEnd } from './store.ts';

type Courier = Staff<'own deliveries'>;

/** Orders that are offered at once to a courier who becomes free. */
const MOST_ORDERS = 20;

/**
 * Begins a shift. The orders that wait for a courier are offered at once. A press that was kept without a network counts from its time, unless a
 * later one has ended a shift.
 */
export async function startDuty(api: Pick<Api, 'db'>, actor: Courier, tappedAt?: Date): Promise<void> {
  await inTransaction(api.db, async (trx) => {
    const courierId = courierOf(actor);
    const lastEnd = tappedAt && (await readLastEnd(trx, courierId));
    if (lastEnd && tappedAt < lastEnd) return;
    if (!(await insertShift(trx, courierId, tappedAt))) return;
    await writeAudit(trx, { staff: actor, action: 'courier.on_duty', subject: 'courier', subjectId: courierId, ...told(tappedAt) });
    await requestForFree(trx);
  });
}

/**
 * Ends the shift and forgets where the courier is. An open offer is declined; a running order has to be delivered first. A press that was kept
 * without a network does not end a shift that began after it.
 */
export async function endDuty(api: Pick<Api, 'db'>, actor: Courier, tappedAt?: Date): Promise<void> {
  await inTransaction(api.db, async (trx) => {
    const courierId = courierOf(actor);
    const began = tappedAt && (await readShift(trx, courierId));
    if (began && tappedAt < began) return;
    const open = await findOwnOpenOffer(trx, actor);
    const offer = open && (await findOwnOffer(trx, open.id, actor));
    if (offer) await decline(trx, actor, { id: open.id, orderId: offer.order_id, tappedAt });
    const shift = await lockShift(trx, courierId);
    if (shift === undefined) return;
    if ((await countJobs(trx, courierId)) > 0) throw refuse(API.duty.end, 'job-running');
    await closeShift(trx, shift, tappedAt);
    await forgetPosition(trx, courierId);
    await writeAudit(trx, { staff: actor, action: 'courier.off_duty', subject: 'courier', subjectId: courierId, ...told(tappedAt) });
  });
}

/** The time of a press for the audit log. */
const told = (tappedAt: Date | undefined) => (tappedAt ? { after: { tapped_at: tappedAt.toISOString() } } : {});

/** A courier is free for another order: those that wait are offered. */
export async function requestForFree(trx: Transaction): Promise<void> {
  for (const orderId of await listLooking(trx, MOST_ORDERS)) await requestCourier(trx, orderId);
}
