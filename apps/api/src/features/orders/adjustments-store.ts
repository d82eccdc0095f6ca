import type { Charge } from '@bozor/domain/checkout/charges.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { PaymentMethod } from '@bozor/domain/checkout/payment-method.ts';
import type { Adjustment, AdjustmentKind, OrderedBill, OrderedLine } from '@bozor/domain/orders/received/adjustments.ts';
import { soldOutPlan, type SoldOutPlan } from '@bozor/domain/orders/received/sold-out-plan.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { readMover, type Mover } from './mover.ts';

/** Statuses in which a line can be adjusted: until the bag is closed. */
export const ADJUSTABLE: readonly OrderStatus[] = ['pending', 'confirmed', 'processing'];

/** A line as it was ordered, with the item that it takes from the stock. */
interface StockedLine extends OrderedLine {
  readonly position: number;
  readonly itemId: number | null;
  readonly variationId: number;
}

/** An adjustment as it is stored. */
export interface KeptAdjustment {
  readonly id: number;
  readonly lineId: number;
  readonly kind: AdjustmentKind;
  readonly pieces: number;
  readonly itemId: number | null;
  readonly replacementMinor: Minor | null;
  /** Of pieces that were weighed. */
  readonly orderedGrams: number | null;
  readonly weighedGrams: number | null;
  readonly chargedGrams: number | null;
  readonly state: 'proposed' | 'done' | 'declined' | 'expired';
  readonly isLate: boolean;
}

/** An order to adjust: its bill, and what was adjusted already. */
export interface Adjustable extends OrderedBill {
  readonly lines: readonly StockedLine[];
  readonly plan: SoldOutPlan;
  /** Whether the goods are paid before they come. */
  readonly isPrepaid: boolean;
  readonly kept: readonly KeptAdjustment[];
  /** Those of them that count. */
  readonly done: readonly Adjustment[];
}

/** Reads what is needed to adjust an order. The caller has locked it, so that this knows of what the lock waited for. */
export async function readAdjustable(db: Database | Transaction, orderId: number): Promise<Adjustable> {
  const { rows } = await sql<{
    charges: readonly Charge[];
    tax_percent: number;
    note: string | null;
    method: PaymentMethod;
    lines: readonly StockedLine[];
    kept: readonly KeptAdjustment[];
  }>`
    select o.tax_percent::float8 as tax_percent, o.unavailable_item_note as note, o.payment_method as method,
      coalesce((select jsonb_agg(jsonb_build_object('kind', b.kind, 'amountMinor', b.amount_minor, 'isIncluded', b.is_included, 'name', b.label) order by b.position)
        from order_charges b where b.order_id = o.id), '[]') as charges,
      coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'position', l.position, 'itemId', l.item_id, 'variationId', coalesce(l.variation_id, 0),
        'quantity', l.quantity, 'goodsMinor', (l.base_price_minor + l.options_minor) * l.quantity, 'discountMinor', l.discount_minor,
        'addOnsMinor', l.add_ons_minor, 'couponShareMinor', l.coupon_share_minor, 'welcomeShareMinor', l.welcome_share_minor,
        'pieceGrams', l.piece_grams, 'weightTolerance', l.weight_tolerance) order by l.position)
        from order_lines l where l.order_id = o.id), '[]') as lines,
      coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'lineId', l.id, 'kind', a.kind, 'pieces', a.pieces, 'itemId', a.item_id,
        'replacementMinor', a.price_minor, 'orderedGrams', a.ordered_grams, 'weighedGrams', a.weighed_grams, 'chargedGrams', a.charged_grams, 'state', a.state, 'isLate', coalesce(a.answer_until <= clock_timestamp(), false)) order by a.id)
        from order_adjustments a join order_lines l on l.order_id = a.order_id and l.position = a.line_position where a.order_id = o.id), '[]') as kept
    from orders o where o.id = ${orderId}`.execute(db);
  const { charges, tax_percent: taxPercent, note, method, lines, kept } = rows[0]!;
  const done = kept
    .filter(({ state }) => state === 'done')
    .map(({ lineId, kind, pieces, replacementMinor, orderedGrams, chargedGrams }): Adjustment => ({
      lineId,
      kind,
      pieces,
      ...(replacementMinor !== null && { replacementMinor }),
      ...(orderedGrams !== null && chargedGrams !== null && { orderedGrams, chargedGrams }),
    }));
  return { charges, taxPercent, lines, plan: soldOutPlan(note), isPrepaid: method !== 'cash_on_delivery', kept, done };
}

/** Pieces of a line that neither an adjustment nor an open question is about. */
export function piecesLeft(line: Pick<OrderedLine, 'id' | 'quantity'>, kept: readonly KeptAdjustment[]): number {
  const counted = kept.filter(({ lineId, state }) => lineId === line.id && (state === 'done' || state === 'proposed'));
  return line.quantity - counted.reduce((pieces, each) => pieces + each.pieces, 0);
}

interface NewRemoval {
  readonly orderId: number;
  readonly position: number;
  readonly adjustment: Adjustment;
  readonly amountMinor: Minor;
  readonly by: Mover;
}

export async function insertRemoval(trx: Transaction, { orderId, position, adjustment, amountMinor, by }: NewRemoval): Promise<void> {
  const { as, staff } = readMover(by);
  await sql`
    insert into order_adjustments (order_id, line_position, kind, pieces, amount_minor, by, staff_id)
    values (${orderId}, ${position}, ${adjustment.kind}, ${adjustment.pieces}, ${amountMinor}, ${as}, ${staff?.staffId ?? null})`.execute(
    trx,
  );
}

interface NewWeight extends NewRemoval {
  readonly weighedGrams: number;
}

export async function insertWeight(
  trx: Transaction,
  { orderId, position, adjustment, amountMinor, by, weighedGrams }: NewWeight,
): Promise<void> {
  const { as, staff } = readMover(by);
  await sql`
    insert into order_adjustments (order_id, line_position, kind, pieces, amount_minor, by, staff_id, ordered_grams, weighed_grams, charged_grams)
    values (${orderId}, ${position}, ${adjustment.kind}, ${adjustment.pieces}, ${amountMinor}, ${as}, ${staff?.staffId ?? null},
      ${adjustment.orderedGrams}, ${weighedGrams}, ${adjustment.chargedGrams})`.execute(trx);
}

interface NewProposal extends NewRemoval {
  readonly itemId: number;
  readonly minutes: number;
}

/** Inserts a replacement with its item as it is now, and the end of the time to answer. Returns its id. */
export async function insertProposal(
  trx: Transaction,
  { orderId, position, adjustment, amountMinor, by, itemId, minutes }: NewProposal,
): Promise<number> {
  const { as, staff } = readMover(by);
  const { rows } = await sql<{ id: number }>`
    insert into order_adjustments (order_id, line_position, kind, pieces, item_id, name, image, hue, price_minor, amount_minor, by, staff_id, state, answer_until)
    select ${orderId}, ${position}, 'line_swapped', ${adjustment.pieces}, i.id, i.name, i.image, i.hue, ${adjustment.replacementMinor}, ${amountMinor},
      ${as}, ${staff?.staffId ?? null}, 'proposed', clock_timestamp() + make_interval(mins => ${minutes})
    from items i where i.id = ${itemId} returning id`.execute(trx);
  return rows[0]!.id;
}

interface Answer {
  readonly id: number;
  readonly state: 'done' | 'declined' | 'expired';
  readonly answeredBy: 'customer' | 'system';
  readonly amountMinor?: Minor;
}

export async function writeAnswer(trx: Transaction, { id, state, answeredBy, amountMinor }: Answer): Promise<void> {
  await trx
    .updateTable('order_adjustments')
    .set({ state, answered_by: answeredBy, ...(amountMinor !== undefined && { amount_minor: amountMinor }) })
    .where('id', '=', id)
    .execute();
}

/** Closes the questions of an order that ended. */
export async function closeQuestions(trx: Transaction, orderId: number): Promise<void> {
  await trx
    .updateTable('order_adjustments')
    .set({ state: 'expired', answered_by: 'system' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'proposed')
    .execute();
}

/** Order of an adjustment. */
export async function findAdjusted(db: Database | Transaction, adjustmentId: number): Promise<number | undefined> {
  const row = await db.selectFrom('order_adjustments').where('id', '=', adjustmentId).select('order_id').executeTakeFirst();
  return row?.order_id;
}

/** Locks an order for an answer; undefined once it has ended or its bag is closed. */
export async function lockAdjusted(trx: Transaction, orderId: number) {
  return trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where('status', 'in', ADJUSTABLE)
    .select(['id', 'customer_id', 'guest_id'])
    .forUpdate()
    .executeTakeFirst();
}
