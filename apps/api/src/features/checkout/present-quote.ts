import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { savedBy } from '@bozor/domain/checkout/charges.ts';
import { checkPayment, isOffered, ORDER_MESSAGES } from '@bozor/domain/checkout/check-order.ts';
import type { EtaWindow } from '@bozor/domain/checkout/eta-window.ts';
import { SLOT_MINUTES } from '@bozor/domain/stores/order-times.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '@bozor/domain/checkout/payment-method.ts';
import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import { presentPricedLine } from '../cart/present-priced-line.ts';
import { gramsOfLine } from '../orders/new-line-row.ts';
import { presentCharges } from '../orders/present-charges.ts';
import { storeSummary } from '../stores/store-summary.ts';
import { paymentObstacles, presentObstacles } from './obstacles.ts';
import type { PreparedOrder } from './prepared-order.ts';
import { explainQuoted, type Presenting } from './explain-quoted.ts';

/** Presents a prepared order to the checkout. `quote_id` and `expires_at` are added once the quote is stored. */
export function presentQuote(
  order: PreparedOrder,
  wanted: PaymentMethod | undefined,
  presenting: Presenting,
): Omit<Quote, 'quote_id' | 'expires_at'> {
  const { settings, locale, words } = presenting;
  const money = (amount: number) => toJsonAmount(amount as Minor, settings.digit_after_decimal_point);
  const translate = (text: string, values?: Readonly<Record<string, string | number>>) => words.translate(locale, text, values);
  const written = (amount: number) => formatAmount(amount as Minor, currencyOf(settings, locale));
  return {
    order_type: order.orderType,
    store: order.store ? storeSummary(order.store.card) : null,
    lines: order.lines.map((line) => ({
      ...presentPricedLine(
        {
          id: line.lineId ?? line.item.row.id,
          variationId: line.variationId,
          selection: line.selection,
          quantity: line.priced.quantity,
          seenPriceMinor: line.seenPriceMinor,
        },
        line.item,
        line.priced,
        money,
      ),
      model: line.item.sellable.model,
      store_id: line.item.row.store_id,
      module_id: line.item.row.module_id,
      name: line.item.card.name,
      image_full_url: line.item.card.image_full_url,
      tile_hue: line.item.card.tile_hue,
      unit_type: line.item.card.unit_type,
      weight: gramsOfLine(line),
      is_prescription_required: line.item.row.is_prescription_required,
    })),
    charges: presentCharges(order.bill.charges, order.orderType, explainQuoted(order, presenting), { locale, money, translate }),
    order_amount: money(order.bill.totalMinor),
    saved_amount: money(savedBy(order.bill.charges)),
    wallet_amount: money(order.bill.walletMinor),
    payable_amount: money(order.bill.dueMinor),
    wallet_balance: money(order.paymentTerms.walletBalanceMinor ?? 0),
    coupon: order.coupon
      ? {
          code: order.coupon.row.code,
          title: order.coupon.row.title,
          discount_amount: money(order.bill.couponMinor),
          free_delivery: order.coupon.applied.isFreeDelivery,
        }
      : null,
    distance: order.distanceMetres === null ? null : Math.round(order.distanceMetres / 10) / 100,
    distance_source: order.distanceMetres === null ? null : 'straight',
    eta: windowOf(order.eta),
    times: {
      asap: windowOf(order.times.soonest),
      not_now: presentObstacles(order.times.notNow, words, locale),
      slots: order.times.slots.map(({ startsAtMs }) => iso(startsAtMs)),
      slot_minutes: SLOT_MINUTES,
    },
    payment_options: PAYMENT_METHODS.map((method) => {
      const checked = checkPayment(method, order.bill, order.paymentTerms);
      return {
        payment_method: method,
        available: checked.ok,
        is_offered: isOffered(checked),
        reason: checked.ok
          ? null
          : words.translate(locale, ORDER_MESSAGES[checked.problem], { balance: written(order.paymentTerms.walletBalanceMinor ?? 0) }),
        maximum: method === 'cash_on_delivery' && order.zone.cash_limit_minor !== null ? money(order.zone.cash_limit_minor) : null,
      };
    }),
    prescription_required: order.lines.some((line) => line.item.row.is_prescription_required),
    warnings: [],
    obstacles: [
      ...presentObstacles(order.obstacles, words, locale),
      ...paymentObstacles(order, wanted, translate, written(order.paymentTerms.walletBalanceMinor ?? 0)),
    ],
  };
}

function windowOf(eta: EtaWindow | undefined): Quote['eta'] {
  return eta ? { from: iso(eta.fromMs), to: iso(eta.toMs), latest: iso(eta.latestMs) } : null;
}

const iso = (ms: number): string => new Date(ms).toISOString();
