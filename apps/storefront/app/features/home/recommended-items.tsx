import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ItemRow } from '../catalogue/item-row.tsx';
import { recommendedItems } from './home-queries.ts';
import { Shelf, ShelfSkeleton } from './shelf.tsx';
import { useShelfQuery } from './use-shelf-query.ts';

/** Items that the stores recommend. */
export function RecommendedItems() {
  const { t } = useI18n();
  const { data, isPending } = useShelfQuery(recommendedItems());
  if (isPending) return <ShelfSkeleton of="items" />;
  if (!data || data.items.length === 0) return null;
  return (
    <Shelf id="recommended" title={t('Recommended Items')}>
      <ItemRow label={t('Recommended Items')} items={data.items} />
    </Shelf>
  );
}
