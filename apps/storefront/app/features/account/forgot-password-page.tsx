import { calls } from '@bozor/contract/shop/calls.ts';
import { parseIdentity, type Identity } from '@bozor/domain/identity/email-or-phone.ts';
import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { AccountCard } from './account-card.tsx';
import { RequestResetForm } from './request-reset-form.tsx';
import { CodeForm } from './code-form.tsx';
import * as styles from './code-view.module.css';
import { NewPasswordForm } from './new-password-form.tsx';

type Step =
  | { readonly name: 'ask' | 'done' }
  | { readonly name: 'code'; readonly account: string; readonly resendAfterSeconds: number }
  | { readonly name: 'password'; readonly resetToken: string };

/** Password reset in three steps: the account, the code sent to it, the new password twice (route-41). */
export function ForgotPasswordPage() {
  const { t, rich } = useI18n();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ name: 'ask' });
  switch (step.name) {
    case 'ask':
      return (
        <AccountCard title={t('Forgot password?')} text={t('Tell us your phone or email. We send a code there to set a new password.')}>
          <RequestResetForm onDone={(account, resendAfterSeconds) => setStep({ name: 'code', account, resendAfterSeconds })} />
        </AccountCard>
      );
    case 'code':
      return (
        <AccountCard
          title={t('Enter the code')}
          text={
            <>
              {rich('If {to} has an account, a code is on its way there.', {
                to: (
                  <b key="to" className={styles.to}>
                    <bdi dir="ltr">{shown(parseIdentity(step.account)) ?? step.account}</bdi>
                  </b>
                ),
              })}{' '}
              <button type="button" className={styles.change} onClick={() => setStep({ name: 'ask' })}>
                {t('Change')}
              </button>
            </>
          }
        >
          <ResetCode {...step} onDone={(resetToken) => setStep({ name: 'password', resetToken })} />
        </AccountCard>
      );
    case 'password':
      return (
        <AccountCard title={t('New password')} text={t('You will be signed out everywhere else.')}>
          <NewPasswordForm resetToken={step.resetToken} onDone={() => setStep({ name: 'done' })} />
        </AccountCard>
      );
    default:
      return (
        <AccountCard title={t('Your password has been changed.')} text={t('Sign in with the new one.')}>
          <Button size={54} wide onClick={() => openOverlay('sign-in', { then: () => void navigate(urls.home()) })}>
            {t('Sign In')}
          </Button>
        </AccountCard>
      );
  }
}

function ResetCode({
  account,
  resendAfterSeconds,
  onDone,
}: {
  readonly account: string;
  readonly resendAfterSeconds: number;
  readonly onDone: (resetToken: string) => void;
}) {
  const verify = useApiMutation(calls.identity.verifyResetToken, { quiet: true, onSuccess: (reply) => onDone(reply.reset_token) });
  const requestReset = useApiMutation(calls.identity.forgotPassword, { quiet: true });
  return (
    <CodeForm
      resendAfterSeconds={resendAfterSeconds}
      isPending={verify.isPending}
      onVerify={(otp, refuse) => verify.mutate({ body: { email_or_phone: account, otp } }, { onError: refuse })}
      onResend={async () => (await requestReset.mutateAsync({ body: { email_or_phone: account } })).resend_after_seconds}
    />
  );
}

function shown(identity: Identity | undefined): string | undefined {
  return identity && (identity.fieldType === 'phone' ? formatPhone(identity.phone) : identity.email);
}
