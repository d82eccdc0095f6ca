import { calls } from '@bozor/contract/calls.ts';
import { Avatar } from '@bozor/ui/avatar.tsx';
import { Button } from '@bozor/ui/button.tsx';
import { Menu } from '@bozor/ui/menu.tsx';
import LogOut from 'lucide-react/icons/log-out';
import { useConfig } from '../platform/config.ts';
import { PageLink } from '../platform/page-link.tsx';
import { apiQuery } from '../platform/query.ts';
import { useSession } from '../platform/session.tsx';
import { useApiQuery } from '../platform/use-api.ts';
import { useWords } from '../platform/words/words.tsx';
import { accountEntries } from './account-entries.ts';
import styles from './account-menu.module.css';
import { useLogout } from './use-logout.ts';

/** The account's pages behind its face, or Sign In. Until the page is alive the styles show the one that the browser expects. */
export function AccountMenu({ onSignIn }: { readonly onSignIn: () => void }) {
  const { t } = useWords();
  const { status } = useSession();
  if (status === 'customer') return <Account />;
  return (
    <span className={styles.door} data-unknown={status === 'unknown' || undefined}>
      <Button variant="ghost" className={styles.signIn} aria-haspopup="dialog" onClick={onSignIn}>
        {t('Sign In')}
      </Button>
    </span>
  );
}

function Account() {
  const { t } = useWords();
  const config = useConfig();
  const logOut = useLogout();
  const name = useCustomerName();
  return (
    <Menu
      align="end"
      label={t('Account')}
      trigger={
        <button type="button" className={styles.account} aria-label={name ? t('Account of {name}', { name: name.full }) : t('Account')}>
          <Avatar src={name?.picture} name={name?.full ?? ''} size={44} className={styles.face} />
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

/** Name and picture of whoever is signed in. */
export function useCustomerName(): { readonly full: string; readonly picture: string | undefined } | undefined {
  const { isSignedIn } = useSession();
  const { data } = useApiQuery(apiQuery(calls.customer.info, {}, { personal: true, quiet: true, dependsOn: 'language' }), {
    enabled: isSignedIn,
  });
  return data && isSignedIn ? { full: `${data.f_name} ${data.l_name ?? ''}`.trim(), picture: data.image_full_url ?? undefined } : undefined;
}
