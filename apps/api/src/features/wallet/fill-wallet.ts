import type { Minor } from '@bozor/domain/money/minor.ts';
import { topUpBonus } from '@bozor/domain/wallet/top-up.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { bookTopUp } from './book-payment.ts';
import { lockIfActive, listBonuses } from './store.ts';

interface Filling {
  readonly customerId: number;
  readonly paymentId: number;
  readonly amountMinor: number;
  /** Decides which bonus offer applies. */
  readonly startedAt: Date;
}

/** Credits a paid top-up with its bonus. Returns false when the account was deleted. */
export async function fillWallet(trx: Transaction, { customerId, paymentId, amountMinor, startedAt }: Filling): Promise<boolean> {
  if (!(await lockIfActive(trx, customerId))) return false;
  const offers = await listBonuses(trx, { locale: 'en', now: startedAt });
  const bonusMinor = topUpBonus(
    amountMinor as Minor,
    offers.map(({ bonus_type, bonus, min_add_minor, max_bonus_minor }) => ({
      ...(bonus_type === 'percent' ? { type: bonus_type, bonusPercent: bonus } : { type: bonus_type, bonusMinor: bonus as Minor }),
      minimumMinor: min_add_minor as Minor,
      maximumMinor: max_bonus_minor as Minor | null,
    })),
  );
  await bookTopUp(trx, { customerId, paymentId, amountMinor, bonusMinor });
  return true;
}
