import { checkAddress, checkDoor, checkGuestContact } from '@bozor/domain/identity/check-contact-form.ts';
import type { FieldProblem } from '@bozor/domain/identity/field-messages.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

interface Customer {
  readonly isSignedIn: boolean;
  /** The picked address; undefined without one. */
  readonly address: string | undefined;
  /** The address names a house itself, or is a landmark. */
  readonly isFindable: boolean;
}

/** Problems of the form before sending, by the same rules as the server's. A guest must also give an e-mail. */
export function checkDraft(draft: CheckoutDraft, { isSignedIn, address, isFindable }: Customer): FieldProblem[] {
  const contact = { contact_person_name: draft.name, contact_person_number: draft.phone };
  const where = draft.orderType === 'delivery' ? (address ?? '') : '-';
  const email = isSignedIn ? [] : checkGuestContact({ ...contact, contact_person_email: draft.email });
  const door = draft.orderType === 'delivery' && address !== undefined && !isFindable ? checkDoor(draft.house, draft.instruction) : [];
  return [...checkAddress({ ...contact, address: where }), ...door, ...email.filter(({ field }) => field === 'contact_person_email')];
}
