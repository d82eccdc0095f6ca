import type { Permission, StaffScope } from '@bozor/domain/staff/permissions.ts';

/**
 * Who may call an endpoint. The check that an object belongs to the caller is a WHERE clause in the use-case;
 * this says only what kind of caller is let in.
 * - `anyone`: with or without a guest id or a token.
 * - `shopper`: a customer or a guest (a valid guest id or token).
 * - `customer`: a signed-in customer; a caller without a token gets 403 `sign-in-required`, with a dead token 401.
 * - staff: a signed-in person of the shop, a store or a courier, with this permission in this scope, else 403 `not-allowed`.
 */
export type Access = 'anyone' | 'shopper' | 'customer' | StaffAccess;

export interface StaffAccess<Scope extends StaffScope = StaffScope> {
  readonly kind: 'staff';
  readonly permission: Permission;
  readonly scope: Scope;
}

export type AccessKind = 'anyone' | 'shopper' | 'customer' | 'staff';

/** The kind of caller that is let in. `accessKindOf({ kind: 'staff', permission: 'orders.see', scope: 'all' })` is `staff`. */
export function accessKindOf(access: Access): AccessKind {
  return typeof access === 'string' ? access : access.kind;
}
