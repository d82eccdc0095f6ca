import { announce } from '@bozor/ui/feedback/announce.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ItemChoice } from './use-item-choice.ts';

/** Quick presses are said as one. */
const PAUSE_MS = 400;

/** Announces the total of the choice when it changes: '2, 88 900 soʻm' with another number of pieces, else 'Total 88 900 soʻm'. */
export function useSpokenChoice(choice: Pick<ItemChoice, 'priced' | 'wanted'> | undefined): void {
  const { t, formatMoney, formatNumber } = useI18n();
  const total = choice?.priced.totalMinor;
  const quantity = choice?.wanted.quantity;
  const spoken = useRef<{ readonly total: typeof total; readonly quantity: typeof quantity }>(undefined);
  const speak = useEffectEvent(() => {
    const before = spoken.current;
    spoken.current = { total, quantity };
    if (!before || total === undefined || quantity === undefined) return;
    if (before.quantity !== quantity) announce(`${formatNumber(quantity)}, ${formatMoney(total)}`);
    else if (before.total !== total) announce(t('Total {total}', { total: formatMoney(total) }));
  });
  useEffect(() => {
    if (total === undefined) return;
    const timer = setTimeout(speak, spoken.current ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [total, quantity]);
}
