import type { Profile } from '@bozor/contract/shop/customers/customer.ts';
import { joinName } from '@bozor/domain/identity/person-name.ts';
import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import { Avatar } from '@bozor/ui/media/avatar.tsx';
import { CountBadge } from '@bozor/ui/values/count-badge.tsx';
import { Icon, type Glyph } from '@bozor/ui/actions/icon.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { IconTile } from '@bozor/ui/actions/icon-tile.tsx';
import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import Bell from 'lucide-react/icons/bell';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Coins from 'lucide-react/icons/coins';
import Heart from 'lucide-react/icons/heart';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useConfig } from '../../platform/settings/config.ts';
import { customerInfo } from '../../platform/session/customer-queries.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { accountEntries, type AccountEntryName, type HiddenPage } from '../../shell/account/account-entries.ts';
import { useLogout } from '../../shell/account/use-logout.ts';
import * as styles from './account-side.module.css';

/** Customer, balances, and links to the account's pages. */
export function AccountSide({ entry }: { readonly entry: AccountEntryName | HiddenPage | undefined }) {
  const { t } = useI18n();
  const config = useConfig();
  const logOut = useLogout();
  const { data } = useApiQuery(customerInfo());
  const unread = data?.unread_notifications ?? 0;
  const entries = accountEntries(config).filter(({ name }) => name !== 'track-order');
  return (
    <>
      <div className={styles.top}>
        {entry === undefined && <h1 className={`visually-hidden page-title ${styles.title}`}>{t('Account')}</h1>}
        <ProfileSummary profile={data} />
        {data && <Balances profile={data} />}
      </div>
      <nav aria-label={t('Account')} className={styles.list}>
        {entries.map(({ name, label, icon, to }) => (
          <PageLink
            key={name}
            to={to}
            className={styles.entry}
            data-entry={name}
            aria-current={(entry ?? 'profile-settings') === name ? 'page' : undefined}
          >
            <IconTile icon={icon} size={40} tinted={name !== 'settings'} className={styles.icon} />
            <span className={styles.label}>{t(label)}</span>
            <Icon of={ChevronRight} flip className={styles.arrow} />
          </PageLink>
        ))}
        <PageEntry page="addresses" icon={MapPin} label={t('Addresses')} isCurrent={entry === 'addresses'} />
        <PageEntry page="inbox" icon={MessageCircle} label={t('Messages')} isCurrent={entry === 'inbox'} />
        <PageEntry page="notifications" icon={Bell} label={t('Notifications')} isCurrent={entry === 'notifications'}>
          {unread > 0 && <CountBadge count={unread} label={t('{count} new', { count: unread })} />}
        </PageEntry>
        <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => openOverlay('wishlist')}>
          <IconTile icon={Heart} size={40} tinted className={styles.icon} />
          <span className={styles.label}>{t('Wishlist')}</span>
          <Icon of={ChevronRight} flip className={styles.arrow} />
        </button>
        <PageLink to={urls.helpAndSupport()} className={styles.entry}>
          <IconTile icon={CircleQuestionMark} size={40} tinted className={styles.icon} />
          <span className={styles.label}>{t('Help')}</span>
          <Icon of={ChevronRight} flip className={styles.arrow} />
        </PageLink>
        <button type="button" className={styles.entry} data-danger onClick={() => logOut(t('Are you sure you want to  logout?'))}>
          <IconTile icon={LogOut} size={40} flip className={styles.icon} />
          <span className={styles.label}>{t('Logout')}</span>
        </button>
      </nav>
    </>
  );
}

interface PageEntryProps {
  readonly page: HiddenPage;
  readonly icon: Glyph;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly children?: ReactNode;
}

/** A page of the account that the menu of the header does not list. */
function PageEntry({ page, icon, label, isCurrent, children }: PageEntryProps) {
  return (
    <PageLink to={urls.profile({ page })} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
      <IconTile icon={icon} size={40} tinted className={styles.icon} />
      <span className={styles.label}>{label}</span>
      {children}
      <Icon of={ChevronRight} flip className={styles.arrow} />
    </PageLink>
  );
}

function ProfileSummary({ profile }: { readonly profile: Profile | undefined }) {
  const { t } = useI18n();
  if (!profile) return <Skeleton className={styles.waiting} />;
  const name = joinName({ firstName: profile.f_name, lastName: profile.l_name });
  return (
    <div className={styles.face}>
      <Avatar src={profile.image_full_url ?? undefined} name={name} size={56} />
      <div className={styles.names}>
        <p className={styles.name}>{name}</p>
        <p className={styles.contact}>
          <bdi dir="ltr">{profile.phone ? formatPhone(profile.phone) : profile.email}</bdi>
        </p>
      </div>
      <IconButton
        icon={Pencil}
        label={t('Profile Settings')}
        className={styles.edit}
        render={<PageLink to={urls.profile({ page: 'profile-settings' })} />}
      />
    </div>
  );
}

/** On phones, where the list is the page, balances stand above it. */
function Balances({ profile }: { readonly profile: Profile }) {
  const { t, formatPrice, formatNumber } = useI18n();
  const { customer_wallet_status: hasWallet, loyalty_point_status: hasPoints } = useConfig();
  if (!hasWallet && !hasPoints) return null;
  return (
    <div className={styles.balances}>
      {hasWallet === 1 && (
        <PageLink to={urls.profile({ page: 'wallet' })} className={styles.wallet}>
          <span className={styles.what}>
            <Icon of={Wallet} size={16} />
            {t('Wallet')}
          </span>
          <b className={styles.sum}>{formatPrice(profile.wallet_balance)}</b>
        </PageLink>
      )}
      {hasPoints === 1 && (
        <PageLink to={urls.profile({ page: 'loyalty-points' })} className={styles.points}>
          <span className={styles.what}>
            <Icon of={Coins} size={16} />
            {t('Points')}
          </span>
          <b className={styles.sum}>{formatNumber(profile.loyalty_point)}</b>
        </PageLink>
      )}
    </div>
  );
}
