import { cartButtonTarget } from '@bozor/domain/cart/cart-button.ts';
import { useNavigate } from 'react-router';
import { useConfig } from '../../platform/settings/config.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { readStored } from '../../platform/storage.ts';
import type { SocialSignInAnswer } from '../../platform/session/social-answer.ts';
import { urls } from '../../platform/pages/urls.ts';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** `to` is the page to continue on, also after a round trip to a provider; `back` is the provider's answer. */
    'sign-in': { view?: 'sign-in' | 'sign-up'; then?: () => void; to?: string | undefined; back?: SocialSignInAnswer };
  }
}

/** History state of a checkout that asks a guest on arrival whether to sign in. */
const ASKING = { asksGuest: true } as const;

export const isAskedHere = (state: unknown): boolean => (state as Partial<typeof ASKING> | null)?.asksGuest === true;

/** Goes to the checkout. There a guest is asked whether to sign in; where guests may not order, the sign-in dialog opens here. */
export function useGoToCheckout(): (lineCount: number, checkout: string) => void {
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
        return void navigate(checkout, { state: ASKING });
      case 'sign-in':
        return openOverlay('sign-in', { to: checkout });
    }
  };
}
