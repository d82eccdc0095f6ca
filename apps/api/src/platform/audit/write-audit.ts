import type { Transaction } from '../db/database.ts';
import type { Staff } from '../http/actor.ts';

/** An audited action of a staff member. */
export interface Act {
  /** The person; `former` has no role any more, and `cli` is the shop's own machine. */
  readonly staff: Partial<Pick<Staff, 'sessionId' | 'address' | 'requestId'>> &
    ({ readonly staffId: number; readonly role: Staff['role'] | 'former' } | { readonly staffId: null; readonly role: 'cli' });
  /** `order.move` */
  readonly action: string;
  readonly subject: string;
  readonly subjectId: number;
  /** The changed values, without secrets. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  /** Why, in the person's words. */
  readonly reason?: string | undefined;
}

/** Writes an audit entry in the transaction of the action, so that both exist or neither. */
export async function writeAudit(trx: Transaction, { staff, action, subject, subjectId, before, after, reason }: Act): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      staff_id: staff.staffId,
      actor: staff.role,
      action,
      subject,
      subject_id: String(subjectId),
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      session_id: staff.sessionId ?? null,
      address: staff.address ?? null,
      request_id: staff.requestId ?? null,
      reason: reason ?? null,
    })
    .execute();
}
