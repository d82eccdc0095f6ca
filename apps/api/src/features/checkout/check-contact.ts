import { API } from '@bozor/contract/routes.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import { isEmail } from '@bozor/domain/identity/email.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem, refusal, type Refusal } from '../../platform/http/problem.ts';
import type { Owner } from '../cart/owner.ts';
import type { PlacedBody } from './order-of.ts';

/** Whom the courier asks for. */
export interface ContactDetails {
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
}

/** Name, number and address of an order, each refusal at its field. What a customer leaves out is taken from the account. */
export async function checkContact(db: Database, owner: Owner, body: PlacedBody): Promise<ContactDetails> {
  const account =
    owner.customer_id === null
      ? undefined
      : await db
          .selectFrom('customers')
          .where('id', '=', owner.customer_id)
          .select(['f_name', 'l_name', 'phone', 'email'])
          .executeTakeFirst();
  const name = body.contact_person_name?.trim() || `${account?.f_name ?? ''} ${account?.l_name ?? ''}`.trim();
  const written = body.contact_person_number?.trim() || account?.phone || '';
  const phone = written === '' ? undefined : canonicalPhone(written);
  const email = body.contact_person_email?.trim() || account?.email || null;
  const problems: Refusal[] = [];
  const add = (code: 'name-required' | 'phone-required' | 'phone-not-valid' | 'email-not-valid' | 'address-required', field: string) =>
    problems.push(refusal(API.checkout.place, code, { field }));
  if (name === '') add('name-required', 'contact_person_name');
  if (written === '') add('phone-required', 'contact_person_number');
  else if (phone === undefined) add('phone-not-valid', 'contact_person_number');
  if (email !== null && !isEmail(email)) add('email-not-valid', 'contact_person_email');
  if (body.order_type === 'delivery' && !body.address?.trim()) add('address-required', 'address');
  const [first, ...rest] = problems;
  if (first) throw new Problem([first, ...rest]);
  return { name, phone: phone!, email: email?.toLowerCase() ?? null };
}
