import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildFlashSale, buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { requestedJobs } from '../../../test/requested-jobs.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { expirePrices } from './expire-prices.ts';
import { moveOrder } from './move-order.ts';
import { pricePrescription } from './price-prescription.ts';

const tested = await testApi();
const { api, db, call, customer, guest } = tested;

let store: BuiltStore;
let item: BuiltItem;

beforeAll(async () => {
  store = await buildStore(db, { module_type: 'pharmacy', prescription_order: true });
  item = await buildItem(db, { store, price_minor: 75_000, stock: 1_000 });
});

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
/** Sends a prescription, which the pharmacist then prices. */
async function priced(
  as: Caller,
  medicines = [{ item, quantity: 1 }],
): Promise<{ id: number; token: string; before: number; amount: number }> {
  const { body } = await sendForm(tested, API.checkout.placePrescription, {
    as: { ...as, headers: { ...as.headers, ...headersFor(store) } },
    fields: {
      store_id: store.id,
      address: 'Amir Temur 15',
      latitude: store.lat,
      longitude: store.lng,
      contact_person_name: 'Aziza',
      contact_person_number: '+998901234567',
    },
    files: { 'order_attachment[]': [PNG] },
  });
  const { order_id: id, tracking_token: token, order_amount: before } = body;
  const prescribed = medicines.map((each) => ({ itemId: each.item.id, quantity: each.quantity }));
  const moved = await inTransaction(db, (trx) => pricePrescription(api, trx, id, prescribed, { as: 'store' }));
  expect(moved).toEqual({ ok: true });
  return { id, token, before, amount: before + 75_000 };
}
const answer = (as: Caller | undefined, body: Record<string, unknown>) => call(API.orders.answerPrice, { ...(as && { as }), body });
const rowOf = (id: number) => db.selectFrom('orders').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const stock = async () =>
  (await db.selectFrom('item_stock').where('item_id', '=', item.id).select('stock').executeTakeFirstOrThrow()).stock;
const codeOf = ({ body }: { body: { errors?: readonly { code: string }[] } }) => body.errors?.[0]?.code;
const letTimePass = (id: number) => sql`update orders set agree_until = now() - interval '1 second' where id = ${id}`.execute(db);

describe('the price of a prescription', () => {
  it('is told with the one before and the time to answer, and goes on when the customer agrees', async () => {
    const me = await customer();
    const { id, before, amount } = await priced(me);
    const { body: shown } = await call(API.orders.track, { as: me, query: { order_id: id } });
    expect(shown).toMatchObject({
      order_status: 'price_proposed',
      order_step: 0,
      price_proposal: { before, amount },
      order_amount: amount,
    });
    expect(Date.parse(shown.price_proposal!.agree_until) - Date.now()).toBeGreaterThan(14 * 60_000);
    const { notifications } = (await call(API.notifications.list, { as: me })).body;
    expect(notifications.map(({ title }) => title)).toContain('The pharmacy has priced your prescription. Please agree.');
    expect(codeOf(await answer(me, { order_id: id, agree: true, order_amount: before }))).toBe('price-differs');
    expect((await answer(me, { order_id: id, agree: true, order_amount: amount })).status).toBe(200);
    expect((await rowOf(id)).status).toBe('pending');
    expect(codeOf(await answer(me, { order_id: id, agree: false }))).toBe('wrong-step');
  });

  it('is the price of the cards: discounts of items and flash sales hold, and pieces of a sale come back', async () => {
    const me = await customer();
    const cheaper = await buildItem(db, { store, price_minor: 30_000, stock: 10, discount: 10, discount_type: 'percent' });
    const flashed = await buildItem(db, { store, price_minor: 20_000, stock: 10 });
    const sale = await buildFlashSale(db, { items: [flashed], terms: { initial: 4, available: 4 } });
    const medicines = [cheaper, flashed, item].map((each) => ({ item: each, quantity: 2 }));
    const cards = await Promise.all(
      medicines.map(
        async ({ item: { id } }) =>
          (await call(API.items.details, { as: { ...me, headers: headersFor(store) }, params: { idOrSlug: id } })).body,
      ),
    );
    const { id, before } = await priced(me, medicines);
    const lines = await db.selectFrom('order_lines').where('order_id', '=', id).orderBy('position').selectAll().execute();
    expect(lines.map((line) => line.total_minor)).toEqual(cards.map((card) => 2 * card.discounted_price));
    expect(lines.map((line) => line.discount_source)).toEqual(['item', 'flash_sale', null]);
    expect((await rowOf(id)).total_minor).toBe(before + lines.reduce((sum, line) => sum + line.total_minor, 0));
    const left = () => db.selectFrom('flash_sale_items').where('flash_sale_id', '=', sale.id).select('available').executeTakeFirstOrThrow();
    expect(await left()).toEqual({ available: 2 });
    await answer(me, { order_id: id, agree: false });
    expect(await left()).toEqual({ available: 4 });
  });

  it('is told to a guest by SMS, who agrees by the tracking link', async () => {
    const me = await guest();
    const { id, token } = await priced(me);
    const texts = await db.selectFrom('outbox').where('channel', '=', 'sms').select('body').execute();
    expect(texts.some(({ body }) => body?.includes(`/track-order?token=${token}`) && body.includes('priced'))).toBe(true);
    expect((await answer(undefined, { token, agree: true })).status).toBe(200);
    expect((await rowOf(id)).status).toBe('pending');
  });

  it('starts the players of a demo city again', async () => {
    const me = await guest();
    const { id } = await priced(me);
    const before = (await requestedJobs(db, 'play-city')).length;
    await answer(me, { order_id: id, agree: true });
    expect((await requestedJobs(db, 'play-city')).length).toBeGreaterThanOrEqual(Math.max(before, 1));
  });

  it('cannot be changed or passed over by anybody else', async () => {
    const { id, amount } = await priced(await customer());
    const move = (to: 'pending' | 'confirmed', as: 'store' | 'courier' | 'system') =>
      inTransaction(db, (trx) => moveOrder(trx, { orderId: id, to, by: { as } }));
    for (const as of ['store', 'courier', 'system'] as const) {
      expect(await move('pending', as)).toEqual({ ok: false, problem: 'transition-not-permitted' });
      expect(await move('confirmed', as)).toEqual({ ok: false, problem: 'illegal-transition' });
    }
    const again = await inTransaction(db, (trx) => pricePrescription(api, trx, id, [{ itemId: item.id, quantity: 9 }], { as: 'store' }));
    expect(again).toEqual({ ok: false, problem: 'gone' });
    expect(await rowOf(id)).toMatchObject({ status: 'price_proposed', total_minor: amount });
  });

  it('is answered by who knows the number and the contact, and by nobody who does not', async () => {
    const { id } = await priced(await guest());
    expect((await answer(undefined, { order_id: id, contact_number: '+998901234568', agree: true })).status).toBe(404);
    expect(codeOf(await answer(undefined, { order_id: id, agree: true }))).toBe('contact-required');
    expect((await answer(undefined, { order_id: id, contact_number: '+998901234567', agree: true })).status).toBe(200);
  });

  it.each([
    [true, 'pending'],
    [false, 'canceled'],
  ] as const)(
    'is answered once: the same answer (agree: %s) again, and twice at once, is answered alike, and the other one refused',
    async (agree, status) => {
      const me = await customer();
      const { id } = await priced(me);
      const at = await Promise.all([answer(me, { order_id: id, agree }), answer(me, { order_id: id, agree })]);
      const late = await answer(me, { order_id: id, agree });
      expect([...at, late].map((each) => each.status)).toEqual([200, 200, 200]);
      expect(new Set([...at, late].map(({ body }) => body.message)).size).toBe(1);
      expect((await rowOf(id)).status).toBe(status);
      expect(codeOf(await answer(me, { order_id: id, agree: !agree }))).toBe('wrong-step');
      const events = await db.selectFrom('order_events').where('order_id', '=', id).where('from_status', '=', 'price_proposed').execute();
      expect(events).toHaveLength(1);
    },
  );

  it('that passed its time is refused, although the order ended as declined', async () => {
    const me = await customer();
    const { id } = await priced(me);
    await letTimePass(id);
    await expirePrices(api);
    expect(codeOf(await answer(me, { order_id: id, agree: false }))).toBe('wrong-step');
  });

  it("is no one else's to answer", async () => {
    const { id } = await priced(await customer());
    expect((await answer(await customer(), { order_id: id, agree: true })).status).toBe(404);
    expect((await rowOf(id)).status).toBe('price_proposed');
  });

  it('is declined, and the stock comes back', async () => {
    const me = await guest();
    const before = await stock();
    const { id } = await priced(me);
    expect(await stock()).toBe(before - 1);
    expect((await answer(me, { order_id: id, agree: false })).status).toBe(200);
    expect([(await rowOf(id)).status, await stock()]).toEqual(['canceled', before]);
  });

  it('is let go when the time has passed, with everything given back', async () => {
    const me = await guest();
    const before = await stock();
    const { id } = await priced(me);
    await expirePrices(api);
    expect((await rowOf(id)).status).toBe('price_proposed');
    await letTimePass(id);
    expect(codeOf(await answer(me, { order_id: id, agree: true }))).toBe('answer-too-late');
    await expirePrices(api);
    expect([(await rowOf(id)).status, await stock()]).toEqual(['canceled', before]);
  });

  it('has one outcome when the answer and the end of the time meet', async () => {
    for (let round = 0; round < 4; round++) {
      const me = await guest();
      const { id } = await priced(me);
      await sql`update orders set agree_until = clock_timestamp() + interval '15 milliseconds' where id = ${id}`.execute(db);
      const [answered] = await Promise.all([
        answer(me, { order_id: id, agree: true }),
        ...Array.from({ length: 5 }, () => expirePrices(api)),
      ]);
      await expirePrices(api);
      if (answered.status !== 200) await letTimePass(id);
      await expirePrices(api);
      expect((await rowOf(id)).status).toBe(answered.status === 200 ? 'pending' : 'canceled');
    }
  });
});
