import { afterEach, expect, it, vi } from 'vitest';
import { readDraft, settleDraft, type CheckoutDraft } from './checkout-draft.ts';

const HOUR_MS = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const keep = (draft: object) => vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(draft) });

afterEach(() => vi.unstubAllGlobals());

it('keeps a future slot and the details', () => {
  const slot = at(HOUR_MS);
  keep({ scheduleAt: slot, note: 'Ring twice' });
  expect(readDraft()).toMatchObject({ scheduleAt: slot, note: 'Ring twice' });
});

it.each([
  ['a word', 'much'],
  ['nothing', null],
])('takes %s for no note that is paid with', (_name, changeFrom) => {
  keep({ changeFrom, note: 'Ring twice' });
  expect(readDraft()).toMatchObject({ changeFrom: undefined, note: 'Ring twice' });
});

it.each([
  ['a slot that has begun', at(-HOUR_MS)],
  ['a word', 'soon'],
  ['no text at all', { at: 5 }],
])('takes %s for none, so that the order has a price', (_name, scheduleAt) => {
  keep({ scheduleAt, note: 'Ring twice' });
  expect(readDraft()).toMatchObject({ scheduleAt: undefined, note: 'Ring twice' });
});

it('keeps only who gets the next order, where and in which way, once an order is placed', () => {
  const filled: CheckoutDraft = {
    orderType: 'take_away',
    scheduleAt: at(HOUR_MS),
    name: 'Aziza',
    phone: '+998901234567',
    email: 'aziza@shop.example',
    addressType: 'home',
    doorOf: 'Amir Temur 15',
    house: '15',
    floor: '4',
    road: 'Amir Temur',
    instruction: 'Ring twice',
    note: 'No onions',
    soldOut: 'remove',
    tip: 5000,
    coupon: 'SPRING',
    partial: true,
    changeFrom: 100_000,
    paymentMethod: 'offline_payment',
    offline: { methodId: 3, fields: { reference: '17' } },
  };
  const stored: Record<string, string> = { 'checkout-draft': JSON.stringify(filled) };
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
  });
  expect(readDraft()).toEqual(filled);
  settleDraft();
  const { orderType, name, phone, email, addressType, doorOf, house, floor, road, instruction, soldOut, paymentMethod } = filled;
  const kept = { orderType, name, phone, email, addressType, doorOf, house, floor, road, instruction, soldOut, paymentMethod };
  expect(readDraft()).toEqual({ ...kept, note: '', tip: 0, coupon: '', partial: false, offline: { methodId: 0, fields: {} } });
});
