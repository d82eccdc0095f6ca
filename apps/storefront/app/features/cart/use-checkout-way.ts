import { cartButtonTarget } from '@bozor/domain/cart/cart-button.ts';
import { useNavigate } from 'react-router';
import { useConfig } from '../../platform/settings/config.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { readStored } from '../../platform/storage.ts';
import type { TripAnswer } from '../../platform/session/social-answer.ts';
import { urls } from '../../platform/pages/urls.ts';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** `to` is a page to go on to, which outlasts the way to a provider and back; `back` is what the provider answered. */
    'sign-in': { view?: 'sign-in' | 'sign-up'; then?: () => void; to?: string | undefined; back?: TripAnswer };
    'guest-or-login': { to: string };
  }
}

/** The way from what is wanted to the checkout: straight on when signed in, else past the question of guest or login, or past signing in. */
export function useCheckoutWay(): (lineCount: number, checkout: string) => void {
  const navigate = useNavigate();
  const { guest_checkout_status } = useConfig();
  return (lineCount, checkout) => {
    const isSignedIn = readStored('token') !== undefined;
    switch (cartButtonTarget({ lineCount, isSignedIn, guestCheckout: guest_checkout_status === 1 })) {
      case 'home':
        return void navigate(urls.home());
      case 'checkout':
        return void navigate(checkout);
      case 'guest-or-login':
        return openOverlay('guest-or-login', { to: checkout });
      case 'sign-in':
        return openOverlay('sign-in', { to: checkout });
    }
  };
}
