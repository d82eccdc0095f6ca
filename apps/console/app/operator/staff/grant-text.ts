import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import { ROLE_NAMES } from '../../frame/staff/roles.ts';

interface NamedGrant {
  readonly role: StaffRole;
  readonly store: string | null;
  readonly zone: string | null;
  readonly courier?: string | null;
}

/** A role with what it is for. `Kitchen · Osh Markazi` */
export function grantText(t: (text: string) => string, { role, store, zone, courier = null }: NamedGrant): string {
  const of = store ?? zone ?? courier;
  return of === null ? t(ROLE_NAMES[role]) : `${t(ROLE_NAMES[role])} · ${of}`;
}
