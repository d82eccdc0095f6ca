import { text } from '@bozor/web/i18n/text.ts';
import ChefHat from 'lucide-react/icons/chef-hat';
import type { Place } from '../frame/shell/place.ts';
import { ConsolePage } from '../frame/staff/console-page.tsx';

const PLACES: readonly Place[] = [];

export default function StoreConsole() {
  return (
    <ConsolePage
      places={PLACES}
      scope="own store"
      icon={ChefHat}
      title={text('Store console')}
      purpose={text('For stores and kitchens: incoming orders, the menu and opening hours.')}
    />
  );
}
