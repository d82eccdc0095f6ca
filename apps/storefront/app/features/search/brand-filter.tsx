import { Button } from '@bozor/ui/actions/button.tsx';
import { Checkbox } from '@bozor/ui/forms/checkbox.tsx';
import { useState } from 'react';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ChipSelect } from '../catalogue/chip-select.tsx';
import * as styles from './brand-filter.module.css';
import { FilterSection } from './filter-section.tsx';
import { listingBrands, type BrandOrder } from './listing-queries.ts';
import { SORT_WORDS } from './listing-words.ts';
import { countsAll } from './listing-state.ts';
import type { Listing } from './use-listing.ts';

const FIRST_BRANDS = 6;
const ORDERS: readonly BrandOrder[] = ['default', 'a_to_z', 'z_to_a'];

/** Brands of the module: the first few, then all; in the shop's order or by name. */
export function BrandFilter({ listing: { state, change } }: { readonly listing: Listing }) {
  const { t, formatNumber } = useI18n();
  const [order, setOrder] = useState<BrandOrder>('default');
  const [showsAll, setShowsAll] = useState(false);
  const inOrder = useApiQuery(listingBrands(order));
  const usual = useApiQuery(listingBrands());
  const brands = (inOrder.data ?? usual.data)?.brands ?? [];
  if (brands.length === 0) return null;
  const shown = showsAll ? brands : brands.slice(0, FIRST_BRANDS);
  const toggle = (id: number) =>
    change({ brandIds: state.brandIds.includes(id) ? state.brandIds.filter((each) => each !== id) : [...state.brandIds, id] });
  return (
    <FilterSection
      title={t('Brands')}
      aside={
        <ChipSelect
          label={t('Sort')}
          options={ORDERS.map((each) => ({ value: each, label: t(SORT_WORDS[each]) }))}
          value={order}
          onChange={setOrder}
        />
      }
    >
      <ul className={styles.list}>
        {shown.map(({ id, name, items_count }) => (
          <li key={id}>
            <Checkbox
              label={name}
              end={countsAll(state) ? formatNumber(items_count) : undefined}
              checked={state.brandIds.includes(id)}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
      {!showsAll && brands.length > FIRST_BRANDS && (
        <Button variant="link" size={40} onClick={() => setShowsAll(true)}>
          {t('Show {count} more', { count: formatNumber(brands.length - FIRST_BRANDS) })}
        </Button>
      )}
    </FilterSection>
  );
}
