import { text } from '@bozor/web/i18n/text.ts';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import type { Place } from '../frame/shell/place.ts';
import { ConsolePage } from '../frame/staff/console-page.tsx';

const PLACES: readonly Place[] = [];

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
