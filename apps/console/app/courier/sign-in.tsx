import { text } from '@bozor/web/i18n/text.ts';
import Bike from 'lucide-react/icons/bike';
import { SignInPage } from '../frame/sign-in-page.tsx';

export default function CourierSignIn() {
  return <SignInPage icon={Bike} title={text('Courier')} purpose={text('For couriers: deliveries, addresses and cash on the way.')} />;
}
