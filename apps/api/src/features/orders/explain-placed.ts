import type { ChargeKind } from '@bozor/domain/checkout/charges.ts';
import { writeDecimals } from '@bozor/domain/words/decimal-mark.ts';
import { FREE_BY, TAX_WORDS } from './charge-words.ts';
import { kilometres } from './kilometres.ts';
import type { OrderRow } from './order-row.ts';
import type { Explain } from './present-charges.ts';
import type { Presenting } from './presenting.ts';

type Explained = Pick<OrderRow, 'charges' | 'coupon_code' | 'tax_percent' | 'delivery_free_by' | 'distance_metres'>;

/** Explains each charge of a placed order. Unlike in a quote, nothing can lower it any more. */
export function explainPlaced(row: Explained, { translate, locale }: Pick<Presenting, 'translate' | 'locale'>): Explain {
  const explanations: { readonly [Kind in ChargeKind]?: () => string | null } = {
    coupon: () => row.coupon_code,
    tax: () => {
      const isIncluded = row.charges.some((charge) => charge.kind === 'tax' && charge.isIncluded);
      return translate(isIncluded ? TAX_WORDS.included : TAX_WORDS.onTop, { percent: writeDecimals(row.tax_percent, locale) });
    },
    delivery: () => {
      if (row.delivery_free_by !== null) return translate(FREE_BY[row.delivery_free_by]);
      return row.distance_metres === null ? null : translate('{km} km', { km: kilometres(row.distance_metres, locale) });
    },
  };
  return (kind) => ({ explanation: explanations[kind]?.() ?? null, calculation: null, lower_by: null });
}
