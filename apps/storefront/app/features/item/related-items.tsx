import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { ScrollRow } from '@bozor/ui/layout/scroll-row.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ItemCard } from '../catalogue/item-card.tsx';
import { namesakesIn } from '../catalogue/namesakes.ts';
import { relatedItems } from './item-extras-queries.ts';
import * as styles from './related-items.module.css';

/** Similar items, those of the same store first. */
export function RelatedItems({ item }: { readonly item: ItemDetails }) {
  const { t } = useI18n();
  const items = useApiQuery(relatedItems(item.id)).data?.products ?? [];
  if (items.length === 0) return null;
  const namesakes = namesakesIn(items);
  return (
    <section className={styles.section} aria-labelledby="related-items">
      <h2 id="related-items" className="text-section">
        {t('You may also like')}
      </h2>
      <ScrollRow label={t('You may also like')} previousLabel={t('Previous')} nextLabel={t('Next')} itemClassName={styles.card}>
        {items.map((each) => (
          <ItemCard key={each.id} item={each} isNamesake={namesakes.has(each.id)} />
        ))}
      </ScrollRow>
    </section>
  );
}
