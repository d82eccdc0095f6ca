import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useEffect, useEffectEvent } from 'react';
import { ringBell } from '../board/bell.ts';
import { notifyWhileHidden } from './notify-while-hidden.ts';

/** Rings while new orders wait, and notifies of each while the page is hidden. Both end when any device of the store has acted. */
export function useAlarm(fresh: readonly StoreOrder[], mayRing: boolean): { readonly isRinging: boolean } {
  const { t } = useI18n();
  const isRinging = mayRing && fresh.length > 0;
  useEffect(() => (isRinging ? ringBell({ repeats: true }) : undefined), [isRinging]);
  const ids = fresh.map(({ id }) => id).join();
  const showFor = useEffectEvent((id: string) =>
    notifyWhileHidden({ tag: `order-${id}`, title: t('New order'), body: t('No. {number}', { number: id }) }),
  );
  useEffect(() => {
    if (ids === '') return;
    const shown = ids.split(',').map((id) => showFor(id));
    return () => shown.forEach((close) => close());
  }, [ids]);
  return { isRinging };
}
