import { Avatar } from '@bozor/ui/media/avatar.tsx';
import { LazyMenu } from '../choices/lazy-menu.tsx';
import LogOut from 'lucide-react/icons/log-out';
import { useConfig } from '../../platform/settings/config.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { accountEntries } from './account-entries.ts';
import * as styles from './account-menu.module.css';
import { useCustomerName } from './use-customer-name.ts';
import { useLogout } from './use-logout.ts';

/** Avatar of the signed-in customer, with the account menu. */
export function AccountAvatar() {
  const { t } = useI18n();
  const config = useConfig();
  const logOut = useLogout();
  const name = useCustomerName();
  return (
    <LazyMenu
      align="end"
      label={t('Account')}
      trigger={
        <button type="button" className={styles.account}>
          <Avatar src={name?.picture} name={name?.full ?? ''} size={44} className={styles.avatar} />
          <span className="visually-hidden">{name ? t('Account of {name}', { name: name.full }) : t('Account')}</span>
        </button>
      }
      items={[
        ...accountEntries(config).map(({ name: id, label, icon, to }) => ({ id, label: t(label), icon, render: <PageLink to={to} /> })),
        {
          id: 'logout',
          label: t('Logout'),
          icon: LogOut,
          danger: true,
          onSelect: () => logOut(t('Are you sure you want to  logout?')),
        },
      ]}
    />
  );
}
