import { text } from '@bozor/web/i18n/text.ts';
import ChefHat from 'lucide-react/icons/chef-hat';
import { ConsolePage } from '../frame/staff/console-page.tsx';

export default function StoreConsole() {
  return (
    <ConsolePage
      scope="own store"
      icon={ChefHat}
      title={text('Store console')}
      purpose={text('For stores and kitchens: incoming orders, the menu and opening hours.')}
    />
  );
}
