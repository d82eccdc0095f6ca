import { calls } from '@bozor/contract/shop/calls.ts';
import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CodeForm } from './code-form.tsx';
import * as styles from './code-view.module.css';

/** Code entry for signing in, or for verifying the phone or e-mail of an account. */
export function CodeView({ reply, onDone }: { readonly reply: SignInReply; readonly onDone: (reply: SignInReply) => void }) {
  const verify = useApiMutation(calls.identity.verifyPhone, { quiet: true, onSuccess: onDone });
  const resend = useApiMutation(calls.identity.sendOtp, { quiet: true });
  const { pending_token: token, phone, email, verification_on: field } = reply;
  const verification = { login_type: reply.login_type, ...(field && { verification_type: field }) };
  const who =
    token === null
      ? { ...verification, ...(field === 'email' ? { email: email ?? '' } : { phone: phone ?? '' }) }
      : { ...verification, pending_token: token };
  return (
    <CodeForm
      resendAfterSeconds={reply.resend_after_seconds ?? 0}
      isPending={verify.isPending}
      onVerify={(otp, refuse) => verify.mutate({ body: { ...who, otp } }, { onError: refuse })}
      onResend={async () => (await resend.mutateAsync({ body: who })).resend_after_seconds}
    />
  );
}

/** The address that the code was sent to, with a link to correct it. */
export function CodeSentTo({ reply, onChange }: { readonly reply: SignInReply; readonly onChange: () => void }) {
  const { t, rich } = useI18n();
  const to = reply.verification_on === 'email' ? reply.email : reply.phone && formatPhone(reply.phone);
  return (
    <>
      {rich('We sent a code to {to}.', {
        to: (
          <b key="to" className={styles.to}>
            <bdi dir="ltr">{to}</bdi>
          </b>
        ),
      })}{' '}
      <button type="button" className={styles.change} onClick={onChange}>
        {t('Change')}
      </button>
    </>
  );
}
