import { sql } from 'kysely';
import { priceLines } from '@bozor/domain/cart/price-line.ts';
import { resolveLine } from '@bozor/domain/cart/resolve-line.ts';
import { priceItems } from '@bozor/domain/checkout/bill.ts';
import { recordedCharges, totalOf } from '@bozor/domain/checkout/charges.ts';
import { ZERO } from '@bozor/domain/money/minor.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { loadItems } from '../items/load-items.ts';
import { reserveFlashStock, reserveItems } from '../items/stock.ts';
import { moveOrder, type Moved } from './move-order.ts';
import type { Mover } from './mover.ts';
import { DEFAULT_LOCALE } from '@bozor/domain/words/locale.ts';
import { newLineRow, type OrderedLine } from './new-line-row.ts';
import { chargeRow } from './new-order.ts';
import { readCharges } from './read-orders.ts';
import { sendTrackingLink } from './send-tracking-link.ts';
import { replaceBill } from './store.ts';

type ProposingApi = Pick<Api, 'jobs' | 'words' | 'config' | 'settings'>;

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
    .select(['tax_percent', 'order_type', 'total_minor', 'guest_id', 'contact_person_number', 'locale', sql<Date>`now()`.as('now')])
    .forUpdate()
    .executeTakeFirst();
  if (!order) return { ok: false, problem: 'gone' };
  const set = await settings.read();
  const { prescription_answer_minutes, digit_after_decimal_point: digits } = set;
  const lines = await priceMedicines(trx, medicines, { now: order.now, digits });
  if (!lines || !(await reserveItems(trx, medicines))) return { ok: false, problem: 'gone' };
  if ((await reserveFlashStock(trx, flashPiecesOf(lines))) > 0) throw new Error('A flash sale ran out while a prescription was priced');
  const priced = lines.map((line) => line.priced);
  const charges = priceItems(await readCharges(trx, orderId), priced, order.tax_percent);
  await replaceBill(trx, orderId, {
    charges: recordedCharges(charges, order.order_type).map(chargeRow),
    lines: lines.map((line) => newLineRow(line, { couponMinor: ZERO, welcomeMinor: ZERO }, set)),
  });
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
  if (moved.ok && order.guest_id !== null) {
    await sendTrackingLink(api, trx, orderId, {
      to: order.contact_person_number,
      locale: order.locale,
      event: 'price-proposed',
      sentence: 'The pharmacy has priced your order {number}. Agree or decline here: {link}',
    });
  }
  return moved;
}

/** Prices the medicines as a basket of them: every discount of the shop applies. Undefined where one of them is not sold. */
async function priceMedicines(
  trx: Transaction,
  medicines: readonly Prescribed[],
  { now, digits }: { readonly now: Date; readonly digits: number },
): Promise<OrderedLine[] | undefined> {
  const ids = medicines.map(({ itemId }) => itemId);
  const items = await loadItems(trx, ids, { locale: DEFAULT_LOCALE, now, digits });
  const chosen = medicines.map(({ itemId, quantity }) => {
    const item = items.get(itemId);
    const resolved = item && resolveLine({ item: item.sellable, quantity, selection: [], addOns: [] });
    return resolved?.ok ? { item: item!, line: resolved.value } : undefined;
  });
  if (!chosen.every((each) => each !== undefined)) return undefined;
  const priced = priceLines(
    chosen.map(({ line }) => line),
    now.getTime(),
  );
  return chosen.map(({ item }, index) => ({
    item,
    variationId: null,
    selection: { variation: [], add_ons: [] },
    priced: priced[index]!,
  }));
}

function flashPiecesOf(lines: readonly OrderedLine[]) {
  return lines.flatMap(({ item: { row }, priced: { flashPieces: quantity } }) =>
    quantity > 0 ? [{ flashSaleId: row.flash!.flash_sale_id, itemId: row.id, quantity }] : [],
  );
}
