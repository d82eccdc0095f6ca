import { checkTip } from '@bozor/domain/checkout/check-order.ts';
import { fromJsonAmount } from '@bozor/domain/money/json-amount.ts';
import { ZERO, type Minor } from '@bozor/domain/money/minor.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { PRICING_GOODS } from './refusing-endpoints.ts';
import type { WantedOrder } from './wanted-order.ts';

/** The courier's tip in minor units. A take-away order has no courier and no tip. */
export function tipOf(wanted: WantedOrder, settings: Settings, money: (amount: Minor) => string): Minor {
  if (wanted.dm_tips === undefined || wanted.order_type === 'take_away') return ZERO;
  const maximumMinor = settings.tip_maximum as Minor;
  const amount = fromJsonAmount(wanted.dm_tips, settings.digit_after_decimal_point);
  const tip = checkTip(amount.ok ? amount.value : -1, maximumMinor);
  if (!tip.ok) throw refuse(PRICING_GOODS, 'tip-out-of-range', { field: 'dm_tips', values: { maximum: money(maximumMinor) } });
  return tip.value;
}
