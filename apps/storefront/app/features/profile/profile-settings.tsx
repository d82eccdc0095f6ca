import { calls } from '@bozor/contract/calls.ts';
import type { Profile } from '@bozor/contract/customer.ts';
import { checkProfile } from '@bozor/domain/identity/check-account-form.ts';
import { joinName } from '@bozor/domain/identity/person-name.ts';
import { Button } from '@bozor/ui/button.tsx';
import { ErrorState } from '@bozor/ui/error-state.tsx';
import { Icon } from '@bozor/ui/icon.tsx';
import { Notice } from '@bozor/ui/notice.tsx';
import { PasswordField } from '@bozor/ui/password-field.tsx';
import { PhoneField } from '@bozor/ui/phone-field.tsx';
import { Loading, Skeleton } from '@bozor/ui/skeleton.tsx';
import { TextField } from '@bozor/ui/text-field.tsx';
import { toast } from '@bozor/ui/toast.ts';
import Lock from 'lucide-react/icons/lock';
import { useState, type SubmitEvent } from 'react';
import { useConfig } from '../../platform/config.ts';
import { customerInfo } from '../../platform/customer-queries.ts';
import { useFormErrors } from '../../platform/forms/use-form-errors.ts';
import { useApiMutation, useApiQuery } from '../../platform/use-api.ts';
import { useWords } from '../../platform/words/words.tsx';
import { useGoBack } from '../../shell/use-go-back.ts';
import { PhotoField } from './photo-field.tsx';
import styles from './profile-settings.module.css';

/** What the shop calls its customer, and how it reaches them. */
export function ProfileSettings() {
  const { t } = useWords();
  const { data, isError, isFetching, refetch } = useApiQuery(customerInfo());
  if (isError && !data)
    return (
      <ErrorState
        title={t('Your profile could not be loaded')}
        text={t('Check your connection and try again.')}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return (
    <Loading loading={!data} skeleton={<Waiting />} label={t('Loading')}>
      {data && <ProfileForm profile={data} />}
    </Loading>
  );
}

function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useWords();
  const { password_min_length: minimum, centralize_login: login } = useConfig();
  const goBack = useGoBack();
  const [values, setValues] = useState(() => ({
    name: joinName({ firstName: profile.f_name, lastName: profile.l_name }),
    phone: profile.phone ?? '',
    email: profile.email ?? '',
    password: '',
    confirm_password: '',
  }));
  const [picture, setPicture] = useState<Blob>();
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const { mutate, isPending } = useApiMutation(calls.customer.updateProfile, {
    quiet: true,
    changes: [calls.customer.info],
    onSuccess: ({ message }) => {
      toast({ id: 'profile', kind: 'success', title: message });
      goBack();
    },
  });
  const set = (field: keyof typeof values, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    clear(field);
  };
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  const secret = {
    autoComplete: 'new-password',
    maxLength: 128,
    showLabel: t('Show the password'),
    hideLabel: t('Hide the password'),
  };
  const isPhoneProven = profile.is_phone_verified === 1;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!passes(checkProfile(values, { minimum }))) return;
    const { password, confirm_password, ...said } = values;
    mutate(
      {
        body: { ...said, button_type: 'profile', ...(password && { password, confirm_password }) },
        files: { image: picture ? [picture] : [] },
      },
      { onError: refuse },
    );
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {errors[''] && (
        <div role="alert">
          <Notice kind="danger">{errors['']}</Notice>
        </div>
      )}
      <PhotoField
        name={values.name}
        src={profile.image_full_url ?? undefined}
        picture={picture}
        error={errors['image']}
        onChange={(next) => {
          setPicture(next);
          clear('image');
        }}
      />
      <TextField label={t('Full name')} autoComplete="name" maxLength={100} required {...field('name')} />
      <div className={styles.pair}>
        <PhoneField
          label={t('Phone')}
          name="phone"
          value={values.phone}
          error={errors['phone']}
          hint={isPhoneProven ? t('This number is verified and cannot be changed.') : undefined}
          readOnly={isPhoneProven}
          end={isPhoneProven && <Icon of={Lock} size={16} className={styles.lock} />}
          required
          onChange={(phone) => set('phone', phone)}
        />
        <TextField label={t('Email')} type="email" inputMode="email" autoComplete="email" maxLength={255} required {...field('email')} />
      </div>
      {login.manual_login_status === 1 && (
        <fieldset className={styles.passwords}>
          <legend className={styles.legend}>{profile.has_password ? t('Change the password') : t('Set a password')}</legend>
          <p className={styles.hint}>{t('Leave it empty to keep things as they are. A new one signs out your other devices.')}</p>
          <div className={styles.pair}>
            <PasswordField
              label={t('Password')}
              hint={t('At least {minimum} characters', { minimum })}
              {...secret}
              {...field('password')}
            />
            <PasswordField label={t('Confirm password')} {...secret} {...field('confirm_password')} />
          </div>
        </fieldset>
      )}
      <Button type="submit" size={54} busy={isPending} className={styles.save}>
        {t('Save changes')}
      </Button>
    </form>
  );
}

function Waiting() {
  return (
    <div className={styles.form}>
      <Skeleton shape="tile" className={styles.face} />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="tile" className={styles.line} />
      ))}
    </div>
  );
}
