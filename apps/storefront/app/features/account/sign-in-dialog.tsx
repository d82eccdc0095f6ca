import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useNavigate } from 'react-router';
import type { OverlayControls, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useSignInViews } from './use-sign-in-views.tsx';

/** Sign in or sign up in a dialog. The action that opened it continues afterwards. */
export function SignInDialog({ view = 'sign-in', then, to, back, open, close, closed }: OverlayProps['sign-in'] & OverlayControls) {
  const { t } = useI18n();
  const goOn = useAfterSignIn();
  const navigate = useNavigate();
  const { title, text, body } = useSignInViews({
    first: view,
    back,
    to,
    onLeave: close,
    onDone: (arrival) => {
      close();
      if (to !== undefined) void navigate(to);
      else if (then) then();
      else goOn(arrival);
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      onClosed={closed}
      size="auth"
      closeLabel={t('Close')}
      title={title}
      text={text}
    >
      {body}
    </Dialog>
  );
}
