import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useRef, useState } from 'react';
import type { OverlayControls, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CodeForm } from './code-form.tsx';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** Asks for the code sent to a new phone or e-mail. `verify` and `resend` throw the server's refusal. */
    'verify-contact': {
      to: string;
      resendAfterSeconds: number;
      verify: (code: string) => Promise<void>;
      resend: () => Promise<number>;
      isExternal?: boolean;
    };
  }
}

/** Verifies a new phone or e-mail by code before it is saved. */
export function VerifyContactDialog({
  to,
  resendAfterSeconds,
  verify,
  resend,
  isExternal,
  open,
  close,
  closed,
}: OverlayProps['verify-contact'] & OverlayControls) {
  const { t, rich } = useI18n();
  const [isPending, setIsPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = (code: string, refuse: (error: unknown) => void) => {
    setIsPending(true);
    verify(code)
      .catch(refuse)
      .finally(() => setIsPending(false));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      title={t('Enter the code')}
      text={rich('We sent a code to {to}.', {
        to: (
          <bdi key="to" dir="ltr">
            {to.includes('@') ? to : formatPhone(to)}
          </bdi>
        ),
      })}
      closeLabel={t('Close')}
      initialFocus={field}
    >
      <CodeForm
        field={field}
        resendAfterSeconds={resendAfterSeconds}
        isPending={isPending}
        isExternal={isExternal}
        onVerify={send}
        onResend={resend}
      />
    </Dialog>
  );
}
