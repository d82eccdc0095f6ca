import { checkAddress, checkGuestContact } from '@bozor/domain/identity/check-contact-form.ts';
import type { FieldProblem } from '@bozor/domain/identity/field-messages.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

interface Customer {
  readonly isSignedIn: boolean;
  /** The picked address. */
  readonly address: string | undefined;
}

/** What is missing before the order can be sent, by the same rules as the server's; a guest gives an e-mail as well. */
export function checkDraft(draft: CheckoutDraft, { isSignedIn, address }: Customer): FieldProblem[] {
  const contact = { contact_person_name: draft.name, contact_person_number: draft.phone };
  const where = draft.orderType === 'delivery' ? (address ?? '') : '-';
  const email = isSignedIn ? [] : checkGuestContact({ ...contact, contact_person_email: draft.email });
  return [...checkAddress({ ...contact, address: where }), ...email.filter(({ field }) => field === 'contact_person_email')];
}
