import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/store/routes.ts';
import { earns, payoutWeek, sumSettled, type SettledSums } from '@bozor/domain/stores/settlement.ts';
import { dateAfter, instantOf } from '@bozor/domain/time/days.ts';
import { localTime } from '@bozor/domain/time/local-time.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { presentingIn } from '../orders/presenting.ts';
import { presentSettled, settleRow, type SettledRow } from './settle-row.ts';
import { findEarning, listEarning, readEnded, type EarningStore, type EndedWithin } from './store.ts';

type Reading = Pick<Api, 'db' | 'settings' | 'words' | 'config' | 'adapters'>;
interface Asked {
  readonly store?: number | undefined;
}

/** The period of payout that contains a day, by days; undefined for a store that this person may not see. */
export async function readWeek(
  api: Reading,
  staff: Staff,
  { store: storeId, week }: Asked & { readonly week?: string | undefined },
  locale: Locale,
): Promise<ReplyOf<typeof API.earnings.week> | undefined> {
  const [stores, { money, now }] = await Promise.all([listEarning(api.db, staff, locale), presentingIn(api, locale)]);
  const store = chosen(stores, storeId);
  if (!store) return undefined;
  const today = localTime(now.getTime(), store.timezone).date;
  const { from, to, ...period } = payoutWeek(week ?? today, store.timezone);
  const settled = await readSettled(api, [{ storeId: store.id, ...period }]);
  const sums = (rows: readonly SettledRow[]) => presentSums(sumSettled(rows.map(({ settlement }) => settlement)), money);
  const days = Array.from({ length: 7 }, (_, index) => dateAfter(from, index));
  return {
    stores: stores.map(({ id, name }) => ({ id, name })),
    store: store.id,
    from,
    to,
    today,
    total: sums(settled),
    days: days.map((day) => ({
      day,
      ...sums(settled.filter(({ row }) => localTime(row.ended_at.getTime(), store.timezone).date === day)),
    })),
  };
}

/** Orders of some days, each with its formula. */
export async function readEarnedOrders(
  api: Reading,
  staff: Staff,
  { store: storeId, from, days = 1 }: Asked & { readonly from: string; readonly days?: number | undefined },
  locale: Locale,
): Promise<ReplyOf<typeof API.earnings.orders> | undefined> {
  const [store, { money }] = await Promise.all([
    storeId === undefined ? listEarning(api.db, staff, locale).then(([first]) => first) : findEarning(api.db, staff, storeId, locale),
    presentingIn(api, locale),
  ]);
  if (!store) return undefined;
  const { timezone } = store;
  const settled = await readSettled(api, [
    { storeId: store.id, startsAtMs: instantOf(from, 0, timezone), endsAtMs: instantOf(dateAfter(from, days), 0, timezone) },
  ]);
  return {
    timezone,
    total: presentSums(sumSettled(settled.map(({ settlement }) => settlement)), money),
    orders: settled.map((each) => presentSettled(each, money)),
  };
}

const chosen = (stores: readonly EarningStore[], id: number | undefined) =>
  id === undefined ? stores[0] : stores.find((store) => store.id === id);

/** Orders that pay their stores, which ended within the interval of each. */
export async function readSettled(api: Pick<Api, 'db' | 'settings'>, within: readonly EndedWithin[]): Promise<readonly SettledRow[]> {
  const [rows, settings] = await Promise.all([readEnded(api.db, within), api.settings.read()]);
  return rows
    .filter(({ is_delivered: isDelivered, was_begun: wasBegun, cost_borne_by }) =>
      earns({ isDelivered, wasBegun, borneBy: cost_borne_by ?? undefined }),
    )
    .map((row) => settleRow(row, settings.store_commission_percent));
}

/** Sums of settled orders, for staff. */
export function presentSums(
  { orders, grossMinor, commissionMinor, refundsMinor, netMinor, taxMinor }: SettledSums,
  money: (minor: number) => number,
) {
  return {
    orders,
    gross: money(grossMinor),
    commission: money(commissionMinor),
    refunds: money(refundsMinor),
    net: money(netMinor),
    tax: money(taxMinor),
  };
}
