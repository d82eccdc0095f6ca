import { expect, test } from 'vitest';
import { cashbackOffers } from './cashback-queries.ts';

test('cashback is fresh for ten seconds and cached for five after its panel unmounts [cash-02]', () => {
  expect(cashbackOffers()).toMatchObject({ staleMs: 10_000, gcMs: 5000 });
});
