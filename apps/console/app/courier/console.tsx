import { text } from '@bozor/web/i18n/text.ts';
import Bike from 'lucide-react/icons/bike';
import { ConsolePage } from '../frame/staff/console-page.tsx';

export default function CourierConsole() {
  return (
    <ConsolePage
      scope="own deliveries"
      icon={Bike}
      title={text('Courier')}
      purpose={text('For couriers: deliveries, addresses and cash on the way.')}
    />
  );
}
