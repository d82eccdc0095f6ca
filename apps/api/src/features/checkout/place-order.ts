import { createHash } from 'node:crypto';
import type { PlacedOrder } from '@bozor/contract/shop/orders/checkout.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkPayment, isOffered } from '@bozor/domain/checkout/check-order.ts';
import { countsStock } from '@bozor/domain/catalogue/module-type.ts';
import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import { fromJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction, violates } from '../../platform/db/transaction.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { PAYMENT_METHODS } from '@bozor/domain/checkout/payment-method.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import { problem, Problem, refuse } from '../../platform/http/problem.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import { consumeCart } from '../cart/consume-cart.ts';
import type { Owner } from '../cart/owner.ts';
import { createOrder } from '../orders/create-order.ts';
import { newLineRow } from '../orders/new-line-row.ts';
import { reserveWelcome } from '../orders/first-order.ts';
import { insertCouponUse } from '../coupons/coupon-use.ts';
import { afterPlacing } from '../orders/after-placing.ts';
import { recordTransfer, transferIn } from '../payments/offline-methods.ts';
import { payFromWallet } from '../wallet/pay-from-wallet.ts';
import { checkCallback, createPayment, gatewayNamed, startPayment } from '../payments/start-payment.ts';
import { checkContact } from './check-contact.ts';
import { answerOf } from './answer-of.ts';
import { newChargeRows, newOrderRow, newParcelRow, walletAmount } from './new-order-rows.ts';
import { withoutObstacles } from './obstacles.ts';
import { prepareOrder } from './prepare-order.ts';
import type { PreparedOrder, Preparing } from './prepared-order.ts';
import { reserveCoupon } from '../coupons/read-coupon.ts';
import { findBefore, findKey, HAS_KEY, HAS_QUOTE, storingAnswer, reserveGoods, type Key, type KeyRow, type QuoteRow } from './store.ts';
import { reserveFlashStock, reserveStock } from '../items/stock.ts';
import { attachPrescriptions } from '../../platform/media/picture-records.ts';
import type { PlacedBody } from './wanted-order.ts';
import { PLACING } from './refusing-endpoints.ts';

type QuotedBody = PlacedBody & { readonly quote_id: string };

export interface Placing extends Preparing {
  /** From the header. Without one the quote id is the key, so that a second call finds the first order. */
  readonly idempotencyKey: string | undefined;
}

/**
 * Places an order exactly once. The order is priced again and must match the quote. One transaction then reserves key, quote, stock, flash
 * stock, coupon and cart, and writes the order, its lines and the stored response. Each reservation is a conditional update whose row count
 * is checked, so a refusal rolls everything back and two callers never get the same piece. An online payment starts at its gateway after
 * the commit.
 */
export async function placeOrder(api: Api, owner: Owner, body: QuotedBody, placing: Placing): Promise<PlacedOrder> {
  const key: Key = {
    actor: owner.customer_id === null ? `guest:${owner.guest_id}` : `customer:${owner.customer_id}`,
    key: placing.idempotencyKey ?? `quote:${body.quote_id}`,
    operation: 'place-order',
    bodyHash: createHash('sha256').update(JSON.stringify(body)).digest(),
  };
  const placed = await placeOnce(api, owner, body, placing, key);
  if (placed.payment_method !== 'digital_payment') return placed;
  return { ...placed, redirect_url: await startPayment(api, placed.order_id) };
}

async function placeOnce(api: Api, owner: Owner, body: QuotedBody, placing: Placing, key: Key): Promise<PlacedOrder> {
  const { answered, quote } = await findBefore(api.checkoutDb, owner, key, body.quote_id);
  if (answered) return replay(answered, key.bodyHash);
  try {
    return await placeNew(api, owner, body, placing, { key, quote });
  } catch (error) {
    // The same request may have been sent twice at once. The other one then won, and took what is missing here.
    const meanwhile = error instanceof Problem ? await findKey(api.checkoutDb, key) : undefined;
    if (meanwhile) return replay(meanwhile, key.bodyHash);
    // The wallet was spent in the meantime. A new quote shows the remaining balance.
    if (violates(error, 'ledger_accounts_not_below_zero')) throw refuse(API.checkout.place, 'quote-changed', { field: 'payment_method' });
    throw error;
  }
}

async function placeNew(
  api: Api,
  owner: Owner,
  asked: QuotedBody,
  placing: Placing,
  { key, quote }: { readonly key: Key; readonly quote: QuoteRow | undefined },
): Promise<PlacedOrder> {
  if (owner.customer_id === null && !placing.settings.guest_checkout) throw refuse(API.checkout.place, 'guest-checkout-off');
  if (!quote || quote.is_used) throw refuse(API.checkout.place, 'quote-changed', { field: 'quote_id' });
  if (quote.is_expired) throw refuse(API.checkout.place, 'quote-expired', { field: 'quote_id' });
  const [prepared, contact] = await Promise.all([
    prepareOrder(api, owner, asked, placing),
    checkContact(api.db, owner, asked, placing.settings.guest_email),
  ]);
  const order = withoutObstacles(prepared);
  const digits = placing.settings.digit_after_decimal_point;
  const claimed = asked.order_amount === undefined ? undefined : fromJsonAmount(asked.order_amount, digits);
  const isAsShown =
    order.bill.totalMinor === quote.total_minor && (claimed === undefined || (claimed.ok && claimed.value === quote.total_minor));
  if (!isAsShown || order.cart?.version !== (quote.cart_version ?? undefined))
    throw refuse(API.checkout.place, 'quote-changed', { field: 'order_amount' });
  const body = withWholeWallet(asked, order);
  checkWalletPart(asked, order, quote, digits);
  const prescriptions = prescriptionsOf(order, body);
  checkPaymentMethod(order, body, placing);
  const gateway = gatewayOf(api, order, body);
  const callback = checkCallback(api, body.callback);
  const transfer = body.payment_method === 'offline_payment' ? await transferIn(api, body, placing.scope.locale) : undefined;
  const row = newOrderRow(order, owner, body, contact, {
    currency: placing.settings.currency_code,
    locale: placing.scope.locale,
    changeFromMinor: changeFrom(body, order, digits),
    prescriptions,
    commissionPercent: placing.settings.store_commission_percent,
  });

  return inTransaction(
    api.checkoutDb,
    async (trx) => {
      const earlier = await reserveAll(trx, order, owner, { key, quoteId: body.quote_id });
      if (earlier) return replay(earlier, key.bodyHash);
      if ((await attachPrescriptions(trx, owner, prescriptions)) < prescriptions.length) throw prescriptionRequired();
      const created = await createOrder(trx, {
        order: row,
        charges: newChargeRows(order),
        lines: order.lines.map((line, index) => newLineRow(line, order.bill.lineShares[index]!, placing.settings)),
        parcel: order.parcel && contact.parcel && newParcelRow(order.parcel, contact.parcel),
        beside: (created) => storingAnswer(key, answerOf(api, order, body, created, placing)),
      });
      if (order.coupon)
        await insertCouponUse(trx, {
          couponId: order.coupon.row.id,
          orderId: created.id,
          customerId: owner.customer_id,
          phone: contact.phone,
        });
      if (gateway)
        await createPayment(trx, owner, gateway, {
          orderId: created.id,
          amountMinor: order.bill.dueMinor,
          currency: row.currency,
          callback,
        });
      else
        await afterPlacing(api, trx, created.id, {
          guest_id: owner.guest_id,
          phone: row.contact_person_number,
          locale: placing.scope.locale,
          order_type: row.order_type,
        });
      if (transfer) await recordTransfer(trx, created.id, transfer);
      const walletMinor = walletAmount(order, body);
      if (walletMinor > 0) await payFromWallet(trx, owner.customer_id!, { id: created.id, amountMinor: walletMinor });
      return answerOf(api, order, body, created, placing);
    },
    { isRepeatable: true },
  );
}

/** A wallet that pays all of an order leaves nothing for another method. */
function withWholeWallet(body: QuotedBody, { bill }: PreparedOrder): QuotedBody {
  return bill.walletMinor > 0 && bill.dueMinor === 0 ? { ...body, payment_method: 'wallet' } : body;
}

/** A part from the wallet is the one that the quote showed, and is refused where the operator or the order allows none. */
function checkWalletPart(
  { partial_payment: isWanted, payment_method: method }: QuotedBody,
  { bill, paymentTerms }: PreparedOrder,
  quote: QuoteRow,
  digits: number,
): void {
  if (!isWanted || method === 'wallet') return;
  const field = 'partial_payment';
  if (bill.walletMinor === 0 && paymentTerms.walletBalanceMinor !== 0) throw refuse(API.checkout.place, 'wallet-not-allowed', { field });
  const shown = fromJsonAmount(quote.wallet_amount, digits);
  if (shown.ok && shown.value > 0 && shown.value !== bill.walletMinor) throw refuse(API.checkout.place, 'quote-changed', { field });
}

/** Reserves key, cart, quote, stock, flash stock and coupon, or throws. Returns the stored row of a key that was used before. */
async function reserveAll(
  trx: Transaction,
  order: PreparedOrder,
  owner: Owner,
  { key, quoteId }: { readonly key: Key; readonly quoteId: string },
): Promise<KeyRow | undefined> {
  const changed = () => refuse(API.checkout.place, 'quote-changed');
  const counted = order.lines.filter((line) => countsStock(line.item.row.module_type));
  const pieces = counted.map((line) => ({ itemId: line.item.row.id, variationId: line.variationId ?? 0, quantity: line.priced.quantity }));
  const reserved = await reserveGoods(trx, key, {
    cart: order.cart && consumeCart(order.cart.id, order.cart.version, HAS_KEY),
    quoteId,
    stock: reserveStock(pieces, HAS_QUOTE),
  });
  if (!reserved.has_key) return findKey(trx, key);
  if (!reserved.has_cart || !reserved.has_quote) throw changed();
  if (reserved.missing_stock > 0) throw refuse(API.checkout.place, 'out-of-stock');
  const flashed = order.lines.filter((line) => line.priced.discount?.source === 'flash_sale' && line.item.row.flash);
  const gone = await reserveFlashStock(
    trx,
    flashed.map((line) => ({
      flashSaleId: line.item.row.flash!.flash_sale_id,
      itemId: line.item.row.id,
      quantity: line.priced.flashPieces,
    })),
  );
  if (gone > 0) throw changed();
  const spent = order.coupon && (await reserveCoupon(trx, order.coupon.row.id, owner));
  if (spent) throw refuse(API.checkout.place, spent, { field: 'coupon_code' });
  if (order.bill.welcomeMinor > 0 && !(await reserveWelcome(trx, owner))) throw changed();
  return undefined;
}

const prescriptionRequired = () => refuse(API.checkout.place, 'prescription-required', { field: 'prescription_ids' });

/** Ids of the uploaded prescriptions if a medicine needs one, else none. */
function prescriptionsOf(order: PreparedOrder, { prescription_ids: sent = [] }: PlacedBody): readonly string[] {
  if (!order.lines.some((line) => line.item.row.is_prescription_required)) return [];
  if (sent.length === 0) throw prescriptionRequired();
  return [...new Set(sent)];
}

export function checkPaymentMethod(
  order: PreparedOrder,
  body: Pick<PlacedBody, 'payment_method'>,
  { settings, scope }: Pick<Placing, 'settings' | 'scope'>,
): void {
  const checked = checkPayment(body.payment_method, order.bill, order.paymentTerms);
  if (checked.ok) return;
  const isAnyOffered = PAYMENT_METHODS.some((method) => isOffered(checkPayment(method, order.bill, order.paymentTerms)));
  if (!isAnyOffered) throw refuse(PLACING, 'no-way-to-pay', { field: 'payment_method' });
  const balance =
    checked.problem === 'wallet-too-small'
      ? { balance: formatAmount(checked.balanceMinor, currencyOf(settings, scope.locale)) }
      : undefined;
  throw refuse(PLACING, checked.problem, { field: 'payment_method', ...(balance && { values: balance }) });
}

/** Gateway of an online payment; undefined for other methods and when nothing is due. */
function gatewayOf(api: Api, order: PreparedOrder, body: PlacedBody): PaymentGateway | undefined {
  if (body.payment_method !== 'digital_payment' || order.bill.dueMinor === 0) return undefined;
  const gateway = gatewayNamed(api, body.gateway);
  if (!gateway) throw refuse(API.checkout.place, 'digital-payment-not-allowed', { field: 'gateway' });
  return gateway;
}

/** Banknote that the customer pays with, in minor units. Null when it does not cover the amount due or the order is not paid in cash. */
function changeFrom(body: PlacedBody, order: PreparedOrder, digits: number): number | null {
  if (body.change_from === undefined || body.payment_method !== 'cash_on_delivery') return null;
  const amount = fromJsonAmount(body.change_from, digits);
  return amount.ok && amount.value >= order.bill.dueMinor ? amount.value : null;
}

/** Returns the stored response of the first call, if the body is the same. */
export function replay(stored: KeyRow, bodyHash: Buffer): PlacedOrder {
  if (!bodyHash.equals(stored.body_hash)) throw problem('key-reused');
  return stored.answer as PlacedOrder;
}
