import { Button } from '@bozor/ui/actions/button.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../../platform/session/session.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './account-menu.module.css';

/** Account menu behind the avatar, or Sign In. Until hydration the styles show the one that the browser expects. */
export function AccountMenu({ avatar, onSignIn }: { readonly avatar: ReactNode; readonly onSignIn: () => void }) {
  const { t } = useI18n();
  const { status } = useSession();
  if (avatar) return avatar;
  return (
    <span className={styles.door} data-unknown={status === 'unknown' || undefined}>
      <Button variant="ghost" className={styles.signIn} aria-haspopup="dialog" onClick={onSignIn}>
        {t('Sign In')}
      </Button>
    </span>
  );
}
