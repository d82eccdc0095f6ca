import { useScope } from '../../platform/scope-context.tsx';
import { urls } from '../../platform/urls.ts';
import { useApiQuery } from '../../platform/use-api.ts';
import { useWords } from '../../platform/words/words.tsx';
import { ItemCard } from '../catalogue/item-card.tsx';
import { newArrivals } from './home-queries.ts';
import { Shelf, ShelfSkeleton } from './shelf.tsx';
import styles from './new-arrivals.module.css';

/** What came last: eight things beside the section's banner, ten without it, four on phones. */
export function NewArrivals() {
  const { t } = useWords();
  const { moduleId } = useScope();
  const { data, isPending } = useApiQuery(newArrivals());
  if (isPending) return <ShelfSkeleton of="grid" />;
  if (!data || data.products.length === 0) return null;
  return (
    <Shelf id="new-arrivals" title={t('New Arrivals')} all={urls.home({ data_type: 'new', module_id: moduleId })}>
      <ul className={styles.items} aria-labelledby="new-arrivals-title">
        {data.products.map((item) => (
          <li key={item.id} className={styles.item}>
            <ItemCard item={item} />
          </li>
        ))}
      </ul>
    </Shelf>
  );
}
