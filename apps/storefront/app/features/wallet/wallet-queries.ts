import { calls } from '@bozor/contract/shop/calls.ts';
import { apiList, apiQuery } from '@bozor/web/api/query.ts';

export type Direction = 'all' | 'credit' | 'debit';

/** Wallet transactions, newest first, with the balance. */
export const walletHistory = (type: Direction) =>
  apiList(
    calls.wallet.transactions,
    { query: { type, limit: 20 } },
    { rows: (reply) => reply.transactions, personal: true, quiet: true, staleMs: 0 },
  );

/** Point transactions, likewise. */
export const pointsHistory = () =>
  apiList(calls.wallet.points, { query: { limit: 20 } }, { rows: (reply) => reply.transactions, personal: true, quiet: true, staleMs: 0 });

/** The latest credits, polled while a payment is pending. */
export const lastCredits = (refetchMs: number | false) =>
  apiQuery(calls.wallet.transactions, { query: { type: 'credit', limit: 10 } }, { personal: true, quiet: true, staleMs: 0, refetchMs });

/** Bonuses for adding money. */
export const walletBonuses = () => apiQuery(calls.wallet.bonuses, {}, { quiet: true });
