import type { bearerOf } from '@bozor/domain/stores/settlement.ts';
import type { OperatorRefund } from '@bozor/contract/operator/refunds.ts';
import type { RefundReason } from '@bozor/domain/orders/refund-pieces.ts';
import { text } from '@bozor/web/i18n/text.ts';
import type { Waits } from './refund-queries.ts';

export const REASON_WORDS: Readonly<Record<RefundReason, string>> = {
  missing: text('Missing'),
  wrong: text('Wrong item'),
  damaged: text('Damaged'),
  quality: text('Not good'),
  late: text('Too late'),
  not_received: text('Did not come'),
  other: text('Other'),
};

export const STATE_WORDS: Readonly<Record<OperatorRefund['state'], string>> = {
  requested: text('Waits for an answer'),
  asked: text('Waits for a second person'),
  approved: text('Approved, not there yet'),
  rejected: text('Declined'),
  paid: text('Given back'),
};

export const KIND_WORDS: Readonly<Record<OperatorRefund['kind'], string>> = {
  whole: text('All that is left'),
  lines: text('Pieces'),
  goodwill: text('Credit'),
  difference: text('Paid but not received'),
  returned: text('Not received'),
};

export const WAY_WORDS: Readonly<Record<OperatorRefund['way'], string>> = {
  original: text('The money goes back the way it was paid.'),
  wallet: text("The money goes to the customer's wallet at once."),
  cash: text('Somebody has to pay the money by hand.'),
};

export const WAIT_WORDS: Readonly<Record<Waits, string>> = {
  answer: text('Requests'),
  second: text('Second person'),
  by_hand: text('Pay by hand'),
};

/** Who bears a refund, by the rule that settles orders with their stores. */
export const BEARER_WORDS: Readonly<Record<ReturnType<typeof bearerOf>, string>> = {
  store: text('The store bears it, up to what the order brought.'),
  shop: text('The shop bears it.'),
  nobody: text('It was paid, but not received: it costs nobody anything.'),
};
