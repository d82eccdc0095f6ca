import type { BillTerms } from '@bozor/contract/shop/orders/charge.ts';
import { freeDeliveryOf, type Billed } from '@bozor/contract/shop/orders/predict-bill.ts';
import type { PricedLine } from '@bozor/domain/cart/price-line.ts';
import { orderableLines } from '@bozor/domain/cart/read-cart.ts';
import { CHARGE_KINDS, CHARGES } from '@bozor/domain/checkout/charges.ts';
import type { Coupon } from '@bozor/domain/checkout/coupon.ts';
import { billOfGoods, offeredOrderType, type GoodsTerms } from '@bozor/domain/checkout/goods-bill.ts';
import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import { sum, ZERO, type Minor } from '@bozor/domain/money/minor.ts';
import { inLocale } from '@bozor/domain/words/localized.ts';
import type { Api } from '../../platform/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import type { BillChoices, CartBilling, CartReading, BilledCart } from '../cart/load-cart.ts';
import type { Owner } from '../cart/owner.ts';
import { presentCharges } from '../orders/present-charges.ts';
import { distanceTo } from '../stores/distance-to.ts';
import type { LoadedStore } from '../stores/load-stores.ts';
import { couponFor, couponOf, type CouponUse } from './coupon-for.ts';
import { explainQuoted } from './explain-quoted.ts';
import { goodsTermsOf } from './goods-terms.ts';
import { billingFacts, type BillingFacts, type OrderZone } from './store.ts';
import { tipOf } from './tip-of.ts';

/** Bills a cart as the checkout would quote it: by the same terms and rows, and with a reason in place of a refusal. */
export function cartBilling(api: Api): CartBilling {
  return (owner, choices, reading) => ({
    ...reading,
    beside: billingFacts(reading.scope.point, owner),
    bill: (loaded) => billCart(api, loaded, { owner, choices, reading }),
  });
}

interface Asked {
  readonly owner: Owner;
  readonly choices: BillChoices;
  readonly reading: CartReading;
}

/** Undefined for an empty cart, and where nothing can be ordered from: its store or zone is switched off. */
async function billCart(api: Api, loaded: BilledCart | undefined, asked: Asked): Promise<Billed | undefined> {
  const lines = orderableLines((loaded?.lines ?? []).map(({ read }) => read));
  const store = loaded?.store;
  if (!store || lines.length === 0) return undefined;
  const { owner, choices, reading } = asked;
  const { scope, settings } = reading;
  const { zone, is_welcome: isWelcome } = loaded.more as BillingFacts;
  if (!zone) return undefined;
  const orderType = offeredOrderType(choices.order_type ?? 'delivery', { delivers: store.row.delivers, takesAway: store.row.take_away });
  const way = wayOf(orderType, store, zone, scope.point);
  const money = (amount: Minor) => formatAmount(amount, currencyOf(settings, scope.locale));
  const coupon = await unlessRefused(() =>
    couponFor(api.db, choices.coupon_code, {
      field: 'coupon_code',
      owner,
      store,
      itemsMinor: sum(lines.map(({ totalMinor }) => totalMinor)),
      now: reading.now,
      locale: scope.locale,
      money,
    }),
  );
  const tipMinor = (await unlessRefused(() => tipOf({ ...choices, order_type: orderType }, settings, money))) ?? ZERO;
  const terms = goodsTermsOf({ store, zone, settings, isWelcome, orderType, ...way, coupon: coupon?.applied, tipMinor });
  return present(api, { lines, terms, coupon, reading, problem: way.problem });
}

/** How far the order goes, or why it cannot be brought. */
function wayOf(
  orderType: GoodsTerms['orderType'],
  store: LoadedStore,
  zone: OrderZone,
  point: CartReading['scope']['point'],
): { readonly distanceMetres: number | undefined; readonly problem: Billed['delivery_problem'] } {
  if (orderType === 'take_away') return { distanceMetres: undefined, problem: null };
  if (!point) return { distanceMetres: undefined, problem: 'address-required' };
  const distanceMetres = zone.contains_point ? distanceTo(store.row, point) : null;
  return distanceMetres === null ? { distanceMetres: undefined, problem: 'outside-zone' } : { distanceMetres, problem: null };
}

/** A coupon or a tip that the checkout refuses is not billed; the checkout says why. */
async function unlessRefused<T>(ask: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

interface CartBill {
  readonly lines: readonly PricedLine[];
  readonly terms: GoodsTerms;
  readonly coupon: CouponUse | undefined;
  readonly reading: CartReading;
  readonly problem: Billed['delivery_problem'];
}

function present(api: Api, { lines, terms, coupon, reading, problem }: CartBill): Billed | undefined {
  const { settings, scope } = reading;
  const { locale } = scope;
  const made = billOfGoods(lines, terms);
  if (!made.ok) return undefined;
  const bill = made.value;
  const money = (amount: number) => toJsonAmount(amount as Minor, settings.digit_after_decimal_point);
  const translate = (text: string, values?: Readonly<Record<string, string | number>>) => api.words.translate(locale, text, values);
  const explain = explainQuoted({ bill, tax: terms.tax, coupon }, { locale, settings, words: api.words });
  const isPlaced = problem === null;
  return {
    order_type: terms.orderType,
    charges: presentCharges(bill.charges, terms.orderType, explain, { locale, money, translate }),
    order_amount: money(bill.totalMinor),
    delivery_problem: problem,
    ...freeDeliveryOf(bill, (settings.free_delivery_over ?? ZERO) as Minor, money),
    terms: {
      distance_metres: isPlaced ? (terms.distanceMetres ?? null) : null,
      packaging: money(terms.packagingMinor),
      additional: money(terms.additionalMinor),
      tax_percent: terms.tax?.percent ?? 0,
      tax_included: terms.tax?.isInclusive ?? false,
      welcome: terms.welcome ? { percent: terms.welcome.percent, maximum: money(terms.welcome.maximumMinor) } : null,
      coupon: coupon ? presentCoupon(couponOf(coupon.row), money) : null,
      tip: money(terms.tipMinor ?? ZERO),
      labels: Object.fromEntries(
        CHARGE_KINDS.map((kind) => [
          kind,
          kind === 'additional' && terms.additionalName ? inLocale(terms.additionalName, locale) : translate(CHARGES[kind].label),
        ]),
      ) as BillTerms['labels'],
    },
  };
}

function presentCoupon({ code, benefit, minimumPurchaseMinor }: Coupon, money: (amount: number) => number): BillTerms['coupon'] {
  return {
    code,
    percent: benefit.type === 'percent' ? benefit.percent : null,
    amount: benefit.type === 'amount' ? money(benefit.amountMinor) : null,
    maximum: benefit.type === 'percent' && benefit.maximumMinor !== undefined ? money(benefit.maximumMinor) : null,
    minimum: money(minimumPurchaseMinor),
    free_delivery: benefit.type === 'free_delivery',
  };
}
