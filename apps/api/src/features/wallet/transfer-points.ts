import { API } from '@bozor/contract/shop/routes.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { convertPoints } from '@bozor/domain/wallet/convert-points.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction, violates } from '../../platform/db/transaction.ts';
import { onceFor } from '../../platform/http/idempotency-key.ts';
import { problem, refuse } from '../../platform/http/problem.ts';
import { bookEntry } from './book-entry.ts';
import { findMove, readBalance } from './store.ts';

interface Transfer {
  readonly customerId: number;
  readonly points: number;
  /** The same key is the same transfer. */
  readonly key: string | undefined;
}

/** Converts points to money in the wallet. Returns the amount in minor units. */
export async function transferPoints(api: Api, { customerId, points, key }: Transfer): Promise<Minor> {
  const settings = await api.settings.read();
  if (!settings.loyalty || !settings.wallet) throw refuse(API.wallet.transferPoints, 'points-off');
  const once = onceFor(customerId, 'converted', key);
  const rule = { minimum: settings.loyalty_minimum_points, minorPerPoint: settings.loyalty_minor_per_point };
  try {
    return await inTransaction(api.db, async (trx) => {
      const before = await findMove(trx, once, customerId, 'loyalty');
      if (before !== undefined && before !== -points) throw problem('key-reused');
      const balance = before === undefined ? await readBalance(trx, customerId, 'loyalty') : points;
      const converted = convertPoints(points, { ...rule, balance });
      if (!converted.ok) throw refuseTransfer(converted.problem, rule.minimum);
      if (before !== undefined) return ((await findMove(trx, once, customerId, 'wallet')) ?? converted.value) as Minor;
      await bookEntry(trx, { reason: 'loyalty_converted', once }, customerId, [
        { own: 'loyalty', shop: 'points', amount: -points },
        { own: 'wallet', shop: 'points_redeemed', amount: converted.value },
      ]);
      return converted.value;
    });
  } catch (error) {
    // A concurrent transfer used the points.
    if (violates(error, 'ledger_accounts_not_below_zero')) throw refuseTransfer('points-not-enough', rule.minimum);
    throw error;
  }
}

function refuseTransfer(found: 'points-too-few' | 'points-not-enough', minimum: number) {
  return refuse(API.wallet.transferPoints, found, { field: 'point', values: { minimum } });
}
