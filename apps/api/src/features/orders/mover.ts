import type { OrderActor } from '@bozor/domain/orders/transitions.ts';
import type { Staff } from '../../platform/http/actor.ts';

/** Author of a transition: a staff member, or an actor without a person (customer, clock, autopilot). */
export type Mover = Staff | { readonly as: OrderActor };

/** Returns the actor of a mover (a staff member's scope decides it), and the staff member. */
export function readMover(mover: Mover): { readonly as: OrderActor; readonly staff: Staff | undefined } {
  if ('as' in mover) return { as: mover.as, staff: undefined };
  switch (mover.scope.of) {
    case 'all':
      return { as: 'operator', staff: mover };
    case 'own store':
      return { as: 'store', staff: mover };
    case 'own deliveries':
      return { as: 'courier', staff: mover };
  }
}
