import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** Note of the customer on the order, unless it is the allergy line. */
export function CustomerNote({ order: { note, allergy } }: { readonly order: Pick<StoreOrder, 'note' | 'allergy'> }) {
  const { t } = useI18n();
  if (note === null || allergy?.text.includes(note)) return null;
  return (
    <Notice>
      <strong>{t('Note of the customer')}</strong>
      <p>
        <bdi>{note}</bdi>
      </p>
    </Notice>
  );
}
