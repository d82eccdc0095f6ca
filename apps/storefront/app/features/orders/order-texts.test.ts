import { STATUSES } from '@bozor/domain/orders/status.ts';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import { expect, test } from 'vitest';
import { arrivalText, paymentText, STATUS_LABELS, statusText, statusTone } from './order-texts.ts';

type Followed = Parameters<typeof statusText>[0];

const TODAY = '2026-11-20';
const i18n = {
  t: (source: string, values: Readonly<Record<string, string>> = {}) => source.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!),
  formatTime: (ms: number) => new Date(ms).toISOString().slice(11, 16),
  formatDate: (ms: number, form: string) => `${form === 'day' ? 'on ' : ''}${new Date(ms).toISOString().slice(0, 10)}`,
} as unknown as I18n;

const order: Followed = {
  order_status: 'pending',
  order_type: 'delivery',
  module_type: 'grocery',
  eta: null,
  eta_change: null,
  delivered: null,
  schedule_at: null,
  payment_method: 'cash_on_delivery',
  payment_status: 'unpaid',
};
const nobody = { name: undefined, leftKm: undefined };

test.each<[string, Partial<Followed>, typeof nobody | { name?: string; leftKm?: string }, string]>([
  ['a prescription', { order_status: 'prescription_review' }, nobody, 'A pharmacist is looking at the prescription'],
  ['a priced prescription', { order_status: 'price_proposed' }, nobody, 'Do you agree to the price?'],
  ['a new order', {}, nobody, 'Waiting for the store to confirm'],
  ['a new parcel', { order_type: 'parcel' }, nobody, 'We are looking for a courier'],
  ['an order to be paid', { payment_method: 'digital_payment' }, nobody, 'Waiting for your payment'],
  ['an order paid online', { payment_method: 'digital_payment', payment_status: 'paid' }, nobody, 'Waiting for the store to confirm'],
  ['a confirmed order', { order_status: 'confirmed' }, nobody, 'The store has taken your order'],
  ['a confirmed parcel', { order_status: 'confirmed', order_type: 'parcel' }, nobody, 'A courier is coming for the parcel'],
  ['an order for later', { order_status: 'confirmed', schedule_at: `${TODAY}T12:00:00Z` }, nobody, 'Confirmed for the time you chose'],
  ['food', { order_status: 'processing', module_type: 'food' }, nobody, 'The kitchen is cooking'],
  ['goods', { order_status: 'processing' }, nobody, 'The store is packing your order'],
  ['what is fetched', { order_status: 'handover' }, nobody, 'Ready, the courier is fetching it'],
  ['what is collected', { order_status: 'handover', order_type: 'take_away' }, nobody, 'Ready to be collected'],
  ['a ride', { order_status: 'picked_up' }, nobody, 'The courier is on the way'],
  ['a ride that is followed', { order_status: 'picked_up' }, { leftKm: '2' }, 'The courier is on the way, 2 km left'],
  ['a ride of somebody', { order_status: 'picked_up' }, { name: 'Aziz' }, 'Aziz is on the way'],
  ['a ride of somebody that is followed', { order_status: 'picked_up' }, { name: 'Aziz', leftKm: '2' }, 'Aziz is on the way, 2 km left'],
  ['an order that goes back', { order_status: 'returning' }, nobody, 'The courier could not reach you. The order goes back.'],
  ['an order that went back', { order_status: 'returned' }, nobody, 'Nobody received this order, and it has ended.'],
  ['an order that nobody fetched', { order_status: 'returned', order_type: 'take_away' }, nobody, 'Nobody collected this order'],
  ['a delivery', { order_status: 'delivered' }, nobody, 'Thank you for ordering with us'],
  ['a cancellation', { order_status: 'canceled' }, nobody, 'This order was canceled'],
  ['a failed payment', { order_status: 'failed' }, nobody, 'The payment did not go through'],
  ['a requested refund', { order_status: 'refund_requested' }, nobody, 'We are looking at your request for a refund'],
  ['a refund', { order_status: 'refunded' }, nobody, 'The money was given back'],
  ['a refused refund', { order_status: 'refund_rejected' }, nobody, 'The refund was not granted'],
])('says in one line how it stands with %s', (_name, different, courier, line) => {
  expect(statusText({ ...order, ...different }, { ...nobody, ...courier }, i18n)).toBe(line);
});

test('every status has a label, and a tone by how it stands', () => {
  expect(Object.keys(STATUS_LABELS).toSorted()).toEqual([...STATUSES].toSorted());
  const withTone = (tone: string) => STATUSES.filter((status) => statusTone(status) === tone);
  expect(withTone('muted')).toEqual(['prescription_review', 'pending', 'refunded']);
  expect(withTone('warn')).toEqual(['price_proposed', 'confirmed', 'processing', 'handover', 'returning', 'refund_requested']);
  expect(withTone('tint')).toEqual(['picked_up']);
  expect(withTone('success')).toEqual(['delivered']);
  expect(withTone('danger')).toEqual(['returned', 'canceled', 'failed', 'refund_rejected']);
});

const eta = (day: string) => ({ from: `${day}T18:40:00Z`, to: `${day}T19:05:00Z` }) as Followed['eta'];
const at = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`);

test.each<[string, Partial<Followed>, number, string | undefined]>([
  ['nothing that is not promised', { order_status: 'confirmed' }, at(TODAY, '18:00'), undefined],
  ['a window of today', { order_status: 'confirmed', eta: eta(TODAY) }, at(TODAY, '18:00'), 'Between 18:40 and 19:05'],
  [
    'a window of another day',
    { order_status: 'confirmed', eta: eta(TODAY) },
    at('2026-11-19', '18:00'),
    'on 2026-11-20, between 18:40 and 19:05',
  ],
  ['a window that is over', { order_status: 'picked_up', eta: eta(TODAY) }, at(TODAY, '19:06'), 'Any minute now'],
  ['a delivery', { order_status: 'delivered', eta: eta(TODAY), delivered: `${TODAY}T18:59:00Z` }, at(TODAY, '20:00'), 'Delivered at 18:59'],
  [
    'what was collected',
    { order_status: 'delivered', order_type: 'take_away', delivered: `${TODAY}T18:59:00Z` },
    at(TODAY, '20:00'),
    'Collected at 18:59',
  ],
])('says the arrival of %s', (_name, different, nowMs, line) => {
  expect(arrivalText({ ...order, ...different }, nowMs, i18n)).toBe(line);
});

test.each([
  ['cash_on_delivery', 'delivery', 'Cash to the courier'],
  ['cash_on_delivery', 'take_away', 'Cash at the store'],
  ['digital_payment', 'take_away', 'Card or app'],
  ['wallet', 'delivery', 'Wallet'],
  ['offline_payment', 'delivery', 'Bank transfer'],
] as const)('says how %s for %s is paid', (payment_method, order_type, line) => {
  expect(paymentText({ payment_method, order_type }, i18n)).toBe(line);
});
