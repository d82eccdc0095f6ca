import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { changeSettings } from '../../../test/settings.ts';
import { brokenInvariants } from '../../platform/db/check-invariants.ts';

const tested = await testApi();
const { api, db, call, customer, guest, clock } = tested;

beforeAll(async () => {
  await changeSettings(tested, { digital_payment: true });
  await db
    .insertInto('wallet_bonuses')
    .values({
      title: { en: 'Five on top' },
      bonus_type: 'percent',
      bonus: 5,
      min_add_minor: 100_000,
      max_bonus_minor: 30_000,
      starts_at: '2026-11-01',
      ends_at: '2026-12-01',
    })
    .execute();
});

const add = (as: Caller, amount: number, { key = randomUUID(), gateway = 'sandbox', headers = {} } = {}) =>
  call(API.wallet.addFund, { as, headers: { ...headers, 'idempotency-key': key }, body: { amount, payment_method: gateway } });
const idIn = (url: string) => url.replace('/payment/', '');
const decide = (payment: string, decision: 'approve' | 'decline' | 'abandon') =>
  call(API.payment.sandboxDecide, { params: { payment }, body: { decision } });
const callBack = (id: string) => api.jobs.perform('sandbox-callback', { id });
const wallet = async (as: Caller) => (await call(API.wallet.transactions, { as })).body;
const paymentsOf = ({ customerId }: { readonly customerId: number }) =>
  db.selectFrom('payments').where('customer_id', '=', customerId).orderBy('id').selectAll().execute();
const first = ({ body }: { body: { errors?: readonly { code: string; message: string; field?: string }[] } }) => body.errors?.[0];

describe('adding money to the wallet [api-82]', () => {
  it('leads to the gateway, and the money and its bonus are there once its callback comes, booked once', async () => {
    const me = await customer();
    const { status, body } = await add(me, 120_000);
    expect([status, body.message]).toEqual([200, 'Pay now, and the money is in your wallet.']);
    expect(body.redirect_url).toMatch(/^\/payment\/[\w-]{32}$/);
    const [payment] = await paymentsOf(me);
    const { body: decided } = await decide(idIn(body.redirect_url), 'approve');
    expect(decided.return_url).toBe(`/profile?page=wallet&payment=${payment!.id}&flag=success`);
    expect((await wallet(me)).wallet_balance).toBe(0);
    await callBack(idIn(body.redirect_url));
    await callBack(idIn(body.redirect_url));
    const { transactions, wallet_balance } = await wallet(me);
    expect(wallet_balance).toBe(126_000);
    expect(transactions.map(({ transaction_type, amount, payment_id }) => [transaction_type, amount, payment_id])).toEqual([
      ['top_up_bonus', 6_000, payment!.id],
      ['top_up', 120_000, payment!.id],
    ]);
    expect(await paymentsOf(me)).toMatchObject([{ state: 'captured', amount_minor: 120_000 }]);
  });

  it("shows the received amount in the reader's language", async () => {
    const me = await customer();
    const { body } = await add(me, 50_000);
    await decide(idIn(body.redirect_url), 'approve');
    await callBack(idIn(body.redirect_url));
    const notices = await call(API.notifications.list, { as: me, headers: { 'x-localization': 'ru' } });
    const [notice] = notices.body.notifications;
    expect(notice!.type).toBe('wallet');
    expect(notice!.title).toMatch(/^\p{Script=Cyrillic}/u);
    expect(notice!.body.replaceAll(/\s/g, ' ')).toMatch(/^\+50 000 \S+$/);
  });

  it('is one payment however often it is sent with its key', async () => {
    const me = await customer();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => add(me, 40_000, { key })));
    expect(new Set(answers.map(({ body }) => body.redirect_url)).size).toBe(1);
    expect(await paymentsOf(me)).toHaveLength(1);
    expect(first(await add(me, 50_000, { key }))?.code).toBe('key-reused');
    await add(me, 40_000);
    expect(await paymentsOf(me)).toHaveLength(2);
    // Keys belong to their customer: the same key of another customer is another payment.
    const other = await customer();
    expect((await add(other, 40_000, { key })).body.redirect_url).not.toBe(answers[0]!.body.redirect_url);
  });

  it('leaves the wallet alone when it is declined or called off', async () => {
    const me = await customer();
    for (const decision of ['decline', 'abandon'] as const) {
      const { body } = await add(me, 40_000);
      await decide(idIn(body.redirect_url), decision);
      await callBack(idIn(body.redirect_url));
    }
    expect((await paymentsOf(me)).map(({ state }) => state)).toEqual(['failed', 'canceled']);
    expect((await wallet(me)).total_size).toBe(0);
  });

  it('refuses too little, too much and parts of a coin, and names the bounds', async () => {
    const me = await customer();
    for (const amount of [9_999, 5_000_001, 0, 20_000.5]) {
      const answer = await add(me, amount);
      expect([amount, answer.status, first(answer)?.code, first(answer)?.field]).toEqual([amount, 422, 'fund-amount', 'amount']);
      expect(first(answer)!.message.replaceAll(/\s/g, ' ')).toBe('Choose an amount from 10 000 soʻm to 5 000 000 soʻm.');
    }
    expect(await paymentsOf(me)).toEqual([]);
  });

  it('is for customers, where there is a gateway and the operator wants it', async () => {
    const me = await customer();
    expect((await add(await guest(), 40_000)).status).toBe(403);
    const unknown = await add(me, 40_000, { gateway: 'nobody' });
    expect([unknown.status, first(unknown)]).toMatchObject([404, { code: 'gateway-not-found', field: 'payment_method' }]);
    for (const [off, code] of [
      ['wallet', 'wallet-off'],
      ['add_fund', 'add-fund-off'],
      ['digital_payment', 'add-fund-off'],
    ] as const) {
      await changeSettings(tested, { [off]: false });
      expect(first(await add(me, 40_000))?.code).toBe(code);
      await changeSettings(tested, { [off]: true });
    }
    expect(await paymentsOf(me)).toEqual([]);
  });

  it('says so when the gateway cannot be reached, and goes on with the same payment later', async () => {
    const me = await customer();
    const key = randomUUID();
    const begin = vi.spyOn(api.adapters.gateways[0]!, 'begin').mockRejectedValueOnce(new Error('away'));
    expect((await add(me, 40_000, { key })).status).toBe(503);
    begin.mockRestore();
    expect((await add(me, 40_000, { key })).status).toBe(200);
    expect(await paymentsOf(me)).toHaveLength(1);
  });
});

describe('a top-up that goes astray', () => {
  const later = async (minutes: number, doing: () => Promise<unknown>) => {
    const now = clock.now();
    clock.set(new Date(Date.now() + minutes * 60_000).toISOString());
    try {
      await doing();
    } finally {
      clock.set(now.toISOString());
    }
  };
  const expire = () => api.jobs.perform('expire-top-ups', {});

  it('is given up after twenty minutes, and is welcome when it comes after all', async () => {
    const me = await customer();
    const { body } = await add(me, 40_000);
    await later(19, expire);
    expect(await paymentsOf(me)).toMatchObject([{ state: 'pending' }]);
    await later(21, expire);
    expect(await paymentsOf(me)).toMatchObject([{ state: 'expired' }]);
    await decide(idIn(body.redirect_url), 'approve');
    await callBack(idIn(body.redirect_url));
    expect((await wallet(me)).wallet_balance).toBe(40_000);
  });

  it('arrives although its callback was lost', async () => {
    const me = await customer();
    const { body } = await add(me, 40_000);
    await decide(idIn(body.redirect_url), 'approve');
    await later(21, expire);
    expect((await wallet(me)).wallet_balance).toBe(40_000);
    await callBack(idIn(body.redirect_url));
    expect((await wallet(me)).wallet_balance).toBe(40_000);
  });

  it('is refunded for a deleted account', async () => {
    const me = await customer();
    const { body } = await add(me, 40_000);
    await db.updateTable('customers').set({ status: 'suspended' }).where('id', '=', me.customerId).execute();
    await decide(idIn(body.redirect_url), 'approve');
    await callBack(idIn(body.redirect_url));
    await api.jobs.perform('give-money-back', {});
    expect(await paymentsOf(me)).toMatchObject([{ state: 'refunded' }]);
    const account = await db.selectFrom('ledger_accounts').where('customer_id', '=', me.customerId).select('balance').execute();
    expect(account.filter(({ balance }) => balance !== 0)).toEqual([]);
  });

  it('breaks no promise of the books', async () => {
    expect(await brokenInvariants(db)).toEqual([]);
  });
});
