import type { Permission } from '@bozor/domain/staff/permissions.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor, Customer, Guest, Reach } from '../http/actor.ts';

type Condition = RawBuilder<SqlBool>;

/** Who may do an act: customers or guests with what is theirs, or staff with a permission within their scope. */
type Who = 'customer' | 'guest' | Permission;

interface Rules<Act extends string> {
  /** Whose a row is, as a condition on its columns. What is not named here is nobody's of that kind. */
  readonly of: {
    readonly 'customer'?: (customer: Pick<Customer, 'customerId'>) => Condition;
    readonly 'guest'?: (guest: Pick<Guest, 'guestId'>) => Condition;
    readonly 'own store'?: (scope: Reach<'own store'>) => Condition;
    readonly 'own deliveries'?: (scope: Reach<'own deliveries'>) => Condition;
  };
  readonly may: Readonly<Record<Act, readonly Who[]>>;
}

/** The callers that a policy can be asked about. */
export type Asking = Pick<Customer, 'kind' | 'customerId'> | Pick<Guest, 'kind' | 'guestId'> | Exclude<Actor, Customer | Guest>;

/** Asked for the rows that an actor may do an act with: a condition for the WHERE clause, false for whoever the table does not name. */
export type Policy<Act extends string> = (actor: Asking, act: Act) => Condition;

/**
 * A feature's table of who may do what. An act with somebody else's row finds no row, so that it is answered as one that does not exist.
 * @example
 * const mayNote = policy({ of: { customer: ({ customerId }) => sql`customer_id = ${customerId}` }, may: { read: ['customer', 'orders.see'] } });
 * db.selectFrom('notes').where('id', '=', id).where(mayNote(actor, 'read'))
 */
export function policy<Act extends string>({ of, may }: Rules<Act>): Policy<Act> {
  return (actor, act) => conditionOf(of, may[act], actor) ?? sql<SqlBool>`false`;
}

function conditionOf(of: Rules<string>['of'], who: readonly Who[], actor: Asking): Condition | undefined {
  switch (actor.kind) {
    case 'customer':
      return who.includes('customer') ? of.customer?.(actor) : undefined;
    case 'guest':
      return who.includes('guest') ? of.guest?.(actor) : undefined;
    case 'staff':
      return who.some((each) => actor.permissions.has(each as Permission)) ? reachOf(of, actor.scope) : undefined;
    case 'nobody':
      return undefined;
  }
}

function reachOf(of: Rules<string>['of'], scope: Reach): Condition | undefined {
  switch (scope.of) {
    case 'all':
      return sql<SqlBool>`true`;
    case 'own store':
      return of['own store']?.(scope);
    case 'own deliveries':
      return of['own deliveries']?.(scope);
  }
}
