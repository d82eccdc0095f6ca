import { calls } from '@bozor/contract/calls.ts';
import type { SignInReply } from '@bozor/contract/identity.ts';
import { checkCodePhone } from '@bozor/domain/identity/check-account-form.ts';
import { Button } from '@bozor/ui/button.tsx';
import { PhoneField } from '@bozor/ui/phone-field.tsx';
import { useState, type SubmitEvent } from 'react';
import { useFormErrors } from '../../platform/forms/use-form-errors.ts';
import type { SocialAnswer } from '../../platform/social-answer.ts';
import { useApiMutation } from '../../platform/use-api-mutation.ts';
import { useWords } from '../../platform/words/words.tsx';
import { FormError } from './form-error.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import styles from './form.module.css';

/** The view `phone_modal`: a provider told no e-mail that counts, so a phone is asked for, and a code sent there (auth-05). */
export function PhoneForm({ answer, onDone }: { readonly answer: SocialAnswer; readonly onDone: (reply: SignInReply) => void }) {
  const { t } = useWords();
  const [phone, setPhone] = useState('');
  const { form, errors, passes, refuse, clear } = useFormErrors();
  useFirstFocus(form);
  const { mutate, isPending } = useApiMutation(calls.identity.socialRegister, { quiet: true, onSuccess: onDone });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passes(checkCodePhone({ phone }))) mutate({ body: { ...answer, phone } }, { onError: refuse });
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
      <Button type="submit" size={54} wide busy={isPending}>
        {t('Get the code')}
      </Button>
    </form>
  );
}
