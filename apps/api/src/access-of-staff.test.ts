import { describe, expect, test } from 'vitest';
import { accessKindOf, type StaffAccess } from '@bozor/contract/access.ts';
import { AUDIENCES } from '@bozor/contract/audiences.ts';
import type { Endpoint } from '@bozor/contract/endpoint.ts';
import { ROLES, STAFF_ROLES, type StaffRole } from '@bozor/domain/staff/permissions.ts';
import { testApi, type Caller } from '../test/api.ts';
import { buildCourier } from '../test/fixtures.ts';
import { buildShop } from '../test/shop.ts';

const { db, server, staff } = await testApi();
const shop = await buildShop(db);
const courierId = await buildCourier(db, { zone_id: shop.zoneId });

type AnyEndpoint = Pick<Endpoint, 'method' | 'path' | 'access'>;
const ENDPOINTS = Object.values(AUDIENCES)
  .flatMap(({ api }) => Object.values(api as Record<string, Record<string, AnyEndpoint>>).flatMap((group) => Object.values(group)))
  .filter(({ access }) => accessKindOf(access) === 'staff');

const callers = new Map<StaffRole, Caller>();
for (const role of STAFF_ROLES) {
  const { scope } = ROLES[role];
  callers.set(
    role,
    await staff(role, { ...(scope === 'own store' && { storeId: shop.storeId }), ...(scope === 'own deliveries' && { courierId }) }),
  );
}

/** Whether the call is refused for want of a permission. Nothing valid is sent, so whoever may call is told that instead. */
async function isRefused({ method, path }: AnyEndpoint, caller: Caller): Promise<boolean> {
  const url = `/api/v1${path.startsWith('/') ? path : `/${path}`}`.replace(/\{\w+\}/g, '999999999');
  const answer = await server.inject({ method, url, headers: caller.headers });
  return answer.statusCode === 403 && answer.json<{ errors: { code: string }[] }>().errors[0]!.code === 'not-allowed';
}

describe('every endpoint for staff admits the roles that the table gives its permission, and no others', () => {
  test.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))('%s', async (_name, endpoint) => {
    const { permission, scope } = endpoint.access as StaffAccess;
    const expected = STAFF_ROLES.filter((role) => ROLES[role].scope === scope && ROLES[role].may.includes(permission));
    const admitted: StaffRole[] = [];
    for (const [role, caller] of callers) if (!(await isRefused(endpoint, caller))) admitted.push(role);
    expect(admitted).toEqual(expected);
    expect(expected).not.toEqual([]);
  });
});
