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
import { closeShift, countJobs, findOwnOffer, findOwnOpenOffer, insertShift, listLooking, lockShift } from './store.ts';

type Courier = Staff<'own deliveries'>;

/** Orders that are offered at once to a courier who becomes free. */
const MOST_ORDERS = 20;

/** Begins a shift. The orders that wait for a courier are offered at once. */
export async function startDuty(api: Pick<Api, 'db'>, actor: Courier): Promise<void> {
  await inTransaction(api.db, async (trx) => {
    const courierId = courierOf(actor);
    if (!(await insertShift(trx, courierId))) return;
    await writeAudit(trx, { staff: actor, action: 'courier.on_duty', subject: 'courier', subjectId: courierId });
    await requestForFree(trx);
  });
}

/** Ends the shift and forgets where the courier is. An open offer is declined; a running order has to be delivered first. */
export async function endDuty(api: Pick<Api, 'db'>, actor: Courier): Promise<void> {
  await inTransaction(api.db, async (trx) => {
    const courierId = courierOf(actor);
    const open = await findOwnOpenOffer(trx, actor);
    const offer = open && (await findOwnOffer(trx, open.id, actor));
    if (offer) await decline(trx, actor, { id: open.id, orderId: offer.order_id });
    const shift = await lockShift(trx, courierId);
    if (shift === undefined) return;
    if ((await countJobs(trx, courierId)) > 0) throw refuse(API.duty.end, 'job-running');
    await closeShift(trx, shift);
    await forgetPosition(trx, courierId);
    await writeAudit(trx, { staff: actor, action: 'courier.off_duty', subject: 'courier', subjectId: courierId });
  });
}

/** A courier is free for another order: those that wait are offered. */
export async function requestForFree(trx: Transaction): Promise<void> {
  for (const orderId of await listLooking(trx, MOST_ORDERS)) await requestCourier(trx, orderId);
}
