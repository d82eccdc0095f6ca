import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { requestCourier } from './request-courier.ts';
import { sendTrackingLink } from './send-tracking-link.ts';
import { findContact } from './store.ts';

/** Job that simulates stores and couriers of a demo city. */
export const PLAY_CITY = 'play-city';

/** Customer fields of the order; loaded when the caller does not have them. */
interface PlacedBy {
  readonly guest_id: number | null;
  readonly phone: string;
  readonly locale: string;
  readonly order_type: OrderType;
}

type Placing = Pick<Api, 'jobs' | 'words' | 'config'>;

/**
 * Runs in the transaction that places an order, or in the one that books its online payment. A guest gets the tracking link. A demo city
 * starts its autopilot. A parcel, which no store prepares, looks for its courier at once.
 */
export async function afterPlacing(api: Placing, trx: Transaction, orderId: number, by?: PlacedBy): Promise<void> {
  const contact = by ?? (await findContact(trx, orderId));
  if (!contact) return;
  if (contact.guest_id !== null)
    await sendTrackingLink(api, trx, orderId, {
      to: contact.phone,
      locale: contact.locale,
      event: 'order-placed',
      sentence: 'Your order {number} is placed. Track it: {link}',
    });
  if (contact.order_type === 'parcel') await requestCourier(trx, orderId);
  if (api.config.autopilot) await api.jobs.enqueue(trx, PLAY_CITY, {}, { key: PLAY_CITY });
}

/** Handles jobs of an earlier release, which did this in a job. Called once, while the API is composed. */
export function defineAfterPlacing(api: Api): void {
  api.jobs.define<{ orderId: number }>('order-placed', 'sms', ({ orderId }) =>
    inTransaction(api.db, (trx) => afterPlacing(api, trx, orderId)),
  );
}
