import { accessKindOf, type Access, type AccessKind } from '@bozor/contract/access.ts';
import { RATE_CLASSES, type Endpoint } from '@bozor/contract/endpoint.ts';
import { PERMISSIONS, STAFF_SCOPES } from '@bozor/domain/staff/permissions.ts';

const ACCESS_KINDS: Readonly<Record<AccessKind, true>> = { anyone: true, shopper: true, customer: true, member: true, staff: true };

/** Throws, and so stops the server from starting, when an endpoint lacks its access, its rate class or a schema. */
export function checkEndpoint(endpoint: Endpoint<any, any, any, any, any>): void {
  const faults = [
    ...(isAccess(endpoint.access) ? [] : ['no access rule that is known']),
    ...((RATE_CLASSES as readonly unknown[]).includes(endpoint.rate) ? [] : ['no rate class that is known']),
    ...(isSchema(endpoint.reply) ? [] : ['no schema of its reply']),
    ...(endpoint.files && !isSchema(endpoint.body) ? ['no schema of its form'] : []),
    ...[endpoint.path, ...(endpoint.aliases ?? [])].flatMap((path) =>
      [...path.matchAll(/\{(\w+)\}/g)]
        .filter(([, name]) => !isSchema(endpoint.params?.properties?.[name!]))
        .map(([hole]) => `no schema of ${hole}`),
    ),
  ];
  if (faults.length > 0) throw new Error(`${endpoint.method} ${endpoint.path} has ${faults.join(', ')}`);
}

function isAccess(access: Access | undefined): boolean {
  if (!access) return false;
  if (typeof access === 'string') return Object.hasOwn(ACCESS_KINDS, access) && accessKindOf(access) !== 'staff';
  return access.kind === 'staff' && PERMISSIONS.includes(access.permission) && STAFF_SCOPES.includes(access.scope);
}

const isSchema = (schema: unknown): boolean => typeof schema === 'object' && schema !== null;
