/**
 * Permissions of staff: `see` reads, other verbs change something. Endpoints and policies require a permission by name, never a role.
 */
export const PERMISSIONS = [
  'orders.see',
  'orders.accept',
  'orders.prepare',
  'orders.swap',
  'orders.weigh',
  'orders.hand_over',
  'orders.carry',
  'orders.move',
  'orders.cancel',
  'orders.assign',
  'orders.adjust',
  'orders.note',
  'refunds.see',
  'refunds.decide',
  'refunds.decide_large',
  'prescriptions.see',
  'prescriptions.price',
  'transfers.see',
  'transfers.decide',
  'chats.see',
  'chats.answer',
  'customers.see',
  'customers.reveal',
  'customers.act',
  'customers.export',
  'customers.impersonate',
  'wallets.see',
  'wallets.adjust',
  'wallets.approve',
  'couriers.see',
  'couriers.locate',
  'couriers.act',
  'couriers.cash',
  'duty.act',
  'offers.answer',
  'stores.see',
  'stores.act',
  'stores.hours',
  'stores.pause',
  'stores.approve',
  'items.see',
  'items.act',
  'items.pause',
  'items.import',
  'catalogue.act',
  'promotions.see',
  'promotions.act',
  'campaigns.send',
  'reviews.see',
  'reviews.answer',
  'reviews.hide',
  'zones.see',
  'zones.act',
  'charges.act',
  'reports.see',
  'earnings.see',
  'payouts.see',
  'payouts.approve',
  'tickets.print',
  'staff.see',
  'staff.act',
  'audit.see',
  'settings.see',
  'settings.act',
  'health.see',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Scope of a permission: the whole shop or zones of it, the objects of stores, or the orders of one courier. */
export const STAFF_SCOPES = ['all', 'own store', 'own deliveries'] as const;
export type StaffScope = (typeof STAFF_SCOPES)[number];

/** Roles of staff; `ROLES` gives each its permissions. */
export const STAFF_ROLES = [
  'owner',
  'city_manager',
  'dispatcher',
  'support',
  'catalogue',
  'finance',
  'marketing',
  'auditor',
  'store_owner',
  'store_manager',
  'kitchen',
  'courier',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

type Area = Permission extends `${infer Name}.${string}` ? Name : never;
type VerbOf<A extends Area> = Extract<Permission, `${A}.${string}`> extends `${A}.${infer Verb}` ? Verb : never;

/** Permissions by area. `among({ orders: ['see', 'note'] })` is `['orders.see', 'orders.note']`. */
function among(verbs: { readonly [A in Area]?: readonly VerbOf<A>[] }): readonly Permission[] {
  return Object.entries(verbs).flatMap(([area, names]) => names.map((verb) => `${area}.${verb}` as Permission));
}

const ofArea = (...areas: readonly Area[]): readonly Permission[] =>
  PERMISSIONS.filter((permission) => areas.some((area) => permission.startsWith(`${area}.`)));

/** Acts of a store's or a courier's own staff only: the whole shop moves an order by `orders.move`. */
const OWN_ACTS: readonly Permission[] = ['orders.carry', 'duty.act', 'offers.answer', 'tickets.print'];

const KITCHEN = among({
  orders: ['see', 'prepare', 'hand_over'],
  items: ['see', 'pause'],
  tickets: ['print'],
});

const STORE_MANAGER: readonly Permission[] = [
  ...KITCHEN,
  ...among({
    orders: ['accept', 'swap', 'weigh', 'note'],
    refunds: ['see'],
    prescriptions: ['see', 'price'],
    chats: ['see', 'answer'],
    stores: ['see', 'act', 'hours', 'pause'],
    items: ['act'],
    promotions: ['see'],
    reviews: ['see', 'answer'],
    earnings: ['see'],
    staff: ['see', 'act'],
  }),
];

/** The table of roles: scope and permissions. A permission that a role does not list is refused. */
export const ROLES: Readonly<Record<StaffRole, { readonly scope: StaffScope; readonly may: readonly Permission[] }>> = {
  owner: { scope: 'all', may: PERMISSIONS.filter((permission) => !OWN_ACTS.includes(permission)) },
  city_manager: {
    scope: 'all',
    may: [
      ...ofArea(
        'refunds',
        'prescriptions',
        'transfers',
        'chats',
        'couriers',
        'stores',
        'items',
        'promotions',
        'reviews',
        'zones',
        'charges',
      ),
      ...among({
        orders: ['see', 'accept', 'prepare', 'swap', 'weigh', 'hand_over', 'move', 'cancel', 'assign', 'adjust', 'note'],
        customers: ['see', 'reveal', 'act'],
        wallets: ['see', 'adjust'],
        catalogue: ['act'],
        reports: ['see'],
        earnings: ['see'],
        payouts: ['see'],
        staff: ['see'],
        audit: ['see'],
        health: ['see'],
      }),
    ],
  },
  dispatcher: {
    scope: 'all',
    may: among({
      orders: ['see', 'move', 'cancel', 'assign', 'note'],
      refunds: ['see'],
      prescriptions: ['see', 'price'],
      transfers: ['see'],
      chats: ['see', 'answer'],
      customers: ['see', 'reveal'],
      couriers: ['see', 'locate', 'act'],
      stores: ['see', 'pause'],
      items: ['see'],
      zones: ['see'],
    }),
  },
  support: {
    scope: 'all',
    may: among({
      orders: ['see', 'cancel', 'adjust', 'note'],
      refunds: ['see', 'decide'],
      prescriptions: ['see'],
      transfers: ['see'],
      chats: ['see', 'answer'],
      customers: ['see', 'reveal', 'impersonate'],
      wallets: ['see'],
      couriers: ['see'],
      stores: ['see'],
      items: ['see'],
      promotions: ['see'],
      reviews: ['see', 'answer', 'hide'],
    }),
  },
  catalogue: {
    scope: 'all',
    may: among({
      items: ['see', 'act', 'pause', 'import'],
      catalogue: ['act'],
      stores: ['see', 'hours'],
      promotions: ['see'],
      reviews: ['see'],
      zones: ['see'],
    }),
  },
  finance: {
    scope: 'all',
    may: among({
      orders: ['see', 'note'],
      refunds: ['see', 'decide', 'decide_large'],
      transfers: ['see', 'decide'],
      customers: ['see'],
      wallets: ['see', 'adjust', 'approve'],
      couriers: ['see', 'cash'],
      stores: ['see'],
      zones: ['see'],
      reports: ['see'],
      earnings: ['see'],
      payouts: ['see', 'approve'],
      audit: ['see'],
    }),
  },
  marketing: {
    scope: 'all',
    may: among({
      promotions: ['see', 'act'],
      campaigns: ['send'],
      reviews: ['see', 'hide'],
      customers: ['see'],
      stores: ['see'],
      items: ['see'],
      zones: ['see'],
      reports: ['see'],
    }),
  },
  auditor: { scope: 'all', may: PERMISSIONS.filter((permission) => permission.endsWith('.see')) },
  store_owner: {
    scope: 'own store',
    may: [...STORE_MANAGER, ...among({ items: ['import'], promotions: ['act'], payouts: ['see'] })],
  },
  store_manager: { scope: 'own store', may: STORE_MANAGER },
  kitchen: { scope: 'own store', may: KITCHEN },
  courier: {
    scope: 'own deliveries',
    may: among({
      orders: ['see', 'carry'],
      duty: ['act'],
      offers: ['answer'],
      chats: ['see', 'answer'],
      earnings: ['see'],
    }),
  },
};
