import type { Transaction } from '../../platform/db/database.ts';
import { insertEntry, type Move, type NewEntry } from './store.ts';

/** Amount that moves between a customer's account and one of the shop's. */
export interface Exchange {
  readonly own: 'wallet' | 'loyalty';
  readonly shop: Extract<Move['kind'], 'points' | 'points_redeemed' | 'cashback' | 'referral' | 'sales' | 'refunds' | 'adjustments'>;
  /** Negative to take it from the customer. */
  readonly amount: number;
}

/** Books an entry for a customer on both sides. Returns false when it was booked before. */
export async function bookEntry(trx: Transaction, entry: NewEntry, customerId: number, exchanges: readonly Exchange[]): Promise<boolean> {
  return insertEntry(
    trx,
    entry,
    exchanges.flatMap(({ own, shop, amount }): Move[] => {
      const unit = own === 'loyalty' ? 'points' : 'money';
      return [
        { kind: own, customerId, unit, amount },
        { kind: shop, unit, amount: -amount },
      ];
    }),
  );
}
