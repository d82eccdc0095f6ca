import { text } from '@bozor/web/i18n/text.ts';
import Coins from 'lucide-react/icons/coins';
import Flag from 'lucide-react/icons/flag';
import ClipboardPlus from 'lucide-react/icons/clipboard-plus';
import Landmark from 'lucide-react/icons/landmark';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ScrollText from 'lucide-react/icons/scroll-text';
import Users from 'lucide-react/icons/users';
import Search from 'lucide-react/icons/search';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { Place } from '../frame/shell/place.ts';
import { ConsolePage } from '../frame/staff/console-page.tsx';

const PLACES: readonly Place[] = [
  { to: '/console', label: text('Orders now'), icon: LayoutDashboard, needs: 'orders.see' },
  { to: '/console/orders', label: text('Find orders'), icon: Search, needs: 'orders.see' },
  { to: '/console/prescriptions', label: text('Prescriptions'), icon: ClipboardPlus, needs: 'prescriptions.see' },
  { to: '/console/chats', label: text('Chats'), icon: MessageCircle, needs: 'chats.see' },
  { to: '/console/transfers', label: text('Transfers'), icon: Landmark, needs: 'transfers.see' },
  { to: '/console/refunds', label: text('Refunds'), icon: RotateCcw, needs: 'refunds.see' },
  { to: '/console/reviews', label: text('Reported reviews'), icon: Flag, needs: 'reviews.hide' },
  { to: '/console/staff', label: text('Staff'), icon: Users, needs: 'staff.see' },
  { to: '/console/earnings', label: text('Earnings of stores'), icon: Coins, needs: 'earnings.see' },
  { to: '/console/audit', label: text('Who did what'), icon: ScrollText, needs: 'audit.see' },
];

export default function OperatorConsole() {
  return (
    <ConsolePage
      places={PLACES}
      scope="all"
      icon={LayoutDashboard}
      title={text('Operator console')}
      purpose={text('For those who run the shop: stores, zones, prices, orders and money.')}
    />
  );
}
