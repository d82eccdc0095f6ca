import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { API as STORE } from '@bozor/contract/store/routes.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';
import { requestedJobs } from '../../../test/requested-jobs.ts';
import { changeSettings } from '../../../test/settings.ts';

const tested = await testApi();
const { api, db, call, customer, staff } = tested;
const { transfers } = OPERATOR;

let store: BuiltStore;
let item: BuiltItem;
let methodId: number;
let finance: Caller;
let owner: Caller;
let support: Caller;
let me: Caller & { customerId: number };
let orderId: number;

const TOLD = [{ name: 'reference', value: '77' }];

beforeAll(async () => {
  await changeSettings(tested, { offline_payment: true, refund_second_person_above: 1_000_000 });
  store = await buildStore(db);
  await db.updateTable('zones').where('id', '=', store.zoneId).set({ offline_payment: true }).execute();
  item = await buildItem(db, { store, price_minor: 20_000, stock: 1_000 });
  const fields = JSON.stringify([{ name: 'reference', label: { en: 'Reference', ru: 'Назначение' }, required: true }]);
  const { id } = await db
    .insertInto('offline_payment_methods')
    .values({ name: JSON.stringify({ en: 'Bank transfer', ru: 'Банковский перевод' }), details: '[]', fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  methodId = id;
  finance = await staff('finance');
  owner = await staff('owner');
  support = await staff('support');
});
beforeEach(async () => {
  me = await customer();
  const told = { payment_method: 'offline_payment', offline_method_id: methodId, offline_fields: TOLD };
  orderId = await orderByApi(tested, { store, item, as: me, ...told });
});

const at = () => ({ params: { order: orderId } });
const approve = (as = finance) => call(transfers.approve, { as, ...at() });
const deny = (reason: string, as = finance) => call(transfers.deny, { as, ...at(), body: { reason } });
const codeOf = ({ body }: { body: { errors?: readonly { code: string }[] } }) => body.errors?.[0]?.code;
const queue = async (as: Caller, language = 'en') =>
  (await call(transfers.queue, { as, headers: { 'x-localization': language } })).body.transfers;
const rowOf = () =>
  db.selectFrom('orders').where('id', '=', orderId).select(['status', 'payment_status', 'total_minor']).executeTakeFirstOrThrow();
const booked = async () =>
  (await db.selectFrom('ledger_entries').where('order_id', '=', orderId).where('reason', '=', 'order_payment').select('id').execute())
    .length;
const actsOf = async (id: number) =>
  (await db.selectFrom('order_acts').where('order_id', '=', id).orderBy('id').select('kind').execute()).map(({ kind }) => kind);
const noticesOf = async () => (await call(API.notifications.list, { as: me })).body.notifications.map(({ title }) => title);

describe('the queue of transfers', () => {
  it('has the slip beside the sum, in the language of the reader, with a masked phone, the oldest first', async () => {
    const found = (await queue(support, 'ru')).at(-1)!;
    expect(found).toMatchObject({
      order: { id: orderId, customer_name: 'Aziza Karimova', customer_phone: '+998 ** *** ** 67' },
      amount: (await rowOf()).total_minor,
      method: 'Банковский перевод',
      fields: [{ label: 'Назначение', value: '77' }],
      state: 'pending',
      can_decide: false,
    });
    expect((await queue(finance)).at(-1)!.can_decide).toBe(true);
    const times = (await queue(finance)).map(({ told_at }) => Date.parse(told_at));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('is of the person’s zones alone, also the decision', async () => {
    const elsewhere = await buildStore(db);
    const local = await staff('city_manager');
    await db.updateTable('staff_grants').set({ zone_id: elsewhere.zoneId }).where('staff_id', '=', local.staffId).execute();
    expect(await queue(local)).toEqual([]);
    expect((await approve(local)).status).toBe(404);
    expect((await deny('No', local)).status).toBe(404);
    expect((await approve(support)).status).toBe(403);
  });
});

describe('an approved transfer', () => {
  it('pays the order, which goes to its store; the customer is told', async () => {
    const manager = await staff('store_manager', { storeId: store.id });
    const onBoard = async () => (await call(STORE.orders.list, { as: manager })).body.orders.some(({ id }) => id === orderId);
    expect(await onBoard()).toBe(false);
    expect((await approve()).body).toMatchObject({ state: 'verified', decided_by: expect.any(String), can_decide: false });
    expect(await rowOf()).toMatchObject({ payment_status: 'paid', status: 'pending' });
    expect(await onBoard()).toBe(true);
    expect(await noticesOf()).toContain('Your transfer has arrived');
    expect((await queue(finance)).map(({ order }) => order.id)).not.toContain(orderId);
    const acts = await db.selectFrom('order_acts').where('order_id', '=', orderId).select(['kind', 'by', 'staff_id']).execute();
    expect(acts).toEqual([{ kind: 'transfer_approved', by: 'operator', staff_id: expect.any(Number) }]);
    const audit = await db.selectFrom('audit_log').where('subject_id', '=', String(orderId)).select('action').execute();
    expect(audit).toEqual([{ action: 'order.transfer_approved' }]);
  });

  it('lets the players of a demo city go on', async () => {
    await sql`truncate requested_jobs`.execute(db);
    await approve();
    expect(await requestedJobs(db, 'play-city')).toHaveLength(1);
  });

  it('is booked once, pressed by two people at once', async () => {
    const both = await Promise.all([approve(finance), approve(owner)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await booked()).toBe(1);
    expect(await db.selectFrom('order_acts').where('order_id', '=', orderId).select('id').execute()).toHaveLength(1);
  });

  it('needs a fresh proof above the limit of refunds', async () => {
    await changeSettings(tested, { refund_second_person_above: 1_000 });
    await sql`update staff_sessions set proved_at = now() - interval '1 hour'`.execute(db);
    expect(codeOf(await approve())).toBe('fresh-proof-required');
    expect((await rowOf()).payment_status).toBe('unpaid');
    await sql`update staff_sessions set proved_at = now()`.execute(db);
    expect((await approve()).status).toBe(200);
    await changeSettings(tested, { refund_second_person_above: 1_000_000 });
  });
});

describe('a denied transfer', () => {
  it('needs a reason, which the customer reads, who tells of it again; then it can be approved', async () => {
    expect(codeOf(await deny('  '))).toBe('reason-required');
    expect((await deny('No money with this reference.')).body.state).toBe('denied');
    expect((await deny('No money with this reference.')).status).toBe(200);
    const { body } = await call(API.orders.details, { as: me, query: { order_id: orderId } });
    expect(body.offline_payment).toMatchObject({ status: 'denied', note: 'No money with this reference.' });
    expect(await noticesOf()).toContain('Your transfer was not found. Please look at your order.');
    expect(codeOf(await approve())).toBe('transfer-decided');
    const again = { order_id: orderId, payment_method: 'offline_payment', offline_method_id: methodId, offline_fields: TOLD };
    expect((await call(API.payment.change, { as: me, body: again })).status).toBe(200);
    expect((await call(API.payment.change, { as: me, body: again })).status).toBe(200);
    expect((await queue(finance)).at(-1)).toMatchObject({ order: { id: orderId }, state: 'pending', note: null, decided_by: null });
    // Open desks hear of it, once.
    expect(await actsOf(orderId)).toEqual(['transfer_denied', 'transfer_told']);
    expect((await approve()).body.state).toBe('verified');
    expect(await booked()).toBe(1);
  });

  it('and an approval at once: the first decides, the other is told', async () => {
    const both = await Promise.all([approve(finance), deny('Not found', owner)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(both.map(codeOf)).toContain('transfer-decided');
  });

  it('of an order that ended is not decided any more', async () => {
    await call(API.orders.cancel, { as: me, body: { order_id: orderId, reason: 'Changed my mind' } });
    expect(codeOf(await approve())).toBe('wrong-step');
    const { transfers: found } = (await call(transfers.queue, { as: finance, query: { order: orderId } })).body;
    expect(found).toMatchObject([{ state: 'pending', can_decide: false }]);
  });
});

it('is left by the players of a demo city to whoever decides about transfers', async () => {
  const letPlay = async () => {
    await sql`update orders set status_at = status_at - interval '10 minutes' where id = ${orderId}`.execute(db);
    await api.jobs.perform('play-city', {});
    return (await rowOf()).payment_status;
  };
  await sql`update staff_sessions set used_at = now()`.execute(db);
  expect(await letPlay()).toBe('unpaid');
  await sql`update staff_sessions set used_at = now() - interval '1 hour'`.execute(db);
  expect(await letPlay()).toBe('paid');
});
