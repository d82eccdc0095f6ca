import type { Api } from '../../../platform/api.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { recordAct } from '../record-act.ts';
import { lockPrescription } from './question-store.ts';

/** Keys of the pages of a prescription, for a person who looks at them now. The view is an act of the order's history. */
export async function viewPrescription(api: Pick<Api, 'db'>, by: Staff, orderId: number): Promise<readonly string[] | undefined> {
  return inTransaction(api.db, async (trx) => {
    const order = await lockPrescription(trx, by, orderId, 'see prescriptions');
    if (!order) return undefined;
    await recordAct(trx, { orderId, kind: 'prescription_viewed', by, details: { pages: order.prescription_images.length } });
    return order.prescription_images;
  });
}
