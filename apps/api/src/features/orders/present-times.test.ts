import { expect, test } from 'vitest';
import type { OrderRow } from './order-row.ts';
import { presentTimes } from './present-times.ts';

const at = (time: string) => new Date(`2026-01-05T${time}:00Z`);
const door = { delivery_lat: 41.31, delivery_lng: 69.28 };
const row = {
  order_type: 'delivery',
  status: 'processing',
  created_at: at('18:00'),
  processing_at: at('18:05'),
  schedule_at: null,
  promised_from: at('18:30'),
  promised_until: at('18:45'),
  latest_by: at('18:50'),
  ready_by: null,
  delay_reason: null,
  distance_metres: 3_000,
  courier: null,
  parcel: null,
  ...door,
} as unknown as OrderRow;
const courierAt = (lat: number) => ({ lat, lng: door.delivery_lng, at_ms: 0 });
const timesAt = (time: string, over: object = {}) =>
  presentTimes({ ...row, ...over }, at(time), (text, values = {}) =>
    Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), text),
  );

test('the promise stands while it can be kept', () => {
  const { eta, promised, eta_change } = timesAt('18:20');
  expect([eta, eta_change]).toEqual([promised, null]);
});

test('what changed is said with its reason, and the promise stays beside it', () => {
  const { eta, promised, eta_change } = timesAt('18:40', { courier: courierAt(41.3) });
  expect(promised).toMatchObject({ from: at('18:30').toISOString(), to: at('18:45').toISOString() });
  expect(eta).toEqual({ from: at('18:50').toISOString(), to: at('19:00').toISOString(), latest: at('19:00').toISOString() });
  expect(eta_change?.message).toBe('Later by 15 min: the courier waits for the kitchen');
});

test('the time that the store named is said while it prepares, with the reason of a later one', () => {
  const told = { ready_by: at('18:55'), delay_reason: 'many-orders' };
  const said = { ready_by: at('18:55').toISOString(), delay_message: 'the store has many orders at once' };
  expect(timesAt('18:20', told)).toMatchObject({ ...said, eta_change: { message: 'Later by 25 min: the store has many orders at once' } });
  expect(timesAt('18:20', { ...told, delay_reason: null })).toMatchObject({ ...said, delay_message: null });
  for (const status of ['pending', 'handover', 'picked_up', 'delivered'])
    expect(timesAt('18:20', { ...told, status })).toMatchObject({ ready_by: null, delay_message: null });
});

test('each position of the courier moves the window', () => {
  const riding = (lat: number) => timesAt('18:15', { status: 'picked_up', courier: courierAt(lat) });
  expect(riding(41.3101).eta_change).toMatchObject({ minutes: -25, message: 'Earlier by 25 min: the courier is ahead of time' });
  expect(riding(41.345).eta_change).toBeNull();
  expect(riding(41.45).eta_change).toMatchObject({ reason: 'longer-way' });
});

test('a window never ends before now', () => {
  for (const time of ['18:46', '19:30', '23:50'])
    expect(timesAt(time, { status: 'picked_up' }).eta!.to > at(time).toISOString()).toBe(true);
});

test('an order that has ended keeps its promise and has no news', () => {
  expect(timesAt('19:30', { status: 'delivered' })).toMatchObject({ eta: { to: at('18:45').toISOString() }, eta_change: null });
});
