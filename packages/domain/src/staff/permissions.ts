/** Permissions of staff: `see` reads, `act` changes. Endpoints and policies require a permission by name, never a role. */
export const PERMISSIONS = [
  'orders.see',
  'orders.act',
  'items.see',
  'items.act',
  'stores.see',
  'stores.act',
  'customers.see',
  'customers.act',
  'couriers.see',
  'couriers.act',
  'settings.see',
  'settings.act',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Scope of a permission: the whole shop, the objects of one store, or the orders of one courier. */
export const STAFF_SCOPES = ['all', 'own store', 'own deliveries'] as const;
export type StaffScope = (typeof STAFF_SCOPES)[number];

/** Roles of staff; `ROLES` gives each its permissions. */
export const STAFF_ROLES = ['owner', 'dispatcher', 'store_manager', 'kitchen', 'courier'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The table of roles: scope and permissions. A permission that a role does not list is refused. */
export const ROLES: Readonly<Record<StaffRole, { readonly scope: StaffScope; readonly may: readonly Permission[] }>> = {
  owner: { scope: 'all', may: PERMISSIONS },
  dispatcher: {
    scope: 'all',
    may: ['orders.see', 'orders.act', 'items.see', 'stores.see', 'customers.see', 'couriers.see', 'couriers.act'],
  },
  store_manager: { scope: 'own store', may: ['orders.see', 'orders.act', 'items.see', 'items.act', 'stores.see', 'stores.act'] },
  kitchen: { scope: 'own store', may: ['orders.see', 'orders.act', 'items.see'] },
  courier: { scope: 'own deliveries', may: ['orders.see', 'orders.act'] },
};
