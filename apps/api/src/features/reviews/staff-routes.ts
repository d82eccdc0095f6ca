import { API as OPERATOR_API } from '@bozor/contract/operator/routes.ts';
import { REVIEWS_A_PAGE, type ReportedReview, type StoreReview } from '@bozor/contract/store/reviews.ts';
import { API } from '@bozor/contract/store/routes.ts';
import { replyChangesUntil } from '@bozor/domain/stores/review-answers.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { decideReport, replyToReview, reportReview } from './answer-review.ts';
import { presentReview } from './present.ts';
import { findForStore, listForStore, listReported, type StaffReviewRow } from './staff-store.ts';

const MOST_REPORTED = 50;

/** Reviews as staff see them: the store, which replies and reports, and the operator, who decides. */
export function staffReviewRoutes(api: Api): void {
  mount(api, API.reviews.list, async ({ actor, query, scope: { locale } }) => {
    const rows = await listForStore(api.db, actor, query, { limit: REVIEWS_A_PAGE + 1, locale });
    const shown = rows.slice(0, REVIEWS_A_PAGE);
    return { reviews: shown.map((row) => presentForStore(row, locale)), next: rows.length > shown.length ? shown.at(-1)!.id : null };
  });
  mount(api, API.reviews.answer, async ({ actor, params, body, scope }) => {
    if (body.reply.trim() === '') throw refuse(API.reviews.answer, 'reply-required', { field: 'reply' });
    const answered = await replyToReview(api, actor, params.review, body.reply);
    if (answered !== 'done') throw refuse(API.reviews.answer, answered, { field: 'reply' });
    return whole(actor, params.review, scope.locale);
  });
  mount(api, API.reviews.report, async ({ actor, params, body, scope }) => {
    const reported = await reportReview(api, actor, params.review, body);
    if (reported !== 'done') throw refuse(API.reviews.report, reported);
    return whole(actor, params.review, scope.locale);
  });
  mount(api, OPERATOR_API.reviews.reported, async ({ actor, scope: { locale } }) => {
    const { rows, total } = await listReported(api.db, actor, { limit: MOST_REPORTED, locale });
    return { total, reviews: rows.map((row): ReportedReview => ({ ...common(row, locale), report: reportOf(row)! })) };
  });
  mount(api, OPERATOR_API.reviews.decide, async ({ actor, params, body }) => {
    if (body.note.trim() === '') throw refuse(OPERATOR_API.reviews.decide, 'note-required', { field: 'note' });
    const decided = await decideReport(api, actor, params.review, body);
    if (!decided) throw refuse(OPERATOR_API.reviews.decide, 'review-not-found');
    return { is_hidden: decided.isHidden };
  });

  async function whole(actor: Staff, id: number, locale: Locale): Promise<StoreReview> {
    const row = await findForStore(api.db, actor, id, locale);
    if (!row) throw refuse(API.reviews.answer, 'review-not-found');
    return presentForStore(row, locale);
  }

  function common(row: StaffReviewRow, locale: Locale) {
    const { item_id: _, item_name, ...review } = presentReview(row, api.words.translate(locale, 'Former customer'));
    return { ...review, item_name: item_name ?? '', store: row.store };
  }

  function presentForStore(row: StaffReviewRow, locale: Locale): StoreReview {
    const untilMs = replyChangesUntil({ repliedAtMs: row.replied_at?.getTime(), nowMs: api.adapters.clock.now().getTime() });
    const report = reportOf(row);
    return {
      ...common(row, locale),
      reply_changes_until: untilMs === undefined ? null : new Date(untilMs).toISOString(),
      report: report && { ...report, is_kept: row.report_answer === 'kept', answer: row.answer_note },
    };
  }
}

function reportOf({ report_reason: reason, report_note: note, reported_at: at }: StaffReviewRow): ReportedReview['report'] | null {
  return reason && at && { reason, note, at: at.toISOString() };
}
