import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { FORM_SECRET, formGateway, signForm } from '../../../test/form-gateway.ts';
import { jsonRpcGateway, RPC_KEY } from '../../../test/json-rpc-gateway.ts';
import { changeSettings } from '../../../test/settings.ts';
import { brokenInvariants } from '../../platform/db/check-invariants.ts';
import type { PaymentBook } from '../../ports/payment-gateway.ts';
import { moveOrder } from '../orders/move-order.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

const README = join(import.meta.dirname, '../../../../../README.md');
const tested = await testApi({ gateways: [jsonRpcGateway, formGateway] });
const { api, db, call, guest, customer, clock, server } = tested;

let store: BuiltStore;
let item: BuiltItem;

beforeAll(async () => {
  await changeSettings(tested, { digital_payment: true });
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 1_000 });
});

interface Placed {
  readonly orderId: number;
  readonly key: string;
  readonly amountMinor: number;
  readonly redirectUrl: string;
}

async function place(as: Caller, { gateway = 'json-rpc', of = item }: { gateway?: string; of?: BuiltItem } = {}): Promise<Placed> {
  const headers = headersFor(store);
  const where = { order_type: 'delivery', latitude: store.lat, longitude: store.lng } as const;
  await call(API.cart.add, { as, headers, body: { item_id: of.id, quantity: 2 } });
  const { body: quote } = await call(API.checkout.quote, { as, headers, body: where });
  const { body } = await call(API.checkout.place, {
    as,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: {
      ...where,
      payment_method: 'digital_payment',
      gateway,
      quote_id: quote.quote_id,
      contact_person_name: 'Aziza',
      contact_person_number: '+998901234567',
      contact_person_email: 'aziza@example.uz',
      address: 'Amir Temur 15',
    },
  });
  const [payment] = await paymentsOf(body.order_id);
  return { orderId: body.order_id, key: `payment-${payment!.id}`, amountMinor: payment!.amount_minor, redirectUrl: body.redirect_url! };
}
const readOrder = (id: number) => db.selectFrom('orders').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const paymentsOf = (id: number) => db.selectFrom('payments').where('order_id', '=', id).orderBy('id').selectAll().execute();
const stockOf = async (id: number) =>
  (await db.selectFrom('item_stock').where('item_id', '=', id).select('stock').executeTakeFirstOrThrow()).stock;
const bookedFor = async (id: number) =>
  (await db.selectFrom('ledger_entries').where('order_id', '=', id).orderBy('id').select('reason').execute()).map(({ reason }) => reason);

/** Either `result` or `error` is there; a test reads the one that it expects. */
interface RpcReply {
  readonly id: unknown;
  readonly result: { readonly state: number; readonly create_time: number; readonly transactions: readonly { readonly id: string }[] };
  readonly error: { readonly code: number };
}
const send = async (payload: string, authorization = `Basic ${Buffer.from(RPC_KEY).toString('base64')}`) => {
  const {
    statusCode,
    headers,
    payload: text,
  } = await server.inject({
    method: 'POST',
    url: '/api/v1/payment/json-rpc/callback',
    headers: { 'content-type': 'application/json', authorization },
    payload,
  });
  return { status: statusCode, type: headers['content-type'], body: JSON.parse(text) as RpcReply };
};
const callRpc = async (method: string, params: object) => (await send(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }))).body;
const account = ({ key, amountMinor }: Placed) => ({ amount: amountMinor * 100, account: { payment: key } });
const create = (placed: Placed, id: string, over: object = {}) =>
  callRpc('CreateTransaction', { id, time: clock.now().getTime(), ...account(placed), ...over });
/** An attempt of 24 characters, as the provider numbers them. */
const newId = () => randomUUID().replaceAll('-', '').slice(0, 24);
const paid = async (placed: Placed, id = newId()) => {
  await create(placed, id);
  expect((await callRpc('PerformTransaction', { id })).result.state).toBe(2);
  return id;
};

describe('a gateway that calls before it debits, in JSON-RPC', () => {
  it('redirects the customer to its page, with the payment as account', async () => {
    const placed = await place(await guest());
    const link = Buffer.from(placed.redirectUrl.split('/').at(-1)!, 'base64url').toString();
    expect(link).toContain(`ac.payment=${placed.key};a=${placed.amountMinor * 100};c=http://127.0.0.1:3000/payment?token=`);
  });

  it.each([
    [0, 1_234, 123_400],
    [2, 123_456, 123_456],
  ])('with %i digits in the currency, %i of its minor units are %i on the wire', async (digits, amountMinor, expected) => {
    const begun = await jsonRpcGateway.begin({ key: 'payment-1', amountMinor, currency: 'UZS', digits, returnUrl: 'http://shop.example' });
    expect(Buffer.from(begun.redirectUrl.split('/').at(-1)!, 'base64url').toString()).toContain(`;a=${expected};`);
    const checked: number[] = [];
    const book = {
      check: (payment: { amountMinor: number }) => Promise.resolve(checked.push(payment.amountMinor) && { ok: true }),
    } as unknown as PaymentBook;
    const params = { amount: expected, account: { payment: 'payment-1' } };
    const headers = { authorization: `Basic ${Buffer.from(RPC_KEY).toString('base64')}` };
    const body = JSON.stringify({ id: 7, method: 'CheckPerformTransaction', params });
    await jsonRpcGateway.takeCallback({ body, headers, address: '', now: clock.now(), digits }, book);
    expect(checked).toEqual([amountMinor]);
  });

  it('is answered in its own protocol with status 200, whatever is wrong', async () => {
    const methods = [
      'CheckPerformTransaction',
      'CreateTransaction',
      'PerformTransaction',
      'CancelTransaction',
      'CheckTransaction',
      'GetStatement',
    ];
    for (const method of methods)
      expect(await send(JSON.stringify({ id: 7, method, params: {} }), 'Basic d3Jvbmc=')).toMatchObject({
        status: 200,
        type: 'application/json; charset=utf-8',
        body: { jsonrpc: '2.0', id: 7, error: { code: -32504 } },
      });
    expect((await send('{')).body).toMatchObject({ id: null, error: { code: -32700 } });
    for (const method of ['Nothing', 'toString', 'constructor', '__proto__'])
      expect(await callRpc(method, {})).toMatchObject({ error: { code: -32601, data: method } });
    for (const params of [{ id: 5 }, { id: newId(), time: 1, amount: 100 }, { id: newId(), time: 1, amount: 100, account: null }])
      expect((await callRpc('CreateTransaction', params)).error.code).toBe(-32600);
    expect((await send('null')).body.error.code).toBe(-32600);
  });

  it('is told of a fault of the shop, whatever its kind, and so calls again', async () => {
    const down = (fault: Error): PaymentBook => ({ find: () => Promise.reject(fault) }) as unknown as PaymentBook;
    const authorization = `Basic ${Buffer.from(RPC_KEY).toString('base64')}`;
    const body = JSON.stringify({ id: 7, method: 'CheckTransaction', params: { id: newId() } });
    for (const fault of [new Error('The database is down'), new TypeError('A fault of the book')]) {
      const reply = await jsonRpcGateway.takeCallback(
        { body, headers: { authorization }, address: '', now: clock.now(), digits: 0 },
        down(fault),
      );
      expect([reply!.status, JSON.parse(reply!.body)]).toMatchObject([200, { id: 7, error: { code: -32400 } }]);
    }
  });

  it('may pay an order that waits for exactly this amount, and no other', async () => {
    const placed = await place(await guest());
    const check = (over: object) => callRpc('CheckPerformTransaction', { ...account(placed), ...over });
    expect((await check({})).result).toEqual({ allow: true });
    for (const amount of [placed.amountMinor * 100 + 1, 100, 0]) {
      expect((await check({ amount })).error.code).toBe(-31001);
      expect((await create(placed, newId(), { amount })).error.code).toBe(-31001);
    }
    for (const payment of ['payment-999999999', String(placed.orderId), '']) {
      expect((await check({ account: { payment } })).error).toMatchObject({ code: -31050, data: 'payment' });
      expect((await create(placed, newId(), { account: { payment } })).error.code).toBe(-31050);
    }
  });

  it('pays an order by its calls alone, and repeated calls have the same answer', async () => {
    const placed = await place(await guest());
    const id = newId();
    const created = await create(placed, id);
    expect(created.result).toMatchObject({ transaction: id, state: 1, perform_time: 0, cancel_time: 0, reason: null });
    expect(await create(placed, id)).toEqual(created);
    expect((await readOrder(placed.orderId)).payment_status).toBe('unpaid');
    const performed = await callRpc('PerformTransaction', { id });
    expect(performed.result).toMatchObject({ state: 2, create_time: created.result.create_time });
    expect(await Promise.all([1, 2, 3].map(() => callRpc('PerformTransaction', { id })))).toEqual([performed, performed, performed]);
    expect(await readOrder(placed.orderId)).toMatchObject({ payment_status: 'paid', status: 'pending', pay_until: null });
    expect(await bookedFor(placed.orderId)).toEqual(['order_payment']);
    expect((await callRpc('CheckTransaction', { id })).result).toEqual(performed.result);
    expect((await callRpc('CheckPerformTransaction', account(placed))).error.code).toBe(-31050);
    expect((await create(placed, id)).error.code).toBe(-31008);
  });

  it('opens one attempt at a time, and a new one after a cancel', async () => {
    const placed = await place(await guest());
    const [first, second] = [newId(), newId()];
    const both = await Promise.all([create(placed, first), create(placed, second)]);
    expect(
      both.map((each) => (Object.hasOwn(each, 'result') ? each.result.state : each.error.code)).toSorted((one, other) => one - other),
    ).toEqual([-31008, 1]);
    const [open, refused] = Object.hasOwn(both[0], 'result') ? [first, second] : [second, first];
    const canceled = await callRpc('CancelTransaction', { id: open, reason: 3 });
    expect(canceled.result).toMatchObject({ state: -1, reason: 3, perform_time: 0 });
    expect(await callRpc('CancelTransaction', { id: open, reason: 5 })).toEqual(canceled);
    expect((await callRpc('PerformTransaction', { id: open })).error.code).toBe(-31008);
    await paid(placed, refused);
    expect((await readOrder(placed.orderId)).payment_status).toBe('paid');
  });

  it('takes the money of a performed payment back: the order is canceled, its goods and the books follow', async () => {
    const own = await buildItem(db, { store, price_minor: 20_000, stock: 5 });
    const as = await customer();
    const placed = await place(as, { of: own });
    const id = await paid(placed);
    expect(await stockOf(own.id)).toBe(3);
    const canceled = await callRpc('CancelTransaction', { id, reason: 5 });
    expect(canceled.result).toMatchObject({ state: -2, reason: 5, perform_time: expect.any(Number), cancel_time: expect.any(Number) });
    expect(await callRpc('CancelTransaction', { id, reason: 5 })).toEqual(canceled);
    expect(await readOrder(placed.orderId)).toMatchObject({ status: 'canceled', status_by: 'system', payment_status: 'refunded' });
    expect((await paymentsOf(placed.orderId)).map(({ state }) => state)).toEqual(['refunded']);
    expect(await bookedFor(placed.orderId)).toEqual(['order_payment', 'order_refund']);
    expect(await stockOf(own.id)).toBe(5);
  });

  it('cannot reverse a payment for goods on their way', async () => {
    const placed = await place(await guest());
    const id = await paid(placed);
    for (const to of ['confirmed', 'processing', 'handover'] as const)
      expect(await inTransaction(db, (trx) => moveOrder(trx, { orderId: placed.orderId, to, by: { as: 'store' } }))).toEqual({ ok: true });
    expect((await callRpc('CancelTransaction', { id, reason: 5 })).error.code).toBe(-31007);
    expect((await callRpc('CheckTransaction', { id })).result.state).toBe(2);
    expect(await readOrder(placed.orderId)).toMatchObject({ status: 'handover', payment_status: 'paid' });
  });

  it('alone can give money back: a canceled order waits for that, and the README says how to find it', async () => {
    const as = await customer();
    const placed = await place(as);
    const id = await paid(placed);
    await call(API.orders.cancel, { as, body: { order_id: placed.orderId, reason: 'Changed my mind' } });
    await api.jobs.perform('give-money-back', {});
    expect((await readOrder(placed.orderId)).payment_status).toBe('paid');
    const [, query] = /`(select [^`]*give_back_since[^`]*)`/.exec(await readFile(README, 'utf8'))!;
    const waiting = async () => (await sql.raw<{ order_id: number }>(query!).execute(db)).rows.map((row) => row.order_id);
    expect(await waiting()).toEqual([placed.orderId]);
    expect((await callRpc('CancelTransaction', { id, reason: 5 })).result.state).toBe(-2);
    expect(await waiting()).toEqual([]);
    expect(await readOrder(placed.orderId)).toMatchObject({ status: 'canceled', payment_status: 'refunded' });
  });

  it('does not debit for an order that was given up, or paid otherwise, meanwhile', async () => {
    const late = await place(await guest());
    const as = await guest();
    const inCash = await place(as);
    const [lateId, cashId] = [newId(), newId()];
    await create(late, lateId);
    await create(inCash, cashId);
    await sql`update orders set pay_until = now() - interval '1 second' where id = ${late.orderId}`.execute(db);
    await api.jobs.perform('expire-unpaid-orders', {});
    await call(API.payment.switchToCash, { as, body: { order_id: inCash.orderId } });
    for (const id of [lateId, cashId]) {
      expect((await callRpc('PerformTransaction', { id })).error.code).toBe(-31008);
      expect((await callRpc('CheckTransaction', { id })).result).toMatchObject({ state: -1, reason: 4 });
    }
    expect((await callRpc('CheckPerformTransaction', account(late))).error.code).toBe(-31050);
    expect((await readOrder(late.orderId)).status).toBe('failed');
  });

  it('has twelve hours for an attempt, the shop twenty minutes for an order: the shorter time counts', async () => {
    const placed = await place(await guest());
    const { pay_until, created_at } = await readOrder(placed.orderId);
    expect(Math.round((pay_until!.getTime() - created_at.getTime()) / 60_000)).toBe(20);
    const id = newId();
    const start = clock.now();
    const pass = (ms: number) => clock.set(new Date(clock.now().getTime() + ms).toISOString());
    const time = start.getTime() - 43_200_000;
    expect((await create(placed, id, { time })).result.state).toBe(1);
    pass(1);
    for (const step of [() => callRpc('PerformTransaction', { id }), () => create(placed, id, { time })]) {
      expect((await step()).error.code).toBe(-31008);
      expect((await callRpc('CheckTransaction', { id })).result).toMatchObject({ state: -1, reason: 4 });
    }
    const repeated = newId();
    expect((await create(placed, repeated, { time: time + 1 })).result.state).toBe(1);
    pass(1);
    expect((await create(placed, repeated, { time: time + 1 })).error.code).toBe(-31008);
    expect((await callRpc('CheckTransaction', { id: repeated })).result).toMatchObject({ state: -1, reason: 4 });
    clock.set(start.toISOString());
  });

  it('reads its statement by its own time', async () => {
    const placed = await place(await guest());
    const [id, time] = [newId(), clock.now().getTime() - 3_600_123];
    await create(placed, id, { time });
    const ids = async (from: number, to: number) =>
      (await callRpc('GetStatement', { from, to })).result.transactions.map((each) => each.id);
    expect(await ids(time, time)).toEqual([id]);
    expect(await ids(time + 1, time + 1000)).toEqual([]);
    expect((await callRpc('GetStatement', { from: time, to: time })).result.transactions[0]).toMatchObject({
      time,
      amount: placed.amountMinor * 100,
      account: { payment: placed.key },
      state: 1,
    });
    for (const method of ['PerformTransaction', 'CheckTransaction', 'CancelTransaction'])
      expect((await callRpc(method, { id: newId(), reason: 5 })).error.code).toBe(-31003);
  });

  it('knows nothing of the payments of another gateway', async () => {
    const other = await place(await guest(), { gateway: 'form' });
    expect((await callRpc('CheckPerformTransaction', account(other))).error.code).toBe(-31050);
    expect((await create(other, newId())).error.code).toBe(-31050);
  });

  it('fills a wallet, and cannot reverse that', async () => {
    await changeSettings(tested, { wallet: true, add_fund: true });
    const as = await customer();
    await call(API.wallet.addFund, {
      as,
      headers: { 'idempotency-key': randomUUID() },
      body: { amount: 50_000, payment_method: 'json-rpc' },
    });
    const payment = await db.selectFrom('payments').where('purpose', '=', 'wallet_top_up').selectAll().executeTakeFirstOrThrow();
    const topUp = { orderId: 0, key: `payment-${payment.id}`, amountMinor: payment.amount_minor, redirectUrl: '' };
    const id = await paid(topUp);
    const balance = await db
      .selectFrom('ledger_accounts')
      .where('customer_id', '=', payment.customer_id)
      .where('kind', '=', 'wallet')
      .select('balance')
      .executeTakeFirst();
    expect(balance).toEqual({ balance: payment.amount_minor });
    expect((await callRpc('CancelTransaction', { id, reason: 5 })).error.code).toBe(-31007);
  });
});

describe('a gateway that posts forms in two steps', () => {
  const post = async (fields: Record<string, string>, sign = signForm) => {
    const form = new URLSearchParams({ service_id: '1', sign_time: '2026-11-20 12:00:00', error: '0', ...fields });
    form.set('sign_string', sign(form));
    const { statusCode, payload } = await server.inject({
      method: 'POST',
      url: '/api/v1/payment/form/callback',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    });
    expect(statusCode).toBe(200);
    return (JSON.parse(payload) as { error: number }).error;
  };
  const prepared = async () => {
    const placed = await place(await guest(), { gateway: 'form' });
    const attempt = { click_trans_id: String(placed.orderId), merchant_trans_id: placed.key, amount: `${placed.amountMinor}.00` };
    return {
      placed,
      prepare: { ...attempt, action: '0' },
      complete: { ...attempt, action: '1', merchant_prepare_id: attempt.click_trans_id },
    };
  };

  it('pays an order, whose signature covers the fields as they are written', async () => {
    const { placed, prepare, complete } = await prepared();
    expect(await post(prepare, () => FORM_SECRET)).toBe(-1);
    expect(await post({ ...prepare, amount: '1' })).toBe(-2);
    expect(await post(prepare)).toBe(0);
    expect(await post(prepare)).toBe(0);
    expect(await post({ ...complete, click_trans_id: '999' })).toBe(-6);
    expect([await post(complete), await post(complete)]).toEqual([0, 0]);
    expect((await readOrder(placed.orderId)).payment_status).toBe('paid');
    expect(await post({ ...prepare, click_trans_id: '998' })).toBe(-4);
  });

  it('gives an attempt up that it could not debit; the order waits on', async () => {
    const { placed, prepare, complete } = await prepared();
    expect(await post(prepare)).toBe(0);
    expect(await post({ ...complete, error: '-5017' })).toBe(-9);
    expect(await post(complete)).toBe(-9);
    expect(await readOrder(placed.orderId)).toMatchObject({ status: 'pending', payment_status: 'unpaid' });
  });
});

it('takes forms of signed callers alone', async () => {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/v1/newsletter/subscribe',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=1',
  });
  expect(answer.statusCode).toBe(415);
});

it('leaves the books in order', async () => {
  expect(await brokenInvariants(db)).toEqual([]);
});
