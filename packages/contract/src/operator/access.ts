import type { Permission } from '@bozor/domain/staff/permissions.ts';
import type { StaffAccess } from '../access.ts';

/** Access for staff of the whole shop with a permission. `access: operator('orders.see')` */
export const operator = (permission: Permission): StaffAccess<'all'> => ({ kind: 'staff', permission, scope: 'all' });
