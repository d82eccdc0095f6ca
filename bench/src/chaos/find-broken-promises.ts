import { brokenInvariants } from '@bozor/api/platform/db/check-invariants.ts';
import { createDatabase } from '@bozor/api/platform/db/database.ts';
import type pg from 'pg';
import type { Attempt } from './buy.ts';
import type { SmallShop } from './small-shop.ts';

/** Violations in the database after a chaos run. Every list is empty when the shop kept its promises. */
export interface BrokenPromises {
  /** Acknowledged orders that are missing. */
  readonly lost: readonly string[];
  /** Intentions that became several orders, or got different order numbers. */
  readonly doubled: readonly string[];
  /** Orders that were never acknowledged although the buyer retried until a response, and orders that were refused. */
  readonly unexplained: readonly string[];
  /** Items whose stock differs from the initial stock minus the ordered pieces. */
  readonly miscounted: readonly string[];
  readonly brokenInvariants: readonly string[];
}

/** Compares the responses to buyers with the database. */
export async function findBrokenPromises(pool: pg.Pool, shop: SmallShop, attempts: readonly Attempt[]): Promise<BrokenPromises> {
  const { rows: orders } = await pool.query<{ name: string; ids: number[] }>(
    'select contact_person_name as name, array_agg(id) as ids from orders group by 1',
  );
  const placed = new Map(orders.map(({ name, ids }) => [name, ids]));
  const { rows: stocks } = await pool.query<{ id: number; left: number; ordered: number }>(
    `select k.item_id as id, k.stock as left, coalesce((select sum(l.quantity) from order_lines l where l.item_id = k.item_id), 0)::int as ordered
    from item_stock k`,
  );
  const left = new Map(stocks.map((shelf) => [shelf.id, shelf]));
  const named = (test: (attempt: Attempt, ids: readonly number[]) => boolean) =>
    attempts.filter((attempt) => test(attempt, placed.get(attempt.name) ?? [])).map(({ name }) => name);
  return {
    lost: named(({ acknowledged }, ids) => acknowledged.some((id) => !ids.includes(id))),
    doubled: named(({ acknowledged }, ids) => ids.length > 1 || new Set(acknowledged).size > 1),
    unexplained: named(({ acknowledged, refusal }, ids) => ids.length > 0 !== (acknowledged.length > 0 && refusal === undefined)),
    miscounted: shop.items
      .filter(({ id, stock }) => left.get(id)?.left !== stock - left.get(id)!.ordered)
      .map(({ id, stock }) => `item ${id}: had ${stock}, ordered ${left.get(id)?.ordered}, left ${left.get(id)?.left}`),
    brokenInvariants: (await brokenInvariants(createDatabase(pool))).map(({ name, rows }) => `${name} ${JSON.stringify(rows)}`),
  };
}
