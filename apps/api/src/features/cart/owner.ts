import { ANONYMOUS, type Shopper } from '../../platform/http/actor.ts';
import type { PolicyActor } from '../../platform/policies/policy.ts';

/** Owner of a cart, order or quote: exactly one of the two is set. Every query filters by it. */
export interface Owner {
  readonly customer_id: number | null;
  readonly guest_id: number | null;
}

export function ownerOf(actor: Shopper): Owner {
  return actor.kind === 'customer' ? { customer_id: actor.customerId, guest_id: null } : { customer_id: null, guest_id: actor.guestId };
}

/** Converts an owner for a policy check. */
export function actorOf(owner: Owner): PolicyActor {
  if (owner.customer_id !== null) return { kind: 'customer', customerId: owner.customer_id };
  return owner.guest_id === null ? ANONYMOUS : { kind: 'guest', guestId: owner.guest_id };
}
