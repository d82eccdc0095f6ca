import type { Minor } from '@bozor/domain/money/minor.ts';
import { earnedPoints } from '@bozor/domain/wallet/earned-points.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { readSettings } from '../../platform/settings/settings-reader.ts';
import { unitOfSettings, type Settings } from '../../platform/settings/settings.ts';
import { bookEntry } from './book-entry.ts';
import { findCashback, findRewarded, claimReferral } from './store.ts';

/**
 * Credits the rewards of a delivery: points and cashback for the customer, and once the referral bonus for both sides. Guests earn nothing.
 */
export async function rewardOrder(trx: Transaction, orderId: number): Promise<void> {
  const order = await findRewarded(trx, orderId);
  if (!order) return;
  const settings = await readSettings(trx);
  await givePoints(trx, settings, order);
  if (!settings.wallet) return;
  await giveCashback(trx, order);
  if (settings.referral) await rewardInvitation(trx, settings, order);
}

interface Rewarded {
  readonly id: number;
  readonly customer_id: number;
  readonly total_minor: number;
}

async function givePoints(
  trx: Transaction,
  settings: Settings,
  { id, customer_id: customerId, total_minor: total }: Rewarded,
): Promise<void> {
  const rate = { perThousand: settings.loyalty_points_per_thousand, unitMinor: unitOfSettings(settings) };
  const points = settings.loyalty ? earnedPoints(total as Minor, rate) : 0;
  if (points > 0)
    await bookEntry(trx, { reason: 'loyalty_earned', once: `order:${id}:loyalty_earned`, orderId: id }, customerId, [
      { own: 'loyalty', shop: 'points', amount: points },
    ]);
}

async function giveCashback(trx: Transaction, { id, customer_id: customerId }: Rewarded): Promise<void> {
  const cashback = await findCashback(trx, id);
  if (cashback > 0)
    await bookEntry(trx, { reason: 'cashback', once: `order:${id}:cashback`, orderId: id }, customerId, [
      { own: 'wallet', shop: 'cashback', amount: cashback },
    ]);
}

async function rewardInvitation(
  trx: Transaction,
  { referral_referrer: forReferrer, referral_newcomer: forNewcomer }: Settings,
  { customer_id: referredId }: Rewarded,
): Promise<void> {
  const referrerId = forReferrer > 0 || forNewcomer > 0 ? await claimReferral(trx, referredId) : undefined;
  if (referrerId === undefined) return;
  const give = async (customerId: number, amount: number, once: string) => {
    if (amount > 0) await bookEntry(trx, { reason: 'referral', once }, customerId, [{ own: 'wallet', shop: 'referral', amount }]);
  };
  await give(referrerId, forReferrer, `referral:${referredId}:${referrerId}`);
  await give(referredId, forNewcomer, `referral:${referredId}:newcomer`);
}
