import { calls } from '@bozor/contract/staff/calls.ts';
import type { FieldProblem } from '@bozor/domain/identity/field-messages.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { PasswordField } from '@bozor/ui/forms/password-field.tsx';
import { OtpField } from '@bozor/ui/phone/otp-field.tsx';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { SecretSetup } from '../invitation/secret-setup.tsx';
import { FormError } from '../staff/form-error.tsx';
import * as styles from '../staff/form.module.css';
import { noteSignedIn } from '../staff/session.ts';

interface NewCodesFormProps {
  readonly token: string;
  readonly link: Reply<typeof calls.lostFactors.read>;
  readonly onRenewed: (person: Reply<typeof calls.lostFactors.renew>) => void;
}

/** The password, and the first code of the new secret. */
export function NewCodesForm({ token, link, onRenewed }: NewCodesFormProps) {
  const { t } = useI18n();
  const client = useQueryClient();
  const [values, setValues] = useState({ password: '', code: '' });
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const renew = useApiMutation(calls.lostFactors.renew, {
    quiet: true,
    onSuccess: (person) => {
      onRenewed(person);
      noteSignedIn(client);
    },
  });
  const set = (field: keyof typeof values) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    clear(field);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passes(problemsOf(values))) renew.mutate({ params: { token }, body: values }, { onError: refuse });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      {/* For password managers, which keep the password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={link.email} />
      <PasswordField
        label={t('Password')}
        showLabel={t('Show the password')}
        hideLabel={t('Hide the password')}
        name="password"
        autoComplete="current-password"
        maxLength={128}
        value={values.password}
        error={errors['password']}
        onChange={({ target }) => set('password')(target.value)}
      />
      <SecretSetup {...link} needs_code />
      <OtpField
        label={t('Code')}
        name="code"
        hint={t('Six digits that the app shows now')}
        value={values.code}
        error={errors['code'] ?? ''}
        onChange={set('code')}
      />
      <Button type="submit" size={54} wide busy={renew.isPending}>
        {t('Set the new codes')}
      </Button>
    </form>
  );
}

function problemsOf({ password, code }: { readonly password: string; readonly code: string }): FieldProblem[] {
  return [
    ...(password === '' ? [{ field: 'password', problem: 'password-required' } as const] : []),
    ...(/^\d{6}$/.test(code) ? [] : [{ field: 'code', problem: code === '' ? 'code-required' : 'code-incomplete' } as const]),
  ];
}
