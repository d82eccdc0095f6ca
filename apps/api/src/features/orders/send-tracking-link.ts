import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { trackingToken } from '../../platform/links/tracking-token.ts';
import { postMessage } from '../../platform/outbox/outbox.ts';

/** A sentence with the order's number and the link. */
type Sentence =
  | 'Your order {number} is placed. Track it: {link}'
  | 'The pharmacy has priced your order {number}. Agree or decline here: {link}'
  | 'The pharmacist has a question about your order {number}. Answer here: {link}'
  | 'Something of your order {number} is sold out. Choose here what comes instead: {link}';

/** Sends an SMS with the tracking link of an order, once for each `event`. */
export async function sendTrackingLink(
  { jobs, words, config }: Pick<Api, 'jobs' | 'words' | 'config'>,
  trx: Transaction,
  orderId: number,
  { to, locale, event, sentence }: { readonly to: string; readonly locale: string; readonly event: string; readonly sentence: Sentence },
): Promise<void> {
  await postMessage(jobs, trx, {
    channel: 'sms',
    to,
    text: words.translate(locale, sentence, {
      number: formatOrderNumber(orderId as OrderId),
      link: `${config.publicUrl}/track-order?token=${trackingToken(config.secrets.signing, orderId)}`,
    }),
    deduplicationKey: `${event}:${orderId}`,
  });
}
