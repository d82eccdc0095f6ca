import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { IconDisc } from '@bozor/ui/actions/icon-disc.tsx';
import UserRound from 'lucide-react/icons/user-round';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './sign-in-first.module.css';

/** Empty state for guests, behind the sign-in dialog. */
export function SignInFirst() {
  const { t } = useI18n();
  return (
    <EmptyState
      className={styles.state}
      picture={<IconDisc of={UserRound} />}
      title={t('You are not logged in')}
      text={t('Sign in to see your profile, wallet and points.')}
      action={<Button onClick={() => openOverlay('sign-in', { then: () => {} })}>{t('Sign In')}</Button>}
    />
  );
}
