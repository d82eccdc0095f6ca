import { calls } from '@bozor/contract/staff/calls.ts';
import type { FieldProblem } from '@bozor/domain/identity/field-messages.ts';
import { ROLES } from '@bozor/domain/staff/permissions.ts';
import { SHORTEST_STAFF_PASSWORD } from '@bozor/domain/staff/sign-in-rules.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { PasswordField } from '@bozor/ui/forms/password-field.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { OtpField } from '@bozor/ui/phone/otp-field.tsx';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { FormError } from '../staff/form-error.tsx';
import * as styles from '../staff/form.module.css';
import { SecretSetup } from './secret-setup.tsx';
import { noteSignedIn } from '../staff/session.ts';

type Invitation = Reply<typeof calls.invitations.read>;

interface InvitationFormProps {
  readonly token: string;
  readonly invitation: Invitation;
  readonly onAccepted: (person: Reply<typeof calls.invitations.accept>) => void;
}

/** Name, password and the first code of the authenticator app; roles of a store or a courier may leave the code out. */
export function InvitationForm({ token, invitation, onAccepted }: InvitationFormProps) {
  const { t } = useI18n();
  const client = useQueryClient();
  const [values, setValues] = useState({ name: invitation.name, password: '', code: '', pin: '' });
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const accept = useApiMutation(calls.invitations.accept, {
    quiet: true,
    onSuccess: (person) => {
      onAccepted(person);
      noteSignedIn(client);
    },
  });
  const set = (field: keyof typeof values) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    clear(field);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!passes(problemsOf(values, invitation.needs_code))) return;
    const { code, pin, ...body } = values;
    accept.mutate({ params: { token }, body: { ...body, ...(code !== '' && { code }), ...(pin !== '' && { pin }) } }, { onError: refuse });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      <TextField
        label={t('Your name')}
        name="name"
        autoComplete="name"
        maxLength={255}
        value={values.name}
        error={errors['name']}
        onChange={({ target }) => set('name')(target.value)}
      />
      {/* For password managers, which keep the password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
      <PasswordField
        label={t('New password')}
        hint={t('{minimum} characters or more', { minimum: SHORTEST_STAFF_PASSWORD })}
        showLabel={t('Show the password')}
        hideLabel={t('Hide the password')}
        name="password"
        autoComplete="new-password"
        maxLength={128}
        value={values.password}
        error={errors['password']}
        onChange={({ target }) => set('password')(target.value)}
      />
      {ROLES[invitation.role].scope === 'own store' && (
        <PasswordField
          label={t('PIN for the tablet of the store (optional)')}
          hint={t('4 to 6 digits')}
          showLabel={t('Show the PIN')}
          hideLabel={t('Hide the PIN')}
          name="pin"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={6}
          value={values.pin}
          error={errors['pin']}
          onChange={({ target }) => set('pin')(target.value)}
        />
      )}
      <SecretSetup {...invitation} />
      <OtpField
        label={invitation.needs_code ? t('Code') : t('Code (optional)')}
        name="code"
        hint={t('Six digits that the app shows now')}
        value={values.code}
        error={errors['code'] ?? ''}
        onChange={set('code')}
      />
      <Button type="submit" size={54} wide busy={accept.isPending}>
        {t('Make the account')}
      </Button>
    </form>
  );
}

function problemsOf(values: { name: string; password: string; code: string }, needsCode: boolean): FieldProblem[] {
  const { name, password, code } = values;
  const minimum = SHORTEST_STAFF_PASSWORD;
  return [
    ...(name.trim() === '' ? [{ field: 'name', problem: 'contact-name-required' } as const] : []),
    ...(password.length < minimum ? [{ field: 'password', problem: 'password-too-short', minimum } as const] : []),
    ...(code === '' && needsCode ? [{ field: 'code', problem: 'code-required' } as const] : []),
    ...(code !== '' && !/^\d{6}$/.test(code) ? [{ field: 'code', problem: 'code-incomplete' } as const] : []),
  ];
}
