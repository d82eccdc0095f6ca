import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** A statement and the values of its first execution: a paginated list starts with the widest. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Records the statements of a pool's connections: `testApi({ sent })`, `freshDatabase({ sent })`. */
export class SentStatements {
  readonly #sent = new Map<string, readonly unknown[]>();
  #count = 0;

  /** How often statements that read or write rows were sent since the last `clear()`. */
  get count(): number {
    return this.#count;
  }

  /** Watches connections that the pool opens from now on. */
  watch(pool: pg.Pool): void {
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...given: unknown[]) => unknown;
      client.query = ((...given: unknown[]) => {
        this.#note(given);
        return query(...given);
      }) as typeof client.query;
    });
  }

  clear(): void {
    this.#sent.clear();
    this.#count = 0;
  }

  /** Returns each statement once, if it reads or writes rows; `begin`, `set` and the like are left out. */
  all(): readonly SentStatement[] {
    return [...this.#sent].filter(([text]) => ROWS.test(text)).map(([text, values]) => ({ text, values }));
  }

  #note([query, given]: readonly unknown[]): void {
    const { text, values } = typeof query === 'string' ? { text: query, values: given } : (query as { text?: string; values?: unknown });
    if (typeof text !== 'string') return;
    if (ROWS.test(text)) this.#count += 1;
    if (!this.#sent.has(text)) this.#sent.set(text, Array.isArray(values) ? (values as unknown[]) : []);
  }
}

const ROWS = /^\s*(?:with|select|insert|update|delete|merge)\b/i;

/** Tables that stay small however long a shop runs. Every other table counts as growing, a new one too until it is listed here. */
const SMALL_TABLES =
  `add_ons advertisements allergens banners brand_counts brands bus_events campaign_stores campaigns cancellation_reasons cashback_offers
  catalogue_versions categories common_conditions coupons description_words districts flash_sale_items flash_sales food_variation_groups
  food_variation_values gazetteer_source item_add_ons item_categories item_conditions item_pauses item_stock item_tags item_variations items job_workers modules
  offline_payment_methods order_jumps pages parcel_categories parcel_instructions payment_jumps places refund_reasons requested_jobs
  review_menu_categories review_menus rider_positions riders roads schema_migrations search_words section_banners settings shelf_counts staff staff_challenges staff_credentials staff_grants staff_invitations
  staff_lost_factor_approvals staff_lost_factors staff_passkeys staff_pin_tries staff_pins staff_recovery_codes staff_sessions
  store_categories store_closures store_discounts store_hours store_pace store_ready_minutes stores tags translations vehicles video_sections wallet_bonuses
  why_choose_banners wish_counts zone_categories zone_modules zones`.split(/\s+/);

/** Number of rows below which a table scan is not recognisable. */
const LEAST_FILLED = 5_000;

/** Fills every growing table as after years of use. `buildShop` has inserted the rows they refer to. A second call adds as much again. */
export async function fillHistory(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(await readFile(join(import.meta.dirname, 'fill-history.sql'), 'utf8'));
    const { rows } = await client.query<{ name: string }>(GROWING, [SMALL_TABLES]);
    for (const { name } of rows) {
      await client.query(`analyze ${name}`);
      const { rowCount } = await client.query(`select from ${name} limit ${LEAST_FILLED}`);
      if ((rowCount ?? 0) < LEAST_FILLED)
        throw new Error(
          `The table ${name} has ${rowCount} rows. Fill it in fill-history.sql, or name it in SMALL_TABLES if it never grows.`,
        );
    }
  } finally {
    client.release(true);
  }
}

const GROWING = `select relname as name, oid::text from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1::text[]) order by relname`;

export interface ReadingLimits {
  /** Rows of one table that a statement may read, in addition to those it returns or changes. */
  readonly most?: number;
  /** Rows allowed in addition for each of these: an index entry, the row, and the lookups of its triggers and foreign keys. */
  readonly mostEach?: number;
}

/**
 * Runs each statement on a filled database under the generic plan and rolls it back. Returns a line for each that reads a whole growing
 * table: by its plan, or by the rows that it, its triggers and its foreign keys really read.
 */
export async function wholeTableReads(
  pool: pg.Pool,
  statements: readonly SentStatement[],
  { most = 1_000, mostEach = 20 }: ReadingLimits = {},
): Promise<readonly string[]> {
  const client = await pool.connect();
  const found: string[] = [];
  try {
    const { rows: growing } = await client.query<GrowingTable>(GROWING, [SMALL_TABLES]);
    for (const [index, { text, values }] of statements.entries()) {
      await client.query('begin; set local plan_cache_mode = force_generic_plan; set local statement_timeout = 30000');
      const name = `explained_${index}`;
      const before = await touched(client, growing);
      const answer = await attempt(client, { name, text, values: [...values] });
      const after = await touched(client, growing);
      const allowed = most + mostEach * (answer?.rowCount ?? 0);
      const faults: string[] = [];
      for (const table of growing) {
        const rows = after.get(table.name)! - before.get(table.name)!;
        if (rows > allowed) faults.push(`touches ${rows} rows of ${table.name} for ${answer?.rowCount ?? 0}`);
      }
      for (const table of new Set(await scannedWhole(client, name)))
        if (growing.some((each) => each.name === table)) faults.push(`scans ${table}`);
      if (faults.length > 0) found.push(`${text.replaceAll(/\s+/g, ' ').trim()}: ${faults.join(', ')}`);
      await client.query('rollback');
    }
  } finally {
    client.release(true);
  }
  return found;
}

interface GrowingTable {
  readonly name: string;
  readonly oid: string;
}

/** Undefined for a statement that cannot be repeated, such as the insertion of an existing row. Its plan is still checked. */
async function attempt(
  client: pg.PoolClient,
  query: { name: string; text: string; values: unknown[] },
): Promise<pg.QueryResult | undefined> {
  await client.query('savepoint attempt');
  try {
    return await client.query(query);
  } catch {
    await client.query('rollback to savepoint attempt');
    return undefined;
  }
}

/** Returns the rows of each table that this transaction has read so far, by index or by scan. */
async function touched(client: pg.PoolClient, tables: readonly GrowingTable[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ name: string; count: string }>(
    `select t.oid::regclass::text as name, pg_stat_get_xact_tuples_returned(t.oid) + pg_stat_get_xact_tuples_fetched(t.oid) + coalesce(
      (select sum(pg_stat_get_xact_tuples_returned(indexrelid)) from pg_index where indrelid = t.oid), 0) as count from unnest($1::oid[]) as t (oid)`,
    [tables.map(({ oid }) => oid)],
  );
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

/** Returns the tables that the generic plan of a prepared statement scans completely. */
async function scannedWhole(client: pg.PoolClient, name: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ count: number }>(
    'select cardinality(parameter_types) as count from pg_prepared_statements where name = $1',
    [name],
  );
  if (!rows[0]) return [];
  const nothing = rows[0].count === 0 ? '' : `(${Array.from({ length: rows[0].count }, () => 'null').join(', ')})`;
  const { rows: plans } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
    `explain (format json) execute ${name}${nothing}`,
  );
  return scansOf(plans[0]!['QUERY PLAN'][0]!.Plan);
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Plans'?: readonly PlanNode[];
}

function scansOf(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== undefined ? [node['Relation Name']] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}
