import { ApiProblem } from '@bozor/contract/client.ts';
import { calls } from '@bozor/contract/staff/calls.ts';
import type { FieldProblem } from '@bozor/domain/identity/field-messages.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { PasswordField } from '@bozor/ui/forms/password-field.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { OtpField } from '@bozor/ui/phone/otp-field.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useAfterRender } from '@bozor/web/forms/use-after-render.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useState, type SubmitEvent } from 'react';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { FormError } from './form-error.tsx';
import * as styles from './form.module.css';
import { noteSignedIn } from './session.ts';

const AskForHelp = lazyComponent(async () => (await import('../lost-factors/ask-for-help.tsx')).AskForHelp);

const EMPTY = { email: '', password: '', code: '', recovery_code: '' };
/** The second step: none until the server asks for one. */
type SecondFactor = 'none' | 'code' | 'recovery_code';

/** E-mail and password, then the one-time code if the account needs one. A refusal stands at its field, and nothing typed is lost. */
export function SignInForm() {
  const { t } = useI18n();
  const client = useQueryClient();
  const [values, setValues] = useState(EMPTY);
  const [factor, setFactor] = useState<SecondFactor>('none');
  const [isAsking, setAsking] = useState(false);
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const afterRender = useAfterRender();
  const signIn = useApiMutation(calls.sessions.signIn, { quiet: true, onSuccess: () => noteSignedIn(client) });
  const set = (field: keyof typeof EMPTY) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    clear(field);
  };
  const show = (next: SecondFactor) => {
    setFactor(next);
    afterRender(() => form.current?.querySelector<HTMLElement>(`[name="${next}"]`)?.focus());
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!passes(problemsOf(values, factor))) return;
    const { email, password } = values;
    const body = { email, password, ...(factor !== 'none' && { [factor]: values[factor] }) };
    signIn.mutate(
      { body },
      {
        onError: (error) => {
          if (error instanceof ApiProblem && error.entries[0]?.code === 'staff-code-required') show('code');
          else refuse(error);
        },
      },
    );
  };
  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <FormError>{errors['']}</FormError>
        <TextField
          label={t('Email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          dir="ltr"
          spellCheck={false}
          maxLength={255}
          value={values.email}
          error={errors['email']}
          onChange={({ target }) => set('email')(target.value)}
        />
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
        {factor === 'code' && (
          <>
            <OtpField
              label={t('Code')}
              name="code"
              hint={t('Six digits from your authenticator app')}
              value={values.code}
              error={errors['code'] ?? ''}
              onChange={set('code')}
            />
            <Button variant="link" onClick={() => show('recovery_code')}>
              {t('Use a recovery code')}
            </Button>
          </>
        )}
        {factor === 'recovery_code' && (
          <>
            <TextField
              label={t('Recovery code')}
              name="recovery_code"
              hint={t('One of the codes that you kept when you made the account')}
              autoComplete="off"
              autoCapitalize="none"
              dir="ltr"
              spellCheck={false}
              maxLength={40}
              value={values.recovery_code}
              error={errors['recovery_code']}
              onChange={({ target }) => set('recovery_code')(target.value)}
            />
            <Button variant="link" onClick={() => show('code')}>
              {t('Use the authenticator app')}
            </Button>
          </>
        )}
        {factor !== 'none' && (
          <Button variant="link" onClick={() => setAsking(true)}>
            {t('Lost your phone and your recovery codes?')}
          </Button>
        )}
        <Button type="submit" size={54} wide busy={signIn.isPending}>
          {t('Sign in')}
        </Button>
      </form>
      {isAsking && (
        <AskForHelp email={values.email} password={values.password} onClose={() => setAsking(false)} lost={() => setAsking(false)} />
      )}
      <PasskeySignIn />
      <DemoAccounts
        onPick={({ email, password, code }) => {
          setValues({ ...EMPTY, email, password, code });
          passes([]);
          setFactor('code');
          afterRender(() => form.current?.querySelector<HTMLElement>('[type=submit]')?.focus());
        }}
      />
    </>
  );
}

function problemsOf({ email, password, code, recovery_code: recovery }: typeof EMPTY, factor: SecondFactor): FieldProblem[] {
  const lacking = (isLacking: boolean, field: string, problem: FieldProblem['problem']) => (isLacking ? [{ field, problem }] : []);
  return [
    ...lacking(email.trim() === '', 'email', 'email-required'),
    ...lacking(password === '', 'password', 'password-required'),
    ...lacking(factor === 'code' && !/^\d{6}$/.test(code), 'code', code === '' ? 'code-required' : 'code-incomplete'),
    ...lacking(factor === 'recovery_code' && recovery.trim() === '', 'recovery_code', 'code-required'),
  ];
}
