import type { OrderActor } from '@bozor/domain/orders/jumps.ts';
import type { Staff } from '../../platform/http/actor.ts';

/** Who moves an order: a member of the staff, or an actor without a person, as customers, the clock and the autopilot are. */
export type Mover = Staff | { readonly as: OrderActor };

/** For whom a mover acts, which of a person their scope says, and the person. */
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
