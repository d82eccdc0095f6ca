import { PERMISSIONS, ROLES, STAFF_ROLES, type Permission, type StaffRole, type StaffScope } from './permissions.ts';

/** A role of a person, with what it is for: the whole shop or one zone, one store, or one courier's own deliveries. */
export interface Grant {
  readonly role: StaffRole;
  readonly zoneId: number | null;
  readonly storeId: number | null;
  readonly courierId: number | null;
}

/** Owners that a person's grants cover. Without `zoneIds`, `all` is the whole shop. */
export type Reach<Scope extends StaffScope = StaffScope> = Reaches[Scope];

interface Reaches {
  readonly 'all': { readonly of: 'all'; readonly zoneIds?: readonly number[] };
  readonly 'own store': { readonly of: 'own store'; readonly storeIds: readonly number[] };
  readonly 'own deliveries': { readonly of: 'own deliveries'; readonly courierId: number };
}

/** Rights of a person: their first role in the order of the table, permissions, and the objects these are for. */
export interface Holding {
  readonly role: StaffRole;
  readonly permissions: ReadonlySet<Permission>;
  readonly scope: Reach;
}

/** Rights of a person by all of their grants: every permission that any of them gives. Undefined without a grant. */
export function holdingOf(grants: readonly Grant[]): Holding | undefined {
  const scope = reachOf(grants);
  if (!scope) return undefined;
  const permissions = new Set(PERMISSIONS.filter((permission) => grants.some((grant) => mayBy(grant, permission))));
  return { role: firstRole(grants), permissions, scope };
}

/**
 * Rights of a person where they have one permission: the objects of those grants, and the permissions that all of these give, so that
 * whoever manages one store and cooks in another sees in the second what the kitchen sees. Undefined without the permission.
 * @example holdingFor([managerOf(1), kitchenOf(2)], 'orders.accept')?.scope // { of: 'own store', storeIds: [1] }
 */
export function holdingFor(grants: readonly Grant[], permission: Permission): Holding | undefined {
  const giving = grants.filter((grant) => mayBy(grant, permission));
  const scope = reachOf(giving);
  if (!scope) return undefined;
  const permissions = new Set(PERMISSIONS.filter((each) => giving.every((grant) => mayBy(grant, each))));
  return { role: firstRole(giving), permissions, scope };
}

const mayBy = ({ role }: Grant, permission: Permission) => ROLES[role].may.includes(permission);

function firstRole(grants: readonly Grant[]): StaffRole {
  return STAFF_ROLES.find((role) => grants.some((grant) => grant.role === role))!;
}

/** Objects of grants. All grants of a person are of one kind: the database refuses others. */
function reachOf(grants: readonly Grant[]): Reach | undefined {
  const [first] = grants;
  if (!first) return undefined;
  switch (ROLES[first.role].scope) {
    case 'all': {
      const zoneIds = grants.map(({ zoneId }) => zoneId);
      return zoneIds.includes(null) ? { of: 'all' } : { of: 'all', zoneIds: distinct(zoneIds) };
    }
    case 'own store':
      return { of: 'own store', storeIds: distinct(grants.map(({ storeId }) => storeId)) };
    case 'own deliveries':
      return first.courierId === null ? undefined : { of: 'own deliveries', courierId: first.courierId };
  }
}

function distinct(ids: readonly (number | null)[]): number[] {
  return [...new Set(ids)].filter((id) => id !== null);
}
