import { calls } from '@bozor/contract/shop/calls.ts';
import { checkIdentity } from '@bozor/domain/identity/check-account-form.ts';
import { parseIdentity, valueOf } from '@bozor/domain/identity/email-or-phone.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useState, type SubmitEvent } from 'react';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useCountry } from '../../platform/settings/country.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { FormError } from './form-error.tsx';
import { IdentityField } from './identity-field.tsx';
import * as styles from './form.module.css';

/** Asks for the phone or e-mail of the account. The reply is the same whether the account exists or not. */
export function RequestResetForm({ onDone }: { readonly onDone: (account: string, resendAfterSeconds: number) => void }) {
  const { t } = useI18n();
  const { code: country } = useCountry();
  const [account, setAccount] = useState('');
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const { mutate, isPending } = useApiMutation(calls.identity.forgotPassword, {
    quiet: true,
    onSuccess: (reply, { body }) => onDone(body?.email_or_phone ?? '', reply.resend_after_seconds),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const identity = parseIdentity(account, country);
    if (passes(checkIdentity({ email_or_phone: account }, country)) && identity)
      mutate({ body: { email_or_phone: valueOf(identity) } }, { onError: refuse });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      <IdentityField
        value={account}
        error={errors['email_or_phone']}
        onChange={(value) => {
          setAccount(value);
          clear('email_or_phone');
        }}
      />
      <Button type="submit" size={54} wide busy={isPending}>
        {t('Get the code')}
      </Button>
    </form>
  );
}
