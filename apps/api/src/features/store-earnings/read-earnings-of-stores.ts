import { MOST_EARNING_DAYS } from '@bozor/contract/operator/earnings.ts';
import type { QueryOf, ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/operator/routes.ts';
import { payoutWeek, sumSettled } from '@bozor/domain/stores/settlement.ts';
import { dateAfter, instantOf } from '@bozor/domain/time/days.ts';
import { localTime } from '@bozor/domain/time/local-time.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { presentingIn } from '../orders/presenting.ts';
import { readCommission } from './commission.ts';
import { presentSums, readSettled } from './read-earnings.ts';
import type { SettledRow } from './settle-row.ts';
import { findEarning, listEarned, type EarningStore } from './store.ts';

type Reading = Pick<Api, 'db' | 'settings' | 'words' | 'config' | 'adapters'>;
type Asked = QueryOf<typeof API.earnings.stores>;

/** Days of a period, both included. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/** Stores whose orders are settled at once: bounds what is in memory. */
const STORES_AT_ONCE = 20;

/** Earnings of each store in a period, by its own clock; undefined for a period that is not possible. */
export async function readStores(
  api: Reading,
  staff: Staff,
  asked: Asked,
  locale: Locale,
): Promise<ReplyOf<typeof API.earnings.stores> | undefined> {
  const { money, now, settings } = await presentingIn(api, locale);
  const today = localTime(now.getTime(), settings.timezone).date;
  const period = periodOf(asked, today, settings.timezone);
  if (!period) return undefined;
  // Days of any time zone are within a day of those of the shop.
  const wide = { ...spanOf({ from: dateAfter(period.from, -1), to: dateAfter(period.to, 1) }, settings.timezone) };
  const stores = await listEarned(api.db, staff, wide, locale);
  const settled: SettledRow[][] = [];
  for (let at = 0; at < stores.length; at += STORES_AT_ONCE) {
    const some = stores.slice(at, at + STORES_AT_ONCE);
    const rows = await readSettled(
      api,
      some.map(({ id, timezone }) => ({ storeId: id, ...spanOf(period, timezone) })),
    );
    const byStore = Map.groupBy(rows, ({ row }) => row.store_id);
    settled.push(...some.map(({ id }) => byStore.get(id) ?? []));
  }
  const sums = settled.map((rows) => sumSettled(rows.map(({ settlement }) => settlement)));
  return {
    ...period,
    today,
    total: presentSums(sumSettled(settled.flat().map(({ settlement }) => settlement)), money),
    stores: stores
      .map(({ id, name }, index) => ({ id, name, ...presentSums(sums[index]!, money) }))
      .filter(({ orders }) => orders > 0)
      .toSorted((one, other) => other.gross - one.gross),
  };
}

type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: 'store-not-found' | 'period-not-possible' };

/** Earnings of a store in a period, by days, and its rate. */
export async function readStore(
  api: Reading,
  staff: Staff,
  { storeId, ...asked }: Asked & { readonly storeId: number },
  locale: Locale,
): Promise<Read<ReplyOf<typeof API.earnings.store>>> {
  const [store, { money, now, settings }] = await Promise.all([findEarning(api.db, staff, storeId, locale), presentingIn(api, locale)]);
  if (!store) return { ok: false, problem: 'store-not-found' };
  const { timezone } = store;
  const today = localTime(now.getTime(), timezone).date;
  const period = periodOf(asked, today, timezone);
  if (!period) return { ok: false, problem: 'period-not-possible' };
  const settled = await readSettled(api, [{ storeId, ...spanOf(period, timezone) }]);
  const sums = (rows: readonly SettledRow[]) => presentSums(sumSettled(rows.map(({ settlement }) => settlement)), money);
  const byDay = Map.groupBy(settled, ({ row }) => localTime(row.ended_at.getTime(), timezone).date);
  return {
    ok: true,
    value: {
      ...store,
      ...period,
      today,
      commission: (await readCommission(api.db, storeId, { now, usualPercent: settings.store_commission_percent }))!,
      total: sums(settled),
      days: daysOf(period).map((day) => ({ day, ...sums(byDay.get(day) ?? []) })),
    },
  };
}

/** The period that is asked for: the week of a day where one end is missing, and never more than a month of days. */
function periodOf({ from, to }: Asked, today: string, timezone: EarningStore['timezone']): Period | undefined {
  const week = payoutWeek(from ?? to ?? today, timezone);
  const period = { from: from ?? week.from, to: to ?? week.to };
  const isPossible = period.from <= period.to && period.to <= dateAfter(period.from, MOST_EARNING_DAYS - 1);
  return isPossible ? period : undefined;
}

const spanOf = ({ from, to }: Period, timezone: EarningStore['timezone']) => ({
  startsAtMs: instantOf(from, 0, timezone),
  endsAtMs: instantOf(dateAfter(to, 1), 0, timezone),
});

function daysOf({ from, to }: Period): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dateAfter(day, 1)) days.push(day);
  return days;
}
