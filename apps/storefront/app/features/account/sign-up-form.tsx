import { calls } from '@bozor/contract/shop/calls.ts';
import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { checkSignUp } from '@bozor/domain/identity/check-account-form.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Checkbox } from '@bozor/ui/forms/checkbox.tsx';
import { PasswordField } from '@bozor/ui/forms/password-field.tsx';
import { PhoneField } from '../../shell/phone/phone-field.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { useState, type SubmitEvent } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { guestContact } from '../../platform/session/guest-contact.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useFormDraft } from '@bozor/web/forms/use-form-draft.ts';
import { FormError } from './form-error.tsx';
import { ReferralCodeField } from './referral-code-field.tsx';
import * as styles from './form.module.css';

const EMPTY = { name: '', email: '', phone: '', ref_code: '' };
const NO_SECRETS = { password: '', confirm_password: '' };
type Field = keyof typeof EMPTY | keyof typeof NO_SECRETS;

/** Creates an account, with what a guest gave for an order. The button is disabled until the terms are accepted; the terms open in a new tab. */
export function SignUpForm({ onDone }: { readonly onDone: (reply: SignInReply) => void }) {
  const { t, rich } = useI18n();
  const { password_min_length: minimum } = useConfig();
  const [start] = useState(() => ({ ...EMPTY, ...guestContact() }));
  const draft = useFormDraft('sign-up', start);
  const [secrets, setSecrets] = useState(NO_SECRETS);
  const values = { ...draft.values, ...secrets };
  const [hasAcceptedTerms, setAcceptedTerms] = useState(false);
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const { mutate, isPending } = useApiMutation(calls.identity.signUp, {
    quiet: true,
    onSuccess: (reply) => {
      draft.discard();
      onDone(reply);
    },
  });
  const set = (field: Field, value: string) => {
    if (field in NO_SECRETS) setSecrets((before) => ({ ...before, [field]: value }));
    else draft.change({ [field]: value });
    clear(field);
  };
  const field = (name: Field) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  const secret = {
    autoComplete: 'new-password',
    maxLength: 128,
    showLabel: t('Show the password'),
    hideLabel: t('Hide the password'),
    required: true,
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!passes(checkSignUp(values, { minimum, hasAcceptedTerms }))) return;
    const { ref_code: refCode, ...body } = values;
    mutate({ body: { ...body, ...(refCode.trim() !== '' && { ref_code: refCode.trim() }) } }, { onError: refuse });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      <TextField label={t('Full name')} autoComplete="name" maxLength={100} required {...field('name')} />
      <PhoneField
        label={t('Phone')}
        name="phone"
        value={values.phone}
        error={errors['phone']}
        hint={t('We send your order’s news to this number')}
        required
        onChange={(phone) => set('phone', phone)}
      />
      <TextField label={t('Email')} type="email" inputMode="email" autoComplete="email" maxLength={255} required {...field('email')} />
      <PasswordField label={t('Password')} hint={t('At least {minimum} characters', { minimum })} {...secret} {...field('password')} />
      <PasswordField label={t('Confirm password')} {...secret} {...field('confirm_password')} />
      <ReferralCodeField {...field('ref_code')} />
      <Checkbox
        checked={hasAcceptedTerms}
        onChange={(event) => setAcceptedTerms(event.target.checked)}
        label={
          <span>
            {rich('I accept the {terms}', {
              terms: (
                <a key="terms" href={urls.termsAndConditions()} target="_blank" rel="noreferrer">
                  {t('Terms and Conditions')}
                </a>
              ),
            })}
          </span>
        }
      />
      {!hasAcceptedTerms && <p className={styles.hint}>{t('You must accept the terms and conditions')}</p>}
      <Button type="submit" size={54} wide busy={isPending} disabled={!hasAcceptedTerms}>
        {t('Sign Up')}
      </Button>
    </form>
  );
}
