import { API } from '@bozor/contract/shop/routes.ts';
import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { wholeList } from '../../platform/http/whole-list.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import { presentBonus, presentMoney, presentPoints, type Presenting } from './present.ts';
import { findAccount, listBonuses, listPostings, readBalance, type OwnKind } from './store.ts';
import { transferPoints } from './transfer-points.ts';

export function walletRoutes(api: Api): void {
  const presenting = async ({ locale }: Scope): Promise<Presenting> => {
    const settings = await api.settings.read();
    return {
      digits: settings.digit_after_decimal_point,
      translate: (text, values) => api.words.translate(locale, text, values),
      formatMoney: (amount) => formatAmount(amount, currencyOf(settings, locale)),
    };
  };
  const balances = async (customerId: number, { digits }: Pick<Presenting, 'digits'>) => {
    const [money, points] = await Promise.all([readBalance(api.db, customerId, 'wallet'), readBalance(api.db, customerId, 'loyalty')]);
    return { wallet_balance: toJsonAmount(money as Minor, digits), loyalty_point: points };
  };

  const postingsOf = async (
    customerId: number,
    kind: OwnKind,
    asked: Omit<Parameters<typeof listPostings>[1], 'customerId' | 'account'>,
  ) => {
    const account = await findAccount(api.db, customerId, kind);
    if (!account) return { rows: [], total: 0, balance: 0 };
    return { ...(await listPostings(api.db, { customerId, account, ...asked })), balance: account.balance };
  };

  mount(api, API.wallet.transactions, async ({ actor: { customerId }, query: { limit, offset, type }, scope }) => {
    const how = await presenting(scope);
    const { rows, total, balance } = await postingsOf(customerId, 'wallet', { direction: type, locale: scope.locale, limit, offset });
    const transactions = rows.map((row) => presentMoney(row, how));
    return { total_size: total, limit, offset, transactions, wallet_balance: toJsonAmount(balance as Minor, how.digits) };
  });
  mount(api, API.wallet.points, async ({ actor: { customerId }, query: { limit, offset }, scope }) => {
    const how = await presenting(scope);
    const { rows, total, balance } = await postingsOf(customerId, 'loyalty', { direction: 'all', locale: scope.locale, limit, offset });
    return { total_size: total, limit, offset, transactions: rows.map((row) => presentPoints(row, how)), loyalty_point: balance };
  });
  mount(api, API.wallet.transferPoints, async ({ actor: { customerId }, body, scope, request }) => {
    const how = await presenting(scope);
    const amount = await transferPoints(api, { customerId, points: body.point, key: readIdempotencyKey(request.headers) });
    return {
      message: how.translate('Point to wallet transfer successfully.'),
      amount: toJsonAmount(amount, how.digits),
      ...(await balances(customerId, how)),
    };
  });
  mount(api, API.wallet.bonuses, async ({ query, scope }) => {
    const how = await presenting(scope);
    const rows = await listBonuses(api.db, { locale: scope.locale, now: api.adapters.clock.now() });
    return wholeList(
      'bonuses',
      rows.map((row) => presentBonus(row, how)),
      query,
    );
  });
}
