import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import type { Profile } from '@bozor/contract/shop/customers/customer.ts';
import { checkProfile } from '@bozor/domain/identity/check-account-form.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import { joinName } from '@bozor/domain/identity/person-name.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { PasswordField } from '@bozor/ui/forms/password-field.tsx';
import { PhoneField } from '../../shell/phone/phone-field.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { toast } from '@bozor/ui/overlays/toast.ts';
import Lock from 'lucide-react/icons/lock';
import { useState, type SubmitEvent } from 'react';
import type { Input } from '@bozor/web/api/api.ts';
import { useConfig } from '../../platform/settings/config.ts';
import { externalSession } from '../../platform/session/external-session.ts';
import { customerInfo } from '../../platform/session/customer-queries.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useFormDraft } from '@bozor/web/forms/use-form-draft.ts';
import { closeOverlay, openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useGoBack } from '../../shell/header/use-go-back.ts';
import { PhotoField } from './photo-field.tsx';
import * as styles from './profile-settings.module.css';

const NO_SECRETS = { password: '', confirm_password: '' };

/** Name and contact details of the customer. */
export function ProfileSettings() {
  const { t } = useI18n();
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
  const { t } = useI18n();
  const { password_min_length: minimum, centralize_login: login, phone_verifier: verifier } = useConfig();
  const goBack = useGoBack();
  const draft = useFormDraft(`profile-${profile.id}`, {
    name: joinName({ firstName: profile.f_name, lastName: profile.l_name }),
    phone: profile.phone ?? '',
    email: profile.email ?? '',
  });
  const [secrets, setSecrets] = useState(NO_SECRETS);
  const values = { ...draft.values, ...secrets };
  const [picture, setPicture] = useState<Blob>();
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const { mutateAsync, isPending } = useApiMutation(calls.customer.updateProfile, {
    quiet: true,
    changes: [calls.customer.info],
  });
  const set = (field: keyof typeof values, value: string) => {
    if (field in NO_SECRETS) setSecrets((before) => ({ ...before, [field]: value }));
    else draft.change({ [field]: value });
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
    save('profile').catch(refuse);
  };
  /** Saves the form. A new phone or e-mail that needs verification calls this again with its code. */
  const save = async (button: 'profile' | 'phone' | 'email', proof?: Proof): Promise<void> => {
    const { password, confirm_password, ...changes } = values;
    const answer = await send({ ...changes, button_type: button, ...(password && { password, confirm_password }), ...proof });
    const on = answer.verification_on;
    if (answer.otp_send && on !== null) {
      const external = on === 'phone' && verifier ? externalSession(verifier, canonicalPhone(values.phone) ?? null) : undefined;
      external?.start();
      const proofOf = async (otp: string): Promise<Proof> => ({
        otp,
        verification_on: on,
        ...(external && { verification_medium: 'firebase', session_info: await external.info() }),
      });
      return openOverlay('verify-contact', {
        isExternal: external !== undefined,
        to: values[on],
        resendAfterSeconds: answer.resend_after_seconds ?? 0,
        verify: async (otp) =>
          save(button, await proofOf(otp)).catch((error: unknown) => {
            if (!isOfForm(error)) throw error;
            closeOverlay('verify-contact');
            refuse(error);
          }),
        resend: async () => {
          external?.start();
          return (await send({ ...changes, button_type: button })).resend_after_seconds ?? 0;
        },
      });
    }
    closeOverlay('verify-contact');
    draft.discard();
    toast({ id: 'profile', kind: 'success', title: answer.message });
    if (button === 'profile') goBack();
  };
  const prove = (field: 'phone' | 'email') => {
    if (passes(checkProfile(values, { minimum }))) save(field).catch(refuse);
  };
  /** Proves the saved phone or e-mail, which also brings the orders that were placed with it without an account. */
  const proving = (field: 'phone' | 'email', isProven: boolean) =>
    !isProven &&
    profile[field] &&
    values[field] === profile[field] && (
      <Button variant="tint" size={40} className={styles.prove} busy={isPending} onClick={() => prove(field)}>
        {field === 'phone' ? t('Verify this number') : t('Verify this address')}
      </Button>
    );
  const send = (body: Input<typeof calls.customer.updateProfile>['body']) =>
    mutateAsync({ body, files: { image: picture ? [picture] : [] } });
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
        <div>
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
          {proving('phone', isPhoneProven)}
        </div>
        <div>
          <TextField label={t('Email')} type="email" inputMode="email" autoComplete="email" maxLength={255} required {...field('email')} />
          {proving('email', profile.is_email_verified === 1)}
        </div>
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

interface Proof {
  readonly otp: string;
  readonly verification_on: 'phone' | 'email';
  readonly verification_medium?: 'firebase';
  readonly session_info?: string;
}

/** Whether the refusal concerns a field of the form, not the code. */
function isOfForm(error: unknown): boolean {
  return error instanceof ApiProblem && error.entries.some(({ field }) => field !== undefined && field !== 'otp');
}

function Waiting() {
  return (
    <div className={styles.form}>
      <Skeleton shape="tile" className={styles.face} />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className={styles.line} />
      ))}
    </div>
  );
}
