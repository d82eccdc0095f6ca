import type { GivenBodyOf, ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/store/routes.ts';
import { formatClock, MINUTES_A_DAY, parseClock } from '@bozor/domain/stores/daily-window.ts';
import { CLOSURE_REASON_TEXTS, checkHours, outsideOf, type HoursProblem } from '@bozor/domain/stores/planned-hours.ts';
import type { StoreTimes, WeeklyHours } from '@bozor/domain/stores/store-hours.ts';
import type { Weekday } from '@bozor/domain/time/local-time.ts';
import { LOCALES, type Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { lockHours, readHoursRow, readPlaced, type HoursRow, type PlacedRow } from './hours-store.ts';

type Wanted = GivenBodyOf<typeof API.hours.conflicts>;
type Planning = Pick<Api, 'db' | 'adapters' | 'words'>;
type Problem = HoursProblem['problem'] | 'store-not-found' | 'hours-changed' | 'orders-outside';
type Planned<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Problem };

interface Asked {
  readonly storeId: number;
  readonly locale: Locale;
}

export async function readHours(api: Planning, staff: Staff, asked: Asked): Promise<ReplyOf<typeof API.hours.read> | undefined> {
  const now = api.adapters.clock.now();
  const row = await readHoursRow(api.db, staff, { ...asked, now });
  return row && present(row, now);
}

/** Placed orders at whose time the store would not be open. */
export async function findConflicts(api: Planning, staff: Staff, asked: Asked, wanted: Wanted): Promise<Planned<readonly PlacedRow[]>> {
  const now = api.adapters.clock.now();
  const row = await readHoursRow(api.db, staff, { ...asked, now });
  if (!row) return { ok: false, problem: 'store-not-found' };
  const times = check(row, wanted, now);
  return times.ok ? { ok: true, value: await outside(api.db, row, times.value) } : times;
}

/**
 * Changes hours and closures at once. What is asked for already is answered; a change by somebody else meanwhile is not overwritten. Orders
 * that fall outside stay, once somebody has seen them.
 */
export async function saveHours(
  api: Planning,
  staff: Staff,
  asked: Asked,
  { version, is_confirmed: isConfirmed = false, ...wanted }: GivenBodyOf<typeof API.hours.save>,
): Promise<Planned<ReplyOf<typeof API.hours.read>>> {
  const { storeId, locale } = asked;
  const now = api.adapters.clock.now();
  return inTransaction(
    api.db,
    async (trx): Promise<Planned<ReplyOf<typeof API.hours.read>>> => {
      if (!(await lockHours(trx, staff, storeId))) return { ok: false, problem: 'store-not-found' };
      const before = (await readHoursRow(trx, staff, { storeId, now, locale }))!;
      if (isAsWanted(before, wanted)) return { ok: true, value: present(before, now) };
      if (before.version !== version) return { ok: false, problem: 'hours-changed' };
      const times = check(before, wanted, now);
      if (!times.ok) return times;
      if (!isConfirmed && (await outside(trx, before, times.value)).length > 0) return { ok: false, problem: 'orders-outside' };
      await replaceHours(trx, storeId, times.value.hours);
      await replaceClosures(api, trx, before, wanted, now);
      await trx
        .updateTable('stores')
        .set((of) => ({ hours_version: of('hours_version', '+', 1) }))
        .where('id', '=', storeId)
        .execute();
      const after = (await readHoursRow(trx, staff, { storeId, now, locale }))!;
      await writeAudit(trx, {
        staff,
        action: 'store.hours',
        subject: 'store',
        subjectId: storeId,
        before: audited(before, now),
        after: audited(after, now),
      });
      return { ok: true, value: present(after, now) };
    },
    { isRepeatable: true },
  );
}

function present(row: HoursRow, now: Date): ReplyOf<typeof API.hours.read> {
  return {
    store: row.id,
    name: row.name,
    timezone: row.timezone,
    now: now.toISOString(),
    version: row.version,
    hours: row.hours.map(({ weekday, opens, closes }) => ({
      day: weekday,
      opening_time: formatClock(opens),
      closing_time: formatClock(closes),
    })),
    closures: row.closures.map(({ id, starts_at_ms, ends_at_ms, reason }) => ({
      id,
      starts_at: new Date(starts_at_ms).toISOString(),
      ends_at: new Date(ends_at_ms).toISOString(),
      reason,
    })),
  };
}

function audited(row: HoursRow, now: Date) {
  const { hours, closures } = present(row, now);
  return { hours, closures };
}

/** The wanted times; a closure with an id has the times that are stored. */
function check(row: HoursRow, wanted: Wanted, now: Date) {
  const closures = wanted.closures.flatMap((closure) => {
    if (closure.id === undefined) return [{ startsAtMs: Date.parse(closure.starts_at), endsAtMs: Date.parse(closure.ends_at) }];
    const kept = row.closures.find(({ id }) => id === closure.id);
    return kept ? [{ startsAtMs: kept.starts_at_ms, endsAtMs: kept.ends_at_ms }] : [];
  });
  return checkHours({ hours: weekOf(wanted), closures }, now.getTime());
}

function weekOf({ hours }: Pick<Wanted, 'hours'>): WeeklyHours {
  return hours.map(({ day, opening_time, closing_time }) => ({
    weekday: day as Weekday,
    opensAtMinute: parseClock(opening_time)!,
    // Until midnight is the end of the day.
    closesAtMinute: parseClock(closing_time)! || MINUTES_A_DAY,
  }));
}

const outside = async (db: Database | Transaction, row: HoursRow, times: StoreTimes): Promise<readonly PlacedRow[]> =>
  outsideOf(
    times,
    (await readPlaced(db, row.id)).map((order) => ({ ...order, atMs: order.at.getTime() })),
    row.timezone,
  );

function isAsWanted(row: HoursRow, wanted: Wanted): boolean {
  const key = ({ weekday, opensAtMinute, closesAtMinute }: WeeklyHours[number]) => `${weekday} ${opensAtMinute} ${closesAtMinute}`;
  const stored = row.hours.map(({ weekday, opens, closes }) => key({ weekday, opensAtMinute: opens, closesAtMinute: closes }));
  const isSameWeek = stored.toSorted().join() === weekOf(wanted).map(key).toSorted().join();
  const isSameClosures =
    row.closures.length === wanted.closures.length &&
    row.closures.every(({ id, starts_at_ms, ends_at_ms }) =>
      wanted.closures.some(
        (closure) =>
          closure.id === id ||
          (closure.id === undefined && Date.parse(closure.starts_at) === starts_at_ms && Date.parse(closure.ends_at) === ends_at_ms),
      ),
    );
  return isSameWeek && isSameClosures;
}

async function replaceHours(trx: Transaction, storeId: number, hours: WeeklyHours): Promise<void> {
  await trx.deleteFrom('store_hours').where('store_id', '=', storeId).execute();
  if (hours.length === 0) return;
  await trx
    .insertInto('store_hours')
    .values(
      hours.map(({ weekday, opensAtMinute, closesAtMinute }) => ({
        store_id: storeId,
        weekday,
        opens_at_minute: opensAtMinute,
        closes_at_minute: closesAtMinute,
      })),
    )
    .execute();
}

async function replaceClosures(
  { words }: Pick<Api, 'words'>,
  trx: Transaction,
  before: HoursRow,
  { closures }: Pick<Wanted, 'closures'>,
  now: Date,
): Promise<void> {
  const kept = new Set(closures.map(({ id }) => id));
  const gone = before.closures.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await trx.deleteFrom('store_closures').where('id', 'in', gone).execute();
  const added = closures.filter(({ id }) => id === undefined);
  for (const { starts_at, ends_at } of added)
    await endPauseFor(trx, before.id, { startsAt: new Date(starts_at), endsAt: new Date(ends_at), now });
  if (added.length === 0) return;
  const inEvery = (text: string) => JSON.stringify(Object.fromEntries(LOCALES.map((locale) => [locale, words.translate(locale, text)])));
  await trx
    .insertInto('store_closures')
    .values(
      added.map(({ starts_at, ends_at, reason, words: own }) => ({
        store_id: before.id,
        starts_at: new Date(starts_at),
        ends_at: new Date(ends_at),
        reason: own?.trim() ? JSON.stringify({ en: own.trim() }) : reason === undefined ? null : inEvery(CLOSURE_REASON_TEXTS[reason]),
      })),
    )
    .execute();
}

/** A running pause ends where a closure begins. */
async function endPauseFor(
  trx: Transaction,
  storeId: number,
  { startsAt, endsAt, now }: { readonly startsAt: Date; readonly endsAt: Date; readonly now: Date },
): Promise<void> {
  const pauses = await trx
    .selectFrom('store_closures')
    .where('store_id', '=', storeId)
    .where('is_pause', '=', true)
    .where('ends_at', '>', startsAt)
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', now)
    .select(['id', 'starts_at'])
    .execute();
  for (const { id, starts_at } of pauses) {
    if (starts_at < startsAt) await trx.updateTable('store_closures').set({ ends_at: startsAt }).where('id', '=', id).execute();
    else await trx.deleteFrom('store_closures').where('id', '=', id).execute();
  }
}
