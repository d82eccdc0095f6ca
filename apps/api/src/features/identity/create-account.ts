import { randomInt } from 'node:crypto';
import { splitName } from '@bozor/domain/identity/person-name.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { violates } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { recordReferral } from '../wallet/record-referral.ts';
import { findReferrer, insertCustomer, type Account } from './store.ts';
import { CREATING, REFERRED } from './refusing-endpoints.ts';

/** Letters and digits that are not mistaken for each other when read aloud. */
const REF_CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export interface AccountToCreate {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly locale: Locale;
  readonly referrerId: number | undefined;
}

/** Creates an account with unverified contacts; see `markVerified`. */
export async function createAccount(api: Api, trx: Transaction, { name, referrerId, ...wanted }: AccountToCreate): Promise<Account> {
  const settings = await api.settings.read();
  const { firstName, lastName } = splitName(name);
  const customer = await insertCustomer(trx, {
    f_name: firstName,
    l_name: lastName,
    phone: wanted.phone,
    email: wanted.email,
    password_hash: wanted.passwordHash,
    locale: wanted.locale,
    ref_code: newRefCode(),
    welcomeDays: settings.first_order_percent > 0 ? settings.first_order_days : 0,
  });
  if (referrerId !== undefined) await recordReferral(trx, customer.id, referrerId);
  return customer;
}

/** Id of the referrer by the typed code. Undefined without a code; an unknown code is refused. */
export async function referrerOf(api: Api, typed: string | undefined): Promise<number | undefined> {
  const refCode = typed?.trim().toUpperCase();
  if (!refCode) return undefined;
  const referrerId = await findReferrer(api.db, refCode);
  if (referrerId === undefined) throw refuse(REFERRED, 'referral-not-found', { field: 'ref_code' });
  return referrerId;
}

/** Maps a unique violation to a refusal: the phone or e-mail belongs to another account. */
export function takenRefusal(error: unknown): unknown {
  if (violates(error, 'customers_phone')) return refuse(CREATING, 'contact-taken', { field: 'phone' });
  if (violates(error, 'customers_email')) return refuse(CREATING, 'contact-taken', { field: 'email' });
  return error;
}

function newRefCode(): string {
  return Array.from({ length: 10 }, () => REF_CODE_SIGNS[randomInt(REF_CODE_SIGNS.length)]).join('');
}
