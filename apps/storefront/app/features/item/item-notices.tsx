import { pieceGrams } from '@bozor/domain/orders/received/weighing.ts';
import { openStateAt } from '@bozor/domain/stores/open-state-at.ts';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import { weightText } from '../bill/by-weight.tsx';
import { useStoreOffer } from '../catalogue/use-store-offer.ts';
import type { ItemStatus } from './item-status.ts';
import type { ItemChoice } from './use-item-choice.ts';

/** Notices before ordering: availability of item and store, the order from which the store takes something off, a needed prescription. */
export function ItemNotices({ choice: { item, nowMs }, status }: { readonly choice: ItemChoice; readonly status: ItemStatus }) {
  const words = useI18n();
  const { t, formatWhen, daysUntil } = words;
  const { weighing_tolerance_percent: percent } = useConfig();
  const grams = pieceGrams({ soldBy: item.sold_by, measure: item.measure });
  const store = openStateAt(item.store, nowMs);
  const terms = item.store_discount_terms;
  const offer = useStoreOffer(terms && terms.min_purchase > 0 ? terms : null);
  return (
    <>
      {status.state === 'for-later' && (
        <Notice kind="info">
          {status.nextMs !== undefined && daysUntil(status.nextMs, nowMs) === 1
            ? t('Served tomorrow at {hours}. You can order now for later.', { hours: status.hours })
            : t('Served at {hours}. You can order now for later.', { hours: status.hours })}
        </Notice>
      )}
      {!store.open && status.state === 'orderable' && (
        <Notice kind="info">
          {store.next_opening_at
            ? t('The store is closed now and opens {when}', { when: formatWhen(store.next_opening_at, nowMs) })
            : t('The store is closed now')}
          {'. '}
          {item.schedule_order ? t('You can order now for later.') : t('Orders are taken again when it opens.')}
        </Notice>
      )}
      {offer && <Notice kind="info">{offer}</Notice>}
      {grams !== undefined && (
        <Notice kind="info">
          {t('About {weight}: you pay what it weighs, at most {percent} % more.', { weight: weightText(grams, words), percent })}
        </Notice>
      )}
      {item.is_prescription_required === 1 && (
        <Notice kind="info">{t('A prescription is needed. You can add its picture at the checkout.')}</Notice>
      )}
    </>
  );
}
