import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import type { API as OPERATOR_API } from '@bozor/contract/operator/routes.ts';
import type { API } from '@bozor/contract/store/routes.ts';
import { replyChangesUntil } from '@bozor/domain/stores/review-answers.ts';
import type { Api } from '../../platform/api.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { lockReview } from './staff-store.ts';

type Acting = Pick<Api, 'db' | 'adapters'>;
type Answered = 'done' | 'review-not-found' | 'reply-final';

/** Replies to a review, once. The reply may be changed for a quarter of an hour from its first words. */
export async function replyToReview(api: Acting, staff: Staff, reviewId: number, written: string): Promise<Answered> {
  const reply = written.trim();
  const now = api.adapters.clock.now();
  return inTransaction(api.db, async (trx): Promise<Answered> => {
    const review = await lockReview(trx, staff, reviewId, 'answer');
    if (!review?.is_visible) return 'review-not-found';
    if (review.reply === reply) return 'done';
    const repliedAtMs = review.replied_at?.getTime();
    if (review.reply !== null && replyChangesUntil({ repliedAtMs, nowMs: now.getTime() }) === undefined) return 'reply-final';
    await trx
      .updateTable('reviews')
      .set({ reply, replied_at: review.replied_at ?? now })
      .where('id', '=', reviewId)
      .execute();
    const before = review.reply === null ? undefined : { reply: review.reply };
    await writeAudit(trx, {
      staff,
      action: 'review.reply',
      subject: 'review',
      subjectId: reviewId,
      ...(before && { before }),
      after: { reply },
    });
    return 'done';
  });
}

/** Reports a review to the operator. The first report counts, also after it was answered. */
export async function reportReview(
  api: Acting,
  staff: Staff,
  reviewId: number,
  { reason, note }: GivenBodyOf<typeof API.reviews.report>,
): Promise<Exclude<Answered, 'reply-final'>> {
  const now = api.adapters.clock.now();
  return inTransaction(api.db, async (trx): Promise<Exclude<Answered, 'reply-final'>> => {
    const review = await lockReview(trx, staff, reviewId, 'answer');
    if (!review?.is_visible) return 'review-not-found';
    if (review.reported_at) return 'done';
    const words = note?.trim() || null;
    await trx
      .updateTable('reviews')
      .set({ report_reason: reason, report_note: words, reported_at: now })
      .where('id', '=', reviewId)
      .execute();
    await writeAudit(trx, {
      staff,
      action: 'review.report',
      subject: 'review',
      subjectId: reviewId,
      after: { reason },
      ...(words && { reason: words }),
    });
    return 'done';
  });
}

/** Keeps a reported review, or takes it out of sight: stars and counts follow. Undefined for one that nobody reported. */
export async function decideReport(
  api: Acting,
  staff: Staff,
  reviewId: number,
  { is_hidden: isHidden, note }: GivenBodyOf<typeof OPERATOR_API.reviews.decide>,
): Promise<{ readonly isHidden: boolean } | undefined> {
  return inTransaction(api.db, async (trx) => {
    const review = await lockReview(trx, staff, reviewId, 'hide');
    if (!review?.reported_at) return undefined;
    if (review.report_answer !== null) return { isHidden: review.report_answer === 'hidden' };
    await trx
      .updateTable('reviews')
      .set({ report_answer: isHidden ? 'hidden' : 'kept', answer_note: note.trim(), ...(isHidden && { is_visible: false }) })
      .where('id', '=', reviewId)
      .execute();
    const action = isHidden ? 'review.hide' : 'review.keep';
    await writeAudit(trx, { staff, action, subject: 'review', subjectId: reviewId, reason: note.trim() });
    return { isHidden };
  });
}
