import type { Permission } from '@bozor/domain/staff/permissions.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Reach } from '@bozor/domain/staff/grants.ts';
import type { Actor, Customer, Guest } from '../http/actor.ts';

type Condition = RawBuilder<SqlBool>;

/** Roles of an act: customers or guests with their own rows, or staff with a permission within their scope. */
type Who = 'customer' | 'guest' | Permission;

interface Rules<Act extends string> {
  /** SQL conditions of ownership. A kind of owner that is missing here owns no row. */
  readonly of: {
    readonly 'customer'?: (customer: Pick<Customer, 'customerId'>) => Condition;
    readonly 'guest'?: (guest: Pick<Guest, 'guestId'>) => Condition;
    /** For staff of zones. Staff of the whole shop have every row. */
    readonly 'zones'?: (scope: { readonly zoneIds: readonly number[] }) => Condition;
    readonly 'own store'?: (scope: Reach<'own store'>) => Condition;
    readonly 'own deliveries'?: (scope: Reach<'own deliveries'>) => Condition;
  };
  readonly may: Readonly<Record<Act, readonly Who[]>>;
}

/** Actors that a policy can check. */
export type PolicyActor = Pick<Customer, 'kind' | 'customerId'> | Pick<Guest, 'kind' | 'guestId'> | Exclude<Actor, Customer | Guest>;

/** Returns the WHERE condition for rows on which an actor may perform an act; false for actors that the table does not name. */
export type Policy<Act extends string> = (actor: PolicyActor, act: Act) => Condition;

/**
 * Builds a feature's permission table. An act on another owner's row matches nothing, so the response is the same as for an unknown row.
 * @example
 * const mayNote = policy({ of: { customer: ({ customerId }) => sql`customer_id = ${customerId}` }, may: { read: ['customer', 'orders.see']
 * } });
 * db.selectFrom('notes').where('id', '=', id).where(mayNote(actor, 'read'))
 */
export function policy<Act extends string>({ of, may }: Rules<Act>): Policy<Act> {
  return (actor, act) => conditionOf(of, may[act], actor) ?? sql<SqlBool>`false`;
}

function conditionOf(of: Rules<string>['of'], who: readonly Who[], actor: PolicyActor): Condition | undefined {
  switch (actor.kind) {
    case 'customer':
      return who.includes('customer') ? of.customer?.(actor) : undefined;
    case 'guest':
      return who.includes('guest') ? of.guest?.(actor) : undefined;
    case 'staff':
      return who.some((each) => actor.permissions.has(each as Permission)) ? reachOf(of, actor.scope) : undefined;
    case 'anonymous':
      return undefined;
  }
}

function reachOf(of: Rules<string>['of'], scope: Reach): Condition | undefined {
  switch (scope.of) {
    case 'all':
      return scope.zoneIds === undefined ? sql<SqlBool>`true` : of.zones?.({ zoneIds: scope.zoneIds });
    case 'own store':
      return of['own store']?.(scope);
    case 'own deliveries':
      return of['own deliveries']?.(scope);
  }
}
