import { sql, type RawBuilder } from 'kysely';
import type { Database, Tables, Transaction } from '../../platform/db/database.ts';
import { descending, nearestEnd, pageOf } from '../../platform/db/nearest-end.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

type Kind = Tables['ledger_accounts']['kind'];
export type OwnKind = Extract<Kind, 'wallet' | 'loyalty'>;

/** A posting on a customer's account, with the amount that its entry moved on their other account. */
export interface PostingRow {
  readonly id: number;
  readonly entry_id: number;
  readonly reason: Tables['ledger_entries']['reason'];
  readonly order_id: number | null;
  readonly payment_id: number | null;
  readonly note: string | null;
  readonly at: Date;
  readonly amount: number;
  readonly balance_after: number;
  readonly counterpart: number | null;
  readonly store_name: string | null;
}

type Direction = 'all' | 'credit' | 'debit';

interface PostingsQuery {
  readonly customerId: number;
  readonly account: AccountRow;
  readonly direction: Direction;
  readonly locale: Locale;
  readonly limit: number;
  readonly offset: number;
}

/** A customer's account, with its number of postings and how many of them were credits. */
export interface AccountRow {
  readonly id: number;
  readonly balance: number;
  readonly posting_count: number;
  readonly credit_count: number;
}

export async function findAccount(db: Database, customerId: number, kind: OwnKind): Promise<AccountRow | undefined> {
  const row = await db
    .selectFrom('ledger_accounts')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .select(['id', 'balance', 'posting_count', 'credit_count'])
    .executeTakeFirst();
  return row && { ...row, balance: row.balance ?? 0 };
}

/** Postings of one account, newest first. They are numbered in the order in which they moved the balance. */
export async function listPostings(
  db: Database,
  { customerId, account, direction, locale, limit, offset }: PostingsQuery,
): Promise<{ readonly rows: readonly PostingRow[]; readonly total: number }> {
  const { posting_count: all, credit_count: credits } = account;
  const total = { all, credit: credits, debit: all - credits }[direction];
  const page = nearestEnd({ total, limit, offset });
  if (page.take === 0) return { rows: [], total };
  const ordered = sql`select id from ledger_postings where account_id = ${account.id} and ${MOVES[direction]} order by id ${descending(page)}`;
  const { rows } = await sql<PostingRow>`
    with page as materialized (${pageOf(ordered, page)})
    select p.id, p.entry_id, e.reason, e.order_id, e.payment_id, e.note, e.at, p.amount, p.balance_after,
      coalesce(s.name->>${locale}, s.name->>'en') as store_name,
      (select other.amount from ledger_postings other join ledger_accounts own on own.id = other.account_id
        where other.entry_id = p.entry_id and other.id <> p.id and own.customer_id = ${customerId} limit 1) as counterpart
    from page
    join ledger_postings p on p.id = page.id
    join ledger_entries e on e.id = p.entry_id
    left join orders o on o.id = e.order_id
    left join stores s on s.id = o.store_id
    order by p.id desc`.execute(db);
  return { rows, total };
}

const MOVES: Readonly<Record<Direction, RawBuilder<unknown>>> = { all: sql`true`, credit: sql`amount > 0`, debit: sql`amount < 0` };

export async function readBalance(db: Database, customerId: number, kind: OwnKind): Promise<number> {
  return (await findAccount(db, customerId, kind))?.balance ?? 0;
}

export interface Move {
  /** Account of the customer, or without a customer one of the shop's. */
  readonly kind: Kind;
  readonly customerId?: number;
  readonly unit: 'money' | 'points';
  readonly amount: number;
}

export interface NewEntry {
  readonly reason: Tables['ledger_entries']['reason'];
  /** Idempotency key of the entry. */
  readonly once: string;
  readonly orderId?: number;
  readonly paymentId?: number;
}

/** Books an entry. Returns false when its key was booked before. */
export async function insertEntry(
  trx: Transaction,
  { reason, once, orderId, paymentId }: NewEntry,
  moves: readonly Move[],
): Promise<boolean> {
  const entry = await trx
    .insertInto('ledger_entries')
    .values({ reason, once, order_id: orderId ?? null, payment_id: paymentId ?? null })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!entry) return false;
  for (const { kind, customerId, unit, amount } of moves)
    await sql`insert into ledger_postings (entry_id, account_id, unit, amount)
      values (${entry.id}, ledger_account(${kind}, ${customerId ?? null}), ${unit}, ${amount})`.execute(trx);
  return true;
}

/** Amount that an entry moved on a customer's account. */
export async function findMove(db: Database, once: string, customerId: number, kind: OwnKind): Promise<number | undefined> {
  const row = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_postings as p', 'p.entry_id', 'e.id')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
    .where('e.once', '=', once)
    .where('a.customer_id', '=', customerId)
    .where('a.kind', '=', kind)
    .select('p.amount')
    .executeTakeFirst();
  return row?.amount;
}

export interface BonusRow {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  readonly bonus_type: 'percent' | 'amount';
  readonly bonus: number;
  readonly min_add_minor: number;
  readonly max_bonus_minor: number | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export async function listBonuses(
  db: Database | Transaction,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<BonusRow[]> {
  const { rows } = await sql<BonusRow>`
    select id, coalesce(title->>${locale}, title->>'en') as title, coalesce(description->>${locale}, description->>'en') as description,
      bonus_type, bonus, min_add_minor, max_bonus_minor, starts_at, ends_at
    from wallet_bonuses where is_active and starts_at <= ${now} and ends_at > ${now} order by min_add_minor, id limit 50`.execute(db);
  return rows;
}

/** Locks an active customer's row until the transaction ends. Returns false when the account is not active. */
export async function lockIfActive(trx: Transaction, customerId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('customers')
    .where('id', '=', customerId)
    .where('status', '=', 'active')
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A delivered order of an active customer. The customer's row is locked until the transaction ends, so that concurrent deliveries see each
 * other's rewards.
 */
export async function findRewarded(
  trx: Transaction,
  orderId: number,
): Promise<{ id: number; customer_id: number; total_minor: number } | undefined> {
  const row = await trx
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .where('o.id', '=', orderId)
    .where('o.status', '=', 'delivered')
    .where('c.status', '=', 'active')
    .select(['o.id', 'c.id as customer_id', sql<number>`o.total_minor + o.adjusted_minor`.as('total_minor')])
    .forNoKeyUpdate('c')
    .executeTakeFirst();
  return row;
}

/**
 * Best cashback that ran when the order was placed and that the customer has not used up. Based on goods without add-ons, before discounts;
 * 0 without one.
 */
export async function findCashback(trx: Transaction, orderId: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select max(least(coalesce(f.max_cashback_minor, l.goods),
      case f.cashback_type when 'percentage' then floor(l.goods * f.cashback_amount / 100) else f.cashback_amount end))::float8 as amount
    from orders o
    cross join lateral (
      select coalesce(sum((base_price_minor + options_minor) * quantity), 0) as goods from order_lines where order_id = o.id
    ) l
    join cashback_offers f on f.is_active and f.starts_at <= o.created_at and f.ends_at > o.created_at and f.min_purchase_minor <= l.goods
      and (f.per_customer_limit is null or f.per_customer_limit > (
        select count(*) from ledger_entries e join orders earlier on earlier.id = e.order_id
        where e.reason = 'cashback' and earlier.customer_id = o.customer_id and earlier.created_at >= f.starts_at))
    where o.id = ${orderId}`.execute(trx);
  return Math.floor(rows[0]?.amount ?? 0);
}

/** Takes the customer's referrer, once: the second delivered order finds none. */
export async function claimReferral(trx: Transaction, referredId: number): Promise<number | undefined> {
  const row = await trx
    .updateTable('referrals')
    .set({ rewarded_at: sql`now()` })
    .where('referred_id', '=', referredId)
    .where('rewarded_at', 'is', null)
    .where('referrer_id', 'in', (customers) => customers.selectFrom('customers').where('status', '=', 'active').select('id'))
    .returning('referrer_id')
    .executeTakeFirst();
  return row?.referrer_id;
}
