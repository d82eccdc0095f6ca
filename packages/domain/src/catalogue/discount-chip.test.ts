import { describe, expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { cardChip, pageChip } from './discount-chip.ts';
import type { ChipFields } from './discount-chip.ts';

const own = { type: 'amount', amountMinor: money(2000) } as const;
const flash = { type: 'percent', percent: 30 } as const;

describe('cardChip', () => {
  test.each<[string, ChipFields, string | undefined]>([
    ['a running flash sale first', { flashSale: flash, restaurantPercent: 20, storePercent: 15, discount: own }, 'flash_sale'],
    ['the restaurant before the store', { restaurantPercent: 20, storePercent: 15, discount: own }, 'restaurant'],
    ['the store before the item', { restaurantPercent: 0, storePercent: 15, discount: own }, 'store'],
    ['the item last', { restaurantPercent: 0, storePercent: 0, discount: own }, 'item'],
    ['nothing for a discount of 0', { discount: { type: 'percent', percent: 0 } }, undefined],
    ['nothing for less than nothing', { restaurantPercent: -5, storePercent: -5 }, undefined],
    ['nothing without discounts', {}, undefined],
  ])('shows %s [card-06]', (_name, fields, source) => {
    expect(cardChip(fields)?.source).toBe(source);
  });

  test('says what the discount is', () => {
    expect(cardChip({ discount: own })).toEqual({ source: 'item', discount: own });
    expect(cardChip({ restaurantPercent: 20 })?.discount).toEqual({ type: 'percent', percent: 20 });
  });
});

describe('pageChip', () => {
  test.each<[string, ChipFields, string | undefined]>([
    ['the store percent first', { restaurantPercent: 20, storePercent: 15, discount: own }, 'store'],
    ['the item when the store gives nothing', { restaurantPercent: 20, storePercent: 0, discount: own }, 'item'],
    ['a percentage of the item', { discount: { type: 'percent', percent: 5 } }, 'item'],
    ['nothing without discounts', {}, undefined],
  ])('shows %s [item-32]', (_name, fields, source) => {
    expect(pageChip(fields)?.source).toBe(source);
  });
});
