import type { Config } from '@bozor/contract/shop/config.ts';
import type { Glyph } from '@bozor/ui/actions/icon.tsx';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Settings from 'lucide-react/icons/settings';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Truck from 'lucide-react/icons/truck';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import { hasPage } from '../../platform/pages/has-page.ts';
import { urls } from '../../platform/pages/urls.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { ordersUrl } from '../cart/orders-url.ts';

/** Pages of the account area, and order tracking. */
export type AccountEntryName = (typeof ENTRIES)[number]['name'];

/** Account pages that the menu does not list. */
export type HiddenPage = 'addresses' | 'inbox' | 'notifications';

export interface AccountEntry {
  readonly name: AccountEntryName;
  readonly label: string;
  readonly icon: Glyph;
  readonly to: string;
}

type Switches = Pick<Config, 'customer_wallet_status' | 'loyalty_point_status' | 'ref_earning_status'>;

/** Entries of the account menu, without those the shop has disabled. Referrals need the wallet, since rewards are paid into it. */
export function accountEntries(switches: Switches): readonly AccountEntry[] {
  return ENTRIES.filter(({ name }) => isOn(name, switches)).flatMap((entry) => {
    const to = urlOf(entry.name);
    return to === undefined ? [] : [{ ...entry, to }];
  });
}

/** The account page that a URL selects; undefined for none or a disabled one. */
export function entryOf(page: string | null, switches: Switches): AccountEntryName | undefined {
  return ENTRIES.find(({ name }) => name === page && name !== 'track-order' && isOn(name, switches))?.name;
}

/** English title of an account page. */
export function entryLabel(page: string | null): string | undefined {
  return ENTRIES.find(({ name }) => name === page && name !== 'track-order')?.label;
}

function urlOf(name: AccountEntryName): string | undefined {
  if (name === 'track-order') return hasPage('trackOrder') ? urls.trackOrder() : undefined;
  if (name === 'my-orders') return ordersUrl();
  return hasPage('profile') ? urls.profile({ page: name }) : undefined;
}

function isOn(name: AccountEntryName, { customer_wallet_status, loyalty_point_status, ref_earning_status }: Switches): boolean {
  if (name === 'wallet') return customer_wallet_status === 1;
  if (name === 'loyalty-points') return loyalty_point_status === 1;
  return name !== 'referral-code' || (ref_earning_status === 1 && customer_wallet_status === 1);
}

const ENTRIES = [
  { name: 'profile-settings', label: text('Profile Settings'), icon: UserRound },
  { name: 'my-orders', label: text('My Orders'), icon: ReceiptText },
  { name: 'wallet', label: text('Wallet'), icon: Wallet },
  { name: 'coupons', label: text('Coupons'), icon: TicketPercent },
  { name: 'loyalty-points', label: text('Loyalty Points'), icon: Coins },
  { name: 'referral-code', label: text('Referral Code'), icon: Gift },
  { name: 'settings', label: text('Settings'), icon: Settings },
  { name: 'track-order', label: text('Track Order'), icon: Truck },
] as const;
