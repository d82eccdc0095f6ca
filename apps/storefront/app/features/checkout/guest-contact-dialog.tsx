import { checkGuestContact } from '@bozor/domain/identity/check-contact-form.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { PhoneField } from '../../shell/phone/phone-field.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import User from 'lucide-react/icons/user';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import type { OverlayControls, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import * as styles from './guest-contact-dialog.module.css';

export interface GuestContact {
  readonly contact_person_name: string;
  readonly contact_person_number: string;
  readonly contact_person_email: string;
}

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** Contact person of a guest's order. */
    'guest-contact': { given: GuestContact; then: (contact: GuestContact) => void };
  }
}

/** Edits the contact person that a guest named in an earlier order. It is stored in the browser only. */
export function GuestContactDialog({ given, then, open, close, closed }: OverlayProps['guest-contact'] & OverlayControls) {
  const { t } = useI18n();
  const [values, setValues] = useState(given);
  const { guest_email: emailRule } = useConfig();
  const { form, errors, passes, clear } = useFormErrors();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const change = (field: keyof GuestContact, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    clear(field);
  };
  const field = (name: keyof GuestContact) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!passes(checkGuestContact(values, emailRule))) return;
    close();
    then(values);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      title={t('Contact Info')}
      text={t('So that the courier finds you, and you find your order.')}
      closeLabel={t('Close')}
      initialFocus={first}
      foot={
        <Button type="submit" form={id} size={54} wide>
          {t('Save')}
        </Button>
      }
    >
      <form id={id} ref={form} className={styles.form} noValidate onSubmit={submit}>
        <TextField ref={first} label={t('Name')} icon={User} maxLength={100} autoComplete="name" {...field('contact_person_name')} />
        <PhoneField
          label={t('Phone')}
          icon={Phone}
          {...field('contact_person_number')}
          onChange={(number) => change('contact_person_number', number)}
        />
        {emailRule !== 'off' && (
          <TextField
            label={t('Email')}
            icon={Mail}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={255}
            {...field('contact_person_email')}
            required={emailRule === 'required'}
            aside={emailRule === 'optional' ? t('optional') : undefined}
          />
        )}
      </form>
    </Dialog>
  );
}
