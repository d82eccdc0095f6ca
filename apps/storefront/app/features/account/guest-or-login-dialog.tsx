import { Button } from '@bozor/ui/actions/button.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { IconTile } from '@bozor/ui/actions/icon-tile.tsx';
import Gift from 'lucide-react/icons/gift';
import History from 'lucide-react/icons/history';
import { useNavigate } from 'react-router';
import { openOverlay, type OverlayControls, type OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './guest-or-login-dialog.module.css';

/** Shown before a checkout without an account: sign in, sign up or go on as a guest, with the drawbacks of being a guest. */
export function GuestOrLoginDialog({ to, open, close, closed }: OverlayProps['guest-or-login'] & OverlayControls) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const go = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      onClosed={closed}
      size="auth"
      closeLabel={t('Close')}
      title={t('Do you want to login or continue as a guest?')}
    >
      <ul className={styles.ways}>
        <li>
          <IconTile icon={Gift} tinted />
          <span>
            <b>{t('With an account')}</b>
            {t('Order history, wallet, cashback and saved addresses')}
          </span>
        </li>
        <li>
          <IconTile icon={History} />
          <span>
            <b>{t('As a guest')}</b>
            {t('You can track this order by number and phone, but it will not stay in your history')}
          </span>
        </li>
      </ul>
      <div className={styles.actions}>
        <Button size={54} wide onClick={go(() => openOverlay('sign-in', { to }))}>
          {t('Login')}
        </Button>
        <Button variant="tint" wide onClick={go(() => openOverlay('sign-in', { view: 'sign-up', to }))}>
          {t('Sign Up')}
        </Button>
        <Button variant="ghost" wide onClick={go(() => void navigate(to))}>
          {t('Guest')}
        </Button>
      </div>
    </Dialog>
  );
}
