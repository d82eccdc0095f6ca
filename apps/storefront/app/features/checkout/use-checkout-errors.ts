import { useRef, useState, type RefObject } from 'react';
import { focusField } from '@bozor/web/forms/focus-field.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import type { FieldErrors } from './use-refusals.ts';

export const CONTACT_FIELDS = ['contact_person_name', 'contact_person_number', 'contact_person_email'] as const;

/** By what name the rules and the server speak of what stands in the draft. */
const FIELD_OF: Readonly<Partial<Record<keyof CheckoutDraft, string>>> = {
  orderType: 'address',
  name: 'contact_person_name',
  phone: 'contact_person_number',
  email: 'contact_person_email',
  tip: 'dm_tips',
  paymentMethod: 'payment_method',
};

interface CheckoutErrors {
  readonly form: RefObject<HTMLDivElement | null>;
  readonly errors: FieldErrors;
  /** Each sentence at its field, the first of them in sight; those of a guest's contact stand in its dialog. */
  readonly show: (found: FieldErrors) => void;
  readonly clear: (...fields: string[]) => void;
  /** Changes the draft; what was wrong with that part of it is forgotten. */
  readonly change: ChangeDraft;
  /** Lets a guest tell whom the order is for. */
  readonly editContact: () => void;
}

/** What is wrong with the form of the checkout, as far as anybody has looked. */
export function useCheckoutErrors(draft: CheckoutDraft, write: ChangeDraft): CheckoutErrors {
  const { isSignedIn } = useSession();
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLDivElement>(null);
  const clear = (...fields: string[]) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))));
  const change: ChangeDraft = (changes) => {
    clear(...Object.keys(changes).flatMap((name) => FIELD_OF[name as keyof CheckoutDraft] ?? []));
    write(changes);
  };
  const askContact = (known: FieldErrors) =>
    openOverlay('guest-contact', {
      given: { contact_person_name: draft.name, contact_person_number: draft.phone, contact_person_email: draft.email },
      errors: known,
      then: (contact) =>
        change({ name: contact.contact_person_name, phone: contact.contact_person_number, email: contact.contact_person_email }),
    });
  const show = (found: FieldErrors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (!isSignedIn && CONTACT_FIELDS.some((field) => field === first)) askContact(found);
    else focusField(form.current, Object.keys(found));
  };
  return { form, errors, show, clear, change, editContact: () => askContact(errors) };
}
