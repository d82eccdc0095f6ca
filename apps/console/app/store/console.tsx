import { text } from '@bozor/web/i18n/text.ts';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChefHat from 'lucide-react/icons/chef-hat';
import Star from 'lucide-react/icons/star';
import Wallet from 'lucide-react/icons/wallet';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Printer from 'lucide-react/icons/printer';
import ClipboardPlus from 'lucide-react/icons/clipboard-plus';
import MessageCircle from 'lucide-react/icons/message-circle';
import Users from 'lucide-react/icons/users';
import type { Place } from '../frame/shell/place.ts';
import { ConsolePage } from '../frame/staff/console-page.tsx';
import { NewOrders } from './alarm/new-orders.tsx';
import { BackgroundPrinting } from './tickets/background-printing.tsx';

const PLACES: readonly Place[] = [
  { to: '/store-console', label: text('Order board'), icon: ClipboardList, needs: 'orders.see' },
  { to: '/store-console/kitchen', label: text('Kitchen'), icon: CookingPot, needs: 'orders.prepare' },
  { to: '/store-console/prescriptions', label: text('Prescriptions'), icon: ClipboardPlus, needs: 'prescriptions.see' },
  { to: '/store-console/chats', label: text('Chats'), icon: MessageCircle, needs: 'chats.see' },
  { to: '/store-console/menu', label: text('Menu'), icon: BookOpen, needs: 'items.see' },
  { to: '/store-console/tickets', label: text('Tickets'), icon: Printer, needs: 'tickets.print' },
  { to: '/store-console/hours', label: text('Opening hours'), icon: CalendarClock, needs: 'stores.hours' },
  { to: '/store-console/reviews', label: text('Reviews'), icon: Star, needs: 'reviews.see' },
  { to: '/store-console/earnings', label: text('Earnings'), icon: Wallet, needs: 'earnings.see' },
  { to: '/store-console/staff', label: text('Staff'), icon: Users, needs: 'staff.see' },
];

export default function StoreConsole() {
  return (
    <ConsolePage
      places={PLACES}
      background={
        <>
          <NewOrders />
          <BackgroundPrinting />
        </>
      }
      isKept
      scope="own store"
      icon={ChefHat}
      title={text('Store console')}
      purpose={text('For stores and kitchens: incoming orders, the menu and opening hours.')}
    />
  );
}
