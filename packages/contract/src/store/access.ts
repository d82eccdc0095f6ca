import type { Permission } from '@bozor/domain/staff/permissions.ts';
import type { StaffAccess } from '../access.ts';

/** Access for staff of one store with a permission. `access: store('orders.see')` */
export const store = (permission: Permission): StaffAccess<'own store'> => ({ kind: 'staff', permission, scope: 'own store' });
