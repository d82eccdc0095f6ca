import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { ScrollRow } from '@bozor/ui/layout/scroll-row.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CategoryTile, type CategoryShape } from '../catalogue/category-tile.tsx';
import { categoryList } from '../categories/category-queries.ts';
import * as styles from './home-categories.module.css';

const SHAPES: Readonly<Record<ModuleType, CategoryShape>> = {
  food: 'disc',
  grocery: 'card',
  pharmacy: 'line',
  ecommerce: 'shelf',
  parcel: 'card',
};

/** Categories in the module's own shape: two rows of four on phones, a scrolling row on wider pages. */
export function HomeCategories({ type }: { readonly type: ModuleType }) {
  const { t } = useI18n();
  const { data } = useApiQuery(categoryList());
  if (!data || data.data.length === 0) return null;
  const shape = SHAPES[type];
  return (
    <section aria-label={t('Categories')} className={styles.categories} data-shape={shape}>
      <ScrollRow
        label={t('Categories')}
        previousLabel={t('Previous')}
        nextLabel={t('Next')}
        className={styles.row}
        itemClassName={styles.item}
      >
        {data.data.map((category) => (
          <CategoryTile key={category.id} category={category} shape={shape} />
        ))}
      </ScrollRow>
    </section>
  );
}
