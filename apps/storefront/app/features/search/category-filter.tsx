import type { CategoryId } from '@bozor/domain/ids.ts';
import { allCategories, toggleCategory } from '@bozor/domain/catalogue/select-category.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Checkbox } from '@bozor/ui/forms/checkbox.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './category-filter.module.css';
import { FilterSection } from './filter-section.tsx';
import { treeOf } from './listing-queries.ts';
import { countsAll } from './listing-state.ts';
import type { Listing } from './use-listing.ts';

/** Tree of checkboxes: a category includes its subcategories; "All" ticks everything. */
export function CategoryFilter({ listing: { state, categories, ticked, change } }: { readonly listing: Listing }) {
  const { t, formatNumber } = useI18n();
  if (categories.length === 0) return null;
  const tree = treeOf(categories);
  const all = allCategories(tree);
  const isAll = ticked.length >= all.length;
  const box = ({ id, name, products_count }: { readonly id: number; readonly name: string; readonly products_count: number }) => (
    <Checkbox
      label={name}
      // Counts are of the whole module.
      end={countsAll(state) ? formatNumber(products_count) : undefined}
      checked={ticked.includes(id)}
      onChange={() => change({ categoryIds: toggleCategory(tree, id as CategoryId, ticked as CategoryId[]) })}
    />
  );
  return (
    <FilterSection
      title={t('Categories')}
      aside={
        <Button variant="link" size={40} aria-pressed={isAll} onClick={() => change({ categoryIds: isAll ? [] : all })}>
          {t('All')}
        </Button>
      }
    >
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category.id}>
            {box(category)}
            {category.childes.some(({ id }) => ticked.includes(id)) && (
              <ul className={styles.under}>
                {category.childes.map((child) => (
                  <li key={child.id}>{box(child)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </FilterSection>
  );
}
