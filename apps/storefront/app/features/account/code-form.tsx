import { checkCode } from '@bozor/domain/identity/check-account-form.ts';
import { CODE_DIGITS, isCompleteCode } from '@bozor/domain/identity/one-time-code.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useRemainingTime } from '@bozor/ui/values/countdown.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { OtpField } from '@bozor/ui/phone/otp-field.tsx';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { FormError } from './form-error.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import * as styles from './code-form.module.css';

interface CodeFormProps {
  /** Seconds before another code may be requested. */
  readonly resendAfterSeconds: number;
  readonly isPending: boolean;
  readonly onVerify: (code: string, refuse: (error: unknown) => void) => void;
  /** Sends another code; resolves to the seconds until the next one may be sent. */
  readonly onResend: () => Promise<number>;
  /** The code is not the shop's own, so that of the demo is not right. */
  readonly isExternal?: boolean | undefined;
  readonly field?: RefObject<HTMLInputElement | null>;
}

/** Six-digit code input. The last digit sends it, and enables Verify; another code may be requested after `resendAfterSeconds`. */
export function CodeForm({ resendAfterSeconds, isPending, onVerify, onResend, isExternal = false, field }: CodeFormProps) {
  const { t } = useI18n();
  const { demo_otp: secret } = useConfig();
  const [code, setCode] = useState('');
  const [resendAt, setResendAt] = useState(() => Date.now() + resendAfterSeconds * 1000);
  const { form, errors, passes, refuse, clear } = useFormErrors();
  const [isResending, setIsResending] = useState(false);
  useFirstFocus(form);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passes(checkCode({ otp: code }))) onVerify(code, refuse);
  };
  const resend = async () => {
    setIsResending(true);
    try {
      const seconds = await onResend();
      setCode('');
      clear('otp');
      setResendAt(Date.now() + seconds * 1000);
      // The pressed button is gone until the next code may be requested.
      form.current?.querySelector<HTMLElement>('[name=otp]')?.focus();
    } catch (error) {
      refuse(error);
    } finally {
      setIsResending(false);
    }
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <FormError>{errors['']}</FormError>
      <OtpField
        ref={field}
        label={t('Code')}
        labelHidden
        name="otp"
        length={CODE_DIGITS}
        value={code}
        error={errors['otp']}
        onChange={(value) => {
          setCode(value);
          if (value === '') passes(checkCode({ otp: value }));
          else clear('otp');
        }}
        onComplete={(complete) => onVerify(complete, refuse)}
        onEnter={() => isCompleteCode(code) || passes(checkCode({ otp: code }))}
      />
      {secret !== null && !isExternal && <Notice kind="warn">{t('Demo: use OTP {secret}', { secret })}</Notice>}
      <Resend at={resendAt} isSending={isResending} onPress={() => void resend()} />
      <Button type="submit" size={54} wide busy={isPending} disabled={!isCompleteCode(code)}>
        {t('Verify')}
      </Button>
    </form>
  );
}

interface ResendProps {
  /** Unix milliseconds from which another code may be requested. */
  readonly at: number;
  readonly isSending: boolean;
  readonly onPress: () => void;
}

function Resend({ at, isSending, onPress }: ResendProps) {
  const { t, rich } = useI18n();
  const left = useRemainingTime(at);
  return (
    <p className={styles.resend}>
      {t('No code yet?')}
      {left?.over ? (
        <button type="button" className={styles.again} aria-busy={isSending} onClick={onPress}>
          {t('Send again')}
        </button>
      ) : (
        <span className={styles.wait} role="timer" aria-live="off">
          {rich('Send again in {time}', {
            time: (
              <bdi key="time" dir="ltr">
                {left ? `${left.minutes}:${left.seconds}` : '––:––'}
              </bdi>
            ),
          })}
        </span>
      )}
    </p>
  );
}
