import type { CategoryId } from '@bozor/domain/ids.ts';
import { filtersOf, hasPriceRange, PRICE_RANGE, readPriceRange, sortsOf } from '@bozor/domain/catalogue/listing.ts';
import { allCategories, toggleCategory } from '@bozor/domain/catalogue/select-category.ts';
import { Button } from '@bozor/ui/button.tsx';
import { Checkbox } from '@bozor/ui/checkbox.tsx';
import { Chip, ChipChoice, ChipRow } from '@bozor/ui/chip.tsx';
import { TextField } from '@bozor/ui/text-field.tsx';
import Star from 'lucide-react/icons/star';
import { useState, type ReactNode } from 'react';
import { useApiQuery } from '../../platform/use-api.ts';
import { useWords } from '../../platform/words/words.tsx';
import styles from './listing-filters.module.css';
import { listingBrands } from './listing-queries.ts';
import { FILTER_WORDS, SORT_WORDS, STAR_STEPS } from './listing-words.ts';
import type { Listing } from './use-listing.ts';

/** Everything that narrows a listing; every touch counts at once. `withSort` where the sort has no place of its own. */
export function ListingFilters({ listing, withSort }: { readonly listing: Listing; readonly withSort?: boolean }) {
  const { t, formatNumber } = useWords();
  const { state, change } = listing;
  const { listType, dataType, filters } = state;
  return (
    <div className={styles.filters}>
      {withSort && (
        <div className={styles.section}>
          <ChipChoice
            label={t('Sort')}
            options={sortsOf(listType, { isBrand: dataType === 'brand' }).map((sort) => ({ value: sort, label: t(SORT_WORDS[sort]) }))}
            value={state.sort}
            onChange={(sort) => change({ sort })}
          />
        </div>
      )}
      <Section title={t('Show')}>
        <ChipRow>
          {filtersOf(listType).map((filter) => (
            <Chip
              key={filter}
              pressed={filters.includes(filter)}
              onClick={() =>
                change({ filters: filters.includes(filter) ? filters.filter((each) => each !== filter) : [...filters, filter] })
              }
            >
              {t(FILTER_WORDS[filter])}
            </Chip>
          ))}
        </ChipRow>
      </Section>
      {hasPriceRange(listType) && <PriceRange key={`${state.minPrice}-${state.maxPrice}`} listing={listing} />}
      <div className={styles.section}>
        <ChipChoice
          label={t('Rating')}
          options={STAR_STEPS.map((stars) => ({
            value: String(stars),
            label: stars === 0 ? t('Any') : t('{stars} and up', { stars: formatNumber(stars, 1) }),
            ...(stars > 0 && { icon: Star }),
          }))}
          value={String(state.stars)}
          onChange={(stars) => change({ stars: Number(stars) })}
        />
      </div>
      <Categories listing={listing} />
      {dataType !== 'brand' && <Brands listing={listing} />}
    </div>
  );
}

function Section({ title, aside, children }: { readonly title: string; readonly aside?: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Two numbers, taken when one leaves a field or presses Enter. An untouched end stays empty. */
function PriceRange({ listing: { state, change } }: { readonly listing: Listing }) {
  const { t, formatNumber } = useWords();
  const [from, setFrom] = useState(state.minPrice > PRICE_RANGE.from ? String(state.minPrice) : '');
  const [to, setTo] = useState(state.maxPrice < PRICE_RANGE.to ? String(state.maxPrice) : '');
  const take = () => {
    const range = readPriceRange(Number(from) || PRICE_RANGE.from, to === '' ? PRICE_RANGE.to : Number(to));
    if (range.from !== state.minPrice || range.to !== state.maxPrice) change({ minPrice: range.from, maxPrice: range.to });
  };
  const digits = (text: string) => text.replace(/\D/g, '').slice(0, 9);
  return (
    <Section title={t('Price')}>
      <form
        className={styles.range}
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <TextField
          onBlur={take}
          label={t('From')}
          inputMode="numeric"
          value={from}
          placeholder={formatNumber(PRICE_RANGE.from)}
          onChange={(event) => setFrom(digits(event.target.value))}
        />
        <TextField onBlur={take} label={t('To')} inputMode="numeric" value={to} onChange={(event) => setTo(digits(event.target.value))} />
        <button type="submit" className="visually-hidden" tabIndex={-1}>
          {t('Apply')}
        </button>
      </form>
    </Section>
  );
}

/** A tree with boxes: a category brings those under it along; All ticks everything. */
function Categories({ listing: { categories, ticked, change } }: { readonly listing: Listing }) {
  const { t, formatNumber } = useWords();
  if (categories.length === 0) return null;
  const tree = categories.map(({ id, childes }) => ({
    id: id as CategoryId,
    childes: childes.map((child) => ({ id: child.id as CategoryId })),
  }));
  const all = allCategories(tree);
  const isAll = ticked.length >= all.length;
  const box = ({ id, name, products_count }: { readonly id: number; readonly name: string; readonly products_count: number }) => (
    <Checkbox
      label={name}
      end={formatNumber(products_count)}
      checked={ticked.includes(id)}
      onChange={() => change({ categoryIds: toggleCategory(tree, id as CategoryId, ticked as CategoryId[]) })}
    />
  );
  return (
    <Section
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
    </Section>
  );
}

const FIRST_BRANDS = 6;

function Brands({ listing: { state, change } }: { readonly listing: Listing }) {
  const { t, formatNumber } = useWords();
  const { data } = useApiQuery(listingBrands());
  const [showsAll, setShowsAll] = useState(false);
  const brands = data?.brands ?? [];
  if (brands.length === 0) return null;
  const shown = showsAll ? brands : brands.slice(0, FIRST_BRANDS);
  const toggle = (id: number) =>
    change({ brandIds: state.brandIds.includes(id) ? state.brandIds.filter((each) => each !== id) : [...state.brandIds, id] });
  return (
    <Section title={t('Brands')}>
      <ul className={styles.list}>
        {shown.map(({ id, name, items_count }) => (
          <li key={id}>
            <Checkbox label={name} end={formatNumber(items_count)} checked={state.brandIds.includes(id)} onChange={() => toggle(id)} />
          </li>
        ))}
      </ul>
      {!showsAll && brands.length > FIRST_BRANDS && (
        <Button variant="link" size={40} onClick={() => setShowsAll(true)}>
          {t('Show {count} more', { count: formatNumber(brands.length - FIRST_BRANDS) })}
        </Button>
      )}
    </Section>
  );
}
