import type { Permission } from '@bozor/domain/staff/permissions.ts';
import type { StaffAccess } from '../access.ts';

/** Access for couriers with a permission. `access: courier('orders.see')` */
export const courier = (permission: Permission): StaffAccess<'own deliveries'> => ({ kind: 'staff', permission, scope: 'own deliveries' });
