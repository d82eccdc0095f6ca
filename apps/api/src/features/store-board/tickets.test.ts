import { describe, expect, it } from 'vitest';
import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { API } from '@bozor/contract/store/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildShop, placeOrder } from '../../../test/shop.ts';

const { db, call, staff, customer } = await testApi({ connections: 6 });
const { orders, tickets } = API;
const shop = await buildShop(db);
const reader = await customer();
const manager = await staff('store_manager', { storeId: shop.storeId });
const kitchen = await staff('kitchen', { storeId: shop.storeId });
const other = await staff('kitchen', { storeId: shop.otherStoreId });
const dispatcher = await staff('dispatcher');

const TABLET = 'tablet-at-the-counter';
const OTHER_TABLET = 'tablet-in-the-kitchen';
const code = ({ status, body }: { status: number; body: { errors?: readonly { code: string }[] } }) => [status, body.errors?.[0]?.code];
const accept = (order: number) => call(orders.accept, { as: manager, params: { order }, body: { minutes: 20 } });

async function accepted(over: Parameters<typeof placeOrder>[2] = {}): Promise<number> {
  const order = await placeOrder(db, { ...shop, customerId: reader.customerId }, over);
  await accept(order);
  return order;
}
const waiting = async (order: number, device = TABLET, as = kitchen) =>
  (await call(tickets.list, { as, query: { device } })).body.tickets.filter(({ order_id }) => order_id === order);
const claim = (ticket: number, device = TABLET, as = kitchen) => call(tickets.claim, { as, params: { ticket }, body: { device } });
const finish = (ticket: number, device = TABLET, as = kitchen) => call(tickets.printed, { as, params: { ticket }, body: { device } });
const ask = (order: number, device = TABLET, as = kitchen) => call(tickets.ask, { as, params: { order }, body: { device } });
const actsOf = (order: number) =>
  db.selectFrom('order_acts').where('order_id', '=', order).where('kind', '=', 'ticket_printed').select(['staff_id', 'details']).execute();

describe('the ticket of an order', () => {
  it('waits once it is accepted, once, whoever accepts it', async () => {
    const order = await placeOrder(db, { ...shop, customerId: reader.customerId });
    expect(await waiting(order)).toEqual([]);
    await Promise.all([accept(order), accept(order)]);
    expect(await waiting(order)).toEqual([{ id: expect.any(Number), order_id: order, kind: 'original', is_claimed: false }]);
    const byOperator = await placeOrder(db, { ...shop, customerId: reader.customerId });
    await call(OPERATOR.orders.move, { as: dispatcher, params: { id: byOperator }, body: { to: 'confirmed' } });
    expect(await waiting(byOperator)).toHaveLength(1);
  });

  it('says everything that a kitchen needs, and no phone, address, last name or sum', async () => {
    const order = await accepted({ contact_person_name: 'Aziza Karimova', order_note: 'Allergic to nuts' });
    const [ticket] = await waiting(order);
    const { body, raw } = await claim(ticket!.id);
    expect(body).toMatchObject({
      kind: 'original',
      store: 'Store',
      order: { id: order, customer_name: 'Aziza', allergy: { text: 'Allergic to nuts' }, lines: [{ name: 'Bread', quantity: 2 }] },
    });
    expect(raw.body).not.toMatch(/Karimova|\+998|Amir Temur|28000|14000/);
  });

  it('is claimed by one of two devices, twenty times', async () => {
    for (let round = 0; round < 20; round++) {
      const order = await accepted();
      const [ticket] = await waiting(order);
      const claims = await Promise.all([claim(ticket!.id), claim(ticket!.id, OTHER_TABLET, manager)]);
      expect(claims.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      const [winner, loser] = claims[0].status === 200 ? [TABLET, OTHER_TABLET] : [OTHER_TABLET, TABLET];
      expect(await waiting(order, winner)).toMatchObject([{ is_claimed: true }]);
      expect(await waiting(order, loser)).toEqual([]);
    }
  });

  it('is given again to the device that claimed it, whose answer may have been lost, until it is printed', async () => {
    const order = await accepted();
    const [ticket] = await waiting(order);
    expect((await claim(ticket!.id)).body.id).toBe(ticket!.id);
    expect((await claim(ticket!.id)).body.id).toBe(ticket!.id);
    await finish(ticket!.id);
    expect(code(await claim(ticket!.id))).toEqual([409, 'ticket-taken']);
    expect(await waiting(order)).toEqual([]);
  });

  it('is printed by whoever claimed it, with an act of the person, once', async () => {
    const order = await accepted();
    const [ticket] = await waiting(order);
    expect(code(await finish(ticket!.id))).toEqual([409, 'ticket-taken']);
    await claim(ticket!.id);
    expect(code(await finish(ticket!.id, OTHER_TABLET))).toEqual([409, 'ticket-taken']);
    const answers = await Promise.all([finish(ticket!.id), finish(ticket!.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await actsOf(order)).toEqual([{ staff_id: kitchen.staffId, details: { ticket_id: ticket!.id, copy: 'original' } }]);
    const audit = await db
      .selectFrom('audit_log')
      .where('action', '=', 'order.ticket_printed')
      .where('subject_id', '=', String(order))
      .execute();
    expect(audit).toHaveLength(1);
  });

  it('waits for a printer that was off, in order, as long as the order is in the store', async () => {
    const [first, second, gone] = [await accepted(), await accepted(), await accepted()];
    await call(orders.refuse, { as: manager, params: { order: gone }, body: { reason: 'closing' } });
    const { body } = await call(tickets.list, { as: kitchen, query: { device: TABLET } });
    const numbers = body.tickets.map(({ order_id }) => order_id);
    expect(numbers.filter((id) => [first, second, gone].includes(id))).toEqual([first, second]);
  });

  it('is nothing to another store', async () => {
    const order = await accepted();
    const [ticket] = await waiting(order);
    expect(await waiting(order, TABLET, other)).toEqual([]);
    expect(code(await claim(ticket!.id, TABLET, other))).toEqual([404, 'ticket-not-found']);
    expect(code(await finish(ticket!.id, TABLET, other))).toEqual([404, 'ticket-not-found']);
    expect(code(await ask(order, TABLET, other))).toEqual([404, 'order-not-found']);
  });
});

describe('asking for a ticket', () => {
  it('gives the original, where nobody has claimed it', async () => {
    const order = await accepted();
    const { body } = await ask(order);
    expect(body.kind).toBe('original');
    expect(await waiting(order, OTHER_TABLET)).toEqual([]);
  });

  it('gives a copy afterwards, the same one until it is printed, each with its person', async () => {
    const order = await accepted();
    const original = (await ask(order)).body;
    await finish(original.id);
    const [copy, again] = [(await ask(order, TABLET, manager)).body, (await ask(order, TABLET, manager)).body];
    expect([copy.kind, again.id]).toEqual(['copy', copy.id]);
    expect(await waiting(order)).toMatchObject([{ id: copy.id, kind: 'copy', is_claimed: true }]);
    expect(await waiting(order, OTHER_TABLET)).toEqual([]);
    await finish(copy.id, TABLET, manager);
    const next = (await ask(order)).body;
    expect(next.id).not.toBe(copy.id);
    expect((await actsOf(order)).map(({ staff_id, details }) => [staff_id, (details as { copy: string }).copy])).toEqual([
      [kitchen.staffId, 'original'],
      [manager.staffId, 'copy'],
    ]);
  });

  it('gives one ticket to a device that asks twice at once, be it the original or a copy', async () => {
    const order = await accepted();
    for (const kind of ['original', 'copy']) {
      const [one, other] = await Promise.all([ask(order), ask(order)]);
      expect([one.body.kind, other.body.id]).toEqual([kind, one.body.id]);
      await finish(one.body.id);
    }
    expect(await actsOf(order)).toHaveLength(2);
  });

  it('gives a copy to another device while the first one prints', async () => {
    const order = await accepted();
    await ask(order);
    expect((await ask(order, OTHER_TABLET)).body.kind).toBe('copy');
  });

  it('is possible for an order that was accepted, and also when it has left', async () => {
    const fresh = await placeOrder(db, { ...shop, customerId: reader.customerId });
    expect(code(await ask(fresh))).toEqual([409, 'wrong-step']);
    const order = await accepted();
    for (const to of ['processing', 'handover', 'picked_up'])
      await call(OPERATOR.orders.move, { as: dispatcher, params: { id: order }, body: { to } });
    expect((await ask(order)).body.kind).toBe('original');
  });
});
