import { sql } from 'kysely';
import { priceItems } from '@bozor/domain/checkout/bill.ts';
import { recordedCharges, totalOf } from '@bozor/domain/checkout/charges.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { reserveItems } from '../items/stock.ts';
import { moveOrder, type Moved } from './move-order.ts';
import type { Mover } from './mover.ts';
import { tellProposedPrice, type ProposingApi } from './tell-proposed-price.ts';
import { chargeRow } from './new-order.ts';
import { readCharges } from './read-orders.ts';
import { replaceCharges } from './store.ts';

/** A medicine that the pharmacist adds to an order. */
export interface Prescribed {
  readonly itemId: number;
  readonly quantity: number;
}

/**
 * Adds the pharmacist's medicines to a prescription order at today's prices, and proposes the total to the customer. A guest gets a message
 * with the tracking link, where they agree. Changes nothing when stock is missing.
 */
export async function pricePrescription(
  { settings, ...api }: ProposingApi,
  trx: Transaction,
  orderId: number,
  medicines: readonly Prescribed[],
  by: Mover,
): Promise<Moved> {
  const order = await trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where('status', '=', 'prescription_review')
    .select(['tax_percent', 'order_type', 'total_minor', 'guest_id'])
    .forUpdate()
    .executeTakeFirst();
  if (!order) return { ok: false, problem: 'gone' };
  const { prescription_answer_minutes } = await settings.read();
  if (!(await reserveItems(trx, medicines))) return { ok: false, problem: 'gone' };
  const itemsMinor = await insertMedicines(trx, orderId, medicines);
  const charges = priceItems(await readCharges(trx, orderId), itemsMinor, order.tax_percent);
  await replaceCharges(trx, orderId, recordedCharges(charges, order.order_type).map(chargeRow));
  await trx
    .updateTable('orders')
    .set({
      total_minor: totalOf(charges),
      price_before_minor: order.total_minor,
      agree_until: sql`clock_timestamp() + make_interval(mins => ${prescription_answer_minutes})`,
    })
    .where('id', '=', orderId)
    .execute();
  const moved = await moveOrder(trx, { orderId, to: 'price_proposed', by, from: 'prescription_review' });
  if (moved.ok && order.guest_id !== null) await tellProposedPrice(api, trx, orderId);
  return moved;
}

async function insertMedicines(trx: Transaction, orderId: number, medicines: readonly Prescribed[]): Promise<Minor> {
  const { rows } = await sql<{ total_minor: number }>`
    insert into order_lines (order_id, position, item_id, name, image, hue, unit, quantity, base_price_minor, total_minor)
    select ${orderId}, row_number() over (order by w.place), i.id, i.name, i.image, i.hue, i.unit, w.quantity, i.price_minor, i.price_minor * w.quantity
    from unnest(${medicines.map(({ itemId }) => itemId)}::bigint[], ${medicines.map(({ quantity }) => quantity)}::int[]) with ordinality as w (item_id, quantity, place)
      join items i on i.id = w.item_id
    returning total_minor`.execute(trx);
  return rows.reduce((sum, { total_minor }) => sum + total_minor, 0) as Minor;
}
