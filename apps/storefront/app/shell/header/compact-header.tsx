import { Button } from '@bozor/ui/actions/button.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Globe from 'lucide-react/icons/globe';
import Menu from 'lucide-react/icons/menu';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './compact-header.module.css';
import type { PageFrame } from '../page-frame.ts';
import { ShopLogo } from './shop-logo.tsx';
import { useGoBack } from './use-go-back.ts';
import { useBarTitle } from './use-bar-title.ts';

interface CompactHeaderProps {
  readonly top: PageFrame['top'];
  /** Title of a page whose heading stands in the bar. */
  readonly title: string | undefined;
  readonly location: ReactNode;
  readonly search: ReactNode;
  /** Icons of the signed-in: messages and account. */
  readonly own?: ReactNode;
  readonly onMenu: () => void;
  readonly onLanguage: () => void;
  readonly onSignIn: () => void;
}

/** Header below 1180 px. */
export function CompactHeader({ top, title, location, search, own, onMenu, onLanguage, onSignIn }: CompactHeaderProps) {
  const { t } = useI18n();
  if (top === 'own') return null;
  if (top === 'title') return <TitleBar first={title} onMenu={onMenu} />;
  if (top === 'brand') {
    return (
      <header className={`${styles.compact} ${styles.sticky}`}>
        <div className={styles.line}>
          <ShopLogo size={32} />
          <span className={styles.gap} />
          <IconButton icon={Globe} label={t('Language')} variant="plain" aria-haspopup="dialog" onClick={onLanguage} />
          {own || (
            <Button size={40} className={styles.signIn} aria-haspopup="dialog" onClick={onSignIn}>
              {t('Sign In')}
            </Button>
          )}
          <MenuButton onMenu={onMenu} />
        </div>
      </header>
    );
  }
  return (
    <header className={`${styles.compact} ${styles.sliding}`} data-search={search ? '' : undefined}>
      <div className={styles.line}>
        <div className={styles.place}>{location}</div>
        {own || <IconButton icon={UserRound} label={t('Sign In')} aria-haspopup="dialog" onClick={onSignIn} />}
        <MenuButton onMenu={onMenu} />
      </div>
      {search && <div className={styles.search}>{search}</div>}
    </header>
  );
}

function MenuButton({ onMenu }: { readonly onMenu: () => void }) {
  const { t } = useI18n();
  return <IconButton icon={Menu} label={t('Menu')} variant="plain" aria-haspopup="dialog" onClick={onMenu} />;
}

/** Back button and page title; of a page that shows its heading itself, once that has scrolled out of view. */
function TitleBar({ first, onMenu }: { readonly first: string | undefined; readonly onMenu: () => void }) {
  const { t } = useI18n();
  const goBack = useGoBack();
  const title = useBarTitle(first);
  return (
    <header className={`${styles.compact} ${styles.sticky}`}>
      <div className={styles.line}>
        <IconButton icon={ArrowLeft} flip label={t('Back')} variant="plain" onClick={goBack} />
        <span className={styles.title} data-shown={title !== undefined || undefined} aria-hidden>
          {title}
        </span>
        <MenuButton onMenu={onMenu} />
      </div>
    </header>
  );
}
