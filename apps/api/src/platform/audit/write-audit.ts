import type { Transaction } from '../db/database.ts';
import type { Staff } from '../http/actor.ts';

/** An act of a member of the staff. */
export interface Act {
  readonly staff: Pick<Staff, 'staffId' | 'role'>;
  /** `order.move` */
  readonly action: string;
  readonly subject: string;
  readonly subjectId: number;
  /** What the act changed, without secrets. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Writes who did what, in the transaction of the act: neither is there without the other. */
export async function writeAudit(trx: Transaction, { staff, action, subject, subjectId, before, after }: Act): Promise<void> {
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
    })
    .execute();
}
