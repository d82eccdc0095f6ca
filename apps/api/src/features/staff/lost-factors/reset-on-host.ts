import { writeAudit } from '../../../platform/audit/write-audit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { hashOf, newCredential } from '../../../platform/http/credential.ts';
import { findCredentials } from '../credentials-store.ts';
import { pathOfLink } from './decide-lost-factor.ts';
import { replaceLostFactor } from './lost-factors-store.ts';

type Reset =
  | { readonly ok: true; readonly path: string; readonly expiresAt: Date }
  | { readonly ok: false; readonly problem: 'no-account' | 'no-codes' };

/**
 * Makes the link for a person who lost their codes, from the shop's own machine: whoever can run it has the database anyway. Any request or
 * link of this person is over.
 */
export async function resetFactorOnHost(db: Database, email: string): Promise<Reset> {
  const person = await findCredentials(db, email.trim().toLowerCase());
  if (!person || person.isDisabled || person.role === undefined) return { ok: false, problem: 'no-account' };
  if (person.totpSecret === null) return { ok: false, problem: 'no-codes' };
  const token = newCredential();
  const expiresAt = await inTransaction(db, async (trx) => {
    const end = await replaceLostFactor(trx, person.staffId, hashOf(token));
    await writeAudit(trx, {
      staff: { staffId: null, role: 'cli' },
      action: 'staff.link-new-codes',
      subject: 'staff',
      subjectId: person.staffId,
      after: { expires_at: end.toISOString() },
    });
    return end;
  });
  return { ok: true, path: pathOfLink(token), expiresAt };
}
