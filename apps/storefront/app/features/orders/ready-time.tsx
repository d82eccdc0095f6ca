import type { OrderCard } from '@bozor/contract/shop/orders/order-shapes.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';

type Readied = Pick<OrderCard, 'ready_by' | 'delay_message' | 'eta_change'>;

/** When the store has the goods ready, as it said. The reason of a later time is said once: here, unless the window has moved by it. */
export function ReadyTime({ order, className }: { readonly order: Readied; readonly className?: string | undefined }) {
  const text = readyText(order, useI18n());
  return text === undefined ? null : <p className={className}>{text}</p>;
}

export function readyText({ ready_by, delay_message, eta_change }: Readied, { t, formatTime }: I18n): string | undefined {
  if (ready_by === null) return undefined;
  const time = formatTime(Date.parse(ready_by));
  return delay_message === null || eta_change !== null
    ? t('Ready by {time}', { time })
    : t('Ready by {time}: {reason}', { time, reason: delay_message });
}
