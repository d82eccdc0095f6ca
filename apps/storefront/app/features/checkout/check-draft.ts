import { checkAddress, checkGuestContact } from '@bozor/domain/identity/check-contact-form.ts';
import type { FieldProblem } from '@bozor/domain/identity/field-messages.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

interface Customer {
  readonly isSignedIn: boolean;
  /** The picked address; undefined without one. */
  readonly address: string | undefined;
}

/** Problems of the form before sending, by the same rules as the server's. A guest must also give an e-mail. */
export function checkDraft(draft: CheckoutDraft, { isSignedIn, address }: Customer): FieldProblem[] {
  const contact = { contact_person_name: draft.name, contact_person_number: draft.phone };
  const where = draft.orderType === 'delivery' ? (address ?? '') : '-';
  const email = isSignedIn ? [] : checkGuestContact({ ...contact, contact_person_email: draft.email });
  return [...checkAddress({ ...contact, address: where }), ...email.filter(({ field }) => field === 'contact_person_email')];
}
