import type { Charge } from '@bozor/contract/shop/orders/order-shapes.ts';
import { writeDecimals } from '@bozor/domain/words/decimal-mark.ts';
import { CHARGE_LABELS, FREE_BY, TAX_WORDS } from './charge-words.ts';
import { kilometres } from './kilometres.ts';
import type { OrderRow } from './order-row.ts';
import type { Presenting } from './presenting.ts';

/** Rows of a bill that say something even when they are nothing. */
const ALWAYS_SHOWN: readonly Charge['code'][] = ['items', 'delivery'];

/** The bill as it was charged, row by row; the rows that are not included add up to the total. */
export function presentBill(row: OrderRow, { say, money, locale }: Pick<Presenting, 'say' | 'money' | 'locale'>): Charge[] {
  const isParcel = row.order_type === 'parcel';
  const charges: readonly { code: Charge['code']; minor: number; explanation?: string | null }[] = [
    { code: 'items', minor: row.items_minor + row.add_ons_minor },
    { code: 'discount', minor: -row.discount_minor },
    { code: 'coupon', minor: -row.coupon_discount_minor, explanation: row.coupon_code },
    { code: 'welcome', minor: -row.welcome_discount_minor },
    { code: 'packaging', minor: row.packaging_minor },
    { code: 'additional', minor: row.additional_minor },
    {
      code: 'tax',
      minor: row.tax_minor,
      explanation: say(row.tax_included ? TAX_WORDS.included : TAX_WORDS.onTop, {
        percent: writeDecimals(row.tax_percent, locale),
      }),
    },
    { code: 'delivery', minor: row.delivery_minor, explanation: deliveryExplanation(row, { say, locale }) },
    { code: 'tip', minor: row.tip_minor },
  ];
  return charges
    .filter(({ code, minor }) => minor !== 0 || (ALWAYS_SHOWN.includes(code) && !(isParcel && code === 'items')))
    .map(({ code, minor, explanation }) => ({
      code,
      label: say(CHARGE_LABELS[code]),
      amount: money(minor),
      included: code === 'tax' && row.tax_included,
      explanation: explanation ?? null,
      lower_by: null,
    }));
}

function deliveryExplanation(row: OrderRow, { say, locale }: Pick<Presenting, 'say' | 'locale'>): string | null {
  if (row.delivery_free_by !== null) return say(FREE_BY[row.delivery_free_by]);
  if (row.distance_metres === null) return null;
  return say('{km} km', { km: kilometres(row.distance_metres, locale) });
}
