import { checkCodePhone } from '@bozor/domain/identity/check-account-form.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { PhoneField } from '../../shell/phone/phone-field.tsx';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { FormError } from './form-error.tsx';
import * as styles from './form.module.css';

interface CodePhoneFormProps {
  readonly start?: string;
  readonly busy: boolean;
  /** `onError` shows a refusal at the phone field. */
  readonly onSend: (phone: string, callbacks: { readonly onError: (error: unknown) => void }) => void;
  readonly children?: ReactNode;
}

/** A phone number field with a button that sends a code to it. */
export function CodePhoneForm({ start = '', busy, onSend, children }: CodePhoneFormProps) {
  const { t } = useI18n();
  const [phone, setPhone] = useState(start);
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passes(checkCodePhone({ phone }))) onSend(phone, { onError: refuse });
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
      {children}
      <Button type="submit" size={54} wide busy={busy}>
        {t('Get the code')}
      </Button>
    </form>
  );
}
