import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { problem } from '../../platform/http/problem.ts';
import { revokeStaffSession } from './store.ts';

/** Ends one of the caller's own sessions. Another person's is not found. */
export async function endStaffSession(db: Database, staff: Staff, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await revokeStaffSession(trx, { id, staffId: staff.staffId }))) throw problem('not-found');
    await writeAudit(trx, { staff, action: 'staff.end-session', subject: 'staff_session', subjectId: id });
  });
}
