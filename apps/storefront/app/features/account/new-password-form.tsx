import { calls } from '@bozor/contract/shop/calls.ts';
import { checkNewPassword } from '@bozor/domain/identity/check-account-form.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { PasswordField } from '@bozor/ui/forms/password-field.tsx';
import { useState, type SubmitEvent } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { FormError } from './form-error.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import * as styles from './form.module.css';

export function NewPasswordForm({ resetToken, onDone }: { readonly resetToken: string; readonly onDone: () => void }) {
  const { t } = useI18n();
  const { password_min_length: minimum } = useConfig();
  const [values, setValues] = useState({ password: '', confirm_password: '' });
  const { form, errors, passes, refuse, clear } = useFormErrors();
  useFirstFocus(form);
  const { mutate, isPending } = useApiMutation(calls.identity.resetPassword, { quiet: true, onSuccess: onDone });
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    autoComplete: 'new-password',
    maxLength: 128,
    showLabel: t('Show the password'),
    hideLabel: t('Hide the password'),
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: event.target.value }));
      clear(name);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passes(checkNewPassword(values, minimum))) mutate({ body: { reset_token: resetToken, ...values } }, { onError: refuse });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      <PasswordField label={t('Password')} hint={t('At least {minimum} characters', { minimum })} {...field('password')} />
      <PasswordField label={t('Confirm password')} {...field('confirm_password')} />
      <Button type="submit" size={54} wide busy={isPending}>
        {t('Save')}
      </Button>
    </form>
  );
}
