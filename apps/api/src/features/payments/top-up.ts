import { API } from '@bozor/contract/shop/routes.ts';
import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import { fromJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { checkTopUp } from '@bozor/domain/wallet/top-up.ts';
import type { Api } from '../../platform/api.ts';
import { onceFor } from '../../platform/http/idempotency-key.ts';
import { problem, refuse } from '../../platform/http/problem.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import { begin, checkCallback, gatewayNamed } from './start-payment.ts';
import { insertTopUp } from './store.ts';

interface TopUp {
  readonly customerId: number;
  /** Decimal amount. */
  readonly amount: number;
  readonly gateway: string;
  /** Address of an app to return to. */
  readonly callback: string | undefined;
  /** The same key is the same payment. */
  readonly key: string | undefined;
  readonly locale: Locale;
}

/**
 * Starts a top-up of a customer's wallet and returns the URL of the payment page. The wallet is credited only when the gateway reports the
 * money.
 */
export async function topUp(api: Api, { customerId, amount, gateway: name, callback, key, locale }: TopUp): Promise<string> {
  const settings = await api.settings.read();
  if (!settings.wallet) throw refuse(API.wallet.addFund, 'wallet-off');
  if (!settings.add_fund || !settings.digital_payment) throw refuse(API.wallet.addFund, 'add-fund-off');
  const gateway = gatewayNamed(api, name);
  if (!gateway) throw refuse(API.wallet.addFund, 'gateway-not-found', { field: 'payment_method' });
  const currency = currencyOf(settings, locale);
  const rule = { minimumMinor: settings.add_fund_minimum as Minor, maximumMinor: settings.add_fund_maximum as Minor };
  const read = fromJsonAmount(amount, settings.digit_after_decimal_point);
  const checked = read.ok ? checkTopUp(read.value, rule) : read;
  if (!checked.ok)
    throw refuse(API.wallet.addFund, 'fund-amount', {
      field: 'amount',
      values: { minimum: formatAmount(rule.minimumMinor, currency), maximum: formatAmount(rule.maximumMinor, currency) },
    });
  const payment = await insertTopUp(api.checkoutDb, {
    customer_id: customerId,
    gateway: name,
    amount_minor: checked.value,
    currency: currency.code,
    callback: checkCallback(api, callback) ?? null,
    once: onceFor(customerId, 'top_up', key),
  });
  if (payment.amount_minor !== checked.value || payment.gateway !== name) throw problem('key-reused');
  const redirectUrl = await begin(api, payment, `/profile?page=wallet&payment=${payment.id}`, { payment: payment.id });
  if (redirectUrl === null) throw problem('unavailable');
  return redirectUrl;
}
