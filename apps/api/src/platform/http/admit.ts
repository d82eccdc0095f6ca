import { accessKindOf, type Access, type StaffAccess } from '@bozor/contract/access.ts';
import {
  ANONYMOUS,
  type Actor,
  type Credentials,
  type Customer,
  type Guest,
  type Identify,
  type Shopper,
  type Staff,
  type Visitor,
} from './actor.ts';
import { problem } from './problem.ts';

/** Type of a handler's `actor`, by the endpoint's access. */
export type ActorOf<A extends Access> =
  A extends StaffAccess<infer Scope>
    ? Staff<Scope>
    : A extends 'customer'
      ? Customer
      : A extends 'shopper'
        ? Shopper
        : A extends 'anyone'
          ? Visitor
          : never;

interface Admission {
  readonly identify: Identify;
  readonly credentials: Credentials;
  /** Called when the guest id is unknown, so that the browser requests another one. */
  readonly onUnknownGuest: () => void;
}

/**
 * Authenticates the caller and returns them if the endpoint allows it; throws the refusal otherwise. An unknown kind of access admits no
 * caller.
 */
export async function admit(access: Access, admission: Admission): Promise<Actor> {
  const kind = accessKindOf(access);
  switch (kind) {
    case 'anyone':
      return visitorOf(admission);
    case 'shopper':
      return shopperOf(admission);
    case 'customer':
      return (await customerOf(admission)) ?? refused();
    case 'staff':
      return staffOf(access as StaffAccess, admission);
    default:
      kind satisfies never;
      throw problem('not-allowed');
  }
}

async function visitorOf(admission: Admission): Promise<Visitor> {
  return (await customerOf(admission)) ?? (await guestOf(admission)) ?? ANONYMOUS;
}

async function shopperOf(admission: Admission): Promise<Shopper> {
  const shopper = (await customerOf(admission)) ?? (await guestOf(admission));
  if (shopper) return shopper;
  throw problem(admission.credentials.guestId === undefined ? 'sign-in-required' : 'guest-unknown');
}

async function customerOf({ identify, credentials: { token } }: Admission): Promise<Customer | undefined> {
  if (token === undefined) return undefined;
  const customer = await identify.customerOf(token);
  if (!customer) throw problem('not-signed-in');
  return customer;
}

async function guestOf({ identify, credentials: { guestId }, onUnknownGuest }: Admission): Promise<Guest | undefined> {
  if (guestId === undefined) return undefined;
  const guest = await identify.guestOf(guestId);
  if (!guest) onUnknownGuest();
  return guest;
}

async function staffOf({ permission, scope }: StaffAccess, { identify, credentials: { token } }: Admission): Promise<Staff> {
  if (token === undefined) return refused();
  const staff = await identify.staffOf(token);
  if (!staff) throw problem('not-signed-in');
  if (!staff.permissions.has(permission) || staff.scope.of !== scope) throw problem('not-allowed');
  return staff;
}

function refused(): never {
  throw problem('sign-in-required');
}
