import type { Database } from '../../platform/db/database.ts';

/** Who read the allergy line of an order, and when they pressed. */
export interface AcknowledgedRow {
  readonly at: Date;
  readonly name: string | null;
}

/** By order; for those whose allergy line was read. */
export async function readAcknowledged(db: Database, orderIds: readonly number[]): Promise<ReadonlyMap<number, AcknowledgedRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_acts as a')
    .leftJoin('staff as p', 'p.id', 'a.staff_id')
    .where('a.order_id', 'in', [...orderIds])
    .where('a.kind', '=', 'allergy_acknowledged')
    .select(['a.order_id as id', 'a.tapped_at', 'a.at', 'p.name'])
    .execute();
  return new Map(rows.map(({ id, tapped_at, at, name }) => [id, { at: tapped_at ?? at, name }]));
}
