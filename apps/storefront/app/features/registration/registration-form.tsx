import { Button } from '@bozor/ui/actions/button.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { PhoneField } from '../../shell/phone/phone-field.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import type { ReactNode, RefObject, SubmitEvent } from 'react';
import type { FormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './registration-form.module.css';

type PersonField = 'contact_person_name' | 'phone' | 'email';

interface RegistrationFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly title: string;
  readonly values: Readonly<Record<PersonField, string>>;
  readonly errors: FormErrors;
  readonly set: (field: PersonField, value: string) => void;
  readonly isSending: boolean;
  readonly submit: () => void;
  /** Fields above those of the contact person. */
  readonly children: ReactNode;
}

/** Two cards, the application and its contact person, with a submit button. */
export function RegistrationForm({ form, title, values, errors, set, isSending, submit, children }: RegistrationFormProps) {
  const { t } = useI18n();
  const field = (name: PersonField) => ({ name, value: values[name], error: errors[name], required: true });
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <section className={styles.card} aria-labelledby="registration-what">
        <h2 id="registration-what">{title}</h2>
        {children}
      </section>
      <section className={styles.card} aria-labelledby="registration-who">
        <h2 id="registration-who">{t('Whom do we answer?')}</h2>
        <TextField
          label={t('Full name')}
          autoComplete="name"
          maxLength={100}
          {...field('contact_person_name')}
          onChange={(event) => set('contact_person_name', event.target.value)}
        />
        <div className={styles.pair}>
          <PhoneField label={t('Phone')} {...field('phone')} onChange={(phone) => set('phone', phone)} />
          <TextField
            label={t('Email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={255}
            {...field('email')}
            onChange={(event) => set('email', event.target.value)}
          />
        </div>
      </section>
      {errors[''] && (
        <Notice kind="danger" live>
          {errors['']}
        </Notice>
      )}
      <Button type="submit" size={54} wide busy={isSending}>
        {t('Send the application')}
      </Button>
    </form>
  );
}
