import { text } from '@bozor/web/i18n/text.ts';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { ConsolePage } from '../frame/staff/console-page.tsx';

export default function OperatorConsole() {
  return (
    <ConsolePage
      scope="all"
      icon={LayoutDashboard}
      title={text('Operator console')}
      purpose={text('For those who run the shop: stores, zones, prices, orders and money.')}
    />
  );
}
