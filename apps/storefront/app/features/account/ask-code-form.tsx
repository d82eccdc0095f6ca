import { calls } from '@bozor/contract/calls.ts';
import type { SignInReply } from '@bozor/contract/identity.ts';
import { checkCodePhone } from '@bozor/domain/identity/check-account-form.ts';
import { parseIdentity } from '@bozor/domain/identity/email-or-phone.ts';
import { Button } from '@bozor/ui/button.tsx';
import { Checkbox } from '@bozor/ui/checkbox.tsx';
import { PhoneField } from '@bozor/ui/phone-field.tsx';
import { useState, type SubmitEvent } from 'react';
import { useFormErrors } from '../../platform/forms/use-form-errors.ts';
import { readStored } from '../../platform/storage.ts';
import { useApiMutation } from '../../platform/use-api-mutation.ts';
import { useWords } from '../../platform/words/words.tsx';
import { FormError } from './form-error.tsx';
import styles from './form.module.css';

/** The number that the code is sent to. */
export function AskCodeForm({ onDone }: { readonly onDone: (reply: SignInReply, name: string) => void }) {
  const { t } = useWords();
  const [phone, setPhone] = useState(rememberedPhone);
  const [remembers, setRemembers] = useState(true);
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const { mutate, isPending } = useApiMutation(calls.identity.login, {
    quiet: true,
    onSuccess: (reply) => onDone(reply, remembers ? (reply.phone ?? phone) : ''),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passes(checkCodePhone({ phone })))
      mutate({ body: { phone, login_type: 'otp', field_type: 'phone', type: 'phone' } }, { onError: refuse });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      <PhoneField
        label={t('Phone number')}
        name="phone"
        value={phone}
        error={errors['phone']}
        required
        onChange={(value) => {
          setPhone(value);
          clear('phone');
        }}
      />
      <Checkbox label={t('Remember me')} checked={remembers} onChange={(event) => setRemembers(event.target.checked)} />
      <Button type="submit" size={54} wide busy={isPending}>
        {t('Get the code')}
      </Button>
    </form>
  );
}

function rememberedPhone(): string {
  const identity = parseIdentity(readStored('userDatafor')?.email_or_phone ?? '');
  return identity?.fieldType === 'phone' ? identity.phone : '';
}
