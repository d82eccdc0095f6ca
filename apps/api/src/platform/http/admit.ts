import { accessKindOf, type Access, type StaffAccess } from '@bozor/contract/access.ts';
import { holdingFor } from '@bozor/domain/staff/grants.ts';
import { isBeyondPin } from '@bozor/domain/staff/pins.ts';
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
          : A extends 'member'
            ? Staff
            : never;

interface Admission {
  readonly identify: Identify;
  readonly credentials: Credentials;
  /** The call may change something. */
  readonly isWrite: boolean;
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
    case 'member':
      return memberOf(admission);
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

async function memberOf({ identify, credentials, isWrite }: Admission): Promise<Staff> {
  const { token = credentials.staffCookie } = credentials;
  if (token === undefined) return refused();
  // A browser adds the cookie to whatever page asks; a token is added by a program that has it.
  if (credentials.token === undefined && isWrite && !credentials.isConsole) throw problem('not-allowed');
  const staff = await identify.staffOf(token, credentials.isUnattended);
  if (!staff) throw problem('not-signed-in');
  // A page that was open before another person signed in, or that kept a press of somebody else.
  if (isWrite && credentials.actingAs !== undefined && credentials.actingAs !== String(staff.staffId)) throw problem('other-person');
  return staff;
}

async function staffOf({ permission, scope }: StaffAccess, admission: Admission): Promise<Staff> {
  const member = await memberOf(admission);
  const holding = holdingFor(member.grants, permission);
  if (!holding || holding.scope.of !== scope) throw problem('not-allowed');
  if (member.isByPin && !member.isProved && isBeyondPin(permission)) throw problem('fresh-proof-required');
  return { ...member, ...holding };
}

function refused(): never {
  throw problem('sign-in-required');
}
