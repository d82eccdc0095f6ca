import { text } from '@bozor/web/i18n/text.ts';
import ChefHat from 'lucide-react/icons/chef-hat';
import { SignInPage } from '../frame/sign-in-page.tsx';

export default function StoreSignIn() {
  return (
    <SignInPage
      icon={ChefHat}
      title={text('Store console')}
      purpose={text('For stores and kitchens: incoming orders, the menu and opening hours.')}
    />
  );
}
