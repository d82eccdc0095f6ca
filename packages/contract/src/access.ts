import type { Permission, StaffScope } from '@bozor/domain/staff/permissions.ts';

/**
 * Callers that an endpoint admits. This checks only the kind of caller; a WHERE clause of the use-case checks that an object belongs to the
 * caller.
 * - `anyone`: with or without a guest id or a token.
 * - `shopper`: a customer or a guest (a valid guest id or token). With an id of no guest the response is 403 `guest-unknown`.
 * - `customer`: a signed-in customer. Without a token the response is 403 `sign-in-required`, with an invalid token 401.
 * - `member`: a signed-in member of any staff, for what concerns the person alone.
 * - staff: a signed-in member of the shop's, a store's or a courier's staff with this permission in this scope, else 403 `not-allowed`.
 */
export type Access = 'anyone' | 'shopper' | 'customer' | 'member' | StaffAccess;

/** Access for staff with a permission in a scope. */
export interface StaffAccess<Scope extends StaffScope = StaffScope> {
  readonly kind: 'staff';
  readonly permission: Permission;
  readonly scope: Scope;
}

/** Kinds of callers that an endpoint can admit. */
export type AccessKind = 'anyone' | 'shopper' | 'customer' | 'member' | 'staff';

/** Returns the kind of caller that is admitted. `accessKindOf({ kind: 'staff', permission: 'orders.see', scope: 'all' })` is `staff`. */
export function accessKindOf(access: Access): AccessKind {
  return typeof access === 'string' ? access : access.kind;
}
