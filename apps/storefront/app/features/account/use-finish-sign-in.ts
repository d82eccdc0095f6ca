import { calls } from '@bozor/contract/shop/calls.ts';
import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { storeGuestContact } from '../../platform/session/guest-contact.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { bringCartsBack } from './bring-carts-back.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** A choice that is offered once needs more time than a message. */
const LONG_MS = 15_000;

/** Completes sign-in: stores the token, refetches personal data and the zone, and reports how the carts were merged (auth-23). */
export function useFinishSignIn(): (reply: SignInReply & { readonly token: string }) => void {
  const { t } = useI18n();
  const { signIn } = useSession();
  const client = useQueryClient();
  const api = useApi();
  return (reply) => {
    signIn(reply.token);
    storeGuestContact(undefined);
    void client.invalidateQueries({ queryKey: [calls.place.zoneOf.path] });
    const [name] = reply.cart.clamped;
    toast({
      id: 'sign-in',
      kind: 'success',
      title: t('Sign in successfully.'),
      ...(name !== undefined && { text: t('Your carts were put together. There was not enough of {name}.', { name }) }),
      ...(reply.cart.outcome === 'kept_guest_cart' && {
        text: t('Your earlier cart from another store was put aside.'),
        timeoutMs: LONG_MS,
        action: { label: t('Bring it back'), onPress: () => void bringCartsBack(api, client) },
      }),
    });
  };
}
