import { PRICE_FILTER_BOUNDS } from '@bozor/domain/catalogue/price-filter.ts';
import type { CategoryId } from '@bozor/domain/ids.ts';
import { allCategories, toggleCategory } from '@bozor/domain/catalogue/select-category.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ChipRow, RemovableChip } from '@bozor/ui/actions/chip.tsx';
import { useEffect, useRef } from 'react';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { nothingLeft } from '@bozor/domain/nothing-left.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { listingBrands, listingDiets, treeOf } from './listing-queries.ts';
import { PREFERENCE_TEXTS } from '../catalogue/diet-chip.tsx';
import { DIETARY_LABEL_TEXTS, FILTER_WORDS } from './listing-words.ts';
import type { Listing } from './use-listing.ts';

interface Applied {
  readonly name: string;
  readonly remove: () => void;
}

/** The active filters of a listing, each removable, or all at once. */
export function AppliedFilters({ listing, className }: { readonly listing: Listing; readonly className?: string }) {
  const { t } = useI18n();
  const applied = useApplied(listing);
  const [container, takeAway] = useNextFocus(applied.length);
  if (applied.length === 0) return null;
  return (
    <div ref={container} className={className}>
      <ChipRow scroll>
        {applied.map(({ name, remove }, at) => (
          <RemovableChip key={name} removeLabel={t('Remove {name}', { name })} onRemove={() => takeAway(at, remove)}>
            {name}
          </RemovableChip>
        ))}
        <Button variant="link" size={40} onClick={() => takeAway(0, listing.clear)}>
          {t('Clear all')}
        </Button>
      </ChipRow>
    </div>
  );
}

/**
 * Removes the filter that has focus. Once it is gone, focus moves to the next one in its place, or to the title with the result count when
 * none is left. A render before that changes nothing: the URL changes in a transition.
 */
function useNextFocus(count: number) {
  const container = useRef<HTMLDivElement>(null);
  const taken = useRef<{ readonly at: number; readonly of: number }>(undefined);
  useEffect(() => {
    if (taken.current === undefined || taken.current.of === count) return;
    const buttons = container.current?.querySelectorAll('button');
    const next = buttons ? buttons[Math.min(taken.current.at, buttons.length - 1)] : document.querySelector<HTMLElement>('main h1');
    taken.current = undefined;
    if (document.activeElement === document.body) next?.focus({ preventScroll: true });
  }, [count]);
  const takeAway = (at: number, act: () => void) => {
    taken.current = { at, of: count };
    act();
  };
  return [container, takeAway] as const;
}

export function useApplied({ state, categories, ticked, change, preference, dropPreference }: Listing): readonly Applied[] {
  const { t, formatNumber, formatPrice } = useI18n();
  const { data } = useApiQuery(listingBrands());
  const { data: known } = useApiQuery(listingDiets());
  const tree = treeOf(categories);
  const isAll = categories.length > 0 && ticked.length >= allCategories(tree).length;
  const isTicked = (id: number) => ticked.includes(id);
  const named = categories.flatMap((parent): readonly { readonly id: number; readonly name: string }[] =>
    isTicked(parent.id) ? [parent] : parent.childes.filter(({ id }) => isTicked(id)),
  );
  const { minPrice, maxPrice, stars, filters, diets, without, showsNotStated, brandIds, dataType, ...others } = state;
  const { listType: _tab, search: _words, category: _named, categoryIds: _ticked, sort: _order, view: _looks, ...rest } = others;
  nothingLeft(rest);
  return [
    ...(preference ? [{ name: t(PREFERENCE_TEXTS[preference]), remove: dropPreference }] : []),
    ...(isAll ? [{ name: t('All categories'), remove: () => change({ categoryIds: [] }) }] : []),
    ...(isAll ? [] : named).map(({ id, name }) => ({
      name,
      remove: () => change({ categoryIds: toggleCategory(tree, id as CategoryId, ticked as CategoryId[]) }),
    })),
    ...(dataType === 'brand' ? [] : (data?.brands ?? []).filter(({ id }) => brandIds.includes(id))).map(({ id, name }) => ({
      name,
      remove: () => change({ brandIds: brandIds.filter((each) => each !== id) }),
    })),
    ...filters.map((filter) => ({
      name: t(FILTER_WORDS[filter]),
      remove: () => change({ filters: filters.filter((each) => each !== filter) }),
    })),
    ...diets.map((diet) => ({
      name: t(DIETARY_LABEL_TEXTS[diet]),
      remove: () => change({ diets: diets.filter((each) => each !== diet) }),
    })),
    ...without.map((code) => ({
      name: t('Without: {allergen}', { allergen: (known?.allergens.find((each) => each.code === code)?.name ?? code).toLowerCase() }),
      remove: () => change({ without: without.filter((each) => each !== code) }),
    })),
    ...(without.length > 0 && showsNotStated ? [{ name: t('Allergens not stated'), remove: () => change({ showsNotStated: false }) }] : []),
    ...(minPrice > PRICE_FILTER_BOUNDS.from
      ? [{ name: t('from {price}', { price: formatPrice(minPrice) }), remove: () => change({ minPrice: PRICE_FILTER_BOUNDS.from }) }]
      : []),
    ...(maxPrice < PRICE_FILTER_BOUNDS.to
      ? [{ name: t('up to {price}', { price: formatPrice(maxPrice) }), remove: () => change({ maxPrice: PRICE_FILTER_BOUNDS.to }) }]
      : []),
    ...(stars > 0 ? [{ name: t('{stars} stars and up', { stars: formatNumber(stars, 1) }), remove: () => change({ stars: 0 }) }] : []),
  ];
}
