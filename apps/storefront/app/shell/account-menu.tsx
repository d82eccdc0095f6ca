import { Button } from '@bozor/ui/button.tsx';
import { onDemand } from '../platform/on-demand.tsx';
import { useSession } from '../platform/session.tsx';
import { useWords } from '../platform/words/words.tsx';
import styles from './account-menu.module.css';

const AccountFace = onDemand(async () => (await import('./account-face.tsx')).AccountFace);

/** The account's pages behind its face, or Sign In. Until the page is alive the styles show the one that the browser expects. */
export function AccountMenu({ onSignIn }: { readonly onSignIn: () => void }) {
  const { t } = useWords();
  const { status } = useSession();
  if (status === 'customer') return <AccountFace fallback={<span className={styles.waiting} />} />;
  return (
    <span className={styles.door} data-unknown={status === 'unknown' || undefined}>
      <Button variant="ghost" className={styles.signIn} aria-haspopup="dialog" onClick={onSignIn}>
        {t('Sign In')}
      </Button>
    </span>
  );
}
