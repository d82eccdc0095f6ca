import { checkGuestContact } from '@bozor/domain/identity/check-contact-form.ts';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import User from 'lucide-react/icons/user';
import { useRef, useState, type KeyboardEvent } from 'react';
import { FIELD_TEXTS } from '@bozor/web/forms/field-texts.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { guestContact } from '../../platform/session/guest-contact.ts';
import { useEmailRule } from '../../platform/session/use-email-rule.ts';
import { useSession } from '../../platform/session/session.tsx';
import { PhoneField } from '../../shell/phone/phone-field.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import { GuestContactCard } from './guest-contact-card.tsx';
import { CONTACT_FIELDS } from './use-checkout-errors.ts';
import * as styles from './contact-card.module.css';

export interface ContactCardProps {
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
  readonly errorOf: (field: string) => string | undefined;
  /** Shows an error at a field that was left. */
  readonly fault: (field: string, message: string) => void;
}

/**
 * Contact person for the courier or the counter, in fields on the page. A customer's are prefilled from the account. A guest who has ordered
 * in this tab before sees the contact of that order, to be changed in a dialog.
 */
export function ContactCard({ draft, change, errorOf, fault }: ContactCardProps) {
  const { t } = useI18n();
  const { isSignedIn } = useSession();
  const emailRule = useEmailRule();
  const { name, phone, email } = draft;
  const [wasOrdered] = useState(() => !isSignedIn && isContactOf(draft));
  const fields = useRef<HTMLDivElement>(null);
  const contact = { contact_person_name: name, contact_person_number: phone, contact_person_email: email };
  const leave = (left: string) => {
    const found = checkGuestContact(contact, emailRule).find(({ field }) => field === left);
    if (!found) return;
    const { field, problem, ...values } = found;
    fault(field, t(FIELD_TEXTS[problem], values));
  };
  const field = (of: (typeof CONTACT_FIELDS)[number]) => ({
    'name': of,
    'data-field': of,
    'required': true,
    'error': errorOf(of),
    'onBlur': () => leave(of),
    'onKeyDown': (event: KeyboardEvent<HTMLInputElement>) => goOn(event, fields.current),
  });
  if (wasOrdered && !CONTACT_FIELDS.some(errorOf)) return <GuestContactCard draft={draft} change={change} />;
  const isEmpty = name === '' && phone === '' && email === '';
  return (
    <CheckoutCard
      title={isSignedIn ? t('Contact') : t('Contact Info')}
      aside={!isSignedIn && isEmpty && <span className={styles.missing}>{t('No Contact Info Added')}</span>}
    >
      <div className={styles.fields} ref={fields}>
        <TextField
          label={t('Name')}
          icon={User}
          value={name}
          maxLength={100}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          {...field('contact_person_name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <PhoneField
          label={t('Phone')}
          icon={Phone}
          hint={
            draft.orderType === 'delivery'
              ? t('The courier calls this number only if the door does not open')
              : t('The store calls this number when something is missing')
          }
          value={phone}
          enterKeyHint={emailRule === 'off' ? 'done' : 'next'}
          {...field('contact_person_number')}
          onChange={(number) => change({ phone: number })}
        />
        {emailRule !== 'off' && (
          <TextField
            label={t('Email')}
            className={styles.wide}
            icon={Mail}
            type="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="done"
            maxLength={255}
            value={email}
            {...field('contact_person_email')}
            required={emailRule === 'required'}
            aside={emailRule === 'optional' ? t('optional') : undefined}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </div>
    </CheckoutCard>
  );
}

/** Whether the draft still has the contact of an earlier order. */
function isContactOf({ name, phone, email }: CheckoutDraft): boolean {
  const earlier = guestContact();
  return name !== '' && earlier?.name === name && earlier.phone === phone && earlier.email === email;
}

/** Enter goes to the next field; in the last it puts the keyboard of a phone away. */
function goOn({ key, nativeEvent, currentTarget: input }: KeyboardEvent<HTMLInputElement>, fields: HTMLElement | null): void {
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  const inputs = [...(fields?.querySelectorAll('input') ?? [])];
  const next = inputs[inputs.indexOf(input) + 1];
  if (next) next.focus();
  else input.blur();
}
