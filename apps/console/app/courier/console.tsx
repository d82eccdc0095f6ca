import { text } from '@bozor/web/i18n/text.ts';
import Banknote from 'lucide-react/icons/banknote';
import Bike from 'lucide-react/icons/bike';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { Place } from '../frame/shell/place.ts';
import { ConsolePage } from '../frame/staff/console-page.tsx';

const PLACES: readonly Place[] = [
  { to: '/courier', label: text('Deliveries'), icon: Bike, needs: 'orders.carry' },
  { to: '/courier/chats', label: text('Chats'), icon: MessageCircle, needs: 'chats.see' },
  { to: '/courier/cash', label: text('Cash'), icon: Banknote, needs: 'earnings.see' },
  { to: '/courier/earnings', label: text('Earnings'), icon: ChartNoAxesColumn, needs: 'earnings.see' },
];

export default function CourierConsole() {
  return (
    <>
      <link rel="manifest" href="/courier.webmanifest" />
      <ConsolePage
        places={PLACES}
        isKept
        scope="own deliveries"
        icon={Bike}
        title={text('Courier')}
        purpose={text('For couriers: deliveries, addresses and cash on the way.')}
      />
    </>
  );
}
