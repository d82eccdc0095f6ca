import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { requestedJobs, drainRequestedJobs } from '../../../test/requested-jobs.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { changeSettings } from '../../../test/settings.ts';
import { brokenInvariants } from '../../platform/db/check-invariants.ts';
import { sandboxSecret } from '../sandbox-gateway/gateway.ts';
import { SIGNATURE_HEADER, signCallback } from '../sandbox-gateway/sign-callback.ts';
import { expireOrders } from './expire-orders.ts';

const tested = await testApi({ paymentCallbacks: ['https://app.example/paid', 'my-app://paid'] });
const { api, db, call, guest, customer, clock, server } = tested;
const SECRET = sandboxSecret(api.config.secrets.signing);

let store: BuiltStore;
let item: BuiltItem;

beforeAll(async () => {
  await changeSettings(tested, { digital_payment: true });
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 1_000 });
});

const place = async (
  as: Caller,
  { key = randomUUID(), of = item, ...over }: { key?: string; of?: BuiltItem } & Record<string, unknown> = {},
) => {
  const headers = headersFor(store);
  const where = { order_type: 'delivery', latitude: store.lat, longitude: store.lng, ...over } as const;
  await call(API.cart.add, { as, headers, body: { item_id: of.id, quantity: 2 } });
  const { body: quote } = await call(API.checkout.quote, { as, headers, body: where });
  const body = {
    ...where,
    payment_method: 'digital_payment',
    quote_id: quote.quote_id,
    contact_person_name: 'Aziza',
    contact_person_number: '+998901234567',
    contact_person_email: 'aziza@example.uz',
    address: 'Amir Temur 15',
  };
  const send = () => call(API.checkout.place, { as, headers: { ...headers, 'idempotency-key': key }, body });
  return { ...(await send()), send };
};
const idIn = (url: string | null) => url!.replace('/payment/', '');
const decide = (payment: string, decision: 'approve' | 'decline' | 'abandon') =>
  call(API.payment.sandboxDecide, { params: { payment }, body: { decision } });
const callBack = (id: string) => api.jobs.perform('sandbox-callback', { id });
const pay = async (payment: string, decision: 'approve' | 'decline' | 'abandon' = 'approve') => {
  await decide(payment, decision);
  await callBack(payment);
};
const send = (news: object, { secret = SECRET, at = clock.now(), signature }: { secret?: string; at?: Date; signature?: string } = {}) => {
  const payload = JSON.stringify(news);
  return server.inject({
    method: 'POST',
    url: '/api/v1/payment/sandbox/callback',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature ?? signCallback(secret, payload, at) },
    payload,
  });
};
const newsOf = async (payment: string) => {
  const row = await db.selectFrom('sandbox_payments').where('id', '=', payment).selectAll().executeTakeFirstOrThrow();
  return {
    event: randomUUID(),
    providerPaymentId: payment,
    key: row.reference,
    state: 'captured',
    amountMinor: row.amount_minor,
    currency: row.currency,
  };
};

describe('the address of an app', () => {
  it.each(['https://app.example/paid?from=cart', 'my-app://paid'])(
    '%s gets the buyer back from the gateway, with the order',
    async (callback) => {
      const { body } = await place(await guest(), { callback });
      const { body: decided } = await decide(idIn(body.redirect_url), 'decline');
      const address = new URL(decided.return_url);
      expect(decided.return_url.startsWith(callback)).toBe(true);
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        order_id: String(body.order_id),
        token: body.tracking_token,
        flag: 'fail',
      });
    },
  );

  it.each(['https://evil.example/paid', 'https://app.example/account', '/payment'])(
    '%s is refused, and no order is placed',
    async (callback) => {
      const as = await guest();
      const { status, body } = await place(as, { callback });
      expect([status, body.errors?.[0]]).toEqual([422, expect.objectContaining({ code: 'callback-not-allowed', field: 'callback' })]);
      expect((await call(API.cart.list, { as, headers: headersFor(store) })).body.lines).toHaveLength(1);
    },
  );

  it('stands for another attempt, too, and for a wallet', async () => {
    const as = await customer();
    const { body } = await place(as, { payment_method: 'digital_payment' });
    await pay(idIn(body.redirect_url), 'decline');
    const again = { order_id: body.order_id, payment_method: 'digital_payment' };
    const refused = await call(API.payment.change, { as, body: { ...again, callback: 'https://evil.example' } });
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, 'callback-not-allowed']);
    const { body: changed } = await call(API.payment.change, { as, body: { ...again, callback: 'my-app://paid' } });
    expect((await decide(idIn(changed.redirect_url), 'approve')).body.return_url).toMatch(
      /^my-app:\/\/paid\?order_id=\d+&token=.*&flag=success$/,
    );
    const wallet = await call(API.wallet.addFund, {
      as,
      body: { amount: 50_000, payment_method: 'sandbox', callback: 'https://evil.example' },
    });
    expect([wallet.status, wallet.body.errors?.[0]?.field]).toEqual([422, 'callback']);
  });
});

const readOrder = (id: number) => db.selectFrom('orders').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const paymentsOf = (id: number) => db.selectFrom('payments').where('order_id', '=', id).orderBy('id').selectAll().execute();
const bookedFor = async (id: number) =>
  (
    await sql<{ reason: string; kind: string; amount: number }>`
      select e.reason, a.kind, p.amount from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
      where e.order_id = ${id} order by e.id, a.kind`.execute(db)
  ).rows.map(({ reason, kind, amount }) => `${reason} ${kind} ${amount}`);
const stockOf = async (id: number) =>
  (await db.selectFrom('item_stock').where('item_id', '=', id).select('stock').executeTakeFirstOrThrow()).stock;
const runOut = (id: number) => sql`update orders set pay_until = now() - interval '1 second' where id = ${id}`.execute(db);
const expire = () => api.jobs.perform('expire-unpaid-orders', {});
const code = (answer: { body: { errors?: readonly { code: string }[] } }) => answer.body.errors?.[0]?.code;

describe('an order that is paid online', () => {
  it('is placed unpaid, leads to the gateway and is paid once its callback comes, booked once [checkout-10]', async () => {
    const as = await guest();
    const { body } = await place(as);
    expect(body).toMatchObject({ payment_method: 'digital_payment', payment_status: 'unpaid', order_status: 'pending' });
    expect(body.redirect_url).toMatch(/^\/payment\/[\w-]{32}$/);
    const before = await readOrder(body.order_id);
    expect(Math.round((before.pay_until!.getTime() - before.created_at.getTime()) / 60_000)).toBe(20);
    const payment = idIn(body.redirect_url);
    const { body: decided } = await decide(payment, 'approve');
    expect(decided.return_url).toBe(`/payment?token=${body.tracking_token}&flag=success`);
    expect((await readOrder(body.order_id)).payment_status).toBe('unpaid');
    const callbacks = await requestedJobs(db, 'sandbox-callback');
    expect(callbacks.filter(({ payload }) => payload['id'] === payment)).toHaveLength(1);
    await callBack(payment);
    await callBack(payment);
    expect(await readOrder(body.order_id)).toMatchObject({ payment_status: 'paid', status: 'pending', pay_until: null });
    const total = before.total_minor;
    expect(await bookedFor(body.order_id)).toEqual([`order_payment payments ${-total}`, `order_payment sales ${total}`]);
  });

  it('is the same order and the same payment when it is sent twice with its key', async () => {
    const as = await guest();
    const first = await place(as);
    const second = await first.send();
    expect(second.body).toEqual(first.body);
    expect(await paymentsOf(first.body.order_id)).toHaveLength(1);
  });

  it('is worked on only once it is paid', async () => {
    const told = async (id: number) =>
      (await db.selectFrom('outbox').where('deduplication_key', '=', `order-placed:${id}`).select('id').execute()).length;
    await drainRequestedJobs(db, 'play-city');
    const { body } = await place(await guest());
    expect([await told(body.order_id), await requestedJobs(db, 'play-city')]).toEqual([0, []]);
    await pay(idIn(body.redirect_url));
    expect([await told(body.order_id), await requestedJobs(db, 'play-city')]).toEqual([1, [expect.objectContaining({ run_in: null })]]);
  });

  it('is offered nowhere without a gateway, without its zone or without the operator [checkout-10]', async () => {
    const as = await guest();
    await db.updateTable('zones').where('id', '=', store.zoneId).set({ digital_payment: false }).execute();
    expect(code(await place(as))).toBe('digital-payment-not-allowed');
    await db.updateTable('zones').where('id', '=', store.zoneId).set({ digital_payment: true }).execute();
    await changeSettings(tested, { digital_payment: false });
    expect(code(await place(as))).toBe('digital-payment-not-allowed');
    await changeSettings(tested, { digital_payment: true });
    expect((await place(as)).status).toBe(200);
  });
});

describe('only the gateway marks an order as paid', () => {
  it.each<[string, Parameters<typeof send>[1]]>([
    ['without a signature', { signature: '' }],
    ['signed with another secret', { secret: 'guessed' }],
    ['signed with an empty secret', { secret: '' }],
    ['signed six minutes ago', { at: new Date(Date.parse('2026-11-20T06:54:00Z')) }],
  ])('a callback %s is refused [checkout-10]', async (_name, how) => {
    const { body } = await place(await guest());
    const answer = await send(await newsOf(idIn(body.redirect_url)), how);
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'bad-signature']);
    expect((await readOrder(body.order_id)).payment_status).toBe('unpaid');
  });

  it('a signed callback counts only as far as the gateway itself says the same [checkout-10]', async () => {
    const { body } = await place(await guest());
    const news = await newsOf(idIn(body.redirect_url));
    expect((await send(news)).statusCode).toBe(200);
    expect((await readOrder(body.order_id)).payment_status).toBe('unpaid');
  });

  it.each<[string, (news: Awaited<ReturnType<typeof newsOf>>, other: Awaited<ReturnType<typeof newsOf>>) => object]>([
    ['of a smaller amount', (news) => ({ ...news, amountMinor: 1 })],
    ['in another currency', (news) => ({ ...news, currency: 'USD' })],
    ['of another order', (news, other) => ({ ...news, key: other.key })],
    ['of no payment', (news) => ({ ...news, key: 'payment-999999999', providerPaymentId: 'nothing' })],
  ])('a callback %s is flagged and changes nothing [checkout-10]', async (_name, changed) => {
    const [cheap, dear] = [await place(await guest()), await place(await guest())];
    await decide(idIn(cheap.body.redirect_url), 'approve');
    const news = changed(await newsOf(idIn(cheap.body.redirect_url)), await newsOf(idIn(dear.body.redirect_url))) as { event: string };
    expect((await send(news)).statusCode).toBe(200);
    for (const { body } of [cheap, dear]) expect((await readOrder(body.order_id)).payment_status).toBe('unpaid');
    const noted = await db.selectFrom('payment_events').where('event', '=', news.event).selectAll().execute();
    expect(noted.map(({ outcome }) => outcome)).toEqual(['flagged']);
  });

  it('a gateway that took another sum does not pay the order [checkout-10]', async () => {
    const { body } = await place(await guest());
    const payment = idIn(body.redirect_url);
    await db.updateTable('sandbox_payments').where('id', '=', payment).set({ amount_minor: 1 }).execute();
    await pay(payment);
    expect((await readOrder(body.order_id)).payment_status).toBe('unpaid');
    const noted = await db.selectFrom('payment_events').where('event', '=', `${payment}:approved`).selectAll().execute();
    expect(noted.map(({ outcome, problem }) => [outcome, problem])).toEqual([['flagged', 'another amount']]);
  });

  it('a decision at the gateway is final', async () => {
    const { body } = await place(await guest());
    const payment = idIn(body.redirect_url);
    await pay(payment, 'decline');
    expect((await decide(payment, 'approve')).body.state).toBe('declined');
    expect((await call(API.payment.sandboxPayment, { params: { payment: 'x'.repeat(32) } })).status).toBe(404);
  });

  it('a repeated callback notifies once', async () => {
    const { body } = await place(await guest());
    const payment = idIn(body.redirect_url);
    await decide(payment, 'approve');
    const news = await newsOf(payment);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(news)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await bookedFor(body.order_id)).toHaveLength(2);
    expect(await db.selectFrom('payment_events').where('event', '=', news.event).selectAll().execute()).toHaveLength(1);
  });
});

describe('a payment that did not go through', () => {
  it('leaves the order for a while: it may be paid once more [order-03]', async () => {
    const as = await guest();
    const { body } = await place(as);
    await pay(idIn(body.redirect_url), 'decline');
    const { body: tracked } = await call(API.orders.track, { as, query: { order_id: body.order_id } });
    expect(tracked).toMatchObject({ payment_status: 'failed', order_status: 'pending', can_pay: true, can_switch_to_cod: true });
    const again = await call(API.payment.change, { as, body: { order_id: body.order_id, payment_method: 'digital_payment' } });
    expect(again.body).toMatchObject({ message: 'Payment info updated.', redirect_url: expect.stringMatching(/^\/payment\//) });
    expect(again.body.redirect_url).not.toBe(body.redirect_url);
    await pay(idIn(again.body.redirect_url));
    expect((await readOrder(body.order_id)).payment_status).toBe('paid');
  });

  it('is paid to the courier instead, where the zone takes cash [order-03, checkout-04]', async () => {
    const as = await guest();
    const { body } = await place(as);
    await pay(idIn(body.redirect_url), 'abandon');
    const cash = () => call(API.payment.switchToCash, { as, body: { order_id: body.order_id } });
    await db.updateTable('zones').where('id', '=', store.zoneId).set({ cash_on_delivery: false }).execute();
    expect(code(await cash())).toBe('cash-not-allowed');
    const { body: tracked } = await call(API.orders.track, { as, query: { order_id: body.order_id } });
    expect(tracked).toMatchObject({ can_pay: true, can_switch_to_cod: false });
    await db.updateTable('zones').where('id', '=', store.zoneId).set({ cash_on_delivery: true }).execute();
    expect((await cash()).status).toBe(200);
    expect(await readOrder(body.order_id)).toMatchObject({ payment_method: 'cash_on_delivery', payment_status: 'unpaid', pay_until: null });
    expect(await cash()).toMatchObject({ status: 200 });
  });

  it('is canceled with its reason, and its reservation is released [order-04]', async () => {
    const as = await guest();
    const own = await buildItem(db, { store, price_minor: 20_000, stock: 5 });
    const { body } = await place(as, { of: own });
    expect(await stockOf(own.id)).toBe(3);
    const answer = await call(API.payment.cancelFailed, { as, body: { order_id: body.order_id } });
    expect(answer).toMatchObject({ status: 200, body: { message: 'The order is canceled.' } });
    const again = await call(API.payment.cancelFailed, { as, body: { order_id: body.order_id } });
    expect(again).toMatchObject({ status: 200, body: answer.body });
    expect(code(await call(API.payment.cancelFailed, { as: await guest(), body: { order_id: body.order_id } }))).toBe('order-not-found');
    expect(await readOrder(body.order_id)).toMatchObject({ status: 'canceled', status_note: 'Order payment canceled' });
    expect(await stockOf(own.id)).toBe(5);
    expect((await paymentsOf(body.order_id)).map(({ state }) => state)).toEqual(['canceled']);
  });

  it.each(['switchToCash', 'cancelFailed'] as const)(
    '%s is for the own order alone, and not for one that is paid [order-03, order-04]',
    async (name) => {
      const as = await guest();
      const { body } = await place(as);
      const ask = (caller: Caller) => call(API.payment[name], { as: caller, body: { order_id: body.order_id } });
      expect(code(await ask(await guest()))).toBe('order-not-found');
      expect(code(await ask(await customer()))).toBe('order-not-found');
      await pay(idIn(body.redirect_url));
      expect(code(await ask(as))).toBe('already-paid');
    },
  );
});

describe('an order that is not paid in twenty minutes', () => {
  it('is canceled: stock is released and the customer notified [checkout-10]', async () => {
    const as = await customer();
    const own = await buildItem(db, { store, price_minor: 20_000, stock: 5 });
    const { body } = await place(as, { of: own });
    await expire();
    expect((await readOrder(body.order_id)).status).toBe('pending');
    await runOut(body.order_id);
    await expire();
    await expire();
    expect(await readOrder(body.order_id)).toMatchObject({ status: 'failed', payment_status: 'failed' });
    expect(await stockOf(own.id)).toBe(5);
    expect((await paymentsOf(body.order_id)).map(({ state }) => state)).toEqual(['expired']);
    expect(code(await call(API.payment.switchToCash, { as, body: { order_id: body.order_id } }))).toBe('wrong-step');
    const told = await db.selectFrom('notifications').where('order_id', '=', body.order_id).selectAll().execute();
    expect(told).toHaveLength(1);
  });

  it('gives its coupon back [checkout-10]', async () => {
    await sql`insert into coupons (code, title, kind, discount, starts_at, ends_at, total_limit)
      values ('ONCE1', '{"en":"Once"}', 'amount', 1000, now() - interval '9 days', now() + interval '9 days', 1)`.execute(db);
    const { body } = await place(await customer(), { coupon_code: 'ONCE1' });
    const used = async () => (await db.selectFrom('coupons').where('code', '=', 'ONCE1').select('used').executeTakeFirstOrThrow()).used;
    expect(await used()).toBe(1);
    await runOut(body.order_id);
    await expire();
    expect(await used()).toBe(0);
    await pay(idIn(body.redirect_url));
    expect([await used(), (await readOrder(body.order_id)).status]).toEqual([1, 'pending']);
  });

  it('is not given up when its money came and only the callback was lost [checkout-10]', async () => {
    const { body } = await place(await guest());
    await decide(idIn(body.redirect_url), 'approve');
    await runOut(body.order_id);
    await expire();
    expect(await readOrder(body.order_id)).toMatchObject({ status: 'pending', payment_status: 'paid' });
  });

  it('holds up no other when its gateway does not answer [checkout-10]', async () => {
    const [asked, other] = [await place(await guest()), await place(await guest())].map(({ body }) => body);
    await runOut(asked!.order_id);
    await runOut(other!.order_id);
    const gateway = api.adapters.gateways[0]!;
    const answer = gateway.find!.bind(gateway);
    const find = vi
      .spyOn(gateway, 'find')
      .mockImplementation((id) =>
        id === idIn(asked!.redirect_url) ? Promise.reject(new Error('The gateway does not answer.')) : answer(id),
      );
    await expire();
    expect([(await readOrder(asked!.order_id)).status, (await readOrder(other!.order_id)).status]).toEqual(['pending', 'failed']);
    find.mockRestore();
    await expire();
    expect((await readOrder(asked!.order_id)).status).toBe('failed');
  });

  it('waits behind none whose gateway does not answer, however many they are [checkout-10]', async () => {
    const placed = await Promise.all([1, 2, 3].map(async () => (await place(await guest())).body));
    for (const { order_id: orderId } of placed) await runOut(orderId);
    const last = placed.reduce((one, other) => (other.order_id > one.order_id ? other : one));
    const gateway = api.adapters.gateways[0]!;
    const answer = gateway.find!.bind(gateway);
    const find = vi
      .spyOn(gateway, 'find')
      .mockImplementation((id) =>
        id === idIn(last.redirect_url) ? answer(id) : Promise.reject(new Error('The gateway does not answer.')),
      );
    await expireOrders(api, 2);
    const states = await Promise.all(placed.map(async ({ order_id: id }) => (await readOrder(id)).status));
    expect(states).toEqual(placed.map((each) => (each === last ? 'failed' : 'pending')));
    find.mockRestore();
    await expire();
  });

  it('lives again when its money comes late and its goods are still there [checkout-10]', async () => {
    const own = await buildItem(db, { store, price_minor: 20_000, stock: 5 });
    const { body } = await place(await guest(), { of: own });
    await runOut(body.order_id);
    await expire();
    await pay(idIn(body.redirect_url));
    expect(await readOrder(body.order_id)).toMatchObject({ status: 'pending', payment_status: 'paid' });
    expect(await stockOf(own.id)).toBe(3);
  });

  it('with goods sold meanwhile is refunded [checkout-10]', async () => {
    const own = await buildItem(db, { store, price_minor: 20_000, stock: 2 });
    const { body } = await place(await guest(), { of: own });
    await runOut(body.order_id);
    await expire();
    await place(await guest(), { of: own });
    await pay(idIn(body.redirect_url));
    await api.jobs.perform('give-money-back', {});
    await api.jobs.perform('give-money-back', {});
    expect(await readOrder(body.order_id)).toMatchObject({ status: 'failed', payment_status: 'refunded' });
    expect((await paymentsOf(body.order_id)).map(({ state }) => state)).toEqual(['refunded']);
    expect((await bookedFor(body.order_id)).map((line) => line.split(' ', 2).join(' '))).toEqual([
      'order_payment payments',
      'order_payment sales',
      'order_refund payments',
      'order_refund refunds',
    ]);
  });
});

it('gives the money of a canceled order back the way it came', async () => {
  const as = await customer();
  const { body } = await place(as);
  await pay(idIn(body.redirect_url));
  await call(API.orders.cancel, { as, body: { order_id: body.order_id, reason: 'Changed my mind' } });
  await api.jobs.perform('give-money-back', {});
  expect((await readOrder(body.order_id)).payment_status).toBe('refunded');
  const { body: told } = await call(API.notifications.list, { as });
  expect(told.notifications.map(({ title }) => title)).toContain('Your money was given back');
  const sandbox = await db.selectFrom('sandbox_payments').where('id', '=', idIn(body.redirect_url)).selectAll().executeTakeFirstOrThrow();
  expect(sandbox.state).toBe('refunded');
});

it('gives money back that comes after the order was paid otherwise', async () => {
  const as = await guest();
  const { body } = await place(as);
  await call(API.payment.switchToCash, { as, body: { order_id: body.order_id } });
  await pay(idIn(body.redirect_url));
  await api.jobs.perform('give-money-back', {});
  expect(await readOrder(body.order_id)).toMatchObject({ payment_method: 'cash_on_delivery', payment_status: 'unpaid', status: 'pending' });
  expect((await paymentsOf(body.order_id)).map(({ state }) => state)).toEqual(['refunded']);
});

it('leaves the books in order', async () => {
  expect(await brokenInvariants(db)).toEqual([]);
});
