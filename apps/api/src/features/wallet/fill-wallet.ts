import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { topUpBonus } from '@bozor/domain/wallet/top-up.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { LOCALES, type Locale } from '@bozor/domain/words/locale.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import { addWalletNotice } from '../notifications/add-notice.ts';
import { bookTopUp } from './book-payment.ts';
import { lockIfActive, listBonuses } from './store.ts';

interface Filling {
  readonly customerId: number;
  readonly paymentId: number;
  readonly amountMinor: number;
  /** Decides which bonus offer applies. */
  readonly startedAt: Date;
}

/** Credits a paid top-up with its bonus and notifies the customer. Returns false when the account was deleted. */
export async function fillWallet(
  { words, settings }: Pick<Api, 'words' | 'settings'>,
  trx: Transaction,
  { customerId, paymentId, amountMinor, startedAt }: Filling,
): Promise<boolean> {
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
  const shop = await settings.read();
  const said = (text: string) =>
    inEveryLanguage((locale) => {
      const money = (sum: number) => formatAmount(sum as Minor, currencyOf(shop, locale));
      return words.translate(locale, text, { amount: money(amountMinor), bonus: money(bonusMinor) });
    });
  await addWalletNotice(trx, {
    customerId,
    title: said('The wallet was topped up'),
    body: said(bonusMinor > 0 ? '{amount} and a bonus of {bonus}' : '{amount}'),
  });
  return true;
}

const inEveryLanguage = (write: (locale: Locale) => string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)])) as Record<Locale, string>;
