import type { PoolClient } from 'pg';

export interface LedgerEntry {
  readonly reason: 'top_up' | 'top_up_bonus' | 'cashback' | 'loyalty_earned' | 'loyalty_converted' | 'referral';
  /** Unique key of the event. */
  readonly once: string;
  readonly at: Date;
  readonly orderId?: number;
  readonly paymentId?: number;
  /** The customer's amounts, and the account of the shop that each comes from. */
  readonly moves: readonly {
    readonly to: 'wallet' | 'loyalty';
    readonly from: string;
    readonly unit: 'money' | 'points';
    readonly amount: number;
  }[];
}

/** Posts one customer's entries in order of time, so that every posting has its resulting balance. */
export async function book(client: PoolClient, customerId: number, entries: readonly LedgerEntry[]): Promise<void> {
  for (const entry of entries.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const { rows } = await client.query<{ id: number }>(
      'insert into ledger_entries (reason, order_id, payment_id, once, at) values ($1, $2, $3, $4, $5) returning id',
      [entry.reason, entry.orderId ?? null, entry.paymentId ?? null, entry.once, entry.at],
    );
    for (const { to, from, unit, amount } of entry.moves) {
      await client.query(
        `insert into ledger_postings (entry_id, account_id, unit, amount)
         values ($1, ledger_account($2, $3), $5, $6), ($1, ledger_account($4), $5, -$6::bigint)`,
        [rows[0]?.id, to, customerId, from, unit, amount],
      );
    }
  }
}
