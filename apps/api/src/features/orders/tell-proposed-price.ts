import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { trackingToken } from '../../platform/links/tracking-token.ts';
import { postMessage } from '../../platform/outbox/outbox.ts';
import { findContact } from './store.ts';

export type ProposingApi = Pick<Api, 'jobs' | 'words' | 'config' | 'settings'>;

/** Sends a guest the link at which they agree to the price of their prescription. */
export async function tellProposedPrice(api: Omit<ProposingApi, 'settings'>, trx: Transaction, orderId: number): Promise<void> {
  const contact = await findContact(trx, orderId);
  if (!contact) return;
  await postMessage(api.jobs, trx, {
    channel: 'sms',
    to: contact.phone,
    text: api.words.translate(contact.locale, 'The pharmacy has priced your order {number}. Agree or decline here: {link}', {
      number: formatOrderNumber(orderId as OrderId),
      link: `${api.config.publicUrl}/track-order?token=${trackingToken(api.config.secrets.signing, orderId)}`,
    }),
    deduplicationKey: `price-proposed:${orderId}`,
  });
}
