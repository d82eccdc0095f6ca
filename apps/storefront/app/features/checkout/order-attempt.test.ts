import { ApiProblem, ConnectionLost } from '@bozor/contract/client.ts';
import type { PlacedOrder } from '@bozor/contract/shop/orders/checkout.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { findAttempt, hasOpenAttempt, sendOrder, type PlaceBody, type SendOrder } from './order-attempt.ts';

const bodyOf = (quote: string, more: Partial<PlaceBody> = {}): PlaceBody => ({
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  quote_id: quote,
  ...more,
});

/** Behaves as the shop: a spent key is answered only for its own body, and an order without a quote is refused. */
function openShop() {
  const orders = new Map<string, { readonly body: string; readonly placed: PlacedOrder }>();
  let loses: 'nothing' | 'the reply' | 'the call' = 'nothing';
  const refuse = (code: string) => Promise.reject(new ApiProblem(409, [{ code, message: code }], code));
  const send: SendOrder = (body, key) => {
    if (loses === 'the call') return Promise.reject(new ConnectionLost());
    const before = orders.get(key);
    if (before && before.body !== JSON.stringify(body)) return refuse('key-reused');
    if (!before && body.quote_id === '') return refuse('quote-changed');
    const placed = before?.placed ?? ({ order_id: 100_000_001 + orders.size } as PlacedOrder);
    orders.set(key, { body: JSON.stringify(body), placed });
    return loses === 'the reply' ? Promise.reject(new ConnectionLost()) : Promise.resolve(placed);
  };
  return { orders, send, lose: (what: typeof loses) => (loses = what) };
}

let shop: ReturnType<typeof openShop>;
beforeEach(async () => {
  // Settles the attempt that the previous test left open.
  await sendOrder(bodyOf('none'), () => Promise.resolve({} as PlacedOrder));
  shop = openShop();
});

describe('an order whose answer was lost', () => {
  it('is found once, by any later request', async () => {
    shop.lose('the reply');
    expect(await sendOrder(bodyOf('q1'), shop.send)).toEqual({ state: 'unsure' });
    expect(hasOpenAttempt()).toBe(true);
    shop.lose('nothing');
    expect(await findAttempt(shop.send)).toMatchObject({ state: 'placed', placed: { order_id: 100_000_001 } });
    expect(hasOpenAttempt()).toBe(false);
    expect(shop.orders.size).toBe(1);
  });

  it('is the answer to another press as well, though its price or its note is another by now', async () => {
    shop.lose('the reply');
    await sendOrder(bodyOf('q1'), shop.send);
    shop.lose('nothing');
    expect(await sendOrder(bodyOf('q2', { order_note: 'Ring twice' }), shop.send)).toMatchObject({ placed: { order_id: 100_000_001 } });
    expect(shop.orders.size).toBe(1);
  });

  it('is not placed by a lookup if it never arrived, and the next press places the current one', async () => {
    shop.lose('the call');
    await sendOrder(bodyOf('q1'), shop.send);
    expect(await findAttempt(shop.send)).toEqual({ state: 'unsure' });
    shop.lose('nothing');
    expect(await findAttempt(shop.send)).toBeUndefined();
    expect(shop.orders.size).toBe(0);
    await sendOrder(bodyOf('q2'), shop.send);
    expect([...shop.orders.values()].map(({ body }) => JSON.parse(body).quote_id)).toEqual(['q2']);
  });
});

it('an order that was answered leaves the next one its own key', async () => {
  await sendOrder(bodyOf('q1'), shop.send);
  await sendOrder(bodyOf('q1'), shop.send);
  expect(shop.orders.size).toBe(2);
});

it('a refusal closes the matter', async () => {
  const outcome = await sendOrder(bodyOf(''), shop.send);
  expect(outcome).toMatchObject({ state: 'refused', problem: { status: 409 } });
  expect(hasOpenAttempt()).toBe(false);
});

it('one body that is sent again and again is looked for once', async () => {
  shop.lose('the reply');
  await sendOrder(bodyOf('q1'), shop.send);
  await sendOrder(bodyOf('q1'), shop.send);
  await sendOrder(bodyOf('q1'), shop.send);
  shop.lose('nothing');
  const sent: string[] = [];
  await sendOrder(bodyOf('q2'), (body, key) => {
    sent.push(body.quote_id);
    return shop.send(body, key);
  });
  expect(sent).toEqual(['q2', 'q1']);
});

it('a key that was spent on a body that nobody knows any more is given up with the refusal', async () => {
  const spent: SendOrder = () => Promise.reject(new ApiProblem(409, [{ code: 'key-reused', message: 'spent' }], 'spent'));
  expect(await sendOrder(bodyOf('q1'), spent)).toMatchObject({ state: 'refused' });
  expect(hasOpenAttempt()).toBe(false);
});

it('a search for the placed order that is lost leaves the attempt open', async () => {
  shop.lose('the reply');
  await sendOrder(bodyOf('q1'), shop.send);
  shop.lose('nothing');
  let calls = 0;
  const outcome = await sendOrder(bodyOf('q2'), (body, key) =>
    (calls += 1) === 1 ? shop.send(body, key) : Promise.reject(new ConnectionLost()),
  );
  expect(outcome).toEqual({ state: 'unsure' });
  expect(hasOpenAttempt()).toBe(true);
});

it('a fault of the server leaves it open too', async () => {
  const fails: SendOrder = () => Promise.reject(new ApiProblem(500, [], 'broken'));
  expect(await sendOrder(bodyOf('q1'), fails)).toEqual({ state: 'unsure' });
  expect(hasOpenAttempt()).toBe(true);
});
