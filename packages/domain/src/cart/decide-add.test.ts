import { describe, expect, test } from 'vitest';
import type { StoreId } from '../ids.ts';
import { buildGroup, buildItem, buildLine, money } from '../testing/build-item.ts';
import { decideAdd } from './decide-add.ts';

const wanted = { item: buildItem(), quantity: 1, selection: [], addOns: [] };
const elsewhere = buildLine({ item: buildItem({ storeId: 9 as StoreId }) });

describe('decideAdd', () => {
  test.each([
    [
      'asks for a delivery location first [loc-22]',
      { lines: [elsewhere], wanted, hasLocation: false },
      { ok: false, problem: 'location-required' },
    ],
    ['adds to an empty cart', { lines: [], wanted, hasLocation: true }, { ok: true, action: 'add' }],
    [
      'asks before it clears the cart of another store [cart-17]',
      { lines: [elsewhere], wanted, hasLocation: true },
      { ok: true, action: 'ask-clear-cart' },
    ],
    [
      'updates the line of the same choices [cart-19]',
      { lines: [buildLine()], wanted: { ...wanted, quantity: 2 }, hasLocation: true },
      { ok: true, action: 'update', line: { id: 1 } },
    ],
    [
      'warns when nothing changed [cart-20]',
      { lines: [buildLine()], wanted, hasLocation: true },
      { ok: false, problem: 'nothing-changed' },
    ],
    [
      'stops without stock [cart-23]',
      { lines: [], wanted: { ...wanted, item: buildItem({ stock: 0 }) }, hasLocation: true },
      { ok: false, problem: 'out-of-stock' },
    ],
    [
      'checks the selection before another store is asked about',
      {
        lines: [elsewhere],
        wanted: {
          ...wanted,
          item: buildItem({ moduleType: 'food', foodVariations: [buildGroup({ name: 'Size', labels: ['L'], required: true })] }),
        },
        hasLocation: true,
      },
      { ok: false, problem: 'selection-required', name: 'Size' },
    ],
    [
      'stops at a variation without stock [cart-26]',
      {
        lines: [],
        wanted: {
          ...wanted,
          item: buildItem({
            choiceOptions: [{ title: 'Colour', options: ['Red'] }],
            variations: [{ type: 'Red', priceMinor: money(1), stock: 0 }],
          }),
          selection: [{ name: 'Colour', labels: ['Red'] }],
        },
        hasLocation: true,
      },
      { ok: false, problem: 'variation-out-of-stock' },
    ],
  ])('%s', (_name, situation, expected) => {
    expect(decideAdd(situation)).toMatchObject(expected);
  });
});
