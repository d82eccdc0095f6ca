import type { Category } from '@bozor/contract/shop/catalogue/categories.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withQuery } from '@bozor/web/navigation/with-query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { listingCategories, tickedCategories } from './listing-queries.ts';
import { readListing, UNTOUCHED, writeListing, type ListingState } from './listing-state.ts';
import { useDiet, useDietOfModule } from '../../platform/scope/diet.ts';
import type { DietPreference } from '@bozor/domain/storage/parse-stored.ts';
import { pageQuery } from '../../platform/pages/page-query.ts';

export interface Listing {
  readonly state: ListingState;
  readonly categories: readonly Category[];
  readonly ticked: readonly number[];
  readonly change: (change: Parameters<typeof writeListing>[0]) => void;
  /** Takes off every filter, also the preference where it narrows this listing. */
  readonly clear: () => void;
  /** The customer's stored preference where it narrows this listing. */
  readonly preference: DietPreference | undefined;
  readonly dropPreference: () => void;
  readonly showTab: (listType: ListingState['listType']) => void;
}

/**
 * State of the listing and its setters. A change applies at once, so that a box is ticked on press and two quick changes both count. The
 * URL follows with `replace`, so that Back leaves the listing.
 */
export function useListing(): Listing {
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const [requested, setRequested] = useState<{ readonly from: string; readonly address: string }>();
  const address = requested?.from === key ? requested.address : `${pathname}${search}`;
  const { data } = useApiQuery(listingCategories());
  const { choose } = useDiet();
  const diet = useDietOfModule();
  const query = address.slice(pathname.length);
  const state = readListing(pageQuery<'home'>({ search: query }));
  const categories = data?.data ?? NONE;
  const go = (changes: Record<string, string | number | null>) => {
    const next = withQuery({ pathname, search: query }, changes);
    setRequested({ from: key, address: next });
    void navigate(next, { replace: true, preventScrollReset: true });
  };
  return {
    state,
    categories,
    ticked: tickedCategories(state, categories),
    change: (change) => go(writeListing(change)),
    preference: state.diets.includes('veg') ? undefined : diet,
    dropPreference: () => choose(undefined),
    clear: () => {
      // The preference is one of food: elsewhere it is not among the filters that are seen.
      if (diet) choose(undefined);
      go({ ...UNTOUCHED, filter: 'none', category_ids: state.category ? 'none' : null });
    },
    showTab: (listType) => go({ ...UNTOUCHED, ...writeListing({ listType }) }),
  };
}

const NONE: readonly Category[] = [];
