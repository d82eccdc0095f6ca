import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { billChoices, isBillOutdated, keepBillChoices } from './bill-choices.ts';

const DEFAULT = { orderType: 'delivery', tip: 0, coupon: '' };
let stored: Record<string, string>;

beforeEach(() => {
  stored = {};
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
  });
  keepBillChoices(DEFAULT);
  billChoices();
});
afterEach(() => vi.unstubAllGlobals());

test.each<[string, Partial<typeof DEFAULT>, object]>([
  ['nothing for a delivery without tip and coupon', {}, {}],
  ['the order type', { orderType: 'take_away' }, { order_type: 'take_away' }],
  ['the tip', { tip: 2.5 }, { dm_tips: 2.5 }],
  ['the coupon', { coupon: 'SALOM30' }, { coupon_code: 'SALOM30' }],
  ['all of them', { orderType: 'take_away', tip: 5000, coupon: 'WAY' }, { order_type: 'take_away', dm_tips: 5000, coupon_code: 'WAY' }],
])('a request of the cart says %s', (_name, chosen, query) => {
  keepBillChoices({ ...DEFAULT, ...chosen });
  expect(isBillOutdated()).toBe(Object.keys(query).length > 0);
  expect(billChoices()).toEqual(query);
  expect(isBillOutdated()).toBe(false);
});

test.each(['nonsense', '|', 'home|-5', '{"a":1}|much|'])('%s in the storage says nothing', (value) => {
  stored['bill-choices'] = value;
  expect(billChoices()).toEqual({});
});

test('where the storage is forbidden the choices last as long as the page', () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  keepBillChoices({ ...DEFAULT, tip: 5000 });
  expect(billChoices()).toEqual({ dm_tips: 5000 });
});
