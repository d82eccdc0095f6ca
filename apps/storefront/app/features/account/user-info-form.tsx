import { calls } from '@bozor/contract/shop/calls.ts';
import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { PhoneField } from '../../shell/phone/phone-field.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useState, type SubmitEvent } from 'react';
import { guestContact } from '../../platform/session/guest-contact.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { FormError } from './form-error.tsx';
import { ReferralCodeField } from './referral-code-field.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import * as styles from './form.module.css';

const EMPTY = { name: '', email: '', phone: '', ref_code: '' };

/**
 * Shown to a new customer who signed in by code: name, the missing one of e-mail and phone, and referral code. Only the server validates
 * it.
 */
export function UserInfoForm({ reply, onDone }: { readonly reply: SignInReply; readonly onDone: (reply: SignInReply) => void }) {
  const { t } = useI18n();
  const [values, setValues] = useState(() => prefilled(reply));
  const { form, errors, refuse, clear } = useFormErrors();
  useFirstFocus(form);
  const { mutate, isPending } = useApiMutation(calls.identity.updateInfo, { quiet: true, onSuccess: onDone });
  const set = (field: keyof typeof EMPTY, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    clear(field);
  };
  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
    const token = reply.pending_token;
    mutate({ body: { ...given, login_type: reply.login_type, ...(token !== null && { pending_token: token }) } }, { onError: refuse });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      <TextField label={t('Full name')} autoComplete="name" maxLength={100} required {...field('name')} />
      {reply.phone === null ? (
        <PhoneField
          label={t('Phone')}
          aside={t('optional')}
          name="phone"
          value={values.phone}
          error={errors['phone']}
          onChange={(phone) => set('phone', phone)}
        />
      ) : (
        <TextField
          label={t('Email')}
          aside={t('optional')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={255}
          {...field('email')}
        />
      )}
      <ReferralCodeField {...field('ref_code')} />
      <Button type="submit" size={54} wide busy={isPending}>
        {t('Continue')}
      </Button>
    </form>
  );
}

/** Name and contact that a guest gave for an order; the proven contact is known already. */
function prefilled({ phone }: SignInReply): typeof EMPTY {
  const { name, ...contact } = guestContact() ?? EMPTY;
  return { ...EMPTY, name, ...(phone === null ? { phone: contact.phone } : { email: contact.email }) };
}
