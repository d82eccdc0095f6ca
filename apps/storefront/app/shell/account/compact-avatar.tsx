import { Avatar } from '@bozor/ui/media/avatar.tsx';
import { hasPage } from '../../platform/pages/has-page.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './compact-avatar.module.css';
import { useCustomerName } from './use-customer-name.ts';

/** Account link of the header below 1180 px. */
export function CompactAvatar() {
  const { t } = useI18n();
  const name = useCustomerName();
  if (!hasPage('profile')) return null;
  return (
    <PageLink to={urls.profile()} className={styles.avatar}>
      <Avatar src={name?.picture} name={name?.full ?? ''} size={44} />
      <span className="visually-hidden">{name ? t('Account of {name}', { name: name.full }) : t('Account')}</span>
    </PageLink>
  );
}
