import type { Api } from '../../../platform/api.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { pricePrescription, type Prescribed } from '../price-prescription.ts';
import { lockPrescription } from './question-store.ts';

export type PricedByPerson =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: 'order-not-found' | 'wrong-step' | 'medicine-not-available' };

/** Reports that nothing of the transaction may stay. */
class NotAvailable extends Error {}

/**
 * A pharmacist adds the medicines of a prescription, which proposes the price. The second of two people finds it priced. Nothing changes where
 * one of the medicines is not this pharmacy's, or not there in this number.
 */
export async function priceByPerson(
  api: Pick<Api, 'checkoutDb' | 'jobs' | 'words' | 'config' | 'settings'>,
  by: Staff,
  { orderId, medicines }: { readonly orderId: number; readonly medicines: readonly Prescribed[] },
): Promise<PricedByPerson> {
  const pieces = new Map<number, number>();
  for (const { itemId, quantity } of medicines) pieces.set(itemId, (pieces.get(itemId) ?? 0) + quantity);
  const wanted = [...pieces].map(([itemId, quantity]) => ({ itemId, quantity }));
  try {
    return await inTransaction(
      api.checkoutDb,
      async (trx): Promise<PricedByPerson> => {
        const order = await lockPrescription(trx, by, orderId, 'price prescriptions');
        if (!order) return { ok: false, problem: 'order-not-found' };
        if (order.status === 'price_proposed') return { ok: true };
        if (order.status !== 'prescription_review') return { ok: false, problem: 'wrong-step' };
        if (!(await areOf(trx, order.store_id!, [...pieces.keys()]))) throw new NotAvailable();
        const moved = await pricePrescription(api, trx, orderId, wanted, by);
        if (!moved.ok) throw new NotAvailable();
        return { ok: true };
      },
      { isRepeatable: true },
    );
  } catch (error) {
    if (error instanceof NotAvailable) return { ok: false, problem: 'medicine-not-available' };
    throw error;
  }
}

async function areOf(trx: Transaction, storeId: number, itemIds: readonly number[]): Promise<boolean> {
  const rows = await trx
    .selectFrom('items')
    .where('store_id', '=', storeId)
    .where('campaign_id', 'is', null)
    .where('is_listed', '=', true)
    .where('id', 'in', [...itemIds])
    .select('id')
    .execute();
  return rows.length === itemIds.length;
}
