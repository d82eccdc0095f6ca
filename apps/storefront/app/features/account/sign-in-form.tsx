import { calls } from '@bozor/contract/shop/calls.ts';
import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { checkSignIn } from '@bozor/domain/identity/check-account-form.ts';
import { parseIdentity, valueOf } from '@bozor/domain/identity/email-or-phone.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Checkbox } from '@bozor/ui/forms/checkbox.tsx';
import { PasswordField } from '@bozor/ui/forms/password-field.tsx';
import { useState, type SubmitEvent } from 'react';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { readStored } from '../../platform/storage.ts';
import { useCountry } from '../../platform/settings/country.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { FormError } from './form-error.tsx';
import { IdentityField } from './identity-field.tsx';
import * as styles from './form.module.css';

interface SignInFormProps {
  readonly onDone: (reply: SignInReply, name: string) => void;
  readonly onLeave: (() => void) | undefined;
  /** Phone or e-mail that was given before, to be corrected. */
  readonly start?: string | undefined;
}

/** Sign-in by phone or e-mail and password. The device may remember the identity, never the password. */
export function SignInForm({ onDone, onLeave, start }: SignInFormProps) {
  const { t } = useI18n();
  const { code: country } = useCountry();
  const [name, setName] = useState(() => start ?? readStored('userDatafor')?.email_or_phone ?? '');
  const [password, setPassword] = useState('');
  const [remembers, setRemembers] = useState(true);
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const { mutate, isPending } = useApiMutation(calls.identity.login, {
    quiet: true,
    onSuccess: (reply, { body }) => onDone(reply, remembers ? (body?.email_or_phone ?? '') : ''),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!passes(checkSignIn({ email_or_phone: name, password }, country))) return;
    const identity = parseIdentity(name, country)!;
    const { fieldType: type } = identity;
    mutate({ body: { email_or_phone: valueOf(identity), password, login_type: 'manual', field_type: type, type } }, { onError: refuse });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      <IdentityField
        value={name}
        error={errors['email_or_phone']}
        onChange={(value) => {
          setName(value);
          clear('email_or_phone');
        }}
      />
      <PasswordField
        label={t('Password')}
        name="password"
        value={password}
        error={errors['password']}
        autoComplete="current-password"
        maxLength={128}
        showLabel={t('Show the password')}
        hideLabel={t('Hide the password')}
        required
        onChange={(event) => {
          setPassword(event.target.value);
          clear('password');
        }}
      />
      <div className={styles.row}>
        <Checkbox label={t('Remember me')} checked={remembers} onChange={(event) => setRemembers(event.target.checked)} />
        <PageLink to={urls.forgotPassword()} className={styles.link} onClick={onLeave}>
          {t('Forgot password?')}
        </PageLink>
      </div>
      <Button type="submit" size={54} wide busy={isPending}>
        {t('Sign In')}
      </Button>
    </form>
  );
}
