import { type LoaderFunctionArgs } from 'react-router';
import { CouponsPage } from '../features/coupons/coupons-page.tsx';
import { MyOrders } from '../features/orders/my-orders.tsx';
import { AccountArea } from '../features/profile/account-area.tsx';
import { AccountPane } from '../features/profile/account-pane.tsx';
import { AccountSettings } from '../features/profile/account-settings.tsx';
import { ProfileSettings } from '../features/profile/profile-settings.tsx';
import { ReferralCode } from '../features/profile/referral-code.tsx';
import { PointsPage } from '../features/wallet/points-page.tsx';
import { WalletPage } from '../features/wallet/wallet-page.tsx';
import { useConfig } from '../platform/settings/config.ts';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { entryLabel, entryOf, type AccountEntryName } from '../shell/account/account-entries.ts';
import { pageQuery, usePageQuery } from '../platform/pages/page-query.ts';

/** Pages of the account that its menu does not list. */
const INBOX = 'inbox';
const NOTIFICATIONS = 'notifications';
const ADDRESSES = 'addresses';
const Inbox = lazyComponent(async () => (await import('../features/messages/chat-page.tsx')).ChatPage);
const AddressesPage = lazyComponent(async () => (await import('../features/addresses/addresses-page.tsx')).AddressesPage);
const NotificationsPage = lazyComponent(async () => (await import('../features/notifications/notifications-page.tsx')).NotificationsPage);

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const page = openPage(context);
  const requested = pageQuery<'profile'>(new URL(request.url)).get('page');
  if (requested === INBOX) return page.reply({ head: { title: page.t('Messages') } });
  if (requested === ADDRESSES) return page.reply({ head: { title: page.t('Addresses') } });
  if (requested === NOTIFICATIONS) return page.reply({ head: { title: page.t('Notifications') } });
  const label = entryLabel(requested);
  return page.reply({ head: { title: label === undefined ? page.t('Account') : page.t(label) } });
}

export default function Profile() {
  const { t } = useI18n();
  const [query] = usePageQuery<'profile'>();
  if (query.get('page') === NOTIFICATIONS)
    return (
      <AccountArea entry={NOTIFICATIONS} isForGuests={false}>
        <AccountPane title={t('Notifications')}>
          <NotificationsPage />
        </AccountPane>
      </AccountArea>
    );
  if (query.get('page') === ADDRESSES)
    return (
      <AccountArea entry={ADDRESSES} isForGuests={false}>
        <AccountPane title={t('Addresses')}>
          <AddressesPage />
        </AccountPane>
      </AccountArea>
    );
  if (query.get('page') === INBOX)
    return (
      <AccountArea entry={INBOX} isForGuests>
        <Inbox urlOf={(conversation) => urls.profile({ page: INBOX, ...conversation })} isInAccount />
      </AccountArea>
    );
  return <EntryPage requested={query.get('page')} />;
}

function EntryPage({ requested }: { readonly requested: string | null }) {
  const entry = entryOf(requested, useConfig());
  return (
    <AccountArea entry={entry} isForGuests={entry === 'my-orders'}>
      <AccountPage entry={entry ?? 'profile-settings'} />
    </AccountArea>
  );
}

/** The account's pages by their name in the URL. */
function AccountPage({ entry }: { readonly entry: AccountEntryName }) {
  const { t } = useI18n();
  switch (entry) {
    case 'my-orders':
      return <MyOrders />;
    case 'wallet':
      return (
        <AccountPane title={t('Wallet')}>
          <WalletPage />
        </AccountPane>
      );
    case 'loyalty-points':
      return (
        <AccountPane title={t('Loyalty Points')}>
          <PointsPage />
        </AccountPane>
      );
    case 'coupons':
      return (
        <AccountPane title={t('Coupons')}>
          <CouponsPage />
        </AccountPane>
      );
    case 'referral-code':
      return (
        <AccountPane title={t('Referral Code')}>
          <ReferralCode />
        </AccountPane>
      );
    case 'settings':
      return (
        <AccountPane title={t('Settings')}>
          <AccountSettings />
        </AccountPane>
      );
    default:
      return (
        <AccountPane title={t('Profile Settings')}>
          <ProfileSettings />
        </AccountPane>
      );
  }
}
