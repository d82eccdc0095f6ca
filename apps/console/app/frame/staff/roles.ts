import type { Permission, StaffRole, StaffScope } from '@bozor/domain/staff/permissions.ts';
import { text } from '@bozor/web/i18n/text.ts';

export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: text('Owner'),
  dispatcher: text('Dispatcher'),
  store_manager: text('Store manager'),
  kitchen: text('Kitchen'),
  courier: text('Courier'),
};

export const PERMISSION_NAMES: Readonly<Record<Permission, string>> = {
  'orders.see': text('See orders'),
  'orders.act': text('Move orders on, change and cancel them'),
  'items.see': text('See items and prices'),
  'items.act': text('Change items, prices and stock'),
  'stores.see': text('See stores'),
  'stores.act': text('Change stores and their hours'),
  'customers.see': text('See customers'),
  'customers.act': text('Change and block customers'),
  'couriers.see': text('See couriers'),
  'couriers.act': text('Assign and block couriers'),
  'settings.see': text('See settings'),
  'settings.act': text('Change settings'),
};

/** The console of each scope. */
export const CONSOLES: Readonly<Record<StaffScope, { readonly path: string; readonly title: string }>> = {
  'all': { path: '/console', title: text('Operator console') },
  'own store': { path: '/store-console', title: text('Store console') },
  'own deliveries': { path: '/courier', title: text('Courier') },
};
