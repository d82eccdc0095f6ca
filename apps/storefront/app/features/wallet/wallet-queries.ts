import { calls } from '@bozor/contract/shop/calls.ts';
import { apiList, apiQuery } from '@bozor/web/api/query.ts';

export type Direction = 'all' | 'credit' | 'debit';

/** What came into the wallet and went out of it, newest first, with its balance. */
export const walletHistory = (type: Direction) =>
  apiList(
    calls.wallet.transactions,
    { query: { type, limit: 20 } },
    { rows: (reply) => reply.transactions, personal: true, quiet: true, staleMs: 0 },
  );

/** The same of the points. */
export const pointsHistory = () =>
  apiList(calls.wallet.points, { query: { limit: 20 } }, { rows: (reply) => reply.transactions, personal: true, quiet: true, staleMs: 0 });

/** What came last, asked again while something is waited for. */
export const lastCredits = (refetchMs: number | false) =>
  apiQuery(calls.wallet.transactions, { query: { type: 'credit', limit: 10 } }, { personal: true, quiet: true, staleMs: 0, refetchMs });

/** What the shop gives on top of money that is added. */
export const walletBonuses = () => apiQuery(calls.wallet.bonuses, {}, { quiet: true });
