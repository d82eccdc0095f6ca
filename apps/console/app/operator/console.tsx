import { text } from '@bozor/web/i18n/text.ts';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Search from 'lucide-react/icons/search';
import type { Place } from '../frame/shell/place.ts';
import { ConsolePage } from '../frame/staff/console-page.tsx';

const PLACES: readonly Place[] = [
  { to: '/console', label: text('Orders now'), icon: LayoutDashboard, needs: 'orders.see' },
  { to: '/console/orders', label: text('Orders'), icon: Search, needs: 'orders.see' },
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
