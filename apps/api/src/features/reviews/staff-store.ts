import type { ReportReason } from '@bozor/domain/stores/review-answers.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mayReview, mayReviewStore } from './policies.ts';
import type { ReviewRow } from './store.ts';

/** A review as staff read it. */
export interface StaffReviewRow extends ReviewRow {
  readonly store: string;
  readonly replied_at: Date | null;
  readonly report_reason: ReportReason | null;
  readonly report_note: string | null;
  readonly reported_at: Date | null;
  readonly report_answer: 'kept' | 'hidden' | null;
  readonly answer_note: string | null;
}

/** Columns of the reviews that `page` names. */
const selected = (page: RawBuilder<unknown>, locale: Locale, order: RawBuilder<unknown>) => sql<StaffReviewRow>`
  with page as materialized (${page})
  select r.id, r.rating, r.comment, c.f_name, c.l_name, r.item_id, coalesce(i.name->>${locale}, i.name->>'en') as item_name, r.images, r.reply, r.created_at,
    coalesce(s.name->>${locale}, s.name->>'en') as store, r.replied_at, r.report_reason, r.report_note, r.reported_at, r.report_answer, r.answer_note
  from page join reviews r on r.id = page.id join customers c on c.id = r.customer_id join items i on i.id = r.item_id join stores s on s.id = r.store_id
  order by ${order}`;

interface Filters {
  readonly show?: 'unanswered' | undefined;
  readonly stars?: number | undefined;
  readonly before?: number | undefined;
}

/** Visible reviews within the person's reach, the newest first. */
export async function listForStore(
  db: Database,
  staff: Staff,
  { show, stars, before }: Filters,
  { limit, locale }: { readonly limit: number; readonly locale: Locale },
): Promise<readonly StaffReviewRow[]> {
  const wanted = [
    sql`store_id = own.id and is_visible`,
    ...(show ? [sql`reply is null`] : []),
    ...(stars === undefined ? [] : [sql`rating = ${stars}`]),
    ...(before === undefined ? [] : [sql`id < ${before}`]),
  ];
  // The newest of each store, merged: a list of several stores on one index reads all that were ever written.
  const page = sql`
    select r.id from (select id from stores where ${mayReviewStore(staff, 'see')}) own
    cross join lateral (select id from reviews where ${sql.join(wanted, sql` and `)} order by id desc limit ${sql.lit(limit)}) r
    order by r.id desc limit ${sql.lit(limit)}`;
  return (await selected(page, locale, sql`r.id desc`).execute(db)).rows;
}

/** One visible review that this person may see. */
export async function findForStore(
  db: Database | Transaction,
  staff: Staff,
  id: number,
  locale: Locale,
): Promise<StaffReviewRow | undefined> {
  const page = sql`select id from reviews where id = ${id} and is_visible and ${mayReview(staff, 'see')}`;
  return (await selected(page, locale, sql`r.id`).execute(db)).rows[0];
}

/** Reported reviews without an answer, the oldest report first. */
export async function listReported(
  db: Database,
  staff: Staff,
  { limit, locale }: { readonly limit: number; readonly locale: Locale },
): Promise<{ readonly rows: readonly StaffReviewRow[]; readonly total: number }> {
  const waiting = sql`reported_at is not null and report_answer is null and ${mayReview(staff, 'hide')}`;
  const page = sql`select id from reviews where ${waiting} order by reported_at, id limit ${limit}`;
  const [{ rows }, counted] = await Promise.all([
    selected(page, locale, sql`r.reported_at, r.id`).execute(db),
    sql<{ total: number }>`select count(*) as total from reviews where ${waiting}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

/** Locks a review for an act of this person. */
export async function lockReview(trx: Transaction, staff: Staff, id: number, act: 'answer' | 'hide') {
  return trx
    .selectFrom('reviews')
    .where('id', '=', id)
    .where(mayReview(staff, act))
    .select(['id', 'reply', 'replied_at', 'reported_at', 'report_answer', 'is_visible'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}
