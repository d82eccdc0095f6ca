import { Avatar } from '@bozor/ui/avatar.tsx';
import { hasPage } from '../platform/has-page.ts';
import { PageLink } from '../platform/page-link.tsx';
import { urls } from '../platform/urls.ts';
import { useWords } from '../platform/words/words.tsx';
import styles from './compact-face.module.css';
import { useCustomerName } from './use-customer-name.ts';

/** The way to the account in the header below 1180 px. */
export function CompactFace() {
  const { t } = useWords();
  const name = useCustomerName();
  if (!hasPage('profile')) return null;
  return (
    <PageLink to={urls.profile()} className={styles.face}>
      <Avatar src={name?.picture} name={name?.full ?? ''} size={44} />
      <span className="visually-hidden">{name ? t('Account of {name}', { name: name.full }) : t('Account')}</span>
    </PageLink>
  );
}
