import { checkAddress, checkDoor, checkGuestEmail } from '@bozor/domain/identity/check-contact-form.ts';
import { problemsOf } from '@bozor/domain/identity/check-fields.ts';
import type { FieldProblem } from '@bozor/domain/identity/field-messages.ts';
import type { GuestEmailRule } from '@bozor/domain/identity/email.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

interface Customer {
  /** `off` for a customer with an account. */
  readonly emailRule: GuestEmailRule;
  /** The picked address; undefined without one. */
  readonly address: string | undefined;
  /** The address names a house itself, or is a landmark. */
  readonly isFindable: boolean;
}

/** Problems of the form before sending, by the same rules as the server's. */
export function checkDraft(draft: CheckoutDraft, { emailRule, address, isFindable }: Customer): FieldProblem[] {
  const contact = { contact_person_name: draft.name, contact_person_number: draft.phone };
  const where = draft.orderType === 'delivery' ? (address ?? '') : '-';
  const door = draft.orderType === 'delivery' && address !== undefined && !isFindable ? checkDoor(draft.house, draft.instruction) : [];
  return [...checkAddress({ ...contact, address: where }), ...door, ...problemsOf([checkGuestEmail(draft.email, emailRule)])];
}
