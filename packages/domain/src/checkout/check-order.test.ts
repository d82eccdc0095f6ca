import { describe, expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { checkMinimumOrder, checkPayment, checkTip, isOffered, ORDER_MESSAGES } from './check-order.ts';
import type { PaymentTerms } from './check-order.ts';
import type { PaymentMethod } from './payment-method.ts';

const terms: PaymentTerms = {
  allowsCash: true,
  allowsDigital: true,
  allowsOffline: true,
  walletBalanceMinor: money(62_400),
  cashMaximumMinor: money(100_000),
};
const order = { totalMinor: money(72_900), dueMinor: money(42_900) };

test.each<[string, PaymentMethod, Partial<PaymentTerms>, boolean]>([
  ['cash', 'cash_on_delivery', {}, true],
  ['cash above its limit', 'cash_on_delivery', { cashMaximumMinor: money(1) }, true],
  ['a wallet that holds too little', 'wallet', { walletBalanceMinor: money(1) }, true],
  ['a card where the receiver pays', 'digital_payment', { receiverPays: true }, true],
  ['no cash where the zone has none', 'cash_on_delivery', { allowsCash: false }, false],
  ['no card where there is no gateway', 'digital_payment', { allowsDigital: false }, false],
  ['no transfer without a method', 'offline_payment', { allowsOffline: false }, false],
  ['no wallet to a guest', 'wallet', { walletBalanceMinor: undefined }, false],
])('an order is offered %s', (_name, method, different, expected) => {
  expect(isOffered(checkPayment(method, order, { ...terms, ...different }))).toBe(expected);
});

describe('checkPayment', () => {
  test.each<[string, PaymentMethod, Partial<typeof order>, Partial<PaymentTerms>, object]>([
    ['cash', 'cash_on_delivery', {}, {}, { ok: true, value: 'cash_on_delivery' }],
    ['cash up to its limit', 'cash_on_delivery', { totalMinor: money(100_000) }, {}, { ok: true }],
    [
      'cash above its limit [checkout-02]',
      'cash_on_delivery',
      { totalMinor: money(100_001) },
      {},
      { ok: false, problem: 'cash-limit-exceeded', maximumMinor: 100_000 },
    ],
    ['any cash without limit', 'cash_on_delivery', { totalMinor: money(900_000) }, { cashMaximumMinor: money(0) }, { ok: true }],
    [
      'no cash where the zone has none [checkout-04]',
      'cash_on_delivery',
      {},
      { allowsCash: false },
      { ok: false, problem: 'cash-not-allowed' },
    ],
    ['digital payment', 'digital_payment', {}, {}, { ok: true }],
    [
      'no digital payment where there is none',
      'digital_payment',
      {},
      { allowsDigital: false },
      { ok: false, problem: 'digital-payment-not-allowed' },
    ],
    ['offline payment', 'offline_payment', {}, {}, { ok: true }],
    [
      'no offline payment where there is none',
      'offline_payment',
      {},
      { allowsOffline: false },
      { ok: false, problem: 'offline-payment-not-allowed' },
    ],
    ['a wallet that covers everything', 'wallet', { totalMinor: money(62_400) }, {}, { ok: true }],
    [
      'no wallet that is too small',
      'wallet',
      { totalMinor: money(62_401) },
      {},
      { ok: false, problem: 'wallet-too-small', balanceMinor: 62_400 },
    ],
    ['cash of who receives a parcel', 'cash_on_delivery', {}, { receiverPays: true }, { ok: true }],
    ['nothing else of who receives a parcel', 'digital_payment', {}, { receiverPays: true }, { ok: false, problem: 'receiver-pays-cash' }],
    ['no wallet of a guest', 'wallet', {}, { walletBalanceMinor: undefined }, { ok: false, problem: 'wallet-not-allowed' }],
  ])('takes %s', (_name, method, differentOrder, differentTerms, expected) => {
    expect(checkPayment(method, { ...order, ...differentOrder }, { ...terms, ...differentTerms })).toMatchObject(expected);
  });

  test('says the limit of cash in the words of the specification [checkout-02]', () => {
    expect(ORDER_MESSAGES['cash-limit-exceeded']).toBe(
      'The total amount of the order, exceeds maximum amount of the cash on delivery method',
    );
  });
});

test.each([
  ['reaches it', 30_000, { ok: true, value: 30_000 }],
  ['misses it', 25_000, { ok: false, problem: 'below-minimum-order', minimumMinor: 30_000, missingMinor: 5000 }],
])('an order %s: the minimum of the store', (_name, items, expected) => {
  expect(checkMinimumOrder(money(items), money(30_000))).toEqual(expected);
});

describe('checkTip', () => {
  test.each([
    ['none', 0, true],
    ['the largest', 100_000, true],
    ['a negative one', -1, false],
    ['one too large', 100_001, false],
    ['a part', 0.5, false],
    ['text', '5', false],
    ['not a number', NaN, false],
  ])('judges %s', (_name, tip, taken) => {
    expect(checkTip(tip, money(100_000))).toEqual(
      taken ? { ok: true, value: tip } : { ok: false, problem: 'tip-out-of-range', maximumMinor: 100_000 },
    );
  });
});
