import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { priceNow } from '../items/price-now.ts';

const MOST_CANDIDATES = 20;

/** An item that may come instead of a line. */
export interface Candidate {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  readonly hue: number;
  readonly unit: string | null;
  /** Of one piece. */
  readonly price_minor: number;
  readonly stock: number | null;
}

interface Wanted {
  readonly orderId: number;
  readonly position: number;
  readonly pieces: number;
  /** Highest sum of all the pieces. */
  readonly ceilingMinor: number;
  readonly now: Date;
}

/**
 * Items that may come instead: of the same store, on sale without a choice to make, in stock, not dearer, and without an allergen, meat or
 * missing halal mark that the ordered item did not have. The same category comes first, then the nearest price.
 */
function candidates({ orderId, position, pieces, ceilingMinor, now }: Wanted): RawBuilder<unknown> {
  return sql`
    select i.*, p.now_minor, k.stock as in_stock, coalesce(i.category_id = w.category_id, false) as is_same_category
    from orders o
    join order_lines l on l.order_id = o.id and l.position = ${position}
    join items i on i.store_id = o.store_id and i.is_listed and i.variation_count = 0 and i.food_variation_count = 0
    join modules m on m.id = i.module_id
    left join items w on w.id = l.item_id
    left join item_stock k on k.item_id = i.id and k.variation_id = 0
    cross join lateral (select ${priceNow(now)} as now_minor) p
    where o.id = ${orderId} and i.id is distinct from l.item_id
      and (m.module_type = 'food' or k.stock >= ${pieces})
      and p.now_minor * ${pieces} <= ${ceilingMinor}
      and (w.allergens is null or (i.allergens is not null and i.allergens <@ w.allergens))
      and (w.veg is not true or i.veg) and (w.is_halal is not true or i.is_halal)
      and (not i.is_prescription_required or w.is_prescription_required)`;
}

/** The best candidates for a line, in the reader's language. */
export async function readCandidates(db: Database, wanted: Wanted, locale: Locale): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    select c.id, coalesce(c.name->>${locale}, c.name->>'en') as name, c.image, c.hue, c.unit, c.now_minor::float8 as price_minor, c.in_stock as stock
    from (${candidates(wanted)}) c order by c.is_same_category desc, c.now_minor desc, c.id limit ${MOST_CANDIDATES}`.execute(db);
  return rows;
}

/** Price of one piece of an item, if it may come instead of a line. */
export async function findCandidate(trx: Transaction, wanted: Wanted, itemId: number): Promise<number | undefined> {
  const { rows } = await sql<{ price_minor: number }>`
    select c.now_minor::float8 as price_minor from (${candidates(wanted)}) c where c.id = ${itemId}`.execute(trx);
  return rows[0]?.price_minor;
}
