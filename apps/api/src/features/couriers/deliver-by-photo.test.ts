import { sql } from 'kysely';
import { API } from '@bozor/contract/courier/routes.ts';
import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { API as SHOP } from '@bozor/contract/shop/routes.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { buildOnDuty, buildPerson, codesOf, give, placeReady, type CourierWithPerson } from '../../../test/couriers.ts';
import { sendForm } from '../../../test/form.ts';
import { buildShop } from '../../../test/shop.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { startSession } from '../identity/start-session.ts';
import { anonymizeHistory } from '../customers/anonymize-history.ts';
import { pickUp } from '../orders/pick-up.ts';

const tested = await testApi();
const { api, db, call, staff } = tested;
const shop = await buildShop(db);
const other = await buildPerson(tested, { zone_id: shop.zoneId });
const dispatcher = await staff('dispatcher');
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

let rider: CourierWithPerson;
let orderId: number;

const ready = async (over: Parameters<typeof placeReady>[2] = {}) => {
  rider = await buildOnDuty(tested, { zone_id: shop.zoneId });
  orderId = await placeReady(db, shop, over, { tip: 33_400 });
  await give(db, orderId, rider.courierId);
};
const fetched = async (over: Parameters<typeof placeReady>[2] = {}) => {
  await ready(over);
  await inTransaction(db, (trx) => pickUp(trx, orderId, { as: 'courier' }));
};
const PAID = { payment_method: 'offline_payment', payment_status: 'paid' } as const;
const deliver = (
  fields: Record<string, string | number>,
  { as = rider, photos = [PNG] }: { as?: CourierWithPerson; photos?: Uint8Array[] } = {},
) => sendForm(tested, API.jobs.deliverByPhoto, { as, params: { id: orderId }, fields, files: { photo: photos } });
const codeOf = ({ status, body }: { status: number; body: { errors?: readonly { code: string }[] } }) => [status, body.errors?.[0]?.code];
const statusOf = async () => (await db.selectFrom('orders').where('id', '=', orderId).select('status').executeTakeFirstOrThrow()).status;
const proofsOf = () => db.selectFrom('delivery_proofs').where('order_id', '=', orderId).selectAll().execute();
const customer = async () => ({ headers: { authorization: `Bearer ${await startSession(db, shop.customerId)}` } });
const shownToCustomer = async () =>
  (await call(SHOP.orders.details, { as: await customer(), query: { order_id: orderId } })).body.delivery_proof;
const shownToOperator = async () => (await call(OPERATOR.orders.details, { as: dispatcher, params: { id: orderId } })).body.delivery_proof;
const answerOf = async (url: string) => (await api.server.inject({ method: 'GET', url })).statusCode;

describe('a delivery by photo', () => {
  beforeEach(() => fetched(PAID));

  it('needs no code, and its photo is seen by the customer and the operator', async () => {
    const { status, body } = await deliver({ place: 'left_at_door' });
    expect([status, body.jobs, body.change, await statusOf()]).toEqual([200, [], 0, 'delivered']);
    const [event] = await db
      .selectFrom('order_events')
      .where('order_id', '=', orderId)
      .where('status', '=', 'delivered')
      .selectAll()
      .execute();
    expect(event).toMatchObject({ by: 'courier', staff_id: rider.staffId });
    for (const proof of [await shownToCustomer(), await shownToOperator()]) {
      expect(proof).toMatchObject({ place: 'left_at_door' });
      expect(
        await answerOf(new URL(proof!.image_full_url, 'http://shop').pathname + new URL(proof!.image_full_url, 'http://shop').search),
      ).toBe(200);
      expect(await answerOf(new URL(proof!.image_full_url, 'http://shop').pathname)).toBe(404);
    }
  });

  it('happens once, however often it is sent, and keeps the first photo alone', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => deliver({ place: 'handed' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await proofsOf()).toHaveLength(1);
    const kept = await db.selectFrom('media_objects').where('purpose', '=', 'delivery').select('key').execute();
    expect(kept.map(({ key }) => key)).toContain((await proofsOf())[0]!.media_key);
    const events = await db
      .selectFrom('order_events')
      .where('order_id', '=', orderId)
      .where('status', '=', 'delivered')
      .select('id')
      .execute();
    expect(events).toHaveLength(1);
  });

  it('is for its courier alone', async () => {
    expect(codeOf(await deliver({ place: 'handed' }, { as: other }))).toEqual([404, 'order-not-found']);
    expect([await statusOf(), await proofsOf()]).toEqual(['picked_up', []]);
  });

  it.each([
    ['no photo', [], 'photo-missing'],
    ['no picture', [Buffer.from('text')], 'picture-not-accepted'],
    ['two photos', [PNG, PNG], 'too-many-pictures'],
  ])('refuses %s', async (_name, photos, code) => {
    expect(codeOf(await deliver({ place: 'handed' }, { photos }))).toEqual([422, code]);
    expect(await statusOf()).toBe('picked_up');
  });

  it('is forgotten after 30 days, file and all, and goes with the account of its customer', async () => {
    await deliver({ place: 'handed' });
    const old = (await proofsOf())[0]!.media_key;
    await sql`update delivery_proofs set created_at = now() - interval '31 days' where order_id = ${orderId}`.execute(db);
    await fetched(PAID);
    await deliver({ place: 'handed' });
    await api.jobs.perform('sweep-delivery-photos', {});
    expect(await api.adapters.media.get(old)).toBeUndefined();
    const young = (await proofsOf())[0]!.media_key;
    expect(await api.adapters.media.get(young)).toBeDefined();
    const { pictures } = await inTransaction(db, (trx) => anonymizeHistory(trx, shop.customerId));
    expect(pictures).toContain(young);
    expect(await proofsOf()).toEqual([]);
  });
});

it('an order that was not fetched is not delivered by a photo', async () => {
  await ready(PAID);
  expect(codeOf(await deliver({ place: 'handed' }))).toEqual([409, 'order-not-ready']);
});

describe('cash and a photo', () => {
  beforeEach(() => fetched());

  it('are taken together, and the amount is in the courier’s hands', async () => {
    const { body } = await deliver({ place: 'handed', cash_received: 100_000 });
    expect([body.change, body.cash_in_hand]).toEqual([38_600, 61_400]);
  });

  it.each([
    ['without an amount', { place: 'handed' }, 'cash-required'],
    ['for a part of it', { place: 'handed', cash_received: 61_399 }, 'cash-too-little'],
    ['left at the door', { place: 'left_at_door', cash_received: 61_400 }, 'cash-needs-person'],
  ])('%s is refused, and no photo is kept', async (_name, fields, code) => {
    expect(codeOf(await deliver(fields as Record<string, string | number>))).toEqual([422, code]);
    expect([await statusOf(), await proofsOf()]).toEqual(['picked_up', []]);
  });
});

it('a prescription is handed over by the code alone, and its job says so', async () => {
  await fetched({ ...PAID, prescription_images: ['prescriptions/a.jpg'] });
  const { body } = await call(API.state.read, { as: rider });
  expect(body.jobs[0]!.may_prove_by_photo).toBe(false);
  expect(codeOf(await deliver({ place: 'handed' }))).toEqual([409, 'code-required']);
  const { delivery_code: code } = await codesOf(db, orderId);
  expect((await call(API.jobs.deliver, { as: rider, params: { id: orderId }, body: { code } })).status).toBe(200);
});
