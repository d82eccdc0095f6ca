import { useRef, useState, type RefObject } from 'react';
import { focusField } from '@bozor/web/forms/focus-field.ts';
import { useAfterRender } from '@bozor/web/forms/use-after-render.ts';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import type { FieldErrors } from './use-refusals.ts';

export const CONTACT_FIELDS = ['contact_person_name', 'contact_person_number', 'contact_person_email'] as const;

/** Names of the draft's fields in the rules and in the server's problems. */
const FIELD_OF: Readonly<Partial<Record<keyof CheckoutDraft, string>>> = {
  orderType: 'address',
  name: 'contact_person_name',
  phone: 'contact_person_number',
  email: 'contact_person_email',
  house: 'house',
  instruction: 'house',
  tip: 'dm_tips',
  paymentMethod: 'payment_method',
};

interface CheckoutErrors {
  readonly form: RefObject<HTMLDivElement | null>;
  readonly errors: FieldErrors;
  /** Shows each error at its field and scrolls to the first. */
  readonly show: (found: FieldErrors) => void;
  readonly clear: (...fields: string[]) => void;
  /** Changes the draft and clears the errors of the changed fields. */
  readonly change: ChangeDraft;
  /** Shows an error at a field that was left, beside the others. */
  readonly fault: (field: string, message: string) => void;
}

/** Errors of the checkout form found so far. */
export function useCheckoutErrors(write: ChangeDraft): CheckoutErrors {
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLDivElement>(null);
  const afterRender = useAfterRender();
  const clear = (...fields: string[]) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))));
  const change: ChangeDraft = (changes) => {
    clear(...Object.keys(changes).flatMap((name) => FIELD_OF[name as keyof CheckoutDraft] ?? []));
    write(changes);
  };
  const show = (found: FieldErrors) => {
    setErrors(found);
    afterRender(() => focusField(form.current, Object.keys(found)));
  };
  const fault = (field: string, message: string) => setErrors((before) => ({ ...before, [field]: message }));
  return { form, errors, show, clear, fault, change };
}
