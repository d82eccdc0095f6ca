import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { buildShop, placeOrder, type SmallShop } from '../../../test/shop.ts';
import type { Tables, Transaction } from './database.ts';
import { inTransaction, violates } from './transaction.ts';

const { db } = await freshDatabase();
let shop: SmallShop;
beforeAll(async () => {
  shop = await buildShop(db);
});

type Kind = Tables['ledger_accounts']['kind'];
interface Posting {
  readonly kind: Kind;
  readonly amount: number;
}

let entries = 0;
const book = async (transaction: Transaction, postings: readonly Posting[], once = `test:${++entries}`) => {
  const { id } = await transaction
    .insertInto('ledger_entries')
    .values({ reason: 'adjustment', once })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { kind, amount } of postings) {
    const owner = ['wallet', 'wallet_hold', 'loyalty', 'loyalty_debt'].includes(kind) ? shop.customerId : null;
    const unit = ['loyalty', 'loyalty_debt', 'points'].includes(kind) ? 'points' : 'money';
    await sql`insert into ledger_postings (entry_id, account_id, unit, amount) values (${id}, ledger_account(${kind}, ${owner}), ${unit}, ${amount})`.execute(
      transaction,
    );
  }
};
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error as { constraint?: string }).constraint ?? String(error),
  );
const booked = (postings: readonly Posting[], once?: string) =>
  refusalOf(inTransaction(db, (transaction) => book(transaction, postings, once)));
const balanceOf = async (kind: Kind) =>
  (
    await db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('kind', '=', kind)
      .where('customer_id', '=', shop.customerId)
      .executeTakeFirst()
  )?.balance ?? 0;
const give = (amount: number): readonly Posting[] => [
  { kind: 'wallet', amount },
  { kind: 'payments', amount: -amount },
];

describe('the ledger', () => {
  test('moves money between accounts and knows the balance after each step', async () => {
    await booked(give(50_000));
    await booked(give(-20_000));
    expect(await balanceOf('wallet')).toBe(30_000);
    const { rows } =
      await sql`select amount, balance_after from ledger_postings p join ledger_accounts a on a.id = account_id where a.kind = 'wallet' order by p.id`.execute(
        db,
      );
    expect(rows).toEqual([
      { amount: 50_000, balance_after: 50_000 },
      { amount: -20_000, balance_after: 30_000 },
    ]);
    await booked(give(-30_000));
  });

  test('refuses an entry that makes or loses money, and one without postings', async () => {
    expect(await booked([{ kind: 'wallet', amount: 100 }])).toBe('ledger_entries_balance');
    expect(
      await booked([
        { kind: 'wallet', amount: 100 },
        { kind: 'payments', amount: -99 },
      ]),
    ).toBe('ledger_entries_balance');
    expect(await booked([])).toBe('ledger_entries_balance');
  });

  test('balances points and money each by themselves', async () => {
    expect(
      await booked([
        { kind: 'loyalty', amount: 100 },
        { kind: 'sales', amount: -100 },
      ]),
    ).toBe('ledger_entries_balance');
    const converted: Posting[] = [
      { kind: 'loyalty', amount: -100 },
      { kind: 'points', amount: 100 },
      { kind: 'wallet', amount: 1_000 },
      { kind: 'points_redeemed', amount: -1_000 },
    ];
    expect(
      await booked([
        { kind: 'loyalty', amount: 100 },
        { kind: 'points', amount: -100 },
      ]),
    ).toBeUndefined();
    expect(await booked(converted)).toBeUndefined();
    expect([await balanceOf('loyalty'), await balanceOf('wallet')]).toEqual([0, 1_000]);
    await booked(give(-1_000));
  });

  test('never lets a wallet go below zero, also when it is spent from everywhere at once', async () => {
    expect(await booked(give(-1))).toBe('ledger_accounts_not_below_zero');
    await booked(give(10_000));
    const refusals = await Promise.all(Array.from({ length: 20 }, () => booked(give(-1_500))));
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(6);
    expect(await balanceOf('wallet')).toBe(1_000);
    await booked(give(-1_000));
  });

  test('records points that are owed as a debt of their own', async () => {
    expect(
      await booked([
        { kind: 'loyalty_debt', amount: -40 },
        { kind: 'points', amount: 40 },
      ]),
    ).toBeUndefined();
    expect(await balanceOf('loyalty_debt')).toBe(-40);
    expect(
      await booked([
        { kind: 'loyalty_debt', amount: 41 },
        { kind: 'points', amount: -41 },
      ]),
    ).toContain('ledger_accounts');
  });

  test('books a happening once', async () => {
    const refusals = await Promise.all(Array.from({ length: 6 }, () => booked(give(100), 'order:1:cashback')));
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(1);
    expect(await balanceOf('wallet')).toBe(100);
    await booked(give(-100));
  });

  test('refuses manual changes of entries, postings and balances', async () => {
    expect(await refusalOf(sql`update ledger_postings set amount = 1`.execute(db))).toBe('ledger_postings_append_only');
    expect(await refusalOf(sql`delete from ledger_entries`.execute(db))).toBe('ledger_entries_append_only');
    expect(await refusalOf(sql`update ledger_accounts set balance = 1000000 where kind = 'wallet'`.execute(db))).toBe(
      'ledger_accounts_by_postings',
    );
    const rich =
      sql`insert into ledger_accounts (kind, unit, customer_id, balance) select 'wallet_hold', 'money', id, 5 from customers`.execute(db);
    expect(await refusalOf(rich)).toBe('ledger_accounts_open_empty');
  });
});

describe('a payment', () => {
  const pay = (over: Partial<{ order_id: number; provider_payment_id: string }> = {}) =>
    db
      .insertInto('payments')
      .values({
        purpose: 'order',
        order_id: 0,
        customer_id: shop.customerId,
        gateway: 'sandbox',
        amount_minor: 28_000,
        currency: 'UZS',
        ...over,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const move = (id: number, state: 'pending' | 'captured' | 'failed' | 'expired' | 'refunded') =>
    refusalOf(db.updateTable('payments').set({ state }).where('id', '=', id).execute());

  test('follows the legal transitions, with an unchanged amount', async () => {
    const { id } = await pay({ order_id: await placeOrder(db, shop) });
    expect(await move(id, 'refunded')).toBe('payments_legal_jump');
    expect(await move(id, 'captured')).toBeUndefined();
    expect(await move(id, 'failed')).toBe('payments_legal_jump');
    expect(await refusalOf(db.updateTable('payments').set({ amount_minor: 1 }).where('id', '=', id).execute())).toBe(
      'payments_amount_stays',
    );
  });

  test('may still be captured when we had given it up', async () => {
    const { id } = await pay({ order_id: await placeOrder(db, shop) });
    expect(await move(id, 'expired')).toBeUndefined();
    expect(await move(id, 'captured')).toBeUndefined();
  });

  test('is open once an order, and known once by its provider’s number', async () => {
    const order_id = await placeOrder(db, shop);
    await pay({ order_id, provider_payment_id: 'p1' });
    expect(await refusalOf(pay({ order_id }))).toBe('payments_one_open');
    const again = pay({ order_id: await placeOrder(db, shop), provider_payment_id: 'p1' });
    expect(await again.catch((error: unknown) => violates(error, 'payments_gateway_provider_payment_id_key'))).toBe(true);
  });

  test('hears each event of a provider once', async () => {
    const hear = () =>
      db.insertInto('payment_events').values({ gateway: 'sandbox', event: 'evt_1', payload: {}, outcome: 'applied' }).execute();
    const refusals = await Promise.all(Array.from({ length: 5 }, () => refusalOf(hear())));
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(1);
  });
});
