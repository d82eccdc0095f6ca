import { expect, test } from 'vitest';
import { cashbackOffers } from './cashback-queries.ts';

test('cashback is good for ten seconds and kept for five after its panel went [cash-02]', () => {
  expect(cashbackOffers()).toMatchObject({ staleMs: 10_000, gcMs: 5000 });
});
