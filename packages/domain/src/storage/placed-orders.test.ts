import { describe, expect, it } from 'vitest';
import { addPlacedOrder, MOST_PLACED_ORDERS, parsePlacedOrders } from './placed-orders.ts';

const tokenOf = (count: number) => `${100_000_000 + count}.${'a'.repeat(22)}`;
const one = { token: tokenOf(1) };

describe('stored links of orders', () => {
  it('are read as they were written', () => {
    const links = [one, { token: tokenOf(2), over: true as const }];
    expect(parsePlacedOrders(JSON.stringify(links))).toEqual(links);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['no list', JSON.stringify(one)],
    ['an empty list', '[]'],
    ['a number without its signature', JSON.stringify([{ token: '100000001' }])],
    ['words after the signature', JSON.stringify([{ token: `${one.token}x` }])],
    ['texts', JSON.stringify([one.token, 3, null])],
  ])('are dropped where they are %s', (_name, text) => {
    expect(parsePlacedOrders(text)).toBeUndefined();
  });

  it('are kept beside one that is none, without what was added to them by hand', () => {
    const text = JSON.stringify([null, { token: 'x' }, { ...one, over: 'yes', note: 1 }]);
    expect(parsePlacedOrders(text)).toEqual([one]);
  });

  it('forget the oldest, and hold each order once', () => {
    const many = Array.from({ length: MOST_PLACED_ORDERS + 5 }, (_, at) => ({ token: tokenOf(at) }));
    const read = parsePlacedOrders(JSON.stringify(many))!;
    expect(read).toHaveLength(MOST_PLACED_ORDERS);
    expect(addPlacedOrder(read, tokenOf(99))[0]).toEqual({ token: tokenOf(99) });
    expect(addPlacedOrder(read, tokenOf(99))).toHaveLength(MOST_PLACED_ORDERS);
    expect(addPlacedOrder([one, { token: tokenOf(2), over: true }], tokenOf(2))).toEqual([{ token: tokenOf(2) }, one]);
  });
});
