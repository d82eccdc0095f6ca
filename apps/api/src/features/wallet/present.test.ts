import { describe, expect, test } from 'vitest';
import { presentBonus, presentMoney, presentPoints, type Presenting } from './present.ts';

type Posting = Parameters<typeof presentMoney>[0];

const presenting: Presenting = {
  digits: 2,
  translate: (text, values = {}) => `${text} ${JSON.stringify(values)}`,
  formatMoney: (amount) => `${amount} minor`,
};
const ROW: Posting = {
  id: 1,
  entry_id: 42,
  reason: 'top_up',
  order_id: null,
  at: new Date('2026-11-20T07:00:00Z'),
  amount: 12_345,
  balance_after: 20_000,
  counterpart: null,
  store_name: null,
  note: null,
  payment_id: null,
};

describe('a movement of the wallet', () => {
  test('has its number in nine digits, and its amounts in whole units', () => {
    expect(presentMoney({ ...ROW, payment_id: 'p' as never }, presenting)).toMatchObject({
      transaction_id: '000000042',
      amount: 123.45,
      credit: 123.45,
      debit: 0,
      balance: 200,
      payment_id: 'p',
      created_at: '2026-11-20T07:00:00.000Z',
    });
    expect(presentMoney({ ...ROW, amount: -100 }, presenting)).toMatchObject({ amount: -1, credit: 0, debit: 1 });
  });

  test('names its order, if it has one', () => {
    const { title } = presentMoney({ ...ROW, reason: 'cashback', order_id: 123_456_789 }, presenting);
    expect(title.replaceAll(/[^\d]/g, '')).toBe('123456789');
    expect(presentMoney(ROW, presenting).title).toBe('Money added {"order":""}');
  });

  test.each([
    [{ store_name: 'Bakery', note: 'by hand' }, 'Bakery'],
    [{ note: 'by hand' }, 'by hand'],
    [{}, null],
    [{ counterpart: -50, store_name: 'Bakery' }, '{points, plural, one {# point} other {# points}} {"points":50}'],
  ])('with %j explains itself as %s', (fields, detail) => {
    expect(presentMoney({ ...ROW, ...fields }, presenting).detail).toBe(detail);
  });
});

describe('a movement of points', () => {
  test('has whole points', () => {
    expect(presentPoints({ ...ROW, reason: 'loyalty_earned', amount: 7, balance_after: 10 }, presenting)).toMatchObject({
      points: 7,
      credit: 7,
      debit: 0,
      balance: 10,
    });
    expect(presentPoints({ ...ROW, reason: 'loyalty_reversed', amount: -7 }, presenting)).toMatchObject({
      points: -7,
      credit: 0,
      debit: 7,
    });
  });

  test.each([
    [{ counterpart: -500, note: 'by hand' }, '500 minor'],
    [{ store_name: 'Bakery' }, 'Bakery'],
    [{ note: 'by hand' }, 'by hand'],
  ])('with %j explains itself as %s', (fields, detail) => {
    expect(presentPoints({ ...ROW, reason: 'loyalty_converted', ...fields }, presenting).detail).toBe(detail);
  });
});

test.each([
  { bonus_type: 'percent', bonus: 5, max_bonus_minor: 10_000, shown: { bonus_amount: 5, maximum_bonus_amount: 100 } },
  { bonus_type: 'amount', bonus: 2500, max_bonus_minor: null, shown: { bonus_amount: 25, maximum_bonus_amount: null } },
] as const)('a bonus of the type $bonus_type has its amounts in whole units', ({ shown, ...fields }) => {
  const dates = { starts_at: new Date('2026-11-01T00:00:00Z'), ends_at: new Date('2026-12-01T00:00:00Z') };
  expect(presentBonus({ id: 1, title: 'Bonus', description: null, min_add_minor: 1000, ...dates, ...fields }, { digits: 2 })).toEqual({
    id: 1,
    title: 'Bonus',
    description: '',
    bonus_type: fields.bonus_type,
    minimum_add_amount: 10,
    start_date: '2026-11-01T00:00:00.000Z',
    end_date: '2026-12-01T00:00:00.000Z',
    ...shown,
  });
});
