import type { Transaction } from '../../platform/db/database.ts';
import { insertEntry, type Move, type NewEntry } from './store.ts';

/** What a customer gets or gives, and the account of the shop's that gives or gets it. */
export interface Exchange {
  readonly own: 'wallet' | 'loyalty';
  readonly shop: Extract<Move['kind'], 'points' | 'points_redeemed' | 'cashback' | 'referral' | 'sales'>;
  /** Below zero it is taken from the customer. */
  readonly amount: number;
}

/** Books one happening for one customer in both places at once; false when it was booked before. */
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
