import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { postMessage } from '../../platform/outbox/outbox.ts';
import { findContact } from './store.ts';
import { trackingToken } from '../../platform/links/tracking-token.ts';

/** The job that plays store and courier in a demo city. */
export const PLAY_ORDER = 'play-order';

/** The job that follows an order that is placed, and paid or to be paid at the door. */
export const ORDER_PLACED = 'order-placed';

/** Says what happens once an order is placed: a guest gets the tracking link, and in a demo city somebody begins to work on it. */
export function defineAfterPlacing(api: Api): void {
  api.jobs.define<{ orderId: number }>(ORDER_PLACED, async ({ orderId }) => {
    const contact = await findContact(api.db, orderId);
    if (!contact) return;
    await inTransaction(api.db, async (trx) => {
      if (contact.guest_id !== null)
        await postMessage(api.jobs, trx, {
          channel: 'sms',
          to: contact.phone,
          text: api.words.say(contact.locale, 'Your order {number} is placed. Track it: {link}', {
            number: formatOrderNumber(orderId as OrderId),
            link: `${api.config.publicUrl}/track-order?token=${trackingToken(api.config.secrets.signing, orderId)}`,
          }),
          deduplicationKey: `order-placed:${orderId}`,
        });
      if (api.config.mode === 'demo') await api.jobs.enqueue(trx, PLAY_ORDER, { orderId }, { key: `${PLAY_ORDER}:${orderId}` });
    });
  });
}
