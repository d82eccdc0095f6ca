import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { inOneWindow } from '../../../test/in-one-window.ts';
import { ORDER_PHONE, orderByApi } from '../../../test/order.ts';
import { acceptOrder } from './accept-order.ts';
import { assignCourier } from './assign-courier.ts';
import { deliver } from './deliver.ts';
import { handOver } from './hand-over.ts';
import { moveCourier } from './move-courier.ts';
import { pickUp } from './pick-up.ts';
import { startPreparing } from './start-preparing.ts';
import { orderOfToken, trackingToken } from '../../platform/links/tracking-token.ts';

const SECRET = 'signing-secret-of-the-tests';
const tested = await testApi({ rateLimits: true });
const { db, guest, customer, server } = tested;

let store: BuiltStore;
let item: BuiltItem;
let owner: Caller;
let visitor: Caller;
let ofCustomer: number;
let ofGuest: number;

beforeAll(async () => {
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 500 });
  owner = await customer();
  visitor = await guest();
  ofCustomer = await orderByApi(tested, { store, item, as: owner });
  ofGuest = await orderByApi(tested, { store, item, as: visitor });
  await db.insertInto('riders').values({ zone_id: store.zoneId, f_name: 'Bobur', l_name: 'Aliyev', phone: '+998935550011' }).execute();
});

const NOBODY: Caller = { headers: {} };
let addresses = 0;
/** Each request has an address of its own unless one is given, so that tests do not share rate limits. */
const track = async (query: Record<string, unknown>, as: Caller = NOBODY, from = `10.0.0.${(addresses += 1)}`) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]));
  const answer = await server.inject({
    url: `/api/v1${API.orders.track.path}?${search.toString()}`,
    headers: as.headers,
    remoteAddress: from,
  });
  return {
    status: answer.statusCode,
    body: answer.json() as OrderTracking & { errors?: { code: string; message: string }[] },
    raw: answer,
  };
};
const code = (answer: { body: { errors?: { code: string }[] } }) => answer.body.errors?.[0]?.code;

describe('who may follow an order [api-21]', () => {
  it('is its customer, by the number of the order alone [track-04]', async () => {
    expect(await track({ order_id: ofCustomer }, owner)).toMatchObject({ status: 200, body: { id: ofCustomer, viewer: 'customer' } });
  });

  it('is its guest, by the guest id, or anybody by its contact number [track-06, perm-02]', async () => {
    expect((await track({ order_id: ofGuest }, visitor)).body.viewer).toBe('guest');
    const fromElsewhere = await track({ order_id: ofGuest, contact_number: ORDER_PHONE }, await guest());
    expect(fromElsewhere).toMatchObject({ status: 200, body: { id: ofGuest, viewer: 'guest' } });
    expect((await track({ order_id: ofGuest, email: ' Aziza@Example.uz ' })).status).toBe(200);
  });

  it.each([
    ['a plus that became a space', ' 998901234567'],
    ['spaces and brackets', '+998 (90) 123-45-67'],
    ['a home number', '90 123 45 67'],
    ['a leading zero', '0901234567'],
    ['two leading zeros', '00998901234567'],
  ])('reads the number written with %s', async (_name, contact_number) => {
    expect((await track({ order_id: ofGuest, contact_number })).status).toBe(200);
    expect((await track({ order_id: ofGuest, phone: contact_number })).status).toBe(200);
  });

  it('is who holds the signed link', async () => {
    const token = trackingToken(SECRET, ofGuest);
    expect(await track({ token })).toMatchObject({ status: 200, body: { id: ofGuest, viewer: 'link' } });
    expect((await track({ token, order_id: ofGuest })).status).toBe(200);
    expect(code(await track({ token, order_id: ofCustomer }))).toBe('order-not-found');
    expect(code(await track({ token: trackingToken('another-secret', ofGuest) }))).toBe('order-not-found');
    expect(code(await track({ token: `${ofCustomer}${token.slice(9)}` }))).toBe('order-not-found');
    expect(orderOfToken(SECRET, 'nonsense')).toBeUndefined();
  });

  it('reports missing fields, the number first [track-02, track-03]', async () => {
    expect((await track({}, visitor)).body.errors).toEqual([{ code: 'order-id-required', message: 'Need a order id', field: 'order_id' }]);
    expect((await track({ order_id: '' }, visitor)).body.errors?.[0]?.message).toBe('Need a order id');
    expect((await track({ order_id: ofCustomer }, visitor)).body.errors?.[0]?.message).toBe('Need a contact number');
  });

  it('gives one reply for a wrong number, a foreign order and a missing one [track-09]', async () => {
    const stranger = await customer();
    const stranded = await guest();
    const answers = [
      await track({ order_id: ofGuest, contact_number: '+998901111111' }, stranded),
      await track({ order_id: 100_000_001, contact_number: ORDER_PHONE }, stranded),
      await track({ order_id: ofCustomer }, stranger),
      await track({ order_id: 100_000_001 }, stranger),
      await track({ order_id: ofGuest, contact_number: 'x' }, stranger),
      await track({ order_id: 5, contact_number: ORDER_PHONE }, stranded),
      await track({ order_id: 999_999_999_999 }, stranger),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ raw }) => raw.body))).toEqual(
      new Set([JSON.stringify({ errors: [{ code: 'order-not-found', message: 'Order not found' }], message: 'Order not found' })]),
    );
  });
});

describe('guessing', () => {
  it('from one address ends after ten tries a minute, also for the right number', async () => {
    const from = '10.9.0.1';
    const statuses: number[] = [];
    // A new minute, and with it a new rate-limit window, may begin in between.
    for (let count = 0; count < 21 && !statuses.includes(429); count++)
      statuses.push((await track({ order_id: 200_000_000 + count, contact_number: ORDER_PHONE }, NOBODY, from)).status);
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
    const right = await track({ order_id: ofGuest, contact_number: ORDER_PHONE }, NOBODY, from);
    expect(right.status).toBe(429);
    expect(Number(right.raw.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('at one order ends after twenty an hour, also when all come at once from everywhere', async () => {
    const order = await orderByApi(tested, { store, item, as: await guest() });
    const { answers, right } = await inOneWindow(db, 3600, async () => ({
      answers: await Promise.all(
        Array.from({ length: 40 }, (_, at) => track({ order_id: order, contact_number: '+998900000000' }, NOBODY, `10.8.0.${at}`)),
      ),
      right: await track({ order_id: order, contact_number: ORDER_PHONE }),
    }));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect(right.status).toBe(429);
    expect((await track({ token: trackingToken(SECRET, order) })).status).toBe(200);
  });

  it('does not count repeated requests with the right number', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 30; count++)
      statuses.add((await track({ order_id: ofGuest, contact_number: ORDER_PHONE }, NOBODY, '10.7.0.1')).status);
    expect([...statuses]).toEqual([200]);
  });
});

describe('visible fields by caller', () => {
  const everybody = async (order: number, as: Caller) => ({
    own: (await track({ order_id: order }, as)).body,
    link: (await track({ token: trackingToken(SECRET, order) })).body,
    number: (await track({ order_id: order, contact_number: ORDER_PHONE })).body,
  });
  const advance = async (order: number, ...steps: ((trx: Parameters<typeof pickUp>[0], order: number) => Promise<unknown>)[]) => {
    for (const step of steps) await inTransaction(db, (trx) => step(trx, order));
  };

  it('is the courier only for the customer, and the way only while it rides [track-08, track-16]', async () => {
    const order = await orderByApi(tested, { store, item, as: owner });
    await advance(
      order,
      (trx) => acceptOrder(trx, order, { as: 'store' }),
      assignCourier,
      (trx) => startPreparing(trx, order, { as: 'store' }),
      (trx) => handOver(trx, order, { as: 'store' }),
    );
    const before = await everybody(order, owner);
    expect(before.own.delivery_man).toMatchObject({ f_name: 'Bobur', phone: '+998935550011', lat: null });
    expect([before.link.delivery_man, before.number.delivery_man]).toEqual([null, null]);
    expect(Object.values(before).map(({ courier_position }) => courier_position)).toEqual([null, null, null]);

    await advance(order, (trx) => pickUp(trx, order, { as: 'courier' }));
    const { rider_id } = await db.selectFrom('orders').where('id', '=', order).select('rider_id').executeTakeFirstOrThrow();
    const point = { lat: 41.32, lng: 69.29 } as never;
    await inTransaction(db, (trx) => moveCourier(trx, rider_id!, order, { point, headingDegrees: 359.7 }));
    const riding = await everybody(order, owner);
    for (const seen of Object.values(riding))
      expect(seen).toMatchObject({
        order_step: 3,
        courier_position: { lat: 41.32, lng: 69.29 },
        courier_path: [{ lat: 41.32, lng: 69.29 }],
      });
    expect([riding.link.delivery_man, riding.number.delivery_man]).toEqual([null, null]);

    await advance(order, (trx) => deliver(trx, order, { as: 'courier' }));
    const after = await everybody(order, owner);
    for (const seen of Object.values(after)) expect(seen).toMatchObject({ order_step: 4, courier_position: null, courier_path: [] });
    expect(after.own.delivery_man).toMatchObject({ f_name: 'Bobur', phone: '', lat: null, lng: null });
  });

  it('hides numbers, door and goods from who only holds the link', async () => {
    const { own, link, number } = await everybody(ofGuest, visitor);
    expect(link.delivery_address).toMatchObject({
      contact_person_name: 'Aziza',
      contact_person_number: '+998•••••••67',
      contact_person_email: null,
      address: 'Amir Temur 15',
      house: '',
      floor: '',
    });
    expect(link.details).toEqual([]);
    expect(JSON.stringify(link)).not.toContain('901234567');
    for (const seen of [own, number])
      expect(seen).toMatchObject({
        delivery_address: { contact_person_number: ORDER_PHONE },
        details: [{ quantity: 2 }],
        can_cancel: false,
      });
  });

  it('are the same fields for all', async () => {
    const { own, link, number } = await everybody(ofCustomer, owner);
    expect(Object.keys(link)).toEqual(Object.keys(own));
    expect(Object.keys(number)).toEqual(Object.keys(own));
  });

  it('are the steps with their times [track-11, track-12]', async () => {
    const order = await orderByApi(tested, { store, item, as: owner });
    expect((await track({ order_id: order }, owner)).body).toMatchObject({
      order_step: 1,
      confirmed: null,
      eta: { from: expect.any(String) },
    });
    await advance(order, (trx) => acceptOrder(trx, order, { as: 'store' }));
    const { body } = await track({ order_id: order }, owner);
    expect(body).toMatchObject({ order_step: 2, order_status: 'confirmed', events: [{ status: 'pending' }, { status: 'confirmed' }] });
    expect(Date.parse(body.confirmed!)).toBeGreaterThanOrEqual(Date.parse(body.pending!));
  });
});
