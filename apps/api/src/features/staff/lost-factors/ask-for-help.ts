import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/staff/routes.ts';
import type { Api } from '../../../platform/api.ts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { problem } from '../../../platform/http/problem.ts';
import { countFailure, failuresOf } from '../../../platform/rates/sign-in-failures.ts';
import { checkPassword, countersOf } from '../check-password.ts';
import { insertLostFactor } from './lost-factors-store.ts';

/** Questions about an address in 15 minutes, known or not. */
const MOST_QUESTIONS = 5;

/**
 * Asks the owners for new codes, for a person whose password is right and who has codes. Nobody is told whether there is such a person, and
 * a person has one request at a time.
 */
export async function askForHelp(api: Api, form: GivenBodyOf<typeof API.lostFactors.ask>, address: string): Promise<void> {
  const { questionsOf } = countersOf(form.email, address);
  if ((await failuresOf(api.db, questionsOf)) >= MOST_QUESTIONS) throw problem('too-many-requests', { retryAfterSeconds: 900 });
  await countFailure(api.db, questionsOf);
  const person = await checkPassword(api, form, address);
  if (!person?.totpSecret) return;
  await inTransaction(api.db, async (trx) => {
    if ((await insertLostFactor(trx, person.staffId, address)) === undefined) return;
    await writeAudit(trx, { staff: { ...person, address }, action: 'staff.ask-new-codes', subject: 'staff', subjectId: person.staffId });
  });
}
