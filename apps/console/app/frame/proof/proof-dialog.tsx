import { calls } from '@bozor/contract/staff/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { PasswordField } from '@bozor/ui/forms/password-field.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { OtpField } from '@bozor/ui/phone/otp-field.tsx';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { canUsePasskeys } from '../passkeys/passkey.ts';
import { PasskeyProof } from '../passkeys/passkey-proof.tsx';
import { useStaff } from '../shell/staff-context.tsx';
import { FormError } from '../staff/form-error.tsx';
import * as styles from '../staff/form.module.css';
import { proof } from './proof.ts';

/** Asks for a one-time code, or the password of a person without codes, when an act needs a fresh proof. */
export function ProofDialog() {
  const { t } = useI18n();
  const isAsked = useSyncExternalStore(proof.subscribe, proof.isAsked);
  return (
    <Dialog
      open={isAsked}
      onOpenChange={(isOpen) => isOpen || proof.settle(false)}
      title={t('Is it still you?')}
      text={t('This changes who may do what, or moves money. Your proof counts for five minutes.')}
      size="confirm"
      closeLabel={t('Close')}
    >
      {isAsked && <ProofForm />}
    </Dialog>
  );
}

function ProofForm() {
  const { t } = useI18n();
  const { person } = useStaff();
  const field = person.has_code ? 'code' : 'password';
  const [value, setValue] = useState('');
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const give = useApiMutation(calls.proof.give, { quiet: true, onSuccess: () => proof.settle(true) });
  const set = (next: string) => {
    setValue(next);
    clear(field);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = field === 'password' ? 'password-required' : value === '' ? 'code-required' : 'code-incomplete';
    const isLacking = field === 'password' ? value === '' : !/^\d{6}$/.test(value);
    if (!passes(isLacking ? [{ field, problem }] : [])) return;
    give.mutate({ body: { [field]: value } }, { onError: refuse });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      {field === 'code' ? (
        <OtpField
          label={t('Code')}
          name="code"
          hint={t('Six digits from your authenticator app')}
          value={value}
          error={errors['code'] ?? ''}
          onChange={set}
        />
      ) : (
        <PasswordField
          label={t('Password')}
          showLabel={t('Show the password')}
          hideLabel={t('Hide the password')}
          name="password"
          autoComplete="current-password"
          maxLength={128}
          value={value}
          error={errors['password']}
          onChange={({ target }) => set(target.value)}
        />
      )}
      {person.has_code && <DemoCode name={person.name} onPick={set} />}
      <Button type="submit" size={54} wide busy={give.isPending}>
        {t('Go on')}
      </Button>
      {person.has_passkey && canUsePasskeys() && <PasskeyProof onProved={() => proof.settle(true)} />}
    </form>
  );
}

/** In a demo, whose accounts have no app, the code of the moment. */
function DemoCode({ name, onPick }: { readonly name: string; readonly onPick: (code: string) => void }) {
  const { t } = useI18n();
  const { data, refetch } = useApiQuery(apiQuery(calls.demo.accounts, {}, { quiet: true, staleMs: 0 }));
  if (!data?.accounts.some((account) => account.name === name)) return null;
  return (
    <Button
      variant="tint"
      size={40}
      onClick={() =>
        void refetch().then(({ data: latest = data }) => onPick(latest.accounts.find((account) => account.name === name)?.code ?? ''))
      }
    >
      {t('Fill in the code of the demo')}
    </Button>
  );
}
