import { checkAddress, checkGuestContact } from '@bozor/domain/identity/check-contact-form.ts';
import type { FieldProblem } from '@bozor/domain/identity/field-messages.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Field names of the form as the server names them. */
export type CheckoutField = 'address' | 'contact_person_name' | 'contact_person_number' | 'contact_person_email';

/** What is missing before the order can be sent, by the same rules as the server's. A guest's e-mail is optional where it is not given. */
export function checkDraft(draft: CheckoutDraft, address: string | undefined): FieldProblem[] {
  const contact = { contact_person_name: draft.name, contact_person_number: draft.phone };
  const problems =
    draft.orderType === 'delivery' ? checkAddress({ ...contact, address: address ?? '' }) : checkAddress({ ...contact, address: '-' });
  if (draft.email === '') return problems;
  return [
    ...problems,
    ...checkGuestContact({ ...contact, contact_person_email: draft.email }).filter(({ field }) => field === 'contact_person_email'),
  ];
}
