/** What staff may do: `see` reads, `act` changes. An endpoint or a policy asks for one of these by name, never for a role. */
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

/** How far a permission reaches: the whole shop, the objects of one store, or the orders that one courier carries. */
export const STAFF_SCOPES = ['all', 'own store', 'own deliveries'] as const;
export type StaffScope = (typeof STAFF_SCOPES)[number];

export const STAFF_ROLES = ['owner', 'dispatcher', 'store_manager', 'kitchen', 'courier'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The one table of who may do what, and how far. A permission that a role does not list is refused. */
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
