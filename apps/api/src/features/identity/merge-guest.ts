import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { mergeGuestCarts } from '../cart/merge-guest-carts.ts';
import { hashOf } from '../../platform/http/credential.ts';
import type { SignInContext, CartMerge } from './signed-in.ts';
import { retireGuest } from './store.ts';

const NOTHING: CartMerge = { outcome: 'none', clamped: [] };

/**
 * Moves a guest's carts to the account that signs in. Needs the guest id itself, happens once, and retires the id, so that a stolen or
 * guessed one cannot be merged twice. Only cart lines move; addresses and orders stay with the guest.
 */
export async function mergeGuest(api: Api, trx: Transaction, customerId: number, context: SignInContext): Promise<CartMerge> {
  if (context.guestId === undefined) return NOTHING;
  const guestId = await retireGuest(trx, hashOf(context.guestId), customerId);
  if (guestId === undefined) return NOTHING;
  const settings = await api.settings.read();
  return mergeGuestCarts(
    trx,
    { guestId, customerId },
    { scope: { locale: context.locale, point: undefined }, now: api.adapters.clock.now(), settings },
  );
}
