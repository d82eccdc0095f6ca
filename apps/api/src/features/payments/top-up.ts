import { createHash, randomUUID } from 'node:crypto';
import { API } from '@bozor/contract/routes.ts';
import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import { fromJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { checkTopUp, topUpBonus } from '@bozor/domain/wallet/top-up.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { problem, refuse } from '../../platform/http/problem.ts';
import { LOCALES, type Locale } from '../../platform/http/scope.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import { addWalletNotice } from '../notifications/add-notice.ts';
import { bookTopUp } from '../wallet/book-payment.ts';
import { holdIfActive, listBonuses } from '../wallet/store.ts';
import { begin, gatewayNamed } from './start-payment.ts';
import { insertTopUp, markToGiveBack, type PaymentRow } from './store.ts';

interface TopUp {
  readonly customerId: number;
  /** Decimal amount. */
  readonly amount: number;
  readonly gateway: string;
  /** The same key is the same payment. */
  readonly key: string | undefined;
  readonly locale: Locale;
}

/** Begins a payment into a customer's wallet; answers where they go on to pay. Nothing is in the wallet before the gateway says so. */
export async function topUp(api: Api, { customerId, amount, gateway: name, key = randomUUID(), locale }: TopUp): Promise<string> {
  const settings = await api.settings.read();
  if (!settings.wallet) throw refuse(API.wallet.addFund, 'wallet-off');
  if (!settings.add_fund || !settings.digital_payment) throw refuse(API.wallet.addFund, 'add-fund-off');
  const gateway = gatewayNamed(api, name);
  if (!gateway) throw refuse(API.wallet.addFund, 'gateway-not-found', { field: 'payment_method' });
  const currency = currencyOf(settings, locale);
  const rule = { minimum: settings.add_fund_minimum as Minor, maximum: settings.add_fund_maximum as Minor };
  const read = fromJsonAmount(amount, settings.digit_after_decimal_point);
  const checked = read.ok ? checkTopUp(read.value, rule) : read;
  if (!checked.ok)
    throw refuse(API.wallet.addFund, 'fund-amount', {
      field: 'amount',
      values: { minimum: formatAmount(rule.minimum, currency), maximum: formatAmount(rule.maximum, currency) },
    });
  const payment = await insertTopUp(api.checkoutDb, {
    customer_id: customerId,
    gateway: name,
    amount_minor: checked.value,
    currency: currency.code,
    once: `customer:${customerId}:top_up:${createHash('sha256').update(key).digest('base64url')}`,
  });
  if (payment.amount_minor !== checked.value || payment.gateway !== name) throw problem('key-reused');
  const redirectUrl = await begin(api, payment, `/profile?page=wallet&payment=${payment.id}`);
  if (redirectUrl === null) throw problem('unavailable');
  return redirectUrl;
}

/** A gateway has the money of a top-up: it is in the wallet, with the bonus that was offered when the payment began. Of somebody who is gone it goes back. */
export async function fillWallet(
  { words, settings }: Pick<Api, 'words' | 'settings'>,
  trx: Transaction,
  { id, customer_id, amount_minor: amountMinor, created_at }: PaymentRow,
): Promise<void> {
  const customerId = customer_id!;
  if (!(await holdIfActive(trx, customerId))) return markToGiveBack(trx, id);
  const offers = await listBonuses(trx, { locale: 'en', now: created_at });
  const bonusMinor = topUpBonus(
    amountMinor as Minor,
    offers.map(({ bonus_type, bonus, min_add_minor, max_bonus_minor }) => ({
      type: bonus_type,
      bonus,
      minimum: min_add_minor as Minor,
      maximum: max_bonus_minor as Minor | null,
    })),
  );
  await bookTopUp(trx, { customerId, paymentId: id, amountMinor, bonusMinor });
  const shop = await settings.read();
  const said = (text: string) =>
    inEveryLanguage((locale) => {
      const money = (sum: number) => formatAmount(sum as Minor, currencyOf(shop, locale));
      return words.say(locale, text, { amount: money(amountMinor), bonus: money(bonusMinor) });
    });
  await addWalletNotice(trx, {
    customerId,
    title: said('The wallet was topped up'),
    body: said(bonusMinor > 0 ? '{amount} and a bonus of {bonus}' : '{amount}'),
  });
}

const inEveryLanguage = (write: (locale: Locale) => string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)])) as Record<Locale, string>;
