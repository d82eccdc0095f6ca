import type { StoreOrder, StoreOrderDetails } from '@bozor/contract/store/orders.ts';
import { movingEta } from '@bozor/domain/orders/moving-eta.ts';
import type { DelayReason } from '@bozor/domain/orders/ready-time.ts';
import type { RefusalReason } from '@bozor/domain/orders/staff/store-steps.ts';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import { text } from '@bozor/web/i18n/text.ts';

const MINUTE_MS = 60_000;
/** An order that is taken later than this is shown with its day. */
const SOON_MS = 120 * MINUTE_MS;
/** Less than this is left: the colour warns. */
const WARN_MS = 5 * MINUTE_MS;

export const TYPE_LABELS = { delivery: text('Delivery'), take_away: text('Take-away') } as const;

export const STATUS_LABELS: Readonly<Partial<Record<StoreOrder['status'], string>>> = {
  pending: text('New'),
  confirmed: text('Not begun'),
  processing: text('In preparation'),
  handover: text('Ready'),
  picked_up: text('With the courier'),
  returning: text('Comes back: the customer was not there'),
  delivered: text('Handed over'),
  returned: text('Nobody received it'),
  canceled: text('Canceled'),
};

export const REFUSAL_LABELS: Readonly<Record<RefusalReason, string>> = {
  'sold-out': text('Something is sold out'),
  'too-busy': text('Too many orders'),
  'closing': text('We are closing'),
  'cannot-make-it': text('We cannot make it now'),
  'address-unclear': text('The address is unclear'),
  'prescription-unreadable': text('The prescription cannot be read'),
  'prescription-not-valid': text('The prescription is not valid'),
  'medicine-missing': text('The medicine is not there'),
};

export const DELAY_LABELS: Readonly<Record<DelayReason, string>> = {
  'many-orders': text('Many orders at once'),
  'longer-preparation': text('It takes longer'),
  'missing-goods': text('Something has to be fetched'),
};

/** The customer's plan for a line that is sold out. Other notes are their own words. */
const PLANS: Readonly<Record<string, string>> = {
  call_me: text('If something is missing: call the customer'),
  best_match: text('If something is missing: take the most similar'),
  remove: text('If something is missing: leave it out'),
  cancel_order: text('If something is missing: cancel the order'),
};

export function planText({ unavailable_item_note: note }: Pick<StoreOrder, 'unavailable_item_note'>, { t }: I18n): string | undefined {
  if (note === null) return undefined;
  const plan = PLANS[note];
  return plan === undefined ? t('If something is missing: {note}', { note }) : t(plan);
}

/** How much time is left until the goods are taken: words and tone. */
export function timeLeft(
  { pick_up_at, status, created_at }: Pick<StoreOrder, 'pick_up_at' | 'status' | 'created_at'>,
  nowMs: number,
  { t, formatWhen }: I18n,
): { readonly words: string; readonly tone: 'calm' | 'warn' | 'late' } {
  const atMs = Date.parse(pick_up_at);
  const leftMs = atMs - nowMs;
  if (status === 'returning') return { words: t('Comes back'), tone: 'warn' };
  if (leftMs > SOON_MS) return { words: formatWhen(atMs, nowMs), tone: 'calm' };
  if (status === 'pending') {
    const minutes = Math.max(0, Math.floor((nowMs - Date.parse(created_at)) / MINUTE_MS));
    return {
      words: minutes === 0 ? t('Just came') : t('{minutes, plural, one {waits for # minute} other {waits for # minutes}}', { minutes }),
      tone: minutes < 2 ? 'warn' : 'late',
    };
  }
  const minutes = Math.round(Math.abs(leftMs) / MINUTE_MS);
  if (leftMs < 0 && minutes > 0)
    return { words: t('{minutes, plural, one {# minute late} other {# minutes late}}', { minutes }), tone: 'late' };
  return {
    words: t('{minutes, plural, one {# minute left} other {# minutes left}}', { minutes }),
    tone: leftMs < WARN_MS ? 'warn' : 'calm',
  };
}

/** The window that a customer will read, if the goods are ready at this instant; undefined for take-away, whose window is that instant. */
export function windowText(
  order: StoreOrder,
  readyByMs: number,
  nowMs: number,
  { formatTime }: I18n,
): { from: string; to: string } | undefined {
  if (order.order_type === 'take_away' || !order.promised) return undefined;
  const eta = movingEta({
    type: order.order_type,
    status: 'confirmed',
    promise: { fromMs: Date.parse(order.promised.from), toMs: Date.parse(order.promised.to) },
    placedAtMs: Date.parse(order.created_at),
    isForLater: order.schedule_at !== null,
    readyByMs,
    hasCourier: false,
    distanceMetres: (order.distance ?? 0) * 1_000,
    nowMs,
  });
  return eta && { from: formatTime(eta.window.fromMs), to: formatTime(eta.window.toMs) };
}

/** An event of an order in words; undefined for what does not concern the store. */
export function historyText({ what, ready_by }: StoreOrderDetails['history'][number], { t, formatTime }: I18n): string | undefined {
  if (what === 'time_told') return ready_by === null ? undefined : t('Postponed to {time}', { time: formatTime(ready_by) });
  const label = HISTORY_LABELS[what];
  return label && t(label);
}

const HISTORY_LABELS: Readonly<Partial<Record<StoreOrderDetails['history'][number]['what'], string>>> = {
  pending: text('Ordered'),
  confirmed: text('Accepted'),
  processing: text('Preparation begun'),
  handover: text('Ready'),
  picked_up: text('Taken by the courier'),
  returning: text('The customer was not there'),
  delivered: text('Handed over'),
  returned: text('Nobody received it'),
  customer_absent: text('The courier waits for the customer'),
  goods_disposed: text('Dishes thrown away'),
  canceled: text('Canceled'),
  courier_assigned: text('A courier was assigned'),
  courier_unassigned: text('The courier was taken off'),
  courier_at_store: text('The courier is here'),
  allergy_acknowledged: text('Allergy line read'),
  ticket_printed: text('Ticket printed'),
  line_weighed: text('Goods weighed'),
};
