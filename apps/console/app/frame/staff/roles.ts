import type { StaffRole, StaffScope } from '@bozor/domain/staff/permissions.ts';
import { text } from '@bozor/web/i18n/text.ts';

export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: text('Owner'),
  city_manager: text('City manager'),
  dispatcher: text('Dispatcher'),
  support: text('Customer support'),
  catalogue: text('Catalogue manager'),
  finance: text('Finance'),
  marketing: text('Marketing'),
  auditor: text('Auditor'),
  store_owner: text('Store owner'),
  store_manager: text('Store manager'),
  kitchen: text('Kitchen'),
  courier: text('Courier'),
};

/** The console of each scope. */
export const CONSOLES: Readonly<Record<StaffScope, { readonly path: string; readonly title: string }>> = {
  'all': { path: '/console', title: text('Operator console') },
  'own store': { path: '/store-console', title: text('Store console') },
  'own deliveries': { path: '/courier', title: text('Courier') },
};
