import { phoneRefusalOf, type phoneRefused } from '@bozor/contract/refusals.ts';
import type { Parcel } from '@bozor/contract/shop/orders/checkout.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkGuestEmail } from '@bozor/domain/identity/check-contact-form.ts';
import type { GuestEmailRule } from '@bozor/domain/identity/email.ts';
import { checkContactPhone } from '@bozor/domain/identity/check-phone.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import { canonicalEmail } from '@bozor/domain/identity/email.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem, refusal, type Refusal } from '../../platform/http/problem.ts';
import type { Owner } from '../cart/owner.ts';
import type { PlacedBody } from './wanted-order.ts';
import { PLACING } from './refusing-endpoints.ts';

/** Contact person of an order, as the courier sees it. */
export interface ContactDetails {
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  /** Phones of both ends of a parcel. */
  readonly parcel: ParcelPhones | undefined;
}

export interface ParcelPhones {
  readonly sender: string;
  readonly receiver: string;
}

/**
 * Checks the contact and address of an order and reports every problem at its field. Missing values come from the account. A parcel without
 * a contact person takes the sender, because questions about a parcel go there. `guestEmail` holds for guests who order goods: forms of parcels
 * and prescriptions have no e-mail.
 */
export async function checkContact(
  db: Database,
  owner: Owner,
  body: PlacedBody,
  guestEmail: GuestEmailRule = 'optional',
): Promise<ContactDetails> {
  const problems: Refusal[] = [];
  const parcel = body.order_type === 'parcel' ? body.parcel : undefined;
  const ends = parcel && checkEnds(parcel, problems);
  const account = await readAccount(db, owner);
  const name = body.contact_person_name?.trim() || parcel?.sender.contact_person_name.trim() || account?.name || '';
  const written = body.contact_person_number?.trim() || parcel?.sender.contact_person_number.trim() || account?.phone || '';
  const rule = owner.customer_id === null && !parcel ? guestEmail : 'optional';
  const email = rule === 'off' ? null : body.contact_person_email?.trim() || account?.email || null;
  const phone = canonicalPhone(written);
  if (!parcel || body.contact_person_number?.trim()) checkPerson({ name, phone: written }, '', problems);
  const wrong = checkGuestEmail(email ?? '', rule);
  if (wrong?.problem === 'email-required') problems.push(refusal(API.checkout.place, 'email-required', { field: wrong.field }));
  else if (wrong) problems.push(refusal(PLACING, 'email-not-valid', { field: wrong.field }));
  if (body.order_type === 'delivery' && !body.address?.trim()) problems.push(refusal(PLACING, 'address-required', { field: 'address' }));
  const [first, ...rest] = problems;
  if (first) throw new Problem([first, ...rest]);
  return { name, phone: phone!, email: email === null ? null : canonicalEmail(email)!, parcel: ends as ParcelPhones | undefined };
}

async function readAccount(db: Database, { customer_id }: Owner) {
  if (customer_id === null) return undefined;
  const row = await db
    .selectFrom('customers')
    .where('id', '=', customer_id)
    .select(['f_name', 'l_name', 'phone', 'email'])
    .executeTakeFirst();
  return row && { name: `${row.f_name} ${row.l_name}`.trim(), phone: row.phone, email: row.email };
}

function checkEnds({ sender, receiver }: Parcel, problems: Refusal[]) {
  const phones = { sender, receiver };
  const checked = Object.entries(phones).map(([side, end]) => {
    const at = `parcel.${side}.`;
    const phone = checkPerson({ name: end.contact_person_name.trim(), phone: end.contact_person_number.trim() }, at, problems);
    if (!end.address.trim()) problems.push(refusal(PLACING, 'address-required', { field: `${at}address` }));
    return [side, phone] as const;
  });
  return Object.fromEntries(checked);
}

function checkPerson({ name, phone }: { name: string; phone: string }, at: string, problems: Refusal[]): string | undefined {
  const add = (code: 'name-required' | 'phone-required' | keyof typeof phoneRefused, field: string) =>
    problems.push(refusal(PLACING, code, { field: at + field }));
  const found = checkContactPhone('contact_person_number', phone);
  if (name === '') add('name-required', 'contact_person_name');
  if (found) add(found.problem === 'contact-phone-required' ? 'phone-required' : phoneRefusalOf(found.problem), found.field);
  return canonicalPhone(phone);
}
