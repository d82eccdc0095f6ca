import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import type { Tables } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { insertEntry, type Move } from '../wallet/store.ts';

const { db, call, customer } = await testApi();

type Reason = Tables['ledger_entries']['reason'];

/** Every reason of the ledger, with a movement on the customer's side and what the notice says of it. A new reason does not compile without one. */
const REASONS: Readonly<
  Record<Reason, readonly [own: Move['kind'], shop: Move['kind'], amount: number, type: string, body: RegExp] | undefined>
> = {
  top_up: ['wallet', 'payments', 50_000, 'wallet', /^\+50 000 /],
  top_up_bonus: ['wallet', 'bonus', 5_000, 'wallet', /^\+5 000 /],
  order_payment: ['wallet', 'sales', -20_000, 'wallet', /^−20 000 /],
  order_refund: ['wallet', 'refunds', 20_000, 'wallet', /^\+20 000 /],
  hold: ['wallet', 'sales', -1_000, 'wallet', /^−1 000 /],
  hold_released: ['wallet', 'sales', 1_000, 'wallet', /^\+1 000 /],
  // Takes what was set aside before, which moves no wallet.
  hold_captured: undefined,
  loyalty_earned: ['loyalty', 'points', 12, 'loyalty', /^\+12 points$/],
  loyalty_reversed: ['loyalty', 'points', -1, 'loyalty', /^−1 point$/],
  loyalty_converted: ['wallet', 'points_redeemed', 700, 'wallet', /^\+700 /],
  cashback: ['wallet', 'cashback', 900, 'wallet', /^\+900 /],
  cashback_reversed: ['wallet', 'cashback', -900, 'wallet', /^−900 /],
  referral: ['wallet', 'referral', 3_000, 'referral_code', /^\+3 000 /],
  adjustment: ['wallet', 'adjustments', 10, 'wallet', /^\+10 /],
};

const noticesOf = async (as: Caller, locale = 'en') =>
  (await call(API.notifications.list, { as, headers: { 'x-localization': locale } })).body.notifications;

const book = async (customerId: number, reason: Reason, moves: readonly Move[]) =>
  inTransaction(db, (trx) => insertEntry(trx, { reason, once: `test:${customerId}:${reason}:${moves.length}` }, moves));

describe('a movement of a customer’s money', () => {
  it.each(Object.entries(REASONS).flatMap(([reason, row]) => (row ? [[reason as Reason, ...row] as const] : [])))(
    'because of %s is told by one notice [push-03, entity-24]',
    async (reason, own, shop, amount, type, body) => {
      const as = await customer();
      const unit = own === 'loyalty' ? 'points' : 'money';
      if (amount < 0)
        await db.transaction().execute(async (trx) => {
          await sql`insert into ledger_entries (reason, once, at) values ('adjustment', ${`before:${as.customerId}`}, now() - interval '1 day')`.execute(
            trx,
          );
          await sql`insert into ledger_postings (entry_id, account_id, unit, amount)
            select e.id, ledger_account(${own}, ${as.customerId}), ${unit}, 100000 from ledger_entries e where once = ${`before:${as.customerId}`}
            union all select e.id, ledger_account(${shop}), ${unit}, -100000 from ledger_entries e where once = ${`before:${as.customerId}`}`.execute(
            trx,
          );
        });
      expect(await noticesOf(as)).toEqual([]);
      await book(as.customerId, reason, [
        { kind: own, customerId: as.customerId, unit, amount },
        { kind: shop, unit, amount: -amount },
      ]);
      const [notice, ...others] = await noticesOf(as);
      expect(others).toEqual([]);
      expect([notice!.type, notice!.body.replaceAll(/\s/g, ' ')]).toEqual([type, expect.stringMatching(body)]);
      expect(notice!.title).toMatch(/[A-Z][a-z]+/);
      expect((await noticesOf(as, 'ru'))[0]!.title).toMatch(/[А-Я][а-я]+/);
    },
  );

  it('that turns points into money is told once, of the money', async () => {
    const as = await customer();
    const { customerId } = as;
    await book(customerId, 'loyalty_earned', [
      { kind: 'loyalty', customerId, unit: 'points', amount: 50 },
      { kind: 'points', unit: 'points', amount: -50 },
    ]);
    await book(customerId, 'loyalty_converted', [
      { kind: 'loyalty', customerId, unit: 'points', amount: -50 },
      { kind: 'points', unit: 'points', amount: 50 },
      { kind: 'wallet', customerId, unit: 'money', amount: 500 },
      { kind: 'points_redeemed', unit: 'money', amount: -500 },
    ]);
    expect((await noticesOf(as)).map(({ type }) => type)).toEqual(['wallet', 'loyalty']);
  });
});
