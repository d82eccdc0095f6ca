import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { changeSettings } from '../../../test/settings.ts';
import { brokenInvariants } from '../../platform/db/check-invariants.ts';
import { decideTransfer } from './offline-methods.ts';

const tested = await testApi();
const { api, db, call, guest, customer } = tested;

let store: BuiltStore;
let item: BuiltItem;
let methodId: number;

beforeAll(async () => {
  await changeSettings(tested, { digital_payment: true, offline_payment: true });
  store = await buildStore(db);
  await db.updateTable('zones').where('id', '=', store.zoneId).set({ offline_payment: true }).execute();
  item = await buildItem(db, { store, price_minor: 20_000, stock: 1_000 });
  const { id } = await db
    .insertInto('offline_payment_methods')
    .values({
      name: JSON.stringify({ en: 'Bank transfer', ru: 'Банковский перевод' }),
      details: JSON.stringify([{ label: { en: 'Account', ru: 'Счёт' }, value: '2020' }]),
      fields: JSON.stringify([
        { name: 'payer', label: { en: 'Name of the payer', ru: 'Имя плательщика' }, required: true },
        { name: 'reference', label: { en: 'Reference' }, required: true },
        { name: 'bank', label: { en: 'Bank' }, required: false },
      ]),
      note: JSON.stringify({ en: 'Write the order number.' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  methodId = id;
});

const TOLD = [
  { name: 'payer', value: ' Aziza ' },
  { name: 'reference', value: '77' },
];
const place = async (as: Caller, over: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
  const where = { order_type: 'delivery', latitude: store.lat, longitude: store.lng } as const;
  const scoped = { ...headersFor(store), ...headers };
  await call(API.cart.add, { as, headers: scoped, body: { item_id: item.id, quantity: 2 } });
  const { body: quote } = await call(API.checkout.quote, { as, headers: scoped, body: where });
  const contact = {
    contact_person_name: 'Aziza',
    contact_person_number: '+998901234567',
    contact_person_email: 'aziza@example.uz',
    address: 'Amir Temur 15',
  };
  const told = { payment_method: 'offline_payment', offline_method_id: methodId, offline_fields: TOLD };
  return call(API.checkout.place, {
    as,
    headers: { ...scoped, 'idempotency-key': randomUUID() },
    body: { ...where, ...contact, ...told, quote_id: quote.quote_id, ...over },
  });
};
const detailsOf = async (as: Caller, orderId: number) => (await call(API.orders.details, { as, query: { order_id: orderId } })).body;
const readOrder = (id: number) => db.selectFrom('orders').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const tell = (as: Caller, orderId: number, fields: readonly { name: string; value: string }[] = TOLD) =>
  call(API.payment.change, {
    as,
    body: { order_id: orderId, payment_method: 'offline_payment', offline_method_id: methodId, offline_fields: fields },
  });

describe('a transfer', () => {
  it("shows the operator's account and fields, in the reader's language [checkout-10]", async () => {
    const { body } = await call(API.payment.offlineMethods, { headers: { 'x-localization': 'ru' } });
    expect(body.methods).toEqual([
      {
        id: methodId,
        method_name: 'Банковский перевод',
        note: 'Write the order number.',
        method_fields: [{ label: 'Счёт', value: '2020' }],
        method_informations: [
          { name: 'payer', label: 'Имя плательщика', placeholder: '', required: true },
          { name: 'reference', label: 'Reference', placeholder: '', required: true },
          { name: 'bank', label: 'Bank', placeholder: '', required: false },
        ],
      },
    ]);
  });

  it('is reported with the order and shown in its details, unpaid until confirmed [checkout-10]', async () => {
    const as = await guest();
    const { body } = await place(as);
    expect(body).toMatchObject({ payment_method: 'offline_payment', payment_status: 'unpaid', redirect_url: null });
    expect((await detailsOf(as, body.order_id)).offline_payment).toEqual({
      method_id: methodId,
      method_name: 'Bank transfer',
      fields: [
        { name: 'payer', label: 'Name of the payer', value: 'Aziza' },
        { name: 'reference', label: 'Reference', value: '77' },
      ],
      status: 'pending',
      note: null,
    });
  });

  it('without required fields is refused at each field, and nothing is ordered [checkout-10]', async () => {
    const as = await guest();
    const { status, body } = await place(as, { offline_fields: [{ name: 'bank', value: 'Ipoteka' }] }, { 'x-localization': 'en' });
    expect(status).toBe(422);
    expect(body.errors?.map(({ code, field, message }) => [code, field, message])).toEqual([
      ['offline-field-required', 'offline_fields.payer', 'Name of the payer is required'],
      ['offline-field-required', 'offline_fields.reference', 'Reference is required'],
    ]);
    const none = await place(as, { offline_method_id: 999 });
    expect(none.body.errors?.[0]).toMatchObject({ code: 'offline-fields-missing', field: 'offline_method_id' });
    expect((await place(as)).status).toBe(200);
  });

  it('is offered only where zone, operator and a method allow it [checkout-10]', async () => {
    const as = await guest();
    const refused = async () => (await place(as)).body.errors?.[0]?.code;
    await db.updateTable('zones').where('id', '=', store.zoneId).set({ offline_payment: false }).execute();
    expect(await refused()).toBe('offline-payment-not-allowed');
    await db.updateTable('zones').where('id', '=', store.zoneId).set({ offline_payment: true }).execute();
    await changeSettings(tested, { offline_payment: false });
    expect(await refused()).toBe('offline-payment-not-allowed');
    await changeSettings(tested, { offline_payment: true });
    await db.updateTable('offline_payment_methods').set({ is_active: false }).execute();
    expect(await refused()).toBe('offline-payment-not-allowed');
    await db.updateTable('offline_payment_methods').set({ is_active: true }).execute();
    expect(await refused()).toBeUndefined();
  });

  it('that came pays the order, booked once [checkout-10]', async () => {
    const { body } = await place(await guest());
    expect(await decideTransfer(db, body.order_id, true)).toBe(true);
    expect(await decideTransfer(db, body.order_id, true)).toBe(false);
    expect((await readOrder(body.order_id)).payment_status).toBe('paid');
    const booked = await db.selectFrom('ledger_entries').where('order_id', '=', body.order_id).select('once').execute();
    expect(booked).toEqual([{ once: `order:${body.order_id}:transfer` }]);
  });

  it('that did not arrive may be reported again: Payment info updated. [order-05]', async () => {
    const as = await guest();
    const { body } = await place(as);
    await decideTransfer(db, body.order_id, false);
    expect((await detailsOf(as, body.order_id)).offline_payment?.status).toBe('denied');
    const refused = await tell(as, body.order_id, []);
    expect(refused.body.errors?.map(({ field }) => field)).toEqual(['offline_fields.payer', 'offline_fields.reference']);
    const answer = await tell(as, body.order_id, [...TOLD, { name: 'bank', value: 'Ipoteka' }]);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Payment info updated.', payment_method: 'offline_payment' } });
    const { offline_payment: told } = await detailsOf(as, body.order_id);
    expect(told).toMatchObject({ status: 'pending', fields: [{}, {}, { label: 'Bank', value: 'Ipoteka' }] });
  });

  it('is reported by its customer only, and not for a paid order', async () => {
    const as = await guest();
    const { body } = await place(as);
    expect((await tell(await customer(), body.order_id)).body.errors?.[0]?.code).toBe('order-not-found');
    await decideTransfer(db, body.order_id, true);
    expect((await tell(as, body.order_id)).body.errors?.[0]?.code).toBe('already-paid');
  });

  it('may take the place of a payment online that failed', async () => {
    const as = await guest();
    const { body } = await place(as, { payment_method: 'digital_payment', offline_fields: [], offline_method_id: undefined });
    expect((await tell(as, body.order_id)).status).toBe(200);
    expect(await readOrder(body.order_id)).toMatchObject({ payment_method: 'offline_payment', pay_until: null, payment_status: 'unpaid' });
    const states = await db.selectFrom('payments').where('order_id', '=', body.order_id).select('state').execute();
    expect(states).toEqual([{ state: 'canceled' }]);
  });

  it('of an order that is called off is owed to the customer', async () => {
    const as = await customer();
    const { body } = await place(as);
    await decideTransfer(db, body.order_id, true);
    await call(API.orders.cancel, { as, body: { order_id: body.order_id, reason: 'Changed my mind' } });
    const refunds = await db.selectFrom('refunds').where('order_id', '=', body.order_id).select(['amount_minor', 'state']).execute();
    expect(refunds).toEqual([{ amount_minor: (await readOrder(body.order_id)).total_minor, state: 'approved' }]);
  });

  it('is looked for by the operator of a demo city, and the order goes on', async () => {
    const { body } = await place(await guest());
    await sql`update orders set status_at = status_at - interval '2 minutes' where id = ${body.order_id}`.execute(db);
    await api.jobs.perform('play-city', {});
    expect(await readOrder(body.order_id)).toMatchObject({ payment_status: 'paid', status: 'pending' });
    await api.jobs.perform('play-city', {});
    expect((await readOrder(body.order_id)).status).toBe('confirmed');
  });
});

it('leaves the books in order', async () => {
  expect(await brokenInvariants(db)).toEqual([]);
});
