import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import type { Cash } from './use-cash.ts';

/** Text that a courier reads after a delivery: for cash, with the change that was given. */
export function deliveredText({ due, received, change }: Cash, told: number | undefined, { t, formatPrice }: I18n): string {
  if (due === 0 || received === undefined) return t('Delivered');
  return t('Delivered. {due} from {received}: change {change}', {
    due: formatPrice(due),
    received: formatPrice(received),
    change: formatPrice(told ?? change ?? 0),
  });
}
