import { expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildStore } from '../../../test/fixtures.ts';
import { ORDER_PHONE, orderByApi } from '../../../test/order.ts';

// The job of an earlier release only lays the message: its order is placed long since.
const tested = await testApi({ allowsLoneMessages: true });
const { api, db, call, guest, customer, messenger } = tested;

it('sends a guest the link that opens the order, once, and nothing to a customer', async () => {
  const store = await buildStore(db);
  const item = await buildItem(db, { store, price_minor: 20_000 });
  const ofGuest = await orderByApi(tested, { store, item, as: await guest() });
  await orderByApi(tested, { store, item, as: await customer() });
  // Jobs that an earlier release enqueued.
  for (const orderId of [ofGuest, ofGuest, 100_000_001]) await api.jobs.perform('order-placed', { orderId });
  const posted = await db.selectFrom('outbox').selectAll().execute();
  expect(posted).toHaveLength(1);
  await api.jobs.perform('send-sms', { id: posted[0]!.id });
  const text = messenger.lastTo(ORDER_PHONE)!;
  expect(text).toMatch(/^Your order \d{3}\u202F\d{3}\u202F\d{3} is placed\. Track it: http/);
  const token = new URL(/http\S+/.exec(text)![0]).searchParams.get('token')!;
  expect((await call(API.orders.track, { query: { token } })).body).toMatchObject({ id: ofGuest, viewer: 'link' });
});
