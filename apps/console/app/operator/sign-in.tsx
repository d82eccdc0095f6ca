import { text } from '@bozor/web/i18n/text.ts';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { SignInPage } from '../frame/sign-in-page.tsx';

export default function OperatorSignIn() {
  return (
    <SignInPage
      icon={LayoutDashboard}
      title={text('Operator console')}
      purpose={text('For those who run the shop: stores, zones, prices, orders and money.')}
    />
  );
}
