import { calls } from '@bozor/contract/shop/calls.ts';
import type { Config } from '@bozor/contract/shop/config.ts';
import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useEffect, useState } from 'react';
import { externalSession } from '../../platform/session/external-session.ts';
import { useConfig } from '../../platform/settings/config.ts';
import { CodeForm } from './code-form.tsx';
import * as styles from './code-view.module.css';

interface CodeViewProps {
  readonly reply: SignInReply;
  readonly onDone: (reply: SignInReply) => void;
}

/** Code entry for signing in, or for verifying the phone or e-mail of an account. */
export function CodeView({ reply, onDone }: CodeViewProps) {
  const { phone_verifier: verifier } = useConfig();
  if (verifier && reply.verification_on === 'phone') return <ExternalCodeView reply={reply} onDone={onDone} verifier={verifier} />;
  return <OwnCodeView reply={reply} onDone={onDone} />;
}

function OwnCodeView({ reply, onDone }: CodeViewProps) {
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

/** The code comes from the external provider: asked for when the view opens, and checked by its session. */
function ExternalCodeView({ reply, onDone, verifier }: CodeViewProps & { readonly verifier: NonNullable<Config['phone_verifier']> }) {
  const { otp_resend_seconds: resendSeconds } = useConfig();
  const verify = useApiMutation(calls.identity.verifyFirebase, { quiet: true, onSuccess: onDone });
  const { pending_token: token, phone, login_type: loginType, resend_after_seconds: seconds } = reply;
  const [session] = useState(() => externalSession(verifier, phone));
  useEffect(() => session.start(), [session]);
  const check = async (otp: string, refuse: (error: unknown) => void) => {
    const who = { phone: phone ?? '', login_type: loginType, ...(token !== null && { pending_token: token }) };
    verify.mutate({ body: { ...who, session_info: await session.info(), otp } }, { onError: refuse });
  };
  return (
    <CodeForm
      isExternal
      resendAfterSeconds={seconds ?? 0}
      isPending={verify.isPending}
      onVerify={(otp, refuse) => void check(otp, refuse)}
      onResend={async () => {
        session.start();
        await session.info();
        return resendSeconds;
      }}
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
