import { hasPriceFilter, sortsOf } from '@bozor/domain/catalogue/listing.ts';
import { Chip, ChipChoice, ChipRow } from '@bozor/ui/actions/chip.tsx';
import Star from 'lucide-react/icons/star';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { BrandFilter } from './brand-filter.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { DietFilter } from './diet-filter.tsx';
import { filterOptions, withToggled } from './filter-options.ts';
import { FilterSection } from './filter-section.tsx';
import * as styles from './listing-filters.module.css';
import { SORT_WORDS, STAR_STEPS } from './listing-words.ts';
import { PriceFilter } from './price-filter.tsx';
import type { Listing } from './use-listing.ts';

/** All filters of a listing and its sort order; each change applies at once. */
export function ListingFilters({ listing }: { readonly listing: Listing }) {
  const { t } = useI18n();
  const { state, change } = listing;
  const { listType, dataType } = state;
  return (
    <div className={styles.filters}>
      <div className={styles.section}>
        <ChipChoice
          label={t('Sort')}
          options={sortsOf(listType, { isBrand: dataType === 'brand' }).map((sort) => ({ value: sort, label: t(SORT_WORDS[sort]) }))}
          value={state.sort}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <QuickFilters listing={listing} />
      <PanelFilters listing={listing} />
    </div>
  );
}

/** Filters of the side panel: price, rating and kind. */
export function PanelFilters({ listing }: { readonly listing: Listing }) {
  const { t, formatNumber } = useI18n();
  const { state, change } = listing;
  return (
    <div className={styles.filters}>
      <CategoryFilter listing={listing} />
      {hasPriceFilter(state.listType) && <PriceFilter listing={listing} />}
      <div className={styles.section}>
        <ChipChoice
          label={<h2>{t('Rating')}</h2>}
          options={STAR_STEPS.map((stars) => ({
            value: String(stars),
            label: stars === 0 ? t('Any') : t('{stars} and up', { stars: formatNumber(stars, 1) }),
            ...(stars > 0 && { icon: Star }),
          }))}
          value={String(state.stars)}
          onChange={(stars) => change({ stars: Number(stars) })}
        />
      </div>
      {state.dataType !== 'brand' && <BrandFilter listing={listing} />}
    </div>
  );
}

/** Filters of the button above a listing, which apply to every result. */
export function QuickFilters({ listing }: { readonly listing: Listing }) {
  const { t } = useI18n();
  const { state, change } = listing;
  return (
    <div className={styles.filters}>
      <FilterSection title={t('Show')}>
        <ChipRow>
          {filterOptions(state).map((option) => (
            <Chip key={option.value} pressed={option.checked} onClick={() => change({ filters: withToggled(state.filters, option) })}>
              {t(option.label)}
            </Chip>
          ))}
        </ChipRow>
      </FilterSection>
      <DietFilter listing={listing} />
    </div>
  );
}
