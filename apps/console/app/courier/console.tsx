import { text } from '@bozor/web/i18n/text.ts';
import Bike from 'lucide-react/icons/bike';
import type { Place } from '../frame/shell/place.ts';
import { ConsolePage } from '../frame/staff/console-page.tsx';

const PLACES: readonly Place[] = [];

export default function CourierConsole() {
  return (
    <ConsolePage
      places={PLACES}
      scope="own deliveries"
      icon={Bike}
      title={text('Courier')}
      purpose={text('For couriers: deliveries, addresses and cash on the way.')}
    />
  );
}
